// @vitest-environment node

import { describe as suite, expect, it } from 'vitest';
import type { Action } from '../../lib/wire';
import { LANGUAGES } from '../../lib/words';
import { describe } from './describe';
import { sourceCard, sourceWords } from './sources';
import { context, player, step, view, wordsIn } from './testing';
import type { MindView } from './types';

const en = wordsIn('en');
const said = (action: Action, seen: MindView = view(), t = en): string | undefined =>
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
const TOLD: readonly [Action, MindView, string][] = [
  [{ do: 'do', effect: 2 }, EFFECTS, 'Elevate Insights twice'],
  [{ do: 'effect', number: 1 }, LOCATION, 'Trigger the Opera: generate a Minor Freedom Insight'],
  [{ do: 'reputation', number: 4 }, view(), 'Take an action of the Reputation track: gain a Notebook tile'],
  [{ do: 'go', figure: 'professor', steps: 2 }, view(), 'Move the Professor to the Museum (2 triggers)'],
  [
    { do: 'advance', steps: 4 },
    INKPOT,
    'Advance your Inkpot 4 spaces, to the left space, with 2 Bright Ideas',
  ],
  [
    { do: 'slot', location: 'opera', slot: 2 },
    view(),
    'Claim a bonus of the Opera: generate a Major Freedom Insight',
  ],
  [
    { do: 'slot', location: 'opera', slot: 2 },
    view({ overlays: { opera: 'o5-grey' } }),
    'Claim a bonus of the Opera: treat a Client',
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
  [{ do: 'stop' }, LINE, 'Leave the rest of the line'],
  [
    { do: 'insight', piece: 'common', from: 'minor-growth', to: 'reserve' },
    view({ decision: 'pay' }),
    'Use a common Insight from Minor Growth',
  ],
  [
    { do: 'insight', piece: 'own', from: 'reserve', to: 'reserve' },
    view({ decision: 'mark' }),
    'Leave an own Insight from the reserve',
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
      'Do the main effect: generate a Minor Growth Insight; elevate an Insight',
    );
    expect(said({ do: 'banner' }, SIDES)).toMatch(/^Do the banner effect: .*1 VP/);
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

suite('the later steps of a way to play', () => {
  /** What the last of some actions is called, from a position in which the first can be taken. */
  const last = (way: readonly Action[], seen: MindView = view(), t = en): string | undefined => {
    const action = way.at(-1)!;
    return describe(context(seen, [action], t), action, way.slice(0, -1));
  };
  const place = (action: string): Action => ({ do: 'place', space: 'i01', action });
  const ideas = (way: string): Action => ({ do: 'ideas', way });
  const effect = (number: number): Action => ({ do: 'do', effect: number });
  const insight: Action = { do: 'insight', piece: 'common', from: 'reserve', to: 'minor-growth' };
  const use: Action = { do: 'insight', piece: 'common', from: 'minor-growth', to: 'reserve' };
  const take: Action = { do: 'take', level: 'level_1' };
  const advance = (steps: number): Action => ({ do: 'advance', steps });
  const part = (name: string): Action => ({ do: 'line_part', part: name });

  const LATER: readonly [string, Action[], string][] = [
    [
      'the effects of what Ideas are placed for',
      [place('elevate_transfer'), ideas('idea'), effect(2)],
      'Transfer an Insight',
    ],
    [
      'the tile of the column that was chosen',
      [place('notebook_center'), ideas('idea'), effect(1), take],
      `Take ${en.attribute('unconscious_mind-tile-n102', 'a')} (level I)`,
    ],
    [
      'what a tile from the centre triggers',
      [place('notebook_center'), ideas('idea'), effect(1), take, effect(1)],
      'Generate a Minor Growth Insight',
    ],
    [
      'the sides of a tile from the right',
      [place('notebook_right'), ideas('idea'), effect(1), take, { do: 'banner' }, { do: 'main' }],
      'Do the main effect: gain 1 Coffee; gain a Research card',
    ],
    [
      'the tile that an effect brings',
      [{ do: 'reputation', number: 4 }, effect(1), take],
      `Take ${en.attribute('unconscious_mind-tile-n101', 'a')} (level I)`,
    ],
    [
      'what is done of such a side',
      [place('notebook_right'), ideas('idea'), effect(1), take, { do: 'main' }, effect(2)],
      'Gain a Research card',
    ],
    [
      'what an Insight buys',
      [
        { do: 'go', figure: 'professor', steps: 1 },
        { do: 'effect', number: 3 },
        effect(1),
        insight,
        effect(1),
      ],
      'Gain a Research card',
    ],
    ['what is used for a box', [{ do: 'box_set' }, use, use], 'Use a common Insight from Minor Growth'],
    [
      'what is left undone',
      [place('elevate_transfer'), ideas('idea'), effect(1), { do: 'stop' }],
      'Elevate no more',
    ],
    [
      'the rest of a list after that',
      [place('elevate_transfer'), ideas('idea'), effect(1), { do: 'stop' }, effect(2)],
      'Transfer an Insight',
    ],
    [
      'that the rest of a list is left',
      [place('elevate_transfer'), ideas('idea'), effect(2), insight, { do: 'stop' }],
      'Leave the rest',
    ],
    [
      'the same again after a Location, with two Ideas',
      [
        place('move_professor'),
        ideas('two_ideas'),
        effect(1),
        { do: 'go', figure: 'professor', steps: 1 },
        { do: 'effect', number: 1 },
        effect(1),
        insight,
        effect(1),
      ],
      'Advance your Professor 1–2 Locations or go to Freud',
    ],
    [
      'the same again, with two Ideas',
      [
        place('generate_three'),
        ideas('two_ideas'),
        effect(1),
        insight,
        effect(2),
        insight,
        effect(3),
        insight,
        effect(1),
      ],
      'Generate a Minor Growth Insight',
    ],
    [
      'where the Inkpot comes to',
      [advance(1), part('start'), advance(2)],
      'Advance your Inkpot 2 spaces, to the space of the bottom row',
    ],
    [
      'the line it triggers',
      [advance(2), part('start')],
      'Trigger the row’s own effect: generate a Minor Freedom Insight',
    ],
    [
      'that line after an effect of it',
      [advance(2), part('end'), effect(1), insight, part('start')],
      'Trigger the row’s own effect: generate a Minor Freedom Insight',
    ],
    [
      'a line that was chosen',
      [{ do: 'line', line: 'row1' }, part('start')],
      'Trigger the row’s own effect: generate a Minor Growth Insight',
    ],
    [
      'where a figure comes to',
      [
        { do: 'go', figure: 'professor', steps: 1 },
        { do: 'go', figure: 'professor', steps: 1 },
      ],
      'Move the Professor to the Museum (2 triggers)',
    ],
    [
      'what is to be had there',
      [
        { do: 'go', figure: 'professor', steps: 1 },
        { do: 'effect', number: 1 },
      ],
      'Trigger the Opera: generate a Minor Freedom Insight',
    ],
    [
      'the effects of a bonus',
      [{ do: 'slot', location: 'opera', slot: 2 }, effect(1)],
      'Generate a Major Freedom Insight',
    ],
    [
      'what an action of the Reputation track does',
      [{ do: 'reputation', number: 4 }, effect(1)],
      'Gain a Notebook tile',
    ],
  ];

  it.each(LATER)('tell %s', (_, way, words) => {
    expect(last(way)).toBe(words);
  });

  it('are told in general words where the actions do not say enough', () => {
    const unsure: Action[][] = [
      [effect(1)],
      [place('generate_three'), ideas('idea'), effect(1), insight, effect(1)],
      [place('elevate_transfer'), ideas('idea'), effect(1), { do: 'stop' }, { do: 'stop' }, effect(2)],
      [place('elevate_transfer'), ideas('idea'), { do: 'adjust' }, insight, { do: 'stop' }],
      [insight, take],
      // Whether its Coffee was to be had at once is not sure, nor therefore which list this is of.
      [place('notebook_center'), ideas('two_ideas'), effect(1), take, effect(1), insight, effect(1)],
      [insight, { do: 'stop' }],
      [
        { do: 'swap', card: 'r13', shown: 2 },
        { do: 'swap', card: 'r14', shown: 2 },
      ],
      [
        { do: 'put', place: 'b1' },
        { do: 'trigger', place: 'b1' },
      ],
    ];
    for (const way of unsure) expect(last([insight, ...way])).toBeUndefined();
  });

  it.each(LANGUAGES)('leave no place open: %s', (language) => {
    for (const [, way] of LATER) {
      expect(last(way, view(), wordsIn(language))).not.toMatch(/unconscious_mind|[{}$]|undefined/);
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
