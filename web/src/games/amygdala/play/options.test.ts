// @vitest-environment node

import { describe, expect, test } from 'vitest';
import type { Action } from '../../../lib/wire/wire';
import { choice } from '../../../lib/testing';
import {
  gather as gatherChoices,
  lotusOf,
  purchaseOf,
  readPick,
  stallOf,
  stallsOf,
  suggestedOf,
  type Offers,
  type Picked,
} from './options';

const LEGAL: Action[] = [
  { do: 'buy', lotus: 'L0', tile: 'sadness-1' },
  { do: 'buy', lotus: 'L0', tile: 'hope-3' },
  { do: 'buy_two', lotus: 'L0', tile: 'hope-3', other: 'sadness-1' },
  { do: 'unlock', place: 'a2' },
  { do: 'claim', region: 'teal' },
];
const LOTUSES = { L0: ['sadness-1', 'hope-3'], L1: ['anger-2', ''] };
const gather = (legal: Action[], instead: Action[] = []): Offers =>
  gatherChoices(
    legal.map((action) => choice(action)),
    instead.map((action) => choice(action)),
  );
const FOUR = { L0: ['sadness-1', 'hope-3', 'sadness-1', ''] };

describe('what is on offer', () => {
  test('by the thing that is tapped', () => {
    const offers = gather(LEGAL, []);
    expect(offers.buys).toHaveLength(3);
    expect([...offers.unlocks.keys()]).toEqual(['a2']);
    expect([...offers.claims.keys()]).toEqual(['teal']);
    expect(offers.pass).toBeUndefined();
  });

  test('the last decision can be taken again, unless it is the one that is open', () => {
    const paying = gather([{ do: 'pay_wild' }], LEGAL);
    expect(paying.payments).toHaveLength(1);
    expect(paying.unlocks.get('a2')).toMatchObject({ action: { do: 'unlock', place: 'a2' }, instead: true });
    const next = gather([{ do: 'unlock', place: 'a4' }], LEGAL);
    expect([...next.unlocks.keys()]).toEqual(['a4']);
  });

  test('payments and exchanges are only taken back', () => {
    const offers = gather([], [{ do: 'pay_coins' }, { do: 'sell_wild' }, { do: 'stand', lotus: 'L1' }]);
    expect(offers.payments).toEqual([]);
    expect(offers.exchanges).toEqual([]);
    expect(offers.stands.get('L1')?.instead).toBe(true);
  });

  test('tiles are paid and given up before coins and points', () => {
    const kinds = (actions: { action: { do?: unknown } }[]) => actions.map(({ action }) => action.do);
    const pay = gather([{ do: 'pay_coins' }, { do: 'pay', tile: 'hope' }], []);
    expect(kinds([...pay.payments])).toEqual(['pay', 'pay_coins']);
    const raise = gather([{ do: 'sell_points' }, { do: 'sell', tile: 'hope' }], []);
    expect(kinds([...raise.exchanges])).toEqual(['sell', 'sell_points']);
  });
});

test('of what is paid or given up the least painful is suggested', () => {
  const gives = { tiles: [], wilds: 0, happiness: 0, coins: 0 };
  const { payments } = gatherChoices(
    [
      choice({ do: 'pay_coins' }, { payment: { gives, rank: 5 } }),
      choice({ do: 'pay_wild' }, { payment: { gives, rank: 0 } }),
    ],
    [],
  );
  expect(suggestedOf(payments)?.action.do).toBe('pay_wild');
  const trade = { coins: 1, vp: 0, leaves: 0 };
  const { exchanges } = gatherChoices(
    [
      choice({ do: 'sell', tile: 'hope' }, { trade: { ...trade, loss: 2.5 } }),
      choice({ do: 'sell_wild' }, { trade: { ...trade, loss: 1 } }),
    ],
    [],
  );
  expect(suggestedOf(exchanges)?.action.do).toBe('sell_wild');
  expect(suggestedOf([])).toBeUndefined();
});

describe('buying', () => {
  const pick = (at: string, lotuses: Record<string, string[]> = LOTUSES): Picked => readPick(at, lotuses)!;

  test('a pick is a tile that lies there', () => {
    expect(pick('L0:1')).toEqual({ lotus: 'L0', index: 1, tile: 'hope-3' });
    expect(readPick('L1:1', LOTUSES)).toBeUndefined();
  });

  test('a lotus has one side, or two with four players', () => {
    expect(stallOf('L0', 1, LOTUSES)).toBe('L0');
    expect(stallOf('L0', 1, FOUR)).toBe('L0-left');
    expect(stallOf('L0', 2, FOUR)).toBe('L0-right');
    expect(lotusOf('L0-right')).toBe('L0');
  });

  test('one tile or both, in whatever order they were picked', () => {
    const { buys } = gather(LEGAL, []);
    expect(purchaseOf([pick('L0:1')], buys, LOTUSES)?.action).toBe(LEGAL[1]);
    expect(purchaseOf([pick('L0:0'), pick('L0:1')], buys, LOTUSES)?.action).toBe(LEGAL[2]);
    expect(purchaseOf([pick('L0:1'), pick('L0:0')], buys, LOTUSES)?.action).toBe(LEGAL[2]);
    expect(purchaseOf([pick('L1:0')], buys, LOTUSES)).toBeUndefined();
    expect(purchaseOf([], buys, LOTUSES)).toBeUndefined();
  });

  test('tiles of two sides are no purchase', () => {
    const { buys } = gather([{ do: 'buy_two', lotus: 'L0-left', tile: 'sadness-1', other: 'sadness-1' }], []);
    expect(purchaseOf([pick('L0:0', FOUR), pick('L0:2', FOUR)], buys, FOUR)).toBeUndefined();
  });

  test('what can be bought, side by side', () => {
    expect(stallsOf('L0', gather(LEGAL, []), LOTUSES)).toEqual([['L0:0', 'L0:1']]);
    expect(stallsOf('L1', gather(LEGAL, []), LOTUSES)).toEqual([]);
    const right = gather([{ do: 'buy', lotus: 'L0-right', tile: 'sadness-1' }], []);
    expect(stallsOf('L0', right, FOUR)).toEqual([['L0:2']]);
  });
});
