/** Moving the board under a window: how far it is magnified and shifted, in pixels of the window. */

export interface Viewport {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Viewport = { scale: 1, x: 0, y: 0 };
export const MOST = 3;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Never smaller than the window and never pushed out of it. */
export function kept({ scale, x, y }: Viewport, width: number, height: number): Viewport {
  const size = clamp(scale, 1, MOST);
  return {
    scale: size,
    x: clamp(x, width * (1 - size), 0),
    y: clamp(y, height * (1 - size), 0),
  };
}

/** Magnified by a factor about a point of the window, which stays where it is. */
export function zoomed(
  from: Viewport,
  factor: number,
  at: readonly [number, number],
  width: number,
  height: number,
): Viewport {
  const scale = clamp(from.scale * factor, 1, MOST);
  const grown = scale / from.scale;
  const x = at[0] - (at[0] - from.x) * grown;
  const y = at[1] - (at[1] - from.y) * grown;
  return kept({ scale, x, y }, width, height);
}

/** Magnified so that a square is as large as a finger, as far as a box (at scale 1) still fits. */
export function framed(box: Box, scale: number, width: number, height: number): Viewport {
  const fits = Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
  const size = clamp(Math.min(scale, fits), 1, MOST);
  const x = width / 2 - ((box.left + box.right) / 2) * size;
  const y = height / 2 - ((box.top + box.bottom) / 2) * size;
  return kept({ scale: size, x, y }, width, height);
}
