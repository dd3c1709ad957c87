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

test('a tile shows the networks it is part of', () => {
  const serenity = { seat: 0, emotion: 'serenity', spaces: ['P1'] } as const;
  const surprise = { seat: 0, emotion: 'surprise', spaces: ['P1', 'P2'] } as const;
  const view = boardView({ networks: [serenity, surprise] as never });
  expect(networksAt(view, 'P1')).toEqual([serenity, surprise]);
  expect(networksAt(view, 'P2')).toEqual([surprise]);
  expect(networksAt(view, 'P4')).toEqual([]);
});
