/** What is printed on the own board, and what lies on it. */

import type { Effects, UnconsciousMindEdition } from '../edition';
import type { UnconsciousMindPlayer, PlaceId } from '../types';

/** What an action below the Reputation track does; they are numbered on through its zones. */
export function reputationEffects(edition: UnconsciousMindEdition, number: number): Effects | undefined {
  return edition.boards.zones_below.flatMap(({ actions }) => actions)[number - 1];
}

/** What stands before the tiles of a row, and what at the end of a complete line. */
export function lineEnd(
  edition: UnconsciousMindEdition,
  line: string | undefined,
  part: string,
): Effects | undefined {
  if (!line) return undefined;
  const { rows, row_end, columns } = edition.boards;
  const at = Number(line.at(-1)) - 1;
  const effect =
    part === 'start' ? rows[at]?.effect : line.startsWith('row') ? row_end.effect : columns[at]?.effect;
  return effect && [effect];
}

/** The tile on a place of the own Notebook. */
export function tileOn(player: UnconsciousMindPlayer, place: string): string | undefined {
  return player.notebook[notebookAt(place)] || undefined;
}

/** A place of the Notebook (`b3`) as its number, row by row. */
export const notebookAt = (place: PlaceId): number => 'abc'.indexOf(place[0]!) * 3 + Number(place[1]) - 1;
