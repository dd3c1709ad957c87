/** Actions as sentences, where the usual one would say the same thing twice. */

import type { TableContext } from '../../../lib/table/table-context';
import type { Action } from '../../../lib/wire/wire';

export function describe({ t }: TableContext, { do: kind, tile, other, lotus }: Action): string | undefined {
  if (tile !== other) return undefined;
  if (kind === 'pay_pair') {
    return t.phrase({ id: 'amygdala-do-pay_alike', names: { tile: `amygdala-shown-${tile}` } });
  }
  if (kind === 'buy_two') {
    const names = { tile: `amygdala-resource-${tile}`, lotus: `amygdala-lotus-${lotus}` };
    return t.phrase({ id: 'amygdala-do-buy_alike', names });
  }
  return undefined;
}
