/** What is new on the game board: pieces fly to where they are now, and tiles of others stay marked for a while. */

import type { TableContext } from '../../../lib/table/table-context';
import type { Flight } from '../../../parts/table/Flights.svelte';
import { changes, placeOf, type Change } from './changes';
import type { FlownTile } from './Flown.svelte';
import type { AmygdalaView, SpaceId } from '../types';

export interface Page {
  /** Where a space is now. */
  space(id: SpaceId): DOMRect | undefined;
  /** Where a resource tile was before the last change: `L2:0`. */
  resource(pick: string): DOMRect | undefined;
  /** False when nothing is to move. */
  launch(flight: Flight<FlownTile>): boolean;
}

export class Arrivals {
  readonly #ctx: () => TableContext<AmygdalaView>;
  readonly #page: Page;
  #before: AmygdalaView | undefined;
  #wasBuilding = false;

  /** The tiles placed by others since the viewer's last turn, and by whom. */
  recent = $state.raw<ReadonlyMap<SpaceId, number>>(new Map());
  /** The spaces whose tile is still on its way over the page. */
  flying = $state.raw<ReadonlySet<SpaceId>>(new Set());

  constructor(ctx: () => TableContext<AmygdalaView>, page: Page) {
    this.#ctx = ctx;
    this.#page = page;
  }

  /** To be told of every view, once it is on the page. */
  see(after: AmygdalaView, isBuilding: boolean): void {
    const before = this.#before;
    const hasEndedTurn = this.#wasBuilding && !isBuilding && after.actor !== after.seat;
    if (hasEndedTurn) this.recent = new Map();
    if (before && before !== after) {
      const happened = changes(before, after);
      for (const change of happened) this.#show(change);
      if (!isBuilding) this.#remember(happened);
    }
    this.#before = after;
    this.#wasBuilding = isBuilding;
  }

  #show(change: Change): void {
    const { seat } = change;
    const panel = visible(`[data-amygdala-seat="${seat}"]`);
    if (change.kind === 'bought') {
      const from = this.#page.resource(`${change.lotus}:${change.index}`);
      const bank = visible(`[data-amygdala-bank="${seat}"]`) ?? panel;
      if (from && bank) this.#page.launch({ piece: { resource: change.tile }, from, to: middle(bank, 30) });
      return;
    }
    const { space, tile } = change;
    const to = this.#page.space(space);
    const from =
      visible(`[data-amygdala-place="${seat}:${placeOf(this.#ctx().view, seat, tile)}"]`) ??
      (panel && middle(panel, 48));
    const piece = { tile, look: this.#ctx().looks[seat] };
    const landed = (): void => this.#setFlying(space, false);
    if (from && to && this.#page.launch({ piece, from, to, landed })) this.#setFlying(space, true);
  }

  #setFlying(space: SpaceId, isFlying: boolean): void {
    const others = [...this.flying].filter((other) => other !== space);
    this.flying = new Set(isFlying ? [...others, space] : others);
  }

  /** Marks stay until the viewer ends a turn; in the past and for spectators, until the next change. */
  #remember(happened: readonly Change[]): void {
    const { view, live } = this.#ctx();
    const marks = happened.flatMap((change): [SpaceId, number][] =>
      change.kind === 'placed' && change.seat !== view.seat ? [[change.space, change.seat]] : [],
    );
    if (!marks.length) return;
    this.recent = new Map(live && view.seat >= 0 ? [...this.recent, ...marks] : marks);
  }
}

/** The part of the page with such a mark that can be seen. */
function visible(mark: string): DOMRect | undefined {
  const parts = [...document.querySelectorAll(mark)].map((part) => part.getBoundingClientRect());
  return parts.find(({ width }) => width > 0);
}

/** A square in the middle of a part of the page, no higher than it. */
function middle({ left, top, width, height }: DOMRect, most: number): DOMRect {
  const size = Math.min(most, height);
  return new DOMRect(left + (width - size) / 2, top + (height - size) / 2, size, size);
}
