/** What the sheet about a card says: its name, what it is, and line by line what it does. */

import type { Words } from '../../../lib/words/words';
import { tagsWords } from '../words/card-words';
import { gain, type UnconsciousMindEdition } from '../edition';
import type { Effects, GriefPlan } from '../types';
import { clientWords, effectsWords, insightsWords, sentence } from '../words/effect-words';
import type { CardRef } from './explain.svelte';
import { nameOf } from '../words/names';
import { signMeaning, signName } from '../words/sign-terms';

interface Sheet {
  readonly title: string;
  readonly what: string;
  readonly lines: readonly { readonly label: string; readonly text: string }[];
}

export function sheetOf(t: Words, edition: UnconsciousMindEdition, card: CardRef): Sheet {
  const say = (id: string, args = {}): string => t(`unconscious_mind-sheet-${id}`, args);
  const line = (id: string, text: string, args = {}) => ({ label: say(id, args), text });
  const does = (id: string, effects: Effects, args = {}) =>
    line(id, sentence(effectsWords(t, effects)), args);
  const points = (count: number): string => say('vp', { count });
  const icon = (name: string): string => nameOf(t, 'icon', name);
  const ofGrief = ({ hearts, vp, effects, icon: omen }: GriefPlan) => [
    line('therapy', `+ ${hearts}`),
    line('catharsis', `${points(vp)}. ${sentence(effectsWords(t, effects))}`),
    ...(omen ? [line('icon', icon(omen))] : []),
  ];

  switch (card.kind) {
    case 'tile': {
      const { level, quality, main, banner, location, insights = [] } = edition.tile(card.id);
      const of = {
        level: level ? nameOf(t, 'level', `level_${level}`) : '',
        quality: nameOf(t, 'quality', quality),
      };
      return {
        title: nameOf(t, 'tile', card.id),
        what: say(level ? 'tile' : 'starting', of),
        lines: [
          ...(main.length ? [does('main', main)] : []),
          ...(banner.length ? [does('banner', banner)] : []),
          ...(location ? [line('professor', nameOf(t, 'location', location))] : []),
          ...(insights.length ? [line('insights', sentence(insightsWords(t, insights)))] : []),
        ],
      };
    }
    case 'research': {
      const { volume, tags, effects } = edition.research(card.id);
      return {
        title: nameOf(t, 'research', card.id),
        what: say('research'),
        lines: [
          line('volume', nameOf(t, 'colour', volume)),
          line('tags', tagsWords(t, tags)),
          does('played', effects),
        ],
      };
    }
    case 'treatise': {
      const { volumes, vp, tags } = edition.treatise(card.id);
      return {
        title: nameOf(t, 'treatise', card.id),
        what: say('treatise'),
        lines: [
          line('points', points(vp)),
          line('volumes', volumes.map((volume) => nameOf(t, 'colour', volume)).join(', ')),
          line('tags', tagsWords(t, tags)),
        ],
      };
    }
    case 'client': {
      const client = edition.client(card.id);
      const grief = card.grief ? edition.grief(card.grief) : undefined;
      return {
        title: nameOf(t, 'client', card.id),
        what: say(client.kind),
        lines: [
          line('therapy', grief ? `${client.hearts} + ${grief.hearts}` : `${client.hearts}`),
          ...(grief ? ofGrief(grief).slice(1) : []),
          line('cure', points(client.cure_vp)),
          line('brings', sentence(clientWords(t, client))),
          ...(client.kind === 'routine' ? [line('tags', tagsWords(t, client.tags))] : []),
        ],
      };
    }
    case 'grief':
      return { title: say('grief'), what: say('grief'), lines: ofGrief(edition.grief(card.id)) };
    case 'dream': {
      const { kind, cost, effects, icon: omen } = edition.dream(card.id);
      return {
        title: nameOf(t, 'dream', card.id),
        what: say(kind),
        lines: [
          line('needs', sentence(insightsWords(t, cost))),
          does('does', effects),
          ...(omen ? [line('icon', icon(omen))] : []),
        ],
      };
    }
    case 'location': {
      const { district, effects, slots } = edition.location(card.id);
      return {
        title: nameOf(t, 'location', card.id),
        what: say('location', { district: nameOf(t, 'district', district) }),
        lines: [
          ...effects.map((effect, at) => does('effect', [effect], { number: at + 1 })),
          ...(card.slots ?? slots).map((effects, at) => does('slot', effects, { number: at + 1 })),
        ],
      };
    }
    case 'goal': {
      const { tag } = edition.goal(card.id);
      const name = tag === 'chosen' ? say('any_location') : nameOf(t, 'location', tag);
      return {
        title: nameOf(t, 'goal', card.id),
        what: say('goal'),
        lines: [
          line('tags', `${name} × 2`),
          line('does', sentence(effectsWords(t, [gain({ reputation: 1 })]))),
        ],
      };
    }
    case 'action':
      return {
        title: nameOf(t, 'action', card.id),
        what: say('action'),
        lines: [does('does', edition.action(card.id).effects)],
      };
    case 'impulse': {
      const { row, actions, double, recall } = edition.impulse(card.id);
      return {
        title: t(`unconscious_mind-part-impulses-${card.id}`),
        what: say('impulse'),
        lines: [
          line('row', `${row + 1}`),
          line('actions', actions.map((action) => nameOf(t, 'action', action)).join(' · ')),
          ...(double ? [line('twice', '✓')] : []),
          ...(recall ? [line('recalls', '✓')] : []),
        ],
      };
    }
    case 'effects':
      return { title: card.name, what: '', lines: [does('does', card.effects)] };
    case 'sign':
      return { title: signName(t, card.id), what: signMeaning(t, card.id), lines: [] };
  }
}
