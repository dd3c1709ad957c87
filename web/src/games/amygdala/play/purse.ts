/** A memory bank worked out ahead: the coins that make up a sum, the leaves in use, what exchanges bring. */

import type { Action } from '../../../lib/wire/wire';
import type { AmygdalaEdition } from '../edition';
import type { AmygdalaPlayer, Item, RegionId, ResourceId, Shown } from '../types';

/** What lies in a memory bank, and the points that can be sold. */
export type Bank = Pick<
  AmygdalaPlayer,
  'vp' | 'coins' | 'resources' | 'wilds' | 'happiness' | 'ideas' | 'dreams' | 'claims'
>;

/** The values of the coins, the greatest first: change is made so that they take the fewest leaves. */
export const COINS = [10, 5, 1] as const;

export function coinsOf(sum: number): number[] {
  const coins: number[] = [];
  let left = sum;
  for (const value of COINS) {
    for (; left >= value; left -= value) coins.push(value);
  }
  return coins;
}

/** What lies on a leaf. */
export type Leaf =
  | { readonly what: 'coin'; readonly value: number }
  | { readonly what: 'resource'; readonly tile: ResourceId }
  | { readonly what: 'claim'; readonly region: RegionId }
  | { readonly what: Exclude<Item, 'claim'> };

const times = <T>(count: number, thing: T): T[] => Array<T>(Math.max(0, count)).fill(thing);

/** Leaf by leaf, always in the same order. */
export function leavesOf(bank: Bank, edition: AmygdalaEdition): Leaf[] {
  return [
    ...coinsOf(bank.coins).map((value): Leaf => ({ what: 'coin', value })),
    ...[...edition.resources.keys()].flatMap((tile) =>
      times<Leaf>(bank.resources[tile] ?? 0, { what: 'resource', tile }),
    ),
    ...times<Leaf>(bank.wilds, { what: 'wild' }),
    ...times<Leaf>(bank.happiness, { what: 'happiness' }),
    ...times<Leaf>(bank.ideas, { what: 'idea' }),
    ...times<Leaf>(bank.dreams, { what: 'dream' }),
    ...bank.claims.map((region): Leaf => ({ what: 'claim', region })),
  ];
}

/** Resource tiles by what they show. */
export function countShown(bank: Bank, edition: AmygdalaEdition): Map<Shown, number> {
  const counts = new Map<Shown, number>();
  for (const { id, shows } of edition.resources.values()) {
    const count = bank.resources[id] ?? 0;
    if (count) counts.set(shows, (counts.get(shows) ?? 0) + count);
  }
  return counts;
}

/** The cheapest resource tile that shows this: it is the one that leaves. */
export function cheapestTile(bank: Bank, shows: string, edition: AmygdalaEdition): ResourceId | undefined {
  const tiles = [...edition.resources.values()].filter(
    (tile) => tile.shows === shows && (bank.resources[tile.id] ?? 0) > 0,
  );
  return tiles.sort((a, b) => a.cost - b.cost)[0]?.id;
}

function with_(bank: Bank, tile: ResourceId | undefined, change: 1 | -1): Bank {
  if (tile === undefined) return bank;
  return { ...bank, resources: { ...bank.resources, [tile]: (bank.resources[tile] ?? 0) + change } };
}

export function afterBuying(bank: Bank, tiles: readonly ResourceId[], coins: number): Bank {
  return tiles.reduce<Bank>((held, tile) => with_(held, tile, 1), { ...bank, coins: bank.coins - coins });
}

/** A bank after an exchange or after something is thrown away. `supply`: the coins there are to be had. */
export function afterwards(bank: Bank, action: Action, edition: AmygdalaEdition, supply = Infinity): Bank {
  const { exchange } = edition;
  const gain = (held: Bank, coins: number): Bank => ({
    ...held,
    coins: held.coins + Math.min(coins, supply),
  });
  const without = (): Bank => with_(bank, cheapestTile(bank, String(action.tile), edition), -1);
  const count = Number(action.count);
  switch (action.do) {
    case 'sell':
      return gain(without(), exchange.resource);
    case 'sell_wild':
      return gain({ ...bank, wilds: bank.wilds - 1 }, exchange.wild);
    case 'sell_happiness':
      return gain({ ...bank, happiness: bank.happiness - 1 }, exchange.happiness);
    case 'sell_dream':
      return gain({ ...bank, dreams: bank.dreams - 1 }, exchange.dream);
    case 'sell_points':
      return gain({ ...bank, vp: bank.vp - exchange.pointsForCoin }, 1);
    case 'cash_ideas':
      return gain({ ...bank, ideas: bank.ideas - count }, exchange.ideas[count - 1] ?? 0);
    case 'cash_dreams':
      return { ...bank, dreams: bank.dreams - count, vp: bank.vp + (exchange.dreams[count - 1] ?? 0) };
    case 'discard':
      return without();
    case 'discard_wild':
      return { ...bank, wilds: bank.wilds - 1 };
    case 'discard_happiness':
      return { ...bank, happiness: bank.happiness - 1 };
    case 'discard_idea':
      return { ...bank, ideas: bank.ideas - 1 };
    case 'discard_dream':
      return { ...bank, dreams: bank.dreams - 1 };
    case 'discard_coin':
      return { ...bank, coins: bank.coins - (coinsOf(bank.coins).at(-1) ?? 0) };
    case 'discard_claim':
      return { ...bank, claims: bank.claims.filter((region) => region !== action.region) };
    default:
      return bank;
  }
}

/** The most that so many ideas or dreams bring, in sets of any sizes. */
export function bestOfSets(count: number, sets: readonly number[]): number {
  const best = [0];
  for (let held = 1; held <= count; held += 1) {
    best.push(Math.max(...sets.slice(0, held).map((brings, at) => brings + best[held - at - 1]!)));
  }
  return best[count] ?? 0;
}

/** What cashing in everything brings. */
export interface Settlement {
  readonly dreams: number;
  /** Points. */
  readonly dreamPoints: number;
  readonly ideas: number;
  readonly ideaCoins: number;
  /** Tiles that are sold: resource tiles, wilds, happiness. */
  readonly tiles: number;
  readonly tileCoins: number;
  /** What the purse holds in the end, and the points for it. */
  readonly coins: number;
  readonly coinPoints: number;
  /** More than without cashing in. */
  readonly gain: number;
}

export function settlement(bank: Bank, edition: AmygdalaEdition, supply = Infinity): Settlement {
  const { exchange, coinsForPoint } = edition;
  const resources = Object.values(bank.resources).reduce((sum, count) => sum + count, 0);
  const dreamPoints = bestOfSets(bank.dreams, exchange.dreams);
  const ideaCoins = bestOfSets(bank.ideas, exchange.ideas);
  const tileCoins =
    resources * exchange.resource + bank.wilds * exchange.wild + bank.happiness * exchange.happiness;
  const coins = bank.coins + Math.min(ideaCoins + tileCoins, supply);
  const coinPoints = Math.floor(coins / coinsForPoint);
  return {
    dreams: bank.dreams,
    dreamPoints,
    ideas: bank.ideas,
    ideaCoins,
    tiles: resources + bank.wilds + bank.happiness,
    tileCoins,
    coins,
    coinPoints,
    gain: dreamPoints + coinPoints - Math.floor(bank.coins / coinsForPoint),
  };
}

/** Nothing in the bank would bring a coin, and there are hardly any. */
export function isNearlyBroke(bank: Bank, edition: AmygdalaEdition): boolean {
  const { tiles, ideas, dreams } = settlement(bank, edition);
  return bank.coins < edition.iconCoins && tiles + ideas + dreams === 0;
}

/**
 * What a bank is worth to its player, in coins: a rough measure, only good for saying which of several sacrifices
 * hurts least. A point is dearer than the coins it brings at the end, or points would be sold first.
 */
function worth(bank: Bank, edition: AmygdalaEdition): number {
  const { exchange, coinsForPoint } = edition;
  const resources = [...edition.resources.values()].reduce(
    (sum, { id, shows, cost }) => sum + (bank.resources[id] ?? 0) * (shows === 'wild' ? 4 : cost + 0.5),
    0,
  );
  return (
    bank.coins +
    resources +
    4 * bank.wilds +
    5 * bank.happiness +
    bestOfSets(bank.ideas, exchange.ideas) +
    coinsForPoint * (bestOfSets(bank.dreams, exchange.dreams) + bank.dreams + bank.vp) +
    12 * bank.claims.length
  );
}

/** The least painful of several sacrifices, for what it gains; those that gain nothing come last. */
function leastPainful<T extends { readonly action: Action }>(
  offers: readonly T[],
  bank: Bank,
  edition: AmygdalaEdition,
  gain: (after: Bank) => number,
): T | undefined {
  const before = worth(bank, edition);
  const pain = ({ action }: T): number => {
    const after = afterwards(bank, action, edition);
    const gained = gain(after);
    const lost = before - worth(after, edition);
    return gained > 0 ? lost / gained : 1000 + lost;
  };
  return offers.reduce<T | undefined>(
    (best, offer) => (best && pain(best) <= pain(offer) ? best : offer),
    undefined,
  );
}

/** The exchange to raise coins with. */
export function bestRaise<T extends { readonly action: Action }>(
  offers: readonly T[],
  bank: Bank,
  edition: AmygdalaEdition,
): T | undefined {
  return leastPainful(offers, bank, edition, (after) => after.coins - bank.coins);
}

/** How many leaves an exchange or a discard frees; less than none when its coins take more than it gives. */
export function leavesFreed(bank: Bank, action: Action, edition: AmygdalaEdition): number {
  return leavesOf(bank, edition).length - leavesOf(afterwards(bank, action, edition), edition).length;
}

/** What to give up when there is too much for the leaves. More room than is needed is worth nothing. */
export function bestRoom<T extends { readonly action: Action }>(
  offers: readonly T[],
  bank: Bank,
  edition: AmygdalaEdition,
): T | undefined {
  const used = leavesOf(bank, edition).length;
  const over = Math.max(1, used - edition.leaves);
  return leastPainful(offers, bank, edition, (after) =>
    Math.min(over, used - leavesOf(after, edition).length),
  );
}
