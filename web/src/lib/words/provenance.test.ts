// @vitest-environment node

import { expect, test } from 'vitest';
import { countMarks, factName, groupItems, marksOf } from './provenance';
import { makeBundle, makeWords } from './words';

test('marks are counted, for an item as a whole or field by field', () => {
  const marks = [
    ...marksOf({ item: 'villages', marks: 'rulebook' }),
    ...marksOf({ item: 'tiles.curve', marks: { kind: 'source', count: 'reconstructed' } }),
    ...marksOf({ item: 'setups.2A', marks: 'reconstructed' }),
  ];
  expect(marks[0]).toEqual({ field: '', mark: 'rulebook' });
  expect(marks[1]).toEqual({ field: 'kind', mark: 'source' });
  expect(countMarks(marks)).toEqual({ rulebook: 1, source: 1, inferred: 0, reconstructed: 2 });
});

test('items stand in their groups, under the names the game has for them', () => {
  const t = makeWords(
    'en',
    makeBundle('en', [
      'go-part-board = board\ngo-part-stones = stones\ngo-part-stones-black = black\ngo-stone-white = white\n',
    ]),
  );
  const items = ['board', 'stones', 'stones.black', 'stones.white', 'stones.grey', 'bowls.left'];
  const groups = groupItems(
    'go',
    items.map((item) => ({ item, marks: 'source' as const })),
    t,
  );
  const named = groups.map(({ group, name, items }) => [group, name, items.map((one) => one.name)]);
  expect(named).toEqual([
    ['', undefined, ['Board', 'Stones']],
    ['stones', 'Stones', ['Black', 'White', undefined]],
    ['bowls', undefined, [undefined]],
  ]);
});

test('a fact has a name, if the game gives it one', () => {
  const t = makeWords('en', makeBundle('en', ['go-fact-size = size\n']));
  expect([factName('go', 'size', t), factName('go', 'weight', t)]).toEqual(['Size', undefined]);
});
