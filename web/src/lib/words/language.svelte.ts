/** The words of the reader's language: the shell's at once, a game's when it is needed. */

import { texts } from '../table/games';
import { chooseLanguage } from '../ui/settings';
import { settings } from '../ui/settings.svelte';
import { makeBundle, makeWords, type Language, type Words } from './words';

// The command line's words are not for the browser.
const shellFiles = import.meta.glob<string>(['@words/*/*.ftl', '!@words/*/cli.ftl'], {
  query: '?raw',
  import: 'default',
});
const gameFiles = import.meta.glob<string>('@games-py/*/words/*.ftl', { query: '?raw', import: 'default' });

type Files = Record<string, () => Promise<string>>;

const matching = (files: Files, ending: RegExp): Promise<string[]> =>
  Promise.all(Object.entries(files).flatMap(([path, load]) => (ending.test(path) ? [load()] : [])));

/** A game that the client was built without brings its words by way of the server. */
async function wordsOf(game: string, language: Language): Promise<string[]> {
  const own = await matching(gameFiles, new RegExp(`/${game}/words/${language}\\.ftl$`));
  return own.length ? own : [(await texts(game, language)).words];
}

let wished: readonly string[] = $state.raw(navigator.languages);
addEventListener('languagechange', () => (wished = navigator.languages));

const language = $derived(chooseLanguage(settings.language, wished));
const gamesWanted = new Set<string>();

let sources: readonly string[] = $state.raw([]);
let spoken: Language = $state('en');
const bundle = $derived(makeBundle(spoken, sources));
const shellWords: Words = $derived(makeWords(spoken, bundle));

/** Load the words of the language as it is set now; the page changes when all of them are there. */
async function load(): Promise<void> {
  for (;;) {
    const wanted = language;
    const games = [...gamesWanted];
    const texts = await Promise.all([
      matching(shellFiles, new RegExp(`/${wanted}/[^/]+\\.ftl$`)),
      ...games.map((game) => wordsOf(game, wanted)),
    ]);
    if (wanted !== language || games.length !== gamesWanted.size) continue; // more was asked for meanwhile
    sources = texts.flat();
    spoken = wanted;
    return;
  }
}

export const words = {
  /** The words of the page, without players' names. Reactive. */
  get t(): Words {
    return shellWords;
  },
  /** The words with the names of those at a table. */
  at(names: readonly string[]): Words {
    return makeWords(spoken, bundle, names);
  },
  /** The language that is set; words of another may still be shown for a moment. */
  get language(): Language {
    return language;
  },
  load,
  /** Add a game's words. */
  async need(...games: string[]): Promise<void> {
    const before = gamesWanted.size;
    for (const game of games) gamesWanted.add(game);
    if (gamesWanted.size !== before) await load();
  },
};
