// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choice } from '../testing';
import type { EditionInfo, GameInfo, Line, Problem, Replay, Review, TableView } from '../wire/wire';

/** A connection over which nothing comes. */
class Silence extends EventTarget {
  close(): void {}
}

vi.stubGlobal('WebSocket', Silence);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { LiveTable } = await import('../table/table.svelte');
const { ReviewDesk } = await import('./review.svelte');

const game: GameInfo = {
  id: 'chess',
  players: [2],
  options: {},
  bots: [],
  ratings: {},
  actions: {},
  view: [],
};
const edition = { game: 'chess', data: {} } as unknown as EditionInfo;
const table = {
  id: 'abc',
  status: 'over',
  rated: false,
  seats: [],
  rivals: [],
  viewpoint: -1,
  ply: 4,
  view: {},
  results: [],
} as unknown as TableView;

const line = (ply: number): Line => ({ ply, seat: ply % 2, phrase: { id: `moved-${ply}` } });
const film = (first: string, plies: readonly number[]): Replay => ({
  first: { board: first },
  steps: plies.map((ply) => ({
    ply,
    seat: ply % 2,
    patch: { board: `${first} ${ply}` },
    lines: [line(ply)],
  })),
});
const advice = { steps: [choice({ do: 'move' })], chance: 0.5, reasons: [] };
const review = (status: Review['status'], done: number): Review => ({
  status,
  done,
  total: 4,
  turns: [0, 1, 2, 3].slice(0, done).map((ply) => ({
    ply,
    end: ply + 1,
    seat: ply % 2,
    chances: [0.5, 0.5],
    played: advice,
    better: [advice],
    loss: 0.1,
    regret: 0.1,
  })),
  turning_points: [],
  accuracy: [80, 90],
});

const unknown = (): never => {
  throw { status: 404, phrase: { id: 'error-no-review' } };
};
let answers: Record<string, () => object>;
let isReachable: boolean;
let asked: string[];
let live: InstanceType<typeof LiveTable>;
let desk: InstanceType<typeof ReviewDesk>;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  isReachable = true;
  answers = {
    'POST /review': () => review('ready', 4),
    'GET /replay': () => film('spectator', [0, 1, 2, 3]),
    'GET /replay?seat=0': () => film('first', [0, 1, 2, 3]),
    'GET /replay?seat=1': () => film('second', [0, 1, 2, 3]),
    'GET /review/1/lines/0?seat=1': () => film('better', [1]),
  };
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    const what = `${method} ${address.replace('/api/tables/abc', '')}`;
    if (!isReachable) throw new TypeError('no connection');
    asked.push(what);
    try {
      return Response.json((answers[what] ?? unknown)());
    } catch (problem) {
      return Response.json(problem, { status: (problem as Problem).status });
    }
  });
  live = new LiveTable(table, game, edition);
  desk = new ReviewDesk(live);
});

afterEach(() => {
  desk.close();
  live.close();
  vi.useRealTimers();
});

describe('a review on its desk', () => {
  test('is fetched again until it is complete', async () => {
    answers['POST /review'] = () => review('thinking', 0);
    answers['GET /review'] = () => review(asked.length < 3 ? 'thinking' : 'ready', asked.length);
    await desk.start();
    expect(desk.review?.done).toBe(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['POST /review', 'GET /review', 'GET /review']);
    expect(desk.review?.status).toBe('ready');
  });

  test('is asked for again when the connection comes back', async () => {
    answers['POST /review'] = () => review('thinking', 1);
    await desk.start();
    isReachable = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect([desk.problem, desk.review?.done]).toEqual([{ id: 'error-connection' }, 1]);
    isReachable = true;
    answers['POST /review'] = () => review('ready', 4);
    await vi.advanceTimersByTimeAsync(5000);
    expect([desk.problem, desk.review?.status]).toEqual([null, 'ready']);
  });

  test('is begun again when the server has forgotten it, but not when it refuses', async () => {
    answers['POST /review'] = () => review('thinking', 1);
    await desk.start();
    await vi.advanceTimersByTimeAsync(5000); // there is no answer to GET /review
    expect(asked).toEqual(['POST /review', 'GET /review', 'POST /review']);
    answers['GET /review'] = () => {
      throw { status: 409, phrase: { id: 'error-rated' } };
    };
    await vi.advanceTimersByTimeAsync(9000);
    expect([desk.problem, asked.length]).toEqual([{ id: 'error-rated' }, 4]);
  });

  test('begins where the game turned first', async () => {
    answers['POST /review'] = () => ({ ...review('ready', 4), turning_points: [1, 3] });
    await live.openReview();
    expect(live.view, 'until then, how it ended').toEqual({ board: 'spectator 3' });
    await desk.start();
    expect([desk.moment, live.filmSeat, live.view]).toEqual([1, 1, { board: 'second 0' }]);
  });

  test('leaves the film where somebody has put it', async () => {
    answers['POST /review'] = () => ({ ...review('ready', 4), turning_points: [1, 3] });
    await live.showPast(2);
    await live.openReview();
    await desk.start();
    expect([desk.moment, live.view]).toEqual([3, { board: 'spectator 2' }]);
  });

  test('without a turning point begins with how it ended', async () => {
    await live.openReview();
    await desk.start();
    expect([desk.moment, desk.turn, live.view]).toEqual([4, null, { board: 'spectator 3' }]);
  });

  test('is no longer fetched once it is put away', async () => {
    answers['POST /review'] = () => review('thinking', 0);
    await desk.start();
    desk.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['POST /review']);
  });

  test('shows a turn as it was before, to who played it', async () => {
    await live.openReview();
    await desk.start();
    await desk.choose(1);
    expect([desk.moment, live.filmSeat, live.view]).toEqual([1, 1, { board: 'second 0' }]);
    await desk.choose(4);
    expect([desk.moment, desk.turn, live.view]).toEqual([4, null, { board: 'second 3' }]);
  });

  test('follows the film', async () => {
    await live.openReview();
    await desk.start();
    await desk.choose(3);
    live.showStop(2);
    expect([desk.moment, desk.turn?.ply]).toEqual([2, 2]);
  });

  test('shows a better line on the board, and the game again', async () => {
    await live.openReview();
    await desk.start();
    await desk.choose(1);
    await desk.showLine(0);
    live.showStop(1);
    expect([desk.line, desk.moment, live.view]).toEqual([0, 1, { board: 'better 1' }]);
    live.hideLine();
    expect([desk.line, desk.moment, live.view]).toEqual([null, 1, { board: 'second 0' }]);
  });

  test('closes with the past', async () => {
    await live.openReview();
    expect(live.reviewing).toBe(true);
    live.showPresent();
    expect(live.reviewing).toBe(false);
  });
});

test('a rated game, or one that is not over, is not reviewed', () => {
  const can = (change: Partial<TableView>): boolean =>
    new LiveTable({ ...table, ...change }, game, edition).canBeReviewed;
  expect([can({}), can({ rated: true }), can({ status: 'playing' })]).toEqual([true, false, false]);
});
