/** Actions as sentences, where the usual one would say the same thing twice. */

import type { TableContext } from '../../lib/table-context';
import type { Action } from '../../lib/wire';

export function describe({ t }: TableContext, action: Action): string | undefined {
  if (action.do !== 'pay_pair' || action.tile !== action.other) return undefined;
  return t.phrase({ id: 'amygdala-do-pay_alike', names: { tile: `amygdala-shown-${action.tile}` } });
}
