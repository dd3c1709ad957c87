// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { companiesFor, fitOptions, planSeats, resizeSeats, sizesFor, tableWish } from './new-table';
import type { GameInfo, Option } from '../wire/wire';

const game: GameInfo = {
  id: 'amber',
  players: [2, 3, 4],
  options: {},
  bots: ['novice', 'casual', 'expert'],
  ratings: {},
  actions: {},
  view: [],
};
const who = (seats: readonly { who: string }[]): string[] => seats.map((seat) => seat.who);

describe('the seats of a new table', () => {
  test('are mine and those of the company I choose; bots are of the usual level', () => {
    expect(who(planSeats(game, 'bots', 3))).toEqual(['me', 'bot:casual', 'bot:casual']);
    expect(who(planSeats({ ...game, bots: ['mine', 'yours'] }, 'bots', 2))).toEqual(['me', 'bot:yours']);
    expect(who(planSeats(game, 'online', 2))).toEqual(['me', 'open']);
    expect(who(planSeats(game, 'screen', 2))).toEqual(['me', 'me']);
  });

  test('are for me alone only in games that can be played so', () => {
    expect(companiesFor(game)).not.toContain('nobody');
    const solo = { ...game, players: [1, 2, 3] };
    expect(companiesFor(solo)).toContain('nobody');
    expect(sizesFor(solo, 'nobody')).toEqual([1]);
    expect(sizesFor(solo, 'bots')).toEqual([2, 3]);
    expect(who(planSeats(solo, 'nobody', 1))).toEqual(['me']);
  });

  test('keep who was chosen when the table grows or shrinks', () => {
    const seats = [
      { who: 'me', name: '' },
      { who: 'bot:random', name: '' },
    ];
    expect(who(resizeSeats(game, 'online', seats, 3))).toEqual(['me', 'bot:random', 'open']);
    expect(who(resizeSeats(game, 'online', [...seats, ...seats], 2))).toEqual(['me', 'bot:random']);
  });

  test('are asked for as the server wants them', () => {
    const seats = [
      { who: 'me', name: '' },
      { who: 'me', name: '  Bram ' },
      { who: 'open', name: 'forgotten' },
      { who: 'bot:random', name: '' },
    ];
    expect(tableWish(game, seats, { advanced: true }, (seat) => `Player ${seat + 1}`)).toEqual({
      game: 'amber',
      rated: false,
      options: { advanced: true },
      seats: [
        { kind: 'me', name: 'Player 1', level: '' },
        { kind: 'me', name: 'Bram', level: '' },
        { kind: 'open', name: '', level: '' },
        { kind: 'bot', name: '', level: 'random' },
      ],
    });
  });
});

test('a table is rated when that is wished', () => {
  expect(tableWish(game, [], {}, () => '', true).rated).toBe(true);
});

describe('options', () => {
  const options: Option[] = [
    { id: 'setup', default: 'random', choices: ['random', '3A'] },
    { id: 'advanced', default: false, choices: [] },
  ];

  test('are the defaults at first', () => {
    expect(fitOptions(options, {})).toEqual({ setup: 'random', advanced: false });
  });

  test('keep what still fits and forget what does not', () => {
    expect(fitOptions(options, { setup: '2A', advanced: true, old: true })).toEqual({
      setup: 'random',
      advanced: true,
    });
    expect(fitOptions(options, { setup: '3A', advanced: 'true' })).toEqual({ setup: '3A', advanced: false });
  });
});
