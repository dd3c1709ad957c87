/** Says things to screen readers that are to be seen elsewhere: the others' moves, a copied link. */

import { untrack } from 'svelte';

let said = $state('');

export const announcer = {
  get said(): string {
    return said;
  },
};

/** Polite: waits until the reader has finished. The same words again are read again. */
export function announce(text: string): void {
  // Whoever says something does not listen for what is said: an effect would run for ever.
  const last = untrack(() => said);
  said = text === last ? `${text}\u00a0` : text;
}
