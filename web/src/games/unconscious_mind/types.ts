/** Unconscious Mind as the server shows it to a viewer, and what may be done. The Python side: `view.py`, `actions.py`. */

import type { Effect, InsightPrice } from './edition';

export type Level = 'minor' | 'median' | 'major';
export type Quality = 'growth' | 'freedom' | 'passion';
/** `reserve`, `minor-growth`, ... */
export type Area = string;
export type LocationId = 'theater' | 'library' | 'opera' | 'museum' | 'university' | 'cafe';
export type DistrictId = 'green' | 'purple' | 'red';
export type RoomId = 'primary' | 'secondary';
export type InkpotPlace = 'top' | 'row1' | 'row2' | 'row3' | 'left';
/** `a1` to `c3`: rows a to c, columns 1 to 3. */
export type PlaceId = string;

export interface Idea {
  readonly seat: number;
  readonly ideas: number;
  readonly bright: number;
  readonly action: string;
}

export interface Shown {
  readonly client: string;
  readonly grief: string;
}

export interface Room {
  readonly client: string;
  readonly grief: string;
  readonly therapy: number;
  readonly manifest: string;
  readonly latent: string;
}

export interface Published {
  readonly seat: number;
  readonly volumes: readonly string[];
}

export interface UnconsciousMindPlayer {
  readonly vp: number;
  readonly points: number;
  readonly by_source: Readonly<Record<string, number>>;
  readonly final: Readonly<Record<string, number>>;
  readonly coffee: number;
  readonly coffee_most: number;
  readonly bright: number;
  readonly boxes: number;
  readonly ideas: number;
  readonly ideas_locked: number;
  readonly inkpot: InkpotPlace;
  /** Nine places, row by row; empty text for a vacant one. */
  readonly notebook: readonly string[];
  readonly insights_locked: readonly string[];
  /** By area: common pieces, own pieces. */
  readonly dial: Readonly<Record<Area, readonly [common: number, own: number]>>;
  readonly hand: number;
  readonly known: readonly string[];
  readonly in_play: readonly string[];
  readonly office: string;
  readonly rooms: readonly Room[];
  readonly second_room: boolean;
  readonly cured: readonly string[];
  readonly professor: string;
  readonly reputation: number;
  readonly reputation_since: number;
  readonly tags: Readonly<Record<LocationId, number>>;
}

/** Something that is still going on, the present decision last: the steps of a cascade. */
export interface Step {
  /** The decision (`effects`, `pay`, ...) or what goes on by itself (`table`, `therapy`, `end_turn`, ...). */
  readonly decision: string;
  readonly seat: number;
  /** What printed thing it comes from: `tile-n104`, `research-r03`, `action-gain_research`, `slot-opera-1`, ...; or empty. */
  readonly source: string;
  /** For a list: its effects, and which of them are done. */
  readonly effects: readonly Effect[];
  readonly done: readonly boolean[];
  /** How often it is still to be done; 0 where that means nothing. */
  readonly left: number;
  /** For a payment: the Insights still to be used. */
  readonly price: readonly InsightPrice[];
}

export interface UnconsciousMindView {
  readonly seat: number;
  readonly decision: string;
  readonly actor: number;
  readonly table: Readonly<Record<string, Idea>>;
  readonly blocked: readonly string[];
  /** Level I, then II: the stack's top (left), the center, the right; empty text for an empty space. */
  readonly tiles: readonly string[];
  readonly tile_stacks: readonly number[];
  readonly tiles_unseen: readonly string[];
  readonly clients: readonly Shown[];
  readonly manifests: readonly string[];
  readonly research: readonly string[];
  readonly decks: Readonly<Record<string, readonly string[]>>;
  readonly research_left: number;
  readonly freud: string;
  readonly journalist: string;
  readonly fireworks: string;
  /** By Location, the overlay and its side: `o3-grey`. */
  readonly overlays: Readonly<Record<string, string>>;
  readonly slots_taken: Readonly<Record<LocationId, readonly number[]>>;
  readonly district_insights: Readonly<Record<DistrictId, readonly number[]>>;
  readonly tokens: Readonly<Record<DistrictId, number>>;
  readonly freud_reputation: number;
  readonly reputation_moves: number;
  readonly goals: Readonly<Record<string, number>>;
  readonly goal_tags: Readonly<Record<string, string>>;
  readonly treatises: Readonly<Record<string, Published>>;
  /** With the Id, in a solo game, as the second. */
  readonly players: readonly UnconsciousMindPlayer[];
  readonly hand: readonly string[];
  readonly draft: readonly string[];
  readonly bottom_client: string;
  readonly treated: number;
  readonly used_once: number;
  readonly starter: number;
  readonly phase: 'open' | 'signalled' | 'final_round';
  readonly rounds: number;
  readonly impulses: number;
  readonly libido: number;
  readonly winners: readonly number[];
  readonly steps: readonly Step[];
  /** The same as the engine keeps it, with nothing left out; see `present.ts`. */
  readonly frames: readonly { kind: number; actor: number; a: number; b: number }[];
}
