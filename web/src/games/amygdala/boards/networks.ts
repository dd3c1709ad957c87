/** Networks of emotions on the game board: what is connected with a tile, to be seen while it is pointed at. */

import type { AmygdalaEdition } from '../edition';
import type { AmygdalaView, Emotion, Placed, RegionId, SpaceId } from '../types';

export interface Network {
  readonly emotion: Emotion;
  readonly spaces: ReadonlySet<SpaceId>;
  /** The region whose source links tiles of it. */
  readonly source: RegionId | undefined;
  /** Pairs of spaces beside each other. */
  readonly links: readonly (readonly [SpaceId, SpaceId])[];
  /** The spaces of it around that source. */
  readonly rays: readonly SpaceId[];
}

/** One network for each emotion of the tile on a space; `tried`: a tile as if it lay there. */
export function networksAt(
  edition: AmygdalaEdition,
  spaces: AmygdalaView['spaces'],
  space: SpaceId,
  tried?: Placed,
): Network[] {
  const placed = tried ? { ...spaces, [space]: tried } : spaces;
  const here = placed[space];
  if (!here) return [];
  const emotions = new Set(edition.icons.get(here.tile));
  return [...emotions].map((emotion) => network(edition, placed, space, here.seat, emotion));
}

function network(
  edition: AmygdalaEdition,
  placed: AmygdalaView['spaces'],
  start: SpaceId,
  seat: number,
  emotion: Emotion,
): Network {
  const belongs = (id: SpaceId): boolean => {
    const there = placed[id];
    return there?.seat === seat && !!edition.icons.get(there.tile)?.includes(emotion);
  };
  const spaces = new Set([start]);
  const links: [SpaceId, SpaceId][] = [];
  let source: RegionId | undefined;
  // A set is walked through together with what is added to it on the way.
  for (const here of spaces) {
    for (const beside of edition.beside(here)) {
      if (!belongs(beside)) continue;
      if (here < beside) links.push([here, beside]);
      spaces.add(beside);
    }
    const region = edition.sourceBeside(here);
    if (region?.emotion !== emotion) continue;
    source = region.id;
    for (const around of edition.around(region.id)) if (belongs(around)) spaces.add(around);
  }
  const rays = source ? edition.around(source).filter((id) => spaces.has(id)) : [];
  return { emotion, spaces, source, links, rays };
}
