/** Things small enough for a leaf or a button, as signs: what is drawn, and what it is called. */

import type { Words } from '../../../lib/words/words';
import type { AmygdalaEdition } from '../edition';
import type { Way } from '../play/payment';
import type { Leaf } from '../play/purse';
import type { Emotion, Item, RegionId, Shown } from '../types';

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
export function signsOf(way: Way): Sign[] {
  switch (way.with) {
    case 'resource':
      return [{ what: 'resource', shows: way.shows }];
    case 'pair':
      return [
        { what: 'resource', shows: way.shows },
        { what: 'resource', shows: way.other },
      ];
    case 'coins':
      return [{ what: 'coin', value: way.coins }];
    default:
      return [{ what: way.with }];
  }
}

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
