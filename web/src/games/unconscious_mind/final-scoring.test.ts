import { describe, expect, it } from 'vitest';
import type { UnconsciousMindEdition } from './edition';
import { factOf, rankOf } from './final-scoring';
import { impulsesLeft, insightPieces } from './desk/stores';
import type { UnconsciousMindView } from './types';

const seated = (with_: object): object => ({
  reputation: 0,
  reputation_since: 0,
  cured: [],
  rooms: [],
  notebook: Array(9).fill(''),
  tags: {},
  ...with_,
});

const VIEW = {
  players: [
    seated({ reputation: 4, reputation_since: 9, cured: ['c1', 'k1'], bright: 2, coffee: 5 }),
    seated({ reputation: 4, reputation_since: 3, tags: { opera: 2, cafe: 1, museum: 0 } }),
    seated({
      reputation: 2,
      notebook: ['a', 'b', 'c', 'd', '', '', 'e', 'f', 'g'],
      rooms: [
        { client: 'k2', grief: '' },
        { client: 'k3', grief: 'g1' },
      ],
    }),
  ],
  treatises: { t31: { seat: 0, volumes: [] }, t41: { seat: 1, volumes: [] } },
  district_insights: { green: [0, 0, -1, -1], purple: [-1, -1, -1, -1], red: [1, 0, -1, -1] },
} as unknown as UnconsciousMindView;

const EDITION = {
  client: (id: string) => ({ kind: id.startsWith('k') ? 'case_study' : 'routine' }),
} as unknown as UnconsciousMindEdition;

describe('final scoring', () => {
  it('breaks a tie on the Reputation track by who came first', () => {
    expect([0, 1, 2].map((seat) => rankOf(VIEW, seat))).toEqual([1, 0, 2]);
    expect(factOf('rank', VIEW, EDITION, 0)).toEqual({ count: 3, place: 2 });
    expect(factOf('rank', VIEW, EDITION, 2).place).toBe(0);
  });

  it('counts Districts, rows and tags once each', () => {
    expect(factOf('districts', VIEW, EDITION, 0).count).toBe(2);
    expect(factOf('rows', VIEW, EDITION, 2).count).toBe(2);
    expect(factOf('tags', VIEW, EDITION, 1).count).toBe(2);
  });

  it('counts Case Studies without Grief, cured or not', () => {
    expect(factOf('cases', VIEW, EDITION, 0).clients).toEqual(['k1']);
    expect(factOf('cases', VIEW, EDITION, 2).clients).toEqual(['k2']);
  });

  it('counts what is left over', () => {
    expect(factOf('bright_ideas', VIEW, EDITION, 0)).toEqual({ count: 2, coffee: 5 });
  });
});

describe('at a glance', () => {
  it('puts alike Insights together, own ones apart', () => {
    const pieces = insightPieces({ 'minor-growth': [2, 1], reserve: [3, 0], 'major-passion': [0, 1] });
    expect(pieces.map(({ level, quality, isOwn, count }) => [level, quality, isOwn, count])).toEqual([
      ['minor', 'growth', false, 2],
      ['minor', 'growth', true, 1],
      ['major', 'passion', true, 1],
    ]);
  });

  it('counts Impulse cards', () => {
    expect(impulsesLeft({ impulses: 0b101101 })).toBe(4);
  });
});
