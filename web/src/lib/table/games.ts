/** The games on offer and their screens, each loaded when first needed. */

import type { GameClient, Screen } from './game-client';
import { rest } from '../wire/rest';
import type { EditionInfo, GameInfo, GameTexts } from '../wire/wire';
import type { Language } from '../words/words';

const screens = import.meta.glob<{ default: GameClient }>('../../games/*/index.ts');

/** A promise that is kept, unless it fails: then the next one tries again. */
function once<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (key) => {
    let promise = made.get(key);
    if (!promise) {
      promise = make(key);
      made.set(key, promise);
      promise.catch(() => made.delete(key));
    }
    return promise;
  };
}

const allGames = once(() => rest.games());

export const games = (): Promise<GameInfo[]> => allGames('');

export async function gameInfo(id: string): Promise<GameInfo | undefined> {
  return (await games()).find((game) => game.id === id);
}

/** A game's own screen, completed by the default one. */
export const gameScreen: (id: string) => Promise<Screen> = once(async (id) => {
  const own = (await screens[`../../games/${id}/index.ts`]?.())?.default;
  if (own?.Table && own.Panel) return own as Screen;
  const { default: anyGame } = await import('../../default-screen');
  return { ...anyGame, ...own } as Screen;
});

/** What a game says, for those that the client was built without. */
export const texts = (game: string, language: Language): Promise<GameTexts> =>
  allTexts(`${game} ${language}`);

const allTexts = once((key) => {
  const [game = '', language = ''] = key.split(' ');
  return rest.texts(game, language);
});

export const edition: (game: string) => Promise<EditionInfo> = once((game) => rest.edition(game));
