import { expect, test } from 'vitest';
import { numbered, spans } from './track-layout';

test('zones follow each other from space 0', () => {
  const zones = [{ last: 2 }, { last: 5 }, { last: 9 }];
  expect(spans(zones).map(({ first, last }) => [first, last])).toEqual([
    [0, 2],
    [3, 5],
    [6, 9],
  ]);
});

test('the actions below are numbered through all zones', () => {
  const zones = [
    { last: 2, actions: [[], []] },
    { last: 5, actions: [[], [], []] },
  ];
  const numbers = numbered(spans(zones)).map(({ actions }) => actions.map(({ number }) => number));
  expect(numbers).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});
