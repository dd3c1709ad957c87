// @vitest-environment node

import { beforeEach, describe, expect, test } from 'vitest';
import { CommandQueue, newId, type Command } from './commands';

let connected: boolean;
let sent: Command[];
let queue: CommandQueue;
let busy: boolean;

beforeEach(() => {
  connected = true;
  sent = [];
  queue = new CommandQueue(
    (text) => {
      if (connected) sent.push(JSON.parse(text) as Command);
      return connected;
    },
    (now) => (busy = now),
  );
});

const act = (ply: number) => (id: string) => ({ type: 'act', id, ply });
const done = (id: string) => ({ type: 'done', id, version: 1 }) as const;

describe('commands', () => {
  test('are sent one at a time, each made when its turn comes', async () => {
    let ply = 0;
    const first = queue.send((id) => act(ply)(id));
    const second = queue.send((id) => act(ply)(id));
    expect(sent).toHaveLength(1);
    expect(busy).toBe(true);
    ply = 7;
    queue.answer(done(sent[0]!.id));
    expect(await first).toMatchObject({ type: 'done' });
    expect(sent[1]).toMatchObject({ ply: 7 });
    queue.answer(done(sent[1]!.id));
    await second;
    expect(busy).toBe(false);
  });

  test('without an answer are sent again under the same id, and no others with them', () => {
    void queue.send(act(3));
    void queue.send(act(4));
    connected = false;
    connected = true;
    queue.resend();
    expect(sent.map(({ id, ply }) => [id, ply])).toEqual([
      [sent[0]!.id, 3],
      [sent[0]!.id, 3],
    ]);
  });

  test('given while there is no connection go out when there is one', async () => {
    connected = false;
    const answer = queue.send(act(1));
    expect(sent).toHaveLength(0);
    connected = true;
    queue.resend();
    queue.answer(done(sent[0]!.id));
    expect(await answer).toMatchObject({ type: 'done' });
  });

  test('that have lost their point are not sent', async () => {
    expect(await queue.send(() => null)).toBeNull();
    expect(sent).toHaveLength(0);
    void queue.send(act(1));
    expect(sent).toHaveLength(1);
  });

  test('are not answered by an answer to something else', () => {
    void queue.send(act(1));
    expect(queue.answer(done('a ping'))).toBe(false);
    expect(queue.answer(done(sent[0]!.id))).toBe(true);
    expect(queue.answer(done(sent[0]!.id))).toBe(false);
  });

  test('end without an answer when the table is left', async () => {
    const waiting = [queue.send(act(1)), queue.send(act(2))];
    queue.clear();
    expect(await Promise.all(waiting)).toEqual([null, null]);
    expect(busy).toBe(false);
  });

  test('have ids of their own, also where browsers have no randomUUID', () => {
    const original = crypto.randomUUID;
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    const ids = new Set(Array.from({ length: 50 }, newId));
    Object.defineProperty(crypto, 'randomUUID', { value: original, configurable: true });
    expect(ids.size).toBe(50);
    expect([...ids].every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
  });
});
