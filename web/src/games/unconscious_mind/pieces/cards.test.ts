// @vitest-environment node

/** Every card of the edition can be said and drawn, in every language: no message missing, no place left open. */

import { describe, expect, it, test } from 'vitest';
import { LANGUAGES, makeBundle, makeWords, type Language, type Words } from '../../../lib/words/words';
import { blot, chances, pictured, portraitOf, vignetteOf } from './art';
import { clientName, dreamName, griefName, researchName, tileName, treatiseName } from '../words/card-words';
import { gain, type UnconsciousMindEdition } from '../edition';
import type { Effect, Effects } from '../types';
import { clientMarks, counterMark, effectGroups, fitOf } from './effect-signs';
import {
  allOf,
  clientWords,
  effectsWords,
  effectWords,
  insightsWords,
  priceWords,
  sentence,
} from '../words/effect-words';
import type { CardRef } from '../explain/explain.svelte';
import TERMS from '../glossary';
import { sheetOf } from '../explain/sheet-words';
import { signMeaning, signName, signsOn } from '../words/sign-terms';
import { SIGNS, type SignName } from './signs';
import { EDITION } from '../testing-edition';

const sources = import.meta.glob<string>('@games-py/unconscious_mind/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
function words(language: Language): Words {
  const [, source] = Object.entries(sources).find(([path]) => path.endsWith(`/${language}.ftl`))!;
  return makeWords(language, makeBundle(language, [source]));
}
const en = words('en');

/** Said in full: no id of a message and no `{$place}` is left in it. */
function expectSaid(text: string): void {
  expect(text).not.toMatch(/unconscious_mind|\{|\}|\$|\?\?\?|undefined|NaN/);
  expect(text.trim()).not.toBe('');
}

const ofKind = (kind: string, items: readonly { id: string }[]): CardRef[] =>
  items.map(({ id }) => ({ kind, id }) as CardRef);

const cardsOf = (edition: UnconsciousMindEdition): CardRef[] => [
  ...ofKind('tile', edition.tiles),
  ...ofKind('research', edition.researches),
  ...ofKind('treatise', edition.treatises),
  ...edition.clients.map(({ id }, at): CardRef => ({ kind: 'client', id, grief: edition.griefs[at]!.id })),
  ...ofKind('client', edition.clients),
  ...ofKind('grief', edition.griefs),
  ...ofKind('dream', edition.dreams),
  ...ofKind('location', edition.city.locations),
  ...ofKind('goal', edition.city.goals),
  ...ofKind('action', edition.table.actions),
  ...ofKind('impulse', edition.solo.impulses),
  ...ofKind(
    'sign',
    Object.keys(SIGNS).map((id) => ({ id })),
  ),
];

const listsOf = ({ city, boards, table }: UnconsciousMindEdition): Effects[] => [
  ...city.districts.flatMap(({ slots }) => slots.map(({ effects }) => effects)),
  ...city.overlays.flatMap(({ colour, grey }) => [...colour, ...grey]),
  ...boards.zones_below.flatMap(({ actions }) => actions),
  ...[...boards.rows, ...boards.columns, boards.row_end].map(({ effect }) => [effect]),
  ...table.actions.map(({ effects }) => effects),
];

describe.each(LANGUAGES)('in %s', (language) => {
  const t = words(language);

  it('every card has a name that says all of it', () => {
    const { tiles, researches, treatises, clients, griefs, dreams } = EDITION;
    for (const tile of tiles) expectSaid(tileName(t, tile));
    for (const card of researches) expectSaid(researchName(t, card));
    for (const treatise of treatises) expectSaid(treatiseName(t, treatise));
    for (const [at, client] of clients.entries()) expectSaid(clientName(t, client, griefs[at]));
    for (const grief of griefs) expectSaid(griefName(t, grief));
    for (const dream of dreams) expectSaid(dreamName(t, dream));
  });

  it('every card can be explained, and all icons on it are named', () => {
    for (const card of cardsOf(EDITION)) {
      const sheet = sheetOf(t, EDITION, card);
      expectSaid(sheet.title);
      expect(new Set(sheet.lines.map(({ label }) => label)).size, sheet.title).toBe(sheet.lines.length);
      for (const { label, text } of sheet.lines) [label, text].forEach(expectSaid);
      for (const sign of signsOn(card, EDITION)) expectSaid(signName(t, sign));
    }
  });

  it('everything printed on the boards can be said', () => {
    for (const effects of listsOf(EDITION)) expectSaid(effectsWords(t, effects));
  });

  test.each(TERMS)('the glossary explains %s', (term) => {
    const id = `unconscious_mind-term-${term}`;
    [t(id), t.attribute(id, 'meaning') ?? ''].forEach(expectSaid);
  });

  test.each(Object.keys(SIGNS) as SignName[])('the icon %s has a name and a meaning', (sign) => {
    expectSaid(signName(t, sign));
    expectSaid(signMeaning(t, sign));
  });
});

describe('words of effects', () => {
  it('a list names each effect for itself', () => {
    expect(effectsWords(en, [{ op: 'elevate', n: 2 }, gain({ vp: 1, coffee: 2 })])).toBe(
      'elevate Insights twice; score 1 VP; gain 2 Coffee',
    );
    expect(effectsWords(en, [])).toBe('no effect');
  });

  it('one of a kind is not counted', () => {
    expect(effectWords(en, { op: 'transfer', n: 1 })).toBe('transfer an Insight');
    expect(effectWords(en, { op: 'generate', level: 'minor', quality: 'any', n: 1 })).toBe(
      'generate a Minor Insight of any quality',
    );
  });

  it('a price buys all that follows it', () => {
    const exchange: Effect = {
      op: 'exchange',
      pay: { insights: [{ level: 'median', quality: 'growth' }], suppress: 0 },
      get: [gain({ hsb: 1, vp: 1, coffee: 1 })],
    };
    expect(effectWords(en, exchange)).toBe(
      'use a Median Growth Insight to score 1 VP, gain 1 Coffee and gain a Heart-Shaped Box',
    );
    expect(priceWords(en, { insights: [], suppress: 1 })).toBe('suppress an Insight');
  });

  it('Insights that are alike are counted', () => {
    const minor = { level: 'minor', quality: 'growth' } as const;
    expect(insightsWords(en, [minor, { level: 'major', quality: 'any' }, minor])).toBe(
      '2 Minor Growth Insights and a Major Insight of any quality',
    );
  });

  it('tiles are triggered anywhere, or next to the one that says so', () => {
    expect(effectWords(en, { op: 'trigger_notebook', scope: 'tile', restrict: 'any' })).toBe(
      'trigger one of your Notebook tiles',
    );
    expect(effectWords(en, { op: 'trigger_notebook', scope: 'tile', restrict: 'adjacent' })).toBe(
      'trigger a Notebook tile next to this one',
    );
  });

  it('a Client says an ability with its number, or what is scored at the end', () => {
    expect(clientWords(en, EDITION.client('c01'))).toBe('you may hold up to 8 Coffee');
    expect(clientWords(en, EDITION.client('c04'))).toBe('whenever you recall Ideas: gain a Bright Idea');
    expect(clientWords(en, EDITION.client('k08'))).toContain(
      '3 VP for each Insight you have on the City Map',
    );
  });

  it('lists and sentences are made as people write them', () => {
    expect(allOf(en, [])).toBe('');
    expect(allOf(en, ['a', 'b', 'c'])).toBe('a, b and c');
    expect(sentence('élevez')).toBe('Élevez.');
  });
});

describe('icons', () => {
  it('every effect shows some, and each has a drawing', () => {
    const groups = [...listsOf(EDITION), ...EDITION.tiles.map(({ main }) => main)].flatMap(effectGroups);
    for (const group of groups) {
      expect(group.length).toBeGreaterThan(0);
      for (const mark of group) if (mark.kind === 'sign') expect(SIGNS[mark.sign]).toBeDefined();
    }
  });

  it('every Client and every goal shows what it is about', () => {
    for (const client of EDITION.clients) expect(clientMarks(client).length, client.id).toBeGreaterThan(0);
    for (const { counter } of EDITION.city.goals) expect(counterMark(counter)).toBeDefined();
  });

  it('more of them are drawn smaller', () => {
    const { main: few } = EDITION.tile('n102');
    const { main: many } = EDITION.tile('n106');
    expect(fitOf(many, 84)).toBeLessThan(fitOf(few, 84));
    expect(fitOf(many, 84)).toBeGreaterThan(10);
  });
});

describe('pictures', () => {
  it('every Dream and every Client has one of its own choosing', () => {
    expect(pictured(EDITION)).toBe(true);
    const portraits = EDITION.clients.map(({ id }) => portraitOf(id).object);
    expect(new Set(portraits).size).toBe(portraits.length);
    expect(vignetteOf(EDITION.dream('m01'))).toEqual({ back: 'tree', front: 'stairs', tint: 'growth' });
  });

  it('ornament is the same for the same card', () => {
    expect(chances('m01')()).toBe(chances('m01')());
    expect(chances('m01')()).not.toBe(chances('m02')());
    expect(blot(0, 0, 10, chances('g01'))).toMatch(/^M[-\d. Q]+Z$/);
  });
});

describe('the edition', () => {
  it('finds what it has, and says what it has not', () => {
    expect(EDITION.tile('n207').level).toBe(2);
    expect(EDITION.tile('id_stroll').main).toEqual([]);
    expect(EDITION.grief('gs1').hearts).toBe(2);
    expect(() => EDITION.dream('x')).toThrow('x');
  });

  it('a covered Location has the slots of its overlay', () => {
    expect(EDITION.slots('library')).toEqual(EDITION.location('library').slots);
    expect(EDITION.slots('library', 'o1-grey')).toEqual(EDITION.overlay('o1').grey);
    expect(EDITION.slots('library', 'o1-colour')).toEqual(EDITION.overlay('o1').colour);
  });
});
