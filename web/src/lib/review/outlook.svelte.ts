/** How likely everybody is to win, asked for again whenever something is settled. */

import { rest } from '../wire/rest';
import type { LiveTable } from '../table/table.svelte';
import type { TableView } from '../wire/wire';

/** Milliseconds in which nothing more may happen: while bots play one after another, nobody reads figures. */
const CALM = 350;
/** And before it is asked again when there was no answer. */
const PATIENCE = 5000;

/** Is there an outlook for this viewer? */
export const hasOutlook = (table: TableView): boolean =>
  !table.rated && table.status === 'playing' && table.viewpoint >= 0;

interface OutlookFollower {
  /** By seat; empty until they are known. */
  readonly chances: readonly number[];
}

/** Follow a table's outlook while it is wanted. Call while a component is set up. */
export function followOutlook(table: LiveTable): OutlookFollower {
  let chances: readonly number[] = $state.raw([]);
  /** A turn being built is not settled: the last figures stand until it is. */
  const settled = $derived.by(() => {
    const { can_undo, ply, viewpoint } = table.table;
    return can_undo || !hasOutlook(table.table) ? null : `${ply} ${viewpoint}`;
  });

  $effect(() => {
    if (settled === null) return;
    const { id } = table.table;
    const request = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const outlook = await rest.outlook(id, request.signal);
        if (!request.signal.aborted) chances = outlook.chances;
      } catch {
        if (request.signal.aborted) return;
        chances = []; // old figures would mislead
        timer = setTimeout(ask, PATIENCE);
      }
    };
    let timer = setTimeout(ask, CALM);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  });

  return {
    get chances() {
      return chances;
    },
  };
}
