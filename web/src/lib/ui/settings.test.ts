// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { chooseLanguage, DEFAULTS, readSettings } from './settings';

describe('settings', () => {
  test.each([null, '', 'not json', '[]', '3', 'null', '{"theme":"purple","confirm":"yes","name":7}'])(
    'that make no sense (%s) are the defaults',
    (kept) => {
      expect(readSettings(kept)).toEqual(DEFAULTS);
    },
  );

  test('are read as they were kept', () => {
    const kept = {
      language: 'nl',
      theme: 'dark',
      animation: 'off',
      confirm: false,
      outlook: true,
      name: 'Ada',
    } as const;
    expect(readSettings(JSON.stringify(kept))).toEqual(kept);
  });

  test('keep what makes sense beside what does not', () => {
    expect(readSettings('{"theme":"dark","animation":"wild"}')).toEqual({ ...DEFAULTS, theme: 'dark' });
  });
});

describe('the language', () => {
  test('is the one chosen', () => {
    expect(chooseLanguage('fr', ['nl-BE'])).toBe('fr');
  });

  test('is else the first of the browser’s that we speak', () => {
    expect(chooseLanguage('auto', ['de-DE', 'nl-BE', 'fr'])).toBe('nl');
    expect(chooseLanguage('auto', ['FR-be'])).toBe('fr');
  });

  test('is else English', () => {
    expect(chooseLanguage('auto', ['ja', 'frr-DE'])).toBe('en');
    expect(chooseLanguage('auto', [])).toBe('en');
  });
});
