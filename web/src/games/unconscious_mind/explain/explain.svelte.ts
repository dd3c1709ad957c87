/** What a card or an icon means: asked for with `?`, a long press or a right click, shown beside the board. */

import type { Attachment } from 'svelte/attachments';
import type { Effects } from '../types';
import type { SignName } from '../pieces/signs';

/** Anything that can be explained. */
export type CardRef =
  | {
      readonly kind: 'tile' | 'research' | 'treatise' | 'grief' | 'dream' | 'goal' | 'action' | 'impulse';
      readonly id: string;
    }
  | { readonly kind: 'client'; readonly id: string; readonly grief?: string }
  /** `slots`: those of the overlay on it. */
  | { readonly kind: 'location'; readonly id: string; readonly slots?: readonly Effects[] }
  | { readonly kind: 'sign'; readonly id: SignName }
  /** Something printed on a board, under a name it has there. */
  | { readonly kind: 'effects'; readonly name: string; readonly effects: Effects };

/** What a table explains at the moment, and where it was asked. */
class Explanation {
  card = $state.raw<CardRef>();
  /** The asker stands in the left half of the window: the answer goes to the right. */
  onRight = $state(true);
  private asker: Element | undefined;

  show(card: CardRef, asker?: Element): void {
    if (asker) {
      const { left, width } = asker.getBoundingClientRect();
      this.onRight = left + width / 2 < window.innerWidth / 2;
    }
    this.asker = asker;
    this.card = card;
  }

  /** Focus goes back to where it was asked, if the answer had it. */
  close(hadFocus = false): void {
    this.card = undefined;
    if (hadFocus) focusable(this.asker)?.focus();
    this.asker = undefined;
  }
}

const FOCUSABLE = '[tabindex], button, a';

/** The asker itself, the button over it, or what it is part of. */
function focusable(asker: Element | undefined): HTMLElement | SVGElement | undefined {
  const around = asker?.closest<HTMLElement>(FOCUSABLE);
  const found = around === asker ? around : (asker?.querySelector<HTMLElement>(FOCUSABLE) ?? around);
  return found?.isConnected ? found : undefined;
}

const explanations = new WeakMap<object, Explanation>();

/** The explanation of a table, by its context. */
export function explanationOf(ctx: object): Explanation {
  let found = explanations.get(ctx);
  if (!found) explanations.set(ctx, (found = new Explanation()));
  return found;
}

/** So long a finger rests before it asks rather than taps; so far it may tremble. */
const LONG_PRESS = 480;
const TREMBLE = 9;

/** Events answered already, by something further inside. */
const answered = new WeakSet<Event>();

/** `{@attach explains(ctx, { kind: 'tile', id })}`: `?`, a right click or a long press explains it. */
export function explains(ctx: object, card: CardRef): Attachment {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };

    const ask = (): void => explanationOf(ctx).show(card, node);
    const first = (event: Event): boolean => !answered.has(event) && Boolean(answered.add(event));
    const letGo = (): void => clearTimeout(timer);

    function onKey(event: Event): void {
      if ((event as KeyboardEvent).key !== '?' || !first(event)) return;
      event.preventDefault();
      ask();
    }
    function onMenu(event: Event): void {
      if (!first(event)) return;
      event.preventDefault();
      letGo();
      ask();
    }
    function onDown(event: Event): void {
      const { pointerType, clientX: x, clientY: y } = event as PointerEvent;
      if (pointerType === 'mouse' || !first(event)) return;
      start = { x, y };
      timer = setTimeout(() => {
        swallowTap();
        ask();
      }, LONG_PRESS);
    }
    function onMove(event: Event): void {
      const { clientX: x, clientY: y } = event as PointerEvent;
      if (Math.hypot(x - start.x, y - start.y) > TREMBLE) letGo();
    }

    const listeners: readonly [string, (event: Event) => void][] = [
      ['keydown', onKey],
      ['contextmenu', onMenu],
      ['pointerdown', onDown],
      ['pointermove', onMove],
      ['pointerup', letGo],
      ['pointercancel', letGo],
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener);
    return () => {
      letGo();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    };
  };
}

/** A press that has been answered is no tap as well. */
function swallowTap(): void {
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  // The click, if one comes at all, comes right after the finger is lifted.
  window.addEventListener(
    'pointerup',
    () => setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 60),
    { capture: true, once: true },
  );
}
