/** How likely everybody is to win, asked for again whenever something is settled. */

import { rest } from './rest';
import type { LiveTable } from './table.svelte';
import type { TableView } from './wire';

/** Milliseconds in which nothing more may happen: while bots play one after another, nobody reads figures. */
const CALM = 350;

/** Is there an outlook for this viewer? */
export const hasOutlook = (table: TableView): boolean =>
  !table.rated && table.status === 'playing' && table.viewpoint >= 0;

export interface OutlookFollower {
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
    const timer = setTimeout(async () => {
      try {
        const outlook = await rest.outlook(id, request.signal);
        if (!request.signal.aborted) chances = outlook.chances;
      } catch {
        // What could not be asked now is asked after the next move; old figures would mislead.
        if (!request.signal.aborted) chances = [];
      }
    }, CALM);
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
