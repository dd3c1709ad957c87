/** Amygdala as the server shows it: src/parlour/games/amygdala/wire/view.py. */

/** Ids of the edition: a space of the game board (`Y4`), a place of a player board (`b3`), a bonus (`a1`). */
export type SpaceId = string;
export type PlaceId = string;
export type LotusId = string;
export type RegionId = string;
/** An emotion tile: `E14`. */
export type TileId = string;
/** A resource tile by what it shows and costs: `sadness-2`, `wild-3`. */
export type ResourceId = string;

export type Emotion = 'happiness' | 'surprise' | 'sadness' | 'serenity' | 'gratitude' | 'hope' | 'anger';
export type Item = 'claim' | 'idea' | 'dream' | 'happiness' | 'wild';
/** What a resource tile shows: an emotion, never happiness, or a wild. */
export type Shown = Exclude<Emotion, 'happiness'> | 'wild';

export type Decision =
  | 'start'
  | 'deal'
  | 'turn'
  | 'pay'
  | 'raise'
  | 'place'
  | 'stand'
  | 'network'
  | 'claim'
  | 'cash_in'
  | 'overflow'
  | 'over';

export interface Placed {
  readonly seat: number;
  readonly tile: TileId;
}

export interface Region {
  /** For the first, second and third place. */
  readonly vp: readonly number[];
  /** The VP tile that covers what is printed (a variant), or nothing. */
  readonly vp_tile: string;
  /** By seat. */
  readonly icons: readonly number[];
  /** The seats with a claim, the earliest first. */
  readonly claims: readonly number[];
  /** By seat, from 1; 0 for those without an icon. */
  readonly places: readonly number[];
  /** By seat, if the game ended now. */
  readonly points: readonly number[];
}

export interface AmygdalaPlayer {
  /** The VP marker. */
  readonly vp: number;
  /** With coins and majorities, if the game ended now. */
  readonly points: number;
  readonly network_points: number;
  readonly dream_points: number;
  readonly sold_points: number;
  readonly coins: number;
  readonly resources: Readonly<Record<ResourceId, number>>;
  readonly wilds: number;
  readonly happiness: number;
  readonly ideas: number;
  readonly dreams: number;
  /** Regions of the claim tiles in the memory bank. */
  readonly claims: readonly RegionId[];
  /** Regions of the claim tiles still out of reach. */
  readonly claims_beside: readonly RegionId[];
  /** How many leaves of the memory bank are used. */
  readonly leaves: number;
  readonly mood: LotusId;
  /** By lotus, the coins it costs to go there. */
  readonly tolls: Readonly<Record<LotusId, number>>;
  /** Nothing before the cloud's first move. */
  readonly cloud: PlaceId;
  /** The tiles the cloud can go to, with the coins that costs. */
  readonly jumps: Readonly<Record<PlaceId, number>>;
  /** The emotion tiles still on the player board. */
  readonly board: Readonly<Record<PlaceId, TileId>>;
  readonly dealt: Readonly<Record<PlaceId, TileId>>;
  /** The bonus spaces whose items have been taken. */
  readonly bonuses: readonly string[];
}

/** What the present decision is about; nothing where it does not apply. */
export interface Pending {
  readonly place: PlaceId;
  readonly tile: TileId;
  /** How many icons of the tile are paid. */
  readonly paid: number;
  readonly space: SpaceId;
  readonly region: RegionId;
  /** The coins to raise. */
  readonly cost: number;
  /** How many claim tiles to take. */
  readonly claims: number;
  /** How many items are too many. */
  readonly over: number;
}

export interface AmygdalaView {
  readonly seat: number;
  readonly decision: Decision;
  /** The seat that decides; -1 chance, -2 nobody. */
  readonly actor: number;
  readonly pending: Pending;
  readonly toll: LotusId;
  /** By lotus, what lies on its two places, or four (left, left, right, right); nothing for an empty one. */
  readonly lotuses: Readonly<Record<LotusId, readonly ResourceId[]>>;
  /** By kind: anybody can work out what is in the stack, nobody its order. */
  readonly stack: Readonly<Record<ResourceId, number>>;
  readonly discards: Readonly<Record<ResourceId, number>>;
  readonly supply: Readonly<Record<'coin' | 'idea' | 'dream' | 'happiness' | 'wild', number>>;
  readonly spaces: Readonly<Record<SpaceId, Placed>>;
  readonly regions: Readonly<Record<RegionId, Region>>;
  readonly players: readonly AmygdalaPlayer[];
  /** While a tile is being placed: by space, what each of its emotions would score there. */
  readonly networks: Readonly<Record<SpaceId, Readonly<Partial<Record<Emotion, number>>>>>;
  readonly starter: number;
  readonly phase: 'open' | 'ending' | 'last_round';
  readonly passes: number;
  readonly winners: readonly number[];
}
