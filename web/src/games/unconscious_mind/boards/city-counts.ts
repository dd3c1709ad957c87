/** What the city counts: figures and tags at a Location, tags in a District, how near a goal is. */

import { LOCATIONS, type UnconsciousMindEdition } from '../edition';
import type { DistrictId, LocationId, UnconsciousMindView } from '../types';

/** Professors, by seat, at a Location. */
export function professorsAt({ players }: UnconsciousMindView, location: string): number[] {
  return players.flatMap(({ professor }, seat) => (professor === location ? [seat] : []));
}

/** Tags of other players' Treatises, which the Journalist brings. */
export function publishedTags(
  edition: UnconsciousMindEdition,
  view: UnconsciousMindView,
  seat: number,
  location: LocationId,
): number {
  return Object.entries(view.treatises)
    .filter(([, published]) => published.seat >= 0 && published.seat !== seat)
    .flatMap(([id]) => edition.treatise(id).tags)
    .filter((tag) => tag === location).length;
}

/** The tags that count for a District's bonuses. */
export function districtTags(
  edition: UnconsciousMindEdition,
  view: UnconsciousMindView,
  seat: number,
  district: DistrictId,
): number {
  const player = view.players[seat];
  if (!player) return 0;
  const within = LOCATIONS.filter((location) => edition.location(location).district === district);
  const isReported = within.some((location) => location === view.journalist);
  return within.reduce(
    (sum, location) =>
      sum + player.tags[location] + (isReported ? publishedTags(edition, view, seat, location) : 0),
    0,
  );
}

/** How far a player is with a Location Goal, by the goal's counter. */
export function goalProgress(
  edition: UnconsciousMindEdition,
  view: UnconsciousMindView,
  seat: number,
  goal: string,
): number {
  const player = view.players[seat];
  if (!player) return 0;
  const { notebook, cured } = player;
  const full = (places: readonly number[]): boolean => places.every((place) => notebook[place]);
  const curedOf = (kind: string): number => cured.filter((id) => edition.client(id).kind === kind).length;
  switch (edition.goal(goal).counter) {
    case 'complete_rows':
      return [0, 3, 6].filter((first) => full([first, first + 1, first + 2])).length;
    case 'complete_columns':
      return [0, 1, 2].filter((first) => full([first, first + 3, first + 6])).length;
    case 'city_insights':
      return Object.values(view.district_insights)
        .flat()
        .filter((owner) => owner === seat).length;
    case 'treatises':
      return Object.values(view.treatises).filter((published) => published.seat === seat).length;
    case 'cured_routine':
      return curedOf('routine');
    case 'cured_case_study':
      return curedOf('case_study');
    default:
      return cured.length;
  }
}
