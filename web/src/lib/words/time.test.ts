// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { ago } from './time';

const now = Date.parse('2026-06-15T12:00:00Z');

describe('how long ago', () => {
  test.each([
    ['2026-06-15T11:59:40Z', 'now'],
    ['2026-06-15T12:00:20Z', 'now'],
    ['2026-06-15T11:57:30Z', '2 minutes ago'],
    ['2026-06-15T09:00:00Z', '3 hours ago'],
    ['2026-06-14T11:00:00Z', 'yesterday'],
    ['2026-06-11T12:00:00Z', '4 days ago'],
    ['2026-06-01T12:00:00Z', '2 weeks ago'],
    ['2026-01-02T12:00:00Z', 'Jan 2, 2026'],
    ['nonsense', ''],
  ])('%s is %s', (moment, text) => {
    expect(ago(moment, 'en', now)).toBe(text);
  });

  test('is said in the reader’s language', () => {
    expect(ago('2026-06-14T11:00:00Z', 'nl', now)).toBe('gisteren');
    expect(ago('2026-06-14T11:00:00Z', 'fr', now)).toBe('hier');
  });
});
