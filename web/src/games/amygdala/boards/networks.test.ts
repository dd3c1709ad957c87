import { expect, test } from 'vitest';
import { drawn, networksAt } from './networks';
import { BOARD, boardView } from '../testing-board';
import type { Network } from '../types';

const draw = (emotion: Network['emotion'], ...spaces: string[]) => drawn({ emotion, spaces }, BOARD);

test('tiles beside each other are linked, across the borders of regions too', () => {
  expect(draw('sadness', 'P7', 'I9', 'Y1')).toMatchObject({
    links: [['P7', 'I9']],
    rays: [],
    source: undefined,
  });
});

test('the source of the emotion links the tiles round it', () => {
  expect(draw('sadness', 'I1', 'I4', 'I9')).toMatchObject({ source: 'indigo', rays: ['I1', 'I4'] });
  expect(draw('surprise', 'I1', 'I4').source).toBeUndefined();
});

test('a tile shows the network of each of its emotions, itself alone where it has none', () => {
  const view = boardView({
    spaces: { P1: { seat: 0, tile: 'E13' }, P2: { seat: 0, tile: 'E01' }, P3: { seat: 1, tile: 'E01' } },
    networks: [
      { seat: 1, emotion: 'serenity', spaces: ['P1', 'P9'] },
      { seat: 0, emotion: 'surprise', spaces: ['P1', 'P2'] },
    ],
  });
  expect(networksAt(view, BOARD, 'P1')).toMatchObject([
    { emotion: 'surprise', spaces: ['P1', 'P2'] },
    { emotion: 'serenity', spaces: ['P1'] },
  ]);
  expect(networksAt(view, BOARD, 'P3')).toMatchObject([{ emotion: 'surprise', spaces: ['P3'] }]);
  expect(networksAt(view, BOARD, 'P4')).toEqual([]);
});
