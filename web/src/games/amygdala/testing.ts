/** An edition and positions for tests: the numbers of the box, and as much of the boards as behaves differently. */

import type { EditionInfo } from '../../lib/wire/wire';
import { readEdition, type AmygdalaEdition } from './edition';
import type { AmygdalaPlayer, AmygdalaView, Emotion, Region } from './types';

const ORDINARY: Emotion[] = ['surprise', 'sadness', 'serenity', 'gratitude', 'hope', 'anger'];
const REGIONS = ['yellow', 'purple', 'indigo', 'teal', 'green', 'pink', 'red'];

export const INFO: EditionInfo = {
  game: 'amygdala',
  fingerprint: 'test',
  rules_version: 1,
  own: true,
  provenance: [],
  data: {
    components: {
      toll: { coins: 1 },
      jump: { coins: 2 },
      lotus: { tiles: 2, tiles_four_players: 4 },
      game_end: { tiles_left: 5 },
      payment: { icon_coins: 5, happiness_coins: 7 },
      exchange: {
        points_for_coin: 2,
        resource: 1,
        wild: 1,
        happiness: 2,
        dream: 2,
        ideas: [2, 5, 10, 15],
        dreams: [2, 5, 9, 14, 20, 27],
      },
      final: { coins_for_point: 3 },
    },
    main_board: {
      board: { rotation: 0 },
      regions: [
        { id: 'yellow', emotion: 'happiness', source: [0, 0], claim_spaces: 4, vp: [12, 6, 3] },
        ...ORDINARY.map((emotion, at) => ({
          id: REGIONS[at + 1],
          emotion,
          source: [4 * (at + 1), 0],
          claim_spaces: 4,
          vp: [8, 4, 2],
        })),
      ],
      lotuses: [
        { id: 'L0', between: ['purple', 'indigo'], at: [0, 9] },
        { id: 'L1', between: ['indigo', 'teal'], at: [4, 9] },
      ],
      spaces: [
        { id: 'Y1', region: 'yellow', at: [1, 0] },
        { id: 'I1', region: 'indigo', at: [9, 0] },
      ],
    },
    player_board: {
      memory_bank: { count: 10 },
      spaces: [
        { id: 'a2', at: [1, 0], edge: true },
        { id: 'a4', at: [3, 0], edge: true },
        { id: 'b2', at: [1, 1] },
        { id: 'b3', at: [2, 1], centre: true },
      ],
      bonuses: [{ id: 'a3', at: [2, 0], gives: ['claim', 'idea'] }],
    },
    emotion_tiles: {
      tiles: [
        { id: 'E02', icons: ['sadness'] },
        { id: 'E08', icons: ['sadness', 'sadness'] },
        { id: 'E14', icons: ['sadness', 'gratitude'] },
        { id: 'E20', icons: ['happiness', 'happiness'] },
      ],
    },
    resource_tiles: {
      tiles: [
        { id: 'wild-3', shows: 'wild', cost: 3 },
        ...ORDINARY.flatMap((shows) => [1, 2, 3].map((cost) => ({ id: `${shows}-${cost}`, shows, cost }))),
      ],
    },
  },
};

export const EDITION: AmygdalaEdition = readEdition(INFO);

export function player(with_: Partial<AmygdalaPlayer> = {}): AmygdalaPlayer {
  return {
    vp: 0,
    points: 0,
    network_points: 0,
    dream_points: 0,
    sold_points: 0,
    coins: 30,
    resources: {},
    wilds: 0,
    happiness: 0,
    ideas: 0,
    dreams: 0,
    claims: [],
    claims_beside: REGIONS,
    leaves: 3,
    mood: 'L0',
    tolls: { L0: 0, L1: 0 },
    cloud: '',
    jumps: { a2: 0, a4: 0 },
    board: { a2: 'E02', a4: 'E08', b2: 'E14', b3: 'E20' },
    dealt: { a2: 'E02', a4: 'E08', b2: 'E14', b3: 'E20' },
    bonuses: [],
    ...with_,
  };
}

const NOTHING_PENDING = { place: '', tile: '', paid: 0, space: '', region: '', cost: 0, claims: 0, over: 0 };

function region(): Region {
  return { vp: [8, 4, 2], vp_tile: '', icons: [0, 0], claims: [], places: [0, 0], points: [0, 0] };
}

export function view(
  with_: Partial<Omit<AmygdalaView, 'pending'>> & { pending?: Partial<AmygdalaView['pending']> } = {},
): AmygdalaView {
  return {
    seat: 0,
    decision: 'turn',
    actor: 0,
    toll: 'L0',
    lotuses: { L0: ['sadness-1', 'hope-3'], L1: ['anger-2', ''] },
    stack: {},
    discards: {},
    supply: { coin: 41, idea: 18, dream: 24, happiness: 18, wild: 8 },
    spaces: {},
    regions: Object.fromEntries(REGIONS.map((id) => [id, region()])),
    players: [player(), player()],
    networks: {},
    starter: 0,
    phase: 'open',
    passes: 0,
    winners: [],
    ...with_,
    pending: { ...NOTHING_PENDING, ...with_.pending },
  };
}
