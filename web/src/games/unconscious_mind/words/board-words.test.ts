import { expect, test } from 'vitest';
import english from '@games-py/unconscious_mind/words/en.ftl?raw';
import { makeBundle, makeWords } from '../../../lib/words/words';
import {
  clockWords,
  describeDistrict,
  describeDistrictSlot,
  describeGoal,
  describeLocation,
  describeReputation,
  describeSlot,
  describeSpace,
  describeTile,
  describeTreatise,
  markersOn,
  wayOf,
  type Told,
} from './board-words';
import { gain, LOCATIONS, type UnconsciousMindEdition } from '../edition';
import { standing } from '../testing';
import type { UnconsciousMindPlayer, UnconsciousMindView } from '../types';

const names = ['Anna', 'Bram'];
const t = makeWords('en', makeBundle('en', [english]), names);

const COFFEE = [gain({ coffee: 2 })];
const TAGS = Object.fromEntries(LOCATIONS.map((id) => [id, 0]));

const EDITION = {
  table: { vacant_vp: { left: 2, center: 3, right: 4 } },
  boards: { reputation: { end: 10 }, freud_lines: { after: [2] } },
  space: () => ({ row: 1, col: 2, inkpots: 2 }),
  tile: (id: string) => ({ id, level: 1, quality: 'growth', main: COFFEE, banner: COFFEE }),
  slots: () => [COFFEE, COFFEE, COFFEE],
  district: () => ({ tokens: 8, slots: [{ number: 3, effects: COFFEE }] }),
  goal: () => ({ count: 2 }),
  treatise: (id: string) => ({ id, vp: 7, volumes: ['green'], tags: ['opera', 'cafe'] }),
} as unknown as UnconsciousMindEdition;

const player = (with_: Partial<UnconsciousMindPlayer> = {}): UnconsciousMindPlayer =>
  ({
    notebook: Array.from({ length: 9 }, () => ''),
    rooms: [],
    cured: [],
    professor: '',
    reputation: 0,
    reputation_since: 0,
    tags: TAGS,
    ...with_,
  }) as unknown as UnconsciousMindPlayer;

const told = (view: Partial<UnconsciousMindView> = {}): Told => ({
  t,
  names,
  edition: EDITION,
  view: {
    seat: 0,
    actor: 0,
    table: {},
    blocked: [],
    tiles: ['', '', '', '', '', ''],
    tile_stacks: [0, 0],
    freud: '',
    journalist: '',
    fireworks: '',
    overlays: {},
    slots_taken: Object.fromEntries(LOCATIONS.map((id) => [id, []])),
    district_insights: { green: [-1], purple: [-1], red: [-1] },
    tokens: { green: 8, purple: 8, red: 8 },
    freud_reputation: 4,
    goals: {},
    goal_tags: {},
    treatises: {},
    phase: 'open',
    players: [player(), player()],
    standing: [standing({ triggers: { opera: 3 }, goals: { goal_rows: 1 } }), standing()],
    ...view,
  } as unknown as UnconsciousMindView,
});

test('an Idea space says how far the Inkpot goes and who has Ideas there', () => {
  expect(describeSpace(told(), 'i12')).toBe('Idea space 3 of row 2, Inkpot +2: vacant');
  expect(describeSpace(told({ blocked: ['i12'] }), 'i12')).toContain('closed');
  const table = { i12: { seat: 1, ideas: 2, bright: 0, action: 'move_freud' } };
  expect(describeSpace(told({ table }), 'i12')).toContain('Bram, two Ideas: move Freud');
});

test('what lies on a space is told as it was placed', () => {
  const ways = [
    [1, 0, 'idea'],
    [2, 0, 'two_ideas'],
    [0, 1, 'bright'],
    [1, 1, 'both'],
    [0, 2, 'two_bright'],
  ] as const;
  for (const [ideas, bright, way] of ways) expect(wayOf({ ideas, bright })).toBe(way);
});

test('an empty space of the Notebook display tells its points, a stack how many lie there', () => {
  expect(describeTile(told(), 5)).toBe('Right column, level II: empty: 4 VP');
  const view = { tiles: ['n101', '', '', '', '', ''], tile_stacks: [7, 0] };
  expect(describeTile(told(view), 0)).toContain('7 in the stack');
});

test('a Location tells who is there and what the viewer would trigger', () => {
  const players = [player({ tags: { ...TAGS, opera: 3 } as never }), player({ professor: 'opera' })];
  expect(describeLocation(told({ players, freud: 'opera' }), 'opera')).toBe(
    'Opera: Bram’s Professor; Freud; you have 3 tags; your Professor would trigger it 3 times',
  );
  expect(describeLocation(told({ players, seat: -1 }), 'opera')).toBe('Opera: Bram’s Professor');
});

test('bonus slots tell what they bring, and whether they are taken', () => {
  expect(describeSlot(told(), 'opera', 1)).toBe('Opera, bonus 2: gain 2 Coffee');
  const taken = { ...told().view.slots_taken, opera: [1] };
  expect(describeSlot(told({ slots_taken: taken }), 'opera', 1)).toMatch(/taken$/);
  const insights = { green: [1], purple: [-1], red: [-1] };
  expect(describeDistrictSlot(told({ district_insights: insights }), 'green', 0)).toBe(
    'green District, bonus for 3 tags: gain 2 Coffee; Bram’s Insight',
  );
});

test('the first token of a District brings Reputation', () => {
  expect(describeDistrict(told(), 'green')).toContain('the next token brings Reputation');
  const tokens = { green: 7, purple: 8, red: 8 };
  expect(describeDistrict(told({ tokens, fireworks: 'green' }), 'green')).toBe(
    'green District: 7 tokens left; you have 0 tags; Fireworks: one tag less',
  );
});

test('a goal tells whose it is, or how far the viewer is', () => {
  expect(describeGoal(told(), 'goal_rows')).toMatch(/you have 1 of 2$/);
  expect(describeGoal(told({ seat: -1 }), 'goal_rows')).not.toMatch(/you have/);
  expect(describeGoal(told({ goals: { goal_rows: 1 } }), 'goal_rows')).toMatch(/claimed by Bram$/);
});

test('markers on one space lie in the order they came', () => {
  const players = [
    player({ reputation: 2, reputation_since: 9 }),
    player({ reputation: 2, reputation_since: 4 }),
    player(),
  ];
  const of = told({ players, freud_reputation: 2 });
  expect(markersOn(of.view, 2)).toEqual([1, 0]);
  expect(describeReputation(of, 2)).toBe(
    'Space 2: Bram; Anna; Freud; crossing the line after it moves Freud',
  );
});

test('the clock tells how near the end is', () => {
  expect(clockWords(told())).toBe('6 spaces to the end');
  expect(clockWords(told({ phase: 'signalled' }))).toBe('This round, then the last');
  expect(clockWords(told({ phase: 'final_round' }))).toBe('The final round');
});

test('a Treatise tells who published it and what can be cited; the Id has no seat of its own', () => {
  const treatises = { t31: { seat: 2, volumes: ['r01', '', 'r02'] } };
  expect(describeTreatise(told({ treatises }), 't31')).toMatch(/published by The Id; 2 Volumes to cite$/);
});
