/** The Insight dial: its areas, and what lies in them. */

import { LEVELS, QUALITIES, type InsightPrice } from '../edition';
import type { Area, Level, UnconsciousMindPlayer, Quality } from '../types';

export type Dial = UnconsciousMindPlayer['dial'];

export const RESERVE: Area = 'reserve';

/** Section by section, from the middle outwards; the reserve is none of them. */
export const AREAS: readonly Area[] = QUALITIES.flatMap((quality) =>
  LEVELS.map((level) => areaOf(level, quality)),
);

export function areaOf(level: Level, quality: Quality): Area {
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

/** Insights that have a quality: all but the reserve. */
export function onDial(dial: Dial): number {
  return AREAS.reduce((sum, area) => sum + count(dial, area), 0);
}

/** How many levels an Insight is above what is asked for; below 0 where it is too low. */
export function rings(area: Area, need: InsightPrice): number {
  return ringOf(levelOf(area)) - ringOf(need.level);
}

export function isRightQuality(area: Area, need: InsightPrice): boolean {
  return need.quality === 'any' || need.quality === qualityOf(area);
}
