import { expect, test } from 'vitest';
import { changes, placeOf } from './changes';
import { boardView, player } from '../testing-board';

test('a tile placed is told with its space and its player', () => {
  const after = boardView({ spaces: { P1: { seat: 1, tile: 'E01' } } });
  expect(changes(boardView(), after)).toEqual([{ kind: 'placed', space: 'P1', seat: 1, tile: 'E01' }]);
  expect(changes(after, boardView())).toEqual([]);
});

test('a resource tile bought is told with its lotus and its buyer', () => {
  const after = boardView({
    lotuses: { L0: ['', 'hope-2'], L1: ['wild-3', ''] },
    players: [player(), player({ resources: { 'sadness-1': 1 } })],
  });
  expect(changes(boardView(), after)).toEqual([
    { kind: 'bought', lotus: 'L0', index: 0, seat: 1, tile: 'sadness-1' },
  ]);
});

test('a lotus filled up again at once hides no purchase', () => {
  const after = boardView({
    lotuses: { L0: ['hope-2', 'hope-2'], L1: ['wild-3', 'hope-2'] },
    players: [player({ resources: { 'sadness-1': 1 } }), player()],
  });
  expect(changes(boardView(), after)).toEqual([
    { kind: 'bought', lotus: 'L0', index: 0, seat: 0, tile: 'sadness-1' },
  ]);
});

test('a jump through the game is no row of events', () => {
  const spaces = Object.fromEntries(
    ['P1', 'P2', 'P3', 'P4', 'P5'].map((space) => [space, { seat: 0, tile: 'E01' }]),
  );
  expect(changes(boardView(), boardView({ spaces }))).toEqual([]);
});

test('a tile comes from the place it was dealt to', () => {
  expect(placeOf(boardView(), 0, 'E02')).toBe('b3');
  expect(placeOf(boardView(), 0, 'E01')).toBeUndefined();
});
