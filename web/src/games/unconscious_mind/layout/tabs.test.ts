// @vitest-environment node

import { expect, it } from 'vitest';
import { beside, TABS, tabOf, partsOf, SIGN, type Part, type Size } from './tabs';

const SIZES: Size[] = ['huge', 'wide', 'narrow'];
const PARTS: Part[] = [
  'table',
  'notebook',
  'city',
  'clients',
  'research',
  'library',
  'fame',
  'goals',
  'mine',
];

it.each(SIZES)('shows every part of the table somewhere: %s', (size) => {
  for (const part of PARTS) expect(partsOf(tabOf(part, size), size)).toContain(part);
});

it('keeps the Meeting Table and the desk in sight where there is room', () => {
  for (const tab of TABS.wide)
    expect(partsOf(tab, 'wide')).toEqual(expect.arrayContaining(['table', 'mine']));
  expect(partsOf('city', 'narrow')).not.toContain('mine');
});

it('finds what comes nearest on a screen of another size', () => {
  expect(beside('city', 'wide')).toBe('city');
  expect(beside('mine', 'wide')).toBe('city');
  expect(beside('cards', 'wide')).toBe('clients');
  expect(beside('fame', 'narrow')).toBe('city');
  expect(beside('library', 'narrow')).toBe('cards');
  for (const size of SIZES) {
    for (const other of SIZES) {
      for (const tab of TABS[other]) expect(TABS[size]).toContain(beside(tab, size));
    }
  }
});

it('has an icon for every tab', () => {
  for (const size of SIZES) for (const tab of TABS[size]) expect(SIGN[tab]).toBeTruthy();
});
