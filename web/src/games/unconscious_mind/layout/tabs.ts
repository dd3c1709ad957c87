/** The parts of the table, and which of them are seen together. */

import type { SignName } from '../pieces/signs';

export type Part =
  'table' | 'notebook' | 'city' | 'clients' | 'research' | 'library' | 'fame' | 'goals' | 'mine';
export type Look = 'table' | 'city' | 'tiles' | 'cards' | 'clients' | 'library' | 'fame' | 'mine' | 'others';
export type Size = 'huge' | 'wide' | 'narrow';

/** What there are tabs for. Where there is room, the Meeting Table and the desk are always there. */
export const LOOKS: Readonly<Record<Size, readonly Look[]>> = {
  huge: ['city', 'clients', 'library', 'fame'],
  wide: ['city', 'tiles', 'clients', 'library', 'fame'],
  narrow: ['table', 'city', 'cards', 'mine', 'others'],
};

/** The icons of their tabs. */
export const SIGN: Readonly<Record<Look, SignName>> = {
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

const PARTS: Readonly<Record<Size, Readonly<Partial<Record<Look, readonly Part[]>>>>> = {
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

/** The parts to be seen. */
export function partsOf(look: Look, size: Size): readonly Part[] {
  const parts = PARTS[size][look] ?? [];
  return size !== 'narrow' ? ['table', 'mine', ...parts] : parts;
}

/** Where a part is to be found. */
export function lookOf(part: Part, size: Size): Look {
  const found = Object.entries(PARTS[size]).find(([, parts]) => parts.includes(part));
  return (found?.[0] as Look | undefined) ?? LOOKS[size][0]!;
}

/** A choice made on a screen of another size: what comes nearest. */
export function beside(look: Look, size: Size): Look {
  if (LOOKS[size].includes(look)) return look;
  const nearest: Partial<Record<Look, Look>> =
    size === 'narrow'
      ? { tiles: 'table', clients: 'cards', library: 'cards', fame: 'city' }
      : { cards: 'clients' };
  return nearest[look] ?? LOOKS[size][0]!;
}
