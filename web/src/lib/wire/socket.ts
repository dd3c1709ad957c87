/**
 * A table's connection: opens, keeps open, and opens again after a drop, from the version last seen.
 *
 * The server sends nothing when nothing happens, so silence is tested with a ping. Waits between attempts
 * double up to a limit and are spread wide by chance, the first one too: a drop may be everybody's, and a
 * restarted server is not to be met by all of them at once.
 */

import { newId } from './commands';
import type { Message } from './wire';

export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'crowded' | 'closed';

export const FIRST_WAIT = 2000;
export const SHORTEST_WAIT = 100;
export const LONGEST_WAIT = 15_000;
export const PING_EVERY = 20_000;
export const ANSWER_WITHIN = 8_000;

/** The close code after which trying again makes no sense. */
const NO_SUCH_TABLE = 4404;

/** The close code after which it will do only when another window has been closed. */
const TOO_MANY = 4429;

/** Milliseconds before attempt number `attempt` (from 0); `chance` in [0, 1). */
export function waitBefore(attempt: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return SHORTEST_WAIT + chance * (longest - SHORTEST_WAIT);
}

interface SocketEvents {
  /** The address for the next attempt; asked each time, for it names the version. */
  address(): string;
  message(message: Message): void;
  state(state: ConnectionState): void;
}

export class TableSocket {
  readonly #events: SocketEvents;
  readonly #open: (address: string) => WebSocket;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    events: SocketEvents,
    open: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.#events = events;
    this.#open = open;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** False when it cannot be sent now. An answer is expected, and its absence means a dead connection. */
  send(text: string): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(text);
    this.#expectAnswer();
    return true;
  }

  /** Drop the connection and make a new one at once. */
  reconnect(): void {
    this.#abandon();
    this.#attempt = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    this.#abandon();
    this.#events.state('closed');
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#events.state('connecting');
    const socket = this.#open(this.#events.address());
    this.#socket = socket;
    this.#expectAnswer();
    socket.onopen = () => {
      this.#events.state('open');
      this.#heard();
    };
    socket.onmessage = (event) => {
      this.#attempt = 0;
      this.#heard();
      this.#events.message(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = (event) => {
      if (event.code === NO_SUCH_TABLE) this.close();
      else if (event.code === TOO_MANY) this.#tryAgain('crowded', LONGEST_WAIT);
      else this.#lost();
    };
  }

  #lost(): void {
    this.#tryAgain('waiting', waitBefore(this.#attempt, Math.random()));
    this.#attempt += 1;
  }

  #tryAgain(state: ConnectionState, after: number): void {
    this.#abandon();
    if (this.#closed) return;
    this.#events.state(state);
    this.#retry = setTimeout(() => this.#connect(), after);
  }

  /** Something came from the server: the connection lives. */
  #heard(): void {
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#sendPing(), PING_EVERY);
  }

  #sendPing(): void {
    this.send(JSON.stringify({ type: 'ping', id: newId() }));
  }

  #expectAnswer(): void {
    this.#deadline ??= setTimeout(() => this.#lost(), ANSWER_WITHIN);
  }

  #abandon(): void {
    clearTimeout(this.#ping);
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** Back in view or back on the network: do not wait out a long pause, and find out whether we are still heard. */
  readonly #hurry = (): void => {
    if (this.#closed || document.visibilityState === 'hidden') return;
    if (this.#socket) this.#sendPing();
    else this.reconnect();
  };
}
