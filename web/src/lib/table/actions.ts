/** The legal actions in words, and in an order a person can find their way in. */

import type { Action, GameInfo, Phrase } from '../wire/wire';
import type { Words } from '../words/words';

/** The same action, wherever it came from. */
export function sameAction(one: Action, other: Action): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** What tells an action from all others: its values, in the order in which every action of its kind has them. */
export const keyOf = (action: Action): string => Object.values(action).join(' ');

const kindOf = (action: Action): string => String(action.do);

/** The sentence for an action: message `{game}-do-{kind}` with its arguments. */
export function actionPhrase(game: GameInfo, action: Action): Phrase {
  const phrase = {
    id: `${game.id}-do-${kindOf(action)}`,
    args: {},
    names: {},
    seats: {},
  } as Required<Phrase>;
  for (const { name, shown_as, prefix } of game.actions[kindOf(action)] ?? []) {
    const value = action[name];
    if (value === undefined) continue;
    if (shown_as === 'named') phrase.names[name] = `${prefix}-${value}`;
    else if (shown_as === 'seat') phrase.seats[name] = Number(value);
    else phrase.args[name] = value;
  }
  return phrase;
}

export interface ActionGroup {
  readonly key: string;
  readonly title: string;
  readonly actions: readonly Action[];
}

/**
 * Actions of a kind together and, within a kind, those that name the same thing (a tile) together.
 * A group is called after that thing; without one, after its kind, with an ellipsis for each argument.
 */
export function groupActions(game: GameInfo, actions: readonly Action[], t: Words): ActionGroup[] {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    const named = namedValues(game, action);
    const key = [kindOf(action), ...named.map(({ value }) => value)].join(' ');
    const group = groups.get(key);
    if (group) group.push(action);
    else groups.set(key, [action]);
  }
  const kinds = Object.keys(game.actions);
  return [...groups]
    .map(([key, group]) => ({ key, title: groupTitle(game, group[0]!, t), actions: group }))
    .sort((a, b) => kinds.indexOf(kindOf(a.actions[0]!)) - kinds.indexOf(kindOf(b.actions[0]!)));
}

function namedValues(game: GameInfo, action: Action): { prefix: string; value: string }[] {
  return (game.actions[kindOf(action)] ?? [])
    .filter(({ shown_as, name }) => shown_as === 'named' && action[name] !== undefined)
    .map(({ name, prefix }) => ({ prefix, value: String(action[name]) }));
}

function groupTitle(game: GameInfo, action: Action, t: Words): string {
  const named = namedValues(game, action);
  const title = named.length
    ? named.map(({ prefix, value }) => t(`${prefix}-${value}`)).join(', ')
    : t(`${game.id}-do-${kindOf(action)}`, ellipses(game, action));
  return capitalised(title, t.language);
}

function ellipses(game: GameInfo, action: Action): Record<string, string> {
  return Object.fromEntries((game.actions[kindOf(action)] ?? []).map(({ name }) => [name, '…']));
}

export function capitalised(text: string, language: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(language) + rest.join('');
}
