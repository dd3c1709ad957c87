/**
 * The pictures on cards, from few strokes: a small library of dream motifs, busts and telling objects, and the tables
 * that give each card its own. Everything is drawn on squares of 100 units, the ground at the bottom.
 */

import type { UnconsciousMindEdition } from '../edition';
import type { DreamPlan, Quality } from '../types';

/** A dream's two layers: what looms behind, and what stands before it. */
type Motif =
  | 'stairs'
  | 'moon'
  | 'door'
  | 'tide'
  | 'mask'
  | 'key'
  | 'bird'
  | 'clock'
  | 'tree'
  | 'flame'
  | 'house'
  | 'letter'
  | 'road';

export const MOTIFS: Readonly<Record<Motif, { readonly fill?: string; readonly line?: string }>> = {
  stairs: { fill: 'M8 100V88H24V76H40V64H56V52H72V40H92V100Z', line: 'M8 70 72 22H92' },
  moon: { fill: 'M60 14A30 30 0 1 0 84 58A25 25 0 0 1 60 14Z', line: 'M22 20V28M18 24H26M82 16V22M79 19H85' },
  door: {
    fill: 'M30 100V46A20 22 0 0 1 70 46V100H62V48A12 14 0 0 0 38 48V100Z',
    line: 'M38 100 50 92V52M44 72V76M20 100H80',
  },
  tide: {
    fill: 'M0 78C12 66 24 66 34 76S58 88 68 76S90 66 100 76V100H0Z',
    line: 'M0 66C12 54 24 54 34 64S58 76 68 64S90 54 100 64M8 52C16 46 24 46 30 52M56 54C64 47 72 47 78 53',
  },
  mask: {
    fill: 'M24 34C40 42 60 42 76 34C80 62 68 88 50 92C32 88 20 62 24 34ZM32 54C36 48 44 50 46 56C41 59 35 58 32 54ZM68 54C64 48 56 50 54 56C59 59 65 58 68 54ZM38 72C46 80 54 80 62 72C54 75 46 75 38 72Z',
    line: 'M24 40C12 48 12 60 16 70M76 40C88 48 88 60 84 70',
  },
  key: {
    fill: 'M46 52H54V100H46ZM54 80H66V86H54ZM54 90H62V96H54ZM50 16A19 19 0 0 1 50 54A19 19 0 0 1 50 16ZM50 24A11 11 0 0 0 50 46A11 11 0 0 0 50 24Z',
  },
  bird: {
    fill: 'M10 36C26 32 40 42 46 54C54 38 70 26 92 28C78 36 74 56 64 68C54 78 36 82 18 80L32 70C22 62 24 46 10 36Z',
    line: 'M14 14C18 10 22 12 23 15C24 12 28 10 32 14M72 12C76 8 80 10 81 13C82 10 86 8 90 12',
  },
  clock: {
    fill: 'M50 22A34 34 0 0 1 50 90A34 34 0 0 1 50 22ZM50 30A26 26 0 0 0 50 82A26 26 0 0 0 50 30ZM45 12H55V20H45Z',
    line: 'M50 38V56L62 64M50 34V36M50 76V78M28 56H30M70 56H72',
  },
  tree: {
    fill: 'M46 100L48 66C34 70 22 62 24 50C14 44 20 28 32 30C34 16 58 12 62 26C76 22 86 36 78 46C84 60 66 70 54 64L56 100Z',
    line: 'M34 100C40 94 44 96 48 92M66 100C60 94 56 96 52 92',
  },
  flame: {
    fill: 'M54 10C56 34 84 46 84 72A34 30 0 0 1 16 72C16 56 26 46 34 38C34 46 38 52 44 54C40 38 42 22 54 10ZM50 96A15 16 0 0 0 65 81C65 70 56 64 52 54C47 64 36 70 36 81A14 15 0 0 0 50 96Z',
  },
  house: {
    fill: 'M14 100V52L50 22 86 52V100ZM26 62V76H38V62ZM62 62V76H74V62ZM44 74V100H56V74Z',
    line: 'M8 54 50 18 92 54',
  },
  letter: { fill: 'M10 40H90V92H10ZM16 46 50 72 84 46Z', line: 'M12 90 40 66M88 90 60 66' },
  road: { fill: 'M44 40H56L96 100H4Z', line: 'M0 40H36M64 40H100M50 46V54M50 62V74M50 82V98' },
};

/** Behind and before, by the dream's own title. */
const DREAMS: Readonly<Record<string, string>> = {
  m01: 'tree stairs',
  m02: 'house tree',
  m03: 'house door',
  m04: 'moon tree',
  m05: 'clock tree',
  m06: 'tree house',
  m07: 'tree tide',
  m08: 'tree letter',
  m09: 'moon tree',
  m10: 'house tree',
  m11: 'tide house',
  m12: 'moon tree',
  m13: 'stairs bird',
  m14: 'moon tide',
  m15: 'moon bird',
  m16: 'clock road',
  m17: 'moon door',
  m18: 'clock bird',
  m19: 'moon tide',
  m20: 'road letter',
  m21: 'moon door',
  m22: 'mask bird',
  m23: 'flame tide',
  m24: 'moon road',
  m25: 'moon flame',
  m26: 'tide mask',
  m27: 'moon mask',
  m28: 'mask flame',
  m29: 'house flame',
  m30: 'tree mask',
  m31: 'clock flame',
  m32: 'mask letter',
  m33: 'flame key',
  m34: 'moon key',
  m35: 'bird tree',
  m36: 'flame stairs',
  l01: 'tree key',
  l02: 'door tree',
  l03: 'house tree',
  l04: 'moon tree',
  l05: 'stairs letter',
  l06: 'moon tide',
  l07: 'tree road',
  l08: 'clock tree',
  l09: 'tree door',
  l10: 'moon tree',
  l11: 'mask bird',
  l12: 'house bird',
  l13: 'moon letter',
  l14: 'tide bird',
  l15: 'moon road',
  l16: 'mask bird',
  l17: 'tide bird',
  l18: 'clock road',
  l19: 'door bird',
  l20: 'road bird',
  l21: 'flame house',
  l22: 'moon mask',
  l23: 'clock mask',
  l24: 'moon flame',
  l25: 'house key',
  l26: 'mask flame',
  l27: 'stairs flame',
  l28: 'door mask',
  l29: 'mask key',
  l30: 'door mask',
};

export interface Vignette {
  readonly back: Motif;
  readonly front: Motif;
  /** The quality it is mostly about tints its horizon. */
  readonly tint: Quality | 'any';
}

export function vignetteOf({ id, cost }: DreamPlan): Vignette {
  const [back, front] = (DREAMS[id] ?? 'moon door').split(' ') as [Motif, Motif];
  return { back, front, tint: cost[0]?.quality ?? 'any' };
}

/** Heads and shoulders, cut in profile as silhouettes were. */
type Bust = 'man' | 'beard' | 'lady' | 'hat' | 'cap' | 'girl' | 'pair' | 'crowd';

const FACE =
  'M12 100C14 85 26 77 38 73C41 69 41 64 39 60C31 54 28 44 30 35C32 22 42 15 54 16C65 17 70 25 70 33C70 36 69 38 70 40L76 49C76 51 74 52 71 52L72 55 70 57 71 60C70 62 71 63 71 65C70 71 64 72 58 71C57 74 58 76 61 77C76 81 87 87 88 100Z';
const SLIM =
  'M20 100C21 88 30 80 42 76C45 72 44 66 41 61C33 55 30 46 32 36C34 24 43 17 53 18C63 19 68 26 68 33C68 36 67 38 68 40L74 48C74 50 72 51 69 51L70 54 68 56 69 59C68 61 69 62 69 64C68 69 62 70 56 69C54 73 55 76 58 77C70 80 79 88 80 100Z';

export const BUSTS: Readonly<Record<Bust, string>> = {
  man: `${FACE}M27 40C24 18 42 8 58 12C68 14 73 22 70 30C60 24 50 28 46 36C44 42 40 46 36 48Z`,
  beard: `${FACE}M44 54C54 62 62 58 72 54C76 64 74 80 62 86C52 82 44 70 44 54Z`,
  lady: `${SLIM}M14 26A12 11 0 0 1 38 26A12 11 0 0 1 14 26ZM28 40C24 18 44 8 58 13C68 16 70 24 66 30C56 26 48 32 46 42C40 48 32 48 28 40ZM40 70H58V75H40Z`,
  hat: `${FACE}M31-3 69-1 67 20H33ZM21 18H80V24H21Z`,
  cap: `${FACE}M27 31C26 10 66 6 71 27ZM66 22 86 29C86 33 76 33 64 31Z`,
  girl: `${SLIM}M28 42C24 18 44 9 58 14C67 17 69 24 66 30C56 26 50 30 48 40C42 44 40 52 36 60C34 72 32 80 26 88C20 90 18 84 21 78C27 66 24 54 28 42ZM16 70 28 74 30 80 18 80Z`,
  pair: `M-4 100C0 86 8 82 18 79C20 76 20 72 18 69C10 62 8 50 12 42C16 34 28 32 36 37C41 40 41 46 41 50L46 57 42 60 43 64C42 70 38 71 33 70C32 74 36 78 50 84C64 78 68 74 67 70C62 71 58 70 57 64L58 60 54 57 59 50C59 46 59 40 64 37C72 32 84 34 88 42C92 50 90 62 82 69C80 72 80 76 82 79C92 82 100 86 104 100Z`,
  crowd: `M-8 60C-4 50 0 47 8 44C2 36 4 22 15 22C24 22 26 29 26 32L30 38 27 40C28 46 24 48 20 47C22 52 30 54 34 60V100H-8ZM66 60C70 54 78 52 80 47C76 48 72 46 73 40L70 38 74 32C74 29 76 22 85 22C96 22 98 36 92 44C100 47 104 50 108 60V100H66ZM18 100C20 84 30 79 42 76C44 73 43 70 41 67C33 60 34 42 49 42C60 42 62 50 62 55L67 62 63 65C64 72 60 74 55 73C54 76 58 78 62 79C74 82 80 90 82 100Z`,
};

/** One telling object each, on a grid of 24 units about 0,0. */
const OBJECTS = {
  bread: 'M-10 5C-13-4-4-9 0-9C4-9 13-4 10 5ZM-6-3-3 3M-1-6 2 1M4-5 6 0',
  envelope: 'M-11-7H11V8H-11ZM-11-7 0 2 11-7',
  ticket: 'M-11-5H11V-1.5A2 2 0 0 0 11 2.5V6H-11V2.5A2 2 0 0 0-11-1.5ZM3-5V6',
  lantern: 'M-4-8A4 4 0 0 1 4-8M-6-8H6L8 9H-8ZM0-4C3-1 3 4 0 5C-3 4-3-1 0-4Z',
  letter: 'M-8-10H8V10H-8ZM-4 6 0-6 4 6M-2.6 2H2.6',
  helmet: 'M-9 9V0A9 9 0 0 1 9 0V9ZM0-5A4.5 4.5 0 0 1 0 4A4.5 4.5 0 0 1 0-5ZM-11 9H11',
  fan: 'M0 9-11-3A15 15 0 0 1 11-3ZM0 9-5-7M0 9V-9M0 9 5-7',
  sack: 'M-4-7C-14 2-10 10 0 10S14 2 4-7ZM-5-10H5L3-7H-3ZM-3 2C0-1 2 4-1 5',
  coins: 'M-9 4H5V9H-9ZM-7-1H7V4H-7ZM-9-6H5V-1H-9ZM-6-10H8V-6H-6Z',
  star: 'M0-11 3-3.4 11-3 4.8 2 7 10 0 5.4-7 10-4.8 2-11-3-3-3.4Z',
  mountain: 'M-12 9-3-8 2 1 5-4 12 9ZM-6-2-3 0 0-2',
  book: 'M-11-8C-7-9-3-8 0-6C3-8 7-9 11-8V8C7 7 3 8 0 10C-3 8-7 7-11 8ZM0-6V10',
  stairs: 'M-11 10V5H-5.5V0H0V-5H5.5V-10H11V10Z',
  note: 'M-7 4A4 3 0 0 1-7 10A4 3 0 0 1-7 4ZM-3.4 7V-10L8-7V-2L-3.4-5M-11-11 11 11',
  drawers: 'M-9-11H9V11H-9ZM-9-4H9M-9 4H9M-2-7.5H2M-2 0H2M-2 7.5H2',
  chairs: 'M-7-11V11M-7 1H7V11M-10 11H-4M4 11H10M-7-11H-2V1',
  can: 'M-6-4H6V10H-6ZM6 4 12-5M9.5-7 13-3M-6 0C-13-2-11-12 0-10L3-4',
  cage: 'M-8 10V-1A8 9 0 0 1 8-1V10ZM-3 10V-9M3 10V-9M-11 10H11M0-10V-13',
  sword: 'M11-11 0 2M-7 1 1 9M-3 5-10 12M11-11 7-11M11-11V-7',
  map: 'M-11-7-4-10 4-7 11-10V7L4 10-4 7-11 10ZM-4-10V7M4-7V10M-1-2 2 2M2-2-1 2',
  medal: 'M0 0A5.5 5.5 0 0 1 0 11A5.5 5.5 0 0 1 0 0ZM-6-11-2 0M6-11 2 0M-6-11H6',
  letters: 'M-11-2H7V10H-11ZM-11-2-2 5 7-2M-7-2V-6H11V6H7M-3-6V-10H13',
  column: 'M-8-11H8V-7H-8ZM-6-7H6V7H-6ZM-8 7H8V11H-8ZM-2-7V7M2-7V7',
  cup: 'M-7-10H7V-3C7 3 4 5 0 5S-7 3-7-3ZM0 5V10M-6 11H6M-7-8C-13-8-12 0-6 0M7-8C13-8 12 0 6 0',
} as const;

const CLIENTS: Readonly<Record<string, readonly [Bust, keyof typeof OBJECTS]>> = {
  c01: ['cap', 'bread'],
  c02: ['lady', 'envelope'],
  c03: ['cap', 'ticket'],
  c04: ['cap', 'lantern'],
  c05: ['man', 'letter'],
  c06: ['beard', 'helmet'],
  c07: ['lady', 'fan'],
  c08: ['hat', 'sack'],
  c09: ['hat', 'coins'],
  c10: ['girl', 'star'],
  c11: ['hat', 'mountain'],
  c12: ['beard', 'book'],
  k01: ['girl', 'stairs'],
  k02: ['beard', 'note'],
  k03: ['pair', 'drawers'],
  k04: ['crowd', 'chairs'],
  k05: ['hat', 'can'],
  k06: ['man', 'cage'],
  k07: ['lady', 'sword'],
  k08: ['hat', 'map'],
  k09: ['beard', 'medal'],
  k10: ['lady', 'letters'],
  k11: ['man', 'column'],
  k12: ['hat', 'cup'],
};

export interface Portrait {
  readonly bust: string;
  /** Drawn with a pen. */
  readonly object: string;
}

export function portraitOf(id: string): Portrait {
  const [bust, object] = CLIENTS[id] ?? ['man', 'letter'];
  return { bust: BUSTS[bust], object: OBJECTS[object] };
}

/** Small numbers from 0 to 1 that are always the same for a name: ornament that differs from card to card. */
export function chances(name: string): () => number {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 17);
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

/** An ink blot: a rounded shape of lobes about a point. */
export function blot(x: number, y: number, radius: number, chance: () => number): string {
  const lobes = 9;
  const points = Array.from({ length: lobes }, (_, at) => {
    const angle = ((at + chance() * 0.6) / lobes) * 2 * Math.PI;
    const reach = radius * (0.62 + chance() * 0.5);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.86] as const;
  });
  const between = (one: number, other: number): string => {
    const [a, b] = [points[one % lobes]!, points[other % lobes]!];
    return `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  };
  return `M${between(0, 1)}${points
    .map((_, at) => {
      const [px, py] = points[(at + 1) % lobes]!;
      return `Q${round(px)} ${round(py)} ${between(at + 1, at + 2)}`;
    })
    .join('')}Z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Whether every card has its picture; for the tests. */
export const pictured = (edition: UnconsciousMindEdition): boolean =>
  edition.dreams.every(({ id }) => id in DREAMS) && edition.clients.every(({ id }) => id in CLIENTS);
