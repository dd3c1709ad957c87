import { expect, test } from 'vitest';
import { networksAt } from './networks';
import { BOARD } from '../testing-board';
import type { Placed } from '../types';

const mine = (tile: string): Placed => ({ seat: 0, tile });

test('own tiles beside each other that share an emotion are linked', () => {
  const spaces = { I9: mine('E08'), P7: mine('E02'), I3: { seat: 1, tile: 'E02' } };
  const [network] = networksAt(BOARD, spaces, 'P7');
  expect(network).toMatchObject({ emotion: 'sadness', source: undefined, links: [['I9', 'P7']] });
  expect(network!.spaces).toEqual(new Set(['I9', 'P7']));
});

test('the source of the emotion links the tiles round it', () => {
  const spaces = { I1: mine('E02'), I4: mine('E08') };
  const [network] = networksAt(BOARD, spaces, 'I1');
  expect(network).toMatchObject({ source: 'indigo', rays: ['I1', 'I4'] });
  expect(network!.spaces).toEqual(new Set(['I1', 'I4']));
});

test('another emotion’s source links nothing, happiness neither', () => {
  const spaces = { P1: mine('E19'), P4: mine('E20') };
  const [network] = networksAt(BOARD, spaces, 'P1');
  expect(network).toMatchObject({ emotion: 'happiness', source: undefined });
  expect(network!.spaces).toEqual(new Set(['P1']));
});

test('a mixed tile has a network for each emotion', () => {
  const networks = networksAt(BOARD, { P1: mine('E13'), P2: mine('E01') }, 'P1');
  expect(networks.map(({ emotion, spaces }) => [emotion, spaces.size])).toEqual([
    ['surprise', 2],
    ['serenity', 1],
  ]);
});

test('a tile can be tried out on an empty space', () => {
  const spaces = { I1: mine('E02') };
  expect(networksAt(BOARD, spaces, 'I2')).toEqual([]);
  expect(networksAt(BOARD, spaces, 'I2', mine('E08'))[0]!.spaces).toEqual(new Set(['I2', 'I1']));
  expect(spaces).toEqual({ I1: mine('E02') });
});
