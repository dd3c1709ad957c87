/** Where the steps of a cascade come from, in words: `tile-n104` is the name of that tile. */

import type { Words } from '../../../lib/words/words';
import type { CardRef } from '../explain/explain.svelte';
import { nameOf, named } from './names';

/** A few words; empty for a source nobody needs named. */
export function sourceWords(t: Words, source: string): string {
  const [kind = '', id = '', at = ''] = source.split('-');
  switch (kind) {
    case 'tile':
    case 'research':
    case 'action':
    case 'treatise':
    case 'client':
    case 'dream':
    case 'location':
    case 'goal':
    case 'line':
      return nameOf(t, kind, id);
    case 'banner':
      return t('unconscious_mind-from-banner', { tile: nameOf(t, 'tile', id) });
    case 'row_end':
      return t('unconscious_mind-from-row_end');
    case 'reputation':
      return t('unconscious_mind-from-reputation');
    case 'slot':
      return t.phrase({
        id: 'unconscious_mind-from-slot',
        names: { location: `unconscious_mind-location-${id}` },
      });
    case 'district':
      return t('unconscious_mind-from-district', { district: named(t, 'district', id), number: at });
    case 'overlay':
      return t('unconscious_mind-from-overlay');
    case 'grief':
      return t('unconscious_mind-from-grief');
    default:
      return '';
  }
}

/** The card a source can be looked up by, if it is one. */
export function sourceCard(source: string): CardRef | undefined {
  const [kind = '', id = ''] = source.split('-');
  switch (kind) {
    case 'tile':
    case 'banner':
      return { kind: 'tile', id };
    case 'research':
    case 'treatise':
    case 'dream':
    case 'location':
    case 'goal':
    case 'grief':
    case 'action':
    case 'client':
      return { kind, id };
    default:
      return undefined;
  }
}
