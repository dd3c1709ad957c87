// @vitest-environment node

import { describe, expect, it } from 'vitest';
import type { Action } from '../../../lib/wire/wire';
import { kindOf, waysOf, type Way } from './targets';
import { choice } from '../../../lib/testing';
import { view } from '../testing';
import type { UnconsciousMindContext, UnconsciousMindOutcome } from '../types';

type Option = Action | [Action, UnconsciousMindOutcome];

/** What may be done with its outcomes, and what could be decided instead of the last decision. */
function ways(legal: readonly Option[], instead: readonly Option[] = [], decision = 'turn'): Way[] {
  const both = [legal, instead].map((options) =>
    options.map((option) => (Array.isArray(option) ? choice(...option) : choice(option as Action, {}))),
  );
  const [now, before] = both.map((choices) => choices.map(({ action }) => action));
  return waysOf({
    view: view({ decision }),
    legal: now,
    instead: before,
    choiceOf: (action: Action) => both.flat().find((one) => one.action === action),
  } as unknown as UnconsciousMindContext);
}
const pathsOf = (legal: readonly Option[]) => ways(legal).map(({ path }) => path.join(' '));
const pathOf = (action: Action, outcome: UnconsciousMindOutcome = {}): string =>
  pathsOf([[action, outcome]])[0]!;

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
  ])('%o: %s', (action, path) => {
    expect(pathOf(action)).toBe(path);
  });

  it.each<[Action, UnconsciousMindOutcome, string]>([
    [{ do: 'advance', steps: 2 }, { inkpot: 'row2' }, 'inkpot:row2'],
    [{ do: 'go', figure: 'freud', steps: 3 }, { location: 'theater' }, 'location:theater'],
    [{ do: 'take', level: 'level_2' }, { display: 5 }, 'tile:5'],
    [{ do: 'take', level: 'level_1' }, { display: 0 }, 'tile:0'],
    [{ do: 'line_part', part: 'third' }, { place: 'b3' }, 'place:b3'],
  ])('%o stands where its outcome says', (action, outcome, path) => {
    expect(pathOf(action, outcome)).toBe(path);
  });
});

describe('an action that takes two taps', () => {
  it('states an Idea: a space, then an action; the other way round is understood', () => {
    const [way] = ways([{ do: 'place', space: 'i12', action: 'notebook_center' }]);
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
    const go = (steps: number, location: 'opera' | 'museum'): Option => [
      { do: 'go', figure: 'professor', steps },
      { location },
    ];
    expect(pathsOf([go(0, 'museum'), go(1, 'opera'), go(2, 'museum')])).toEqual([
      '',
      'location:opera',
      'location:museum',
    ]);
  });
});

describe('the Inkpot', () => {
  it('lands by the cheapest way; dearer ones are in the tray', () => {
    const advance = (steps: number, inkpot: 'row2' | 'row3', bright: number): Option => [
      { do: 'advance', steps },
      { inkpot, bright },
    ];
    expect(pathsOf([advance(1, 'row2', 1), advance(2, 'row3', 0), advance(6, 'row2', 4)])).toEqual([
      'inkpot:row2',
      'inkpot:row3',
      '',
    ]);
    // Of two that cost the same, the farther has the lap.
    expect(pathsOf([advance(1, 'row2', 2), advance(6, 'row2', 2)])).toEqual(['', 'inkpot:row2']);
  });
});

describe('what could be decided instead', () => {
  const places: Option[] = [[{ do: 'place', space: 'i12', action: 'notebook_center' }, { decision: 'turn' }]];

  it('is offered while its targets mean nothing else', () => {
    const offered = ways([{ do: 'ideas', way: 'idea' }], places, 'ideas');
    expect(offered.map(({ instead }) => instead)).toEqual([false, true]);
  });

  it('is not when that decision is open', () => {
    expect(ways(places, places)).toHaveLength(1);
  });

  it('is not when a target would mean two things', () => {
    const box: Option = { do: 'box', room: 'primary' };
    const treat: Option = [{ do: 'treat', room: 'primary' }, { decision: 'turn' }];
    expect(ways([box], [treat], 'boxes')).toHaveLength(1);
  });

  it('is not for what the view no longer shows', () => {
    expect(ways([], [[{ do: 'take', level: 'level_1' }, { decision: 'take' }]], 'put')).toHaveLength(0);
  });
});

it('knows the kind of a target', () => {
  expect(kindOf('slot:opera:1')).toBe('slot');
  expect(kindOf('dreams')).toBe('dreams');
});
