import { expect, test } from 'vitest';
import { ACTION_SIZE, actionAt, pointer, SPACE_RADIUS, spaceAt } from './table-layout';

test('an action lies in the middle of its four Idea spaces', () => {
  const corners = [
    spaceAt({ row: 1, col: 1 }),
    spaceAt({ row: 1, col: 2 }),
    spaceAt({ row: 2, col: 1 }),
    spaceAt({ row: 2, col: 2 }),
  ];
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / 4;
  const middle = actionAt({ row: 1, col: 1 });
  expect(mean(corners.map(({ x }) => x))).toBeCloseTo(middle.x);
  expect(mean(corners.map(({ y }) => y))).toBeCloseTo(middle.y);
});

test('everything lies on the table', () => {
  for (const row of [0, 3]) {
    for (const col of [0, 3]) {
      const { x, y } = spaceAt({ row, col });
      expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(SPACE_RADIUS);
    }
  }
  expect(3 * ACTION_SIZE.width).toBeLessThan(100);
});

test('a line begins inside its space and ends in the action', () => {
  const [from, to] = pointer({ row: 0, col: 0 }, { row: 0, col: 0 });
  const [space, action] = [spaceAt({ row: 0, col: 0 }), actionAt({ row: 0, col: 0 })];
  expect(from.x).toBeGreaterThan(space.x);
  expect(to.x).toBeLessThan(action.x);
  expect(Math.hypot(to.x - space.x, to.y - space.y)).toBeGreaterThan(SPACE_RADIUS);
});
