/** How often a Location could be triggered by a figure that comes to it. The Python side: `rules/city.py`. */

import { abilitiesOf } from '../play/abilities';
import { publishedTags } from './city-counts';
import type { UnconsciousMindEdition } from '../edition';
import type { LocationId, UnconsciousMindView } from '../types';

/** With who is deciding moving the figure there. */
export function triggersAt(
  location: LocationId,
  figure: string,
  view: UnconsciousMindView,
  edition: UnconsciousMindEdition,
): number {
  const player = view.players[view.actor];
  if (!player) return 0;
  const standing = [
    ...view.players.map(({ professor }, seat) => [seat === view.actor ? 'professor' : '', professor]),
    ['freud', view.freud],
    ['journalist', view.journalist],
  ];
  const figures = standing.filter(([who, where]) => (who === figure ? true : where === location)).length;
  const cited = figure === 'journalist' ? publishedTags(edition, view, view.actor, location) : 0;
  const extra = abilitiesOf(player, edition).find(({ modifier }) => modifier.mod === 'location_extra');
  const times = Math.max(figures, player.tags[location] + cited) + Number(extra?.modifier.n ?? 0);
  return Math.min(times, edition.city.trigger_limit.count);
}
