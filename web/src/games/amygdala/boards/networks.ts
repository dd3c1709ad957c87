/** How the networks on the game board are drawn: which of their spaces are linked, and to which source. */

import type { AmygdalaEdition } from '../edition';
import { distance } from '../layout/hex';
import type { AmygdalaView, Network, RegionId, SpaceId } from '../types';

export interface DrawnNetwork extends Network {
  /** Pairs of spaces beside each other. */
  readonly links: readonly (readonly [SpaceId, SpaceId])[];
  /** The spaces around the source that links them. */
  readonly rays: readonly SpaceId[];
  /** The region of that source. */
  readonly source: RegionId | undefined;
}

/** What the tile on a space is connected with: a network for each of its emotions. */
export function networksAt(view: AmygdalaView, edition: AmygdalaEdition, space: SpaceId): Network[] {
  const there = view.spaces[space];
  const own = view.networks.filter(({ seat, spaces }) => seat === there?.seat && spaces.includes(space));
  const emotions = new Set(there && edition.icons.get(there.tile));
  return [...emotions].map(
    (emotion) => own.find((one) => one.emotion === emotion) ?? { emotion, spaces: [space] },
  );
}

export function drawn({ emotion, spaces }: Network, edition: AmygdalaEdition): DrawnNetwork {
  const at = spaces.map(edition.space);
  const links = at.flatMap((one, index) =>
    at
      .slice(index + 1)
      .filter((other) => distance(one.at, other.at) === 1)
      .map((other): [SpaceId, SpaceId] => [one.id, other.id]),
  );
  const region = edition.regions.find((one) => one.emotion === emotion)!;
  const rays = spaces.filter((space) => edition.around(region.id).includes(space));
  return { emotion, spaces, links, rays, source: rays.length ? region.id : undefined };
}
