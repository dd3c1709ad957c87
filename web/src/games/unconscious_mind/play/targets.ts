/** What a hand taps for an action: the targets, one after another. The targets themselves: `play-context.ts`. */

import type { Action } from '../../../lib/wire/wire';
import type { Target } from './play-context';
import type { UnconsciousMindContext, UnconsciousMindOutcome, UnconsciousMindView } from '../types';

/** An action on offer, what comes of it, and the ways a hand may take it. */
export interface Way {
  readonly action: Action;
  readonly outcome: UnconsciousMindOutcome;
  /** It takes the place of the last decision. */
  readonly instead: boolean;
  /** The targets to be tapped, one after another; none for what is chosen in the tray. */
  readonly path: readonly Target[];
  /** The same in another order, which is understood but not lit. */
  readonly detour?: readonly Target[];
}

type Option = Pick<Way, 'action' | 'outcome'>;

/** What a board can offer instead of the last decision: actions whose targets the view still shows as they were. */
const RETAKEN: ReadonlySet<unknown> = new Set(['place', 'treat', 'put', 'trigger', 'line']);

/** Everything on offer, with what could be decided instead of the last decision. */
export function waysOf(ctx: UnconsciousMindContext): Way[] {
  const { legal, instead, view } = ctx;
  const option = (action: Action): Option => ({ action, outcome: ctx.choiceOf(action)?.outcome ?? {} });
  const now = paths(legal.map(option));
  const taken = new Set(now.flatMap(({ path }) => path.map(kindOf)));
  // A decision that is open now is not also taken back, and a target means one thing at a time.
  const before = instead
    .filter((action) => RETAKEN.has(action.do))
    .map(option)
    .filter(({ outcome }) => outcome.decision !== view.decision);
  return [
    ...now.map((way) => ({ ...way, instead: false })),
    ...paths(before)
      .filter(({ path }) => !path.some((target) => taken.has(kindOf(target))))
      .map((way) => ({ ...way, instead: true })),
  ];
}

/** The Location being triggered. */
export const locationNow = ({ steps }: UnconsciousMindView): string | undefined =>
  steps.findLast(({ decision }) => decision === 'location')?.source.replace('location-', '');

/** `space`, `action`, ... */
export const kindOf = (target: Target): string => target.split(':')[0]!;

function paths(options: readonly Option[]): Omit<Way, 'instead'>[] {
  const insights = options.map(({ action }) => action).filter((action) => action.do === 'insight');
  const chosen = new Set([...cheapestAdvances(options), ...shortest(options)]);
  return options.map((option): Omit<Way, 'instead'> => {
    const { action, outcome } = option;
    switch (action.do) {
      case 'insight':
        return { ...option, path: insightPath(action, insights) };
      case 'advance':
        return { ...option, path: chosen.has(option) ? [`inkpot:${outcome.inkpot}`] : [] };
      case 'go':
        return { ...option, path: chosen.has(option) ? [`location:${outcome.location}`] : [] };
      case 'place': {
        const [space, pointed] = [`space:${action.space}`, `action:${action.action}`];
        return { ...option, path: [space, pointed], detour: [pointed, space] };
      }
      case 'swap': {
        // What there is to be had decides whether to swap at all.
        const [card, shown] = [`research:${action.card}`, `shown:${action.shown}`];
        return { ...option, path: [shown, card], detour: [card, shown] };
      }
      default: {
        const target = targetOf(option);
        return { ...option, path: target ? [target] : [] };
      }
    }
  });
}

/** What stands for an action that takes one tap; nothing for one that is chosen in the tray. */
export function targetOf({ action, outcome }: Option): Target | undefined {
  switch (action.do) {
    case 'treat':
    case 'box':
      return `room:${action.room}`;
    case 'line':
      return `line:${action.line}`;
    case 'starting_row':
      return `line:${action.row}`;
    case 'line_part':
      return outcome.place && `place:${outcome.place}`;
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
      return `tile:${outcome.display}`;
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

/** Of the ways to land on a space, the one that costs least; of two that cost the same, the farther has the lap. */
function cheapestAdvances(options: readonly Option[]): Iterable<Option> {
  const best = new Map<unknown, Option>();
  for (const option of options) {
    const { inkpot, bright = 0 } = option.outcome;
    if (option.action.do !== 'advance') continue;
    const known = best.get(inkpot);
    if (!known || bright <= (known.outcome.bright ?? 0)) best.set(inkpot, option);
  }
  return best.values();
}

/** Of the ways a figure may come to a Location, one: going to Freud is the same as walking there. */
function shortest(options: readonly Option[]): Iterable<Option> {
  const best = new Map<string, Option>();
  for (const option of options) {
    if (option.action.do !== 'go') continue;
    const key = `${option.action.figure} ${option.outcome.location}`;
    const known = best.get(key);
    if (!known || !known.action.steps) best.set(key, option);
  }
  return best.values();
}
