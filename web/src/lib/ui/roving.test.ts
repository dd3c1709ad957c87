// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { roving } from './roving';

let list: HTMLElement;
let stop: () => void;

const buttons = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-roving]')];
const tabStops = (): number[] => buttons().map((button) => button.tabIndex);
const press = (key: string): void => {
  document.activeElement!.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
};

beforeEach(() => {
  document.body.innerHTML =
    '<div><button data-roving>a</button><p><button data-roving>b</button></p><button data-roving>c</button></div>';
  list = document.querySelector('div')!;
  stop = roving(list);
});

afterEach(() => stop());

describe('a list with one tab stop', () => {
  test('starts at its first button', () => {
    expect(tabStops()).toEqual([0, -1, -1]);
  });

  test('moves with the arrows and with Home and End, and stays inside', () => {
    buttons()[0]!.focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(buttons()[1]);
    expect(tabStops()).toEqual([-1, 0, -1]);
    press('End');
    press('ArrowDown');
    expect(document.activeElement).toBe(buttons()[2]);
    press('Home');
    press('ArrowUp');
    expect(document.activeElement).toBe(buttons()[0]);
  });

  test('has a tab stop again when the one it had is gone', async () => {
    buttons()[1]!.focus();
    buttons()[1]!.remove();
    await new Promise((resolve) => setTimeout(resolve));
    expect(tabStops()).toEqual([0, -1]);
  });

  test('may start at its end', () => {
    stop();
    for (const button of buttons()) button.removeAttribute('tabindex');
    list.dataset.rovingFrom = 'end';
    stop = roving(list);
    expect(tabStops()).toEqual([-1, -1, 0]);
  });
});
