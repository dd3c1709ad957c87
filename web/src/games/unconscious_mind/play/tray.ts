/** The choices beside the boards, in the order they are shown: one line each, with its icons and words. */

import { capitalised } from '../../../lib/table/actions';
import type { Action } from '../../../lib/wire/wire';
import { levelOf, qualityOf } from '../desk/dial';
import { effectsWords, effectWords } from '../words/effect-words';
import { nameOf } from '../words/names';
import type { Play } from './play.svelte';
import { locationNow, type Way } from './targets';
import type { Effects, Level, Quality, UnconsciousMindContext } from '../types';

export interface Entry {
  readonly key: string;
  /** What choosing it decides; missing for what is done, or cannot be done now. */
  readonly way?: Way | undefined;
  readonly words: string;
  readonly effects?: Effects | undefined;
  readonly insight?: { readonly level: Level; readonly quality: Quality; readonly own: boolean } | undefined;
  /** How an idea space would be filled. */
  readonly pieces?: { readonly ideas: number; readonly bright: number } | undefined;
  readonly note?: string | undefined;
  readonly done?: boolean;
  /** It leaves the decision rather than taking something from it. */
  readonly leaves?: boolean;
  /** Shown only when asked for. */
  readonly further?: boolean;
}

const LEAVING: ReadonlySet<string> = new Set(['stop', 'ignore', 'discard_tile']);

export function entriesOf(play: Play, ctx: UnconsciousMindContext): Entry[] {
  if (play.questions.length > 1) return play.questions.map((way) => entry(way, play, ctx));
  const list =
    play.step === 'effects'
      ? effectEntries(play, ctx)
      : play.step === 'location'
        ? locationEntries(play, ctx)
        : [];
  const offered = [...play.choices, ...alsoHere(play)]
    .filter((way) => !list.some((shown) => shown.way === way))
    // The three ways to spend a turn, and tiles to begin with, are shown in a form of their own.
    .filter(({ action }) => !(play.step === 'turn' && action.do !== 'stop') && action.do !== 'starting_tile')
    .map((way) => entry(way, play, ctx));
  const isLast = ({ leaves, further }: Entry): number => (leaves ? 2 : further ? 1 : 0);
  return [...list, ...offered].sort((one, other) => isLast(one) - isLast(other));
}

/** Chosen on a board, but easier to understand in words; so many at most, lest they cover it on a phone. */
const ALSO_HERE: Readonly<Record<string, number>> = {
  line: 4,
  take: 2,
  move: 3,
  inkpot: 3,
  reputation: 3,
  pay: 8,
};

function alsoHere(play: Play): readonly Way[] {
  const ways = play.ways.filter(({ path, instead }) => path.length && !instead);
  return ways.length <= (ALSO_HERE[play.step] ?? 0) ? ways : [];
}

/** Kinds of action whose printed effects are shown as icons. */
const PRINTED: ReadonlySet<string> = new Set(['reputation', 'line_part', 'main', 'banner']);

function entry(way: Way, play: Play, ctx: UnconsciousMindContext): Entry {
  const { action, outcome } = way;
  const kind = String(action.do);
  return {
    key: JSON.stringify(action),
    way,
    words: wordsOf(way, ctx, play),
    effects: PRINTED.has(kind) ? outcome.effects : undefined,
    insight: kind === 'insight' ? insightOf(action) : undefined,
    pieces: kind === 'ideas' ? { ideas: outcome.ideas ?? 0, bright: outcome.bright ?? 0 } : undefined,
    note: outcome.above ? ctx.t('unconscious_mind-preview-above', { count: outcome.above }) : undefined,
    leaves: LEAVING.has(kind),
    further: kind === 'advance' && !way.path.length,
  };
}

/** With its icons beside it, an effect needs no more than its own words. */
function wordsOf({ action, outcome }: Way, ctx: UnconsciousMindContext, play: Play): string {
  const { t } = ctx;
  if (action.do === 'ideas') return capitalised(nameOf(t, 'way', String(action.way)), t.language);
  const isPrinted = action.do === 'reputation' || (action.do === 'line_part' && !outcome.place);
  if (isPrinted && outcome.effects) return capitalised(effectsWords(t, outcome.effects), t.language);
  if (ctx.view.decision === 'pay') {
    const area = capitalised(nameOf(t, 'area', String(action.from)), t.language);
    return action.piece === 'own' ? `${area} · ${nameOf(t, 'piece', 'own')}` : area;
  }
  if (action.do === 'insight' && play.questions.length) {
    return capitalised(nameOf(t, 'piece', String(action.piece)), t.language);
  }
  return ctx.describe(action);
}

function insightOf(action: Action): Entry['insight'] {
  const area = String(action.from === 'reserve' ? action.to : action.from);
  if (area === 'reserve') return undefined;
  return { level: levelOf(area), quality: qualityOf(area), own: action.piece === 'own' };
}

/** The effects of a list, those that are done or cannot be done too. */
function effectEntries(play: Play, ctx: UnconsciousMindContext): Entry[] {
  const step = ctx.view.steps.at(-1);
  return (step?.effects ?? []).map((effect, at) => ({
    key: `do ${at}`,
    way: play.ways.find(({ action, instead }) => !instead && action.do === 'do' && action.effect === at + 1),
    words: capitalised(effectWords(ctx.t, effect), ctx.t.language),
    effects: [effect],
    done: step?.done[at] ?? false,
  }));
}

function locationEntries(play: Play, ctx: UnconsciousMindContext): Entry[] {
  const location = locationNow(ctx.view);
  if (!location) return [];
  return play.edition.location(location).effects.map((effect, at) => ({
    key: `effect ${at}`,
    way: play.ways.find(
      ({ action, instead }) => !instead && action.do === 'effect' && action.number === at + 1,
    ),
    words: capitalised(effectWords(ctx.t, effect), ctx.t.language),
    effects: [effect],
  }));
}
