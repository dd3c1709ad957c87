// @vitest-environment jsdom

import { beforeEach, describe, expect, it } from 'vitest';
import { choice } from '../../../lib/testing';
import type { Action, Choice } from '../../../lib/wire/wire';
import { Play } from './play.svelte';
import { entriesOf } from './tray';
import { gain } from '../edition';
import { said, step, view, wordsIn } from '../testing';
import { EDITION_INFO } from '../testing-edition';
import type { UnconsciousMindContext, UnconsciousMindOutcome, UnconsciousMindView } from '../types';

const TURN: Action[] = [
  { do: 'place', space: 'i11', action: 'notebook_left' },
  { do: 'place', space: 'i11', action: 'move_professor' },
  { do: 'place', space: 'i12', action: 'notebook_right' },
  { do: 'recall' },
  { do: 'treat', room: 'primary' },
  { do: 'brighten' },
];
const t = wordsIn('en');

/** A table that answers as a test wishes it to. */
class TestTable {
  view = $state.raw<UnconsciousMindView>(view());
  legal = $state.raw<readonly Action[]>(TURN);
  instead = $state.raw<readonly Action[]>([]);
  can_undo = $state(false);
  live = $state(true);
  done: string[] = [];
  said = '';
  isRefused = false;

  /** Of actions that come to something. */
  outcomes = $state.raw(new Map<Action, UnconsciousMindOutcome>());
  choiceOf = (action: Action): Choice<UnconsciousMindOutcome> =>
    choice(action, this.outcomes.get(action) ?? {});

  readonly edition = EDITION_INFO;
  readonly t = t;
  readonly table = $derived({ my_turn: true, can_undo: this.can_undo });
  announce = (text: string): void => {
    this.said = text;
  };
  describe = (action: Action): string => said(action, this.outcomes.get(action));

  #note(how: string, action?: Action): Promise<boolean> {
    this.done.push(action ? `${how} ${Object.values(action).join(' ')}` : how);
    return Promise.resolve(!this.isRefused);
  }
  act = (action: Action) => this.#note('act', action);
  actInstead = (action: Action) => this.#note('instead', action);
  undo = () => this.#note('undo');
  why = (action: Action) => this.#note('why', action);

  /** Another decision. */
  at(seen: UnconsciousMindView, legal: readonly Action[], instead: readonly Action[] = []): void {
    this.view = seen;
    this.legal = legal;
    this.instead = instead;
  }

  /** Another decision, and what comes of its choices. */
  weighs(seen: UnconsciousMindView, choices: readonly [Action, UnconsciousMindOutcome][]): void {
    this.outcomes = new Map(choices);
    this.at(
      seen,
      choices.map(([action]) => action),
    );
  }
}

let table: TestTable;
let play: Play;
const ctx = (): UnconsciousMindContext => table as unknown as UnconsciousMindContext;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const lit = (): string[] => [...play.lights].filter(([, how]) => how === 'yes').map(([target]) => target);

beforeEach(() => {
  table = new TestTable();
  play = new Play(ctx);
});

describe('stating an Idea', () => {
  it('lights spaces, then the actions next to the one picked', () => {
    expect(lit()).toEqual(['space:i11', 'space:i12', 'room:primary']);
    play.tap('space:i11');
    expect(play.picked('space:i11')).toBe(true);
    expect(lit()).toEqual(['action:notebook_left', 'action:move_professor']);
    expect(play.lit('space:i12')).toBe('quiet');
    expect(table.said).toBe('Picked. 2 more choices to make.');
    expect(table.done).toEqual([]);
    play.tap('action:move_professor');
    expect(table.done).toEqual(['act place i11 move_professor']);
  });

  it('takes the action first as well', () => {
    play.tap('action:notebook_right');
    expect(lit()).toEqual(['space:i12']);
    play.tap('space:i12');
    expect(table.done).toEqual(['act place i12 notebook_right']);
  });

  it('picks another space instead, and lets go of one tapped again', () => {
    play.tap('space:i11');
    play.tap('space:i12');
    expect(play.picks).toEqual(['space:i12']);
    play.tap('space:i12');
    expect(play.picks).toEqual([]);
  });

  it('keeps what is picked when it is refused, and forgets it when the decision is gone', async () => {
    table.isRefused = true;
    play.tap('space:i11');
    play.tap('action:notebook_left');
    await settled();
    expect(play.picks).toEqual(['space:i11']);
    table.at(view({ decision: 'ideas' }), [{ do: 'ideas', way: 'idea' }]);
    expect(play.picks).toEqual([]);
  });

  it('says where the Inkpot would land, and a Bright Idea would take it', () => {
    const place: Action = { do: 'place', space: 'i12', action: 'notebook_right' };
    const preview = (outcome: UnconsciousMindOutcome): string => {
      table.weighs(view(), [[place, outcome]]);
      return play.preview('space:i12');
    };
    expect(preview({ inkpot: 'row2' })).toBe('Inkpot to middle-row space');
    expect(preview({ inkpot: 'top', pushed: ['left', 'row1'], laps: 1 })).toBe(
      'Inkpot to top space · with a Bright Idea: left space or top-row space · a lap: unlocks an Idea',
    );
    expect(preview({ inkpot: 'row1', pushed: ['row2'] })).toBe(
      'Inkpot to top-row space · with a Bright Idea: middle-row space',
    );
  });
});

describe('one tap', () => {
  it('decides', () => {
    play.tap('room:primary');
    expect(table.done).toEqual(['act treat primary']);
  });

  it('asks why of what is unlit, with what one probably wants', () => {
    play.tap('space:i00');
    play.tap('location:opera');
    expect(table.done).toEqual(['why place i00 notebook_left', 'why go professor 1']);
  });

  it('asks nothing of who has nothing to decide', () => {
    table.at(view(), []);
    play.tap('space:i12');
    expect(table.done).toEqual([]);
  });

  it('does nothing in the past', () => {
    table.live = false;
    expect(lit()).toEqual([]);
    expect(play.choices).toEqual([]);
  });
});

describe('every target', () => {
  it.each([
    ['space:i12', 'place i12 notebook_center'],
    ['action:gain_research', 'place i21 gain_research'],
    ['tile:4', 'take level_2'],
    ['place:b2', 'trigger b2'],
    ['client:c05', 'draft c05'],
    ['room:secondary', 'treat secondary'],
    ['dream:m01', 'dream m01'],
    ['dreams', 'dream_unseen'],
    ['shown:1', 'swap r13 1'],
    ['research:r13', 'play r13'],
    ['treatise:t31', 'publish t31'],
    ['goal:opera', 'goal opera'],
    ['effect:2', 'effect 2'],
    ['slot:opera:1', 'slot opera 1'],
    ['district:green:3', 'district green 3'],
    ['area:minor-growth', 'insight common minor-growth reserve'],
    ['area:reserve', 'insight common reserve minor-growth'],
    ['line:row2', 'line row2'],
    ['inkpot:row2', 'advance 1'],
    ['reputation:3', 'reputation 3'],
  ])('has something to ask about: %s', (target, action) => {
    table.at(view(), [{ do: 'stop' }]);
    play.tap(target);
    expect(table.done).toEqual([`why ${action}`]);
  });
});

describe('Insights', () => {
  const move = (from: string, to: string, piece = 'common'): Action => ({ do: 'insight', piece, from, to });

  it('that may be common or own are asked about in the tray', () => {
    const legal = [move('minor-growth', 'median-growth'), move('minor-growth', 'median-growth', 'own')];
    table.at(view({ decision: 'elevate' }), [{ do: 'stop' }, ...legal]);
    play.tap('area:minor-growth');
    expect(table.done).toEqual([]);
    expect(entriesOf(play, ctx()).map(({ words }) => words)).toEqual(['Common Insight', 'Personal Insight']);
    play.decide(play.questions[1]!);
    expect(table.done).toEqual(['act insight own minor-growth median-growth']);
  });

  it('say where they go, and when they are more than is asked for', () => {
    table.at(view({ decision: 'elevate' }), [
      move('minor-growth', 'median-growth'),
      move('minor-passion', 'median-passion'),
    ]);
    expect(play.preview('area:minor-passion')).toBe('to Median Passion');
    table.weighs(view({ decision: 'pay' }), [
      [move('minor-growth', 'reserve'), {}],
      [move('median-growth', 'reserve'), { above: 1 }],
    ]);
    expect(play.preview('area:minor-growth')).toBe('');
    expect(play.preview('area:median-growth')).toBe('overpays by 1 level');
  });
});

describe('previews', () => {
  it.each<[string, Action, UnconsciousMindOutcome, string]>([
    [
      'room:primary',
      { do: 'treat', room: 'primary' },
      { therapy: 2, vp: 2, matches: true },
      '2 Therapy · +2 VP · matching icon: +1 box',
    ],
    ['room:primary', { do: 'box', room: 'primary' }, { therapy: 1 }, '1 Therapy'],
    [
      'location:museum',
      { do: 'go', figure: 'professor', steps: 2 },
      { location: 'museum', triggers: 2 },
      '2 triggers',
    ],
    [
      'inkpot:left',
      { do: 'advance', steps: 4 },
      { inkpot: 'left', bright: 2, vp: 1, coffee: 2 },
      'uses 2 Bright Ideas · +1 VP · +2 Coffee',
    ],
    [
      'inkpot:row2',
      { do: 'advance', steps: 2 },
      { inkpot: 'row2', tiles: 1, laps: 1 },
      'no Bright Idea · a lap: unlocks an Idea · 1 tile',
    ],
    ['inkpot:top', { do: 'advance', steps: 5 }, { inkpot: 'top' }, 'no Bright Idea · an unlocked column'],
    [
      'tile:1',
      { do: 'take', level: 'level_1' },
      { display: 1, tile: 'n102', pays: 2, effects: [gain({ coffee: 1 })], vp: 1 },
      'uses 2 Coffee · gain 1 Coffee',
    ],
    ['tile:4', { do: 'take', level: 'level_2' }, { display: 4, pays: 2, vp: 3 }, 'uses 2 Coffee · +3 VP'],
    ['place:b3', { do: 'put', place: 'b3' }, { completes: ['row2'] }, 'completes the middle row'],
    [
      'place:a1',
      { do: 'put', place: 'a1' },
      { replaces: 'n101' },
      `replaces ${t.attribute('unconscious_mind-tile-n101', 'a')}`,
    ],
    ['place:a1', { do: 'trigger', place: 'a1' }, { effects: [gain({ vp: 1 })] }, 'score 1 VP'],
    [
      'reputation:4',
      { do: 'reputation', number: 4 },
      { effects: [gain({ notebook: 1 })] },
      'gain a Notebook tile',
    ],
    ['treatise:t31', { do: 'publish', treatise: 't31' }, { vp: 7 }, '+7 VP'],
    ['treatise:t31', { do: 'cite', treatise: 't31' }, { vp: 2 }, 'its owner gains 2 VP and a Bright Idea'],
    [
      'slot:opera:3',
      { do: 'slot', location: 'opera', slot: 3 },
      { effects: [gain({ research: 1 })] },
      'gain a Research card',
    ],
  ])('%s: %o', (target, action, outcome, words) => {
    table.weighs(view(), [[action, outcome]]);
    expect(play.preview(target)).toBe(words);
  });
});

describe('the tray', () => {
  const effects = view({
    decision: 'effects',
    steps: [
      step('effects', {
        source: 'tile-n101',
        effects: [gain({ vp: 1 }), { op: 'elevate', n: 1 }, { op: 'transfer', n: 1 }],
        done: [true, false, false],
      }),
    ],
  });

  it('lists the effects of a list, the done ones and those that cannot be done', () => {
    table.weighs(effects, [
      [{ do: 'stop' }, { decision: 'effects' }],
      [{ do: 'do', effect: 2 }, {}],
      [{ do: 'brighten' }, {}],
    ]);
    const entries = entriesOf(play, ctx());
    expect(entries.map(({ words, way, done }) => [words, Boolean(way), done ?? false])).toEqual([
      ['Score 1 VP', false, true],
      ['Elevate an Insight', true, false],
      ['Transfer an Insight', false, false],
      ['Skip the rest', true, false],
    ]);
    expect(play.anytime.map(({ action }) => action.do)).toEqual(['brighten']);
    expect(play.onlyAside).toBe(false);
  });

  it('knows when only what may be done aside is left, and how to leave it', () => {
    const full = view({ decision: 'spill', steps: [step('spill', { left: 2 })] });
    table.weighs(full, [
      [{ do: 'stop' }, { decision: 'spill' }],
      [{ do: 'adjust' }, {}],
      [{ do: 'brighten' }, {}],
    ]);
    expect(play.onlyAside).toBe(true);
    expect(entriesOf(play, ctx()).map(({ words }) => words)).toEqual(['Leave the Coffee that does not fit']);
    table.at(full, [{ do: 'stop' }]);
    expect(play.onlyAside).toBe(false);
  });

  it('says in words what a Location offers, and what more costs', () => {
    table.weighs(
      view({ decision: 'location', steps: [step('location', { source: 'location-library', left: 1 })] }),
      [
        [{ do: 'stop' }, { decision: 'location' }],
        [{ do: 'effect', number: 1 }, {}],
        [{ do: 'more' }, {}],
      ],
    );
    expect(entriesOf(play, ctx()).map(({ words }) => words)).toEqual([
      'Generate a Minor Growth Insight',
      'Gain 2 Coffee',
      'Use a Median Growth Insight to gain a Heart-Shaped Box',
      'Use a Bright Idea for more triggers',
      'Leave this Location',
    ]);
  });

  it('keeps dearer ways of the Inkpot apart', () => {
    const near: [Action, UnconsciousMindOutcome][] = [
      [{ do: 'advance', steps: 1 }, { inkpot: 'row1' }],
      [
        { do: 'advance', steps: 2 },
        { inkpot: 'row2', bright: 1 },
      ],
    ];
    const far: [Action, UnconsciousMindOutcome] = [
      { do: 'advance', steps: 6 },
      { inkpot: 'row1', bright: 5 },
    ];
    table.weighs(view({ decision: 'inkpot' }), [...near, far]);
    expect(entriesOf(play, ctx()).map(({ words, further }) => [words, further])).toEqual([
      ['Advance your Inkpot 1 space, to the top-row space', false],
      ['Advance your Inkpot 2 spaces, to the middle-row space, with a Bright Idea', false],
      ['Advance your Inkpot 6 spaces, to the top-row space, with 5 Bright Ideas', true],
    ]);
  });

  it('marks a payment that is more than is asked for, and a personal Insight', () => {
    const pay = (from: string, piece = 'common'): Action => ({ do: 'insight', piece, from, to: 'reserve' });
    table.weighs(view({ decision: 'pay' }), [
      [pay('minor-growth'), {}],
      [pay('median-growth'), { above: 1 }],
      [pay('minor-growth', 'own'), {}],
    ]);
    expect(entriesOf(play, ctx()).map(({ words, note }) => [words, note])).toEqual([
      ['Minor Growth', undefined],
      ['Median Growth', 'overpays by 1 level'],
      ['Minor Growth · personal Insight', undefined],
    ]);
  });

  it('does not offer to go to Freud besides walking there', () => {
    const go = (steps: number, location: 'opera' | 'museum'): [Action, UnconsciousMindOutcome] => [
      { do: 'go', figure: 'professor', steps },
      { location, triggers: 2 },
    ];
    table.weighs(view({ decision: 'move' }), [
      [{ do: 'stop' }, { decision: 'move' }],
      go(0, 'museum'),
      go(1, 'opera'),
      go(2, 'museum'),
    ]);
    expect(entriesOf(play, ctx()).map(({ words }) => words)).toEqual([
      'Move the Professor to the Opera (2 triggers)',
      'Move the Professor to the Museum (2 triggers)',
      'Don’t move',
    ]);
  });

  it('shows how many Ideas a way takes', () => {
    table.weighs(view({ decision: 'ideas' }), [
      [
        { do: 'ideas', way: 'both' },
        { ideas: 1, bright: 1 },
      ],
    ]);
    expect(entriesOf(play, ctx())[0]).toMatchObject({
      words: 'An Idea and a Bright Idea',
      pieces: { ideas: 1, bright: 1 },
    });
  });
});

describe('Escape', () => {
  it('lets go of what is picked, then takes back', () => {
    table.can_undo = true;
    play.tap('space:i11');
    play.back();
    expect(play.picks).toEqual([]);
    play.back();
    expect(table.done).toEqual(['undo']);
  });

  it('does nothing when there is nothing to take back', () => {
    play.back();
    expect(table.done).toEqual([]);
  });
});

describe('deciding again', () => {
  it('is lit quietly and takes the place of what was decided', () => {
    table.at(view({ decision: 'ideas' }), [{ do: 'ideas', way: 'idea' }], TURN);
    expect(play.lit('space:i12')).toBe('quiet');
    play.tap('space:i12');
    play.tap('action:notebook_right');
    expect(table.done).toEqual(['instead place i12 notebook_right']);
  });
});

describe('what stands for a target', () => {
  it('has a role, a name with its preview, and says how it is lit', () => {
    table.weighs(view(), [
      [
        { do: 'treat', room: 'primary' },
        { therapy: 2, vp: 2 },
      ],
    ]);
    expect(play.spot('room:primary', 'Primary Room')).toMatchObject({
      role: 'button',
      'aria-label': 'Primary Room. 2 Therapy · +2 VP',
      'data-target': 'room:primary',
      'data-lit': 'yes',
    });
    expect(play.spot('room:secondary', 'Secondary Room')).toMatchObject({
      'aria-label': 'Secondary Room',
      'aria-disabled': 'true',
    });
  });

  it('answers to Enter and space', () => {
    const { onkeydown } = play.spot('room:primary', '') as { onkeydown: (event: KeyboardEvent) => void };
    onkeydown(new KeyboardEvent('keydown', { key: 'x' }));
    expect(table.done).toEqual([]);
    onkeydown(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(table.done).toEqual(['act treat primary']);
  });
});
