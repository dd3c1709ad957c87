/** What a hand taps for an action: the targets, one after another. The targets themselves: `play-context.ts`. */

import type { Action } from '../../../lib/wire/wire';
import { LOCATIONS, type UnconsciousMindEdition } from '../edition';
import { cheapestAdvances, landingOf } from '../desk/inkpot';
import type { Target } from './play-context';
import { lineNow, takeNow } from './present';
import type { LocationId, UnconsciousMindView } from '../types';

/** An action on offer, and the ways a hand may take it. */
export interface Way {
  readonly action: Action;
  /** It takes the place of the last decision. */
  readonly instead: boolean;
  /** The targets to be tapped, one after another; none for what is chosen in the tray. */
  readonly path: readonly Target[];
  /** The same in another order, which is understood but not lit. */
  readonly detour?: readonly Target[];
}

/**
 * What a board can offer instead of the last decision: actions whose targets the view still shows as they were,
 * and the decision they answer.
 */
const RETAKEN: Readonly<Record<string, string>> = {
  place: 'turn',
  treat: 'turn',
  put: 'put',
  trigger: 'tile',
  line: 'line',
};

/** Everything on offer, with what could be decided instead of the last decision. */
export function waysOf(
  legal: readonly Action[],
  instead: readonly Action[],
  view: UnconsciousMindView,
  edition: UnconsciousMindEdition,
): Way[] {
  const now = paths(legal, view, edition);
  const taken = new Set(now.flatMap(({ path }) => path.map(kindOf)));
  const decisionOf = (action: Action): string | undefined => RETAKEN[String(action.do)];
  // A decision that is open now is not also taken back, and a target means one thing at a time.
  const open = new Set(legal.map(decisionOf));
  const before = instead.filter((action) => decisionOf(action) && !open.has(decisionOf(action)));
  return [
    ...now.map((way) => ({ ...way, instead: false })),
    ...paths(before, view, edition)
      .filter(({ path }) => !path.some((target) => taken.has(kindOf(target))))
      .map((way) => ({ ...way, instead: true })),
  ];
}

/** `space`, `action`, ... */
export const kindOf = (target: Target): string => target.split(':')[0]!;

function paths(
  actions: readonly Action[],
  view: UnconsciousMindView,
  edition: UnconsciousMindEdition,
): Omit<Way, 'instead'>[] {
  const insights = actions.filter((action) => action.do === 'insight');
  const cheapest = cheapestAdvances(actions, view, edition);
  const goes = shortest(actions, view);
  return actions.map((action): Omit<Way, 'instead'> => {
    switch (action.do) {
      case 'insight':
        return { action, path: insightPath(action, insights) };
      case 'advance':
        return { action, path: cheapest.has(action) ? [`inkpot:${landingOf(action, view)}`] : [] };
      case 'go':
        return { action, path: goes.has(action) ? [`location:${reached(action, view)}`] : [] };
      case 'place': {
        const [space, pointed] = [`space:${action.space}`, `action:${action.action}`];
        return { action, path: [space, pointed], detour: [pointed, space] };
      }
      case 'swap': {
        // What there is to be had decides whether to swap at all.
        const [card, shown] = [`research:${action.card}`, `shown:${action.shown}`];
        return { action, path: [shown, card], detour: [card, shown] };
      }
      default: {
        const target = targetOf(action, view);
        return { action, path: target ? [target] : [] };
      }
    }
  });
}

/** What stands for an action that takes one tap; nothing for one that is chosen in the tray. */
export function targetOf(action: Action, view: UnconsciousMindView): Target | undefined {
  switch (action.do) {
    case 'treat':
    case 'box':
      return `room:${action.room}`;
    case 'line':
      return `line:${action.line}`;
    case 'starting_row':
      return `line:${action.row}`;
    case 'line_part': {
      const place = placeOfPart(action, view);
      return place ? `place:${place}` : undefined;
    }
    case 'reputation':
      return `reputation:${action.number}`;
    case 'play':
    case 'volume':
      return `research:${action.card}`;
    case 'publish':
    case 'cite':
      return `treatise:${action.treatise}`;
    case 'effect':
      return `effect:${action.number}`;
    case 'take':
      return `tile:${displayPlace(action, view)}`;
    case 'put':
    case 'trigger':
      return `place:${action.place}`;
    case 'slot':
      return `slot:${action.location}:${action.slot}`;
    case 'district':
    case 'fireworks':
      return `district:${action.district}:${action.slot}`;
    case 'draft':
      return `client:${action.client}`;
    case 'dream':
      return `dream:${action.dream}`;
    case 'dream_unseen':
      return 'dreams';
    case 'goal':
      return `goal:${action.location}`;
    default:
      return undefined;
  }
}

/**
 * Where an Insight comes from and where it goes, as far as that is a question: the piece, where it can go to one area
 * only; where it goes, if it comes from the reserve or there is no other; else both.
 */
function insightPath(action: Action, all: readonly Action[]): Target[] {
  const goals = new Map<unknown, Set<unknown>>();
  for (const { from, to } of all) goals.set(from, (goals.get(from) ?? new Set()).add(to));
  const [from, to] = [`area:${action.from}`, `area:${action.to}`];
  const isClear = [...goals.values()].every(({ size }) => size === 1);
  const isGenerated = goals.size === 1 && action.from === 'reserve' && action.to !== 'reserve';
  if (isClear && !isGenerated) return [from];
  return goals.size === 1 ? [to] : [from, to];
}

/** The Location a figure would come to. */
export function reached(action: Action, view: UnconsciousMindView): LocationId {
  const steps = Number(action.steps);
  if (!steps) return view.freud as LocationId;
  const from = LOCATIONS.indexOf(whereIs(String(action.figure), view) as LocationId);
  return LOCATIONS[(from + steps) % LOCATIONS.length]!;
}

export function whereIs(figure: string, view: UnconsciousMindView): string {
  if (figure === 'freud') return view.freud;
  return figure === 'journalist' ? view.journalist : (view.players[view.actor]?.professor ?? '');
}

/** Of the ways a figure may come to a Location, one: going to Freud is the same as walking there. */
function shortest(actions: readonly Action[], view: UnconsciousMindView): Set<Action> {
  const best = new Map<string, Action>();
  for (const action of actions) {
    if (action.do !== 'go') continue;
    const key = `${action.figure} ${reached(action, view)}`;
    const known = best.get(key);
    if (!known || !known.steps) best.set(key, action);
  }
  return new Set(best.values());
}

/** The space of the Notebook display a tile is taken from: 0 to 5. */
export function displayPlace(action: Action, view: UnconsciousMindView): number {
  return takeNow(view).column + (action.level === 'level_2' ? 3 : 0);
}

const PARTS = ['first', 'second', 'third'];

/** The place of the Notebook a part of the line being triggered lies on; nothing for its start and its end. */
export function placeOfPart(action: Action, view: UnconsciousMindView): string | undefined {
  const at = PARTS.indexOf(String(action.part));
  const line = lineNow(view);
  if (at < 0 || !line) return undefined;
  const number = Number(line.at(-1)) - 1;
  return line.startsWith('row') ? `${'abc'[number]}${at + 1}` : `${'abc'[at]}${number + 1}`;
}
