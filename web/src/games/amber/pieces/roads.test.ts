import { describe, expect, it } from 'vitest';
import { freeCorner, line, roadsOf, showsRoad, stub, travelled, turned } from './roads';
import { EDITION, tileKind } from '../testing';

const forms = (id: string): string[] => roadsOf(tileKind(id)).roads.map(({ form }) => form);

describe('the shape of a tile', () => {
  it('is one plain road for a straight, a curve, a T-junction and a crossroads', () => {
    for (const id of ['straight', 'curve', 'tee', 'crossroads']) expect(forms(id)).toEqual(['plain']);
  });

  it('is a road that ends for a dead end', () => {
    expect(forms('dead_end')).toEqual(['end']);
  });

  it('is two roads for a bridge, the second over the first', () => {
    const [below, above] = roadsOf(tileKind('bridge')).roads;
    expect(below).toMatchObject({ sides: ['N', 'S'], form: 'plain' });
    expect(above).toMatchObject({ sides: ['E', 'W'], form: 'deck', deckTurn: 0 });
  });

  it('is two roads without a bridge where they pass each other by', () => {
    expect(forms('two_curves')).toEqual(['plain', 'plain']);
  });

  it('is a ring for a roundabout, which has the same passages as a crossroads', () => {
    expect(forms('roundabout')).toEqual(['ring']);
  });

  it('is nothing for a wetland', () => {
    expect(roadsOf(tileKind('wetland'))).toEqual({ roads: [], arrows: [] });
  });

  it('meets every road side in its middle', () => {
    const middles = { N: '50 -0.4', E: '100.4 50', S: '50 100.4', W: '-0.4 50' };
    for (const tile of EDITION.tiles.values()) {
      const drawn = roadsOf(tile)
        .roads.map(({ casing }) => casing)
        .join('');
      for (const side of tile.edges) expect(drawn, `${tile.id} ${side}`).toContain(middles[side]);
    }
  });
});

describe('a middle line', () => {
  it('runs straight between opposite sides', () => {
    expect(line('N', 'S', 50, 0)).toBe('M50 0L50 100');
  });

  it('is a quarter circle round the corner two sides share', () => {
    expect(line('N', 'E', 50, 0)).toBe('M50 0L50 0A50 50 0 0 0 100 50L100 50');
    expect(line('E', 'N', 50, 0)).toBe('M100 50L100 50A50 50 0 0 1 50 0L50 0');
  });
});

describe('one-way signs', () => {
  it('are absent from roads that go both ways', () => {
    for (const id of ['straight', 'tee', 'bridge', 'roundabout', 'dead_end']) {
      expect(roadsOf(tileKind(id)).arrows).toEqual([]);
    }
  });

  it('point along a straight, in its middle', () => {
    expect(roadsOf(tileKind('oneway_straight')).arrows).toEqual([{ x: 50, y: 50, angle: 0 }]);
  });

  it('point along a curve, on it', () => {
    const [arrow] = roadsOf(tileKind('oneway_curve_right')).arrows;
    expect(arrow!.angle).toBe(45);
    // On the circle of 50 about the corner between south and east.
    expect(Math.hypot(100 - arrow!.x, 100 - arrow!.y)).toBeCloseTo(50);
  });

  it('stand at each side of a fork that can be passed one way only', () => {
    const angles = roadsOf(tileKind('oneway_fork')).arrows.map(({ angle }) => angle);
    expect(angles).toEqual([0, 90, 0]); // out by the north, out by the east, in by the south
  });
});

describe('turning', () => {
  it('goes clockwise and comes round', () => {
    expect(turned('N', 1)).toBe('E');
    expect(turned('N', -1)).toBe('W');
    expect(turned('W', 5)).toBe('N');
  });

  it('moves the road sides along', () => {
    expect(showsRoad(tileKind('straight'), 1, 'E')).toBe(true);
    expect(showsRoad(tileKind('straight'), 1, 'N')).toBe(false);
  });
});

describe('what is travelled', () => {
  it('is a one-way road from its tail and not from its head', () => {
    const oneWay = tileKind('oneway_straight');
    expect(travelled(oneWay, 0, ['S'])).toEqual([[line('N', 'S')]]);
    expect(travelled(oneWay, 0, ['N'])).toEqual([[]]);
    expect(travelled(oneWay, 2, ['N'])).toEqual([[line('N', 'S')]]);
  });

  it('is only the road of a bridge that is entered', () => {
    expect(travelled(tileKind('bridge'), 0, ['W'])).toEqual([[], [line('E', 'W')]]);
  });

  it('is the way in and nothing more on a dead end', () => {
    expect(travelled(tileKind('dead_end'), 0, ['N'])).toEqual([[stub('N')]]);
  });

  it('is one line when a road is entered from both ends', () => {
    expect(travelled(tileKind('curve'), 0, ['N', 'E'])).toEqual([[line('N', 'E')]]);
  });

  it('is the whole ring of a roundabout', () => {
    expect(travelled(tileKind('roundabout'), 0, ['N'])[0]).toHaveLength(5);
  });
});

it('a village stands in the corner with the least road', () => {
  expect(freeCorner(tileKind('curve'), 0)).toEqual({ dx: -1, dy: 1, roads: 0 });
  expect(freeCorner(tileKind('curve'), 2)).toEqual({ dx: 1, dy: -1, roads: 0 });
  expect(freeCorner(tileKind('tee'), 0)).toMatchObject({ dy: -1, roads: 1 });
});
