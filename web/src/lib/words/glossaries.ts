/**
 * The glossary of a game that has one: the words a newcomer meets at the table.
 *
 * A game lists its terms in `games/<id>/glossary.ts`; the messages `{game}-term-{term}` name them, and their
 * attribute `meaning` says what they mean. Each term is given in the other languages too: at one table
 * players may read different ones.
 */

import { LANGUAGES, makeBundle, makeWords, type Language } from './words';

const lists = import.meta.glob<{ default: readonly string[] }>('../../games/*/glossary.ts');
const files = import.meta.glob<string>('@games-py/*/words/*.ftl', { query: '?raw', import: 'default' });

export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly meaning: string;
  /** What it is called in the other languages. */
  readonly elsewhere: readonly { readonly language: Language; readonly name: string }[];
}

export const hasGlossary = (game: string): boolean => `../../games/${game}/glossary.ts` in lists;

/** In the alphabetical order of the language; nothing for a game without one. */
export async function loadGlossary(game: string, language: Language): Promise<Entry[] | undefined> {
  const list = lists[`../../games/${game}/glossary.ts`];
  if (!list) return undefined;
  const [terms, ...texts] = await Promise.all([list(), ...LANGUAGES.map((one) => source(game, one))]);
  const spoken = LANGUAGES.map((one, at) => makeWords(one, makeBundle(one, [texts[at]!])));
  const t = spoken.find((words) => words.language === language)!;
  const others = spoken.filter((words) => words !== t);
  return terms.default
    .map((term) => {
      const id = `${game}-term-${term}`;
      return {
        id: term,
        name: t(id),
        meaning: t.attribute(id, 'meaning') ?? '',
        elsewhere: others.map((words) => ({ language: words.language, name: words(id) })),
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name, language));
}

async function source(game: string, language: Language): Promise<string> {
  const path = Object.keys(files).find((file) => file.endsWith(`/${game}/words/${language}.ftl`));
  return path === undefined ? '' : files[path]!();
}
