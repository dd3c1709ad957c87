/** Where things are on the drawing of an Insight dial: three sections, three rings, the reserve in the middle. */

import { levelOf, qualityOf, ringOf } from '../desk/dial';
import { QUALITIES } from '../edition';
import type { Area, Quality } from '../types';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Edges of the rings, from the reserve outwards. */
export const RADII: readonly number[] = [41, 77, 113, 147];
export const PIECE = 27;
/** Between the middles of two pieces. */
const STEP = 28;
const THIRD = 120;

/** The middle of a section: Growth above left, Freedom above right, Passion below. */
export function sectionAngle(quality: Quality): number {
  return -150 + THIRD * QUALITIES.indexOf(quality);
}

export function at(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

const written = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

function edges(area: Area): { inner: number; outer: number; from: number; to: number } {
  const ring = ringOf(levelOf(area));
  const middle = sectionAngle(qualityOf(area));
  return { inner: RADII[ring]!, outer: RADII[ring + 1]!, from: middle - THIRD / 2, to: middle + THIRD / 2 };
}

/** The outline of an area. */
export function sector(area: Area): string {
  const { inner, outer, from, to } = edges(area);
  return [
    `M${written(at(outer, from))}`,
    `A${outer} ${outer} 0 0 1 ${written(at(outer, to))}`,
    `L${written(at(inner, to))}`,
    `A${inner} ${inner} 0 0 0 ${written(at(inner, from))}Z`,
  ].join('');
}

/** The middle of an area. */
export function middle(area: Area): Point {
  const { inner, outer } = edges(area);
  return at((inner + outer) / 2, sectionAngle(qualityOf(area)));
}

/** Places for so many pieces side by side along an area; an empty list when they have no room. */
export function places(area: Area, count: number): Point[] {
  const { inner, outer } = edges(area);
  const radius = (inner + outer) / 2;
  const turn = (STEP / radius) * (180 / Math.PI);
  if (count * turn > THIRD) return [];
  const start = sectionAngle(qualityOf(area)) - ((count - 1) / 2) * turn;
  return Array.from({ length: count }, (_, index) => at(radius, start + index * turn));
}

/** Places for pieces in the reserve, where they are smaller: rows of at most four. */
export function reservePlaces(count: number): Point[] {
  const rows = count > 8 ? 4 : count > 6 ? 3 : count > 2 ? 2 : 1;
  const step = rows > 3 ? 15 : 18;
  const found: Point[] = [];
  for (let row = 0; row < rows; row += 1) {
    const left = count - found.length;
    const here = Math.min(Math.ceil(left / (rows - row)), left);
    for (let index = 0; index < here; index += 1) {
      found.push({ x: (index - (here - 1) / 2) * step, y: (row - (rows - 1) / 2) * step });
    }
  }
  return found;
}
