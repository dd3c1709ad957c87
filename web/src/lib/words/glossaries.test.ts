// @vitest-environment node

import { expect, test } from 'vitest';
import { hasGlossary, loadGlossary } from './glossaries';
import { LANGUAGES } from './words';

test.each(LANGUAGES)('every term of a glossary has a name and a meaning in %s', async (language) => {
  const entries = (await loadGlossary('amygdala', language))!;
  expect(entries.length).toBeGreaterThan(10);
  for (const { id, name, meaning, elsewhere } of entries) {
    expect(name).not.toBe(`amygdala-term-${id}`);
    expect(meaning, id).not.toBe('');
    expect(elsewhere.map((other) => other.language)).toEqual(LANGUAGES.filter((one) => one !== language));
  }
  const names = entries.map(({ name }) => name);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, language)));
});

test('a game may do without', async () => {
  expect(hasGlossary('chess')).toBe(false);
  expect(await loadGlossary('chess', 'en')).toBeUndefined();
});
