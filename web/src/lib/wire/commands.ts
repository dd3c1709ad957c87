/**
 * Commands on their way to the server: one at a time, each with an id of its own.
 *
 * A command whose answer was lost with the connection is sent again under the same id, and the server does
 * it at most once. The next is only made when the last has been answered, so it answers the position that
 * followed from it.
 */

import type { Done, Refused } from './wire';

export type Answer = Done | Refused;
export type Command = { readonly type: string; readonly id: string } & Readonly<Record<string, unknown>>;

interface Waiting {
  /** Makes the command when its turn comes; null when there is no longer any point. */
  readonly make: (id: string) => Command | null;
  readonly resolve: (answer: Answer | null) => void;
}

export function newId(): string {
  // randomUUID needs a secure context; a Parlour at home may be reached by plain http.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class CommandQueue {
  readonly #waiting: Waiting[] = [];
  #sent: { command: Command; resolve: Waiting['resolve'] } | null = null;
  readonly #transmit: (text: string) => boolean;
  readonly #onBusy: (busy: boolean) => void;

  /** `transmit` gives false when there is no connection: the command then waits for `resend`. */
  constructor(transmit: (text: string) => boolean, onBusy: (busy: boolean) => void = () => {}) {
    this.#transmit = transmit;
    this.#onBusy = onBusy;
  }

  /** Send when all before it are answered. Resolves to the answer, or to null when it was not sent after all. */
  send(make: Waiting['make']): Promise<Answer | null> {
    return new Promise((resolve) => {
      this.#waiting.push({ make, resolve });
      this.#next();
    });
  }

  /** The connection is there again: what has no answer yet goes once more, as it was. */
  resend(): void {
    if (this.#sent) this.#transmit(JSON.stringify(this.#sent.command));
    else this.#next();
  }

  /** True if the answer was to a command of ours. */
  answer(answer: Answer): boolean {
    if (this.#sent?.command.id !== answer.id) return false;
    const { resolve } = this.#sent;
    this.#sent = null;
    resolve(answer);
    this.#next();
    return true;
  }

  /** Forget everything: the table is left. */
  clear(): void {
    this.#sent?.resolve(null);
    this.#sent = null;
    for (const { resolve } of this.#waiting.splice(0)) resolve(null);
    this.#onBusy(false);
  }

  #next(): void {
    while (!this.#sent) {
      const first = this.#waiting.shift();
      if (!first) break;
      const command = first.make(newId());
      if (!command) {
        first.resolve(null);
        continue;
      }
      this.#sent = { command, resolve: first.resolve };
      this.#transmit(JSON.stringify(command));
    }
    this.#onBusy(this.#sent !== null);
  }
}
