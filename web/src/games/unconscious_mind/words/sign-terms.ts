/** What an icon is called, and where the glossary says what it means. */

import type { Words } from '../../../lib/words/words';
import { counterMark, clientMarks, effectGroups, type Mark } from '../pieces/effect-signs';
import type { UnconsciousMindEdition } from '../edition';
import type { Effects } from '../types';
import type { CardRef } from '../explain/explain.svelte';
import { nameOf } from './names';
import type { SignName } from '../pieces/signs';

/** By icon, the term of the glossary; those that are not here are terms themselves. */
const TERMS: Partial<Record<SignName, string>> = {
  notebook: 'notebook_tile',
  level_1: 'notebook_tile',
  level_2: 'notebook_tile',
  main: 'notebook_tile',
  banner: 'notebook_tile',
  from_left: 'meeting_table',
  from_center: 'meeting_table',
  from_right: 'meeting_table',
  tile: 'notebook',
  adjacent: 'notebook',
  row: 'notebook',
  column: 'notebook',
  lock: 'inkpot',
  play: 'research',
  publish: 'treatise',
  arrow: 'use',
  room: 'office',
  key: 'office',
  lantern: 'office',
  mirror: 'office',
  feather: 'office',
  theater: 'location',
  library: 'location',
  opera: 'location',
  museum: 'location',
  university: 'location',
  cafe: 'location',
  city: 'district',
  dream: 'manifest_dream',
  waves: 'dream_icon',
  cloud: 'dream_icon',
  eye: 'dream_icon',
};

const termOf = (sign: SignName): string => TERMS[sign] ?? sign;

/** `Heart-Shaped Box`; a Location's icon has the Location's name. */
export function signName(t: Words, sign: SignName): string {
  const term = termOf(sign);
  return term === 'location' ? nameOf(t, 'location', sign) : nameOf(t, 'term', term);
}

export const signMeaning = (t: Words, sign: SignName): string =>
  t.attribute(`unconscious_mind-term-${termOf(sign)}`, 'meaning') ?? '';

/** The icons on a card whose names are worth giving, each once. */
export function signsOn(card: CardRef, edition: UnconsciousMindEdition): SignName[] {
  const names = marksOn(card, edition).flatMap((mark): SignName[] => {
    if (mark.kind === 'sign') return [mark.sign];
    if (mark.kind === 'insight') return ['insight'];
    return mark.kind === 'vp' ? ['vp'] : [];
  });
  const byTerm = new Map(names.filter((name) => name !== 'arrow').map((name) => [termOf(name), name]));
  return [...byTerm.values()];
}

function marksOn(card: CardRef, edition: UnconsciousMindEdition): Mark[] {
  const does = (effects: Effects): Mark[] => effectGroups(effects).flat();
  switch (card.kind) {
    case 'tile': {
      const { main, banner } = edition.tile(card.id);
      return [...does(main), ...does(banner)];
    }
    case 'research':
      return does(edition.research(card.id).effects);
    case 'client': {
      const grief = card.grief ? does(edition.grief(card.grief).effects) : [];
      return [{ kind: 'sign', sign: 'therapy' }, ...clientMarks(edition.client(card.id)), ...grief];
    }
    case 'grief':
      return does(edition.grief(card.id).effects);
    case 'dream':
      return [{ kind: 'sign', sign: 'insight' }, ...does(edition.dream(card.id).effects)];
    case 'location': {
      const { effects, slots } = edition.location(card.id);
      return [...does(effects), ...(card.slots ?? slots).flatMap(does)];
    }
    case 'action':
      return does(edition.action(card.id).effects);
    case 'goal':
      return [counterMark(edition.goal(card.id).counter), { kind: 'sign', sign: 'reputation' }];
    case 'effects':
      return does(card.effects);
    default:
      return [];
  }
}
