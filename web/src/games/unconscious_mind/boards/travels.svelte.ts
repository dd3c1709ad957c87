/** Pieces of a board that have come to another place travel there: the elements marked with `data-piece`. */

import { untrack } from 'svelte';
import type { TableContext } from '../../../lib/table/table-context';

const TIMES = { full: 420, quick: 220, off: 0 } as const;
/** Less is a shift of what lies beside it, not a journey. */
const LEAST = 12;

type Spots = ReadonlyMap<string, readonly [x: number, y: number]>;

function spotsOf(board: HTMLElement): Spots {
  const { left, top } = board.getBoundingClientRect();
  return new Map(
    [...board.querySelectorAll<HTMLElement>('[data-piece]')].map((piece) => {
      const box = piece.getBoundingClientRect();
      return [piece.dataset.piece!, [box.left - left, box.top - top]];
    }),
  );
}

/** To be called while a board's component is made. */
export function travels(board: () => HTMLElement | undefined, ctx: () => TableContext): void {
  let before: Spots = new Map();

  $effect.pre(() => {
    void ctx().view;
    const element = untrack(board);
    if (element) before = spotsOf(element);
  });

  $effect(() => {
    void ctx().view;
    untrack(() => {
      const element = board();
      const duration = TIMES[ctx().motion];
      if (!element || !duration) return;
      for (const [piece, [x, y]] of spotsOf(element)) {
        const [wasX, wasY] = before.get(piece) ?? [x, y];
        if (Math.hypot(wasX - x, wasY - y) < LEAST) continue;
        element
          .querySelector<HTMLElement>(`[data-piece="${piece}"]`)
          ?.animate([{ transform: `translate(${wasX - x}px, ${wasY - y}px)` }, { transform: 'none' }], {
            duration,
            easing: 'ease-in-out',
          });
      }
    });
  });
}
