/** The games on offer and their screens, each loaded when first needed. */

import type { GameClient } from './game-client';
import { rest } from '../wire/rest';
import type { EditionInfo, GameInfo } from '../wire/wire';

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

export const gameScreen: (id: string) => Promise<GameClient | undefined> = once(async (id) => {
  const load = screens[`../../games/${id}/index.ts`];
  return load && (await load()).default;
});

export const edition: (game: string) => Promise<EditionInfo> = once((game) => rest.edition(game));
