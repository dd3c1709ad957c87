/** A game from its beginning, or a line of play from any point of it, one look at a time. */

import { mergePatch } from '../wire/merge-patch';
import type { Line, Replay } from '../wire/wire';

/** A position worth stopping at: something was said about how it came to be. */
export interface Stop {
  /** How many decisions had been taken. */
  readonly ply: number;
  readonly lines: readonly Line[];
}

export class ReplayFilm {
  /** The beginning, then every position the log speaks of, then the last. */
  readonly stops: readonly Stop[];
  /** How many decisions had been taken when it begins. */
  readonly #begin: number;
  readonly #views = new Map<number, unknown>();
  readonly #replay: Replay;

  constructor(replay: Replay) {
    this.#replay = replay;
    this.#views.set(0, replay.first);
    const { steps } = replay;
    this.#begin = steps[0]?.ply ?? 0;
    const stops: Stop[] = [{ ply: this.#begin, lines: [] }];
    steps.forEach((step, index) => {
      if (step.lines.length || index === steps.length - 1)
        stops.push({ ply: step.ply + 1, lines: step.lines });
    });
    this.stops = stops;
  }

  /** The game's view at a stop. */
  view(stop: number): unknown {
    return this.#viewAfter((this.stops[stop]?.ply ?? this.#begin) - this.#begin);
  }

  /** The first stop at which this decision has been taken. */
  stopAfter(ply: number): number {
    const found = this.stops.findIndex((stop) => stop.ply > ply);
    return found === -1 ? this.stops.length - 1 : found;
  }

  /** The last stop before this decision was taken. */
  stopBefore(ply: number): number {
    return Math.max(
      0,
      this.stops.findLastIndex((stop) => stop.ply <= ply),
    );
  }

  #viewAfter(steps: number): unknown {
    let from = Math.min(steps, this.#replay.steps.length);
    const target = from;
    while (!this.#views.has(from)) from -= 1;
    let view = this.#views.get(from);
    for (; from < target; from += 1) {
      view = mergePatch(view, this.#replay.steps[from]!.patch);
      this.#views.set(from + 1, view);
    }
    return view;
  }
}
