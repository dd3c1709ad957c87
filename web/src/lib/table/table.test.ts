// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choice } from '../testing';
import type { Action, EditionInfo, GameInfo, Line, TableView } from '../wire/wire';

/** The server's end of the table's connection, worked by hand. */
class Wire extends EventTarget {
  static readonly OPEN = 1;
  static last: Wire;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    super();
    Wire.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

vi.stubGlobal('WebSocket', Wire);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { LiveTable } = await import('./table.svelte');
const { toasts } = await import('../ui/toasts.svelte');
const { announcer } = await import('../ui/announcer.svelte');

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
const seat = (name: string, mine: boolean) =>
  ({ kind: 'human', name, level: '', mine, online: true }) as const;
const table: TableView = {
  id: 'abc',
  game: 'chess',
  options: {},
  edition: '',
  rated: false,
  status: 'playing',
  host: true,
  seats: [seat('Ada', true), seat('Bram', false)],
  viewpoint: 0,
  ply: 4,
  actor: 0,
  my_turn: true,
  prompt: { id: 'p' },
  legal: [choice({ do: 'move' })],
  instead: [],
  last: -1,
  tentative: [],
  can_undo: false,
  can_end: false,
  reveals: false,
  rivals: [],
  view: { board: 'start' },
  results: [],
  rematch: '',
};
const line = (player: number, id: string): Line => ({ ply: 4, seat: player, phrase: { id } });

let live: InstanceType<typeof LiveTable>;

beforeEach(() => {
  live = new LiveTable(table, game, edition);
  Wire.last.open().say({ type: 'sync', version: 10, table, log: [line(1, 'old')] });
});

afterEach(() => {
  live.close();
  toasts.clear();
});

describe('a live table', () => {
  test('follows its patches and the log that comes with them', () => {
    Wire.last.say({
      type: 'patch',
      version: 11,
      patch: { ply: 5, view: { board: 'e4' } },
      log: [line(0, 'new')],
    });
    expect(live.table.ply).toBe(5);
    expect(live.view).toEqual({ board: 'e4' });
    expect(live.log.map((one) => one.phrase.id)).toEqual(['old', 'new']);
    expect(live.names).toEqual(['Ada', 'Bram']);
  });

  test('takes no patch twice', () => {
    const patch = { type: 'patch', version: 11, patch: {}, log: [line(0, 'new')] };
    Wire.last.say(patch);
    Wire.last.say(patch);
    expect(live.log).toHaveLength(2);
  });

  test('tells a reader what the others do, not what one did oneself', () => {
    Wire.last.say({ type: 'patch', version: 11, patch: {}, log: [line(1, 'theirs'), line(0, 'mine')] });
    expect(announcer.said).toBe('theirs');
  });

  test('says an action in the words of its game, or its own', () => {
    const telling = new LiveTable(table, game, edition, {
      describe: ({ action }) => (action.do === 'move' ? 'castle' : undefined),
    });
    expect(telling.describe({ do: 'move' })).toBe('castle');
    expect(telling.describe({ do: 'resign' })).toBe(live.describe({ do: 'resign' }));
    telling.close();
  });

  test('answers the decision it shows, from the seat it shows', async () => {
    const acting = live.act({ do: 'move' });
    const [command] = Wire.last.sent;
    expect(command).toMatchObject({ type: 'act', ply: 4, seat: 0, action: { do: 'move' }, instead: false });
    Wire.last.say({ type: 'done', id: command!.id, version: 10 });
    expect(await acting).toBe(true);
  });

  test('sends again what got no answer, when the connection is back', () => {
    void live.act({ do: 'move' });
    const [command] = Wire.last.sent;
    dispatchEvent(new Event('online')); // asks whether the line is alive ...
    Wire.last.onclose?.({ code: 1006 }); // ... and it was not
    dispatchEvent(new Event('online'));
    expect(Wire.last.address).toContain('version=10');
    Wire.last.open();
    expect(Wire.last.sent).toEqual([command]);
  });

  test('says why something was refused', async () => {
    const acting = live.act({ do: 'move' });
    const { id } = Wire.last.sent[0]!;
    Wire.last.say({ type: 'refused', id, code: 'stale', phrase: { id: 'error-stale' }, rule: '' });
    expect(await acting).toBe(false);
    expect(toasts.shown.map((toast) => toast.text)).toEqual(['error-stale']);
  });

  test('names the rule when asked why not', async () => {
    const asking = live.why({ do: 'castle' });
    const { id } = Wire.last.sent[0]!;
    Wire.last.say({
      type: 'refused',
      id,
      code: 'illegal',
      phrase: { id: 'error-illegal' },
      rule: 'CHE-KING-1',
    });
    expect(await asking).toEqual({ text: 'error-illegal', rule: 'CHE-KING-1' });
    expect(toasts.shown[0]?.link?.href).toBe('/rules/chess#CHE-KING-1');
  });

  test('sends no end or undo that has lost its point', async () => {
    expect(await live.end()).toBe(false);
    expect(await live.undo()).toBe(false);
    expect(Wire.last.sent).toEqual([]);
  });
});

describe('the past', () => {
  beforeEach(() => {
    const step = { ply: 0, seat: 0, patch: { board: 'e4' }, lines: [line(0, 'moved')] };
    vi.stubGlobal('fetch', async () => Response.json({ first: { board: 'first' }, steps: [step] }));
  });

  test('is shown in place of the present, with nothing to decide', async () => {
    await live.showPast(-1);
    expect(live.live).toBe(false);
    expect(live.view).toEqual({ board: 'first' });
    expect(live.legal).toEqual([]);
    live.showStop(99);
    expect(live.view).toEqual({ board: 'e4' });
    expect(await live.act({ do: 'move' })).toBe(false);
    live.showPresent();
    expect(live.view).toEqual({ board: 'start' });
    expect(live.legal).toEqual([{ do: 'move' }]);
  });

  test('makes room for what might have been played, and comes back where it was', async () => {
    await live.showPast();
    live.showLine({
      first: { board: 'first' },
      steps: [{ ply: 0, seat: 0, patch: { board: 'd4' }, lines: [line(0, 'might')] }],
    });
    expect([live.isLine, live.stop, live.view]).toEqual([true, 0, { board: 'first' }]);
    live.showStop(1);
    expect(live.view).toEqual({ board: 'd4' });
    live.hideLine();
    expect([live.isLine, live.stop, live.view]).toEqual([false, 1, { board: 'e4' }]);
  });

  test('is seen with other eyes at the same moment', async () => {
    await live.showPast();
    await live.showPastFrom(1);
    expect([live.filmSeat, live.stop]).toEqual([1, 1]);
    await live.showBefore(0, 0);
    expect([live.filmSeat, live.stop]).toEqual([0, 0]);
  });

  test('says what is done in the words of the game, with what it comes to where it is done', () => {
    const move = { do: 'move' };
    const castle = { do: 'castle' };
    const then = {
      ...table,
      my_turn: true,
      legal: [choice(move)],
      instead: [choice(castle, { to: 'c1' })],
      last: 0,
    };
    const telling = new LiveTable(then, game, edition, {
      describe: ({ action, outcome }) =>
        action.do === 'castle' ? `${action.do} ${JSON.stringify(outcome)}` : undefined,
    });
    expect(telling.describe(move), 'the phrase that came with it').toBe('move');
    expect(telling.describe(castle), 'which could be done instead').toBe('castle {"to":"c1"}');
    expect(telling.describeStep(choice(move))).toBe('move');
    expect(telling.describeStep(choice(castle, { to: 'g8' }), 1)).toBe('castle {"to":"g8"}');
    expect([telling.choiceOf(castle)?.outcome, telling.choiceOf({ do: 'resign' })]).toEqual([
      { to: 'c1' },
      undefined,
    ]);
    expect(telling.last).toBe(castle);
    telling.close();
  });

  test('an action that is on offer now comes to what it does now, whatever it would have come to before', () => {
    const pass: Action = { do: 'pass' };
    live.close();
    live = new LiveTable(
      { ...table, legal: [choice(pass, 'now')], instead: [choice(pass, 'before')] },
      game,
      edition,
    );
    expect(live.choiceOf(pass)?.outcome).toBe('now');
  });
});

test('turns are told to who played them, and about everybody else', () => {
  const isTold = (seats: TableView['seats'], at: number): boolean => {
    const read = new LiveTable({ ...table, seats }, game, edition);
    read.close();
    return read.wordsOn(at) === read.t;
  };
  const [ada, bram] = table.seats as [TableView['seats'][0], TableView['seats'][0]];
  expect([isTold([ada, bram], 0), isTold([ada, bram], 1)]).toEqual([true, false]);
  expect(isTold([bram, bram], 0), 'somebody who watches').toBe(false);
  expect(isTold([ada, ada], 0), 'one of several own seats').toBe(false);
});

describe('a hint', () => {
  const answer = (actions: Action[]): object => ({
    ply: 4,
    seat: 0,
    chances: [0.6, 0.4],
    lines: [{ steps: actions.map((action, at) => choice(action, { at })), chance: 0.6, reasons: [] }],
  });
  const answering = (reply: () => Response) => vi.stubGlobal('fetch', async () => reply());

  test('suggests the action that is on offer', async () => {
    answering(() => Response.json(answer([{ do: 'move' }, { do: 'promote' }])));
    const asking = live.hint.ask();
    expect(live.hint.isThinking).toBe(true);
    await asking;
    expect(live.hint.isThinking).toBe(false);
    expect(live.suggested).toBe(live.legal[0]);
    expect(live.hint.chances, 'for the bar beside it').toEqual([0.6, 0.4]);
    expect(live.hint.best?.steps.map(({ action }) => action)).toEqual([{ do: 'move' }, { do: 'promote' }]);
  });

  test('goes when the position changes, and stays when somebody else only comes or goes', async () => {
    answering(() => Response.json(answer([{ do: 'move' }])));
    await live.hint.ask();
    Wire.last.say({ type: 'patch', version: 11, patch: { host: false }, log: [] });
    expect(live.suggested).toEqual({ do: 'move' });
    Wire.last.say({ type: 'patch', version: 12, patch: { view: { board: 'e4' } }, log: [] });
    expect([live.suggested, live.hint.isAsked]).toEqual([null, false]);
    expect(live.hint.chances).toEqual([]);
  });

  test('that is followed goes on with the rest of it', async () => {
    const way = [{ do: 'move' }, { do: 'forced' }, { do: 'promote' }, { do: 'stop' }];
    answering(() => Response.json(answer(way)));
    await live.hint.ask();
    const { best } = live.hint;
    const legal = [choice({ do: 'take' }), choice({ do: 'promote' })];
    Wire.last.say({ type: 'patch', version: 11, patch: { ply: 6, legal, view: { board: 'e8' } }, log: [] });
    expect(live.hint.isAsked).toBe(false);
    live.hint.follow(best!, 4);
    expect([live.hint.isThinking, live.suggested]).toEqual([false, live.legal[1]]);
    expect(live.hint.best).toMatchObject({
      steps: [legal[1], choice({ do: 'stop' }, { at: 3 })],
      chance: 0.6,
    });
    expect(live.hint.chances).toEqual([0.6, 0.4]);
    Wire.last.say({ type: 'patch', version: 12, patch: { ply: 7, view: { board: 'd8' } }, log: [] });
    live.hint.follow(live.hint.best ?? best!, 6);
    expect(live.hint.isAsked, 'what was to follow is not possible').toBe(false);
  });

  test('that is followed to its end is done with', async () => {
    answering(() => Response.json(answer([{ do: 'move' }])));
    await live.hint.ask();
    const { best } = live.hint;
    Wire.last.say({ type: 'patch', version: 11, patch: { ply: 5, view: { board: 'e4' } }, log: [] });
    live.hint.follow(best!, 4);
    expect([live.hint.isAsked, live.suggested]).toEqual([false, null]);
  });

  test('that advises something impossible advises nothing', async () => {
    answering(() => Response.json(answer([{ do: 'fly' }])));
    await live.hint.ask();
    expect([live.hint.best, live.suggested]).toEqual([null, null]);
  });

  test('that cannot be had says why', async () => {
    answering(() => Response.json({ status: 503, phrase: { id: 'error-no-advice' } }, { status: 503 }));
    await live.hint.ask();
    expect(live.hint.problem).toEqual({ id: 'error-no-advice' });
    live.hint.forget();
    expect(live.hint.isAsked).toBe(false);
  });

  test.each([{ rated: true }, { my_turn: false }, { legal: [] }, { status: 'over' as const }])(
    'is not to be had when %o',
    async (patch) => {
      const asked = vi.fn();
      vi.stubGlobal('fetch', asked);
      Wire.last.say({ type: 'patch', version: 11, patch, log: [] });
      expect(live.hint.isOffered).toBe(false);
      await live.hint.ask();
      expect(asked).not.toHaveBeenCalled();
    },
  );
});
