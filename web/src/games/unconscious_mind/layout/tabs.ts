/** The parts of the table, and which of them are seen together. */

import type { SignName } from '../pieces/signs';

export type Part =
  'table' | 'notebook' | 'city' | 'clients' | 'research' | 'library' | 'fame' | 'goals' | 'mine';
export type Tab = 'table' | 'city' | 'tiles' | 'cards' | 'clients' | 'library' | 'fame' | 'mine' | 'others';
export type Size = 'huge' | 'wide' | 'narrow';

/** What there are tabs for. Where there is room, the Meeting Table and the desk are always there. */
export const TABS: Readonly<Record<Size, readonly Tab[]>> = {
  huge: ['city', 'clients', 'library', 'fame'],
  wide: ['city', 'tiles', 'clients', 'library', 'fame'],
  narrow: ['table', 'city', 'cards', 'mine', 'others'],
};

/** The icons of their tabs. */
export const SIGN: Readonly<Record<Tab, SignName>> = {
  table: 'idea',
  city: 'city',
  tiles: 'notebook',
  cards: 'client',
  clients: 'client',
  library: 'treatise',
  fame: 'reputation',
  mine: 'insight',
  others: 'client',
};

const PARTS: Readonly<Record<Size, Readonly<Partial<Record<Tab, readonly Part[]>>>>> = {
  huge: {
    city: ['city', 'notebook'],
    clients: ['clients', 'goals'],
    library: ['research', 'library'],
    fame: ['fame'],
  },
  wide: {
    city: ['city'],
    tiles: ['notebook'],
    clients: ['clients'],
    library: ['research', 'library'],
    fame: ['fame', 'goals'],
  },
  narrow: {
    table: ['table', 'notebook'],
    city: ['city', 'fame', 'goals'],
    cards: ['clients', 'research', 'library'],
    mine: ['mine'],
    others: ['mine'],
  },
};

/** The parts to be seen while a tab is open. */
export function partsOf(tab: Tab, size: Size): readonly Part[] {
  const parts = PARTS[size][tab] ?? [];
  return size !== 'narrow' ? ['table', 'mine', ...parts] : parts;
}

/** The tab under which a part is to be found. */
export function tabOf(part: Part, size: Size): Tab {
  const found = Object.entries(PARTS[size]).find(([, parts]) => parts.includes(part));
  return (found?.[0] as Tab | undefined) ?? TABS[size][0]!;
}

/** A choice made on a screen of another size: what comes nearest. */
export function beside(tab: Tab, size: Size): Tab {
  if (TABS[size].includes(tab)) return tab;
  const nearest: Partial<Record<Tab, Tab>> =
    size === 'narrow'
      ? { tiles: 'table', clients: 'cards', library: 'cards', fame: 'city' }
      : { cards: 'clients' };
  return nearest[tab] ?? TABS[size][0]!;
}
