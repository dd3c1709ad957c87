// @vitest-environment jsdom

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeBundle, makeWords } from '../../../lib/words/words';
import Explain from './Explain.svelte';
import { explanationOf, explains, type CardRef } from './explain.svelte';
import { EDITION_INFO } from '../testing-edition';

const DREAM: CardRef = { kind: 'dream', id: 'm01' };
const COFFEE: CardRef = { kind: 'sign', id: 'coffee' };

let ctx: { t: ReturnType<typeof makeWords>; edition: typeof EDITION_INFO };
let card: HTMLButtonElement;
let icon: HTMLElement;
let undo: (() => void)[];

beforeEach(() => {
  // The test's browser knows no popovers.
  HTMLElement.prototype.showPopover ??= () => undefined;
  const matches = HTMLElement.prototype.matches;
  vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: HTMLElement, selector) {
    return selector !== ':popover-open' && matches.call(this, selector);
  });
  ctx = { t: makeWords('en', makeBundle('en', [])), edition: EDITION_INFO };
  document.body.innerHTML = '<button><i></i></button>';
  card = document.querySelector('button')!;
  icon = document.querySelector('i')!;
  undo = [explains(ctx, DREAM)(card), explains(ctx, COFFEE)(icon)].map((off) => off ?? (() => {}));
});
afterEach(() => undo.forEach((off) => off()));

const shown = (): CardRef | undefined => explanationOf(ctx).card;
const key = (name: string): KeyboardEvent =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
const pointer = (name: string, at = 0): MouseEvent =>
  Object.assign(new MouseEvent(name, { bubbles: true, clientX: at }), { pointerType: 'touch' });

it('a question mark asks, other keys do not', () => {
  card.dispatchEvent(key('a'));
  expect(shown()).toBeUndefined();
  card.dispatchEvent(key('?'));
  expect(shown()).toBe(DREAM);
});

it('what lies further inside answers, and alone', () => {
  const click = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  icon.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(shown()).toBe(COFFEE);
});

it('a long press asks and is no tap; a short one and a moving one are', () => {
  vi.useFakeTimers();
  const tapped = vi.fn();
  card.addEventListener('click', tapped);

  for (const end of [pointer('pointerup'), pointer('pointermove', 30)]) {
    card.dispatchEvent(pointer('pointerdown'));
    card.dispatchEvent(end);
    vi.advanceTimersByTime(1000);
    expect(shown()).toBeUndefined();
  }
  card.click();
  expect(tapped).toHaveBeenCalledTimes(1);

  card.dispatchEvent(pointer('pointerdown'));
  vi.advanceTimersByTime(1000);
  expect(shown()).toBe(DREAM);
  card.dispatchEvent(pointer('pointerup'));
  card.click();
  expect(tapped).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(100);
  card.click();
  expect(tapped).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it('two tables explain for themselves', () => {
  card.dispatchEvent(key('?'));
  expect(explanationOf({}).card).toBeUndefined();
});

it('the sheet takes the focus, Escape closes it without reaching the table, and the focus returns', () => {
  const sheet = mount(Explain, { target: document.body, props: { ctx } });
  const heard = vi.fn();
  window.addEventListener('keydown', heard);

  card.focus();
  card.dispatchEvent(key('?'));
  flushSync();
  heard.mockClear();
  const dialog = document.querySelector('[role=dialog]')!;
  expect(document.activeElement).toBe(dialog);

  dialog.dispatchEvent(key('Escape'));
  flushSync();
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(document.activeElement).toBe(card);
  expect(heard).not.toHaveBeenCalled();

  // With nothing to close, Escape is the table's again.
  card.dispatchEvent(key('Escape'));
  expect(heard).toHaveBeenCalledTimes(1);
  window.removeEventListener('keydown', heard);
  void unmount(sheet);
});
