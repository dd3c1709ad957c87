// @vitest-environment node

import { describe, expect, it } from 'vitest';
import type { Action } from '../../../lib/wire/wire';
import { kindOf, waysOf } from './targets';
import { player, step, view } from '../testing';
import { EDITION } from '../testing-edition';
import type { UnconsciousMindView } from '../types';

const pathsOf = (legal: Action[], seen: UnconsciousMindView = view(), instead: Action[] = []) =>
  waysOf(legal, instead, seen, EDITION).map(({ path }) => path.join(' '));
const pathOf = (action: Action, seen?: UnconsciousMindView): string => pathsOf([action], seen)[0]!;

describe('an action that takes one tap', () => {
  it.each<[Action, string]>([
    [{ do: 'treat', room: 'primary' }, 'room:primary'],
    [{ do: 'box', room: 'secondary' }, 'room:secondary'],
    [{ do: 'line', line: 'column1' }, 'line:column1'],
    [{ do: 'starting_row', row: 'row2' }, 'line:row2'],
    [{ do: 'reputation', number: 4 }, 'reputation:4'],
    [{ do: 'play', card: 'r13' }, 'research:r13'],
    [{ do: 'volume', card: 'r13' }, 'research:r13'],
    [{ do: 'publish', treatise: 't31' }, 'treatise:t31'],
    [{ do: 'cite', treatise: 't31' }, 'treatise:t31'],
    [{ do: 'effect', number: 2 }, 'effect:2'],
    [{ do: 'put', place: 'b2' }, 'place:b2'],
    [{ do: 'trigger', place: 'b2' }, 'place:b2'],
    [{ do: 'slot', location: 'opera', slot: 1 }, 'slot:opera:1'],
    [{ do: 'district', district: 'green', slot: 3 }, 'district:green:3'],
    [{ do: 'fireworks', district: 'green', slot: 3 }, 'district:green:3'],
    [{ do: 'draft', client: 'c05' }, 'client:c05'],
    [{ do: 'dream', dream: 'm01' }, 'dream:m01'],
    [{ do: 'dream_unseen' }, 'dreams'],
    [{ do: 'goal', location: 'cafe' }, 'goal:cafe'],
    [{ do: 'advance', steps: 2 }, 'inkpot:row2'],
    [{ do: 'go', figure: 'professor', steps: 2 }, 'location:museum'],
    [{ do: 'go', figure: 'freud', steps: 3 }, 'location:theater'],
  ])('%o: %s', (action, path) => {
    expect(pathOf(action)).toBe(path);
  });

  it('takes a tile of the column that is open', () => {
    const seen = view({ decision: 'take', frame: { a: 2 } });
    expect(pathOf({ do: 'take', level: 'level_1' }, seen)).toBe('tile:2');
    expect(pathOf({ do: 'take', level: 'level_2' }, seen)).toBe('tile:5');
  });

  it.each([
    ['line-row2', 'b1', 'b3'],
    ['line-column3', 'a3', 'c3'],
  ])('finds the tiles of a line: %s', (source, first, third) => {
    const seen = view({ decision: 'line', steps: [step('line', { source })] });
    expect(pathOf({ do: 'line_part', part: 'first' }, seen)).toBe(`place:${first}`);
    expect(pathOf({ do: 'line_part', part: 'third' }, seen)).toBe(`place:${third}`);
  });
});

describe('an action that takes two taps', () => {
  it('states an Idea: a space, then an action; the other way round is understood', () => {
    const [way] = waysOf([{ do: 'place', space: 'i12', action: 'notebook_center' }], [], view(), EDITION);
    expect(way!.path).toEqual(['space:i12', 'action:notebook_center']);
    expect(way!.detour).toEqual(['action:notebook_center', 'space:i12']);
  });

  it('swaps a card on display for one of the hand', () => {
    expect(pathOf({ do: 'swap', card: 'r13', shown: 2 })).toBe('shown:2 research:r13');
  });
});

describe('an action of the tray has no target', () => {
  it.each([
    { do: 'ideas', way: 'idea' },
    { do: 'recall' },
    { do: 'stop' },
    { do: 'do', effect: 2 },
    { do: 'line_part', part: 'start' },
    { do: 'ignore' },
    { do: 'more' },
    { do: 'discard_tile' },
    { do: 'main' },
    { do: 'banner' },
    { do: 'adjust' },
    { do: 'brighten' },
    { do: 'box_set' },
    { do: 'start', player: 1 },
    { do: 'starting_tile', tile: 'ns01' },
  ] as Action[])('%o', (action) => {
    expect(pathOf(action)).toBe('');
  });
});

describe('moving Insights', () => {
  const move = (from: string, to: string, piece = 'common'): Action => ({ do: 'insight', piece, from, to });

  it('asks only where one goes that can only come from the reserve', () => {
    expect(pathsOf([move('reserve', 'minor-growth'), move('reserve', 'minor-passion')])).toEqual([
      'area:minor-growth',
      'area:minor-passion',
    ]);
  });

  it('asks only where one comes from that can only go to one area', () => {
    expect(pathsOf([move('minor-growth', 'median-growth'), move('minor-passion', 'median-passion')])).toEqual(
      ['area:minor-growth', 'area:minor-passion'],
    );
    expect(pathsOf([move('minor-growth', 'reserve')])).toEqual(['area:minor-growth']);
    expect(pathsOf([move('median-growth', 'minor-growth')])).toEqual(['area:median-growth']);
    expect(pathsOf([move('reserve', 'reserve', 'own')])).toEqual(['area:reserve']);
  });

  it('asks only where the only one goes', () => {
    expect(pathsOf([move('minor-growth', 'minor-passion'), move('minor-growth', 'minor-freedom')])).toEqual([
      'area:minor-passion',
      'area:minor-freedom',
    ]);
  });

  it('asks both where both are open', () => {
    expect(
      pathsOf([
        move('minor-growth', 'minor-passion'),
        move('minor-growth', 'minor-freedom'),
        move('minor-passion', 'minor-growth'),
      ]),
    ).toEqual([
      'area:minor-growth area:minor-passion',
      'area:minor-growth area:minor-freedom',
      'area:minor-passion area:minor-growth',
    ]);
  });
});

describe('going', () => {
  it('to Freud is the same as walking there: one target, one action', () => {
    const legal: Action[] = [0, 1, 2].map((steps) => ({ do: 'go', figure: 'professor', steps }));
    expect(pathsOf(legal)).toEqual(['', 'location:opera', 'location:museum']);
  });
});

describe('the Inkpot', () => {
  const advances = (most: number): Action[] =>
    Array.from({ length: most }, (_, at) => ({ do: 'advance', steps: at + 1 }));

  it('lands by the cheapest way; dearer ones are in the tray', () => {
    const seen = view({
      decision: 'inkpot',
      frame: { a: 2, b: 2 + 16 },
      players: [player({ bright: 9, inkpot: 'row1' })],
    });
    // Two spaces are free, each more or less costs a Bright Idea: 7 is dearer than 2 and lands on the same space.
    expect(pathsOf(advances(7), seen)).toEqual([
      'inkpot:row2',
      'inkpot:row3',
      'inkpot:left',
      'inkpot:top',
      'inkpot:row1',
      '',
      '',
    ]);
  });
});

describe('what could be decided instead', () => {
  const places: Action[] = [{ do: 'place', space: 'i12', action: 'notebook_center' }];

  it('is offered while its targets mean nothing else', () => {
    const ways = waysOf([{ do: 'ideas', way: 'idea' }], places, view({ decision: 'ideas' }), EDITION);
    expect(ways.map(({ instead }) => instead)).toEqual([false, true]);
  });

  it('is not when that decision is open', () => {
    expect(waysOf(places, places, view(), EDITION)).toHaveLength(1);
  });

  it('is not when a target would mean two things', () => {
    const box: Action = { do: 'box', room: 'primary' };
    expect(waysOf([box], [{ do: 'treat', room: 'primary' }], view(), EDITION)).toHaveLength(1);
  });

  it('is not for what the view no longer shows', () => {
    expect(waysOf([], [{ do: 'take', level: 'level_1' }], view(), EDITION)).toHaveLength(0);
  });
});

it('knows the kind of a target', () => {
  expect(kindOf('slot:opera:1')).toBe('slot');
  expect(kindOf('dreams')).toBe('dreams');
});
