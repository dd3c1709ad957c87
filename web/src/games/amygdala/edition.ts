/** The edition's data in the form the screen needs it: the two boards, the tiles, the numbers of the rulebook. */

import type { EditionInfo } from '../../lib/wire/wire';
import { distance, type Hex } from './layout/hex';
import type { Emotion, Item, LotusId, PlaceId, RegionId, ResourceId, Shown, SpaceId, TileId } from './types';

export interface RegionPlan {
  readonly id: RegionId;
  readonly emotion: Emotion;
  readonly source: Hex;
  readonly claimSpaces: number;
  /** As printed, for the first, second and third place. */
  readonly vp: readonly number[];
}

export interface LotusPlan {
  readonly id: LotusId;
  readonly between: readonly [RegionId, RegionId];
  /** The roots, where mood markers stand. */
  readonly at: Hex;
}

export interface SpacePlan {
  readonly id: SpaceId;
  readonly region: RegionId;
  readonly at: Hex;
}

/** A place of a player board that an emotion tile lies on. */
export interface PlacePlan {
  readonly id: PlaceId;
  readonly at: Hex;
  /** The thought cloud may start here. */
  readonly edge: boolean;
  readonly centre: boolean;
}

export interface BonusPlan {
  readonly id: string;
  readonly at: Hex;
  readonly gives: readonly Item[];
  /** The places beside it, which must be empty. */
  readonly beside: readonly PlaceId[];
}

export interface ResourcePlan {
  readonly id: ResourceId;
  readonly shows: Shown;
  readonly cost: number;
}

/** What things bring in an exchange. */
export interface Exchange {
  /** So many points are given for one coin. */
  readonly pointsForCoin: number;
  readonly resource: number;
  readonly wild: number;
  readonly happiness: number;
  readonly dream: number;
  /** Coins for one, two, three ideas and so on. */
  readonly ideas: readonly number[];
  /** Points for one, two, three dreams and so on. */
  readonly dreams: readonly number[];
}

export interface AmygdalaEdition {
  /** Degrees the game board is turned, clockwise as the screen counts them. */
  readonly rotation: number;
  /** The centre first, then clockwise. */
  readonly regions: readonly RegionPlan[];
  /** Clockwise. */
  readonly lotuses: readonly LotusPlan[];
  readonly spaces: readonly SpacePlan[];
  readonly places: readonly PlacePlan[];
  readonly bonuses: readonly BonusPlan[];
  /** By emotion tile, its icons. */
  readonly icons: ReadonlyMap<TileId, readonly Emotion[]>;
  readonly resources: ReadonlyMap<ResourceId, ResourcePlan>;
  readonly leaves: number;
  /** So few emotion tiles left end the game. */
  readonly endsAt: number;
  readonly toll: number;
  readonly jump: number;
  /** What an icon costs in coins. */
  readonly iconCoins: number;
  readonly happinessCoins: number;
  readonly coinsForPoint: number;
  readonly exchange: Exchange;
  /** Places on a lotus. */
  lotusTiles(players: number): number;
  region(id: RegionId): RegionPlan;
  lotus(id: LotusId): LotusPlan;
  space(id: SpaceId): SpacePlan;
  /** The spaces beside a space, region borders or not. */
  beside(id: SpaceId): readonly SpaceId[];
  /** The spaces around a region's source. */
  around(id: RegionId): readonly SpaceId[];
  /** The region whose source is beside a space, if any is. */
  sourceBeside(id: SpaceId): RegionPlan | undefined;
}

interface Files {
  components: {
    toll: { coins: number };
    jump: { coins: number };
    lotus: { tiles: number; tiles_four_players: number };
    game_end: { tiles_left: number };
    payment: { icon_coins: number; happiness_coins: number };
    exchange: Omit<Exchange, 'pointsForCoin'> & { points_for_coin: number };
    final: { coins_for_point: number };
  };
  main_board: {
    board: { rotation: number };
    regions: (Omit<RegionPlan, 'claimSpaces'> & { claim_spaces: number })[];
    lotuses: LotusPlan[];
    spaces: SpacePlan[];
  };
  player_board: {
    memory_bank: { count: number };
    spaces: { id: PlaceId; at: Hex; edge?: boolean; centre?: boolean }[];
    bonuses: Omit<BonusPlan, 'beside'>[];
  };
  emotion_tiles: { tiles: { id: TileId; icons: Emotion[] }[] };
  resource_tiles: { tiles: ResourcePlan[] };
}

const known = new WeakMap<object, AmygdalaEdition>();

/** The edition, read once. */
export function readEdition(info: EditionInfo): AmygdalaEdition {
  let edition = known.get(info.data);
  if (!edition) {
    edition = read(info.data as unknown as Files);
    known.set(info.data, edition);
  }
  return edition;
}

function read(files: Files): AmygdalaEdition {
  const { components, main_board: main, player_board: own } = files;
  const { points_for_coin: pointsForCoin, ...exchange } = components.exchange;
  const regions = main.regions.map(({ claim_spaces: claimSpaces, ...region }) => ({
    ...region,
    claimSpaces,
  }));
  const { spaces, lotuses } = main;

  const near = (at: Hex): SpaceId[] =>
    spaces.filter((space) => distance(space.at, at) === 1).map(({ id }) => id);
  const beside = new Map(spaces.map(({ id, at }) => [id, near(at)]));
  const around = new Map(regions.map(({ id, source }) => [id, near(source)]));
  const sources = new Map(regions.flatMap((region) => around.get(region.id)!.map((id) => [id, region])));

  return {
    rotation: main.board.rotation,
    regions,
    lotuses,
    spaces,
    places: own.spaces.map((place) => ({ edge: false, centre: false, ...place })),
    bonuses: own.bonuses.map((bonus) => ({
      ...bonus,
      beside: own.spaces.filter(({ at }) => distance(at, bonus.at) === 1).map(({ id }) => id),
    })),
    icons: new Map(files.emotion_tiles.tiles.map(({ id, icons }) => [id, icons])),
    resources: new Map(files.resource_tiles.tiles.map((tile) => [tile.id, tile])),
    leaves: own.memory_bank.count,
    endsAt: components.game_end.tiles_left,
    toll: components.toll.coins,
    jump: components.jump.coins,
    iconCoins: components.payment.icon_coins,
    happinessCoins: components.payment.happiness_coins,
    coinsForPoint: components.final.coins_for_point,
    exchange: { pointsForCoin, ...exchange },
    lotusTiles: (players) => (players === 4 ? components.lotus.tiles_four_players : components.lotus.tiles),
    region: finder(regions),
    lotus: finder(lotuses),
    space: finder(spaces),
    beside: (id) => beside.get(id) ?? [],
    around: (id) => around.get(id) ?? [],
    sourceBeside: (id) => sources.get(id),
  };
}

function finder<T extends { readonly id: string }>(items: readonly T[]): (id: string) => T {
  const byId = new Map(items.map((item) => [item.id, item]));
  return (id) => {
    const item = byId.get(id);
    if (!item) throw new Error(`the edition has no ${id}`);
    return item;
  };
}
