/** What the players at a table are called. */

import type { SeatView } from './wire';
import type { Words } from './words';

/** A level in words; a bot somebody plugged in is called what they call it. */
export const levelName = (level: string, t: Words): string =>
  t.has(`level-${level}`) ? t(`level-${level}`) : level;

/** A player in the list of tables: a name, or a bot's level. */
export function summaryName(player: string, t: Words): string {
  return player ? levelName(player, t) : t('seat-open');
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
