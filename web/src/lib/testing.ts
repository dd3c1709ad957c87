/** What tests of several rooms make. */

import type { Action, Choice } from './wire/wire';

/** Something that may be done, said as its kind. */
export const choice = (action: Action, outcome: unknown = {}): Choice => ({
  action,
  phrase: { id: String(action.do) },
  told: [],
  outcome,
});
