/** The edition's data in the form the screen needs it: the grid, the kinds of tile, the start maps. */

import type { EditionInfo } from '../../lib/wire/wire';
import type { AmberFiles, CellName, TileKind } from './types';

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
  readonly maps: AmberFiles['setups']['setups'];
  place(name: CellName): Place | undefined;
  at(col: number, row: number): Place | undefined;
}

const known = new WeakMap<object, AmberEdition>();

/** The edition, read once. */
export function readEdition(info: EditionInfo): AmberEdition {
  let edition = known.get(info.data);
  if (!edition) {
    edition = read(info.data as AmberFiles);
    known.set(info.data, edition);
  }
  return edition;
}

function read({ components, tiles, setups }: AmberFiles): AmberEdition {
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
    tiles: new Map(tiles.tiles.map((tile) => [tile.id, tile])),
    maps: setups.setups,
    place: (name) => byName.get(name),
    at: (col, row) => (col >= 0 && col < cols.length ? places[row * cols.length + col] : undefined),
  };
}
