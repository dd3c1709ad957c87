/** Which page is shown. Links are ordinary links; a click on one of ours changes the page without a reload. */

import { parseRoute, type Route } from './routes';

let current: Route = $state.raw(parseRoute(location.pathname));

export const router = {
  get route(): Route {
    return current;
  },
};

/** Go to an address of ours. */
export function navigate(address: string, { replace = false } = {}): void {
  const url = new URL(address, location.href);
  const samePage = url.pathname === location.pathname;
  history[replace ? 'replaceState' : 'pushState'](null, '', url);
  if (!samePage) {
    current = parseRoute(url.pathname);
    scrollTo({ top: 0, behavior: 'instant' });
  } else if (url.hash) {
    // pushState alone moves nothing; the page may want to know which part is meant, too.
    const part = document.getElementById(url.hash.slice(1));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
    dispatchEvent(new HashChangeEvent('hashchange'));
  }
}

/** Is this click meant to open a page of ours here? */
function isOwnClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const here = link.origin === location.origin && !link.target && !link.hasAttribute('download');
  return plain && here && !event.defaultPrevented && !link.pathname.startsWith('/api/');
}

export function startRouter(): void {
  addEventListener('popstate', () => {
    const next = parseRoute(location.pathname);
    if (JSON.stringify(next) !== JSON.stringify(current)) current = next;
  });
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement) || !isOwnClick(event, link)) return;
    event.preventDefault();
    navigate(link.href);
  });
}
