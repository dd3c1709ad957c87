/** What may be done, sorted the way a hand takes it: a tile, then a square, then a turn. */

import type { Action } from '../../../lib/wire/wire';
import { neighbour, type AmberEdition } from '../edition';
import { SIDES, canEnter, opposite, showsRoad, turned } from '../pieces/roads';
import type { AmberView, CellName, Side } from '../types';

/** What one plays with: a kind of tile, or the special shovel. */
export type Tool = string;
export const SPECIAL_SHOVEL: Tool = 'special_shovel';

export interface Offer {
  readonly action: Action;
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

const DECISION: Readonly<Record<string, string>> = {
  place: 'play',
  wetland: 'play',
  shovel: 'play',
  special_shovel: 'play',
  bury: 'play',
  rebuild: 'rebuild',
  draw_row: 'draw',
  draw_stack: 'draw',
  castle: 'castle',
  start: 'start',
};

export function toolOf(action: Action): Tool | undefined {
  if (action.do === 'place') return String(action.tile);
  return action.do === 'wetland' || action.do === 'shovel' || action.do === 'special_shovel'
    ? String(action.do)
    : undefined;
}

export function gather(legal: readonly Action[], instead: readonly Action[]): Offers {
  const open = new Set(legal.map((action) => DECISION[action.do!]));
  const offers: Offer[] = [
    ...legal.map((action) => ({ action, instead: false })),
    // A decision that is open now is not also taken back.
    ...instead
      .filter((action) => !open.has(DECISION[action.do!]))
      .map((action) => ({ action, instead: true })),
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
    stack: offers.find(({ action }) => action.do === 'draw_stack'),
    castles: by('castle', (action) => String(action.castle)),
    starters: by('start', (action) => Number(action.player)),
  };
}

/** A play that lies on the board and can still be taken back. */
export interface Taken {
  readonly tool: Tool;
  readonly cell: CellName;
  readonly turn: number;
}

/** Which of the plays one might have made instead is the one that was made: the board tells. */
export function takenPlay(offers: Offers, view: AmberView): Taken | undefined {
  const me = view.players[view.seat];
  for (const [tool, cells] of offers.plays) {
    for (const [cell, list] of cells) {
      const lies = view.board[cell];
      for (const { action, instead } of list) {
        if (!instead) continue;
        const made =
          action.do === 'place'
            ? lies?.tile === tool && lies.turn === action.turn
            : action.do === 'wetland'
              ? lies?.tile === tool
              : action.do === 'special_shovel'
                ? !lies && me?.special_shovel === false
                : !lies && !specialShovelUsed(offers, me?.special_shovel);
        if (made) return { tool, cell, turn: Number(action.turn ?? 0) };
      }
    }
  }
  return undefined;
}

/** It could have been used at this decision, and is gone now. */
const specialShovelUsed = (offers: Offers, stillThere: boolean | undefined): boolean =>
  offers.plays.has(SPECIAL_SHOVEL) && stillThere === false;

/** The neighbour whose blank side a tile laid like this would run into: the straight road to rebuild. */
export function rebuiltBy(
  action: Action,
  board: AmberView['board'],
  edition: AmberEdition,
): CellName | undefined {
  if (action.do !== 'place') return undefined;
  const tile = edition.tiles.get(String(action.tile));
  for (const side of tile ? SIDES : []) {
    const beside = neighbour(edition, String(action.cell), side);
    const lies = beside && board[beside.name];
    const other = lies && edition.tiles.get(lies.tile);
    if (!other || other.edges.length === 0 || !showsRoad(tile!, Number(action.turn), side)) continue;
    if (!showsRoad(other, lies.turn, opposite(side))) return beside.name;
  }
  return undefined;
}

/** How a tile is laid first on a square: plainly rather than with a rebuild, and so that its player can drive on. */
export function firstTurn(
  offers: readonly Offer[],
  view: AmberView,
  edition: AmberEdition,
  wished?: number,
): Offer | undefined {
  const wish = offers.find(({ action }) => action.turn === wished);
  if (wish && wished !== undefined) return wish;
  const cost = ({ action }: Offer): number =>
    (rebuiltBy(action, view.board, edition) ? 2 : 0) + (drivesOn(action, view, edition) ? 0 : 1);
  return [...offers].sort((a, b) => cost(a) - cost(b))[0];
}

function drivesOn(action: Action, view: AmberView, edition: AmberEdition): boolean {
  const tile = edition.tiles.get(String(action.tile));
  const sides = view.players[view.seat]?.reach[String(action.cell)] ?? '';
  return !tile || [...sides].some((side) => canEnter(tile, turned(side as Side, -Number(action.turn))));
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

/**
 * The action somebody means who plays a tool on a square where it is not allowed. A tile is meant as it comes
 * nearest to fitting: against a blank side of a straight rather than leaving a road without its end, so that one
 * hears why that straight cannot be rebuilt.
 */
export function attempt(tool: Tool, cell: CellName, view: AmberView, edition: AmberEdition): Action {
  if (tool === 'wetland' || tool === 'shovel' || tool === SPECIAL_SHOVEL) return { do: tool, cell };
  const ways = [0, 1, 2, 3].map((turn): Action => ({ do: 'place', cell, tile: tool, turn }));
  return ways.reduce((best, way) => (misfit(way, view, edition) < misfit(best, view, edition) ? way : best));
}

/** How far a tile that is laid like this is from matching its neighbours. */
function misfit(action: Action, view: AmberView, edition: AmberEdition): number {
  const tile = edition.tiles.get(String(action.tile));
  let found = 0;
  for (const side of tile ? SIDES : []) {
    const beside = neighbour(edition, String(action.cell), side);
    const asked = beside ? asksForRoad(beside.name, opposite(side), view, edition) : undefined;
    if (asked === undefined || asked === showsRoad(tile!, Number(action.turn), side)) continue;
    found += asked ? 2 : 1;
  }
  return found;
}

/** Does what lies on a square show road on this side? Nothing, where anything may lie beside it. */
function asksForRoad(
  cell: CellName,
  side: Side,
  view: AmberView,
  edition: AmberEdition,
): boolean | undefined {
  if (view.players.some(({ castle }) => castle === cell)) return true;
  const lies = view.board[cell];
  const tile = lies && edition.tiles.get(lies.tile);
  return tile && tile.edges.length > 0 ? showsRoad(tile, lies.turn, side) : undefined;
}

/** A square to ask about when a tile fits nowhere: one that a road leads into, empty if there is any. */
export function typicalCell(view: AmberView): CellName | undefined {
  const reached = Object.keys(view.players[view.seat]?.reach ?? {});
  return reached.find((cell) => !view.board[cell]) ?? reached[0];
}

/** Tiles one by one, in the order of the edition: that of the counts changes as they are patched. */
export function spread(tiles: Readonly<Record<string, number>>, edition: AmberEdition): string[] {
  return [...edition.tiles.keys()].flatMap((tile) => Array<string>(tiles[tile] ?? 0).fill(tile));
}
