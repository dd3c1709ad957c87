// @vitest-environment jsdom

/** The desk and the panel as they are mounted: whose they are decides what can be done, and everything is said. */

import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seatLook } from '../../../lib/table/players';
import { LANGUAGES, type Language } from '../../../lib/words/words';
import Desk from './Desk.svelte';
import Panel from '../Panel.svelte';
import type { BoardPlay } from '../play/play-context';
import Scores from '../Scores.svelte';
import { player, room, roomStanding, standing, view, wordsIn } from '../testing';
import { EDITION, EDITION_INFO } from '../testing-edition';
import type { UnconsciousMindContext, UnconsciousMindView } from '../types';

const FINAL = ['standing', 'rank', 'districts', 'rows', 'tags', 'cases', 'leftover_boxes', 'bright_ideas'];
const POSITION = view({
  players: [
    player({
      dial: { 'minor-growth': [2, 1], 'major-passion': [1, 0], reserve: [3, 0] },
      coffee: 2,
      notebook: ['ns01', 'n104', '', '', '', '', '', '', ''],
      inkpot: 'row2',
      in_play: ['r01'],
      rooms: [
        room({ client: 'c05', grief: '', therapy: 2, manifest: 'm25', latent: 'l04' }),
        room({ client: '', grief: '', therapy: 0, manifest: '', latent: '' }),
      ],
      second_room: false,
      cured: ['c01'],
    }),
    player({ notebook: ['id_study', '', '', 'id_stroll', '', '', 'id_treat', '', ''], dial: {}, coffee: 0 }),
  ],
  standing: [
    standing({
      rooms: [
        roomStanding({
          therapy: 2,
          needs: {
            m25: {
              verdict: 'payable',
              coffee: 0,
              parts: [{ need: { level: 'minor', quality: 'growth' }, means: 'exact', area: 'minor-growth' }],
            },
          },
        }),
        roomStanding(),
      ],
      final_facts: Object.fromEntries(
        FINAL.map((step) => [step, { count: 1, place: 1, coffee: 2, clients: ['k01'] }]),
      ),
    }),
    standing({ is_id: true }),
  ],
  hand: ['r14'],
});

function context(language: Language = 'en', seen: UnconsciousMindView = POSITION): UnconsciousMindContext {
  return {
    view: seen,
    legal: [],
    edition: EDITION_INFO,
    t: wordsIn(language),
    names: ['Mia', 'Id'],
    looks: [seatLook(0), seatLook(1)],
    hoverSeat: null,
  } as unknown as UnconsciousMindContext;
}

const tapped: string[] = [];
const play: BoardPlay = {
  edition: EDITION,
  ways: [],
  lit: (target) => (target === 'area:minor-growth' || target === 'line:column1' ? 'yes' : 'no'),
  picked: () => false,
  preview: () => '',
  tap: (target) => tapped.push(target),
  spot: (target, name) => ({ role: 'button', 'aria-label': name, 'data-target': target, 'data-roving': '' }),
};

beforeAll(() => {
  // jsdom lays nothing out, so there is nothing to observe.
  const Nothing = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  vi.stubGlobal('ResizeObserver', Nothing);
});

let shown: object | undefined;
function show(component: Component<never>, props: object): HTMLElement {
  shown = mount(component, { target: document.body, props: props as never });
  flushSync();
  return document.body;
}
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
  tapped.length = 0;
});

const targets = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-target]')].map(({ dataset }) => dataset.target ?? '');
const said = (): string =>
  [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')).join('\n') +
  document.body.textContent;

describe('one’s own desk', () => {
  it('has a target for everything of one’s own that can ever be chosen', () => {
    show(Desk as Component<never>, { ctx: context(), seat: 0, play });
    const found = targets();
    expect(new Set(found).size).toBe(found.length);
    for (const target of [
      'room:primary',
      'room:secondary',
      'place:a1',
      'place:c3',
      'inkpot:left',
      'line:row2',
    ])
      expect(found).toContain(target);
    for (const target of [
      'line:column3',
      'area:reserve',
      'area:major-passion',
      'research:r14',
      'research:r01',
    ])
      expect(found).toContain(target);
    expect(found).toHaveLength(2 + 9 + 5 + 6 + 10 + 2);
  });

  it('says how things stand', () => {
    show(Desk as Component<never>, { ctx: context(), seat: 0, play });
    expect(said()).toContain('Minor Growth: 2 common, 1 personal');
    expect(said()).toContain('middle-row space: the Inkpot is here');
    expect(said()).toContain('Payable');
    expect(said()).toContain('Secondary Room: closed');
  });

  it('takes a tap anywhere on an area, a room, or a line that is lit', () => {
    const desk = show(Desk as Component<never>, { ctx: context(), seat: 0, play });
    desk
      .querySelector('.area.minor.growth .ground')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    desk.querySelector<HTMLElement>('.room .client')!.click();
    desk.querySelector<HTMLElement>('.whole')!.click();
    expect(tapped).toEqual(['area:minor-growth', 'room:primary', 'line:column1']);
  });
});

it('a Client whose Dreams are used up needs none', () => {
  const dreamless = room({ manifest: '', latent: '' });
  const seen = view({ players: [player({ rooms: [dreamless, dreamless], second_room: true })] });
  const desk = show(Desk as Component<never>, { ctx: context('en', seen), seat: 0, play });
  expect(desk.querySelectorAll('.cards > .client')).toHaveLength(2);
  expect(desk.querySelector('.verdict')).toBeNull();
});

describe('another’s desk', () => {
  it('has nothing to choose', () => {
    show(Desk as Component<never>, { ctx: context(), seat: 0 });
    expect(targets()).toEqual([]);
  });

  it('of the Id shows Libido and no dial', () => {
    const desk = show(Desk as Component<never>, { ctx: context(), seat: 1 });
    expect(desk.textContent).toContain('Libido');
    expect(desk.querySelector('.area')).toBeNull();
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it.each([
    ['desk', Desk, 0],
    ['desk of the Id', Desk, 1],
    ['panel', Panel, 0],
    ['panel of the Id', Panel, 1],
    ['scores', Scores, 0],
  ])('the %s is said in full', (_, component, seat) => {
    show(component as unknown as Component<never>, {
      ctx: context(language),
      seat,
      play: seat ? undefined : play,
    });
    expect(said()).not.toMatch(/unconscious_mind|\{|\}|undefined|NaN/);
  });
});
