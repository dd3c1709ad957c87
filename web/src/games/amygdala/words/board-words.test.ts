import { expect, test } from 'vitest';
import { makeBundle, makeWords } from '../../../lib/words/words';
import english from '@games-py/amygdala/words/en.ftl?raw';
import {
  describePoints,
  describeRegion,
  describeResource,
  describeRoots,
  describeSpace,
  hasSharedPlace,
} from './board-words';
import { BOARD, boardView, player, regionView } from '../testing-board';
import type { AmygdalaView } from '../types';

const names = ['Anna', 'Bram'];
const t = makeWords('en', makeBundle('en', [english]), names);
const told = (view: Partial<AmygdalaView> = {}) => ({ t, names, view: boardView(view) });

test('a space is named by its region and what lies there', () => {
  expect(describeSpace(told(), BOARD, 'P4')).toBe('P4, purple region: empty');
  const spaces = { P4: { seat: 1, tile: 'E14' } };
  expect(describeSpace(told({ spaces }), BOARD, 'P4')).toBe('P4, purple region: gratitude and sadness, Bram');
});

test('what a mixed tile would score is told for both emotions', () => {
  const joined = [
    { emotion: 'surprise', points: 3, spaces: ['P4', 'P1'] },
    { emotion: 'serenity', points: 1, spaces: ['P4'] },
  ] as const;
  expect(
    describePoints(
      t,
      joined.map((one) => ({ ...one, spaces: [...one.spaces] })),
    ),
  ).toBe('surprise 3 VP, serenity 1 VP');
});

test('a region tells its points, its places in order, and its claims', () => {
  const purple = regionView({ icons: [2, 4], places: [2, 1], claims: [0] });
  expect(describeRegion(told({ regions: { purple } }), BOARD, 'purple')).toBe(
    'purple region, surprise: 9, 5 and 3 VP. First: Bram (icons: 4). Second: Anna (icons: 2). ' +
      'Claims, the earliest first: Anna.',
  );
});

test('roots tell who stands there, and what going there costs the viewer', () => {
  const players = [player({ mood: 'L1', tolls: { L0: 1, L1: 0 } }), player()];
  expect(describeRoots(told({ players }), 'L0')).toBe(
    'Roots of the purple-indigo lotus. The toll is here. Mood markers: Bram. Going there costs you 1 coin.',
  );
});

test('a resource tile is told with its lotus, and its side where there are two', () => {
  expect(describeResource(told(), 'L0', 1)).toBe('2-coin hope resource, purple-indigo lotus');
  expect(describeResource(told(), 'L1', 1)).toBe('empty place, indigo-teal lotus');
  const lotuses = { L0: ['', '', 'sadness-1', ''] };
  expect(describeResource(told({ lotuses }), 'L0', 2)).toBe(
    '1-coin sadness resource, right side of the purple-indigo lotus',
  );
});

test('a place is shared by two who have it, not by those who have none', () => {
  expect(hasSharedPlace(regionView({ icons: [2, 2, 1], places: [1, 1, 3] }))).toBe(true);
  expect(hasSharedPlace(regionView({ icons: [2, 2, 1], places: [2, 1, 3], claims: [1] }))).toBe(false);
  expect(hasSharedPlace(regionView({ icons: [0, 0, 1], places: [0, 0, 1] }))).toBe(false);
});
