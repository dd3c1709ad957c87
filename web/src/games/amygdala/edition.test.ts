import { expect, test } from 'vitest';
import { readEdition } from './edition';
import { BOARD, BOARD_INFO } from './testing-board';

test('an edition is read once', () => {
  expect(readEdition(BOARD_INFO)).toBe(BOARD);
});

test('what the files leave out is false', () => {
  expect(BOARD.places.map(({ id, edge, centre }) => [id, edge, centre])).toEqual([
    ['a2', true, false],
    ['b3', false, false],
    ['c4', false, true],
  ]);
});

test('a bonus space knows the places beside it', () => {
  expect(BOARD.bonuses[0]).toMatchObject({ id: 'a3', gives: ['claim', 'idea'], beside: ['a2', 'b3'] });
});

test('spaces know their neighbours, across the borders of regions too', () => {
  expect(new Set(BOARD.beside('Y1'))).toEqual(new Set(['Y2', 'Y6', 'Y7', 'Y12', 'T10']));
  expect(BOARD.beside('I9')).toContain('P7');
});

test('the six spaces round a source know it, the tips do not', () => {
  expect(BOARD.around('purple')).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6']);
  expect(BOARD.sourceBeside('P4')?.emotion).toBe('surprise');
  expect(BOARD.sourceBeside('P7')).toBeUndefined();
});

test('numbers of the rulebook, by what they are for', () => {
  expect(BOARD).toMatchObject({ leaves: 10, endsAt: 5, toll: 1, jump: 2, iconCoins: 5, happinessCoins: 7 });
  expect(BOARD.exchange).toMatchObject({ pointsForCoin: 2, ideas: [2, 5, 10, 15] });
  expect([2, 3, 4].map(BOARD.lotusTiles)).toEqual([2, 2, 4]);
});

test('an id that does not exist is an error that names it', () => {
  expect(() => BOARD.space('Q9')).toThrow('Q9');
});
