/** What the players at a table are called. */

import type { SeatView } from './wire';
import type { Words } from './words';

/** A player in the list of tables: a name, or a bot's level. */
export function summaryName(player: string, t: Words): string {
  if (!player) return t('seat-open');
  return t.has(`level-${player}`) ? t(`level-${player}`) : player;
}

/** By seat. A bot without a name is called after its level, numbered when there are several of it. */
export function displayNames(seats: readonly SeatView[], t: Words): string[] {
  return seats.map((seat, index) => {
    if (seat.name) return seat.name;
    if (seat.kind !== 'bot') return t('seat-number', { number: index + 1 });
    const name = t(`level-${seat.level}`);
    const twins = seats.filter((other) => other.kind === 'bot' && !other.name && other.level === seat.level);
    return twins.length > 1 ? `${name} ${twins.indexOf(seat) + 1}` : name;
  });
}
