/** Chances to win, as people read them. */

import type { SeatResult } from '../wire/wire';

const formats = new Map<string, Intl.NumberFormat>();

/** `54%`, `54 %`: as the language writes it. */
export function percent(chance: number, language: string): string {
  let format = formats.get(language);
  if (!format) formats.set(language, (format = new Intl.NumberFormat(language, { style: 'percent' })));
  return format.format(chance);
}

/** Whole percents that add up to 100, each as near to its chance as that allows. */
export function wholeShares(chances: readonly number[]): number[] {
  const sum = chances.reduce((total, chance) => total + chance, 0);
  if (sum <= 0) return chances.map(() => 0);
  const exact = chances.map((chance) => (chance / sum) * 100);
  const shares = exact.map(Math.floor);
  const byRemainder = exact.map((_, seat) => seat).sort((a, b) => (exact[b]! % 1) - (exact[a]! % 1));
  const missing = 100 - shares.reduce((total, share) => total + share, 0);
  for (const seat of byRemainder.slice(0, missing)) shares[seat]! += 1;
  return shares;
}

/** Once a game is over nothing is left to chance: those who won share it. */
export function outcome(results: readonly SeatResult[]): number[] {
  const winners = results.filter(({ won }) => won).length;
  return results.map(({ won }) => (won ? 1 / winners : 0));
}
