// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { across, down, linePath, momentAt } from './chart';

const frame = { width: 140, height: 70, left: 30, right: 10, top: 10, bottom: 10 };

describe('a chart of chances', () => {
  test('goes from left to right and from nothing to certainty', () => {
    expect([0, 5, 10].map((moment) => across(frame, moment, 10))).toEqual([30, 80, 130]);
    expect([0, 0.5, 1].map((chance) => down(frame, chance))).toEqual([60, 35, 10]);
    expect(across(frame, 0, 0)).toBe(30);
  });

  test('finds the moment that is pointed at, also from beside the lines', () => {
    expect([0, 30, 84, 86, 999].map((x) => momentAt(frame, x, 10))).toEqual([0, 0, 5, 6, 10]);
  });

  test('draws a line through what is known so far', () => {
    expect(linePath(frame, [0.5, 1], 4)).toBe('M30.0 35.0L55.0 10.0');
    expect(linePath(frame, [], 4)).toBe('');
  });
});
