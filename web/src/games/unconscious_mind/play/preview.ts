/** A few words on what choosing something would bring. */

import type { TableContext } from '../../../lib/table/table-context';
import { abilitiesOf, bringsBox } from './abilities';
import { isRightQuality, rings } from '../desk/dial';
import { effectsWords, effectWords } from '../words/effect-words';
import type { UnconsciousMindEdition } from '../edition';
import { brightFor, landing, laps } from '../desk/inkpot';
import { roomOf } from './meaning';
import { nameOf, named } from '../words/names';
import type { Target } from './play-context';
import { locationNow, takeNow } from './present';
import { reputationEffects, tileOn } from '../desk/printed';
import { triggersAt } from '../boards/reach';
import type { Way } from './targets';
import type { DistrictId, LocationId, UnconsciousMindPlayer, UnconsciousMindView } from '../types';

type Context = TableContext<UnconsciousMindView>;

/** `ways`: the actions that tapping it leads to. */
export function previewOf(
  target: Target,
  ways: readonly Way[],
  ctx: Context,
  edition: UnconsciousMindEdition,
): string {
  const { view } = ctx;
  const player = view.players[view.actor];
  const action = ways[0]?.action;
  if (!player || !action) return '';
  return said(target, action, { ctx, view, edition, player, ways }).filter(Boolean).join(' · ');
}

interface Telling {
  readonly ctx: Context;
  readonly view: UnconsciousMindView;
  readonly edition: UnconsciousMindEdition;
  readonly player: UnconsciousMindPlayer;
  readonly ways: readonly Way[];
}

function said(target: Target, action: Way['action'], telling: Telling): string[] {
  const { ctx, view, edition, player } = telling;
  const { t } = ctx;
  const [kind, id = '', slot = ''] = target.split(':');
  switch (kind) {
    case 'space': {
      const { inkpots } = edition.space(id);
      const where = (steps: number): string => nameOf(t, 'inkpot', landing(player.inkpot, steps));
      const turned = t('unconscious_mind-preview-bright', {
        one: inkpots > 1 ? where(inkpots - 1) : where(inkpots + 2),
        other: where(inkpots + 1),
      });
      return [
        t('unconscious_mind-preview-inkpot', { where: where(inkpots) }),
        ...(player.bright ? [turned] : []),
        ...lapWords(telling, inkpots),
      ];
    }
    case 'action':
      return [effectsWords(t, edition.action(id).effects)];
    case 'inkpot': {
      const steps = Number(action.steps);
      return [
        t('unconscious_mind-preview-cost', { count: brightFor(steps, view, edition) }),
        ...lapWords(telling, steps),
        ...landingWords(telling, id),
      ];
    }
    case 'location': {
      const figure = String(action.figure);
      return [
        t('unconscious_mind-preview-triggers', {
          count: triggersAt(id as LocationId, figure, view, edition),
        }),
      ];
    }
    case 'effect': {
      const location = locationNow(view);
      const effect = location && edition.location(location).effects[Number(id) - 1];
      return effect ? [effectWords(t, effect)] : [];
    }
    case 'slot':
      return [effectsWords(t, edition.slots(id, view.overlays[id])[Number(slot) - 1] ?? [])];
    case 'district':
      return [effectsWords(t, edition.district(id as DistrictId).slots[Number(slot) - 1]!.effects)];
    case 'reputation':
      return [effectsWords(t, reputationEffects(edition, Number(id)) ?? [])];
    case 'room':
      return roomWords(telling, action);
    case 'tile':
      return takeWords(telling, id);
    case 'place':
      return placeWords(telling, action, id);
    case 'area':
      return areaWords(telling, action, id);
    case 'treatise':
      return action.do === 'publish'
        ? [t('unconscious_mind-preview-vp', { count: edition.treatise(id).vp })]
        : [t('unconscious_mind-preview-cite', { count: edition.citing.vp })];
    default:
      return [];
  }
}

function lapWords({ ctx, player }: Telling, steps: number): string[] {
  const count = Math.min(laps(player.inkpot, steps), player.ideas_locked);
  return count ? [ctx.t('unconscious_mind-preview-lap', { count })] : [];
}

/** What the space the Inkpot comes to triggers. */
function landingWords({ ctx, view, edition, player }: Telling, place: string): string[] {
  const { t } = ctx;
  if (place === 'left') {
    const { zones_above } = edition.boards;
    const zone = zones_above.find(({ last }) => player.reputation <= last) ?? zones_above.at(-1)!;
    const coffee = Math.min(zone.coffee, player.coffee_most - player.coffee);
    return [
      t('unconscious_mind-preview-vp', { count: zone.vp }),
      ...(coffee ? [t('unconscious_mind-preview-coffee', { count: coffee })] : []),
    ];
  }
  if (place === 'top') return view.players.length ? [t('unconscious_mind-preview-column')] : [];
  const row = Number(place.at(-1)) - 1;
  const count = player.notebook.slice(row * 3, row * 3 + 3).filter(Boolean).length;
  return [t('unconscious_mind-preview-tiles', { count })];
}

function roomWords({ ctx, edition, player }: Telling, action: Way['action']): string[] {
  const { t } = ctx;
  const room = roomOf(player, action);
  if (!room.client) return [];
  if (action.do === 'box') {
    const here = room.therapy - 1;
    const points = (edition.boards.therapy.vp[here] ?? 0) + arrival(room, here, edition);
    return [
      t('unconscious_mind-preview-therapy', { count: 1 }),
      ...(points ? [t('unconscious_mind-preview-vp', { count: points })] : []),
    ];
  }
  const dream = room.manifest || room.latent;
  if (!dream) return [];
  const { effects } = edition.dream(dream);
  const therapy = effects.reduce((sum, effect) => sum + (effect.op === 'therapy' ? effect.n : 0), 0);
  const gained = effects.reduce((sum, effect) => sum + (effect.op === 'gain' ? (effect.vp ?? 0) : 0), 0);
  let points = gained;
  for (let here = room.therapy - 1; here >= Math.max(0, room.therapy - therapy); here -= 1) {
    points += (edition.boards.therapy.vp[here] ?? 0) + arrival(room, here, edition);
  }
  return [
    t('unconscious_mind-preview-therapy', { count: therapy }),
    ...(points ? [t('unconscious_mind-preview-vp', { count: points })] : []),
    ...(room.manifest && bringsBox(room, player, edition) ? [t('unconscious_mind-preview-match')] : []),
  ];
}

/** Points of the Catharsis or the cure at a space of the therapy track. */
function arrival(
  room: UnconsciousMindPlayer['rooms'][number],
  here: number,
  edition: UnconsciousMindEdition,
): number {
  if (here === 0) return edition.client(room.client).cure_vp;
  return here === edition.boards.therapy.catharsis && room.grief ? edition.grief(room.grief).vp : 0;
}

function takeWords({ ctx, view, edition, player }: Telling, id: string): string[] {
  const { t } = ctx;
  const { column, coffee, banner, main, free } = takeNow(view);
  const tile = view.tiles[Number(id)];
  const cost =
    free || !coffee
      ? []
      : [t('unconscious_mind-preview-pays', { count: tileCoffee(coffee, player, edition) })];
  if (!tile) {
    const where = (['left', 'center', 'right'] as const)[column]!;
    return [...cost, t('unconscious_mind-preview-vp', { count: edition.table.vacant_vp[where] })];
  }
  const plan = edition.tile(tile);
  const effects = [...(main ? plan.main : []), ...(banner ? plan.banner : [])];
  return [...cost, ...(effects.length ? [effectsWords(t, effects)] : [])];
}

/** What a tile of the Meeting Table costs, with a Client's discount. */
function tileCoffee(coffee: number, player: UnconsciousMindPlayer, edition: UnconsciousMindEdition): number {
  const off = abilitiesOf(player, edition).find(({ modifier }) => modifier.mod === 'notebook_discount');
  return Math.max(0, coffee - Number(off?.modifier.coffee ?? 0));
}

function placeWords(telling: Telling, action: Way['action'], place: string): string[] {
  const { ctx, edition, player } = telling;
  const { t } = ctx;
  const lies = tileOn(player, place);
  if (action.do !== 'put') return lies ? [effectsWords(t, edition.tile(lies).main)] : [];
  if (lies) return [t('unconscious_mind-preview-replaces', { tile: named(t, 'tile', lies) })];
  const row = 'abc'.indexOf(place[0]!);
  const column = Number(place[1]) - 1;
  const isFull = (places: readonly number[]): boolean =>
    places.every((at) => at === row * 3 + column || player.notebook[at]);
  const lines = [
    ...(isFull([0, 1, 2].map((at) => row * 3 + at)) ? [`row${row + 1}`] : []),
    ...(isFull([0, 1, 2].map((at) => at * 3 + column)) ? [`column${column + 1}`] : []),
  ];
  return lines.map((line) => t('unconscious_mind-preview-completes', { line: named(t, 'line', line) }));
}

function areaWords({ ctx, view, ways }: Telling, action: Way['action'], area: string): string[] {
  const { t } = ctx;
  const need = view.steps.at(-1)?.price[0];
  if (view.decision === 'pay' && need && isRightQuality(area, need)) {
    const above = rings(area, need);
    return above > 0 ? [t('unconscious_mind-preview-above', { count: above })] : [];
  }
  const goals = new Set(ways.filter((way) => way.action.from === area).map((way) => String(way.action.to)));
  if (goals.size !== 1 || view.decision === 'mark') return [];
  return [t('unconscious_mind-preview-to', { area: named(t, 'area', [...goals][0]!) })];
}
