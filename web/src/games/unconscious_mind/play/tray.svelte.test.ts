// @vitest-environment jsdom

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEAT_LOOKS } from '../../../lib/table/players';
import { choice } from '../../../lib/testing';
import type { Action, Choice } from '../../../lib/wire/wire';
import Abilities from './Abilities.svelte';
import { Play } from './play.svelte';
import Steps from './Steps.svelte';
import { gain } from '../edition';
import { said, standing, step, view, wordsIn } from '../testing';
import { EDITION_INFO } from '../testing-edition';
import Tray from './Tray.svelte';
import type { Effect, UnconsciousMindContext, UnconsciousMindOutcome, UnconsciousMindView } from '../types';

const t = wordsIn('en');
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    disconnect(): void {}
  },
);

const OUTCOMES: Readonly<Record<string, UnconsciousMindOutcome>> = {
  recall: { coffee: 1 },
  treat: { therapy: 2, vp: 2 },
};

class TestTable {
  view = $state.raw<UnconsciousMindView>(view());
  legal = $state.raw<readonly Action[]>([]);
  readonly instead = [];
  readonly live = true;
  readonly edition = EDITION_INFO;
  readonly t = t;
  readonly names = ['Mia', 'Tom'];
  readonly looks = SEAT_LOOKS;
  readonly table = { my_turn: true, can_undo: false };
  done: string[] = [];
  announce = (): void => undefined;
  describe = (action: Action): string => said(action, this.choiceOf(action).outcome);
  choiceOf = (action: Action): Choice<UnconsciousMindOutcome> =>
    choice(action, { decision: this.view.decision, ...OUTCOMES[String(action.do)] });
  #note(how: string, action: Action): Promise<boolean> {
    this.done.push(`${how} ${Object.values(action).join(' ')}`);
    return Promise.resolve(true);
  }
  act = (action: Action) => this.#note('act', action);
  why = (action: Action) => this.#note('why', action);
}

let table: TestTable;
let mounted: Record<string, unknown>;
let shown: { choose: (number: number) => void; focus: () => boolean };
let stated: number;
const ctx = (): UnconsciousMindContext => table as unknown as UnconsciousMindContext;
const buttons = (): string[] =>
  [...document.querySelectorAll('button[data-choice]')].map((button) =>
    (button.textContent ?? '').replace(/\s+/g, ' ').trim(),
  );

function decide(seen: UnconsciousMindView, legal: readonly Action[]): void {
  table.view = seen;
  table.legal = legal;
  const play = new Play(ctx);
  shown = mount(Tray, {
    target: document.body,
    props: { ctx: ctx(), play, onstate: () => (stated += 1), ondone: () => undefined },
  });
  mounted = shown;
  flushSync();
}

beforeEach(() => {
  table = new TestTable();
  stated = 0;
});
afterEach(async () => {
  await unmount(mounted);
});

describe('the turn', () => {
  it('has three ways, each with what it takes; digits take them', () => {
    decide(view(), [
      { do: 'place', space: 'i11', action: 'notebook_left' },
      { do: 'recall' },
      { do: 'treat', room: 'primary' },
    ]);
    expect(buttons()).toHaveLength(3);
    expect(buttons()[1]).toContain('1 Coffee for your space');
    expect(buttons()[2]).toContain('2 Therapy · +2 VP');
    shown.choose(1);
    shown.choose(2);
    shown.choose(3);
    expect(stated).toBe(1);
    expect(table.done).toEqual(['act recall', 'act treat primary']);
  });

  it('says why one is not possible', () => {
    decide(view(), [{ do: 'place', space: 'i11', action: 'notebook_left' }]);
    shown.choose(2);
    shown.choose(3);
    expect(table.done).toEqual(['why recall', 'why treat primary']);
  });
});

describe('a list of effects', () => {
  it('offers what is open, strikes what is done, and can be left', () => {
    const effects: Effect[] = [gain({ vp: 1 }), { op: 'elevate', n: 1 }];
    decide(
      view({
        decision: 'effects',
        steps: [step('end_turn'), step('effects', { effects, done: [true, false] })],
      }),
      [{ do: 'stop' }, { do: 'do', effect: 2 }],
    );
    expect(buttons()).toEqual(['Elevate an Insight', 'Skip the rest']);
    expect(document.querySelector('.done')?.textContent).toContain('Score 1 VP');
    shown.choose(1);
    expect(table.done).toEqual(['act do 2']);
    expect(shown.focus()).toBe(true);
    expect(document.activeElement?.textContent).toContain('Elevate');
  });
});

describe('the ability of a Client', () => {
  it('is told where it matters', () => {
    table.view = view({ decision: 'boxes', standing: [standing({ at_work: ['c08'] })] });
    table.legal = [{ do: 'stop' }, { do: 'adjust' }];
    mounted = mount(Abilities, { target: document.body, props: { ctx: ctx(), play: new Play(ctx) } });
    flushSync();
    expect(document.querySelector('.ability')?.textContent).toContain('costs you only 1');
  });
});

describe('the steps of a cascade', () => {
  it('begin with the present one and say where each comes from', () => {
    table.view = view({
      decision: 'pay',
      steps: [
        step('end_turn'),
        step('table', { source: 'action-move_freud', left: 2 }),
        step('location', { source: 'location-opera', left: 3 }),
        step('pay', { price: [{ level: 'minor', quality: 'freedom' }] }),
      ],
    });
    mounted = mount(Steps, { target: document.body, props: { ctx: ctx() } });
    flushSync();
    const chips = [...document.querySelectorAll('ol li')];
    expect(chips.map((chip) => (chip.textContent ?? '').replace(/\s+/g, ' ').trim())).toEqual([
      'Use Insights',
      'Location Opera ×3',
      'Action Move Freud ×2',
      'End of turn',
    ]);
    expect(chips[0]!.getAttribute('aria-current')).toBe('step');
  });
});
