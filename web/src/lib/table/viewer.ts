/** What the one who looks at a table may need to be told or kept from seeing. */

import type { Line, TableView } from '../wire/wire';

export const ownSeats = (table: TableView): number[] =>
  table.seats.flatMap((seat, index) => (seat.mine ? [index] : []));

/**
 * Several people share this screen, and the one whose turn it is has not yet taken it over: hide the table.
 * `facing` is the seat whose player last said to be there.
 */
export function needsCurtain(table: TableView, facing: number | null): boolean {
  return table.status === 'playing' && ownSeats(table).length > 1 && table.viewpoint !== facing;
}

/** A line of the log as it is shown: the same sentence several times over is one line. */
interface LogEntry {
  /** The last decision it came from. */
  readonly ply: number;
  readonly seat: number;
  readonly text: string;
  readonly times: number;
}

export function logEntries(log: readonly Line[], speak: (line: Line) => string): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const line of log) {
    const text = speak(line);
    const last = entries.at(-1);
    const { ply, seat } = line;
    if (last?.text === text) entries[entries.length - 1] = { ply, seat, text, times: last.times + 1 };
    else entries.push({ ply, seat, text, times: 1 });
  }
  return entries;
}

/** Where the news begins: the first line after the viewer's last own one; the log's length when there is none. */
export function firstNews(log: readonly LogEntry[], mine: readonly number[]): number {
  const last = log.findLastIndex((line) => mine.includes(line.seat));
  return last === -1 ? log.length : last + 1;
}
