/** The end of a game, put in order. */

import type { SeatResult } from '../wire/wire';

/** Seats as they finished: winners first (a game may be won at once, with fewer points), then by points. */
export function standing(results: readonly SeatResult[]): number[] {
  return results
    .map((_, seat) => seat)
    .sort((a, b) => {
      const [one, other] = [results[a]!, results[b]!];
      return Number(other.won) - Number(one.won) || other.points - one.points || a - b;
    });
}

/** Every source of points, in the order in which they are revealed. */
export function sourcesOf(results: readonly SeatResult[]): string[] {
  return [...new Set(results.flatMap((result) => Object.keys(result.sources)))];
}
