// @vitest-environment node

import { describe, expect, test } from 'vitest';
import type { Action } from '../../../lib/wire/wire';
import {
  afterBuying,
  afterwards,
  bestOfSets,
  bestRaise,
  bestRoom,
  coinsOf,
  isNearlyBroke,
  leavesFreed,
  leavesOf,
  settlement,
} from './purse';
import { EDITION, player } from '../testing';

const offers = (...actions: Action[]): { action: Action }[] => actions.map((action) => ({ action }));

test('change is made with the fewest coins', () => {
  expect(coinsOf(0)).toEqual([]);
  expect(coinsOf(30)).toEqual([10, 10, 10]);
  expect(coinsOf(19)).toEqual([10, 5, 1, 1, 1, 1]);
});

test('every item has a leaf of its own, in a fixed order', () => {
  const bank = player({ coins: 16, resources: { 'hope-2': 1, 'sadness-1': 2 }, ideas: 1, claims: ['teal'] });
  expect(leavesOf(bank, EDITION)).toEqual([
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

test('a purchase can take more leaves than it has tiles: coins are broken', () => {
  const bank = afterBuying(player({ coins: 30 }), ['sadness-1', 'hope-3'], 4);
  expect(bank.coins).toBe(26);
  expect(leavesOf(bank, EDITION)).toHaveLength(6); // 10 10 5 1 and two tiles
});

describe('exchanges', () => {
  test('a resource tile is the cheapest of its kind', () => {
    const bank = player({ coins: 0, resources: { 'hope-3': 1, 'hope-1': 1 } });
    const after = afterwards(bank, { do: 'sell', tile: 'hope' }, EDITION);
    expect(after).toMatchObject({ coins: 1, resources: { 'hope-3': 1, 'hope-1': 0 } });
  });

  test('sets of ideas and dreams', () => {
    const bank = player({ coins: 1, ideas: 3, dreams: 4, vp: 5 });
    expect(afterwards(bank, { do: 'cash_ideas', count: 2 }, EDITION)).toMatchObject({ coins: 6, ideas: 1 });
    expect(afterwards(bank, { do: 'cash_dreams', count: 4 }, EDITION)).toMatchObject({ vp: 19, dreams: 0 });
    expect(afterwards(bank, { do: 'sell_points' }, EDITION)).toMatchObject({ coins: 2, vp: 3 });
  });

  test('the supply may hold fewer coins', () => {
    expect(afterwards(player({ coins: 0, ideas: 4 }), { do: 'cash_ideas', count: 4 }, EDITION, 3).coins).toBe(
      3,
    );
  });

  test('of coins the smallest is thrown away', () => {
    expect(afterwards(player({ coins: 26 }), { do: 'discard_coin' }, EDITION).coins).toBe(25);
    expect(afterwards(player({ coins: 25 }), { do: 'discard_coin' }, EDITION).coins).toBe(20);
    expect(afterwards(player({ coins: 20 }), { do: 'discard_coin' }, EDITION).coins).toBe(10);
  });

  test('a coin that completes five frees four leaves', () => {
    const bank = player({ coins: 24, resources: { 'hope-1': 1 } });
    expect(leavesFreed(bank, { do: 'sell', tile: 'hope' }, EDITION)).toBe(4);
    expect(leavesFreed(player({ coins: 20, wilds: 1 }), { do: 'sell_wild' }, EDITION)).toBe(0);
  });
});

test('more than a whole set is split the best way', () => {
  expect(bestOfSets(0, EDITION.exchange.ideas)).toBe(0);
  expect(bestOfSets(4, EDITION.exchange.ideas)).toBe(15);
  expect(bestOfSets(5, EDITION.exchange.ideas)).toBe(17);
  expect(bestOfSets(7, EDITION.exchange.dreams)).toBe(29);
});

test('what cashing in everything brings', () => {
  const bank = player({ coins: 4, ideas: 2, dreams: 3, resources: { 'hope-1': 1 }, wilds: 1, happiness: 1 });
  expect(settlement(bank, EDITION)).toEqual({
    dreams: 3,
    dreamPoints: 9,
    ideas: 2,
    ideaCoins: 5,
    tiles: 3,
    tileCoins: 4,
    coins: 13,
    coinPoints: 4,
    gain: 12, // nine for dreams, and three more for coins
  });
  expect(settlement(bank, EDITION, 2).coins).toBe(6);
});

test('nearly broke: hardly a coin, and nothing that brings one', () => {
  expect(isNearlyBroke(player({ coins: 4 }), EDITION)).toBe(true);
  expect(isNearlyBroke(player({ coins: 4, claims: ['teal'] }), EDITION)).toBe(true);
  expect(isNearlyBroke(player({ coins: 4, wilds: 1 }), EDITION)).toBe(false);
  expect(isNearlyBroke(player({ coins: 5 }), EDITION)).toBe(false);
});

describe('the least painful sacrifice', () => {
  test('for coins: ideas before tiles, tiles before points', () => {
    const sell = { do: 'sell', tile: 'hope' };
    const [idea, points] = [{ do: 'cash_ideas', count: 1 }, { do: 'sell_points' }];
    const bank = player({ coins: 0, vp: 9, ideas: 1, resources: { 'hope-1': 1 } });
    expect(bestRaise(offers(points, sell, idea), bank, EDITION)?.action).toBe(idea);
    expect(bestRaise(offers(points, sell), bank, EDITION)?.action).toBe(sell);
    expect(bestRaise([], bank, EDITION)).toBeUndefined();
  });

  test('for coins: a set of ideas is not broken', () => {
    const sets = [1, 2, 3, 4].map((count) => ({ do: 'cash_ideas', count }));
    expect(bestRaise(offers(...sets), player({ ideas: 4 }), EDITION)?.action).toBe(sets[3]);
  });

  test('for room: what makes change before what is lost', () => {
    const bank = player({ coins: 24, resources: { 'hope-1': 2, 'anger-3': 3 } });
    const [sell, throwAway] = [{ do: 'sell', tile: 'hope' }, { do: 'discard_coin' }];
    expect(bestRoom(offers(throwAway, sell), bank, EDITION)?.action).toBe(sell);
  });

  test('for room: a coin before a claim, and never what frees nothing', () => {
    const bank = player({ coins: 22, wilds: 1, claims: ['teal'] });
    const [claim, coin, sell] = [
      { do: 'discard_claim', region: 'teal' },
      { do: 'discard_coin' },
      { do: 'sell_wild' },
    ];
    expect(bestRoom(offers(sell, claim, coin), bank, EDITION)?.action).toBe(coin);
  });
});
