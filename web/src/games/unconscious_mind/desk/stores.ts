/** What the view tells of a player in other places than under the player, and what it comes to. */

import { AREAS, common, levelOf, own, qualityOf, type Dial } from './dial';
import type { Level, UnconsciousMindView, Quality } from '../types';

export function ideasOnTable(view: UnconsciousMindView, seat: number): number {
  return Object.values(view.table)
    .filter((lying) => lying.seat === seat)
    .reduce((sum, { ideas }) => sum + ideas, 0);
}

export function treatisesOf(view: UnconsciousMindView, seat: number): string[] {
  return Object.entries(view.treatises)
    .filter(([, published]) => published.seat === seat)
    .map(([id]) => id);
}

/** The opponent of a solo game: it holds no Insights, Coffee or cards, and its first tiles are its own. */
export function isTheId({ players }: UnconsciousMindView, seat: number): boolean {
  return players[seat]?.notebook.some((tile) => tile.startsWith('id_')) ?? false;
}

/** How many Impulse cards are still face down. */
export function impulsesLeft({ impulses }: Pick<UnconsciousMindView, 'impulses'>): number {
  let left = 0;
  for (let mask = impulses; mask; mask &= mask - 1) left += 1;
  return left;
}

export interface Pieces {
  readonly level: Level;
  readonly quality: Quality;
  readonly isOwn: boolean;
  readonly count: number;
}

/** The Insights on a dial, alike ones together; the reserve has none of a kind. */
export function insightPieces(dial: Dial): Pieces[] {
  return AREAS.flatMap((area) => {
    const kind = { level: levelOf(area), quality: qualityOf(area) };
    return [
      { ...kind, isOwn: false, count: common(dial, area) },
      { ...kind, isOwn: true, count: own(dial, area) },
    ];
  }).filter(({ count }) => count);
}

export function sourcesWithPoints(points: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(points).filter(([, count]) => count);
}
