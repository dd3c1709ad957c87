// @vitest-environment node

import { expect, test } from 'vitest';
import type { TableContext } from '../../lib/table-context';
import { makeBundle, makeWords } from '../../lib/words';
import { describe } from './describe';

const sources = import.meta.glob<string>('@games-py/amygdala/words/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const t = makeWords('en', makeBundle('en', Object.values(sources)));
const pay = (tile: string, other: string): string | undefined =>
  describe({ t } as TableContext, { do: 'pay_pair', tile, other });

test('two tiles that show the same are not named twice', () => {
  expect(pay('surprise', 'surprise')).toBe('Pay with a surprise resource and another one');
  expect(pay('surprise', 'hope'), 'the usual sentence says it all').toBeUndefined();
});
