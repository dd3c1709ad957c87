/** Where on a board an action is done: the cells that its arguments name, by `column`, `row` or `cell`. */

import type { Action, ViewField } from '../lib/wire/wire';

/** A rectangle of cells, counted from 0. */
export interface Spot {
  readonly action: Action;
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

function spotOf(board: ViewField, action: Action): Spot | undefined {
  const cell = action.cell === undefined ? undefined : cellAt(board, String(action.cell));
  const column = cell?.column ?? at(board.columns, action.column);
  const row = cell?.row ?? at(board.rows, action.row);
  if (column === undefined && row === undefined) return undefined;
  return {
    action,
    column: column ?? 0,
    row: row ?? 0,
    columns: column === undefined ? board.columns.length : 1,
    rows: row === undefined ? board.rows.length : 1,
  };
}

function at(names: readonly string[], name: string | number | undefined): number | undefined {
  const found = name === undefined ? -1 : names.indexOf(String(name));
  return found < 0 ? undefined : found;
}

function cellAt(board: ViewField, name: string): { column: number; row: number } | undefined {
  for (const [column, letter] of board.columns.entries()) {
    const row = name.startsWith(letter) ? at(board.rows, name.slice(letter.length)) : undefined;
    if (row !== undefined) return { column, row };
  }
  return undefined;
}

/** The actions that are done somewhere on a board, each at a place of its own: two at one place are left to the list. */
export function spotsOn(board: ViewField, actions: readonly Action[]): Spot[] {
  const spots = actions.map((action) => spotOf(board, action)).filter((spot) => spot !== undefined);
  const places = spots.map(({ column, row, columns, rows }) => [column, row, columns, rows].join());
  return spots.filter((_, index) => places.indexOf(places[index]!) === places.lastIndexOf(places[index]!));
}

/** The cells of a board that are not as they were, and not empty. */
export function changed(
  before: readonly unknown[] | undefined,
  after: readonly unknown[],
  isNothing: (value: unknown) => boolean,
): number[] {
  if (before?.length !== after.length) return [];
  return [...after.keys()].filter((cell) => before[cell] !== after[cell] && !isNothing(after[cell]));
}
