/**
 * A position some decisions further on, as far as the decisions themselves tell: for the later steps of a hint.
 *
 * No rules are played here. What is not sure is left out, and then an action is told in more general words.
 */

import type { Action } from '../../lib/wire';
import { GAINS, type Effect, type Effects, type MindEdition } from './edition';
import { landingOf } from './inkpot';
import { lineNow, locationNow, takeNow, tileOfSides } from './present';
import { lineEnd, notebookAt, reputationEffects, tileOn } from './printed';
import { displayPlace, placeOfPart, reached } from './targets';
import type { MindPlayer, MindView, Step } from './types';

/** `decision` is empty where it is not sure. */
interface Foreseen extends MindView {
  /** How many Insights the decision still asks for. */
  readonly times?: number;
}

export function foresee(view: MindView, edition: MindEdition, taken: readonly Action[]): MindView {
  return taken.reduce<Foreseen>((seen, action) => after(seen, edition, action), view);
}

function after(before: Foreseen, edition: MindEdition, action: Action): Foreseen {
  // What the next decision asks, and with which numbers, is known where it is set anew.
  const view: Foreseen = { ...before, decision: '', frames: [], times: 0 };
  const me = view.players[view.actor];
  switch (action.do) {
    // What leaves the lists as they are
    case 'brighten':
      return before;
    case 'adjust':
    case 'more':
      return view;
    case 'box_set':
    case 'treat':
      return { ...(action.do === 'treat' ? closed(view) : view), decision: 'pay' };
    case 'insight': {
      if (before.decision === 'pay') return { ...view, decision: 'pay' };
      const times = (before.times ?? 0) - 1;
      if (times > 0) return { ...view, decision: before.decision, times };
      return times === 0 ? backToList(view) : view;
    }
    case 'stop':
      if (before.decision === 'effects' && isList(view.steps.at(-1)))
        return backToList({ ...view, steps: view.steps.slice(0, -1) });
      return ASKED_BY_A_LIST.has(before.decision) ? backToList(view) : closed(view);

    case 'ideas': {
      // With two, what they are placed for is done twice.
      const again = TWO.has(String(action.way)) ? view.steps.slice(-1) : [];
      return { ...view, steps: [...view.steps, ...again] };
    }

    // What opens a list of effects
    case 'place':
      return withList(view, edition.action(String(action.action)).effects);
    case 'reputation':
      return withList(view, reputationEffects(edition, Number(action.number)));
    case 'play':
      return withList(view, edition.research(String(action.card)).effects);
    case 'trigger':
      return withList(view, tileEffects(edition, me, String(action.place)));
    case 'line_part': {
      const place = placeOfPart(action, view);
      const end = lineEnd(edition, lineNow(view), String(action.part));
      return withList(view, place ? tileEffects(edition, me, place) : end, 'line');
    }
    case 'effect': {
      const location = locationNow(view);
      const effect = location && edition.location(location).effects[Number(action.number) - 1];
      return withList(view, effect ? [effect] : undefined, 'location');
    }
    case 'slot':
      return withList(
        view,
        edition.slots(String(action.location), view.overlays[String(action.location)])[
          Number(action.slot) - 1
        ],
      );
    case 'district':
    case 'fireworks':
      return withList(
        view,
        edition.district(String(action.district)).slots[Number(action.slot) - 1]?.effects,
      );
    case 'do': {
      const at = Number(action.effect) - 1;
      const effect = effectLeft(view, at);
      return effect ? begun(withDone(toList(view), at), effect) : closed(view);
    }

    // What moves something, and opens what it comes to
    case 'advance': {
      const inkpot = landingOf(action, view);
      const moved = withMe(view, { inkpot });
      return inkpot.startsWith('row') ? withStep(moved, 'line', `line-${inkpot}`) : closed(moved);
    }
    case 'line':
      return withStep(view, 'line', `line-${action.line}`);
    case 'go': {
      const known = before.decision === 'move' ? view : closed(view);
      const location = reached(action, view);
      const moved =
        action.figure === 'professor'
          ? withMe(known, { professor: location })
          : { ...known, [String(action.figure)]: location };
      return withStep(moved, 'location', `location-${location}`);
    }
    case 'take': {
      if (!before.frames.length) return closed(view);
      const { banner, main } = takeNow(before);
      const tile = before.tiles[displayPlace(action, before)];
      // An empty space triggers nothing: its list goes on, as with a tile that is only taken.
      if (!tile || !banner) return view;
      return main ? withStep(view, 'sides', `tile-${tile}`) : withListOver(view, edition.tile(tile).banner);
    }
    case 'main':
    case 'banner': {
      const tile = tileOfSides(view);
      return withList(view, tile ? edition.tile(tile)[action.do] : undefined, 'sides');
    }
    case 'put':
      return withMe(without(closed(view), 'sides'), { notebook: vacated(me, String(action.place)) });
    case 'swap':
      return { ...closed(view), research: [] };
    default:
      return closed(view);
  }
}

const TWO: ReadonlySet<string> = new Set(['two_ideas', 'both', 'two_bright']);

const STEP = { effects: [], done: [], left: 0, price: [] };

const COME_BACK_TO: ReadonlySet<string> = new Set(['line', 'location', 'sides']);
/** Decisions that an effect of a list asks for: stopping there leads back to the list. */
const ASKED_BY_A_LIST: ReadonlySet<string> = new Set(['generate', 'elevate', 'transfer', 'take']);

/** Which list is on top is not known, only which line, Location and tile a turn may come back to. */
function closed(view: Foreseen): Foreseen {
  return { ...view, steps: view.steps.filter(({ decision }) => COME_BACK_TO.has(decision)) };
}

const without = (view: Foreseen, which: string): Foreseen => ({
  ...view,
  steps: view.steps.filter(({ decision }) => decision !== which),
});

function withStep(view: Foreseen, decision: string, source: string): Foreseen {
  const below = view.steps.filter((step) => step.decision !== decision);
  return { ...view, steps: [...below, { ...STEP, decision, source, seat: view.actor }] };
}

const isList = (step: Step | undefined): boolean => step?.decision === 'effects';

/** What an effect asked for is over: its list goes on, if there is something left of it. */
const backToList = (view: Foreseen): Foreseen =>
  isList(view.steps.at(-1)) ? { ...view, decision: 'effects' } : view;

/** Who does something of a list has done with the lines and Locations over it. */
function toList(view: Foreseen): Foreseen {
  const at = view.steps.findLastIndex(({ decision }) => decision !== 'line' && decision !== 'location');
  return isList(view.steps[at]) ? { ...view, steps: view.steps.slice(0, at + 1) } : view;
}

/** The list of what was chosen: `over` tells where, and there whatever came before is over. */
function withList(view: Foreseen, effects: Effects | undefined, over?: string): Foreseen {
  if (!effects) return closed(view);
  const at = over === undefined ? -1 : view.steps.findLastIndex(({ decision }) => decision === over);
  return withListOver(at < 0 ? closed(view) : { ...view, steps: view.steps.slice(0, at + 1) }, effects);
}

/** A list of effects over those that are known to be open. */
function withListOver(view: Foreseen, effects: Effects): Foreseen {
  const each = single(effects);
  const done = each.map((effect) => isAtOnce(effect, view.players[view.actor]));
  // Coffee that does not fit is asked for after all, and how much there is by then is not sure.
  const isSure = !each.some((effect) => effect.op === 'gain' && effect.coffee);
  const below = isSure ? view : closed(view);
  if (done.every(Boolean)) return isSure ? backToList(below) : below;
  const list: Step = { ...STEP, decision: 'effects', source: '', seat: view.actor, effects: each, done };
  return { ...below, decision: 'effects', steps: [...below.steps, list] };
}

/** What nobody would refuse or put off is done without being asked for. */
function isAtOnce(effect: Effect, me: MindPlayer | undefined): boolean {
  if (effect.op !== 'gain') return effect.op === 'score_per' || effect.op === 'unlock_secondary_room';
  if (effect.coffee) return !me || me.coffee + effect.coffee <= me.coffee_most;
  return Boolean(effect.vp || effect.bright_idea || effect.hsb);
}

/** What is gained is a choice each: the engine keeps it so. */
const single = (effects: Effects): Effects =>
  effects.flatMap((effect) =>
    effect.op === 'gain'
      ? GAINS.filter((kind) => effect[kind]).map((kind): Effect => ({ op: 'gain', [kind]: effect[kind]! }))
      : [effect],
  );

/** An effect of the list on top, unless it is known to be done. */
export function effectLeft(view: MindView, at: number): Effect | undefined {
  const list = toList(view).steps.at(-1);
  return list?.done[at] ? undefined : list?.effects[at];
}

/** With an effect of the list on top done; a list that is done is gone. */
function withDone(view: Foreseen, at: number): Foreseen {
  const [below, list] = [view.steps.slice(0, -1), view.steps.at(-1)!];
  const done = list.effects.map((_, index) => index === at || list.done[index] === true);
  return { ...view, steps: done.every(Boolean) ? below : [...below, { ...list, done }] };
}

const COLUMNS = ['left', 'center', 'right'];
// As `takeNow` reads them.
const [BANNER, MAIN, FREE] = [32, 64, 128];

const withFrame = (view: Foreseen, a: number): Foreseen => ({
  ...view,
  decision: 'take',
  frames: [{ kind: 0, actor: view.actor, a, b: 0 }],
});

/** An effect of the list is being done. */
function begun(view: Foreseen, effect: Effect): Foreseen {
  switch (effect.op) {
    case 'generate':
    case 'elevate':
    case 'transfer':
      return { ...view, decision: effect.op, times: effect.n ?? 1 };
    case 'move_professor':
    case 'move_freud':
      return { ...view, decision: 'move' };
    case 'gain_notebook_from': {
      const { column, trigger = [] } = effect;
      const triggers = (trigger.includes('banner') ? BANNER : 0) + (trigger.includes('main') ? MAIN : 0);
      return withFrame(view, COLUMNS.indexOf(column) + triggers);
    }
    case 'gain':
      return effect.notebook ? withFrame(view, FREE) : view;
    case 'trigger_location':
      return withStep(view, 'location', `location-${effect.tag}`);
    case 'exchange': {
      const bought = withListOver(view, effect.get);
      return { ...bought, decision: effect.pay.insights ? 'pay' : '' };
    }
    default:
      return view;
  }
}

function withMe(view: Foreseen, change: Partial<MindPlayer>): Foreseen {
  const players = view.players.map((one, seat) => (seat === view.actor ? { ...one, ...change } : one));
  return { ...view, players };
}

function tileEffects(edition: MindEdition, me: MindPlayer | undefined, place: string): Effects | undefined {
  const tile = me && tileOn(me, place);
  return tile ? edition.tile(tile).main : undefined;
}

/** The Notebook without what lay on a place: which tile has come there is not known. */
function vacated(me: MindPlayer | undefined, place: string): readonly string[] {
  return (me?.notebook ?? []).map((tile, at) => (at === notebookAt(place) ? '' : tile));
}
