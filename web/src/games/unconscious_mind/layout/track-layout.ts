/** The zones of the Reputation track: from which space to which, and the actions below it numbered through. */

import type { Effects } from '../types';

export interface Span<Zone> {
  readonly first: number;
  readonly last: number;
  readonly zone: Zone;
}

/** Each zone begins where the one before it ends. */
export function spans<Zone extends { readonly last: number }>(zones: readonly Zone[]): Span<Zone>[] {
  return zones.map((zone, at) => ({ first: at ? zones[at - 1]!.last + 1 : 0, last: zone.last, zone }));
}

interface Offering {
  readonly actions: readonly Effects[];
}

interface NumberedSpan<Zone> extends Span<Zone> {
  readonly actions: readonly { readonly number: number; readonly effects: Effects }[];
}

/** With their actions, numbered from 1 on through all zones. */
export function numbered<Zone extends Offering>(zones: readonly Span<Zone>[]): NumberedSpan<Zone>[] {
  let before = 0;
  return zones.map((span) => {
    const actions = span.zone.actions.map((effects, at) => ({ number: before + at + 1, effects }));
    before += actions.length;
    return { ...span, actions };
  });
}
