/** A way to play a turn, in words. */

import { sameAction } from './actions';
import type { Action } from './wire';

export interface Told {
  readonly text: string;
  /** How many times in a row. */
  readonly times: number;
}

/** What is done, one after another; the same thing several times over is told once. */
export function toldActions(
  [first, ...rest]: readonly Action[],
  tellFirst: (action: Action) => string,
  tell: (action: Action) => string,
): Told[] {
  if (!first) return [];
  const told: Told[] = [];
  for (const text of [tellFirst(first), ...rest.map(tell)]) {
    const last = told.at(-1);
    if (last?.text === text) told[told.length - 1] = { text, times: last.times + 1 };
    else told.push({ text, times: 1 });
  }
  return told;
}

/** What two ways to play a turn are told apart by: how the first begins, and where it leaves the other. */
export function parting(way: readonly Action[], other: readonly Action[]): Action[] {
  const at = way.findIndex((action, index) => !other[index] || !sameAction(action, other[index]));
  const [first] = way;
  if (!first) return [];
  return at > 0 ? [first, way[at]!] : [first];
}
