/** Hexes with their points up, in axial coordinates (columns, slanting rows), and the points they come to. */

/** `[q, r]`: q grows to the right, r downwards and half a hex to the right. */
export type Hex = readonly [number, number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a hex. `size`: from the middle of any hex to a corner. */
export function centre([q, r]: Hex, size: number): Point {
  return { x: size * Math.sqrt(3) * (q + r / 2), y: size * 1.5 * r };
}

/** The corners of a hex about 0,0, clockwise from the top; `turn`: degrees clockwise. */
export function corners(size: number, turn = 0): Point[] {
  return [0, 1, 2, 3, 4, 5].map((at) => polar(size, at * 60 + turn));
}

/** A hex about 0,0 as an SVG path. */
export function hexPath(size: number, turn = 0): string {
  return `M${corners(size, turn)
    .map(({ x, y }) => `${rounded(x)} ${rounded(y)}`)
    .join('L')}Z`;
}

/** The point so far from 0,0 in a direction: degrees clockwise from the top. */
export function polar(far: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: far * Math.sin(angle), y: -far * Math.cos(angle) };
}

/** The direction of a point from 0,0: degrees clockwise from the top, from -180 to 180. */
export function direction({ x, y }: Point): number {
  return (Math.atan2(x, -y) * 180) / Math.PI;
}

/** A point turned about 0,0, degrees clockwise. */
export function turned(point: Point, degrees: number): Point {
  return polar(Math.hypot(point.x, point.y), direction(point) + degrees);
}

/** How many steps from hex to hex. */
export function distance([q, r]: Hex, [otherQ, otherR]: Hex): number {
  const [dq, dr] = [q - otherQ, r - otherR];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/**
 * The place an arrow key leads to: the nearest within a right angle about the direction, counted along the
 * direction and sideways. So a row of hexes is never passed over, and every hex can be reached.
 */
export function nearest<T extends Point>(from: Point, arrow: Point, places: Iterable<T>): T | undefined {
  let found: T | undefined;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * arrow.x + dy * arrow.y;
    const aside = Math.abs(dx * arrow.y - dy * arrow.x);
    if (ahead <= 0.01 || aside > ahead * 1.01) continue;
    const far = ahead + aside;
    if (far < least) [found, least] = [place, far];
  }
  return found;
}

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

const rounded = (value: number): number => Math.round(value * 100) / 100;
