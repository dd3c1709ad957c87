/** The icons, on a grid of 24 units about 0,0. An emotion's is the same on boards, tiles, panels and in the log. */

import type { Emotion, Item } from '../types';

export type GlyphName = Emotion | Item | 'coin' | 'toll';

export interface Drawing {
  readonly fill?: string;
  /** Drawn with a pen 2.4 units wide. */
  readonly line?: string;
}

export const GLYPHS: Readonly<Record<Exclude<GlyphName, 'wild'>, Drawing>> = {
  surprise: {
    fill: 'M0-11.5C1.1-3.8 3.8-1.1 11.5 0C3.8 1.1 1.1 3.8 0 11.5C-1.1 3.8-3.8 1.1-11.5 0C-3.8-1.1-1.1-3.8 0-11.5Z',
  },
  sadness: {
    fill: 'M0-11.5C3.3-6.4 7.8-1.9 7.8 3.2A7.8 7.8 0 0 1-7.8 3.2C-7.8-1.9-3.3-6.4 0-11.5Z',
  },
  serenity: {
    fill: 'M-11-1.6C-8.2-8-3.6-8.6.4-5.4C4-2.6 7-3.2 9.2-7.2L11-5C8.6.8 4 1.8-.6-1.6C-4-4.2-6.8-3.6-9 .4ZM-11 7.4C-8.2 1-3.6.4.4 3.6C4 6.4 7 5.8 9.2 1.8L11 4C8.6 9.8 4 10.8-.6 7.4C-4 4.8-6.8 5.4-9 9.4Z',
  },
  gratitude: {
    fill: 'M-8.3 6.4C-9.8-3.4-3-9.8 8.8-9.9ZM-6.4 8.3C3.4 9.8 9.8 3 9.9-8.8Z',
    line: 'M-10.4 10.4-7.6 7.6',
  },
  hope: {
    fill: 'M-6.8 4.4A6.8 6.8 0 0 1 6.8 4.4Z',
    line: 'M-10.6 8.4H10.6M0-9.6V-6.4M-7.4-6.6-5.2-4.2M7.4-6.6 5.2-4.2M-10.8.2H-9.4M10.8.2H9.4',
  },
  anger: {
    fill: 'M1.2-11.6C1.6-6.8 8.2-3.8 8.2 3.4A8.2 8 0 0 1-8.2 3.4C-8.2-.4-6.2-3-4.2-5C-4-3-3.4-1.6-2.2-1C-2.8-5-1.8-8.8 1.2-11.6ZM.2 9A3.5 3.6 0 0 0 3.7 5.5C3.7 3.1 1.7 1.7.5-.8C-.5 1.7-3.3 2.9-3.3 5.5A3.5 3.6 0 0 0 .2 9Z',
  },
  happiness: {
    fill: 'M0-11.4 3.3-4.3 11-3.5 5.3 1.9 6.8 9.6 0 5.8-6.8 9.6-5.3 1.9-11-3.5-3.3-4.3Z',
  },
  idea: {
    fill: 'M0-11.2A7.4 7.4 0 0 0-4.3 2.2C-3.4 2.9-3 3.8-3 4.8H3C3 3.8 3.4 2.9 4.3 2.2A7.4 7.4 0 0 0 0-11.2Z',
    line: 'M-2.6 7.4H2.6M-1.2 10.4H1.2',
  },
  dream: {
    fill: 'M4.6-10.2A10.6 10.6 0 1 0 10.4 5.4A8.8 8.8 0 0 1 4.6-10.2Z',
  },
  claim: {
    fill: 'M0 11.5C-3.3 6.4-7.8 1.9-7.8-3.2A7.8 7.8 0 0 1 7.8-3.2C7.8 1.9 3.3 6.4 0 11.5ZM0-6.4A3.2 3.2 0 0 0 0 0A3.2 3.2 0 0 0 0-6.4Z',
  },
  coin: {
    fill: 'M0-10.5A10.5 10.5 0 0 1 0 10.5A10.5 10.5 0 0 1 0-10.5ZM0-7.6A7.6 7.6 0 0 0 0 7.6A7.6 7.6 0 0 0 0-7.6ZM0-5A5 5 0 0 1 0 5A5 5 0 0 1 0-5Z',
  },
  toll: {
    fill: 'M-9.8 10.5V-1.2A9.8 9.8 0 0 1 9.8-1.2V10.5H5.6V-1.2A5.6 5.6 0 0 0-5.6-1.2V10.5Z',
    line: 'M-11.4 2.4H11.4',
  },
};

/** The hues of the wild's wheel, clockwise from the top. */
export const WHEEL: readonly Emotion[] = ['surprise', 'sadness', 'serenity', 'gratitude', 'hope', 'anger'];

/** An emotion's own hue, for spaces and solid pieces. */
export const hue = (emotion: Emotion): string => `var(--amygdala-${emotion})`;

/** Its hue on a pale piece, dark enough to be seen there. */
export const inkOf = (what: GlyphName): string => `var(--amygdala-${what}-ink)`;
