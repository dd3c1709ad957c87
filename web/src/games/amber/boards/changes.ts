/** What happened between two views, for the eye: what was laid, dug and paid, and by whom. */

import type { AmberView, CellName, Laid } from '../types';

export type Change =
  | { readonly kind: 'laid'; readonly cell: CellName; readonly laid: Laid; readonly seat: number }
  | { readonly kind: 'dug'; readonly cell: CellName; readonly laid: Laid; readonly seat: number }
  | { readonly kind: 'back'; readonly cell: CellName; readonly laid: Laid }
  | { readonly kind: 'coin'; readonly cell: CellName; readonly seat: number }
  | { readonly kind: 'lost'; readonly cell: CellName };

/** More squares than two turns can change: a jump through the game, not something that happened. */
const A_FEW = 4;

/** From one view to the next; nothing when the two are too far apart. */
export function changes(before: AmberView, after: AmberView): Change[] {
  const cells = new Set([...Object.keys(before.board), ...Object.keys(after.board)]);
  const actor = before.actor >= 0 ? before.actor : after.actor;
  // The only play there is is made for its player, in one go with the turn before: the hand tells.
  const isOwn = (tile: string): boolean =>
    before.seat === after.seat && (after.hand[tile] ?? 0) < (before.hand[tile] ?? 0);
  // A tile that leaves the board without being discarded was taken back.
  const wasDiscarded = discarded(after) > discarded(before);
  const found: Change[] = [];
  let changed = 0;
  for (const cell of cells) {
    const was = before.board[cell];
    const is = after.board[cell];
    if (was?.tile === is?.tile) continue;
    changed += 1;
    if (is) found.push({ kind: 'laid', cell, laid: is, seat: isOwn(is.tile) ? after.seat : actor });
    else if (was)
      found.push(
        wasDiscarded ? { kind: 'dug', cell, laid: was, seat: actor } : { kind: 'back', cell, laid: was },
      );
  }
  return changed > A_FEW ? [] : [...found, ...coins(before, after)];
}

const discarded = (view: AmberView): number =>
  Object.values(view.discards).reduce((sum, count) => sum + count, 0);

function coins(before: AmberView, after: AmberView): Change[] {
  const gone = before.coins_on.filter((cell) => !after.coins_on.includes(cell));
  return gone.map((cell): Change => {
    const taker = after.players.findIndex(
      (player, seat) =>
        player.coins > (before.players[seat]?.coins ?? 0) &&
        (player.villages.includes(cell) || player.castles.includes(cell)),
    );
    return taker >= 0 ? { kind: 'coin', cell, seat: taker } : { kind: 'lost', cell };
  });
}

/** The kinds of tile that came into the hand. */
export function drawn(before: AmberView, after: AmberView): string[] {
  if (before.seat !== after.seat) return [];
  return Object.keys(after.hand).filter((tile) => after.hand[tile]! > (before.hand[tile] ?? 0));
}
