/** Opens a table: fetches what its page needs, then keeps it live for as long as the page is there. */

import { untrack } from 'svelte';
import type { Screen } from './game-client';
import { edition, gameInfo, gameScreen } from './games';
import { words } from '../words/language.svelte';
import { load } from '../wire/load.svelte';
import { rest } from '../wire/rest';
import { LiveTable } from './table.svelte';
import type { Phrase } from '../wire/wire';

interface OpenTable {
  readonly live: LiveTable | null;
  readonly screen: Screen | null;
  readonly problem: Phrase | undefined;
}

export function openTable(id: () => string): OpenTable {
  const loaded = load(async () => {
    const table = await rest.table(id());
    const [game, screen, box] = await Promise.all([
      gameInfo(table.game),
      gameScreen(table.game),
      edition(table.game),
      words.need(table.game),
    ]);
    if (!game) throw new Error(`no game called ${table.game}`);
    return { table, game, screen, edition: box };
  });

  let live: LiveTable | null = $state.raw(null);
  $effect(() => {
    const value = loaded.value;
    if (!value) return;
    const opened = untrack(() => new LiveTable(value.table, value.game, value.edition, value.screen));
    live = opened;
    return () => {
      opened.close();
      live = null;
    };
  });

  return {
    get live() {
      return live;
    },
    get screen() {
      return loaded.value?.screen ?? null;
    },
    get problem() {
      return loaded.problem;
    },
  };
}
