/** What the parts of a player board are called, for those who hear them. */

import type { Words } from '../../../lib/words/words';
import type { BonusPlan } from '../edition';
import type { Offer } from '../play/options';
import type { AmygdalaPlayer, Item, PlaceId, TileId } from '../types';

/** Things in a row: "a claim tile and an idea". */
export const listed = (t: Words, things: readonly string[]): string =>
  new Intl.ListFormat(t.language, { type: 'conjunction' }).format(things);

export const itemNames = (t: Words, items: readonly Item[]): string =>
  listed(
    t,
    items.map((item) => t(`amygdala-item-${item}`)),
  );

export function placeLabel(
  t: Words,
  place: PlaceId,
  tile: TileId,
  offer: Offer | undefined,
  jump: number,
): string {
  const what = t('amygdala-place-tile', { place, tile: t(`amygdala-tile-${tile}`) });
  if (!offer) return what;
  return jump ? t('amygdala-place-jump', { what, coins: jump }) : t('amygdala-place-lit', { what });
}

export function bonusLabel(t: Words, bonus: BonusPlan, left: number, isTaken: boolean): string {
  const items = itemNames(t, bonus.gives);
  if (isTaken) return t('amygdala-bonus-taken', { place: bonus.id, items });
  return t('amygdala-bonus-left', { place: bonus.id, items, count: left });
}

export function boardLabel(t: Words, player: string, { board, cloud }: AmygdalaPlayer): string {
  const count = Object.keys(board).length;
  return cloud
    ? t('amygdala-desk-board', { player, count, place: cloud })
    : t('amygdala-desk-board-new', { player, count });
}
