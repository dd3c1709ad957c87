/** What tests of several rooms make. */

import type { Action, Choice } from './wire/wire';

/** Something that may be done, said as its kind. */
export const choice = <Outcome = unknown>(action: Action, outcome = {} as Outcome): Choice<Outcome> => ({
  action,
  phrase: { id: String(action.do) },
  told: [],
  outcome,
});
