/** A hint for the decision at hand: asked for, waited for, shown until the position changes. */

import { sameAction } from '../table/actions';
import { phraseOf } from '../wire/load.svelte';
import { rest } from '../wire/rest';
import type { Advice, Hint, Phrase, TableView } from '../wire/wire';

export class HintDesk {
  readonly #table: () => TableView;
  /** What was asked about: the view is another object as soon as the position is another. */
  #view: unknown = $state.raw(null);
  #answer: Hint | null = $state.raw(null);
  #problem: Phrase | null = $state.raw(null);
  #request: AbortController | null = null;
  /** Where the focus was when it was asked for. */
  #from: Element | null = null;

  constructor(table: () => TableView) {
    this.#table = table;
  }

  readonly #isPresent = $derived.by(() => this.#view !== null && this.#view === this.#table().view);

  /** May one be asked for now? */
  readonly isOffered: boolean = $derived.by(() => {
    const { rated, status, my_turn, legal } = this.#table();
    return !rated && status === 'playing' && my_turn && legal.length > 0;
  });
  readonly isAsked: boolean = $derived(this.#isPresent && this.isOffered);
  readonly isThinking: boolean = $derived(this.isAsked && !this.#answer && !this.#problem);
  readonly problem: Phrase | null = $derived(this.isAsked ? this.#problem : null);

  /** Ways to play on, the best first; those that begin with something that cannot be done are left out. */
  readonly lines: readonly Advice[] = $derived.by(() => {
    if (!this.isAsked || !this.#answer) return [];
    const { legal } = this.#table();
    return this.#answer.lines.flatMap((line) => {
      const [first, ...rest] = line.steps;
      // The very choice that is on offer: what is suggested is one of these.
      const offered = first && legal.find(({ action }) => sameAction(action, first.action));
      return offered ? [{ ...line, steps: [offered, ...rest] }] : [];
    });
  });
  /** By seat, how likely they are to win with the best of them; empty while there is no hint. */
  readonly chances: readonly number[] = $derived(this.isAsked ? (this.#answer?.chances ?? []) : []);
  readonly best: Advice | null = $derived(this.lines[0] ?? null);

  get from(): Element | null {
    return this.#from;
  }

  async ask(): Promise<void> {
    if (!this.isOffered || this.isThinking) return;
    const { id, view } = this.#table();
    this.forget();
    this.#from = document.activeElement;
    const request = new AbortController();
    this.#request = request;
    this.#view = view;
    try {
      const answer = await rest.hint(id, request.signal);
      if (!request.signal.aborted) this.#answer = answer;
    } catch (error) {
      if (!request.signal.aborted) this.#problem = phraseOf(error);
    }
  }

  /**
   * The first thing of a way to play has been done, in the position with that number: the rest of it is the hint now.
   * What had to follow was done by itself, and counts.
   */
  follow(way: Advice, ply: number): void {
    const table = this.#table();
    const done = Math.max(1, table.ply - ply);
    const steps = way.steps.slice(done);
    const [next] = steps;
    const chances = this.#answer?.chances ?? [];
    this.forget();
    if (!this.isOffered || !table.legal.some(({ action }) => next && sameAction(action, next.action))) return;
    this.#from = document.activeElement;
    this.#view = table.view;
    this.#answer = { ply: table.ply, seat: table.viewpoint, chances, lines: [{ ...way, steps }] };
  }

  /** Put it away; an answer that is still on its way is not waited for. */
  forget(): void {
    this.#request?.abort();
    this.#request = null;
    this.#view = null;
    this.#answer = null;
    this.#problem = null;
  }
}
