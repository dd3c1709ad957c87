// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { outcome, percent, wholeShares } from './chances';

describe('chances', () => {
  test('are whole percents that add up', () => {
    expect(wholeShares([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(wholeShares([0.546, 0.454])).toEqual([55, 45]);
    expect(wholeShares([0.125, 0.125, 0.75])).toEqual([13, 12, 75]);
    expect(wholeShares([1, 0])).toEqual([100, 0]);
  });

  test('of nobody are nothing', () => {
    expect(wholeShares([])).toEqual([]);
    expect(wholeShares([0, 0])).toEqual([0, 0]);
  });

  test('are written as the language does', () => {
    expect(percent(0.54, 'en')).toBe('54%');
    expect(percent(0.54, 'fr').replace(/\s/, ' ')).toBe('54 %');
  });

  test('are settled when the game is over', () => {
    const result = (won: boolean) => ({ points: 0, sources: {}, won });
    expect(outcome([result(false), result(true)])).toEqual([0, 1]);
    expect(outcome([result(true), result(true)])).toEqual([0.5, 0.5]);
    expect(outcome([result(false)])).toEqual([0]);
  });
});
