/** What each step of final scoring counts, for the score page. The Python side: `final_points`. */

import { openClients } from './play/abilities';
import { LOCATIONS, type UnconsciousMindEdition } from './edition';
import { treatisesOf } from './desk/stores';
import type { UnconsciousMindView } from './types';

export type FinalStep =
  'standing' | 'rank' | 'districts' | 'rows' | 'tags' | 'cases' | 'leftover_boxes' | 'bright_ideas';

/** In the order of the rules. */
export const FINAL_STEPS: readonly FinalStep[] = [
  'standing',
  'rank',
  'districts',
  'rows',
  'tags',
  'cases',
  'leftover_boxes',
  'bright_ideas',
];

/** 0 for the farthest on the Reputation track; who came to a space first is ahead of who came later. */
export function rankOf({ players }: UnconsciousMindView, seat: number): number {
  const me = players[seat]!;
  return players.filter(
    ({ reputation, reputation_since }) =>
      reputation > me.reputation || (reputation === me.reputation && reputation_since < me.reputation_since),
  ).length;
}

export interface Fact {
  readonly count: number;
  /** For the rank: 1 or 2, or 0 below that. */
  readonly place?: number;
  readonly coffee?: number;
  readonly clients?: readonly string[];
}

export function factOf(
  step: FinalStep,
  view: UnconsciousMindView,
  edition: UnconsciousMindEdition,
  seat: number,
): Fact {
  const player = view.players[seat]!;
  switch (step) {
    case 'standing':
      return { count: player.reputation };
    case 'rank': {
      const rank = rankOf(view, seat);
      return {
        count: treatisesOf(view, seat).length + player.cured.length,
        place: rank < 2 ? rank + 1 : 0,
      };
    }
    case 'districts':
      return {
        count: Object.values(view.district_insights).filter((owners) => owners.includes(seat)).length,
      };
    case 'rows':
      return {
        count: [0, 3, 6].filter((first) => player.notebook.slice(first, first + 3).every(Boolean)).length,
      };
    case 'tags':
      return { count: LOCATIONS.filter((location) => player.tags[location]).length };
    case 'cases': {
      const clients = openClients(player).filter((id) => edition.client(id).kind === 'case_study');
      return { count: clients.length, clients };
    }
    case 'leftover_boxes':
      return { count: player.boxes };
    case 'bright_ideas':
      return { count: player.bright, coffee: player.coffee };
  }
}
