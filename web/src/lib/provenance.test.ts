// @vitest-environment node

import { expect, test } from 'vitest';
import { countMarks, marksOf } from './provenance';

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
