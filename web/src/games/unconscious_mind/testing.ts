/** Positions for tests, and words to speak of them. The edition is the real one. */

import { actionPhrase } from '../../lib/testing';
import type { TableContext } from '../../lib/table/table-context';
import type { Action, GameInfo } from '../../lib/wire/wire';
import { makeBundle, makeWords, type Language, type Words } from '../../lib/words/words';
import { describe as describeAction } from './words/describe';
import { EDITION_INFO } from './testing-edition';
import type { UnconsciousMindPlayer, UnconsciousMindView, Room, Step } from './types';

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

/** `frame`: the present decision's numbers, as the engine keeps them. */
export function view(
  with_: Partial<UnconsciousMindView> & { frame?: { a: number; b?: number } } = {},
): UnconsciousMindView {
  const { frame, ...rest } = with_;
  const decision = rest.decision ?? 'turn';
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
    libido: 0,
    winners: [],
    steps: [step(decision)],
    frames: [{ kind: 0, actor: 0, a: frame?.a ?? 0, b: frame?.b ?? 0 }],
    ...rest,
  };
}

/** What the server says of the actions whose usual sentence is told here. */
const INFO = { id: 'unconscious_mind', actions: {} } as unknown as GameInfo;

/** A table with this position and these choices. */
export function context(
  seen: UnconsciousMindView,
  legal: readonly Action[],
  t: Words,
): TableContext<UnconsciousMindView> {
  const ctx = {
    view: seen,
    edition: EDITION_INFO,
    legal,
    instead: [],
    live: true,
    t,
    names: ['Mia', 'Tom'],
    looks: [],
    describe: (action: Action): string => describeAction(ctx, action) ?? t.phrase(actionPhrase(INFO, action)),
  } as unknown as TableContext<UnconsciousMindView>;
  return ctx;
}
