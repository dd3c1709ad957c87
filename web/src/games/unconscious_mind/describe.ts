/** Actions as sentences, where their arguments alone would say too little: what `do 3` does, where `go 2` leads. */

import { capitalised } from '../../lib/actions';
import type { TableContext } from '../../lib/table-context';
import type { Action } from '../../lib/wire';
import { effectsWords, effectWords } from './effect-words';
import { readEdition, type MindEdition } from './edition';
import { effectLeft, foresee } from './foresight';
import { brightFor, landingOf } from './inkpot';
import { named } from './names';
import { lineNow, locationNow, takeNow, tileOfSides } from './present';
import { lineEnd, reputationEffects, tileOn } from './printed';
import { triggersAt } from './reach';
import { displayPlace, placeOfPart, reached } from './targets';
import type { DistrictId, MindPlayer, MindView, RoomId } from './types';

const GAME = 'unconscious_mind';

type Context = TableContext<MindView>;
/** What a sentence is made from; `player` is who decides. */
interface Telling {
  readonly ctx: Context;
  readonly view: MindView;
  readonly edition: MindEdition;
  readonly player: MindPlayer;
  /** The decision waits for an answer: the engine's own numbers are there. */
  readonly isKnown: boolean;
}

/**
 * An action as a sentence; nothing where the usual one says it all. `before`: what is to be done first, which makes
 * another position of the present one.
 */
export function describe(ctx: Context, action: Action, before: readonly Action[] = []): string | undefined {
  // What could be done instead of the last decision is about a position that is gone.
  if (!ctx.legal.includes(action)) return undefined;
  const edition = readEdition(ctx.edition);
  const view = foresee(ctx.view, edition, before);
  const player = view.players[view.actor];
  const tell = TELL[String(action.do)];
  if (!player || !tell) return undefined;
  return tell({ ctx, view, edition, player, isKnown: view.frames.length > 0 }, action);
}

const TELL: Readonly<Record<string, (telling: Telling, action: Action) => string | undefined>> = {
  place({ ctx, edition }, { space, action }) {
    const { row, col } = edition.space(String(space));
    return ctx.t('unconscious_mind-say-place', {
      row: row + 1,
      space: col + 1,
      action: named(ctx.t, 'action', String(action)),
    });
  },

  do({ ctx, view }, { effect }) {
    const found = effectLeft(view, Number(effect) - 1);
    if (!found) return undefined;
    const words = ctx.t('unconscious_mind-say-do', { effects: effectWords(ctx.t, found) });
    return capitalised(words, ctx.t.language);
  },

  effect({ ctx, view, edition }, { number }) {
    const location = locationNow(view);
    const effect = location && edition.location(location).effects[Number(number) - 1];
    if (!location || !effect) return undefined;
    return ctx.t('unconscious_mind-say-effect', {
      location: named(ctx.t, 'location', location),
      effects: effectWords(ctx.t, effect),
    });
  },

  reputation({ ctx, edition }, { number }) {
    const effects = reputationEffects(edition, Number(number));
    return effects && ctx.t('unconscious_mind-say-reputation', { effects: effectsWords(ctx.t, effects) });
  },

  go({ ctx, view, edition }, action) {
    const location = reached(action, view);
    return ctx.t.phrase({
      id: 'unconscious_mind-say-go',
      args: { count: triggersAt(location, String(action.figure), view, edition) },
      names: { figure: `${GAME}-figure-${action.figure}`, location: `${GAME}-location-${location}` },
    });
  },

  advance({ ctx, view, edition, isKnown }, action) {
    const steps = Number(action.steps);
    return ctx.t('unconscious_mind-say-advance', {
      steps,
      where: named(ctx.t, 'inkpot', landingOf(action, view)),
      bright: isKnown ? brightFor(steps, view, edition) : 0,
    });
  },

  slot({ ctx, view, edition }, action) {
    const location = String(action.location);
    const effects = edition.slots(location, view.overlays[location])[Number(action.slot) - 1]!;
    return ctx.t.phrase({
      id: 'unconscious_mind-say-slot',
      args: { effects: effectsWords(ctx.t, effects) },
      names: { location: `${GAME}-location-${location}` },
    });
  },

  district: (telling, action) => districtSlot(telling, action, 'unconscious_mind-say-district'),
  fireworks: (telling, action) => districtSlot(telling, action, 'unconscious_mind-say-fireworks'),

  swap({ ctx, view }, action) {
    const other = view.research[Number(action.shown) - 1];
    if (!other) return undefined;
    return ctx.t('unconscious_mind-say-swap', {
      card: named(ctx.t, 'research', String(action.card)),
      other: named(ctx.t, 'research', other),
    });
  },

  take({ ctx, view, edition, isKnown }, action) {
    if (!isKnown) return undefined;
    const tile = view.tiles[displayPlace(action, view)];
    const level = named(ctx.t, 'level', String(action.level));
    if (tile) return ctx.t('unconscious_mind-say-take', { tile: named(ctx.t, 'tile', tile), level });
    const column = (['left', 'center', 'right'] as const)[takeNow(view).column]!;
    return ctx.t('unconscious_mind-say-take-vacant', { level, count: edition.table.vacant_vp[column] });
  },

  trigger: (telling, { place }) => tileAt(telling, String(place)),

  line_part(telling, action) {
    const { ctx, view, edition } = telling;
    const place = placeOfPart(action, view);
    if (place) return tileAt(telling, place);
    const effects = lineEnd(edition, lineNow(view), String(action.part));
    if (!effects) return undefined;
    return ctx.t('unconscious_mind-say-trigger', {
      tile: named(ctx.t, 'part_of_line', String(action.part)),
      effects: effectsWords(ctx.t, effects),
    });
  },

  treat({ ctx, player }, action) {
    const room = roomOf(player, action);
    if (!room?.client) return undefined;
    return ctx.t('unconscious_mind-say-treat', {
      client: named(ctx.t, 'client', room.client),
      dream: named(ctx.t, 'dream', room.manifest || room.latent),
    });
  },

  box({ ctx, player }, action) {
    const client = roomOf(player, action)?.client;
    return client && ctx.t('unconscious_mind-say-box', { client: named(ctx.t, 'client', client) });
  },

  main: (telling) => sideOf(telling, 'main'),
  banner: (telling) => sideOf(telling, 'banner'),

  insight({ ctx, view }, action) {
    const piece = named(ctx.t, 'piece', String(action.piece));
    const from = named(ctx.t, 'area', String(action.from));
    if (view.decision === 'pay' && action.to === 'reserve')
      return ctx.t('unconscious_mind-say-pay', { piece, from });
    if (view.decision === 'mark') return ctx.t('unconscious_mind-say-mark', { from });
    return undefined;
  },

  stop({ ctx, view }) {
    const id = `${GAME}-stop-${view.decision}`;
    return ctx.t.has(id) ? ctx.t(id) : undefined;
  },
};

export function roomOf(player: MindPlayer, action: Action): MindPlayer['rooms'][number] | undefined {
  return player.rooms[(action.room as RoomId) === 'primary' ? 0 : 1];
}

function tileAt({ ctx, edition, player }: Telling, place: string): string | undefined {
  const tile = tileOn(player, place);
  if (!tile) return undefined;
  return ctx.t('unconscious_mind-say-trigger', {
    tile: named(ctx.t, 'tile', tile),
    effects: effectsWords(ctx.t, edition.tile(tile).main),
  });
}

function sideOf({ ctx, view, edition }: Telling, side: 'main' | 'banner'): string | undefined {
  const tile = tileOfSides(view);
  if (!tile) return undefined;
  const effects = effectsWords(ctx.t, edition.tile(tile)[side]);
  return side === 'main'
    ? ctx.t('unconscious_mind-say-main', { effects })
    : ctx.t('unconscious_mind-say-banner', { effects });
}

function districtSlot({ ctx, edition }: Telling, action: Action, id: string): string {
  const district = action.district as DistrictId;
  const { number, effects } = edition.district(district).slots[Number(action.slot) - 1]!;
  return ctx.t(id, {
    district: named(ctx.t, 'district', district),
    number,
    effects: effectsWords(ctx.t, effects),
  });
}
