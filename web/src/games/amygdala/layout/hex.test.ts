import { expect, test } from 'vitest';
import {
  ARROWS,
  centre,
  corners,
  direction,
  distance,
  hexPath,
  nearest,
  polar,
  turned,
  type Hex,
} from './hex';

test('hexes beside each other are as far apart as they are wide, in all six directions', () => {
  const around: Hex[] = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ];
  for (const at of around) {
    const { x, y } = centre(at, 10);
    expect(Math.hypot(x, y)).toBeCloseTo(10 * Math.sqrt(3));
    expect(distance(at, [0, 0])).toBe(1);
  }
  expect(centre([0, 2], 10).y).toBeCloseTo(30);
});

test('steps are counted over the hexes', () => {
  expect(distance([0, 0], [3, -1])).toBe(3);
  expect(distance([-2, 1], [2, 1])).toBe(4);
  expect(distance([1, 1], [-1, 2])).toBe(2);
});

test('a hex has its first corner at the top and can be turned', () => {
  expect(corners(10)[0]!.x).toBeCloseTo(0);
  expect(corners(10)[0]!.y).toBeCloseTo(-10);
  expect(corners(10, 90)[0]!.x).toBeCloseTo(10);
  expect(hexPath(10)).toMatch(/^M0 -10L8\.66 -5L.*Z$/);
});

test('directions count clockwise from the top', () => {
  expect(direction({ x: 0, y: -3 })).toBeCloseTo(0);
  expect(direction({ x: 2, y: 0 })).toBeCloseTo(90);
  expect(direction({ x: -2, y: 0 })).toBeCloseTo(-90);
  expect(polar(4, 180).y).toBeCloseTo(4);
  const point = turned({ x: 0, y: -5 }, 90);
  expect(point.x).toBeCloseTo(5);
  expect(point.y).toBeCloseTo(0);
});

test('an arrow leads to the nearest thing in its direction, straight ahead before aside', () => {
  const places = [
    { id: 'ahead', x: 0, y: -30 },
    { id: 'aside', x: 16, y: -20 },
    { id: 'behind', x: 0, y: 5 },
    { id: 'here', x: 0, y: 0 },
  ];
  expect(nearest({ x: 0, y: 0 }, ARROWS.ArrowUp!, places)?.id).toBe('ahead');
  expect(nearest({ x: 0, y: 0 }, ARROWS.ArrowDown!, places)?.id).toBe('behind');
  expect(nearest({ x: 0, y: 0 }, ARROWS.ArrowLeft!, places)).toBeUndefined();
});

test('arrows lead to every hex of a board, also when some are gone', () => {
  const rows: [r: number, from: number, to: number][] = [
    [-2, -1, 3],
    [-1, -2, 3],
    [0, -2, 2],
    [1, -3, 2],
    [2, -3, 1],
  ];
  const board = rows.flatMap(([r, from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => centre([from + at, r], 20)),
  );
  for (const places of [board, board.filter((_, at) => at % 2), board.filter((_, at) => at % 5)]) {
    for (const from of places) {
      const reached = new Set([from]);
      for (const place of reached) {
        for (const arrow of Object.values(ARROWS)) reached.add(nearest(place, arrow, places) ?? place);
      }
      expect(reached.size).toBe(places.length);
    }
  }
});
