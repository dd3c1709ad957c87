/** What lies on the leaves of a memory bank, leaf by leaf, to be drawn. */

import type { AmygdalaEdition } from '../edition';
import type { AmygdalaPlayer, Item, RegionId, ResourceId, Shown } from '../types';

type Bank = Pick<
  AmygdalaPlayer,
  'coins' | 'resources' | 'wilds' | 'happiness' | 'ideas' | 'dreams' | 'claims'
>;

export type Leaf =
  | { readonly what: 'coin'; readonly value: number }
  | { readonly what: 'resource'; readonly tile: ResourceId }
  | { readonly what: 'claim'; readonly region: RegionId }
  | { readonly what: Exclude<Item, 'claim'> };

const times = <T>(count: number, thing: T): T[] => Array<T>(count).fill(thing);

/** The fewest pieces that make up a sum. */
export const coinsOf = (sum: number): number[] => [
  ...times(Math.floor(sum / 10), 10),
  ...times(Math.floor((sum % 10) / 5), 5),
  ...times(sum % 5, 1),
];

/** Always in the same order. */
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
