/** The Inkpot's way round the player board: where it lands, and what that costs in Bright Ideas. */

import type { Action } from '../../../lib/wire/wire';
import { abilitiesOf, isSpent } from '../play/abilities';
import { INKPOT_PLACES, type UnconsciousMindEdition } from '../edition';
import { rangeNow } from '../play/present';
import type { InkpotPlace, UnconsciousMindView } from '../types';

export function landing(from: InkpotPlace, steps: number): InkpotPlace {
  const count = INKPOT_PLACES.length;
  return INKPOT_PLACES[(((INKPOT_PLACES.indexOf(from) + steps) % count) + count) % count]!;
}

/** Laps completed on the way: each unlocks an Idea and a column. */
export function laps(from: InkpotPlace, steps: number): number {
  return Math.floor((INKPOT_PLACES.indexOf(from) + steps) / INKPOT_PLACES.length);
}

/** Where the Inkpot of who is deciding comes to. */
export function landingOf(action: Action, view: UnconsciousMindView): InkpotPlace {
  return landing(view.players[view.actor]?.inkpot ?? 'top', Number(action.steps));
}

/** The Bright Ideas it costs to go so far. */
export function brightFor(steps: number, view: UnconsciousMindView, edition: UnconsciousMindEdition): number {
  const { least, most } = rangeNow(view);
  const off = Math.max(0, least - steps, steps - most);
  const player = view.players[view.actor];
  if (!off || !player || isSpent(view, 'free_inkpot_step')) return off;
  const free = abilitiesOf(player, edition).find(({ modifier }) => modifier.mod === 'free_inkpot_step');
  return Math.max(0, off - Number(free?.modifier.n ?? 0));
}

/** Of the ways to land on a space, the one that costs least; of two that cost the same, the farther has the lap. */
export function cheapestAdvances(
  actions: readonly Action[],
  view: UnconsciousMindView,
  edition: UnconsciousMindEdition,
): ReadonlySet<Action> {
  const best = new Map<string, Action>();
  for (const action of actions) {
    if (action.do !== 'advance') continue;
    const place = landingOf(action, view);
    const known = best.get(place);
    const cost = (one: Action): number => brightFor(Number(one.steps), view, edition);
    if (!known || cost(action) <= cost(known)) best.set(place, action);
  }
  return new Set(best.values());
}
