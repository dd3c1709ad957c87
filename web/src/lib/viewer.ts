/** What the one who looks at a table may need to be told or kept from seeing. */

import type { Line, TableView } from './wire';

export const ownSeats = (table: TableView): number[] =>
  table.seats.flatMap((seat, index) => (seat.mine ? [index] : []));

/**
 * Several people share this screen, and the one whose turn it is has not yet taken it over: hide the table.
 * `facing` is the seat whose player last said to be there.
 */
export function needsCurtain(table: TableView, facing: number | null): boolean {
  return table.status === 'playing' && ownSeats(table).length > 1 && table.viewpoint !== facing;
}

/** Where the news begins: the first line after the viewer's last own one; the log's length when there is none. */
export function firstNews(log: readonly Line[], mine: readonly number[]): number {
  const last = log.findLastIndex((line) => mine.includes(line.seat));
  return last === -1 ? log.length : last + 1;
}
