/** What the players at a table are called. */

import type { SeatView, TableSummary } from '../wire/wire';
import type { Words } from '../words/words';

/** A level in words; a bot somebody plugged in is called what they call it. */
export const levelName = (level: string, t: Words): string =>
  t.has(`level-${level}`) ? t(`level-${level}`) : level;

/** The players in the list of tables: names, bots' levels, or seats that are open or have no name. */
export function summaryNames({ players, status }: TableSummary, t: Words): string[] {
  return players.map((player, index) => {
    if (player) return levelName(player, t);
    return status === 'gathering' ? t('seat-open') : t('seat-number', { number: index + 1 });
  });
}

/** By seat. A bot without a name is called after its level, numbered when there are several of it. */
export function displayNames(seats: readonly SeatView[], t: Words): string[] {
  return seats.map((seat, index) => {
    if (seat.name) return seat.name;
    if (seat.kind !== 'bot') return t('seat-number', { number: index + 1 });
    const name = levelName(seat.level, t);
    const twins = seats.filter((other) => other.kind === 'bot' && !other.name && other.level === seat.level);
    return twins.length > 1 ? `${name} ${twins.indexOf(seat) + 1}` : name;
  });
}
