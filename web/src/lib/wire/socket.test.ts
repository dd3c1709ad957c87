// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ANSWER_WITHIN,
  FIRST_WAIT,
  LONGEST_WAIT,
  PING_EVERY,
  SHORTEST_WAIT,
  TableSocket,
  waitBefore,
  type ConnectionState,
} from './socket';
import type { Message } from './wire';

/** The server's end of a connection, worked by hand. */
class Line {
  static all: Line[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

const last = (): Line => Line.all.at(-1)!;
const done = { type: 'done', id: 'x', version: 1 };

let states: ConnectionState[];
let messages: Message[];
let version: number;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  Line.all = [];
  states = [];
  messages = [];
  version = 0;
  socket = new TableSocket(
    {
      address: () => `ws://here/socket?version=${version}`,
      message: (message) => messages.push(message),
      state: (state) => states.push(state),
    },
    (address) => new Line(address) as unknown as WebSocket,
  );
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('waiting before the next attempt', () => {
  test('doubles and stays within a limit', () => {
    expect(waitBefore(0, 1)).toBe(FIRST_WAIT);
    expect(waitBefore(2, 1)).toBe(FIRST_WAIT * 4);
    expect(waitBefore(50, 1)).toBe(LONGEST_WAIT);
  });

  test('is spread over the whole of it, so that many who drop together come back one by one', () => {
    for (const attempt of [0, 1, 50]) {
      const longest = waitBefore(attempt, 1);
      expect(waitBefore(attempt, 0)).toBe(SHORTEST_WAIT);
      expect(waitBefore(attempt, 0.25)).toBeLessThan(longest * 0.3);
      expect(waitBefore(attempt, 0.75)).toBeGreaterThan(longest * 0.7);
    }
  });
});

describe('a connection', () => {
  test('brings messages and sends what it is given', () => {
    expect(socket.send('too early')).toBe(false);
    last().open();
    last().say(done);
    expect(socket.send('hello')).toBe(true);
    expect(messages).toEqual([done]);
    expect(last().sent).toEqual(['hello']);
    expect(states).toEqual(['connecting', 'open']);
  });

  test('comes back after a drop, from the version last seen', () => {
    last().open();
    last().say(done);
    version = 42;
    last().drop();
    expect(states.at(-1)).toBe('waiting');
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(Line.all).toHaveLength(2);
    expect(last().address).toContain('version=42');
  });

  test('waits longer each time until something is heard again', () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      last().drop();
      vi.advanceTimersByTime(waitBefore(attempt, 0.5) - 1);
      expect(Line.all).toHaveLength(attempt + 1);
      vi.advanceTimersByTime(1);
      expect(Line.all).toHaveLength(attempt + 2);
    }
    last().open();
    last().say(done);
    last().drop();
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(Line.all).toHaveLength(7);
  });

  test('is given up when a command is not answered', () => {
    last().open();
    socket.send('a command');
    vi.advanceTimersByTime(ANSWER_WITHIN);
    expect(states.at(-1)).toBe('waiting');
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(Line.all).toHaveLength(2);
  });

  test('is given up when nothing answers the call at all', () => {
    vi.advanceTimersByTime(ANSWER_WITHIN + FIRST_WAIT);
    expect(Line.all).toHaveLength(2);
  });

  test('is tested when it is silent, and lives as long as it answers', () => {
    last().open();
    for (let round = 0; round < 3; round += 1) {
      vi.advanceTimersByTime(PING_EVERY);
      const ping = JSON.parse(last().sent.at(-1)!) as { type: string; id: string };
      expect(ping.type).toBe('ping');
      last().say({ type: 'done', id: ping.id, version: 1 });
    }
    expect(Line.all).toHaveLength(1);
    vi.advanceTimersByTime(PING_EVERY + ANSWER_WITHIN);
    expect(states.at(-1)).toBe('waiting');
  });

  test('is sought at once when the network is back', () => {
    last().drop();
    dispatchEvent(new Event('online'));
    expect(Line.all).toHaveLength(2);
  });

  test('waits long when too many others are open, and then comes in', () => {
    last().open();
    last().drop(4429);
    expect(states.at(-1)).toBe('crowded');
    vi.advanceTimersByTime(LONGEST_WAIT - 1);
    expect(Line.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(Line.all).toHaveLength(2);
    last().open();
    expect(states.at(-1)).toBe('open');
  });

  test('ends for good when there is no such table, or when it is closed', () => {
    last().open();
    last().drop(4404);
    expect(states.at(-1)).toBe('closed');
    vi.advanceTimersByTime(LONGEST_WAIT);
    dispatchEvent(new Event('online'));
    expect(Line.all).toHaveLength(1);
  });
});
