/** The part of a page that its address names (`#AMB-PLACE-1`), for pages whose parts come after the page itself. */

import { tick } from 'svelte';

/** Scrolls there once the page is ready, and whenever another part is named; says which part it is. */
export function namedPart(ready: () => boolean): { readonly id: string } {
  let id = $state('');

  function show(): void {
    id = decodeURIComponent(location.hash.slice(1));
    const part = id ? document.getElementById(id) : null;
    part?.closest('details')?.setAttribute('open', '');
    part?.scrollIntoView({ block: 'start', behavior: 'instant' });
    part?.focus({ preventScroll: true });
  }

  $effect(() => {
    if (ready()) void tick().then(show);
  });
  $effect(() => {
    addEventListener('hashchange', show);
    return () => removeEventListener('hashchange', show);
  });
  return {
    get id() {
      return id;
    },
  };
}
