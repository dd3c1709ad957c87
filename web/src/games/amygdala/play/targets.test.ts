import { expect, test, vi } from 'vitest';
import type { Action } from '../../../lib/wire/wire';
import type { BoardPlay } from './board-play';
import { layoutOf } from '../layout/layout';
import type { Offer } from './options';
import { litNear, nextLit, rootLit, tapTarget, targetsFor, targetsOf, tileLit } from './targets';
import { BOARD, boardView } from '../testing-board';

const offer = (kind: string, instead = false): Offer => ({ action: { do: kind }, instead, outcome: {} });

function play(with_: Partial<BoardPlay> = {}): BoardPlay {
  return {
    edition: BOARD,
    litSpaces: new Map(),
    litLotuses: new Map(),
    litRegions: new Map(),
    litResources: () => false,
    picked: new Set(),
    shownSpace: null,
    joinedAt: () => [],
    tapSpace: vi.fn(),
    tapLotus: vi.fn(),
    tapRegion: vi.fn(),
    tapResource: vi.fn(),
    pointSpace: vi.fn(),
    ...with_,
  };
}

const targets = (with_: Partial<BoardPlay> = {}) => targetsOf(play(with_), layoutOf(BOARD), boardView());

test('everything on the board can be pointed at, once', () => {
  const keys = targets().map(({ key }) => key);
  expect(keys.length).toBe(2 * 3 + 4 + 4 * 12);
  expect(new Set(keys).size).toBe(keys.length);
});

test('where something can be bought its tiles are lit, not the roots', () => {
  const buying = play({
    litLotuses: new Map([['L0', offer('buy')]]),
    litResources: (lotus, index) => lotus === 'L0' && index === 1,
  });
  expect(rootLit(buying, 'L0')).toBe('no');
  expect([0, 1].map((index) => tileLit(buying, 'L0', index))).toEqual(['no', 'yes']);
});

test('the roots are lit for the mood marker, quietly once it has been moved', () => {
  const standing = play({
    litLotuses: new Map([
      ['L0', offer('stand')],
      ['L1', offer('stand', true)],
    ]),
  });
  expect(['L0', 'L1'].map((lotus) => rootLit(standing, lotus))).toEqual(['yes', 'quiet']);
});

test('the next lit thing is found in both directions, and past the end', () => {
  const lit = targets({
    litSpaces: new Map([
      ['P4', offer('place')],
      ['I2', offer('place')],
    ]),
  });
  expect(nextLit(lit, 'lotus:L0', 1)?.key).toBe('space:P4');
  expect(nextLit(lit, 'space:P4', 1)?.key).toBe('space:I2');
  expect(nextLit(lit, 'space:I2', 1)?.key).toBe('space:P4');
  expect(nextLit(lit, 'space:P4', -1)?.key).toBe('space:I2');
  expect(nextLit(targets(), 'space:P4', 1)).toBeUndefined();
});

test('a tap beside a lit space means it, from no further than a finger', () => {
  const lit = targets({ litSpaces: new Map([['P4', offer('place')]]) });
  const { x, y } = layoutOf(BOARD).spaces.get('P4')!;
  expect(litNear(lit, { x: x + 20, y }, 30)?.key).toBe('space:P4');
  expect(litNear(lit, { x: x + 40, y }, 30)).toBeUndefined();
});

test('a tap goes to what was tapped', () => {
  const tapped = play();
  tapTarget(tapped, 'tile:L1:1');
  tapTarget(tapped, 'region:purple');
  expect(tapped.tapResource).toHaveBeenCalledWith('L1', 1);
  expect(tapped.tapRegion).toHaveBeenCalledWith('purple');
});

test('an action is done by tapping what it is about', () => {
  const lotuses = { L1: ['hope-1', 'hope-1'], L2: ['wild-0', 'hope-1', 'hope-1', 'wild-0'] };
  const tapped = (action: Action): string[] => targetsFor(action, lotuses);
  expect(tapped({ do: 'place', space: 'P4' })).toEqual(['space:P4']);
  expect(tapped({ do: 'take_claim', region: 'purple' })).toEqual(['region:purple']);
  expect(tapped({ do: 'stand', lotus: 'L1' })).toEqual(['lotus:L1']);
  expect(tapped({ do: 'buy', lotus: 'L1', tile: 'hope-1' })).toEqual(['tile:L1:0']);
  expect(tapped({ do: 'buy_two', lotus: 'L1', tile: 'hope-1', other: 'hope-1' })).toEqual([
    'tile:L1:0',
    'tile:L1:1',
  ]);
  expect(tapped({ do: 'buy', lotus: 'L2-right', tile: 'hope-1' })).toEqual(['tile:L2:2']);
  expect(tapped({ do: 'pass' })).toEqual([]);
});
