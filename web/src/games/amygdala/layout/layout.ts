/** Where everything of the game board is drawn, from the edition's hexes. The middle of the mandala is 0,0. */

import type { AmygdalaEdition } from '../edition';
import { centre, direction, polar, turned, type Hex, type Point } from './hex';
import type { LotusId, RegionId, SpaceId } from '../types';

/** From the middle of a hex to a corner. */
export const SIZE = 30;
/** From the middle of the board to its sides. */
export const HALF = 12.4 * SIZE;
/** The ring round the mandala, on which the lotuses open. */
export const RING = 11.55 * SIZE;

export interface LotusSpots {
  /** Degrees clockwise from the top: where the flower opens. */
  readonly angle: number;
  /** Where mood markers stand. */
  readonly root: Point;
  /** Where the petals meet. */
  readonly heart: Point;
  /** Where the toll lies. */
  readonly toll: Point;
}

export interface BoardLayout {
  readonly spaces: ReadonlyMap<SpaceId, Point>;
  readonly sources: ReadonlyMap<RegionId, Point>;
  /** Points of a region and who has claimed it: outside the region or, for the one in the middle, in a corner. */
  readonly plates: ReadonlyMap<RegionId, Point>;
  readonly lotuses: ReadonlyMap<LotusId, LotusSpots>;
  /** Where the stack lies. */
  readonly stack: Point;
}

const known = new WeakMap<AmygdalaEdition, BoardLayout>();

export function layoutOf(edition: AmygdalaEdition): BoardLayout {
  let layout = known.get(edition);
  if (!layout) {
    layout = layOut(edition);
    known.set(edition, layout);
  }
  return layout;
}

function layOut(edition: AmygdalaEdition): BoardLayout {
  const spot = (at: Hex): Point => turned(centre(at, SIZE), edition.rotation);
  const sources = new Map(edition.regions.map(({ id, source }) => [id, spot(source)]));

  const plate = (source: Point): Point =>
    Math.hypot(source.x, source.y) < SIZE
      ? { x: -HALF + 1.55 * SIZE, y: -HALF + 1.3 * SIZE }
      : // Between the outer tips of the region, which are a little aside.
        polar(10.95 * SIZE, direction(source) - 5);

  return {
    spaces: new Map(edition.spaces.map(({ id, at }) => [id, spot(at)])),
    sources,
    plates: new Map([...sources].map(([id, source]) => [id, plate(source)])),
    lotuses: new Map(
      edition.lotuses.map(({ id, between, at }) => {
        const [one, other] = between.map((region) => sources.get(region)!) as [Point, Point];
        const angle = direction({ x: one.x + other.x, y: one.y + other.y });
        return [
          id,
          {
            angle,
            root: spot(at),
            heart: polar(8.95 * SIZE, angle),
            toll: turned({ x: -1.76 * SIZE, y: -8.98 * SIZE }, angle),
          },
        ];
      }),
    ),
    stack: { x: HALF - 1.1 * SIZE, y: -HALF + 1.2 * SIZE },
  };
}

/**
 * Where resource tiles lie on a lotus at the top of the board: how far aside, and how far from the middle.
 * With four players there are two on either side, well apart.
 */
const PETALS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [-0.78, 10.62],
    [0.78, 10.62],
  ],
  4: [
    [-2.34, 10.24],
    [-1.02, 10.74],
    [1.02, 10.74],
    [2.34, 10.24],
  ],
};

/** The middles of a lotus's places, the left ones first, as seen on the screen. */
export function petals({ angle }: LotusSpots, count: number): Point[] {
  const spots = (PETALS[count] ?? PETALS[2]!).map(([aside, far]) =>
    turned({ x: aside * SIZE, y: -far * SIZE }, angle),
  );
  return spots[0]!.x <= spots.at(-1)!.x ? spots : spots.reverse();
}

/** Where the mood markers of one lotus stand, beside each other. */
export function standings({ root }: LotusSpots, count: number): Point[] {
  if (count === 1) return [root];
  const [dx, dy] = [12, count > 2 ? 11 : 0];
  return [
    { x: root.x - dx, y: root.y - dy },
    { x: root.x + dx, y: root.y - dy },
    { x: root.x - dx, y: root.y + dy },
    { x: root.x + dx, y: root.y + dy },
  ].slice(0, count);
}

/** The way of a mood marker round the rim, clockwise from lotus to lotus, as points. */
export function wayRound(layout: BoardLayout, from: LotusId, to: LotusId): Point[] {
  const ids = [...layout.lotuses.keys()];
  const [first, last] = [ids.indexOf(from), ids.indexOf(to)];
  const count = (last - first + ids.length) % ids.length;
  const way: Point[] = [];
  for (let step = 0; step < count; step += 1) {
    const here = layout.lotuses.get(ids[(first + step) % ids.length]!)!.root;
    const next = layout.lotuses.get(ids[(first + step + 1) % ids.length]!)!.root;
    way.push(...arc(here, next));
  }
  way.push(layout.lotuses.get(to)!.root);
  return way;
}

const PARTS = 4;

/** From one root towards the next, swinging out a little over the tips between them. */
function arc(from: Point, to: Point): Point[] {
  const start = direction(from);
  const swing = (direction(to) - start + 360) % 360;
  return Array.from({ length: PARTS }, (_, at) => {
    const part = at / PARTS;
    const far = Math.hypot(from.x, from.y) + SIZE * 1.6 * Math.sin(part * Math.PI);
    return polar(far, start + swing * part);
  });
}
