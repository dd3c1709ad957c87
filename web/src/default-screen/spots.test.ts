import { describe, expect, test } from 'vitest';
import type { ViewField } from '../lib/wire/wire';
import { initials } from './initials';
import { changed, spotsOn } from './spots';

const board: ViewField = {
  name: 'cells',
  shown_as: 'seat',
  prefix: '',
  by_seat: false,
  columns: ['A', 'B', 'C'],
  rows: ['2', '1'],
};

describe('where an action is done', () => {
  test('a cell, by its name or by its column and row', () => {
    const here = { column: 2, row: 0, columns: 1, rows: 1 };
    expect(spotsOn(board, [{ do: 'place', cell: 'C2' }])).toMatchObject([here]);
    expect(spotsOn(board, [{ do: 'place', column: 'C', row: 2 }])).toMatchObject([here]);
  });

  test('a whole column or row, if the action names no more', () => {
    expect(spotsOn(board, [{ do: 'drop', column: 'B' }])).toMatchObject([
      { column: 1, row: 0, columns: 1, rows: 2 },
    ]);
    expect(spotsOn(board, [{ do: 'push', row: '1' }])).toMatchObject([
      { column: 0, row: 1, columns: 3, rows: 1 },
    ]);
  });

  test('nowhere, if it names no place of this board', () => {
    expect(
      spotsOn(board, [{ do: 'pass' }, { do: 'place', cell: 'D1' }, { do: 'drop', column: 'Z' }]),
    ).toEqual([]);
  });

  test('two actions at one place are told apart in words only', () => {
    const actions = [
      { do: 'place', cell: 'A1', tile: 'curve' },
      { do: 'place', cell: 'A1', tile: 'straight' },
      { do: 'place', cell: 'B1', tile: 'curve' },
    ];
    expect(spotsOn(board, actions).map(({ action }) => action)).toEqual([actions[2]]);
  });
});

describe('what has changed', () => {
  const nobody = (value: unknown): boolean => value === -1;

  test('is what has come, not what has gone', () => {
    expect(changed([-1, 0, 1], [0, -1, 1], nobody)).toEqual([0]);
  });

  test('is nothing the first time a board is seen', () => {
    expect(changed(undefined, [0, 1], nobody)).toEqual([]);
  });
});

test('initials are of the words that say something', () => {
  expect(initials('Connect Four')).toBe('CF');
  expect(initials('Vier op een rij')).toBe('VER');
  expect(initials('Puissance 4')).toBe('P4');
  expect(initials('Go')).toBe('G');
  expect(initials('tic-tac-toe')).toBe('TTT');
});
