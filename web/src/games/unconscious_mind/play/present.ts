/** What the present decision is about, where no printed thing says so: the numbers the engine keeps. See `codes.py`. */

import type { UnconsciousMindView } from '../types';

const now = (view: UnconsciousMindView): { a: number; b: number } => view.frames.at(-1) ?? { a: 0, b: 0 };

/** A Notebook tile is to be taken: from which column (0 to 2), for how much Coffee, and what it triggers. */
export function takeNow(view: UnconsciousMindView): {
  column: number;
  coffee: number;
  banner: boolean;
  main: boolean;
  free: boolean;
} {
  const { a } = now(view);
  return {
    column: a & 3,
    coffee: (a >> 2) & 7,
    banner: Boolean((a >> 5) & 1),
    main: Boolean((a >> 6) & 1),
    free: Boolean((a >> 7) & 1),
  };
}

/** The Inkpot is to go on: how far without Bright Ideas. */
export function rangeNow(view: UnconsciousMindView): { least: number; most: number } {
  const { a, b } = now(view);
  return { least: a, most: b & 15 };
}

/** The line being triggered: `row2`, `column1`. */
export function lineNow(view: UnconsciousMindView): string | undefined {
  return view.steps.findLast(({ decision }) => decision === 'line')?.source.replace('line-', '');
}

/** The Location being triggered. */
export function locationNow(view: UnconsciousMindView): string | undefined {
  return view.steps.findLast(({ decision }) => decision === 'location')?.source.replace('location-', '');
}

/** The tile just taken whose main and banner effects are done. */
export function tileOfSides(view: UnconsciousMindView): string | undefined {
  return view.steps.findLast(({ decision }) => decision === 'sides')?.source.replace('tile-', '');
}
