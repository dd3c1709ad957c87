/** The Insight dial: its areas, and what lies in them. */

import { LEVELS, QUALITIES } from '../edition';
import type { Area, Level, Quality, UnconsciousMindPlayer } from '../types';

export type Dial = UnconsciousMindPlayer['dial'];

export const RESERVE: Area = 'reserve';

/** Section by section, from the middle outwards; the reserve is none of them. */
export const AREAS: readonly Area[] = QUALITIES.flatMap((quality) =>
  LEVELS.map((level) => areaOf(level, quality)),
);

function areaOf(level: Level, quality: Quality): Area {
  return `${level}-${quality}`;
}

export function levelOf(area: Area): Level {
  return area.split('-')[0] as Level;
}

export function qualityOf(area: Area): Quality {
  return area.split('-')[1] as Quality;
}

/** 0 to 2, outwards. */
export function ringOf(level: Level): number {
  return LEVELS.indexOf(level);
}

export function common(dial: Dial, area: Area): number {
  return dial[area]?.[0] ?? 0;
}

export function own(dial: Dial, area: Area): number {
  return dial[area]?.[1] ?? 0;
}

export function count(dial: Dial, area: Area): number {
  return common(dial, area) + own(dial, area);
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
