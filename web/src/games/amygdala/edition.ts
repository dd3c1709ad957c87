/** The edition's files as the screen asks for them: things by their ids, and what lies beside what. */

import type { EditionInfo, Schemas } from '../../lib/wire/wire';
import { distance, type Hex } from './layout/hex';
import type { SpaceId } from './types';

type Files = Schemas['amygdala.AmygdalaFiles'];

export type AmygdalaEdition = ReturnType<typeof read>;
export type PlacePlan = AmygdalaEdition['places'][number];
export type BonusPlan = AmygdalaEdition['bonuses'][number];

const known = new WeakMap<object, AmygdalaEdition>();

/** The edition, read once. */
export function readEdition(info: EditionInfo): AmygdalaEdition {
  let edition = known.get(info.data);
  if (!edition) {
    edition = read(info.data as Files);
    known.set(info.data, edition);
  }
  return edition;
}

function read({ components, main_board: main, player_board: own, ...tiles }: Files) {
  const { regions, lotuses, spaces } = main;
  const around = new Map(regions.map(({ id, source }) => [id, beside(source, spaces)]));
  return {
    /** The numbers of the rulebook. */
    components,
    /** Degrees the game board is turned, clockwise as the screen counts them. */
    rotation: main.board.rotation,
    /** The centre first, then clockwise. */
    regions,
    /** Clockwise. */
    lotuses,
    spaces,
    /** The places of a player board that emotion tiles lie on. */
    places: own.spaces,
    /** Each with the places beside it, which must be empty. */
    bonuses: own.bonuses.map((bonus) => ({ ...bonus, beside: beside(bonus.at, own.spaces) })),
    leaves: own.memory_bank.count,
    /** By emotion tile. */
    icons: new Map(tiles.emotion_tiles.tiles.map(({ id, icons }) => [id, icons])),
    resources: new Map(tiles.resource_tiles.tiles.map((tile) => [tile.id, tile])),
    region: finder(regions),
    lotus: finder(lotuses),
    space: finder(spaces),
    /** The spaces around a region's source. */
    around: (region: string): readonly SpaceId[] => around.get(region) ?? [],
  };
}

/** The ids of those that lie beside a hex. */
const beside = (at: Hex, things: readonly { readonly id: string; readonly at: Hex }[]): string[] =>
  things.filter((thing) => distance(thing.at, at) === 1).map(({ id }) => id);

function finder<T extends { readonly id: string }>(items: readonly T[]): (id: string) => T {
  const byId = new Map(items.map((item) => [item.id, item]));
  return (id) => {
    const item = byId.get(id);
    if (!item) throw new Error(`the edition has no ${id}`);
    return item;
  };
}
