/** What on a board is being pointed at or has the focus: there its board says what it would bring. */

import type { Target } from '../play/play-context';

export class Pointed {
  target = $state<Target>('');
  /** It lies in the lower half of its board: words about it go to the top. */
  isLow = $state(false);

  readonly #show = (event: Event): void => {
    const element = (event.target as Element).closest<HTMLElement>('[data-target]');
    this.target = element?.dataset.target ?? '';
    if (!element) return;
    const board = (event.currentTarget as Element).getBoundingClientRect();
    const { top, height } = element.getBoundingClientRect();
    this.isLow = top + height / 2 > board.top + board.height * 0.6;
  };

  readonly #hide = (): void => {
    this.target = '';
  };

  /** To be spread over the board. */
  readonly handlers = {
    // A finger that touches something chooses it: there is nothing to say any more.
    onpointerover: (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') this.#show(event);
    },
    onpointerleave: this.#hide,
    onfocusin: (event: FocusEvent): void => {
      if ((event.target as Element).matches(':focus-visible')) this.#show(event);
    },
    onfocusout: this.#hide,
  };
}
