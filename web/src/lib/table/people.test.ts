// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { displayNames, summaryNames } from './names';
import { initial, SEAT_LOOKS, seatLook } from './players';
import { sourcesOf, standing } from './scores';
import { firstNews, logEntries, needsCurtain, ownSeats } from './viewer';
import type { Line, SeatView, TableSummary, TableView } from '../wire/wire';
import { makeBundle, makeWords } from '../words/words';

const t = makeWords(
  'en',
  makeBundle('en', ['seat-number = Player { $number }\nseat-open = Open\nlevel-greedy = Greedy\n']),
);
const seat = (kind: SeatView['kind'], name = '', level = '', mine = false): SeatView => ({
  kind,
  name,
  level,
  mine,
  online: true,
});

describe('names', () => {
  test('of bots are their level, numbered when there are several', () => {
    const one = [seat('human', 'Ada'), seat('bot', '', 'greedy')];
    expect(displayNames(one, t)).toEqual(['Ada', 'Greedy']);
    expect(displayNames([...one, seat('bot', '', 'greedy')], t)).toEqual(['Ada', 'Greedy 1', 'Greedy 2']);
  });

  test('of bots that were plugged in are their own', () => {
    expect(displayNames([seat('bot', '', 'careful-carl')], t)).toEqual(['careful-carl']);
  });

  test('of empty seats are their number', () => {
    expect(displayNames([seat('human', 'Ada'), seat('open')], t)).toEqual(['Ada', 'Player 2']);
  });

  test('in a list of tables are names, levels or open seats', () => {
    const summary = (status: TableSummary['status']): TableSummary =>
      ({ players: ['Ada', 'greedy', ''], status }) as TableSummary;
    expect(summaryNames(summary('gathering'), t)).toEqual(['Ada', 'Greedy', 'Open']);
    expect(summaryNames(summary('over'), t), 'of a record without names').toEqual([
      'Ada',
      'Greedy',
      'Player 3',
    ]);
  });

  test('have an initial', () => {
    expect(['ada', ' élise', '🦊 fox', ''].map(initial)).toEqual(['A', 'É', '🦊', '?']);
  });

  test('go with a colour and a shape that nobody else at the table has', () => {
    expect(new Set(SEAT_LOOKS.map((look) => look.shape)).size).toBe(6);
    expect(new Set(SEAT_LOOKS.map((look) => look.colour)).size).toBe(6);
    expect(seatLook(2).shape).toBe('triangle');
  });
});

describe('a screen that several share', () => {
  const table = (mine: boolean[], viewpoint: number, status: TableView['status'] = 'playing') =>
    ({ seats: mine.map((own) => seat('human', 'x', '', own)), viewpoint, status }) as TableView;

  test('is covered until the next one has taken it over', () => {
    expect(needsCurtain(table([true, true], 0), null)).toBe(true);
    expect(needsCurtain(table([true, true], 0), 0)).toBe(false);
    expect(needsCurtain(table([true, true], 1), 0)).toBe(true);
  });

  test('is never covered for one player, for spectators or after the game', () => {
    expect(needsCurtain(table([true, false], 0), null)).toBe(false);
    expect(needsCurtain(table([false, false], -1), null)).toBe(false);
    expect(needsCurtain(table([true, true], 1, 'over'), 0)).toBe(false);
    expect(ownSeats(table([false, true], 1))).toEqual([1]);
  });
});

describe('the log', () => {
  const line = (ply: number, player: number, text: string): Line => ({
    ply,
    seat: player,
    phrase: { id: text },
  });
  const entries = logEntries(
    [line(0, -1, 'draws'), line(1, -1, 'draws'), line(2, 0, 'lays'), line(3, 1, 'digs')],
    (one) => one.phrase.id,
  );

  test('says the same thing once', () => {
    expect(entries.map(({ text, times, ply }) => [text, times, ply])).toEqual([
      ['draws', 2, 1],
      ['lays', 1, 2],
      ['digs', 1, 3],
    ]);
  });

  test('has its news after one’s own last move', () => {
    expect(firstNews(entries, [0])).toBe(2);
    expect(firstNews(entries, [1])).toBe(3);
    expect(firstNews(entries, [])).toBe(3);
  });
});

describe('the end of a game', () => {
  const result = (points: number, won = false, sources = {}) => ({ points, won, sources });

  test('puts winners first, then more points, then the order of seats', () => {
    expect(standing([result(3), result(9), result(1, true), result(9)])).toEqual([2, 1, 3, 0]);
  });

  test('reveals every source in order', () => {
    expect(sourcesOf([result(1, false, { coins: 1 }), result(2, false, { coins: 0, castles: 2 })])).toEqual([
      'coins',
      'castles',
    ]);
  });
});
