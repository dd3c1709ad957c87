/** How the icons of an emotion tile are best paid. */

import type { Action } from '../../../lib/wire/wire';
import type { AmygdalaEdition } from '../edition';
import { cheapestTile, countShown, type Bank } from './purse';
import type { Emotion, Shown } from '../types';

/** A way to pay one icon. */
export type Way =
  | { readonly with: 'resource'; readonly shows: Shown }
  | { readonly with: 'wild' | 'happiness' }
  | { readonly with: 'pair'; readonly shows: Shown; readonly other: Shown }
  | { readonly with: 'coins'; readonly coins: number };

export function wayOf(action: Action, icon: Emotion, edition: AmygdalaEdition): Way {
  switch (action.do) {
    case 'pay':
      return { with: 'resource', shows: action.tile as Shown };
    case 'pay_pair':
      return { with: 'pair', shows: action.tile as Shown, other: action.other as Shown };
    case 'pay_wild':
      return { with: 'wild' };
    case 'pay_happiness':
      return { with: 'happiness' };
    default:
      return { with: 'coins', coins: coinPrice(icon, edition) };
  }
}

export const coinPrice = (icon: Emotion, edition: AmygdalaEdition): number =>
  icon === 'happiness' ? edition.happinessCoins : edition.iconCoins;

function isSame(way: Way, other: Way): boolean {
  if (way.with !== other.with) return false;
  if (way.with === 'resource') return other.with === 'resource' && way.shows === other.shows;
  if (way.with !== 'pair' || other.with !== 'pair') return true;
  return [way.shows, way.other].sort().join() === [other.shows, other.other].sort().join();
}

/** A tile that matches, a wild resource tile, a wild, two tiles, coins: the first is the cheapest. */
function rank(way: Way): number {
  if (way.with === 'resource') return way.shows === 'wild' ? 1 : 0;
  return { happiness: 0, wild: 2, pair: 3, coins: 4 }[way.with];
}

/**
 * The cheapest way to pay these icons, one for each. Matching tiles are set aside for all of them first,
 * so that no pair is made of a tile that another icon needs.
 */
export function cheapest(icons: readonly Emotion[], bank: Bank, edition: AmygdalaEdition): Way[] {
  const held = countShown(bank, edition);
  let { wilds, happiness } = bank;
  const take = (shows: Shown): boolean => {
    const count = held.get(shows) ?? 0;
    if (count) held.set(shows, count - 1);
    return count > 0;
  };
  const ways = icons.map((icon): Way | undefined => {
    if (icon === 'happiness') {
      happiness -= 1;
      return happiness >= 0 ? { with: 'happiness' } : { with: 'coins', coins: edition.happinessCoins };
    }
    return take(icon) ? { with: 'resource', shows: icon } : undefined;
  });
  return ways.map((way): Way => {
    if (way) return way;
    if (take('wild')) return { with: 'resource', shows: 'wild' };
    wilds -= 1;
    if (wilds >= 0) return { with: 'wild' };
    const pair = sparePair(held, bank, edition);
    if (!pair) return { with: 'coins', coins: edition.iconCoins };
    pair.forEach(take);
    return { with: 'pair', shows: pair[0], other: pair[1] };
  });
}

/** Two tiles to give for one icon: of what there is most, then of what was cheapest. */
function sparePair(
  held: ReadonlyMap<Shown, number>,
  bank: Bank,
  edition: AmygdalaEdition,
): [Shown, Shown] | undefined {
  const cost = (shows: Shown): number =>
    edition.resources.get(cheapestTile(bank, shows, edition) ?? '')?.cost ?? 0;
  const [one, other] = [...held]
    .filter(([shows]) => shows !== 'wild')
    .flatMap(([shows, count]) => Array.from({ length: count }, (_, at) => ({ shows, left: count - at })))
    .sort((a, b) => b.left - a.left || cost(a.shows) - cost(b.shows));
  return one && other ? [one.shows, other.shows] : undefined;
}

/** The coins in a payment. */
export const coinsIn = (ways: readonly Way[]): number =>
  ways.reduce((sum, way) => sum + (way.with === 'coins' ? way.coins : 0), 0);

/** Of the payments on offer the one that was planned or, when it is not possible, the cheapest that is. */
export function nextPayment<T extends { readonly action: Action }>(
  offers: readonly T[],
  icon: Emotion,
  planned: Way | undefined,
  edition: AmygdalaEdition,
): T | undefined {
  const way = ({ action }: T): Way => wayOf(action, icon, edition);
  const asPlanned = planned && offers.find((offer) => isSame(way(offer), planned));
  return asPlanned ?? [...offers].sort((a, b) => rank(way(a)) - rank(way(b)))[0];
}
