/** What tests of several rooms make. */

import type { Action, Choice, GameInfo, Phrase } from './wire/wire';

/** Something that may be done, said as its kind. */
export const choice = (action: Action, outcome: unknown = {}): Choice => ({
  action,
  phrase: { id: String(action.do) },
  told: [],
  outcome,
});

/** The sentence of an action as the server sends it: message `{game}-do-{kind}` with its arguments. */
export function actionPhrase(game: Pick<GameInfo, 'id' | 'actions'>, action: Action): Phrase {
  const phrase = { id: `${game.id}-do-${action.do}`, args: {}, names: {}, seats: {} } as Required<Phrase>;
  for (const { name, shown_as, prefix } of game.actions[String(action.do)] ?? []) {
    const value = action[name];
    if (value === undefined) continue;
    if (shown_as === 'named') phrase.names[name] = `${prefix}-${value}`;
    else if (shown_as === 'seat') phrase.seats[name] = Number(value);
    else phrase.args[name] = value;
  }
  return phrase;
}
