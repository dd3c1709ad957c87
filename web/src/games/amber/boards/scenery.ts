/** The land the board is printed on: a coast, hills and trees. Always the same for the same grid. */

import { CELL } from '../pieces/roads';

/** Room around the grid for beach, letters and a strip of sea. */
export const SHORE = 62;

/** A number from 0 up to 1 that looks random and is not. */
function chance(...seeds: number[]): number {
  let hash = 2166136261;
  for (const seed of seeds) {
    hash = Math.imul(hash ^ (seed + 0x9e37), 16777619);
    hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995);
  }
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A closed line round the grid, so far out and wavering by so much. */
export function coast(cols: number, rows: number, out: number, waver: number): string {
  const [width, height] = [cols * CELL, rows * CELL];
  const corner = 45;
  const points: [number, number][] = [];
  const edge = (
    length: number,
    put: (along: number, away: number) => [number, number],
    seed: number,
  ): void => {
    const steps = Math.round(length / 110);
    for (let step = 0; step <= steps; step++) {
      const along = corner + ((length - 2 * corner) * step) / steps;
      const away = out + waver * (chance(seed, step) * 2 - 1);
      points.push(put(along, away));
    }
  };
  const bend = out * 0.62;
  edge(width, (along, away) => [along, -away], 1);
  points.push([width + bend, -bend]);
  edge(height, (along, away) => [width + away, along], 2);
  points.push([width + bend, height + bend]);
  edge(width, (along, away) => [width - along, height + away], 3);
  points.push([-bend, height + bend]);
  edge(height, (along, away) => [-away, height - along], 4);
  points.push([-bend, -bend]);
  return smooth(points);
}

/** A closed curve through points (Catmull-Rom, as cubic Béziers). */
function smooth(points: readonly [number, number][]): string {
  const at = (index: number): [number, number] => points[(index + points.length) % points.length]!;
  let path = `M${at(0).map(round).join(' ')}`;
  for (let index = 0; index < points.length; index++) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const control = (a: number, b: number, c: number): number => round(b + (c - a) / 6);
    path += `C${control(p0[0], p1[0], p2[0])} ${control(p0[1], p1[1], p2[1])} `;
    path += `${control(p3[0], p2[0], p1[0])} ${control(p3[1], p2[1], p1[1])} ${round(p2[0])} ${round(p2[1])}`;
  }
  return `${path}Z`;
}

/** Where trees and hills stand, each kind as one path: hundreds of small shapes cost nothing that way. */
export function growth(cols: number, rows: number): { trees: string; shade: string; hills: string } {
  let trees = '';
  let shade = '';
  let hills = '';
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const kind = chance(row, col, 7);
      if (kind < 0.3) continue;
      const within = (seed: number, least: number, most: number): number =>
        round(least + (most - least) * chance(row, col, seed));
      const [x, y] = [col * CELL, row * CELL];
      if (kind > 0.86) {
        const [hx, hy, w] = [x + within(11, 14, 40), y + within(12, 44, 82), within(13, 26, 40)];
        hills += `M${hx} ${hy}q${round(w / 2)} ${round(-w * 0.55)} ${w} 0`;
        hills += `M${round(hx + w * 0.6)} ${hy}q${round(w * 0.3)} ${round(-w * 0.4)} ${round(w * 0.65)} 0`;
        continue;
      }
      const count = 1 + Math.floor(chance(row, col, 17) * 3);
      const [gx, gy] = [x + within(18, 18, 66), y + within(19, 28, 84)];
      for (let tree = 0; tree < count; tree++) {
        const tx = round(gx + tree * 11 + within(20 + tree, -3, 3));
        const ty = round(gy + within(30 + tree, -6, 6));
        const size = within(40 + tree, 7, 11);
        trees += `M${tx} ${round(ty - size * 1.9)}l${round(size * 0.72)} ${round(size * 1.6)}h${round(-size * 1.44)}Z`;
        shade += `M${tx} ${round(ty - size * 1.9)}l${round(size * 0.72)} ${round(size * 1.6)}h${round(-size * 0.72)}Z`;
      }
    }
  }
  return { trees, shade, hills };
}

/** Short wave strokes on the sea beside the land; a few, and none where letters stand. */
export function waves(cols: number, rows: number): string {
  const [width, height] = [cols * CELL, rows * CELL];
  let path = '';
  for (let index = 0; index < 26; index++) {
    const along = chance(index, 51);
    const away = SHORE - 6 - chance(index, 52) * 4;
    const side = index % 4;
    const x = side === 0 ? along * width : side === 1 ? width + away : side === 2 ? along * width : -away;
    const y = side === 0 ? -away : side === 1 ? along * height : side === 2 ? height + away : along * height;
    path += `M${round(x - 9)} ${round(y)}q4.5-4 9 0t9 0`;
  }
  return path;
}
