/** A few words on what choosing something would bring. */

import type { Words } from '../../../lib/words/words';
import type { UnconsciousMindEdition } from '../edition';
import { effectsWords } from '../words/effect-words';
import { nameOf, named } from '../words/names';
import type { Target } from './play-context';
import type { Way } from './targets';
import type { UnconsciousMindOutcome, UnconsciousMindView } from '../types';

interface Telling {
  readonly t: Words;
  readonly view: UnconsciousMindView;
  readonly edition: UnconsciousMindEdition;
  readonly ways: readonly Way[];
}

/** `ways`: the actions that tapping it leads to. */
export function previewOf(target: Target, telling: Telling): string {
  const [way] = telling.ways;
  return way ? said(target, way, telling).filter(Boolean).join(' · ') : '';
}

function said(target: Target, { action, outcome }: Way, telling: Telling): string[] {
  const { t, edition } = telling;
  const [kind, id = ''] = target.split(':');
  const counted = (what: string, count: number | undefined): string[] =>
    count ? [t(`unconscious_mind-preview-${what}`, { count })] : [];
  switch (kind) {
    case 'space':
      return [
        t('unconscious_mind-preview-inkpot', { where: nameOf(t, 'inkpot', outcome.inkpot!) }),
        ...pushWords(t, outcome),
        ...counted('lap', outcome.laps),
      ];
    case 'action':
      return [effectsWords(t, edition.action(id).effects)];
    case 'inkpot':
      return [
        t('unconscious_mind-preview-cost', { count: outcome.bright ?? 0 }),
        ...counted('lap', outcome.laps),
        ...counted('vp', outcome.vp),
        ...counted('coffee', outcome.coffee),
        ...(id === 'top' ? [t('unconscious_mind-preview-column')] : []),
        ...(id.startsWith('row') ? [t('unconscious_mind-preview-tiles', { count: outcome.tiles ?? 0 })] : []),
      ];
    case 'location':
      return [t('unconscious_mind-preview-triggers', { count: outcome.triggers ?? 0 })];
    case 'effect':
    case 'slot':
    case 'district':
    case 'reputation':
      return outcome.effects ? [effectsWords(t, outcome.effects)] : [];
    case 'room':
      return [
        t('unconscious_mind-preview-therapy', { count: outcome.therapy ?? 0 }),
        ...counted('vp', outcome.vp),
        ...(outcome.matches ? [t('unconscious_mind-preview-match')] : []),
      ];
    case 'tile':
      return [
        ...counted('pays', outcome.pays),
        ...counted('vp', outcome.tile ? 0 : outcome.vp),
        ...(outcome.effects?.length ? [effectsWords(t, outcome.effects)] : []),
      ];
    case 'place':
      return placeWords(t, outcome);
    case 'area':
      return areaWords(telling, id, counted('above', outcome.above));
    case 'treatise':
      return action.do === 'publish' ? counted('vp', outcome.vp) : counted('cite', outcome.vp);
    default:
      return [];
  }
}

function pushWords(t: Words, { pushed = [] }: UnconsciousMindOutcome): string[] {
  const [one, other] = pushed.map((where) => nameOf(t, 'inkpot', where));
  if (!one) return [];
  return [
    other
      ? t('unconscious_mind-preview-bright', { one, other })
      : t('unconscious_mind-preview-bright-only', { where: one }),
  ];
}

function placeWords(t: Words, { effects, replaces, completes = [] }: UnconsciousMindOutcome): string[] {
  if (effects) return [effectsWords(t, effects)];
  if (replaces) return [t('unconscious_mind-preview-replaces', { tile: named(t, 'tile', replaces) })];
  return completes.map((line) => t('unconscious_mind-preview-completes', { line: named(t, 'line', line) }));
}

/** Where the Insight of an area would go, if there is one way; or how much too good it is to pay with. */
function areaWords({ t, view, ways }: Telling, area: string, above: string[]): string[] {
  if (view.decision === 'pay' || view.decision === 'mark') return above;
  const goals = new Set(ways.filter(({ action }) => action.from === area).map(({ action }) => action.to));
  if (goals.size !== 1) return [];
  return [t('unconscious_mind-preview-to', { area: named(t, 'area', String([...goals][0])) })];
}
