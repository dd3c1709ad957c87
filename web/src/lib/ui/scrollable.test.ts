// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollable } from './scrollable';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function box(content: number, room: number): HTMLElement {
  const element = document.createElement('div');
  Object.defineProperty(element, 'scrollWidth', { value: content, configurable: true });
  Object.defineProperty(element, 'clientWidth', { value: room });
  return element;
}

test('only what scrolls is a stop for the keyboard', () => {
  const wide = box(300, 200);
  const narrow = box(200, 200);
  scrollable(wide);
  scrollable(narrow);
  expect(wide.tabIndex).toBe(0);
  expect(narrow.hasAttribute('tabindex')).toBe(false);
});

test('it follows what is in it', async () => {
  const element = box(300, 200);
  const stop = scrollable(element);
  Object.defineProperty(element, 'scrollWidth', { value: 100 });
  element.append('less');
  await vi.waitFor(() => expect(element.hasAttribute('tabindex')).toBe(false), 60_000);
  stop();
});
