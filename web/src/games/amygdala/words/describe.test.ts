// @vitest-environment node

import { expect, test } from 'vitest';
import type { TableContext } from '../../../lib/table/table-context';
import type { Action } from '../../../lib/wire/wire';
import { makeBundle, makeWords } from '../../../lib/words/words';
import { describe } from './describe';

const sources = import.meta.glob<string>('@games-py/amygdala/words/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const t = makeWords('en', makeBundle('en', Object.values(sources)));
const said = (action: Action): string | undefined => describe({ t } as TableContext, action);

test('two tiles that show the same are not named twice', () => {
  expect(said({ do: 'pay_pair', tile: 'surprise', other: 'surprise' })).toBe(
    'Pay with a surprise resource and another one',
  );
  expect(said({ do: 'buy_two', lotus: 'L2', tile: 'anger-2', other: 'anger-2' })).toBe(
    'Buy a 2-coin anger resource and another one from the teal-green lotus',
  );
});

test('of others the usual sentence says it all', () => {
  expect(said({ do: 'pay_pair', tile: 'surprise', other: 'hope' })).toBeUndefined();
  expect(said({ do: 'buy_two', lotus: 'L2', tile: 'anger-1', other: 'anger-2' })).toBeUndefined();
  expect(said({ do: 'pass' })).toBeUndefined();
});
