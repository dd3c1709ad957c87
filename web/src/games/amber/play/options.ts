/** What may be done, sorted the way a hand takes it: a tile, then a square, then a turn. */

import type { Action, Choice } from '../../../lib/wire/wire';
import type { AmberEdition } from '../edition';
import type { AmberOutcome, AmberView, CellName } from '../types';

/** What one plays with: a kind of tile, or the special shovel. */
export type Tool = string;
export const SPECIAL_SHOVEL: Tool = 'special_shovel';

export interface Offer extends Choice<AmberOutcome> {
  /** It takes the place of the last decision. */
  readonly instead: boolean;
}

export interface Offers {
  /** Plays on the board: by tool, then by square; several when the tile fits in several turns. */
  readonly plays: ReadonlyMap<Tool, ReadonlyMap<CellName, readonly Offer[]>>;
  readonly bury: ReadonlyMap<string, Offer>;
  readonly rebuild: ReadonlyMap<string, Offer>;
  readonly row: ReadonlyMap<string, Offer>;
  readonly stack: Offer | undefined;
  readonly castles: ReadonlyMap<CellName, Offer>;
  readonly starters: ReadonlyMap<number, Offer>;
}

export function toolOf(action: Action): Tool | undefined {
  if (action.do === 'place') return String(action.tile);
  return action.do === 'wetland' || action.do === 'shovel' || action.do === 'special_shovel'
    ? String(action.do)
    : undefined;
}

/** What can be done now goes before what could have been done instead. */
export function gather(
  legal: readonly Choice<AmberOutcome>[],
  instead: readonly Choice<AmberOutcome>[],
): Offers {
  const offers: Offer[] = [
    ...instead.map((choice) => ({ ...choice, instead: true })),
    ...legal.map((choice) => ({ ...choice, instead: false })),
  ];
  const plays = new Map<Tool, Map<CellName, Offer[]>>();
  for (const offer of offers) {
    const tool = toolOf(offer.action);
    if (tool === undefined) continue;
    const cells = plays.get(tool) ?? new Map<CellName, Offer[]>();
    plays.set(tool, cells);
    const cell = String(offer.action.cell);
    cells.set(cell, [...(cells.get(cell) ?? []), offer]);
  }
  const by = <Key>(does: string, key: (action: Action) => Key): Map<Key, Offer> =>
    new Map(offers.filter(({ action }) => action.do === does).map((offer) => [key(offer.action), offer]));
  const tile = (action: Action): string => String(action.tile);
  return {
    plays,
    bury: by('bury', tile),
    rebuild: by('rebuild', tile),
    row: by('draw_row', tile),
    stack: offers.findLast(({ action }) => action.do === 'draw_stack'),
    castles: by('castle', (action) => String(action.castle)),
    starters: by('start', (action) => Number(action.player)),
  };
}

/** A play that lies on the board and can still be taken back. */
interface Taken {
  readonly tool: Tool;
  readonly cell: CellName;
  readonly turn: number;
}

/** The play on the board that was decided last. */
export function takenPlay(last: Action | null): Taken | undefined {
  const tool = last ? toolOf(last) : undefined;
  return last && tool ? { tool, cell: String(last.cell), turn: Number(last.turn ?? 0) } : undefined;
}

/** How a tile is laid first on a square: plainly rather than with a rebuild, and so that its player can drive on. */
export function firstTurn(offers: readonly Offer[], wished?: number): Offer | undefined {
  const wish = offers.find(({ action }) => action.turn === wished);
  if (wish && wished !== undefined) return wish;
  const cost = ({ outcome }: Offer): number => (outcome.rebuilds ? 2 : 0) + (outcome.shut_out ? 1 : 0);
  return [...offers].sort((a, b) => cost(a) - cost(b))[0];
}

/** The next turn in which the tile fits its square, clockwise or back; undefined when there is no other. */
export function nextTurn(offers: readonly Offer[], turn: number, step: 1 | -1): Offer | undefined {
  for (const quarter of [1, 2, 3]) {
    const wanted = (((turn + step * quarter) % 4) + 4) % 4;
    const offer = offers.find(({ action }) => action.turn === wanted);
    if (offer) return offer;
  }
  return undefined;
}

/** The action somebody means who plays a tool on a square where it is not allowed, however it is turned. */
export const attempt = (tool: Tool, cell: CellName): Action =>
  tool === 'wetland' || tool === 'shovel' || tool === SPECIAL_SHOVEL
    ? { do: tool, cell }
    : { do: 'place', cell, tile: tool, turn: 0 };

/** A square to ask about when a tile fits nowhere: one that a road leads into, empty if there is any. */
export function typicalCell(view: AmberView): CellName | undefined {
  const reached = Object.keys(view.players[view.seat]?.reach ?? {});
  return reached.find((cell) => !view.board[cell]) ?? reached[0];
}

/** Tiles one by one, in the order of the edition: that of the counts changes as they are patched. */
export function spread(tiles: Readonly<Record<string, number>>, edition: AmberEdition): string[] {
  return [...edition.tiles.keys()].flatMap((tile) => Array<string>(tiles[tile] ?? 0).fill(tile));
}
