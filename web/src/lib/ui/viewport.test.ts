import { describe, expect, it } from 'vitest';
import { MOST, WHOLE, framed, kept, zoomed } from './viewport';

describe('the window on the board', () => {
  it('shows the whole board when nothing is magnified', () => {
    expect(kept({ scale: 0.4, x: 30, y: -50 }, 400, 300)).toEqual(WHOLE);
  });

  it('never shows anything beside the board', () => {
    expect(kept({ scale: 2, x: 80, y: -900 }, 400, 300)).toEqual({ scale: 2, x: 0, y: -300 });
  });

  it('keeps the point between the fingers where it is', () => {
    const near = zoomed(WHOLE, 2, [100, 150], 400, 300);
    expect(near).toEqual({ scale: 2, x: -100, y: -150 });
    // What was under the point, 100 and 150 from the corner, still is.
    expect([100 * near.scale + near.x, 150 * near.scale + near.y]).toEqual([100, 150]);
  });

  it('magnifies so far and no further', () => {
    expect(zoomed(WHOLE, 99, [0, 0], 400, 300).scale).toBe(MOST);
  });
});

describe('bringing a part of the board into view', () => {
  it('makes it as large as asked and puts it in the middle', () => {
    const shown = framed({ left: 180, top: 130, right: 220, bottom: 170 }, 2, 400, 300);
    expect(shown).toEqual({ scale: 2, x: -200, y: -150 });
  });

  it('makes it less large when it would not fit', () => {
    expect(framed({ left: 0, top: 0, right: 320, bottom: 100 }, 2, 400, 300).scale).toBe(1.25);
  });
});
