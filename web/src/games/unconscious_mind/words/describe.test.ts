// @vitest-environment node

import { describe as suite, expect, it } from 'vitest';
import type { Action } from '../../../lib/wire/wire';
import { LANGUAGES } from '../../../lib/words/words';
import { describe } from './describe';
import { readEdition } from '../edition';
import { meaningNow, type Meaning } from '../play/meaning';
import { sourceCard, sourceWords } from './sources';
import { context, player, step, view, wordsIn } from '../testing';
import { EDITION_INFO } from '../testing-edition';
import type { UnconsciousMindView } from '../types';

const en = wordsIn('en');
const said = (action: Action, seen: UnconsciousMindView = view(), t = en): string | undefined =>
  describe(context(seen, [action], t), action);

const EFFECTS = view({
  decision: 'effects',
  steps: [
    step('effects', {
      source: 'tile-n101',
      effects: [
        { op: 'gain', coffee: 1 },
        { op: 'elevate', n: 2 },
      ],
      done: [true, false],
    }),
  ],
});
const LOCATION = view({
  decision: 'location',
  steps: [step('location', { source: 'location-opera', left: 2 })],
});
const LINE = view({ decision: 'line', steps: [step('line', { source: 'line-row2', done: [] })] });
const TAKE = view({ decision: 'take', frame: { a: 1 } });
const SIDES = view({ decision: 'sides', steps: [step('sides', { source: 'tile-n101' })] });
const INKPOT = view({
  decision: 'inkpot',
  frame: { a: 2, b: 18 },
  players: [player({ bright: 3 }), player()],
});

/** Every action that says more than its arguments do. */
const TOLD: readonly [Action, UnconsciousMindView, string][] = [
  [{ do: 'do', effect: 2 }, EFFECTS, 'Elevate Insights twice'],
  [{ do: 'effect', number: 1 }, LOCATION, 'Trigger the Opera: generate a Minor Freedom Insight'],
  [{ do: 'reputation', number: 4 }, view(), 'Take a Reputation action: gain a Notebook tile'],
  [{ do: 'go', figure: 'professor', steps: 2 }, view(), 'Move the Professor to the Museum (2 triggers)'],
  [
    { do: 'advance', steps: 4 },
    INKPOT,
    'Advance your Inkpot 4 spaces, to the left space, with 2 Bright Ideas',
  ],
  [
    { do: 'slot', location: 'opera', slot: 2 },
    view(),
    'Claim a bonus at the Opera: generate a Major Freedom Insight',
  ],
  [
    { do: 'slot', location: 'opera', slot: 2 },
    view({ overlays: { opera: 'o5-grey' } }),
    'Claim a bonus at the Opera: treat a Client',
  ],
  [
    { do: 'district', district: 'green', slot: 1 },
    view(),
    'Claim the bonus for 3 tags in the green District: advance your Inkpot 1 space; gain a Heart-Shaped Box',
  ],
  [
    { do: 'fireworks', district: 'red', slot: 1 },
    view(),
    'With the Fireworks, claim the bonus for 3 tags in the red District: advance your Inkpot 1 space; gain a Heart-Shaped Box',
  ],
  [
    { do: 'take', level: 'level_1' },
    TAKE,
    `Take ${en.attribute('unconscious_mind-tile-n102', 'a')} (level I)`,
  ],
  [{ do: 'take', level: 'level_2' }, TAKE, 'Score 3 VP for the empty space (level II)'],
  [
    { do: 'line_part', part: 'start' },
    LINE,
    'Trigger the row’s own effect: generate a Minor Freedom Insight',
  ],
  [{ do: 'line_part', part: 'end' }, LINE, 'Trigger the effect at the end of the line: elevate an Insight'],
  [{ do: 'stop' }, LINE, 'Skip the rest of the line'],
  [
    { do: 'insight', piece: 'common', from: 'minor-growth', to: 'reserve' },
    view({ decision: 'pay' }),
    'Use a common Insight from Minor Growth',
  ],
  [
    { do: 'insight', piece: 'own', from: 'reserve', to: 'reserve' },
    view({ decision: 'mark' }),
    'Leave a personal Insight from the reserve',
  ],
];

suite('an action in words', () => {
  it.each(TOLD)('%o', (action, seen, words) => {
    expect(said(action, seen)).toBe(words);
  });

  it('names cards and people', () => {
    expect(said({ do: 'swap', card: 'r13', shown: 2 })).toContain(en('unconscious_mind-research-r02'));
    expect(said({ do: 'treat', room: 'primary' })).toContain(en('unconscious_mind-dream-m04'));
    expect(said({ do: 'box', room: 'primary' })).toContain(
      en.attribute('unconscious_mind-client-c01', 'a') ?? en('unconscious_mind-client-c01'),
    );
    expect(said({ do: 'trigger', place: 'b1' })).toContain(en('unconscious_mind-tile-ns01'));
    expect(said({ do: 'line_part', part: 'first' }, LINE)).toContain(en('unconscious_mind-tile-ns01'));
    expect(said({ do: 'main' }, SIDES)).toBe(
      'Resolve the main effect: generate a Minor Growth Insight; transfer an Insight',
    );
    expect(said({ do: 'banner' }, SIDES)).toMatch(/^Resolve the banner effect: .*1 VP/);
  });

  it('leaves to the usual sentence what that says in full', () => {
    for (const action of [
      { do: 'ideas', way: 'idea' },
      { do: 'recall' },
      { do: 'brighten' },
      { do: 'insight', piece: 'common', from: 'minor-growth', to: 'median-growth' },
      { do: 'treat', room: 'secondary' },
    ] as Action[]) {
      expect(said(action)).toBeUndefined();
    }
  });

  it('says nothing of a position that is gone', () => {
    const instead: Action = { do: 'go', figure: 'freud', steps: 1 };
    expect(describe(context(view(), [], en), instead)).toBeUndefined();
  });

  it.each(LANGUAGES)('leaves no message out and no place open: %s', (language) => {
    const t = wordsIn(language);
    for (const [action, seen] of TOLD) {
      expect(said(action, seen, t)).not.toMatch(/unconscious_mind|[{}$]|undefined/);
    }
  });
});

suite('an action of another position', () => {
  /** What the server says such actions come to, and what they are called then. */
  const MEANT: readonly [Action, Meaning, string][] = [
    [
      { do: 'do', effect: 2 },
      { source: 'location-opera', effects: [{ op: 'trigger_location', tag: 'opera' }] },
      'Trigger the Opera (your tags, plus one)',
    ],
    [{ do: 'do', effect: 1 }, { effects: [{ op: 'gain', coffee: 2, vp: 0 }] }, 'Gain 2 Coffee'],
    [
      { do: 'effect', number: 1 },
      { source: 'location-cafe', effects: [{ op: 'gain', coffee: 2 }] },
      'Trigger the Café: gain 2 Coffee',
    ],
    [
      { do: 'line_part', part: 'first' },
      { source: 'tile-n101', effects: [{ op: 'elevate' }] },
      `Trigger ${en.attribute('unconscious_mind-tile-n101', 'a')}: elevate an Insight`,
    ],
    [
      { do: 'line_part', part: 'end' },
      { source: 'row_end', effects: [{ op: 'elevate' }] },
      'Trigger the effect at the end of the line: elevate an Insight',
    ],
    [
      { do: 'reputation', number: 4 },
      { effects: [{ op: 'gain', notebook: 1 }] },
      'Take a Reputation action: gain a Notebook tile',
    ],
    [
      { do: 'banner' },
      { source: 'banner-n101', effects: [{ op: 'gain', vp: 1 }] },
      'Resolve the banner effect: score 1 VP',
    ],
    [
      { do: 'go', figure: 'freud', steps: 1 },
      { location: 'cafe', triggers: 3 },
      'Move Freud to the Café (3 triggers)',
    ],
    [
      { do: 'advance', steps: 3 },
      { inkpot: 'left', bright: 1 },
      'Advance your Inkpot 3 spaces, to the left space, with a Bright Idea',
    ],
    [
      { do: 'take', level: 'level_2' },
      { tile: 'n201' },
      `Take ${en.attribute('unconscious_mind-tile-n201', 'a')} (level II)`,
    ],
    [{ do: 'take', level: 'level_2' }, { vp: 2 }, 'Score 2 VP for the empty space (level II)'],
    [{ do: 'stop' }, { decision: 'elevate' }, 'Stop elevating'],
    [
      { do: 'insight', piece: 'own', from: 'minor-growth', to: 'reserve' },
      { decision: 'pay' },
      'Use a personal Insight from Minor Growth',
    ],
  ];
  const meant = (action: Action, meaning: Meaning, t = en): string | undefined =>
    describe(context(view(), [], t), action, meaning);

  it.each(MEANT)('%o', (action, meaning, words) => {
    expect(meant(action, meaning)).toBe(words);
  });

  it.each(LANGUAGES)('leaves no place open: %s', (language) => {
    for (const [action, meaning] of MEANT)
      expect(meant(action, meaning, wordsIn(language))).not.toMatch(/unconscious_mind|[{}$]|undefined/);
  });

  it('comes to what the server would say, where it is of this one', () => {
    for (const [action, seen, words] of TOLD) {
      const meaning = meaningNow(seen, readEdition(EDITION_INFO), action);
      expect(meant(action, meaning)).toBe(words);
    }
  });
});

suite('where a step comes from', () => {
  const SOURCES = [
    'tile-n104',
    'banner-n104',
    'research-r03',
    'action-gain_research',
    'line-growth',
    'line-row2',
    'line-column3',
    'row_end',
    'reputation-4',
    'client-c04',
    'dream-m02',
    'location-opera',
    'slot-opera-1',
    'district-green-5',
    'overlay-o3-1',
    'grief-g03',
    'treatise-t31',
    'goal-goal_five',
  ];

  it('is said with what French makes of an article', () => {
    const fr = wordsIn('fr');
    const museum = { do: 'go', figure: 'professor', steps: 2 };
    expect(said(museum, view(), fr)).toBe('Déplacer le Professeur au Musée (à déclencher 2 fois)');
    const bonus = { do: 'slot', location: 'opera', slot: 2 };
    expect(said(bonus, view(), fr)).toMatch(/^Prendre un bonus à l’Opéra\s:/);
    expect(sourceWords(fr, 'slot-cafe-1')).toBe('bonus du Grand Café');
  });

  it('is said without an article in brackets', () => {
    expect(said({ do: 'take', level: 'level_1' }, TAKE, wordsIn('fr'))).toMatch(/ \(niveau I\)$/);
  });

  it.each(LANGUAGES)('is said in words: %s', (language) => {
    const t = wordsIn(language);
    for (const source of SOURCES) {
      const words = sourceWords(t, source);
      expect(words).not.toBe('');
      expect(words).not.toMatch(/unconscious_mind|[{}$]|undefined/);
    }
    expect(sourceWords(t, '')).toBe('');
  });

  it('leads to the card, where it is one', () => {
    expect(sourceCard('banner-n104')).toEqual({ kind: 'tile', id: 'n104' });
    expect(sourceCard('dream-m02')).toEqual({ kind: 'dream', id: 'm02' });
    expect(sourceCard('row_end')).toBeUndefined();
  });

  it('every decision has a name for its step', () => {
    const decisions =
      'effects table turn ideas line inkpot land column row reputation gain_reputation generate elevate transfer adjust pay suppress gain_research swap play gather mark move location take put tile sides bonus treat therapy boxes draft dream goal start starting_tile starting_row end_turn';
    for (const language of LANGUAGES) {
      const t = wordsIn(language);
      for (const decision of decisions.split(' '))
        expect(t.has(`unconscious_mind-step-${decision}`)).toBe(true);
    }
  });
});
