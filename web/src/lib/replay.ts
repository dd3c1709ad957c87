/** A game from its beginning, one look at a time. */

import { mergePatch } from './merge-patch';
import type { Line, Replay } from './wire';

/** A position worth stopping at: something was said about how it came to be. */
export interface Stop {
  /** How many decisions had been taken. */
  readonly ply: number;
  readonly lines: readonly Line[];
}

export class ReplayFilm {
  /** The beginning, then every position the log speaks of, then the last. */
  readonly stops: readonly Stop[];
  readonly #views = new Map<number, unknown>();
  readonly #replay: Replay;

  constructor(replay: Replay) {
    this.#replay = replay;
    this.#views.set(0, replay.first);
    const { steps } = replay;
    const stops: Stop[] = [{ ply: 0, lines: [] }];
    steps.forEach((step, index) => {
      if (step.lines.length || index === steps.length - 1)
        stops.push({ ply: step.ply + 1, lines: step.lines });
    });
    this.stops = stops;
  }

  /** The game's view at a stop. */
  view(stop: number): unknown {
    return this.#viewAfter(this.stops[stop]?.ply ?? 0);
  }

  /** The first stop at which this decision has been taken. */
  stopAfter(ply: number): number {
    const found = this.stops.findIndex((stop) => stop.ply > ply);
    return found === -1 ? this.stops.length - 1 : found;
  }

  #viewAfter(ply: number): unknown {
    let from = Math.min(ply, this.#replay.steps.length);
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
