/** The edition's data in the form the screen needs it. The Python side: `components.py`, `effect_schema.py`. */

import type { EditionInfo } from '../../lib/wire/wire';
import type { DistrictId, InkpotPlace, Level, LocationId, Quality } from './types';

export type AnyQuality = Quality | 'any';

export const LEVELS: readonly Level[] = ['minor', 'median', 'major'];
export const QUALITIES: readonly Quality[] = ['growth', 'freedom', 'passion'];
/** Clockwise round the city. */
export const LOCATIONS: readonly LocationId[] = [
  'theater',
  'library',
  'opera',
  'museum',
  'university',
  'cafe',
];
/** In the order of the qualities they belong to. */
export const DISTRICTS: readonly DistrictId[] = ['green', 'purple', 'red'];

/** An Insight as a price or a reward. */
export interface InsightPrice {
  readonly level: Level;
  readonly quality: AnyQuality;
}

/** What an exchange costs: Insights, or the Suppressing of one. */
export interface Price {
  readonly insights?: readonly InsightPrice[];
  readonly suppress?: number;
}

export type Counter =
  | 'notebook_level_1'
  | 'notebook_level_2'
  | 'complete_rows'
  | 'complete_columns'
  | 'treatises'
  | 'cured_clients'
  | 'cured_routine'
  | 'cured_case_study'
  | 'tags_green'
  | 'tags_purple'
  | 'tags_red'
  | 'distinct_tags'
  | 'city_insights'
  | 'reputation_level'
  | 'research_in_play'
  | 'location_goals'
  | 'unlocked_ideas'
  | 'major_insights';

/** What a gain can bring, in the order it is read. */
export const GAINS = ['vp', 'coffee', 'bright_idea', 'hsb', 'research', 'notebook', 'reputation'] as const;
export type GainKind = (typeof GAINS)[number];

/** A number that the data may leave out: `n` is 1 then, everything else nothing. */
export type Effect =
  | { readonly op: 'generate'; readonly level: Level; readonly quality: AnyQuality; readonly n?: number }
  | { readonly op: 'elevate' | 'transfer' | 'treat'; readonly n?: number }
  | ({ readonly op: 'gain' } & { readonly [kind in GainKind]?: number })
  | { readonly op: 'exchange'; readonly pay: Price; readonly get: readonly Effect[] }
  | { readonly op: 'play_research' | 'play_or_publish'; readonly max: number }
  | { readonly op: 'move_professor'; readonly min: number; readonly max: number; readonly to_freud?: boolean }
  | { readonly op: 'move_freud' | 'inkpot'; readonly min: number; readonly max: number }
  | { readonly op: 'trigger_location'; readonly tag: LocationId }
  | { readonly op: 'trigger_reputation' | 'unlock_secondary_room' }
  | {
      readonly op: 'trigger_notebook';
      readonly scope: 'tile' | 'row' | 'column';
      readonly restrict?: 'any' | 'adjacent';
    }
  | { readonly op: 'therapy'; readonly n: number }
  | {
      readonly op: 'gain_notebook_from';
      readonly column: DisplayColumn;
      readonly coffee: number;
      readonly trigger?: readonly ('main' | 'banner')[];
    }
  | { readonly op: 'score_per'; readonly counter: Counter; readonly vp: number; readonly max: number };

export type DisplayColumn = 'left' | 'center' | 'right';
export type Effects = readonly Effect[];

// The Meeting Table

export interface ActionPlan {
  readonly id: string;
  readonly row: number;
  readonly col: number;
  readonly effects: Effects;
}

export interface IdeaSpacePlan {
  readonly id: string;
  readonly row: number;
  readonly col: number;
  readonly inkpots: number;
  readonly next_to: readonly string[];
  /** Closed with so many players. */
  readonly blocked_with: readonly number[];
}

export interface TableFile {
  readonly actions: readonly ActionPlan[];
  readonly idea_spaces: readonly IdeaSpacePlan[];
  /** Points for an empty space of the Notebook display. */
  readonly vacant_vp: Readonly<Record<DisplayColumn, number>>;
}

// Player board, office, Reputation track

export interface LinePlan {
  readonly id: string;
  readonly effect: Effect;
}

export interface ZoneAbove {
  readonly id: string;
  readonly last: number;
  readonly vp: number;
  readonly coffee: number;
}

export interface ZoneBelow {
  readonly id: string;
  readonly last: number;
  readonly actions: readonly Effects[];
}

export interface BoardsFile {
  readonly coffee: { readonly start: number; readonly most: number };
  readonly boxes: { readonly start: number; readonly most: number; readonly vp: number };
  readonly ideas: { readonly start: number; readonly locked: number };
  readonly insights: { readonly common: number; readonly own: number };
  readonly inkpot: { readonly order: readonly string[] };
  /** By quality; the effect at the start of a row. */
  readonly rows: readonly LinePlan[];
  readonly row_end: { readonly effect: Effect };
  readonly columns: readonly LinePlan[];
  /** By tile of a row: so many cured Clients are needed. */
  readonly gates: { readonly cured: readonly number[] };
  readonly adjust: { readonly coffee: number };
  readonly ignore_suppress: { readonly coffee: number };
  readonly bright_idea: {
    readonly coffee: number;
    readonly vp: number;
    readonly location_triggers: number;
  };
  readonly box_set: { readonly insights: readonly InsightPrice[] };
  /** `vp` by space, from 0. */
  readonly therapy: { readonly spaces: number; readonly catharsis: number; readonly vp: readonly number[] };
  readonly reputation: {
    readonly freud_start: number;
    readonly most: number;
    readonly end: number;
    readonly beyond_vp: number;
    readonly signal_vp: number;
  };
  readonly freud_lines: { readonly after: readonly number[] };
  readonly zones_above: readonly ZoneAbove[];
  readonly zones_below: readonly ZoneBelow[];
  /** Points at the end; the lists by how many. */
  readonly final: {
    readonly first: number;
    readonly second: number;
    readonly districts: readonly number[];
    readonly rows: readonly number[];
    readonly tags: readonly number[];
  };
}

// Tiles and cards

export type DreamIcon = 'waves' | 'cloud' | 'eye';
export type OfficeGlyph = 'key' | 'lantern' | 'mirror' | 'feather';

/** A Notebook tile; starting tiles (level 0) have an office, a Location and Insights, the others a banner. */
export interface TilePlan {
  readonly id: string;
  readonly level: 0 | 1 | 2;
  readonly quality: Quality;
  readonly main: Effects;
  readonly banner: Effects;
  readonly glyph?: OfficeGlyph;
  readonly location?: LocationId;
  readonly insights?: readonly InsightPrice[];
}

export interface ResearchPlan {
  readonly id: string;
  readonly volume: DistrictId;
  readonly tags: readonly LocationId[];
  readonly effects: Effects;
}

export interface TreatisePlan {
  readonly id: string;
  readonly volumes: readonly DistrictId[];
  readonly vp: number;
  readonly tags: readonly LocationId[];
}

/** The lasting ability of a Routine Client. */
export interface Modifier {
  readonly mod: string;
  readonly effects?: Effects;
  readonly [number: string]: unknown;
}

interface AnyClient {
  readonly id: string;
  readonly hearts: number;
  readonly cure_vp: number;
}

export interface RoutinePlan extends AnyClient {
  readonly kind: 'routine';
  readonly tags: readonly LocationId[];
  readonly modifier: Modifier;
}

export interface CaseStudyPlan extends AnyClient {
  readonly kind: 'case_study';
  readonly counter: Counter;
  readonly vp: number;
  readonly most: number;
}

export type ClientPlan = RoutinePlan | CaseStudyPlan;

export interface GriefPlan {
  readonly id: string;
  readonly hearts: number;
  readonly vp: number;
  readonly effects: Effects;
  readonly icon?: DreamIcon | null;
}

export interface DreamPlan {
  readonly id: string;
  readonly kind: 'manifest' | 'latent';
  readonly cost: readonly InsightPrice[];
  readonly effects: Effects;
  readonly icon?: DreamIcon | null;
}

// The city

export interface LocationPlan {
  readonly id: LocationId;
  readonly district: DistrictId;
  readonly effects: Effects;
  readonly slots: readonly Effects[];
}

export interface DistrictPlan {
  readonly id: DistrictId;
  readonly tokens: number;
  /** `number`: so many tags are needed. */
  readonly slots: readonly { readonly number: number; readonly effects: Effects }[];
}

export interface GoalPlan {
  readonly id: string;
  readonly counter: Counter;
  readonly count: number;
  readonly tag: LocationId | 'chosen';
}

export interface OverlayPlan {
  readonly id: string;
  readonly district: DistrictId;
  readonly colour: readonly Effects[];
  readonly grey: readonly Effects[];
}

export interface CityFile {
  readonly locations: readonly LocationPlan[];
  readonly trigger_limit: { readonly count: number };
  readonly districts: readonly DistrictPlan[];
  readonly goals: readonly GoalPlan[];
  readonly overlays: readonly OverlayPlan[];
}

// Setup and solo

export interface SetupFile {
  readonly notebook_tiles: {
    readonly solo: number;
    readonly two: number;
    readonly three: number;
    readonly four: number;
  };
  readonly displays: {
    readonly routine: number;
    readonly case_study: number;
    readonly manifest: number;
    readonly research: number;
  };
  readonly order: readonly { readonly id: string; readonly coffee: number; readonly bright_ideas: number }[];
  readonly offices: readonly { readonly id: OfficeGlyph }[];
  readonly colours: readonly { readonly id: string }[];
}

export interface ImpulsePlan {
  readonly id: string;
  readonly row: number;
  readonly actions: readonly string[];
  readonly double: boolean;
  readonly recall: boolean;
}

export interface SoloFile {
  readonly impulses: readonly ImpulsePlan[];
  readonly difficulties: readonly {
    readonly id: string;
    readonly start_vp: number;
    readonly level_1: number;
    readonly level_2: number;
    readonly treat_vp: number;
    readonly treatises: number;
  }[];
}

export interface UnconsciousMindEdition {
  readonly table: TableFile;
  readonly boards: BoardsFile;
  readonly city: CityFile;
  readonly setup: SetupFile;
  readonly solo: SoloFile;
  readonly tiles: readonly TilePlan[];
  readonly researches: readonly ResearchPlan[];
  readonly treatises: readonly TreatisePlan[];
  /** What the owner of a cited Volume gets. */
  readonly citing: { readonly vp: number; readonly bright_ideas: number };
  readonly clients: readonly ClientPlan[];
  readonly griefs: readonly GriefPlan[];
  readonly dreams: readonly DreamPlan[];

  tile(id: string): TilePlan;
  research(id: string): ResearchPlan;
  treatise(id: string): TreatisePlan;
  client(id: string): ClientPlan;
  /** A Grief Layer, a starting one too. */
  grief(id: string): GriefPlan;
  /** Manifest or Latent. */
  dream(id: string): DreamPlan;
  location(id: string): LocationPlan;
  district(id: string): DistrictPlan;
  goal(id: string): GoalPlan;
  overlay(id: string): OverlayPlan;
  action(id: string): ActionPlan;
  space(id: string): IdeaSpacePlan;
  impulse(id: string): ImpulsePlan;
  /** The bonus slots of a Location; `covered` names the overlay on it, as the view does (`o3-grey`). */
  slots(location: string, covered?: string): readonly Effects[];
}

/** The Inkpot's spaces, clockwise. */
export const INKPOT_PLACES: readonly InkpotPlace[] = ['top', 'row1', 'row2', 'row3', 'left'];

interface Files {
  table: TableFile;
  boards: BoardsFile;
  notebook: {
    starting: Omit<TilePlan, 'level' | 'banner'>[];
    level_1: Omit<TilePlan, 'level'>[];
    level_2: Omit<TilePlan, 'level'>[];
  };
  research: { research: ResearchPlan[]; treatises: TreatisePlan[]; citing: UnconsciousMindEdition['citing'] };
  clients: {
    routine: Omit<RoutinePlan, 'kind'>[];
    case_study: Omit<CaseStudyPlan, 'kind'>[];
    grief: GriefPlan[];
    starting_grief: GriefPlan[];
  };
  dreams: { manifest: Omit<DreamPlan, 'kind'>[]; latent: Omit<DreamPlan, 'kind'>[] };
  city: CityFile;
  setup: SetupFile;
  solo: SoloFile;
}

/** What the Id's Notebook begins with: a tile in each row, without effects of its own. */
const ID_TILES = ['id_study', 'id_stroll', 'id_treat'];

const known = new WeakMap<object, UnconsciousMindEdition>();

/** The edition, read once. */
export function readEdition(info: EditionInfo): UnconsciousMindEdition {
  let edition = known.get(info.data);
  if (!edition) {
    edition = read(info.data as unknown as Files);
    known.set(info.data, edition);
  }
  return edition;
}

function read({
  table,
  boards,
  notebook,
  research,
  clients,
  dreams,
  city,
  setup,
  solo,
}: Files): UnconsciousMindEdition {
  const tiles: TilePlan[] = [
    ...notebook.starting.map((tile) => ({ ...tile, level: 0 as const, banner: [] })),
    ...notebook.level_1.map((tile) => ({ ...tile, level: 1 as const })),
    ...notebook.level_2.map((tile) => ({ ...tile, level: 2 as const })),
    ...ID_TILES.map((id, at) => ({ id, level: 0 as const, quality: QUALITIES[at]!, main: [], banner: [] })),
  ];
  const people: ClientPlan[] = [
    ...clients.routine.map((client) => ({ ...client, kind: 'routine' }) as RoutinePlan),
    ...clients.case_study.map((client) => ({ ...client, kind: 'case_study' }) as CaseStudyPlan),
  ];
  const griefs = [...clients.grief, ...clients.starting_grief];
  const night: DreamPlan[] = [
    ...dreams.manifest.map((dream) => ({ ...dream, kind: 'manifest' as const })),
    ...dreams.latent.map((dream) => ({ ...dream, kind: 'latent' as const })),
  ];
  const location = finder(city.locations);
  const overlay = finder(city.overlays);

  return {
    table,
    boards,
    city,
    setup,
    solo,
    tiles,
    researches: research.research,
    treatises: research.treatises,
    citing: research.citing,
    clients: people,
    griefs,
    dreams: night,
    tile: finder(tiles),
    research: finder(research.research),
    treatise: finder(research.treatises),
    client: finder(people),
    grief: finder(griefs),
    dream: finder(night),
    location,
    district: finder(city.districts),
    goal: finder(city.goals),
    overlay,
    action: finder(table.actions),
    space: finder(table.idea_spaces),
    impulse: finder(solo.impulses),
    slots(id, covered) {
      if (!covered) return location(id).slots;
      const [tile = '', side] = covered.split('-');
      return overlay(tile)[side === 'grey' ? 'grey' : 'colour'];
    },
  };
}

function finder<T extends { readonly id: string }>(items: readonly T[]): (id: string) => T {
  const byId = new Map(items.map((item) => [item.id, item]));
  return (id) => {
    const item = byId.get(id);
    if (!item) throw new Error(`the edition has no ${id}`);
    return item;
  };
}
