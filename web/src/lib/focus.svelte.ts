/** Keeps the keyboard's place when a page replaces what it shows. */

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
