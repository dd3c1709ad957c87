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

export function foresee(view: MindView, edition: MindEdition, taken: readonly Action[]): MindView {
  return taken.reduce((seen, action) => after(seen, edition, action), view);
}

function after(before: MindView, edition: MindEdition, action: Action): MindView {
  // What the next decision asks, and with which numbers, is known where it is set anew.
  const view: MindView = { ...before, decision: '', frames: [] };
  const me = view.players[view.actor];
  switch (action.do) {
    // What leaves the lists as they are
    case 'insight':
    case 'adjust':
    case 'brighten':
    case 'box_set':
    case 'more':
      return view;

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
      return withList(view, place ? tileEffects(edition, me, place) : end);
    }
    case 'effect': {
      const location = locationNow(view);
      const effect = location && edition.location(location).effects[Number(action.number) - 1];
      return withList(view, effect ? [effect] : undefined);
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
      return effect ? begun(withDone(view, at), effect) : closed(view);
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
      const location = reached(action, view);
      const moved =
        action.figure === 'professor'
          ? withMe(view, { professor: location })
          : { ...view, [String(action.figure)]: location };
      return withStep(moved, 'location', `location-${location}`);
    }
    case 'take': {
      if (!before.frames.length) return closed(view);
      const { banner, main } = takeNow(before);
      const tile = before.tiles[displayPlace(action, before)];
      // An empty space triggers nothing: its list goes on, as with a tile that is only taken.
      if (!tile || !banner) return view;
      return main ? withStep(view, 'sides', `tile-${tile}`) : withList(view, edition.tile(tile).banner);
    }
    case 'main':
    case 'banner': {
      const tile = tileOfSides(view);
      return tile ? withList(view, edition.tile(tile)[action.do]) : closed(view);
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

/** Which list is on top is not known, only which line, Location and tile a turn may come back to. */
function closed(view: MindView): MindView {
  return { ...view, steps: view.steps.filter(({ decision }) => COME_BACK_TO.has(decision)) };
}

const without = (view: MindView, which: string): MindView => ({
  ...view,
  steps: view.steps.filter(({ decision }) => decision !== which),
});

function withStep(view: MindView, decision: string, source: string): MindView {
  const below = closed(view).steps.filter((step) => step.decision !== decision);
  return { ...view, steps: [...below, { ...STEP, decision, source, seat: view.actor }] };
}

function withList(view: MindView, effects: Effects | undefined): MindView {
  return effects ? withListOver(closed(view), effects) : closed(view);
}

/** A list of effects over those that are known to be open. */
function withListOver(view: MindView, effects: Effects): MindView {
  const each = single(effects);
  const done = each.map((effect) => isAtOnce(effect, view.players[view.actor]));
  // Coffee that does not fit is asked for after all, and how much there is by then is not sure.
  const below = each.some((effect) => effect.op === 'gain' && effect.coffee) ? closed(view) : view;
  if (done.every(Boolean)) return below;
  const list: Step = { ...STEP, decision: 'effects', source: '', seat: view.actor, effects: each, done };
  return { ...below, steps: [...below.steps, list] };
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
export function effectLeft({ steps }: MindView, at: number): Effect | undefined {
  const list = steps.at(-1);
  return list?.done[at] ? undefined : list?.effects[at];
}

/** With an effect of the list on top done; a list that is done is gone. */
function withDone(view: MindView, at: number): MindView {
  const [below, list] = [view.steps.slice(0, -1), view.steps.at(-1)!];
  const done = list.effects.map((_, index) => index === at || list.done[index] === true);
  return { ...view, steps: done.every(Boolean) ? below : [...below, { ...list, done }] };
}

const COLUMNS = ['left', 'center', 'right'];
// As `takeNow` reads them.
const [BANNER, MAIN, FREE] = [32, 64, 128];

const withFrame = (view: MindView, a: number): MindView => ({
  ...view,
  frames: [{ kind: 0, actor: view.actor, a, b: 0 }],
});

/** An effect of the list is being done. */
function begun(view: MindView, effect: Effect): MindView {
  switch (effect.op) {
    case 'gain_notebook_from': {
      const { column, trigger = [] } = effect;
      const triggers = (trigger.includes('banner') ? BANNER : 0) + (trigger.includes('main') ? MAIN : 0);
      return withFrame(view, COLUMNS.indexOf(column) + triggers);
    }
    case 'gain':
      return effect.notebook ? withFrame(view, FREE) : view;
    case 'trigger_location':
      return withStep(view, 'location', `location-${effect.tag}`);
    case 'exchange':
      return withListOver(view, effect.get);
    default:
      return view;
  }
}

function withMe(view: MindView, change: Partial<MindPlayer>): MindView {
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
