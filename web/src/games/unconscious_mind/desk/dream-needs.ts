/** What a Dream still needs, and what could pay for it. The Python side: `rules/dial.py`. */

import { AREAS, count, isRightQuality, rings, type Dial } from './dial';
import type { InsightPrice } from '../edition';
import type { Area } from '../types';

/**
 * How an Insight asked for can be paid: by the very one, by one of a higher level, by one that Coffee lifts or
 * turns first, or not at all.
 */
export type Means = 'exact' | 'higher' | 'coffee' | 'missing';

export interface Part {
  readonly need: InsightPrice;
  readonly means: Means;
  /** The Insight that would pay it; empty when it is missing. */
  readonly area: Area;
}

export interface Needs {
  readonly verdict: 'payable' | 'coffee' | 'missing';
  /** The Coffee it takes; for a Dream that cannot be paid, what it would take, or 0 if no Coffee would do. */
  readonly coffee: number;
  /** In the order of the price. */
  readonly parts: readonly Part[];
}

export interface Purse {
  readonly dial: Dial;
  readonly coffee: number;
  /** What an Elevation or a Transfer costs. */
  readonly adjust: number;
  /** What the next one costs, for one client's ability. */
  readonly nextAdjust: number;
}

export function dreamNeeds(price: readonly InsightPrice[], purse: Purse): Needs {
  const best = cheapest(price, purse.dial);
  const coffee = best ? coffeeFor(best.adjusts, purse) : 0;
  if (best && coffee <= purse.coffee) {
    return { verdict: best.adjusts ? 'coffee' : 'payable', coffee, parts: best.parts };
  }
  return { verdict: 'missing', coffee, parts: asFarAsPossible(price, purse.dial) };
}

/** The Insights that are missing, as they are asked for. */
export function missing({ parts }: Needs): InsightPrice[] {
  return parts.filter(({ means }) => means === 'missing').map(({ need }) => need);
}

function coffeeFor(adjusts: number, { adjust, nextAdjust }: Purse): number {
  return adjusts ? nextAdjust + (adjusts - 1) * adjust : 0;
}

interface Plan {
  readonly parts: readonly Part[];
  readonly adjusts: number;
  /** Levels given away. */
  readonly waste: number;
}

/** Elevations and Transfers that make an Insight fit. */
function adjustsFor(area: Area, need: InsightPrice): number {
  return Math.max(0, -rings(area, need)) + (isRightQuality(area, need) ? 0 : 1);
}

function better(one: Plan | undefined, other: Plan | undefined): Plan | undefined {
  if (!one || !other) return one ?? other;
  const difference = one.adjusts - other.adjusts || one.waste - other.waste;
  return difference > 0 ? other : one;
}

/** A way to pay everything with the fewest changes, wasting the least; undefined with too few Insights. */
function cheapest(price: readonly InsightPrice[], dial: Dial): Plan | undefined {
  const left = new Map(AREAS.map((area) => [area, count(dial, area)]));

  function pay(at: number): Plan | undefined {
    const need = price[at];
    if (!need) return { parts: [], adjusts: 0, waste: 0 };
    let best: Plan | undefined;
    for (const area of AREAS) {
      const pieces = left.get(area)!;
      if (!pieces) continue;
      left.set(area, pieces - 1);
      const rest = pay(at + 1);
      left.set(area, pieces);
      if (!rest) continue;
      const adjusts = adjustsFor(area, need);
      const above = Math.max(0, rings(area, need));
      const means: Means = adjusts ? 'coffee' : above ? 'higher' : 'exact';
      best = better(best, {
        parts: [{ need, means, area }, ...rest.parts],
        adjusts: adjusts + rest.adjusts,
        waste: above + rest.waste,
      });
    }
    return best;
  }

  return pay(0);
}

/** As much of a price as the dial pays without Coffee; the highest levels asked for count most. */
function asFarAsPossible(price: readonly InsightPrice[], dial: Dial): Part[] {
  const subsets = [...Array(2 ** price.length).keys()].sort((one, other) => worth(other) - worth(one));
  for (const subset of subsets) {
    const chosen = price.filter((_, at) => (subset >> at) & 1);
    const plan = cheapest(chosen, dial);
    if (!plan || plan.adjusts) continue;
    const paid = [...plan.parts];
    return price.map((need, at) =>
      (subset >> at) & 1 ? paid.shift()! : { need, means: 'missing' as const, area: '' },
    );
  }
  return [];

  function worth(subset: number): number {
    return price.reduce(
      (sum, { level }, at) =>
        (subset >> at) & 1 ? sum + 10 + ['minor', 'median', 'major'].indexOf(level) : sum,
      0,
    );
  }
}
