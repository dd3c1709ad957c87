/** Amygdala's types, all from the API document, by the names the screen uses. */

import type { Schemas } from '../../lib/wire/wire';

/** Ids of the edition: a space of the game board (`Y4`), a place of a player board (`b3`), an emotion tile (`E14`). */
export type SpaceId = string;
export type PlaceId = string;
export type TileId = string;
export type LotusId = string;
export type RegionId = string;
/** A resource tile by what it shows and costs: `sadness-2`, `wild-3`. */
export type ResourceId = string;

export type AmygdalaView = Schemas['amygdala.AmygdalaView'];
export type AmygdalaPlayer = Schemas['amygdala.Player'];
export type Region = Schemas['amygdala.Region'];
export type Placed = Schemas['amygdala.Placed'];
export type Network = Pick<Schemas['amygdala.Network'], 'emotion' | 'spaces'>;
export type Given = Schemas['amygdala.Given'];
/** What does not apply to a choice is left out. */
export type Outcome = Partial<Schemas['amygdala.Outcome']>;
export type Joined = Schemas['amygdala.Joined'];
export type Purchase = Schemas['amygdala.Purchase'];

export type Emotion = Network['emotion'];
export type Shown = Given['tiles'][number];
export type Item = Schemas['amygdala.Bonus']['gives'][number];
