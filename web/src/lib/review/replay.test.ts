// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { ReplayFilm } from './replay';
import type { Line } from '../wire/wire';

const line = (ply: number): Line => ({ ply, seat: 0, phrase: { id: `event-${ply}` } });
const film = new ReplayFilm({
  first: { hand: 0, board: {} },
  steps: [
    { ply: 0, seat: -1, patch: { hand: 1 }, lines: [] },
    { ply: 1, seat: -1, patch: { hand: 2 }, lines: [] },
    { ply: 2, seat: 0, patch: { board: { A1: 'curve' } }, lines: [line(2)] },
    { ply: 3, seat: -1, patch: { hand: 3 }, lines: [] },
    { ply: 4, seat: 1, patch: { board: { A1: null, B2: 'tee' } }, lines: [line(4), line(4)] },
    { ply: 5, seat: -1, patch: { hand: 4 }, lines: [] },
  ],
});

describe('a replay', () => {
  test('stops at the beginning, where something is said, and at the end', () => {
    expect(film.stops.map((stop) => stop.ply)).toEqual([0, 3, 5, 6]);
    expect(film.stops.map((stop) => stop.lines.length)).toEqual([0, 1, 2, 0]);
  });

  test('shows the position at any stop, in any order', () => {
    expect(film.view(2)).toEqual({ hand: 3, board: { B2: 'tee' } });
    expect(film.view(0)).toEqual({ hand: 0, board: {} });
    expect(film.view(3)).toEqual({ hand: 4, board: { B2: 'tee' } });
    expect(film.view(1)).toEqual({ hand: 2, board: { A1: 'curve' } });
  });

  test('finds the stop that shows what came of a decision', () => {
    expect(film.stopAfter(-1)).toBe(0);
    expect(film.stopAfter(0)).toBe(1);
    expect(film.stopAfter(2)).toBe(1);
    expect(film.stopAfter(4)).toBe(2);
    expect(film.stopAfter(99)).toBe(3);
  });

  test('finds the stop from which a decision was taken', () => {
    expect([0, 2, 3, 4, 99].map((ply) => film.stopBefore(ply))).toEqual([0, 0, 1, 1, 3]);
  });

  test('may begin in the middle of a game', () => {
    const middle = new ReplayFilm({
      first: { board: 'before' },
      steps: [
        { ply: 40, seat: 1, patch: { board: 'one' }, lines: [line(40)] },
        { ply: 41, seat: 1, patch: { board: 'two' }, lines: [] },
      ],
    });
    expect(middle.stops.map((stop) => stop.ply)).toEqual([40, 41, 42]);
    expect([0, 1, 2].map((stop) => middle.view(stop))).toEqual([
      { board: 'before' },
      { board: 'one' },
      { board: 'two' },
    ]);
  });

  test('of a game in which nothing has happened has one stop', () => {
    const empty = new ReplayFilm({ first: { hand: 0 }, steps: [] });
    expect(empty.stops).toHaveLength(1);
    expect(empty.view(0)).toEqual({ hand: 0 });
    expect(empty.stopAfter(0)).toBe(0);
  });
});
