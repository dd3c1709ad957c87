/** A way to play a turn, in words. */

import { sameAction } from '../table/actions';
import type { Action, Advice } from '../wire/wire';

export interface Told {
  readonly text: string;
  /** How many times in a row. */
  readonly times: number;
}

/** The steps of a way that say something: one that means just what another before it meant only carries that out. */
export function tellingSteps({ actions, meanings }: Advice): number[] {
  return [...actions.keys()].filter((at) => {
    const [before, now] = [meanings[at - 1] ?? {}, meanings[at] ?? {}];
    const isSame = Object.keys(now).length > 0 && JSON.stringify(now) === JSON.stringify(before);
    return !isSame || actions[at]!.do === actions[at - 1]!.do;
  });
}

/** What is done, one after another; the same thing several times over is told once. */
export function toldSteps(steps: readonly string[]): Told[] {
  const told: Told[] = [];
  for (const text of steps) {
    const last = told.at(-1);
    if (last?.text === text) told[told.length - 1] = { text, times: last.times + 1 };
    else told.push({ text, times: 1 });
  }
  return told;
}

/** The steps two ways to play a turn are told apart by: how the first begins, and where it leaves the other. */
export function parting(way: readonly Action[], other: readonly Action[]): number[] {
  const at = way.findIndex((action, index) => !other[index] || !sameAction(action, other[index]));
  if (!way.length) return [];
  return at > 0 ? [0, at] : [0];
}

/**
 * Without those that begin like a better one and are good for the same reasons: to a person they are the same idea.
 * The best comes first.
 */
export function ideas(ways: readonly Advice[]): Advice[] {
  const idea = ({ actions, reasons }: Advice): string => JSON.stringify([actions[0], reasons]);
  const known = ways.map(idea);
  return ways.filter((way, at) => known.indexOf(idea(way)) === at);
}
