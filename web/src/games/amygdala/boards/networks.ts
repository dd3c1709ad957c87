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
export const networksAt = ({ networks }: AmygdalaView, space: SpaceId): Network[] =>
  networks.filter(({ spaces }) => spaces.includes(space));

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
