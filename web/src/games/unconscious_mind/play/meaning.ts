/**
 * What an action comes to where it is taken, as far as its arguments leave that open: what `do 2` does, where `go 2`
 * leads. Here of the present position; of any other the server says it. The Python side: `meaning.py`.
 */

import type { Action } from '../../../lib/wire/wire';
import type { Effects, UnconsciousMindEdition } from '../edition';
import { brightFor, landingOf } from '../desk/inkpot';
import { lineNow, locationNow, takeNow, tileOfSides } from './present';
import { lineEnd, reputationEffects, tileOn } from '../desk/printed';
import { triggersAt } from '../boards/reach';
import { displayPlace, placeOfPart, reached } from './targets';
import type {
  DistrictId,
  InkpotPlace,
  LocationId,
  UnconsciousMindPlayer,
  UnconsciousMindView,
  RoomId,
} from '../types';

/** Only what applies is there. */
export interface Meaning {
  /** Where the same action means different things: what is stopped, what an Insight is for. */
  readonly decision?: string;
  /** The printed thing that does the effects: `tile-n104`, `location-opera`, ... */
  readonly source?: string;
  readonly effects?: Effects;
  readonly location?: LocationId;
  readonly triggers?: number;
  readonly inkpot?: InkpotPlace;
  readonly bright?: number;
  readonly card?: string;
  readonly tile?: string;
  readonly vp?: number;
  readonly client?: string;
  readonly dream?: string;
}

export function meaningNow(
  view: UnconsciousMindView,
  edition: UnconsciousMindEdition,
  action: Action,
): Meaning {
  const player = view.players[view.actor];
  const found = player && NOW[String(action.do)]?.(action, { view, edition, player });
  return found ?? {};
}

interface Now {
  readonly view: UnconsciousMindView;
  readonly edition: UnconsciousMindEdition;
  readonly player: UnconsciousMindPlayer;
}

const NOW: Readonly<Record<string, (action: Action, now: Now) => Meaning | undefined>> = {
  stop: (_, { view }) => ({ decision: view.decision }),
  insight: (_, { view }) => ({ decision: view.decision }),

  do(action, { view }) {
    const list = view.steps.at(-1);
    const effect = list?.effects[Number(action.effect) - 1];
    return list && effect && { source: list.source, effects: [effect] };
  },
  line_part(action, { view, edition, player }) {
    const place = placeOfPart(action, view);
    if (place) return tileAt(place, edition, player);
    const effects = lineEnd(edition, lineNow(view), String(action.part));
    return effects && { effects };
  },
  trigger: ({ place }, { edition, player }) => tileAt(String(place), edition, player),
  reputation(action, { edition }) {
    const effects = reputationEffects(edition, Number(action.number));
    return effects && { effects };
  },
  effect(action, { view, edition }) {
    const location = locationNow(view);
    const effect = location && edition.location(location).effects[Number(action.number) - 1];
    return effect ? { source: `location-${location}`, effects: [effect] } : undefined;
  },
  slot({ location, slot }, { view, edition }) {
    return { effects: edition.slots(String(location), view.overlays[String(location)])[Number(slot) - 1]! };
  },
  district: districtSlot,
  fireworks: districtSlot,
  main: (_, now) => side('main', now),
  banner: (_, now) => side('banner', now),

  go(action, { view, edition }) {
    const location = reached(action, view);
    return { location, triggers: triggersAt(location, String(action.figure), view, edition) };
  },
  advance: (action, { view, edition }) => ({
    inkpot: landingOf(action, view),
    bright: brightFor(Number(action.steps), view, edition),
  }),

  swap({ shown }, { view }) {
    const card = view.research[Number(shown) - 1];
    return card ? { card } : undefined;
  },
  take(action, { view, edition }) {
    const tile = view.tiles[displayPlace(action, view)];
    if (tile) return { tile };
    const column = (['left', 'center', 'right'] as const)[takeNow(view).column]!;
    return { vp: edition.table.vacant_vp[column] };
  },
  treat(action, { player }) {
    const { client, manifest, latent } = roomOf(player, action);
    return client ? { client, dream: manifest || latent } : undefined;
  },
  box(action, { player }) {
    const { client } = roomOf(player, action);
    return client ? { client } : undefined;
  },
};

export function roomOf(
  player: UnconsciousMindPlayer,
  action: Action,
): UnconsciousMindPlayer['rooms'][number] {
  return player.rooms[(action.room as RoomId) === 'primary' ? 0 : 1]!;
}

function tileAt(
  place: string,
  edition: UnconsciousMindEdition,
  player: UnconsciousMindPlayer,
): Meaning | undefined {
  const tile = tileOn(player, place);
  return tile ? { source: `tile-${tile}`, effects: edition.tile(tile).main } : undefined;
}

function side(which: 'main' | 'banner', { view, edition }: Now): Meaning | undefined {
  const tile = tileOfSides(view);
  return tile ? { source: `tile-${tile}`, effects: edition.tile(tile)[which] } : undefined;
}

function districtSlot({ district, slot }: Action, { edition }: Now): Meaning {
  return { effects: edition.district(district as DistrictId).slots[Number(slot) - 1]!.effects };
}
