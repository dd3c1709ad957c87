/** Actions as sentences, where their arguments alone would say too little: what `do 3` does, where `go 2` leads. */

import { capitalised } from '../../lib/actions';
import type { TableContext } from '../../lib/table-context';
import type { Action } from '../../lib/wire';
import { effectsWords, effectWords } from './effect-words';
import { readEdition, type Effects, type MindEdition } from './edition';
import { brightFor, landingOf } from './inkpot';
import { named } from './names';
import { lineNow, locationNow, takeNow } from './present';
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
}

/** An action as a sentence; nothing where the usual one says it all. */
export function describe(ctx: Context, action: Action): string | undefined {
  const { view } = ctx;
  const player = view.players[view.actor];
  // What could be done instead of the last decision is about a position that is gone.
  const isPresent = ctx.legal.includes(action);
  if (!player || !isPresent) return undefined;
  const tell = TELL[String(action.do)];
  return tell?.({ ctx, view, edition: readEdition(ctx.edition), player }, action);
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
    const found = view.steps.at(-1)?.effects[Number(effect) - 1];
    return found && capitalised(effectWords(ctx.t, found), ctx.t.language);
  },

  effect({ ctx, view, edition }, { number }) {
    const location = locationNow(view);
    const effect = location && edition.location(location).effects[Number(number) - 1];
    if (!location || !effect) return undefined;
    return ctx.t('unconscious_mind-say-effect', {
      location: capitalised(named(ctx.t, 'location', location), ctx.t.language),
      effects: effectWords(ctx.t, effect),
    });
  },

  reputation({ ctx, edition }, { number }) {
    const effects = reputationEffects(edition, Number(number));
    return effects && ctx.t('unconscious_mind-say-reputation', { effects: effectsWords(ctx.t, effects) });
  },

  go({ ctx, view, edition }, action) {
    const location = reached(action, view);
    return ctx.t('unconscious_mind-say-go', {
      figure: named(ctx.t, 'figure', String(action.figure)),
      location: named(ctx.t, 'location', location),
      count: triggersAt(location, String(action.figure), view, edition),
    });
  },

  advance({ ctx, view, edition }, action) {
    const steps = Number(action.steps);
    return ctx.t('unconscious_mind-say-advance', {
      steps,
      where: named(ctx.t, 'inkpot', landingOf(action, view)),
      bright: brightFor(steps, view, edition),
    });
  },

  slot({ ctx, view, edition }, action) {
    const location = String(action.location);
    return ctx.t('unconscious_mind-say-slot', {
      location: named(ctx.t, 'location', location),
      effects: effectsWords(
        ctx.t,
        edition.slots(location, view.overlays[location])[Number(action.slot) - 1]!,
      ),
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

  take({ ctx, view, edition }, action) {
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
    return effects && capitalised(effectsWords(ctx.t, effects), ctx.t.language);
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
    if (view.decision === 'pay') return ctx.t('unconscious_mind-say-pay', { piece, from });
    if (view.decision === 'mark') return ctx.t('unconscious_mind-say-mark', { from });
    return undefined;
  },

  stop({ ctx, view }) {
    const id = `${GAME}-stop-${view.decision}`;
    return ctx.t.has(id) ? ctx.t(id) : undefined;
  },
};

/** What an action below the Reputation track does; they are numbered on through its zones. */
export function reputationEffects(edition: MindEdition, number: number): Effects | undefined {
  return edition.boards.zones_below.flatMap(({ actions }) => actions)[number - 1];
}

/** What stands before the tiles of a row, and what at the end of a complete line. */
export function lineEnd(edition: MindEdition, line: string | undefined, part: string): Effects | undefined {
  if (!line) return undefined;
  const { rows, row_end, columns } = edition.boards;
  const at = Number(line.at(-1)) - 1;
  const effect =
    part === 'start' ? rows[at]?.effect : line.startsWith('row') ? row_end.effect : columns[at]?.effect;
  return effect && [effect];
}

/** The tile on a place of the own Notebook. */
export function tileOn(player: MindPlayer, place: string): string | undefined {
  return player.notebook['abc'.indexOf(place[0]!) * 3 + Number(place[1]) - 1] || undefined;
}

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
  const [kind, tile] = view.steps.at(-1)?.source.split('-') ?? [];
  if (kind !== 'tile' || !tile) return undefined;
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
