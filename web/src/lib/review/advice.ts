/** A way to play a turn, in words. */

import { sameAction } from '../table/actions';
import type { Advice, Choice } from '../wire/wire';

export interface Told {
  readonly text: string;
  /** How many times in a row. */
  readonly times: number;
}

/** The steps of a way that say something: one that means just what another before it meant only carries that out. */
export function tellingSteps({ steps }: Advice): Choice[] {
  return steps.filter((now, at) => {
    const before = steps[at - 1];
    if (!before || now.action.do === before.action.do) return true;
    return !isSaid(now.outcome) || JSON.stringify(now.outcome) !== JSON.stringify(before.outcome);
  });
}

const isSaid = (outcome: unknown): boolean => Object.keys(outcome as object).length > 0;

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
export function parting({ steps }: Advice, other: Advice | undefined): Choice[] {
  const isOther = ({ action }: Choice, at: number): boolean => {
    const beside = other?.steps[at];
    return !beside || !sameAction(action, beside.action);
  };
  const at = steps.findIndex(isOther);
  return at > 0 ? [steps[0]!, steps[at]!] : steps.slice(0, 1);
}

/**
 * Without those that begin like a better one and are good for the same reasons: to a person they are the same idea.
 * The best comes first.
 */
export function ideas(ways: readonly Advice[]): Advice[] {
  const idea = ({ steps, reasons }: Advice): string => JSON.stringify([steps[0]?.action, reasons]);
  const known = ways.map(idea);
  return ways.filter((way, at) => known.indexOf(idea(way)) === at);
}
