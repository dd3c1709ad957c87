/** Amber as the server shows it (src/parlour/games/amber/wire/view.py) and as its edition describes it. */

export type Side = 'N' | 'E' | 'S' | 'W';

/** A square of the board by its name: `C4`. */
export type CellName = string;

export interface Laid {
  readonly tile: string;
  /** Quarter turns clockwise. */
  readonly turn: number;
}

export interface AmberPlayer {
  /** The square, or nothing while castles are being assigned. */
  readonly castle: CellName;
  readonly coins: number;
  /** How many are in hand. */
  readonly tiles: number;
  /** Tiles everybody saw go into this hand. */
  readonly known: Readonly<Record<string, number>>;
  readonly buried: number;
  readonly special_shovel: boolean;
  readonly villages: readonly CellName[];
  readonly castles: readonly CellName[];
  /** The squares this player's roads lead into, with the sides they come over: `{ C4: 'NE' }`. */
  readonly reach: Readonly<Record<CellName, string>>;
  readonly points: number;
}

export interface AmberView {
  readonly seat: number;
  readonly decision: string;
  readonly actor: number;
  readonly rebuild: CellName;
  readonly layout: string;
  readonly board: Readonly<Record<CellName, Laid>>;
  readonly villages: readonly CellName[];
  readonly coins_on: readonly CellName[];
  readonly players: readonly AmberPlayer[];
  readonly starter: number;
  readonly stack: number;
  readonly row: readonly string[];
  readonly discards: Readonly<Record<string, number>>;
  readonly hand: Readonly<Record<string, number>>;
  readonly buried: Readonly<Record<string, number>>;
  readonly passes: number;
  readonly locked: boolean;
  readonly winners: readonly number[];
}

/** A kind of tile as the edition's `tiles.yaml` has it; sides are those before turning. */
export interface TileKind {
  readonly id: string;
  readonly edges: readonly Side[];
  /** From the side one enters by to the side one leaves by. */
  readonly passages: readonly (readonly [Side, Side])[];
  readonly enterable_from: readonly Side[];
  readonly straight_section: boolean;
  readonly may_replace_straight: boolean;
}

export interface StartMap {
  readonly id: string;
  readonly players: number;
  readonly castles: readonly CellName[];
  readonly villages: readonly CellName[];
}
