import { expect, test } from 'vitest';
import { readEdition } from './edition';
import { BOARD, BOARD_INFO } from './testing-board';

test('an edition is read once', () => {
  expect(readEdition(BOARD_INFO)).toBe(BOARD);
});

test('a bonus space knows the places beside it', () => {
  expect(BOARD.bonuses[0]).toMatchObject({ id: 'a3', gives: ['claim', 'idea'], beside: ['a2', 'b3'] });
});

test('the six spaces round a source are known', () => {
  expect(BOARD.around('purple')).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6']);
});

test('an id that does not exist is an error that names it', () => {
  expect(() => BOARD.space('Q9')).toThrow('Q9');
});
