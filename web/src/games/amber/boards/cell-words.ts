/** What stands on a square, in words. */

import type { Words } from '../../../lib/words/words';
import type { AmberView, CellName } from '../types';

/** `castle`: the seat it belongs to, -1 for nobody's yet, undefined when there is none. */
export function describeCell(t: Words, view: AmberView, cell: CellName, castle: number | undefined): string {
  const coin = view.coins_on.includes(cell) ? 'coin' : undefined;
  const laid = view.board[cell];
  const isVillage = view.villages.includes(cell);
  if (castle !== undefined) {
    return castle < 0
      ? t('amber-cell-castle-free', { cell })
      : t.phrase({ id: 'amber-cell-castle', args: { cell }, seats: { player: castle } }, coin);
  }
  if (!laid)
    return isVillage
      ? t.phrase({ id: 'amber-cell-village', args: { cell } }, coin)
      : t('amber-cell-empty', { cell });
  return t.phrase(
    {
      id: isVillage ? 'amber-cell-village-tile' : 'amber-cell-tile',
      args: { cell, turn: laid.turn },
      names: { tile: `amber-tile-${laid.tile}` },
    },
    coin,
  );
}
