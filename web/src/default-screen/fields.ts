/** The fields of a game's view, as the game says they are meant (`parlour/kernel/field.py`). */

import type { TableContext } from '../lib/table/table-context';
import type { ViewField } from '../lib/wire/wire';

export type Value = string | number | boolean;
type AnyView = Readonly<Record<string, unknown>>;
export type AnyContext = TableContext<AnyView>;

export interface Shown {
  readonly field: ViewField;
  /** One, or several; for a board its cells, row by row. */
  readonly values: readonly Value[];
  /** Are these several things, even if there is only one: a hand of cards? */
  readonly isList: boolean;
}

const isBoard = (field: ViewField): boolean => field.columns.length > 0;

function shown(ctx: AnyContext): Shown[] {
  return ctx.game.view.flatMap((field) => {
    const value = ctx.view[field.name];
    if (value === undefined || value === null) return [];
    const isList = Array.isArray(value);
    return [{ field, values: (isList ? value : [value]) as Value[], isList }];
  });
}

export const boards = (ctx: AnyContext): Shown[] => shown(ctx).filter(({ field }) => isBoard(field));

/** What belongs to a player. */
export function ofSeat(ctx: AnyContext, seat: number): Shown[] {
  return shown(ctx)
    .filter(({ field, values }) => field.by_seat && values[seat] !== undefined)
    .map(({ field, values }) => ({ field, values: [values[seat]!], isList: false }));
}

/** What belongs to nobody, and is no board, as far as there is something to tell. */
export function ofNobody(ctx: AnyContext): Shown[] {
  return shown(ctx)
    .filter(({ field }) => !isBoard(field) && !field.by_seat)
    .map((one) => ({ ...one, values: one.values.filter((value) => !isNothing(one.field, value)) }))
    .filter(({ values }) => values.length > 0);
}

/** Nobody, or no thing that has a name. */
export const isNothing = (field: ViewField, value: Value): boolean =>
  field.shown_as === 'seat' ? Number(value) < 0 : value === '';

export const title = (ctx: AnyContext, field: ViewField): string =>
  ctx.t(`${ctx.game.id}-view-${field.name}`);

/** A value in words; nothing for nobody. */
export function inWords(ctx: AnyContext, field: ViewField, value: Value): string {
  if (isNothing(field, value)) return '';
  if (field.shown_as === 'seat') return ctx.names[Number(value)] ?? '?';
  if (field.shown_as === 'named') return ctx.t(`${field.prefix}-${value}`);
  if (typeof value === 'boolean') return ctx.t(value ? 'value-yes' : 'value-no');
  return String(value);
}
