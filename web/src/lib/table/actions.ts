/** What may be done in words, in groups a person can find their way in. */

import type { Action, Choice } from '../wire/wire';
import type { Words } from '../words/words';

/** The same action, wherever it came from. */
export function sameAction(one: Action, other: Action): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** What tells an action from all others: its values, in the order in which every action of its kind has them. */
export const keyOf = (action: Action): string => Object.values(action).join(' ');

interface ActionGroup {
  readonly key: string;
  readonly title: string;
  readonly choices: readonly Choice[];
}

/**
 * Choices that say the same kind of thing together and, of these, those that name the same thing (a tile) together,
 * in the order they are given in. A group is called after that thing; without one, it says what they say, with an
 * ellipsis for what they differ in.
 */
export function groupChoices(choices: readonly Choice[], t: Words): ActionGroup[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = [choice.phrase.id, ...Object.values(choice.phrase.names ?? {})].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups].map(([key, group]) => ({ key, title: titleOf(group[0]!, t), choices: group }));
}

function titleOf({ phrase: { id, args, names = {}, seats } }: Choice, t: Words): string {
  const named = Object.values(names).map((name) => t(name));
  const ellipses = Object.fromEntries(Object.keys({ ...args, ...seats }).map((place) => [place, '…']));
  return capitalised(named.length ? named.join(', ') : t(id, ellipses), t.language);
}

export function capitalised(text: string, language: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(language) + rest.join('');
}
