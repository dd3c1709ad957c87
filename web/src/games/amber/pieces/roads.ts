/**
 * How a tile's roads run, worked out from nothing but its sides and passages, so that a corrected edition
 * with another kind of tile draws too. A tile is 100 units wide; shapes are those before turning.
 */

import type { Side, TileKind } from '../types';

export const CELL = 100;
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

/** Where the middle line of a roundabout's ring runs. */
export const RING = 20;

/** How tightly the roads of a junction turn into one another. */
const FILLET = 30;

/**
 * Roads reach a little into the next square, the pale surface further than the dark casing under it, so that
 * no seam shows between two tiles.
 */
const LAP = 1.5;
export const CASING_LAP = 0.4;
const MID = CELL / 2;

const EDGE: Readonly<Record<Side, readonly [number, number]>> = {
  N: [MID, 0],
  E: [CELL, MID],
  S: [MID, CELL],
  W: [0, MID],
};
const OUTWARD: Readonly<Record<Side, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

/** Roads that join one another; two of them on a tile do not meet. */
interface Road {
  readonly sides: readonly Side[];
  /** Middle lines, as SVG paths: of the surface, and of the casing under it. */
  readonly surface: string;
  readonly casing: string;
  /** `ring`: a roundabout; `end`: a lone road that stops in the middle; `deck`: it crosses over another. */
  readonly form: 'plain' | 'ring' | 'end' | 'deck';
  /** For a deck: how many degrees it is turned from running east and west. */
  readonly deckTurn: number;
}

interface Arrow {
  readonly x: number;
  readonly y: number;
  /** Clockwise from pointing up. */
  readonly angle: number;
}

export interface Roads {
  /** From the bottom up. */
  readonly roads: readonly Road[];
  readonly arrows: readonly Arrow[];
}

export function turned(side: Side, quarterTurns: number): Side {
  return SIDES[(((SIDES.indexOf(side) + quarterTurns) % 4) + 4) % 4]!;
}

export const opposite = (side: Side): Side => turned(side, 2);

/** The middle line from one side to another: straight across, or round their corner so widely. */
export function line(from: Side, to: Side, radius: number = MID, lap: number = LAP): string {
  const [x1, y1] = EDGE[from];
  const [x2, y2] = EDGE[to];
  const [ox1, oy1] = OUTWARD[from];
  const [ox2, oy2] = OUTWARD[to];
  const start = `M${x1 + ox1 * lap} ${y1 + oy1 * lap}`;
  const end = `L${x2 + ox2 * lap} ${y2 + oy2 * lap}`;
  if (to === opposite(from)) return start + end;
  const sweep = turned(from, 1) === to ? 0 : 1;
  const bend = `L${MID + ox1 * radius} ${MID + oy1 * radius}`;
  return `${start}${bend}A${radius} ${radius} 0 0 ${sweep} ${MID + ox2 * radius} ${MID + oy2 * radius}${end}`;
}

/** The middle line from a side to so far from the middle. */
export function stub(side: Side, shortOfMiddle = 0, lap: number = LAP): string {
  const [x, y] = EDGE[side];
  const [ox, oy] = OUTWARD[side];
  return `M${x + ox * lap} ${y + oy * lap}L${MID + ox * shortOfMiddle} ${MID + oy * shortOfMiddle}`;
}

const radiusOf = (sides: readonly Side[]): number => (sides.length > 2 ? FILLET : MID);

const cache = new WeakMap<TileKind, Roads>();

export function roadsOf(tile: TileKind): Roads {
  let roads = cache.get(tile);
  if (!roads) {
    roads = draw(tile);
    cache.set(tile, roads);
  }
  return roads;
}

function draw(tile: TileKind): Roads {
  const groups = joined(tile);
  const roads = groups.map((sides, at): Road => {
    const form =
      sides.length === 1
        ? 'end'
        : sides.length > 2 && tile.may_replace_straight
          ? 'ring'
          : groups.slice(0, at).some((below) => crosses(below, sides))
            ? 'deck'
            : 'plain';
    const joinedPairs = pairs(sides).filter(([a, b]) => leads(tile, a, b) || leads(tile, b, a));
    const lines = (lap: number): string =>
      form === 'end' || form === 'ring'
        ? sides.map((side) => stub(side, form === 'ring' ? RING : 0, lap)).join('')
        : joinedPairs.map(([a, b]) => line(a, b, radiusOf(sides), lap)).join('');
    const deckTurn = sides.includes('N') && sides.length === 2 ? 90 : 0;
    return { sides, surface: lines(LAP), casing: lines(CASING_LAP), form, deckTurn };
  });
  return { roads, arrows: groups.flatMap((sides) => arrowsOf(tile, sides)) };
}

const leads = (tile: TileKind, from: Side, to: Side): boolean =>
  tile.passages.some(([a, b]) => a === from && b === to);

const pairs = (sides: readonly Side[]): [Side, Side][] =>
  sides.flatMap((a, at) => sides.slice(at + 1).map((b): [Side, Side] => [a, b]));

/** The road sides in groups that passages join, each in the order N, E, S, W. */
function joined(tile: TileKind): Side[][] {
  const groups = SIDES.filter((side) => tile.edges.includes(side)).map((side) => [side]);
  for (const [a, b] of tile.passages) {
    const one = groups.findIndex((group) => group.includes(a));
    const other = groups.findIndex((group) => group.includes(b));
    if (one === other) continue;
    const [first, second] = one < other ? [one, other] : [other, one];
    groups[first]!.push(...groups[second]!);
    groups.splice(second, 1);
  }
  for (const group of groups) group.sort((a, b) => SIDES.indexOf(a) - SIDES.indexOf(b));
  return groups;
}

/** Two roads cross when, walking round the tile, their sides take turns. */
function crosses(one: readonly Side[], other: readonly Side[]): boolean {
  const around = SIDES.filter((side) => one.includes(side) || other.includes(side));
  const changes = around.filter((side, at) => {
    const next = around[(at + 1) % around.length]!;
    return one.includes(side) !== one.includes(next);
  });
  return changes.length > 2;
}

/** Signs for sides that can only be entered or only be left: one sign for a simple one-way road, else one a side. */
function arrowsOf(tile: TileKind, sides: readonly Side[]): Arrow[] {
  const among = tile.passages.filter(([from]) => sides.includes(from));
  const oneWay = among.filter(([from, to]) => !leads(tile, to, from));
  if (oneWay.length === 0) return [];
  if (among.length === 1) return [arrowAlong(...among[0]!)];
  const enters = (side: Side): boolean => among.some(([from]) => from === side);
  const leaves = (side: Side): boolean => among.some(([, to]) => to === side);
  return sides.filter((side) => enters(side) !== leaves(side)).map((side) => arrowAt(side, leaves(side)));
}

function arrowAlong(from: Side, to: Side): Arrow {
  const [x1, y1] = EDGE[from];
  const [x2, y2] = EDGE[to];
  const angle = degrees(x2 - x1, y2 - y1);
  if (to === opposite(from)) return { x: MID, y: MID, angle };
  // Halfway round the quarter circle about the corner the two sides share.
  const [fx, fy] = OUTWARD[from];
  const [tx, ty] = OUTWARD[to];
  const [cx, cy] = [MID + (fx + tx) * MID, MID + (fy + ty) * MID];
  return { x: cx - (fx + tx) * MID * Math.SQRT1_2, y: cy - (fy + ty) * MID * Math.SQRT1_2, angle };
}

function arrowAt(side: Side, outward: boolean): Arrow {
  const [ox, oy] = OUTWARD[side];
  const angle = outward ? degrees(ox, oy) : degrees(-ox, -oy);
  return { x: MID + ox * 27, y: MID + oy * 27, angle };
}

const degrees = (dx: number, dy: number): number =>
  (Math.round((Math.atan2(dx, -dy) * 180) / Math.PI) + 360) % 360;

/** Does a tile that is turned so often show road on a side of its square? */
export function showsRoad(tile: TileKind, turn: number, side: Side): boolean {
  return tile.edges.includes(turned(side, -turn));
}

/**
 * What is travelled of each road by somebody who comes over these sides of the square: middle lines per road,
 * in the tile's own frame (before turning).
 */
export function travelled(tile: TileKind, turn: number, sides: Iterable<Side>): string[][] {
  const entered = [...sides].map((side) => turned(side, -turn));
  return roadsOf(tile).roads.map((road) => {
    const lines = new Set<string>();
    for (const from of entered.filter((side) => road.sides.includes(side))) {
      const exits = tile.passages.filter(([start]) => start === from).map(([, to]) => to);
      if (exits.length === 0) {
        if (tile.enterable_from.includes(from)) lines.add(stub(from));
      } else if (road.form === 'ring') {
        for (const side of [from, ...exits]) lines.add(stub(side, RING));
        lines.add(ringLine);
      } else for (const to of exits) lines.add(line(...inOrder(from, to), radiusOf(road.sides)));
    }
    return [...lines];
  });
}

/** A road travelled both ways is one line. */
const inOrder = (a: Side, b: Side): [Side, Side] => (SIDES.indexOf(a) < SIDES.indexOf(b) ? [a, b] : [b, a]);

const ringLine = `M${MID - RING} ${MID}a${RING} ${RING} 0 1 1 ${2 * RING} 0a${RING} ${RING} 0 1 1 ${-2 * RING} 0`;

/** The corner of a square with the most room beside the roads, for a village: where it is, and how many roads touch it. */
export function freeCorner(tile: TileKind, turn: number): { dx: number; dy: number; roads: number } {
  const corners = (['SW', 'NW', 'SE', 'NE'] as const).map((name) => {
    const [v, h] = [...name] as [Side, Side];
    const roads = [v, h].filter((side) => showsRoad(tile, turn, side)).length;
    return { dx: OUTWARD[h][0], dy: OUTWARD[v][1], roads };
  });
  return corners.reduce((best, corner) => (corner.roads < best.roads ? corner : best));
}
