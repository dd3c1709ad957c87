// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { brightFor, landing, laps } from '../desk/inkpot';
import { triggersAt } from './reach';
import { player, room, view } from '../testing';
import { EDITION } from '../testing-edition';

const NO_TAGS = { theater: 0, library: 0, opera: 0, museum: 0, university: 0, cafe: 0 };

describe('how often a Location is triggered', () => {
  it('counts the figures there, the one that comes with them', () => {
    // Tom is at the Opera, Freud at the Museum.
    expect(triggersAt('opera', 'professor', view(), EDITION)).toBe(2);
    expect(triggersAt('museum', 'professor', view(), EDITION)).toBe(2);
    expect(triggersAt('cafe', 'professor', view(), EDITION)).toBe(1);
    expect(triggersAt('library', 'freud', view(), EDITION)).toBe(2);
  });

  it('or the tags, if there are more, but never more than five', () => {
    const tagged = (opera: number) => view({ players: [player({ tags: { ...NO_TAGS, opera } }), player()] });
    expect(triggersAt('opera', 'professor', tagged(4), EDITION)).toBe(4);
    expect(triggersAt('opera', 'professor', tagged(7), EDITION)).toBe(5);
  });

  it('once more with the Client who brings that', () => {
    const seen = view({ players: [player({ cured: ['c07'] }), player({ professor: 'cafe' })] });
    expect(triggersAt('opera', 'professor', seen, EDITION)).toBe(2);
  });

  it('with the tags of others’ Treatises for the Journalist', () => {
    const seen = view({ journalist: 'cafe', treatises: { t31: { seat: 1, volumes: [] } } });
    expect(EDITION.treatise('t31').tags).toContain('opera');
    expect(triggersAt('opera', 'journalist', seen, EDITION)).toBe(2);
    expect(triggersAt('university', 'journalist', seen, EDITION)).toBe(1);
  });

  it('is nothing to nobody', () => {
    expect(triggersAt('opera', 'professor', view({ actor: -1 }), EDITION)).toBe(0);
  });
});

describe('the Inkpot', () => {
  it('goes round five spaces', () => {
    expect(landing('left', 1)).toBe('top');
    expect(landing('row2', 8)).toBe('top');
    expect(laps('left', 1)).toBe(1);
    expect(laps('row2', 8)).toBe(2);
    expect(laps('top', 4)).toBe(0);
  });

  it('costs a Bright Idea for each space more or less', () => {
    const seen = view({ decision: 'inkpot', frame: { a: 2, b: 3 + 16 } });
    expect([1, 2, 3, 4, 6].map((steps) => brightFor(steps, seen, EDITION))).toEqual([1, 0, 0, 1, 3]);
  });

  it('one less, once a turn, with the Client who helps', () => {
    const players = [player({ rooms: [room({ client: 'c03', grief: '' }), room()] })];
    const seen = view({ decision: 'inkpot', frame: { a: 2, b: 18 }, players });
    expect(brightFor(4, seen, EDITION)).toBe(1);
    expect(brightFor(3, seen, EDITION)).toBe(0);
    expect(brightFor(3, { ...seen, used_once: 1 << 3 }, EDITION)).toBe(1);
  });
});
