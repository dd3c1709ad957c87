/**
 * What a card does, in words, put together from its effects: so it can never say other than it does.
 *
 * Everything here is a piece of a sentence; `sentence` gives it a capital and a full stop.
 */

import type { Words } from '../../../lib/words/words';
import { GAINS } from '../edition';
import type {
  CaseStudyPlan,
  ClientPlan,
  Counter,
  Effect,
  Effects,
  InsightPrice,
  Modifier,
  Price,
} from '../types';

const GAME = 'unconscious_mind';

/** Alike ones together: two Minor Growth Insights and a Major one of any quality. */
export function insightsWords(t: Words, insights: readonly InsightPrice[]): string {
  const alike = new Map<string, number>();
  for (const { level, quality } of insights) {
    const key = `${level}-${quality}`;
    alike.set(key, (alike.get(key) ?? 0) + 1);
  }
  return allOf(
    t,
    [...alike].map(([key, count]) => t(`${GAME}-insight-${key}`, { count })),
  );
}

export function priceWords(t: Words, { insights, suppress }: Price): string {
  const parts = [];
  if (insights.length) parts.push(t(`${GAME}-price-insight`, { insight: insightsWords(t, insights) }));
  if (suppress) parts.push(t(`${GAME}-price-suppress`, { count: suppress }));
  return allOf(t, parts);
}

/** A card's effects, each for itself and in any order. */
export function effectsWords(t: Words, effects: Effects): string {
  const each = effects.flatMap((effect) => eachWords(t, effect));
  if (!each.length) return t(`${GAME}-fx-nothing`);
  return each.reduce((one, other) => t(`${GAME}-fx-list`, { one, other }));
}

/** One effect; a gain of several things names them all. */
export const effectWords = (t: Words, effect: Effect): string => allOf(t, eachWords(t, effect));

/** What one price buys, or one event brings: all of it. */
const togetherWords = (t: Words, effects: Effects): string =>
  allOf(
    t,
    effects.flatMap((effect) => eachWords(t, effect)),
  );

function modifierWords(t: Words, modifier: Modifier): string {
  const count = Object.values(modifier).find((value) => typeof value === 'number');
  return t(`${GAME}-mod-${modifier.mod}`, {
    count: count === undefined ? 0 : (count as number),
    effects: togetherWords(t, 'effects' in modifier ? modifier.effects : []),
  });
}

const caseStudyWords = (t: Words, { counter, vp, most }: CaseStudyPlan): string =>
  t(`${GAME}-fx-score_at_end`, { vp, per: perWords(t, counter), max: most });

/** What a Client brings once the Grief is gone. */
export const clientWords = (t: Words, client: ClientPlan): string =>
  client.kind === 'routine' ? modifierWords(t, client.modifier) : caseStudyWords(t, client);

export function capital(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}

export const sentence = (text: string): string => `${capital(text)}.`;

const perWords = (t: Words, counter: Counter): string => t(`${GAME}-per-${counter}`);

/** One, two and three. */
export function allOf(t: Words, parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  const one = parts.slice(0, -1).reduce((some, next) => t(`${GAME}-fx-comma`, { one: some, other: next }));
  return t(`${GAME}-fx-and`, { one, other: parts.at(-1)! });
}

/** The things an effect does: a gain may bring several. */
function eachWords(t: Words, effect: Effect): string[] {
  const id = `${GAME}-fx-${effect.op}`;
  switch (effect.op) {
    case 'generate': {
      const { level, quality, n } = effect;
      return [t(id, { insight: t(`${GAME}-insight-${level}-${quality}`, { count: n }) })];
    }
    case 'gain':
      return GAINS.filter((kind) => effect[kind]).map((kind) =>
        t(`${GAME}-fx-${kind === 'hsb' ? 'box' : kind}`, { count: effect[kind] }),
      );
    case 'exchange':
      return [t(id, { price: priceWords(t, effect.pay), effects: togetherWords(t, effect.get) })];
    case 'elevate':
    case 'transfer':
    case 'treat':
    case 'therapy':
      return [t(id, { count: effect.n })];
    case 'play_research':
    case 'play_or_publish':
      return [t(id, { count: effect.max })];
    case 'move_professor':
      return [t(id, { min: effect.min, max: effect.max, to_freud: effect.to_freud ? 1 : 0 })];
    case 'move_freud':
    case 'inkpot':
      return [t(id, { min: effect.min, max: effect.max })];
    case 'trigger_location': {
      const location = `${GAME}-location-${effect.tag}`;
      return [t(id, { location: t.attribute(location, 'a') ?? t(location) })];
    }
    case 'trigger_notebook':
      return [t(id, { scope: effect.scope, restrict: effect.restrict })];
    case 'gain_notebook_from': {
      const { column, coffee, trigger } = effect;
      return [t(id, { column, coffee, trigger: trigger.length > 1 ? 'both' : (trigger[0] ?? 'none') })];
    }
    case 'score_per':
      return [t(id, { vp: effect.vp, per: perWords(t, effect.counter), max: effect.max })];
    case 'trigger_reputation':
    case 'unlock_secondary_room':
      return [t(id)];
  }
}
