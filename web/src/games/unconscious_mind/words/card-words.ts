/** What a card is, in one breath: the accessible name of its face. */

import type { Words } from '../../../lib/words/words';
import { clientWords, effectsWords, insightsWords } from './effect-words';
import { nameOf } from './names';
import type {
  ClientPlan,
  DreamPlan,
  GriefPlan,
  LocationId,
  ResearchPlan,
  TilePlan,
  TreatisePlan,
} from '../types';

const GAME = 'unconscious_mind';

export const tagsWords = (t: Words, tags: readonly LocationId[]): string =>
  tags.map((tag) => nameOf(t, 'location', tag)).join(', ');

export function tileName(t: Words, tile: TilePlan): string {
  const name = nameOf(t, 'tile', tile.id);
  if (tile.location)
    return t(`${GAME}-card-starting`, {
      name,
      main: effectsWords(t, tile.main),
      location: nameOf(t, 'location', tile.location),
      insights: insightsWords(t, tile.insights ?? []),
    });
  if (!tile.banner.length) return name;
  return t(`${GAME}-card-tile`, {
    name,
    level: nameOf(t, 'level', `level_${tile.level}`),
    main: effectsWords(t, tile.main),
    banner: effectsWords(t, tile.banner),
  });
}

export const researchName = (t: Words, card: ResearchPlan): string =>
  t(`${GAME}-card-research`, {
    name: nameOf(t, 'research', card.id),
    volume: nameOf(t, 'volume', card.volume),
    tags: tagsWords(t, card.tags),
    effects: effectsWords(t, card.effects),
  });

export const treatiseName = (t: Words, treatise: TreatisePlan): string =>
  t(`${GAME}-card-treatise`, {
    name: nameOf(t, 'treatise', treatise.id),
    vp: treatise.vp,
    volumes: treatise.volumes.map((volume) => nameOf(t, 'colour', volume)).join(', '),
    tags: tagsWords(t, treatise.tags),
  });

export function clientName(t: Words, client: ClientPlan, grief?: GriefPlan): string {
  const own = t(`${GAME}-card-${client.kind}`, {
    name: nameOf(t, 'client', client.id),
    hearts: client.hearts,
    vp: client.cure_vp,
    tags: client.kind === 'routine' ? tagsWords(t, client.tags) : '',
    brings: clientWords(t, client),
  });
  return grief ? `${own} ${griefName(t, grief)}` : own;
}

export const griefName = (t: Words, grief: GriefPlan): string =>
  t(`${GAME}-card-grief`, {
    hearts: grief.hearts,
    vp: grief.vp,
    effects: effectsWords(t, grief.effects),
    icon: iconWords(t, grief.icon),
  });

export const dreamName = (t: Words, dream: DreamPlan): string =>
  t(`${GAME}-card-${dream.kind}`, {
    name: nameOf(t, 'dream', dream.id),
    cost: insightsWords(t, dream.cost),
    effects: effectsWords(t, dream.effects),
    icon: iconWords(t, dream.icon),
  });

const iconWords = (t: Words, icon: string | null | undefined): string =>
  icon ? nameOf(t, 'icon', icon) : nameOf(t, 'icon', 'none');
