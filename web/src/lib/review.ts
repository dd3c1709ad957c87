/** What a review says, put in order for those who read it. */

import { outcome } from './chances';
import type { Review, ReviewedTurn, SeatResult } from './wire';

/** The chances before every turn that was looked at; when all were, how it ended comes last. */
export function moments(review: Review, results: readonly SeatResult[]): readonly (readonly number[])[] {
  const chances = review.turns.map((turn) => turn.chances);
  return review.status === 'ready' ? [...chances, outcome(results)] : chances;
}

/** The moment that is the end of the game: one more than there are turns. */
export const lastMoment = (review: Review): number => Math.max(review.total, review.turns.length);

/** Which turn was on when so many decisions had been taken; the number of turns after the last. */
export function turnAt(turns: readonly ReviewedTurn[], ply: number): number {
  const on = turns.findLastIndex((turn) => turn.ply <= ply);
  if (on === turns.length - 1 && on >= 0 && ply >= turns[on]!.end) return turns.length;
  return Math.max(0, on);
}

/** How a turn changed the chances of who played it, from before it to before the next one. */
export function swing(review: Review, turn: number, results: readonly SeatResult[]): number {
  const all = moments(review, results);
  const { seat } = review.turns[turn]!;
  return (all[turn + 1]?.[seat] ?? all[turn]![seat]!) - all[turn]![seat]!;
}
