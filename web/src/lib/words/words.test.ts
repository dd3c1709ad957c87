// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { makeBundle, makeWords } from './words';

const source = `
plain = Hello
tile-curve = curve
    .a = a curve
tile-sand = sand
laid = { $player } lays { $tile } at { $cell }.
bare = The { $tile_name } of { $player }.
turned = { $turn ->
    [0] as it is
   *[1] turned { $cell }
}
prompt = Your turn.
    .other = Waiting for { $player }.
why = Brings you { $tile }.
    .other = Brings { $who } { $tile }.
`;
const french = `
theatre = Théâtre
    .a = le Théâtre
    .at = au Théâtre
    .of = du Théâtre
office = Cabinet
begins = Freud commence { $place_at }.
takes = Prend le bonus { $place_of }.
`;
const t = makeWords('en', makeBundle('en', [source]), ['Ada', 'Bram']);

describe('words', () => {
  test('are found by id, and a missing one shows its id', () => {
    expect(t('plain')).toBe('Hello');
    expect(t('missing')).toBe('missing');
    expect(t.has('plain')).toBe(true);
    expect(t.has('missing')).toBe(false);
    expect(t.language).toBe('en');
  });

  test('with an unfilled place are still words', () => {
    expect(t('laid', { player: 'Ada' })).toContain('Ada lays');
  });

  test('put names in their form with an article, or bare', () => {
    const phrase = { args: { cell: 'C4' }, names: { tile: 'tile-curve' }, seats: { player: 1 } };
    expect(t.phrase({ id: 'laid', ...phrase })).toBe('Bram lays a curve at C4.');
    expect(t.phrase({ id: 'bare', ...phrase })).toBe('The curve of Bram.');
  });

  test('put names in the forms their language has, or bare', () => {
    const fr = makeWords('fr', makeBundle('fr', [french]));
    expect(fr.phrase({ id: 'begins', names: { place: 'theatre' } })).toBe('Freud commence au Théâtre.');
    expect(fr.phrase({ id: 'takes', names: { place: 'theatre' } })).toBe('Prend le bonus du Théâtre.');
    expect(fr.phrase({ id: 'takes', names: { place: 'office' } })).toBe('Prend le bonus Cabinet.');
  });

  test('do without an article where there is none, and without marks around what is filled in', () => {
    const phrase = { id: 'laid', args: { cell: 'C4' }, names: { tile: 'tile-sand' }, seats: { player: 0 } };
    expect(t.phrase(phrase)).toBe('Ada lays sand at C4.');
  });

  test('choose by number', () => {
    expect(t.phrase({ id: 'turned', args: { turn: 0, cell: 'C4' } })).toBe('as it is');
    expect(t.phrase({ id: 'turned', args: { turn: 3, cell: 'C4' } })).toBe('turned C4');
  });

  test('for those who wait differ from those for who must act', () => {
    const prompt = { id: 'prompt', seats: { player: 0 } };
    expect(t.phrase(prompt)).toBe('Your turn.');
    expect(t.phrase(prompt, 'other')).toBe('Waiting for Ada.');
    expect(t.phrase({ id: 'plain' }, 'other')).toBe('Hello');
    expect(t.attribute('plain', 'other')).toBeUndefined();
  });

  test('about a player do not speak to the reader', () => {
    const why = { id: 'why', names: { tile: 'tile-curve' } };
    expect(t.phrase(why)).toBe('Brings you a curve.');
    const about = t.about('Bram');
    expect(about.phrase(why)).toBe('Brings Bram a curve.');
    expect(about('why', { tile: 'it' })).toBe('Brings Bram it.');
    expect([about('plain'), about.language, about.has('why')]).toEqual(['Hello', 'en', true]);
  });
});
