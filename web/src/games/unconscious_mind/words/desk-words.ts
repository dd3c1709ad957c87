/** What the player's own things are called and how they stand, for those who hear rather than see them. */

import type { Words } from '../../../lib/words/words';
import { common, own, type Dial } from '../desk/dial';
import type { UnconsciousMindEdition } from '../edition';
import { allOf, effectsWords, insightsWords } from './effect-words';
import type {
  Area,
  DreamNeeds,
  InkpotPlace,
  InsightPrice,
  PlaceId,
  Room,
  RoomId,
  UnconsciousMindPlayer,
} from '../types';

const GAME = 'unconscious_mind';

/** The places of a Notebook, as the view lists them. */
export const PLACES: readonly PlaceId[] = ['a', 'b', 'c'].flatMap((row) =>
  [1, 2, 3].map((at) => `${row}${at}`),
);

export function areaLabel(t: Words, area: Area, dial: Dial): string {
  return t(`unconscious_mind-desk-area`, {
    area: t(`${GAME}-area-${area}`),
    common: common(dial, area),
    own: own(dial, area),
  });
}

/** “Major Passion”, “any Median” */
function needWords(t: Words, { level, quality }: InsightPrice): string {
  return quality === 'any' ? t(`unconscious_mind-desk-any-${level}`) : t(`${GAME}-area-${level}-${quality}`);
}

/** In a word or two: can it be paid? */
export function verdictWords(t: Words, needs: DreamNeeds): string {
  if (needs.verdict === 'payable') return t(`unconscious_mind-desk-payable`);
  if (needs.verdict === 'coffee') return t(`unconscious_mind-desk-payable-coffee`, { coffee: needs.coffee });
  const lacking = needs.parts.filter(({ means }) => means === 'missing').map(({ need }) => need);
  if (lacking.length > 1 && lacking.length === needs.parts.length)
    return t(`unconscious_mind-desk-missing-all`);
  return t(`unconscious_mind-desk-missing`, {
    insights: allOf(
      t,
      lacking.map((need) => needWords(t, need)),
    ),
  });
}

/** The price and, part by part, what would pay it. */
export function needsWords(t: Words, needs: DreamNeeds): string {
  const price = insightsWords(
    t,
    needs.parts.map(({ need }) => need),
  );
  const instead = needs.parts
    .filter(({ means }) => means === 'higher' || means === 'coffee')
    .map(({ need, means, area }) =>
      t(`unconscious_mind-desk-with-${means}`, { need: needWords(t, need), area: t(`${GAME}-area-${area}`) }),
    );
  const words = [t(`unconscious_mind-desk-needs`, { price }), verdictWords(t, needs), ...instead];
  if (needs.verdict === 'missing' && needs.coffee)
    words.push(t(`unconscious_mind-desk-would`, { coffee: needs.coffee }));
  return words.join('. ');
}

export function therapyWords(
  t: Words,
  { client, grief, therapy }: Room,
  edition: UnconsciousMindEdition,
): string {
  const { catharsis } = edition.boards.therapy;
  const words = [t(`unconscious_mind-desk-therapy`, { left: therapy })];
  if (grief && therapy > catharsis) {
    words.push(
      t(`unconscious_mind-desk-to-catharsis`, { left: therapy - catharsis, vp: edition.grief(grief).vp }),
    );
  }
  words.push(t(`unconscious_mind-desk-cure`, { vp: edition.client(client).cure_vp }));
  return words.join('. ');
}

export function roomLabel(
  t: Words,
  id: RoomId,
  room: Room,
  isOpen: boolean,
  edition: UnconsciousMindEdition,
): string {
  const name = t(`${GAME}-room-${id}`);
  if (!isOpen) return t(`unconscious_mind-desk-room-closed`, { room: name });
  if (!room.client) return t(`unconscious_mind-desk-room-vacant`, { room: name });
  return t(`unconscious_mind-desk-room`, {
    room: name,
    client: t(`${GAME}-client-${room.client}`),
    therapy: therapyWords(t, room, edition),
  });
}

export function placeLabel(
  t: Words,
  at: number,
  player: UnconsciousMindPlayer,
  gate: number,
  edition: UnconsciousMindEdition,
): string {
  const place = PLACES[at]!;
  const tile = player.notebook[at];
  if (tile) {
    return t(`unconscious_mind-desk-place`, {
      place,
      tile: t(`${GAME}-tile-${tile}`),
      effects: tile.startsWith('id_') ? '' : effectsWords(t, edition.tile(tile).main),
    });
  }
  return gate
    ? t(`unconscious_mind-desk-place-gate`, { place, count: gate })
    : t(`unconscious_mind-desk-place-empty`, { place });
}

export function inkpotLabel(t: Words, space: InkpotPlace, isHere: boolean): string {
  const name = t(`${GAME}-inkpot-${space}`);
  return isHere ? t(`unconscious_mind-desk-inkpot-here`, { space: name }) : name;
}

export function researchLabel(
  t: Words,
  id: string,
  where: 'hand' | 'play',
  edition: UnconsciousMindEdition,
): string {
  const card = edition.research(id);
  return t(`unconscious_mind-desk-research-${where}`, {
    card: t(`${GAME}-research-${id}`),
    volume: t(`unconscious_mind-desk-volume-${card.volume}`),
    tags: card.tags.map((tag) => t(`${GAME}-location-${tag}`)).join(', '),
    effects: effectsWords(t, card.effects),
  });
}
