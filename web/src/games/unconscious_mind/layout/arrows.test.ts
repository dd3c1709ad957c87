// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { arrows, toward, type Box } from './arrows';

const box = (x: number, y: number, width = 10, height = 10): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

test('an arrow leads to the nearest in its direction', () => {
  const boxes = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(20, 20)];
  expect(toward('ArrowRight', boxes[0]!, boxes)).toBe(1);
  expect(toward('ArrowDown', boxes[0]!, boxes)).toBe(3);
  expect(toward('ArrowLeft', boxes[4]!, boxes)).toBe(3);
  expect(toward('ArrowUp', boxes[4]!, boxes)).toBe(1);
});

test('nothing lies beyond the edge, and other keys lead nowhere', () => {
  const boxes = [box(0, 0), box(20, 0)];
  expect(toward('ArrowLeft', boxes[0]!, boxes)).toBe(-1);
  expect(toward('Enter', boxes[0]!, boxes)).toBe(-1);
});

test('a wide neighbour straight ahead is nearer than a small one aside', () => {
  const boxes = [box(0, 0), box(14, -40, 60, 90), box(14, 30)];
  expect(toward('ArrowRight', boxes[0]!, boxes)).toBe(1);
});

test('rows are walked from end to end; between them lie the actions and their corners', () => {
  const space = box(-5, -5);
  const action = box(1, 1, 28, 28);
  const next = box(25, -5);
  const boxes = [space, action, next, box(31, 1, 28, 28)];
  expect(toward('ArrowRight', space, boxes)).toBe(2);
  expect(toward('ArrowDown', space, boxes)).toBe(1);
  expect(toward('ArrowRight', action, boxes)).toBe(3);
  expect(toward('ArrowUp', action, boxes)).toBe(0);
});

test('the board is entered at what may be chosen', async () => {
  document.body.innerHTML = `<div><b data-roving data-lit="no"></b><b data-roving data-lit="yes"></b></div>`;
  const board = document.body.firstElementChild as HTMLElement;
  const leave = arrows(board);
  const stops = (): number[] => [...board.querySelectorAll<HTMLElement>('b')].map((item) => item.tabIndex);
  expect(stops()).toEqual([-1, 0]);
  const [first, second] = board.querySelectorAll<HTMLElement>('b');
  [first!.dataset.lit, second!.dataset.lit] = ['yes', 'no'];
  await Promise.resolve();
  expect(stops()).toEqual([0, -1]);
  leave();
});
