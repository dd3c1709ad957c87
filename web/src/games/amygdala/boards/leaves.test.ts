// @vitest-environment node

import { expect, test } from 'vitest';
import { coinsOf, countShown, leavesOf } from './leaves';
import { BOARD, player } from '../testing-board';

test('a sum lies in the fewest pieces', () => {
  expect(coinsOf(0)).toEqual([]);
  expect(coinsOf(30)).toEqual([10, 10, 10]);
  expect(coinsOf(19)).toEqual([10, 5, 1, 1, 1, 1]);
});

test('every item has a leaf of its own, in a fixed order', () => {
  const resources = { 'hope-2': 1, 'sadness-1': 2 };
  const bank = player({ coins: 16, resources, wilds: 0, ideas: 1, claims: ['teal'] });
  expect(leavesOf(bank, BOARD)).toEqual([
    { what: 'coin', value: 10 },
    { what: 'coin', value: 5 },
    { what: 'coin', value: 1 },
    { what: 'resource', tile: 'sadness-1' },
    { what: 'resource', tile: 'sadness-1' },
    { what: 'resource', tile: 'hope-2' },
    { what: 'idea' },
    { what: 'claim', region: 'teal' },
  ]);
});

test('resource tiles are counted by what they show', () => {
  const counts = countShown(player({ resources: { 'hope-2': 1, 'wild-3': 2 } }), BOARD);
  expect(Object.fromEntries(counts)).toEqual({ wild: 2, hope: 1 });
});
