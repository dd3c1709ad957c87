// @vitest-environment node

import { describe as suite, expect, it } from 'vitest';
import { choice } from '../../../lib/testing';
import type { Action } from '../../../lib/wire/wire';
import { LANGUAGES } from '../../../lib/words/words';
import { describe } from './describe';
import { gain } from '../edition';
import { sourceCard, sourceWords } from './sources';
import { wordsIn } from '../testing';
import { EDITION_INFO } from '../testing-edition';
import type { UnconsciousMindOutcome } from '../types';

const en = wordsIn('en');
const said = (action: Action, outcome: UnconsciousMindOutcome = {}, t = en): string | undefined =>
  describe(choice(action, outcome), t, EDITION_INFO);
const named = (id: string): string =>
  en.attribute(`unconscious_mind-${id}`, 'a') ?? en(`unconscious_mind-${id}`);

/** Every action that says more than its arguments do, with what it comes to. */
const TOLD: readonly [Action, UnconsciousMindOutcome, string][] = [
  [{ do: 'place', space: 'i12', action: 'move_freud' }, {}, 'Use space 3 of row 2 to move Freud'],
  [
    { do: 'do', effect: 2 },
    { source: 'location-opera', effects: [{ op: 'trigger_location', tag: 'opera' }] },
    'Trigger the Opera (your tags, plus one)',
  ],
  [{ do: 'do', effect: 1 }, { effects: [gain({ coffee: 2 })] }, 'Gain 2 Coffee'],
  [
    { do: 'effect', number: 1 },
    { source: 'location-cafe', effects: [gain({ coffee: 2 })] },
    'Trigger the Café: gain 2 Coffee',
  ],
  [
    { do: 'line_part', part: 'first' },
    { source: 'tile-n101', effects: [{ op: 'elevate', n: 1 }] },
    `Trigger ${named('tile-n101')}: elevate an Insight`,
  ],
  [
    { do: 'trigger', place: 'b1' },
    { source: 'tile-ns01', effects: [{ op: 'elevate', n: 1 }] },
    `Trigger ${named('tile-ns01')}: elevate an Insight`,
  ],
  [
    { do: 'line_part', part: 'start' },
    { source: 'line-freedom', effects: [{ op: 'generate', level: 'minor', quality: 'freedom', n: 1 }] },
    'Trigger the row’s own effect: generate a Minor Freedom Insight',
  ],
  [
    { do: 'line_part', part: 'end' },
    { source: 'row_end', effects: [{ op: 'elevate', n: 1 }] },
    'Trigger the effect at the end of the line: elevate an Insight',
  ],
  [
    { do: 'reputation', number: 4 },
    { effects: [gain({ notebook: 1 })] },
    'Take a Reputation action: gain a Notebook tile',
  ],
  [
    { do: 'slot', location: 'opera', slot: 2 },
    { effects: [{ op: 'treat', n: 1 }] },
    'Claim a bonus at the Opera: treat a Client',
  ],
  [
    { do: 'district', district: 'green', slot: 1 },
    { effects: [gain({ hsb: 1 })] },
    'Claim the bonus for 3 tags in the green District: gain a Heart-Shaped Box',
  ],
  [
    { do: 'fireworks', district: 'red', slot: 1 },
    { effects: [gain({ hsb: 1 })] },
    'With the Fireworks, claim the bonus for 3 tags in the red District: gain a Heart-Shaped Box',
  ],
  [{ do: 'main' }, { effects: [gain({ vp: 1 })] }, 'Resolve the main effect: score 1 VP'],
  [{ do: 'banner' }, { effects: [gain({ vp: 1 })] }, 'Resolve the banner effect: score 1 VP'],
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
  [{ do: 'take', level: 'level_2' }, { tile: 'n201' }, `Take ${named('tile-n201')} (level II)`],
  [{ do: 'take', level: 'level_2' }, { vp: 2 }, 'Score 2 VP for the empty space (level II)'],
  [{ do: 'stop' }, { decision: 'elevate' }, 'Stop elevating'],
  [{ do: 'stop' }, { decision: 'line' }, 'Skip the rest of the line'],
  [
    { do: 'insight', piece: 'own', from: 'minor-growth', to: 'reserve' },
    { decision: 'pay' },
    'Use a personal Insight from Minor Growth',
  ],
  [
    { do: 'insight', piece: 'own', from: 'reserve', to: 'reserve' },
    { decision: 'mark' },
    'Leave a personal Insight from the reserve',
  ],
];

suite('an action in words', () => {
  it.each(TOLD)('%o', (action, outcome, words) => {
    expect(said(action, outcome)).toBe(words);
  });

  it('names cards and people', () => {
    expect(said({ do: 'swap', card: 'r13', shown: 2 }, { card: 'r02' })).toContain(
      en('unconscious_mind-research-r02'),
    );
    expect(said({ do: 'treat', room: 'primary' }, { client: 'c01', dream: 'm04' })).toContain(
      en('unconscious_mind-dream-m04'),
    );
    expect(said({ do: 'box', room: 'primary' }, { client: 'c01' })).toContain(named('client-c01'));
  });

  it('leaves to the usual sentence what that says in full', () => {
    for (const action of [
      { do: 'ideas', way: 'idea' },
      { do: 'recall' },
      { do: 'brighten' },
      { do: 'insight', piece: 'common', from: 'minor-growth', to: 'median-growth' },
    ] as Action[]) {
      expect(said(action)).toBeUndefined();
    }
  });

  it.each(LANGUAGES)('leaves no message out and no place open: %s', (language) => {
    const t = wordsIn(language);
    for (const [action, outcome] of TOLD) {
      expect(said(action, outcome, t)).not.toMatch(/unconscious_mind|[{}$]|undefined/);
    }
  });
});

suite('where a step comes from', () => {
  const SOURCES = [
    'tile-n104',
    'banner-n104',
    'research-r03',
    'action-gain_research',
    'line-row1',
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
    expect(said(museum, { location: 'museum', triggers: 2 }, fr)).toBe(
      'Déplacer le Professeur au Musée (à déclencher 2 fois)',
    );
    const bonus = { do: 'slot', location: 'opera', slot: 2 };
    expect(said(bonus, { effects: [gain({ vp: 1 })] }, fr)).toMatch(/^Prendre un bonus à l’Opéra\s:/);
    expect(sourceWords(fr, 'slot-cafe-1')).toBe('bonus du Grand Café');
  });

  it('is said without an article in brackets', () => {
    expect(said({ do: 'take', level: 'level_1' }, { tile: 'n101' }, wordsIn('fr'))).toMatch(/ \(niveau I\)$/);
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
