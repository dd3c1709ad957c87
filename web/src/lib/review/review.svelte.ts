/** A review on its desk: fetched until it is complete, and the turn of it that is looked at. */

import { phraseOf } from '../wire/load.svelte';
import { RequestFailed, rest } from '../wire/rest';
import { turnAt } from './review';
import type { LiveTable } from '../table/table.svelte';
import { toasts } from '../ui/toasts.svelte';
import type { Phrase, Review, ReviewedTurn } from '../wire/wire';

/** Milliseconds between two looks at a review that is being written. */
const PACE = 1200;
/** And before it is asked for again when the connection was lost. */
const PATIENCE = 3000;

export class ReviewDesk {
  readonly #table: LiveTable;
  #review: Review | null = $state.raw(null);
  #problem: Phrase | null = $state.raw(null);
  #chosen: number | null = $state(null);
  /** Where the film is when the chosen turn is shown; null while that is being fetched. */
  #stopOfChosen: number | null = $state(null);
  /** Which of the better lines is on the board. */
  #line: number | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  get review(): Review | null {
    return this.#review;
  }

  get problem(): Phrase | null {
    return this.#problem;
  }

  /** The moment shown: before a turn, or after the last one. */
  readonly moment: number = $derived.by(() => {
    const { film, stop, isLine } = this.#table;
    const isThere = isLine || this.#stopOfChosen === null || this.#stopOfChosen === stop;
    if (this.#chosen !== null && isThere) return this.#chosen;
    if (!this.#review) return 0;
    return turnAt(this.#review.turns, film?.stops[stop ?? 0]?.ply ?? 0);
  });

  /** The position of the chosen turn is not on the board yet. */
  readonly isFetching: boolean = $derived(this.#chosen !== null && this.#stopOfChosen === null);

  /** The turn that begins at that moment. */
  readonly turn: ReviewedTurn | null = $derived.by(() => this.#review?.turns[this.moment] ?? null);

  /** The better line on the board, by its number. */
  readonly line: number | null = $derived.by(() => (this.#table.isLine ? this.#line : null));

  /** Ask for the review, or for it to be begun again. */
  async start(): Promise<void> {
    clearTimeout(this.#timer);
    this.#problem = null;
    await this.#fetch(() => rest.startReview(this.#table.table.id));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** Show the position before a turn, with the eyes of who played it; after the last turn, the end. */
  async choose(moment: number): Promise<void> {
    const turns = this.#review?.turns ?? [];
    const turn = turns[moment];
    const chosen = Math.min(Math.max(moment, 0), turns.length);
    this.#chosen = chosen;
    this.#stopOfChosen = null;
    if (turn) await this.#table.showBefore(turn.ply, turn.seat);
    else await this.#table.showPast();
    if (this.#chosen === chosen) this.#stopOfChosen = this.#table.stop;
  }

  async showLine(number: number): Promise<void> {
    const { moment, turn } = this;
    if (!turn) return;
    if (this.#chosen !== moment || this.#table.stop !== this.#stopOfChosen) await this.choose(moment);
    try {
      const line = await rest.reviewLine(this.#table.table.id, moment, number, turn.seat);
      if (this.#isClosed || this.moment !== moment) return;
      this.#line = number;
      this.#table.showLine(line);
    } catch (error) {
      toasts.show(this.#table.t.phrase(phraseOf(error)));
    }
  }

  async #fetch(ask: () => Promise<Review>): Promise<void> {
    const { id } = this.#table.table;
    try {
      this.#review = await ask();
      this.#problem = null;
    } catch (error) {
      this.#problem = phraseOf(error);
      if (isPassing(error)) this.#later(() => rest.startReview(id), PATIENCE);
      return;
    }
    if (this.#review.status === 'thinking') this.#later(() => rest.review(id), PACE);
    else if (this.#review.status === 'ready') await this.#begin(this.#review);
  }

  #later(ask: () => Promise<Review>, wait: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#fetch(ask), wait);
  }

  /** Who looks at nothing in particular yet, but at how it ended, is shown what the game turned on first. */
  async #begin({ turning_points: [first] }: Review): Promise<void> {
    const { film, stop, isLine } = this.#table;
    const isAtEnd = !isLine && stop !== null && stop + 1 === film?.stops.length;
    if (first !== undefined && this.#chosen === null && isAtEnd && !this.#isClosed) await this.choose(first);
  }
}

/** Might it work in a moment? The server cannot be reached, or has forgotten what it was about to write. */
const isPassing = (error: unknown): boolean =>
  error instanceof RequestFailed && (error.status === 0 || error.phrase.id === 'error-no-review');
