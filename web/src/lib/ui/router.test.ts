// @vitest-environment jsdom

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { navigate, router, startRouter } from './router.svelte';

vi.stubGlobal('scrollTo', () => {});
startRouter();

/** Was the last click taken from the browser? What is left to it is stopped here, for a test cannot go anywhere. */
let taken = false;
addEventListener('click', (event) => {
  taken = event.defaultPrevented;
  event.preventDefault();
});

const click = (on: HTMLElement, options: MouseEventInit = {}): boolean => {
  on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  return taken;
};

const link = (attributes: Record<string, string>): HTMLAnchorElement => {
  const made = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.innerHTML = '<span>inside</span>';
  document.body.append(made);
  return made;
};

beforeEach(() => {
  document.body.innerHTML = '';
  navigate('/');
});

describe('the router', () => {
  test('follows a link of ours without a reload', () => {
    expect(click(link({ href: '/settings' }).firstElementChild as HTMLElement)).toBe(true);
    expect(router.route).toEqual({ page: 'settings' });
    expect(location.pathname).toBe('/settings');
  });

  test('leaves to the browser what is the browser’s', () => {
    const elsewhere = [
      click(link({ href: 'https://elsewhere.example/settings' })),
      click(link({ href: '/settings', target: '_blank' })),
      click(link({ href: '/api/tables/x/record', download: '' })),
      click(link({ href: '/settings' }), { ctrlKey: true }),
    ];
    expect(elsewhere).toEqual([false, false, false, false]);
    expect(router.route).toEqual({ page: 'home' });
  });

  test('keeps the same page for another part of it', () => {
    navigate('/rules/amber');
    const before = router.route;
    const heard = vi.fn();
    addEventListener('hashchange', heard, { once: true });
    navigate('/rules/amber#AMB-REACH-1');
    expect(router.route).toBe(before);
    expect(location.hash).toBe('#AMB-REACH-1');
    expect(heard).toHaveBeenCalledOnce();
  });

  test('goes where the back button goes', () => {
    navigate('/table/x');
    history.replaceState(null, '', '/about/amber');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(router.route).toEqual({ page: 'about', game: 'amber' });
  });
});
