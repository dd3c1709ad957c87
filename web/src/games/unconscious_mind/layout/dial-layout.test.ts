import { describe, expect, it } from 'vitest';
import { AREAS } from '../desk/dial';
import { middle, places, RADII, reservePlaces, sector } from './dial-layout';

const far = ({ x, y }: { x: number; y: number }): number => Math.hypot(x, y);

describe('the drawing of a dial', () => {
  it('has an outline for every area', () => {
    expect(new Set(AREAS.map(sector)).size).toBe(9);
  });

  it('puts the higher levels farther out', () => {
    const [minor, median, major] = ['minor', 'median', 'major'].map((level) =>
      far(middle(`${level}-growth`)),
    );
    expect(minor).toBeLessThan(median!);
    expect(median).toBeLessThan(major!);
    expect(major).toBeLessThan(RADII.at(-1)!);
  });

  it('lays pieces side by side as long as they have room', () => {
    expect(places('minor-passion', 4)).toHaveLength(4);
    expect(places('minor-passion', 5)).toHaveLength(0);
    expect(places('major-passion', 8)).toHaveLength(8);
    expect(places('median-growth', 1)[0]!.x).toBeCloseTo(middle('median-growth').x);
  });

  it('has room for all pieces in the reserve', () => {
    for (let count = 1; count <= 13; count += 1) {
      const found = reservePlaces(count);
      expect(found).toHaveLength(count);
      expect(Math.max(...found.map(far))).toBeLessThan(RADII[0]!);
    }
  });
});
