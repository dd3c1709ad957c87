// @vitest-environment node

import { expect, test } from 'vitest';
import type { Action } from '../../../lib/wire/wire';
import { cheapest, coinsIn, nextPayment, wayOf } from './payment';
import { EDITION, player } from '../testing';

test('a matching tile, a wild resource tile, a wild, two tiles, coins: in this order', () => {
  const way = (bank: Parameters<typeof player>[0]) => cheapest(['sadness'], player(bank), EDITION)[0];
  const all = { resources: { 'sadness-2': 1, 'wild-3': 1, 'hope-1': 2 }, wilds: 1 };
  expect(way(all)).toEqual({ with: 'resource', shows: 'sadness' });
  expect(way({ ...all, resources: { 'wild-3': 1, 'hope-1': 2 } })).toEqual({
    with: 'resource',
    shows: 'wild',
  });
  expect(way({ ...all, resources: { 'hope-1': 2 } })).toEqual({ with: 'wild' });
  expect(way({ resources: { 'hope-1': 2 } })).toEqual({ with: 'pair', shows: 'hope', other: 'hope' });
  expect(way({ resources: { 'hope-1': 1 } })).toEqual({ with: 'coins', coins: 5 });
});

test('a tile that another icon needs is not given away in a pair', () => {
  const bank = player({ resources: { 'gratitude-1': 1, 'hope-1': 1 } });
  expect(cheapest(['sadness', 'gratitude'], bank, EDITION)).toEqual([
    { with: 'coins', coins: 5 },
    { with: 'resource', shows: 'gratitude' },
  ]);
});

test('a pair is made of what there is most', () => {
  const bank = player({ resources: { 'hope-1': 1, 'anger-1': 1, 'anger-2': 1, 'anger-3': 1 } });
  expect(cheapest(['sadness'], bank, EDITION)).toEqual([{ with: 'pair', shows: 'anger', other: 'anger' }]);
});

test('happiness is paid with happiness, or dearly; wilds do not help', () => {
  const ways = cheapest(['happiness', 'happiness'], player({ happiness: 1, wilds: 3 }), EDITION);
  expect(ways).toEqual([{ with: 'happiness' }, { with: 'coins', coins: 7 }]);
  expect(coinsIn(ways)).toBe(7);
});

test('of what is on offer the planned payment, else the cheapest', () => {
  const payments: Action[] = [
    { do: 'pay_coins' },
    { do: 'pay_pair', tile: 'hope', other: 'anger' },
    { do: 'pay_wild' },
    { do: 'pay', tile: 'sadness' },
  ];
  const offers = payments.map((action) => ({ action }));
  const next = (planned: Parameters<typeof nextPayment>[2]) =>
    nextPayment(offers, 'sadness', planned, EDITION)?.action;
  expect(next({ with: 'coins', coins: 5 })).toEqual({ do: 'pay_coins' });
  expect(next({ with: 'pair', shows: 'anger', other: 'hope' })).toMatchObject({ do: 'pay_pair' });
  expect(next({ with: 'pair', shows: 'anger', other: 'anger' })).toEqual({ do: 'pay', tile: 'sadness' });
  expect(next(undefined)).toEqual({ do: 'pay', tile: 'sadness' });
  expect(nextPayment([], 'sadness', undefined, EDITION)).toBeUndefined();
});

test('coins pay a happiness icon at its own price', () => {
  expect(wayOf({ do: 'pay_coins' }, 'happiness', EDITION)).toEqual({ with: 'coins', coins: 7 });
  expect(wayOf({ do: 'pay_coins' }, 'hope', EDITION)).toEqual({ with: 'coins', coins: 5 });
});
