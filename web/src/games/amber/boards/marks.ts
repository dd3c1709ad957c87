/** What the log says of villages and castles, as marks on their squares: connections, cuts and coins. */

import type { Phrase } from '../../../lib/wire/wire';
import type { CellName } from '../types';

/** A connection that is made or cut. */
export interface Link {
  readonly seat: number;
  readonly gained: boolean;
  /** It brings the site's coin. */
  readonly coin: boolean;
}

export interface Marks {
  readonly links: ReadonlyMap<CellName, readonly Link[]>;
  /** Where a coin goes to nobody. */
  readonly lost: ReadonlySet<CellName>;
}

const SITE = /^amber-event-(connected|cut|coin_taken|coin_lost)_(?:village|castle)$/;

export function marksOf(told: readonly Phrase[]): Marks {
  const links = new Map<CellName, Link[]>();
  const lost = new Set<CellName>();
  for (const { id, args, seats } of told) {
    const what = SITE.exec(id)?.[1];
    const cell = String(args?.cell);
    const seat = seats?.player ?? -1;
    if (what === 'coin_lost') lost.add(cell);
    else if (what) {
      const others = (links.get(cell) ?? []).filter((link) => link.seat !== seat);
      links.set(cell, [...others, { seat, gained: what !== 'cut', coin: what === 'coin_taken' }]);
    }
  }
  return { links, lost };
}
