import { expect, test } from 'vitest';
import { direction } from './hex';
import { HALF, layoutOf, petals, SIZE, standings, wayRound } from './layout';
import { BOARD } from '../testing-board';

const layout = layoutOf(BOARD);

test('the first lotus opens at the top, the next ones follow clockwise', () => {
  expect(layout.lotuses.get('L0')!.angle).toBeCloseTo(0, 0);
  expect(layout.lotuses.get('L1')!.angle).toBeCloseTo(60, 0);
});

test('nothing reaches over the edge of the board', () => {
  const points = [
    ...layout.spaces.values(),
    ...layout.plates.values(),
    ...[...layout.lotuses.values()].flatMap((spots) => petals(spots, 4)),
  ];
  for (const { x, y } of points) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(HALF - SIZE / 2);
});

test('tiles of a lotus are kept apart, its two sides more so', () => {
  const spots = layout.lotuses.get('L0')!;
  const [first, second, third, fourth] = petals(spots, 4).map(({ x }) => x);
  expect(second! - first!).toBeGreaterThan(34);
  expect(third! - second!).toBeGreaterThan(1.4 * (second! - first!));
  expect(fourth! - third!).toBeCloseTo(second! - first!);
});

test('the left side of a lotus is on the left of the screen, wherever it opens', () => {
  for (const angle of [0, 60, 120, 180, -120, -60]) {
    const tiles = petals({ ...layout.lotuses.get('L0')!, angle }, 2);
    expect(tiles[0]!.x).toBeLessThanOrEqual(tiles[1]!.x);
  }
});

test('markers at one lotus stand beside each other', () => {
  const spots = layout.lotuses.get('L0')!;
  expect(standings(spots, 1)).toEqual([spots.root]);
  expect(new Set(standings(spots, 4).map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
});

test('a marker walks clockwise, out over the tips and in again', () => {
  const way = wayRound(layout, 'L0', 'L1');
  const angles = way.map(direction);
  expect(angles).toEqual([...angles].sort((one, other) => one - other));
  expect(way[0]).toMatchObject({ x: expect.closeTo(layout.lotuses.get('L0')!.root.x) });
  expect(way.at(-1)).toEqual(layout.lotuses.get('L1')!.root);
  const far = way.map(({ x, y }) => Math.hypot(x, y));
  expect(far[2]).toBeGreaterThan(far[0]! + SIZE);
});
