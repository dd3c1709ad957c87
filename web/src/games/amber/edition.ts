/** The edition's data in the form the screen needs it: the grid, the kinds of tile, the start maps. */

import type { EditionInfo } from '../../lib/wire/wire';
import type { CellName, Side, StartMap, TileKind } from './types';

export interface Place {
  readonly name: CellName;
  readonly col: number;
  readonly row: number;
}

export interface AmberEdition {
  readonly cols: readonly string[];
  readonly rows: number;
  readonly handSize: number;
  /** Row by row from the top. */
  readonly places: readonly Place[];
  readonly tiles: ReadonlyMap<string, TileKind>;
  readonly maps: readonly StartMap[];
  place(name: CellName): Place | undefined;
  at(col: number, row: number): Place | undefined;
}

interface Files {
  components: { board: { cols: string[]; rows: number }; hand_size: { count: number } };
  tiles: { tiles: (Partial<TileKind> & { id: string })[] };
  setups: { setups: StartMap[] };
}

/** How far a step over each side goes: columns, rows. */
export const STEPS: Readonly<Record<Side, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

const known = new WeakMap<object, AmberEdition>();

/** The edition, read once. */
export function readEdition(info: EditionInfo): AmberEdition {
  let edition = known.get(info.data);
  if (!edition) {
    edition = read(info.data as unknown as Files);
    known.set(info.data, edition);
  }
  return edition;
}

function read({ components, tiles, setups }: Files): AmberEdition {
  const { cols, rows } = components.board;
  const places = Array.from({ length: rows }, (_, row) =>
    cols.map((letter, col) => ({ name: `${letter}${row + 1}`, col, row })),
  ).flat();
  const byName = new Map(places.map((place) => [place.name, place]));
  return {
    cols,
    rows,
    handSize: components.hand_size.count,
    places,
    // The files leave out what is empty or false.
    tiles: new Map(
      tiles.tiles.map((tile) => [
        tile.id,
        {
          edges: [],
          passages: [],
          enterable_from: [],
          straight_section: false,
          may_replace_straight: false,
          ...tile,
        },
      ]),
    ),
    maps: setups.setups,
    place: (name) => byName.get(name),
    at: (col, row) => (col >= 0 && col < cols.length ? places[row * cols.length + col] : undefined),
  };
}

export function neighbour(edition: AmberEdition, name: CellName, side: Side): Place | undefined {
  const place = edition.place(name);
  const [dx, dy] = STEPS[side];
  return place && edition.at(place.col + dx, place.row + dy);
}
