// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { choicesIn, focusFirst, numbered } from './choices';

function trayOf(count: number): HTMLElement {
  const tray = document.createElement('div');
  tray.innerHTML = '<button>aside</button>' + '<button data-choice></button>'.repeat(count);
  document.body.append(tray);
  return tray;
}

test('choices are numbered while there are keys for them, also those that come later', async () => {
  const tray = trayOf(10);
  const stop = numbered(tray);
  expect(choicesIn(tray).map(({ dataset }) => dataset.key)).toEqual([...'123456789', undefined]);
  choicesIn(tray)[0]!.remove();
  await Promise.resolve();
  expect(choicesIn(tray).at(-1)!.dataset.key).toBe('9');
  stop();
});

test('the first choice takes the focus, if there is one', () => {
  const tray = trayOf(2);
  expect(focusFirst(tray)).toBe(true);
  expect(document.activeElement).toBe(choicesIn(tray)[0]);
  expect(focusFirst(trayOf(0))).toBe(false);
});
