/** What somebody who taps an unlit target probably wants to do: the rule that forbids it is asked for. */

import type { Action } from '../../../lib/wire/wire';
import type { UnconsciousMindEdition } from '../edition';
import { LOCATIONS } from '../edition';
import type { Target } from './play-context';
import type { LocationId, UnconsciousMindView } from '../types';

export function askedBy(
  target: Target,
  view: UnconsciousMindView,
  edition: UnconsciousMindEdition,
): Action | undefined {
  const [kind, id = '', slot = ''] = target.split(':');
  const { decision } = view;
  switch (kind) {
    case 'space':
      return { do: 'place', space: id, action: edition.space(id).next_to[0]! };
    case 'action': {
      const space = edition.table.idea_spaces.find(({ next_to }) => next_to.includes(id));
      return space && { do: 'place', space: space.id, action: id };
    }
    case 'tile':
      return { do: 'take', level: Number(id) < 3 ? 'level_1' : 'level_2' };
    case 'place':
      return { do: decision === 'put' ? 'put' : 'trigger', place: id };
    case 'client':
      return { do: 'draft', client: id };
    case 'room':
      return { do: decision === 'boxes' ? 'box' : 'treat', room: id };
    case 'dream':
      return { do: 'dream', dream: id };
    case 'dreams':
      return { do: 'dream_unseen' };
    case 'shown':
      return view.hand[0] ? { do: 'swap', card: view.hand[0], shown: Number(id) } : undefined;
    case 'research':
      return { do: decision === 'gather' ? 'volume' : 'play', card: id };
    case 'treatise':
      return { do: decision === 'gather' ? 'cite' : 'publish', treatise: id };
    case 'goal':
      return { do: 'goal', location: id };
    case 'location': {
      const from = LOCATIONS.indexOf(view.players[view.actor]?.professor as LocationId);
      const to = LOCATIONS.indexOf(id as LocationId);
      return { do: 'go', figure: 'professor', steps: (to - from + LOCATIONS.length) % LOCATIONS.length };
    }
    case 'effect':
      return { do: 'effect', number: Number(id) };
    case 'slot':
      return { do: 'slot', location: id, slot: Number(slot) };
    case 'district':
      return { do: 'district', district: id, slot: Number(slot) };
    case 'area':
      return id === 'reserve'
        ? { do: 'insight', piece: 'common', from: 'reserve', to: 'minor-growth' }
        : { do: 'insight', piece: 'common', from: id, to: 'reserve' };
    case 'line':
      return { do: 'line', line: id };
    case 'inkpot':
      return { do: 'advance', steps: 1 };
    case 'reputation':
      return { do: 'reputation', number: Number(id) };
    default:
      return undefined;
  }
}
