/** Where things lie in a chart of chances over time. */

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Room round the lines, for figures and marks. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Across, for a moment out of 0 to `last`. */
export function across(frame: Frame, moment: number, last: number): number {
  const room = frame.width - frame.left - frame.right;
  return frame.left + (last > 0 ? (moment / last) * room : 0);
}

/** Down, for a chance from 0 to 1. */
export function down(frame: Frame, chance: number): number {
  return frame.top + (1 - chance) * (frame.height - frame.top - frame.bottom);
}

/** The moment nearest to a point across. */
export function momentAt(frame: Frame, x: number, last: number): number {
  const room = frame.width - frame.left - frame.right;
  const share = room > 0 ? (x - frame.left) / room : 0;
  return Math.round(Math.min(Math.max(share, 0), 1) * last);
}

/** A line through the chances of one seat, as an SVG path. */
export function linePath(frame: Frame, chances: readonly number[], last: number): string {
  return chances
    .map((chance, moment) => {
      const x = across(frame, moment, last).toFixed(1);
      return `${moment ? 'L' : 'M'}${x} ${down(frame, chance).toFixed(1)}`;
    })
    .join('');
}
