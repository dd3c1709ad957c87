/** What a review says, put in order for those who read it. */

import { outcome } from './chances';
import type { Review, ReviewedTurn, SeatResult } from '../wire/wire';

/**
 * The chances before every turn that was looked at; when all were, how it ended comes last.
 *
 * Whoever is to play sees the brighter side. What everybody thought last counts alike, so that the curve goes up and
 * down with the game rather than with every turn.
 */
export function moments(review: Review, results: readonly SeatResult[]): readonly (readonly number[])[] {
  const views = new Map<number, readonly number[]>();
  // Who has yet to play counts with what they will think first.
  for (const { seat, chances } of [...review.turns].reverse()) views.set(seat, chances);
  const all = review.turns.map(({ seat, chances }) => {
    views.set(seat, chances);
    return averages([...views.values()]);
  });
  return review.status === 'ready' ? [...all, outcome(results)] : all;
}

const averages = (rows: readonly (readonly number[])[]): number[] =>
  rows[0]!.map((_, at) => rows.reduce((sum, row) => sum + row[at]!, 0) / rows.length);

/** The moment that is the end of the game: one more than there are turns. */
export const lastMoment = (review: Review): number => Math.max(review.total, review.turns.length);

/** Which turn was on when so many decisions had been taken; the number of turns after the last. */
export function turnAt(turns: readonly ReviewedTurn[], ply: number): number {
  const on = turns.findLastIndex((turn) => turn.ply <= ply);
  if (on === turns.length - 1 && on >= 0 && ply >= turns[on]!.end) return turns.length;
  return Math.max(0, on);
}

/**
 * How the chance of who played a turn changed until their next one, in their own eyes: others know other things, and
 * whoever is to play sees the brighter side.
 */
export function swing(review: Review, turn: number, results: readonly SeatResult[]): number {
  const { seat, chances } = review.turns[turn]!;
  const next = review.turns.slice(turn + 1).find((later) => later.seat === seat)?.chances;
  const after = next ?? (review.status === 'ready' ? outcome(results) : chances);
  return after[seat]! - chances[seat]!;
}
