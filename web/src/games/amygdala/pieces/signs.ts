/** Things small enough for a leaf or a button, as signs: what is drawn, and what it is called. */

import type { Words } from '../../../lib/words/words';
import type { AmygdalaEdition } from '../edition';
import type { Leaf } from '../boards/leaves';
import type { Emotion, Given, Item, RegionId, Shown } from '../types';

export type Sign =
  | { readonly what: 'coin'; readonly value: number }
  | { readonly what: 'resource'; readonly shows: Shown; readonly cost?: number }
  | { readonly what: 'claim'; readonly emotion: Emotion; readonly region: RegionId }
  | { readonly what: Exclude<Item, 'claim'> };

export function signOf(leaf: Leaf, edition: AmygdalaEdition): Sign {
  if (leaf.what === 'resource') {
    const { shows } = edition.resources.get(leaf.tile)!;
    return { what: 'resource', shows };
  }
  return leaf.what === 'claim' ? claimSign(leaf.region, edition) : leaf;
}

export const claimSign = (region: RegionId, edition: AmygdalaEdition): Sign => ({
  what: 'claim',
  region,
  emotion: edition.region(region).emotion,
});

/** What is given for an icon. */
export const signsOf = ({ tiles, wilds, happiness, coins }: Given): Sign[] => [
  ...tiles.map((shows): Sign => ({ what: 'resource', shows })),
  ...Array<Sign>(wilds).fill({ what: 'wild' }),
  ...Array<Sign>(happiness).fill({ what: 'happiness' }),
  ...(coins ? [{ what: 'coin', value: coins } as const] : []),
];

/** The coins in a payment. */
export const coinsIn = (ways: readonly Given[]): number => ways.reduce((sum, { coins }) => sum + coins, 0);

export function nameOf(sign: Sign, t: Words): string {
  switch (sign.what) {
    case 'coin':
      return t('amygdala-bank-coin', { value: sign.value });
    case 'resource':
      return t(`amygdala-shown-${sign.shows}`);
    case 'claim':
      return t('amygdala-bank-claim', { region: t(`amygdala-region-${sign.region}`) });
    default:
      return t(`amygdala-item-${sign.what}`);
  }
}
