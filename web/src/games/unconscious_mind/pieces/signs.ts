/** The icons, on a grid of 24 units about 0,0. The same on boards, tiles, cards and in the steps of a turn. */

import type { LocationId, Quality } from '../types';

export interface Drawing {
  readonly fill?: string;
  /** Drawn with a pen 2 units wide. */
  readonly line?: string;
  /** Laid over the fill in the colour of the paper. */
  readonly cut?: string;
  /** The custom property with its colour; without one it takes that of the text. */
  readonly hue?: string;
}

const CARD =
  'M-6-10.5H6A1.5 1.5 0 0 1 7.5-9V9A1.5 1.5 0 0 1 6 10.5H-6A1.5 1.5 0 0 1-7.5 9V-9A1.5 1.5 0 0 1-6-10.5Z';
const TILE = 'M-9-9H9V9H-9Z';
const HEART = 'M0 9.5C-13 1-11-8.5-5.2-8.5C-2.4-8.5-.6-6.8 0-5C.6-6.8 2.4-8.5 5.2-8.5C11-8.5 13 1 0 9.5Z';
const HEAD = 'M0-11A4.6 4.6 0 0 1 0-1.8A4.6 4.6 0 0 1 0-11Z';
const BUST = `${HEAD}M-9 10.5C-9 3.5-5.5-.2 0-.2C5.5-.2 9 3.5 9 10.5Z`;
const GRID = 'M-9.5-9.5H9.5V9.5H-9.5ZM-3.2-9.5V9.5M3.2-9.5V9.5M-9.5-3.2H9.5M-9.5 3.2H9.5';

export const SIGNS = {
  // What is gained and spent
  coffee: {
    fill: 'M-9-4.5H5.5V2A7.2 7.2 0 0 1-9 2Z',
    line: 'M5.5-3C10-4 11 3 4.6 3.4M-10.5 10.5H7M-5-7.5C-6.5-9-3.5-10-5-11.5M1-7.5C-.5-9 2.5-10 1-11.5',
    hue: 'coffee',
  },
  bright_idea: {
    fill: 'M0-7A6.3 6.3 0 0 0-3.6 4.4V6H3.6V4.4A6.3 6.3 0 0 0 0-7Z',
    line: 'M-2.6 9.5H2.6M0-11.5V-10M-8.6-8-7.5-6.9M8.6-8 7.5-6.9M-11 .5H-9.4M11 .5H9.4',
    hue: 'bright',
  },
  box: {
    fill: 'M-8.5-1.5H8.5L7.5 10.5H-7.5ZM-10.5-6.5H10.5V-3H-10.5Z',
    line: 'M0-7C-2-12.5-8-10.5-5-7.2M0-7C2-12.5 8-10.5 5-7.2',
    cut: 'M0 8.4C-6 4.2-4.4.4-2 .4C-.9.4-.2 1.2 0 2C.2 1.2.9.4 2 .4C4.4.4 6 4.2 0 8.4Z',
    hue: 'box',
  },
  vp: {
    fill: 'M0-11.5 2.9-9.6 6.4-9.9 7.6-6.6 10.6-4.8 9.6-1.4 10.6 2 7.8 4.2 6.8 7.5 3.4 7.7 0 11.5-3.4 7.7-6.8 7.5-7.8 4.2-10.6 2-9.6-1.4-10.6-4.8-7.6-6.6-6.4-9.9-2.9-9.6Z',
    hue: 'gold',
  },
  research: { fill: CARD, cut: 'M-4.4-7H4.4V-5.2H-4.4ZM-4.4-3H4.4V-1.6H-4.4ZM-4.4.4H1.6V1.8H-4.4Z' },
  notebook: { fill: TILE, cut: 'M-6.4-6.2H6.4V-4.8H-6.4ZM-6.4-2.4H6.4V-1H-6.4ZM-9 3.6H9V5H-9Z' },
  reputation: {
    fill: 'M0-4.6 1.5-1.5 4.9-1.1 2.4 1.2 3 4.6 0 3-3 4.6-2.4 1.2-4.9-1.1-1.5-1.5Z',
    line: 'M-2.5 10.4C-12.5 8-12.5-5-6.5-10M2.5 10.4C12.5 8 12.5-5 6.5-10M-9.6-2.8-6.8-4.4M-9.6 2.6-6.9 2M9.6-2.8 6.8-4.4M9.6 2.6 6.9 2',
    hue: 'gold-ink',
  },
  idea: {
    fill: 'M0-11C3.6-11 5-8.4 5-6.2C5-3.4 3-2.2 3.4.6L6.6 8V10.5H-6.6V8L-3.4.6C-3-2.2-5-3.4-5-6.2C-5-8.4-3.6-11 0-11Z',
  },
  insight: { fill: 'M0-10.5 10.5 0 0 10.5-10.5 0Z', cut: 'M0-5.6 5.6 0 0 5.6-5.6 0Z' },

  // What is done
  elevate: { line: 'M0 10.5V-8M-6.5-2 0-9 6.5-2M-7.5 10.5H7.5' },
  transfer: { line: 'M-10-4.5H8M3.5-9.5 9-4.5 3.5.2M10 5.5H-8M-3.5.8-9 5.5-3.5 10.5' },
  suppress: { line: 'M0-10.5V4.5M-6-1.5 0 5 6-1.5M-8.5 10.5H8.5' },
  generate: { line: 'M0-8V8M-8 0H8' },
  play: { fill: 'M-10-8.5H3V10.5H-10Z', line: 'M7.8 9V-7.5M4-3.6 7.8-8.4 11.4-3.6' },
  publish: {
    fill: 'M-1-7.5C-4-9.5-7.5-9.8-11-9V8.5C-7.5 7.7-4 8-1 10ZM1-7.5C4-9.5 7.5-9.8 11-9V8.5C7.5 7.7 4 8 1 10Z',
  },
  trigger: { fill: 'M2.5-11.5-7 1.6H-.6L-2.8 11.5 7.4-2.4H.8Z', hue: 'gold-ink' },
  arrow: { line: 'M-10 0H8M2-6.5 8.8 0 2 6.5' },
  inkpot: {
    fill: 'M-3.6-5.5H.8V-3C4.6-1.8 6.5 1 6.5 5V10.5H-9.3V5C-9.3 1-7.4-1.8-3.6-3ZM-5-9H2.2V-6.8H-5Z',
    line: 'M1.5-7.5 9.8-11.4',
  },
  treat: { fill: 'M-11-3C-11-7.5-6-8-5.4-3.4L-4.8.4H10.5V6H-11ZM-9.4 6.8H-7V10H-9.4ZM6.6 6.8H9V10H6.6Z' },
  therapy: { fill: HEART, hue: 'heart' },
  catharsis: {
    fill: 'M0-11.5C1.2-4.4 4.4-1.2 11.5 0C4.4 1.2 1.2 4.4 0 11.5C-1.2 4.4-4.4 1.2-11.5 0C-4.4-1.2-1.2-4.4 0-11.5Z',
    hue: 'heart',
  },
  cure: { fill: HEART, cut: 'M-4.6-1.2-1 2.6 5-4.2 6.4-2.8-1 5.4-6 .2Z', hue: 'growth-ink' },
  room: {
    fill: 'M-6.5-11H6.5V10.5H-6.5Z',
    line: 'M-10 10.5H10',
    cut: 'M2.4-1.2A1.5 1.5 0 0 1 2.4 1.8A1.5 1.5 0 0 1 2.4-1.2ZM-3.8-8.2H3.8V-4H-3.8Z',
  },
  lock: {
    fill: 'M-7.5-1H7.5V10.5H-7.5Z',
    line: 'M-4.6-1.5V-5.5A4.6 4.6 0 0 1 4.6-5.5V-1.5',
    cut: 'M0 2A1.8 1.8 0 0 1 .9 5.3V7.6H-.9V5.3A1.8 1.8 0 0 1 0 2Z',
  },

  // Lines and tiles of the Notebook
  tile: { line: GRID, fill: 'M-3.2-3.2H3.2V3.2H-3.2Z' },
  adjacent: { line: 'M-9.5-9.5H1.5V1.5H-9.5Z', fill: 'M1.5-6H9.5V2H1.5ZM-6 1.5H2V9.5H-6Z' },
  row: { line: GRID, fill: 'M-9.5-3.2H9.5V3.2H-9.5Z' },
  column: { line: GRID, fill: 'M-3.2-9.5H3.2V9.5H-3.2Z' },
  from_left: { line: 'M-10.5-9.5V9.5M-3.5-9.5V9.5M3.5-9.5V9.5M10.5-9.5V9.5', fill: 'M-10-9H-4V9H-10Z' },
  from_center: { line: 'M-10.5-9.5V9.5M-3.5-9.5V9.5M3.5-9.5V9.5M10.5-9.5V9.5', fill: 'M-3-9H3V9H-3Z' },
  from_right: { line: 'M-10.5-9.5V9.5M-3.5-9.5V9.5M3.5-9.5V9.5M10.5-9.5V9.5', fill: 'M4-9H10V9H4Z' },
  main: { fill: 'M-9-9H9V3H-9Z', line: 'M-9 5V9H9V5' },
  banner: { fill: 'M-9 4H9V9.5H-9Z', line: 'M-9 2V-9H9V2' },
  level_1: { line: 'M-9.5-9.5H9.5V9.5H-9.5ZM0-4.8V4.8M-2.6-4.8H2.6M-2.6 4.8H2.6' },
  level_2: { line: 'M-9.5-9.5H9.5V9.5H-9.5ZM-2.8-4.8V4.8M2.8-4.8V4.8M-5.6-4.8H5.6M-5.6 4.8H5.6' },

  // The city and its people
  professor: { fill: `M-6-6.2H6V-4.6H-6ZM-3.8-11.2H3.8V-6H-3.8Z${BUST}` },
  freud: { fill: `${BUST}M-3.4-2.6H3.4L0 4Z`, line: 'M4-3.6 9.5-1.8' },
  journalist: { fill: `${BUST}M-7-8H7V-6.4H-7Z`, cut: 'M1 3.2H7V9H1Z' },
  fireworks: {
    line: 'M0-4V-11M0 4V11M4 0H11M-4 0H-11M3-3 7.6-7.6M-3-3-7.6-7.6M3 3 7.6 7.6M-3 3-7.6 7.6',
    hue: 'gold-ink',
  },
  theater: {
    fill: 'M-9-9C-3.6-7.4 3.6-7.4 9-9V-1C9 6-4 12-4 12L0 10.5C-5.5 8.5-9 4.5-9-1Z',
    cut: 'M-5.8-3.4H-1.8V-1.4H-5.8ZM1.8-3.4H5.8V-1.4H1.8ZM-4.5 2.4C-2 5.8 2 5.8 4.5 2.4C2 3.6-2 3.6-4.5 2.4Z',
    hue: 'growth-ink',
  },
  library: {
    fill: 'M-10.5-10H-6V10H-10.5ZM-4.6-7H-.4V10H-4.6ZM1-10H5.2V10H1ZM6.2-6.6 9.6-7.6 12 9.2 8.4 10Z',
    hue: 'growth-ink',
  },
  opera: {
    fill: 'M-6.5 5A3.8 3 0 0 1-6.5 11A3.8 3 0 0 1-6.5 5ZM5 2A3.8 3 0 0 1 5 8A3.8 3 0 0 1 5 2ZM-4.6-7.4 8.8-11V-7L-4.6-3.4Z',
    line: 'M-3.6 7.6V-6M7.8 4.6V-9.5',
    hue: 'freedom-ink',
  },
  museum: {
    fill: 'M0-11.5 11-5.6V-3.4H-11V-5.6ZM-9-2H-5.6V6.6H-9ZM-1.7-2H1.7V6.6H-1.7ZM5.6-2H9V6.6H5.6ZM-11 8H11V10.8H-11Z',
    hue: 'freedom-ink',
  },
  university: {
    fill: 'M0-9 12-3.4 0 2.2-12-3.4ZM-7 1.2 0 4.6 7 1.2V6.4C3.4 9.6-3.4 9.6-7 6.4Z',
    line: 'M10.4-2.4V6.5',
    hue: 'passion-ink',
  },
  cafe: {
    fill: 'M-10.5-1.5H10.5C10.5 3 7.5 6 4 6.5H-4C-7.5 6-10.5 3-10.5-1.5ZM-8 8.4H8V10.6H-8Z',
    line: 'M-5-4.5C-7-6.5-3-8.5-5-10.8M0-4.5C-2-6.5 2-8.5 0-10.8M5-4.5C3-6.5 7-8.5 5-10.8',
    hue: 'passion-ink',
  },
  tag: { fill: 'M-9-10.5H9V10.5L0 5-9 10.5Z' },
  goal: { fill: 'M-6.5-10.5H9.5L5.5-5.2 9.5 0H-6.5Z', line: 'M-7.5-11V11' },
  treatise: {
    fill: 'M-8.5-8.5A2.5 2.5 0 0 1-6-11H8.5V7H-6.5A1.2 1.2 0 0 0-6.5 9.2H8.5V11H-6A2.5 2.5 0 0 1-8.5 8.5Z',
    cut: 'M-3.8-7H5V-5H-3.8Z',
  },
  volume: { fill: 'M-5-11H5V11H-5Z', cut: 'M-5-7H5V-5.6H-5ZM-5 5.6H5V7H-5Z' },
  client: { fill: BUST },
  routine: { fill: BUST, cut: 'M-4 5.4H4V7H-4Z' },
  case_study: { fill: BUST, cut: 'M0 2.4 1.2 5 4 5.3 2 7.2 2.5 10 0 8.6-2.5 10-2 7.2-4 5.3-1.2 5Z' },
  dream: { fill: 'M3.5-10.4A10.4 10.4 0 1 0 10.6 3.8A8.4 8.4 0 0 1 3.5-10.4Z', hue: 'night-ink' },
  city: { line: 'M-10.5-7-3.5-10 3.5-7 10.5-10V7L3.5 10-3.5 7-10.5 10ZM-3.5-10V7M3.5-7V10' },

  // On Dreams and Grief Layers, and on the offices
  waves: { line: 'M-10.5-3C-7-8-3.5-8 0-3S7 2 10.5-3M-10.5 5C-7 0-3.5 0 0 5S7 10 10.5 5' },
  cloud: { fill: 'M-6 8A5.4 5.4 0 0 1-6.4-2.6A6.6 6.6 0 0 1 6-4.2A6.2 6.2 0 0 1 6 8Z' },
  eye: {
    line: 'M-11 0C-6-8 6-8 11 0C6 8-6 8-11 0Z',
    fill: 'M0-3.6A3.6 3.6 0 0 1 0 3.6A3.6 3.6 0 0 1 0-3.6Z',
  },
  key: { line: 'M-6.5-4.5A4.4 4.4 0 1 1-6.5 4.3A4.4 4.4 0 1 1-6.5-4.5ZM-2 0H10.5V5M6 0V4' },
  lantern: {
    line: 'M-3.5-8A3.5 3.5 0 0 1 3.5-8M-6-8H6L8 8H-8ZM-5 11H5',
    fill: 'M0-4C2.8-1 3 4.6 0 5.4C-3 4.6-2.8-1 0-4Z',
  },
  mirror: { line: 'M0-11A6.4 7.6 0 0 1 0 4.2A6.4 7.6 0 0 1 0-11ZM0 4.5V11M-4 11H4M-2.5-6 1-8.5' },
  feather: { fill: 'M10-11C0-11-8-5-7 5.5L-5 6C4 6 9-1 10-11Z', line: 'M-10.5 11 2-4' },
} as const satisfies Record<string, Drawing>;

export type SignName = keyof typeof SIGNS;

/** The quality, and so the colour, of a Location's District. */
export const QUALITY_OF: Readonly<Record<LocationId, Quality>> = {
  theater: 'growth',
  library: 'growth',
  opera: 'freedom',
  museum: 'freedom',
  university: 'passion',
  cafe: 'passion',
};

/** The three qualities as they are drawn on Insights. */
export const GLYPHS: Readonly<Record<Quality, string>> = {
  // a sprig
  growth:
    'M-.8 10V3.8C-6 4.2-8.2.8-8-3.6C-4-3.4-1.6-1.6-.8 1.2V-2.6C-3.4-5.2-2.8-8.2 0-10.5C2.8-8.2 3.4-5.2.8-2.6V1.2C1.6-1.6 4-3.4 8-3.6C8.2.8 6 4.2.8 3.8V10Z',
  // a bird on the wing
  freedom:
    'M-11-6.5C-6.5-8-2.4-5.6-.4-1.8C1.4-6.2 5.6-9.6 11-9C7-6.4 6.4-1.2 3.8 2.6C1.8 5.6-2.6 7-8.6 6.6L-4.2 3.4C-7 1.2-6.6-3.4-11-6.5Z',
  // a flame
  passion:
    'M1-11C1.6-6.4 7.8-3.4 7.8 3.2A7.8 7.4 0 0 1-7.8 3.2C-7.8-.4-5.8-2.8-3.8-4.8C-3.6-3-3-1.6-2-1C-2.6-4.8-1.8-8.4 1-11ZM.2 8.2A3.4 3.4 0 0 0 3.4 5C3.4 2.8 1.6 1.4.4-.8C-.6 1.4-3 2.6-3 5A3.3 3.3 0 0 0 .2 8.2Z',
};
