/** What the game board asks of the play: what may be tapped, and what a tap means. */

import type { AmygdalaEdition } from '../edition';
import type { Offer } from './options';
import type { Joined, LotusId, RegionId, SpaceId } from '../types';

export interface BoardPlay {
  readonly edition: AmygdalaEdition;
  readonly litSpaces: ReadonlyMap<SpaceId, Offer>;
  readonly litLotuses: ReadonlyMap<LotusId, Offer>;
  readonly litRegions: ReadonlyMap<RegionId, Offer>;
  litResources(lotus: LotusId, index: number): boolean;
  /** Resource tiles picked for buying: `L2:0`. */
  readonly picked: ReadonlySet<string>;
  readonly shownSpace: SpaceId | null;
  /** The networks the tile in hand would become part of on a space, each with its points. */
  joinedAt(space: SpaceId): readonly Joined[];
  tapSpace(id: SpaceId): void;
  tapLotus(id: LotusId): void;
  tapRegion(id: RegionId): void;
  tapResource(lotus: LotusId, index: number): void;
  pointSpace(id: SpaceId | null): void;
}
