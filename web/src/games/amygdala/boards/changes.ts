/** What happened on the game board between two views, for the eye. */

import type { AmygdalaView, LotusId, PlaceId, ResourceId, SpaceId, TileId } from '../types';

export type Change =
  | { readonly kind: 'placed'; readonly space: SpaceId; readonly seat: number; readonly tile: TileId }
  | {
      readonly kind: 'bought';
      readonly lotus: LotusId;
      readonly index: number;
      readonly seat: number;
      readonly tile: ResourceId;
    };

/** More tiles than a round of turns can place: a jump through the game, not something that happened. */
const A_FEW = 4;

export function changes(before: AmygdalaView, after: AmygdalaView): Change[] {
  const placed = Object.entries(after.spaces)
    .filter(([space]) => !before.spaces[space])
    .map(([space, { seat, tile }]): Change => ({ kind: 'placed', space, seat, tile }));
  return placed.length > A_FEW ? [] : [...placed, ...bought(before, after)];
}

/** Resource tiles that left a lotus and are in somebody's memory bank now. */
function bought(before: AmygdalaView, after: AmygdalaView): Change[] {
  const found: Change[] = [];
  for (const [lotus, tiles] of Object.entries(before.lotuses)) {
    tiles.forEach((tile, index) => {
      if (!tile || after.lotuses[lotus]?.[index] === tile) return;
      const seat = after.players.findIndex(
        (player, at) => (player.resources[tile] ?? 0) > (before.players[at]?.resources[tile] ?? 0),
      );
      if (seat >= 0) found.push({ kind: 'bought', lotus, index, seat, tile });
    });
  }
  return found.length > A_FEW ? [] : found;
}

/** The place of a player board that a tile was dealt to. */
export function placeOf(view: AmygdalaView, seat: number, tile: TileId): PlaceId | undefined {
  return Object.entries(view.players[seat]?.dealt ?? {}).find(([, dealt]) => dealt === tile)?.[0];
}
