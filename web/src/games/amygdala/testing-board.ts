/** A small game board for tests: the middle and two of the regions round it, as on the real one. */

import type { EditionInfo } from '../../lib/wire/wire';
import { readEdition, type AmygdalaEdition } from './edition';
import type { Hex } from './layout/hex';
import type { AmygdalaPlayer, AmygdalaView, Emotion, Region } from './types';

const STAR: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 1],
  [-1, 2],
  [-2, 1],
  [-1, -1],
  [1, -2],
  [2, -1],
];

const star = (letter: string, region: string, [q, r]: Hex) =>
  STAR.map(([dq, dr], at) => ({ id: `${letter}${at + 1}`, region, at: [q + dq, r + dr] }));

const region = (id: string, emotion: Emotion, source: Hex) => ({
  id,
  emotion,
  source,
  claim_spaces: 4,
  vp: [9, 5, 3],
});

export const BOARD_INFO: EditionInfo = {
  game: 'amygdala',
  fingerprint: '',
  rules_version: 1,
  own: true,
  provenance: [],
  data: {
    components: {
      toll: { coins: 1 },
      jump: { coins: 2 },
      lotus: { tiles: 2, tiles_four_players: 4, refill_at: 3 },
      game_end: { tiles_left: 5 },
      payment: { icon_coins: 5, happiness_coins: 7 },
    },
    main_board: {
      board: { rotation: -13.9 },
      regions: [
        region('yellow', 'happiness', [0, 0]),
        region('purple', 'surprise', [1, -4]),
        region('indigo', 'sadness', [4, -3]),
        region('teal', 'serenity', [3, 1]),
      ],
      lotuses: [
        { id: 'L0', between: ['purple', 'indigo'], at: [4, -5] },
        { id: 'L1', between: ['indigo', 'teal'], at: [5, -1] },
      ],
      spaces: [
        ...star('Y', 'yellow', [0, 0]),
        ...star('P', 'purple', [1, -4]),
        ...star('I', 'indigo', [4, -3]),
        ...star('T', 'teal', [3, 1]),
      ],
    },
    player_board: {
      memory_bank: { count: 10 },
      spaces: [
        { id: 'a2', at: [-1, -2], edge: true },
        { id: 'b3', at: [0, -1] },
        { id: 'c4', at: [0, 0], centre: true },
      ],
      bonuses: [{ id: 'a3', at: [0, -2], gives: ['claim', 'idea'] }],
    },
    emotion_tiles: {
      tiles: [
        { id: 'E01', icons: ['surprise'] },
        { id: 'E02', icons: ['sadness'] },
        { id: 'E08', icons: ['sadness', 'sadness'] },
        { id: 'E13', icons: ['surprise', 'serenity'] },
        { id: 'E14', icons: ['sadness', 'gratitude'] },
        { id: 'E19', icons: ['happiness'] },
        { id: 'E20', icons: ['happiness', 'happiness'] },
      ],
    },
    resource_tiles: {
      tiles: [
        { id: 'wild-3', shows: 'wild', cost: 3 },
        { id: 'sadness-1', shows: 'sadness', cost: 1 },
        { id: 'hope-2', shows: 'hope', cost: 2 },
      ],
    },
  },
};

export const BOARD: AmygdalaEdition = readEdition(BOARD_INFO);

export function player(with_: Partial<AmygdalaPlayer> = {}): AmygdalaPlayer {
  return {
    vp: 0,
    points: 0,
    network_points: 0,
    dream_points: 0,
    sold_points: 0,
    coins: 30,
    resources: {},
    wilds: 1,
    happiness: 0,
    ideas: 0,
    dreams: 0,
    claims: [],
    claims_beside: [],
    leaves: 4,
    mood: 'L0',
    tolls: { L0: 0, L1: 0 },
    cloud: '',
    jumps: {},
    board: {},
    payments: {},
    broke: false,
    dealt: { b3: 'E02' },
    bonuses: [],
    ...with_,
  };
}

export const regionView = (with_: Partial<Region> = {}): Region => ({
  vp: [9, 5, 3],
  vp_tile: '',
  icons: [0, 0],
  claims: [],
  places: [0, 0],
  points: [0, 0],
  ...with_,
});

export function boardView(with_: Partial<AmygdalaView> = {}): AmygdalaView {
  return {
    seat: 0,
    decision: 'turn',
    actor: 0,
    pending: { place: '', tile: '', paid: 0, space: '', region: '', cost: 0, claims: 0, over: 0 },
    waiting: [],
    toll: 'L0',
    lotuses: { L0: ['sadness-1', 'hope-2'], L1: ['wild-3', ''] },
    stack: { 'hope-2': 3 },
    discards: {},
    supply: { coin: 0, idea: 18, dream: 24, happiness: 18, wild: 10 },
    spaces: {},
    regions: { purple: regionView(), indigo: regionView() },
    players: [player(), player({ mood: 'L1' })],
    networks: [],
    starter: 0,
    phase: 'open',
    passes: 0,
    winners: [],
    ...with_,
  };
}
