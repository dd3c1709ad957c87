/** Keeps the keyboard's place when what had it goes. */

import { untrack } from 'svelte';

/**
 * Whenever `stage` changes, the page's <main> is another one. If what had the focus went with the old one, and
 * nothing in the new one has taken it, it goes to the new heading. Call while the page is set up.
 */
export function keepFocus(stage: () => string): void {
  let last = document.activeElement;

  $effect(() => {
    const remember = (event: FocusEvent): void => {
      if (event.target instanceof Element) last = event.target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  });

  $effect(() => {
    stage();
    const lost = document.activeElement === document.body && last?.isConnected === false;
    if (lost) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  });
}

/**
 * Whenever what `changing` reads changes, something inside the container may go. If it takes the focus with it,
 * `lost` says where to go on. Call while a component is set up.
 */
export function catchFocus(
  container: () => Element | undefined,
  changing: () => unknown,
  lost: () => unknown,
): void {
  let hadFocus = false;
  $effect.pre(() => {
    changing();
    hadFocus = untrack(container)?.contains(document.activeElement) ?? false;
  });
  $effect(() => {
    changing();
    if (hadFocus && document.activeElement === document.body) untrack(lost);
  });
}
