/** Positions for tests, and words to speak of them. The edition is the real one. */

import { actionPhrase } from '../../lib/testing';
import type { Action, GameInfo } from '../../lib/wire/wire';
import { choice } from '../../lib/testing';
import { makeBundle, makeWords, type Language, type Words } from '../../lib/words/words';
import { describe } from './words/describe';
import { EDITION_INFO } from './testing-edition';
import type {
  Room,
  RoomStanding,
  Standing,
  Step,
  UnconsciousMindOutcome,
  UnconsciousMindPlayer,
  UnconsciousMindView,
} from './types';

const sources = import.meta.glob<string>('@games-py/unconscious_mind/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function wordsIn(language: Language): Words {
  const [, source] = Object.entries(sources).find(([path]) => path.endsWith(`/${language}.ftl`))!;
  return makeWords(language, makeBundle(language, [source]), ['Mia', 'Tom']);
}

const NOBODY: Room = { client: '', grief: '', therapy: 0, manifest: '', latent: '' };

export const room = (with_: Partial<Room> = {}): Room => ({
  ...NOBODY,
  client: 'c01',
  grief: 'g01',
  therapy: 4,
  manifest: 'm04',
  latent: 'l01',
  ...with_,
});

export function player(with_: Partial<UnconsciousMindPlayer> = {}): UnconsciousMindPlayer {
  return {
    vp: 0,
    points: 0,
    by_source: {},
    final: {},
    coffee: 4,
    coffee_most: 6,
    bright: 0,
    boxes: 0,
    ideas: 3,
    ideas_locked: 3,
    inkpot: 'top',
    notebook: ['', '', '', 'ns01', '', '', '', '', ''],
    insights_locked: ['row1', 'row2', 'row3', 'column1', 'column2', 'column3'],
    dial: { reserve: [3, 0], 'minor-growth': [1, 0], 'median-growth': [1, 0], 'minor-passion': [2, 0] },
    hand: 2,
    known: [],
    in_play: [],
    office: 'key',
    rooms: [room(), NOBODY],
    second_room: false,
    cured: [],
    professor: 'library',
    reputation: 0,
    reputation_since: 0,
    tags: { theater: 0, library: 0, opera: 0, museum: 0, university: 0, cafe: 0 },
    ...with_,
  };
}

export function step(decision: string, with_: Partial<Step> = {}): Step {
  return { decision, seat: 0, source: '', effects: [], done: [], left: 0, price: [], ...with_ };
}

export const standing = (with_: Partial<Standing> = {}): Standing => ({
  is_id: false,
  ideas_on_table: 0,
  treatises: [],
  lands: ['row1', 'row2', 'row3', 'left'],
  columns: 0,
  gates: {},
  adjust_coffee: 2,
  triggers: { theater: 1, library: 1, opera: 2, museum: 2, university: 1, cafe: 1 },
  districts: {
    green: { tags: 0, reach: 0 },
    purple: { tags: 0, reach: 0 },
    red: { tags: 0, reach: 0 },
  },
  goals: {},
  rooms: [roomStanding(), roomStanding()],
  at_work: [],
  final_facts: {},
  ...with_,
});

export const roomStanding = (with_: Partial<RoomStanding> = {}): RoomStanding => ({
  therapy: 0,
  matches: false,
  needs: {},
  ...with_,
});

export function view(with_: Partial<UnconsciousMindView> = {}): UnconsciousMindView {
  const decision = with_.decision ?? 'turn';
  return {
    seat: 0,
    decision,
    actor: 0,
    table: {},
    blocked: ['i00'],
    tiles: ['n101', 'n102', 'n103', 'n201', '', 'n203'],
    tile_stacks: [9, 9],
    tiles_unseen: [],
    clients: [{ client: 'c05', grief: 'g05' }],
    manifests: ['m01', 'm02'],
    research: ['r01', 'r02'],
    decks: {},
    research_left: 20,
    freud: 'museum',
    journalist: '',
    fireworks: '',
    overlays: {},
    slots_taken: { theater: [], library: [], opera: [], museum: [], university: [], cafe: [] },
    district_insights: { green: [-1, -1, -1, -1], purple: [-1, -1, -1, -1], red: [-1, -1, -1, -1] },
    tokens: { green: 8, purple: 8, red: 8 },
    freud_reputation: 1,
    reputation_moves: 0,
    goals: {},
    goal_tags: {},
    treatises: {},
    players: [player(), player({ professor: 'opera' })],
    hand: ['r13', 'r14'],
    draft: [],
    bottom_client: '',
    treated: 0,
    used_once: 0,
    starter: 0,
    phase: 'open',
    rounds: 0,
    impulses: 0,
    impulses_left: 0,
    libido: 0,
    winners: [],
    steps: [step(decision)],
    standing: [standing(), standing()],
    waiting: [],
    ...with_,
  };
}

const INFO = { id: 'unconscious_mind', actions: {} } as unknown as GameInfo;

/** An action in words, with this outcome. */
export const said = (action: Action, outcome: UnconsciousMindOutcome = {}, t = wordsIn('en')): string =>
  describe(choice(action, outcome), t, EDITION_INFO) ?? t.phrase(actionPhrase(INFO, action));
