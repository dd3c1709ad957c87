/** The choices beside the boards, in the order they are shown: one line each, with its icons and words. */

import { capitalised } from '../../../lib/table/actions';
import type { TableContext } from '../../../lib/table/table-context';
import type { Action } from '../../../lib/wire/wire';
import { isRightQuality, levelOf, qualityOf, rings } from '../desk/dial';
import { effectsWords, effectWords } from '../words/effect-words';
import type { Effects } from '../edition';
import { nameOf } from '../words/names';
import type { Play } from './play.svelte';
import { lineNow, locationNow } from './present';
import { lineEnd, reputationEffects, tileOn } from '../desk/printed';
import { placeOfPart, type Way } from './targets';
import type { Level, UnconsciousMindView, Quality } from '../types';

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

type Context = TableContext<UnconsciousMindView>;

const LEAVING: ReadonlySet<string> = new Set(['stop', 'ignore', 'discard_tile']);

/** What a placement takes: own Ideas and Bright Ideas. */
const PIECES: Readonly<Record<string, { ideas: number; bright: number }>> = {
  idea: { ideas: 1, bright: 0 },
  bright: { ideas: 0, bright: 1 },
  two_ideas: { ideas: 2, bright: 0 },
  both: { ideas: 1, bright: 1 },
  two_bright: { ideas: 0, bright: 2 },
};

export function entriesOf(play: Play, ctx: Context): Entry[] {
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

function entry(way: Way, play: Play, ctx: Context): Entry {
  const { action } = way;
  const kind = String(action.do);
  return {
    key: JSON.stringify(action),
    way,
    words: wordsOf(action, ctx, play),
    effects: effectsOf(action, ctx, play),
    insight: kind === 'insight' ? insightOf(action) : undefined,
    pieces: kind === 'ideas' ? PIECES[String(action.way)] : undefined,
    note: kind === 'insight' ? excess(action, ctx) : undefined,
    leaves: LEAVING.has(kind),
    further: kind === 'advance' && !way.path.length,
  };
}

/** With its icons beside it, an effect needs no more than its own words. */
function wordsOf(action: Action, ctx: Context, play: Play): string {
  const { t } = ctx;
  if (action.do === 'ideas') return capitalised(nameOf(t, 'way', String(action.way)), t.language);
  const printed =
    action.do === 'reputation'
      ? reputationEffects(play.edition, Number(action.number))
      : action.do === 'line_part' && !placeOfPart(action, ctx.view)
        ? lineEnd(play.edition, lineNow(ctx.view), String(action.part))
        : undefined;
  if (printed) return capitalised(effectsWords(t, printed), t.language);
  if (ctx.view.decision === 'pay') {
    const area = capitalised(nameOf(t, 'area', String(action.from)), t.language);
    return action.piece === 'own' ? `${area} · ${nameOf(t, 'piece', 'own')}` : area;
  }
  if (action.do === 'insight' && play.questions.length) {
    return capitalised(nameOf(t, 'piece', String(action.piece)), t.language);
  }
  return ctx.describe(action);
}

/** What is printed where an action is taken, to be shown as icons. */
function effectsOf(action: Action, { view }: Context, { edition, me }: Play): Effects | undefined {
  switch (action.do) {
    case 'reputation':
      return reputationEffects(edition, Number(action.number));
    case 'line_part': {
      const place = placeOfPart(action, view);
      const tile = place && me && tileOn(me, place);
      return tile ? edition.tile(tile).main : lineEnd(edition, lineNow(view), String(action.part));
    }
    case 'main':
    case 'banner': {
      const tile = view.steps.at(-1)?.source.split('-')[1];
      return tile ? edition.tile(tile)[action.do] : undefined;
    }
    default:
      return undefined;
  }
}

function insightOf(action: Action): Entry['insight'] {
  const area = String(action.from === 'reserve' ? action.to : action.from);
  if (area === 'reserve') return undefined;
  return { level: levelOf(area), quality: qualityOf(area), own: action.piece === 'own' };
}

/** A payment that is higher than it need be. */
function excess(action: Action, { view, t }: Context): string | undefined {
  const need = view.decision === 'pay' ? view.steps.at(-1)?.price[0] : undefined;
  const area = String(action.from);
  const above = need && isRightQuality(area, need) ? rings(area, need) : 0;
  return above > 0 ? t('unconscious_mind-preview-above', { count: above }) : undefined;
}

/** The effects of a list, those that are done or cannot be done too. */
function effectEntries(play: Play, ctx: Context): Entry[] {
  const step = ctx.view.steps.at(-1);
  return (step?.effects ?? []).map((effect, at) => ({
    key: `do ${at}`,
    way: play.ways.find(({ action, instead }) => !instead && action.do === 'do' && action.effect === at + 1),
    words: capitalised(effectWords(ctx.t, effect), ctx.t.language),
    effects: [effect],
    done: step?.done[at] ?? false,
  }));
}

function locationEntries(play: Play, ctx: Context): Entry[] {
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
