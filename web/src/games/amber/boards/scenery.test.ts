import { expect, it } from 'vitest';
import { SHORE, coast, growth } from './scenery';

it('the same land lies under every game', () => {
  expect(growth(11, 11)).toEqual(growth(11, 11));
  expect(coast(11, 11, 38, 6)).toBe(coast(11, 11, 38, 6));
});

it('the coast is a closed line round the squares, within the picture', () => {
  const path = coast(3, 2, 50, 6);
  expect(path.endsWith('Z')).toBe(true);
  const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=C|Z)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(points.length).toBeGreaterThan(8);
  for (const [x, y] of points) {
    expect(x! <= 0 || x! >= 300 || y! <= 0 || y! >= 200).toBe(true);
    expect(Math.min(x!, y!)).toBeGreaterThan(-SHORE);
    expect(x).toBeLessThan(300 + SHORE);
    expect(y).toBeLessThan(200 + SHORE);
  }
});
