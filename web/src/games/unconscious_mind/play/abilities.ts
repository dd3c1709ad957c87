/** The lasting abilities of Routine Clients: whose they are, and which matter for the decision at hand. */

import type { Action } from '../../../lib/wire/wire';
import { AREAS, count, isRightQuality, rings } from '../desk/dial';
import type { UnconsciousMindEdition, Modifier } from '../edition';
import type { UnconsciousMindPlayer, UnconsciousMindView, Room, RoomId } from '../types';

export const ROOMS: readonly RoomId[] = ['primary', 'secondary'];

export interface Ability {
  readonly client: string;
  readonly modifier: Modifier;
}

/** Clients whose abilities and tags count: all that are cured, and those in the office without a Grief Layer. */
export function openClients(player: UnconsciousMindPlayer): string[] {
  const inOffice = player.rooms.filter(({ client, grief }) => client && !grief).map(({ client }) => client);
  return [...inOffice, ...player.cured];
}

export function abilitiesOf(player: UnconsciousMindPlayer, edition: UnconsciousMindEdition): Ability[] {
  return openClients(player).flatMap((id) => {
    const client = edition.client(id);
    return client.kind === 'routine' ? [{ client: id, modifier: client.modifier }] : [];
  });
}

export function hasAbility(
  player: UnconsciousMindPlayer,
  edition: UnconsciousMindEdition,
  mod: string,
): boolean {
  return abilitiesOf(player, edition).some(({ modifier }) => modifier.mod === mod);
}

/** Abilities that are spent for this turn, by their bit in `used_once`. */
const ONCE_A_TURN: Readonly<Record<string, number>> = { free_inkpot_step: 3, cheap_adjust: 8 };

export function isSpent(view: UnconsciousMindView, mod: string): boolean {
  const bit = ONCE_A_TURN[mod];
  return bit !== undefined && Boolean((view.used_once >> bit) & 1);
}

/** Does an ability matter for what its owner is deciding now? */
export function isActive(
  { modifier }: Ability,
  view: UnconsciousMindView,
  edition: UnconsciousMindEdition,
  seat: number,
  legal: readonly Action[],
): boolean {
  const player = view.players[seat];
  if (!player || view.actor !== seat || isSpent(view, modifier.mod)) return false;
  const { decision } = view;
  const step = view.steps.at(-1);
  const offers = (kind: string): boolean => legal.some((action) => action.do === kind);
  const mayTreat = (room: number): boolean =>
    legal.some((action) => action.do === 'treat' && action.room === ROOMS[room]);
  switch (modifier.mod) {
    case 'coffee_cap':
      return player.coffee >= edition.boards.coffee.most;
    case 'notebook_discount':
      return decision === 'take' && view.steps.some(({ source }) => source.startsWith('action-notebook_'));
    case 'free_inkpot_step':
      return decision === 'inkpot';
    case 'on_recall':
      return decision === 'turn' && offers('recall');
    case 'on_play_research':
      return decision === 'play' && offers('play');
    case 'on_treat_latent':
      return player.rooms.some(({ manifest, latent }, room) => !manifest && latent && mayTreat(room));
    case 'location_extra':
      return decision === 'move' || decision === 'location';
    case 'cheap_adjust':
      return offers('adjust');
    case 'overcompensation_change': {
      const need = step?.price[0];
      if (decision !== 'pay' || !need) return false;
      return AREAS.some(
        (area) => count(player.dial, area) && isRightQuality(area, need) && rings(area, need) > 0,
      );
    }
    case 'icon_match_any':
      return player.rooms.some((room, index) => icons(room, edition) === 'differ' && mayTreat(index));
    case 'professor_range':
      return legal.some((action) => action.do === 'go' && action.figure === 'professor');
    case 'wild_volume':
      return decision === 'gather' || offers('publish');
    default:
      return false;
  }
}

/** How the icons of a room's Manifest Dream and Grief Layer stand to each other. */
export function icons(
  { client, manifest, grief }: Room,
  edition: UnconsciousMindEdition,
): 'none' | 'match' | 'differ' {
  if (!client || !manifest || !grief) return 'none';
  const [dream, layer] = [edition.dream(manifest).icon, edition.grief(grief).icon];
  if (!dream || !layer) return 'none';
  return dream === layer ? 'match' : 'differ';
}

/** Would the Manifest Dream of a room bring a box? */
export function bringsBox(
  room: Room,
  player: UnconsciousMindPlayer,
  edition: UnconsciousMindEdition,
): boolean {
  const pair = icons(room, edition);
  return pair === 'match' || (pair === 'differ' && hasAbility(player, edition, 'icon_match_any'));
}

/** What the next Elevation or Transfer costs in Coffee. */
export function nextAdjust(
  view: UnconsciousMindView,
  edition: UnconsciousMindEdition,
  player: UnconsciousMindPlayer,
): number {
  const cheap = abilitiesOf(player, edition).find(({ modifier }) => modifier.mod === 'cheap_adjust');
  const isOwnTurn = view.players[view.actor] === player;
  if (!cheap || (isOwnTurn && isSpent(view, 'cheap_adjust'))) return edition.boards.adjust.coffee;
  return Number(cheap.modifier.coffee);
}
