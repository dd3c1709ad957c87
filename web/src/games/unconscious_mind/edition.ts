/** The edition's data in the form the screen needs it: everything by its name. */

import type { EditionInfo } from '../../lib/wire/wire';
import type {
  ClientPlan,
  DistrictId,
  DreamPlan,
  Effects,
  Gain,
  GainKind,
  GriefPlan,
  InkpotPlace,
  Level,
  LocationId,
  LocationPlan,
  Quality,
  ResearchPlan,
  TilePlan,
  TreatisePlan,
  UnconsciousMindFiles,
} from './types';

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
/** The Inkpot's spaces, clockwise. */
export const INKPOT_PLACES: readonly InkpotPlace[] = ['top', 'row1', 'row2', 'row3', 'left'];
/** What a gain can bring, in the order it is read. */
export const GAINS: readonly GainKind[] = [
  'vp',
  'coffee',
  'bright_idea',
  'hsb',
  'research',
  'notebook',
  'reputation',
];

const NO_GAIN: Gain = {
  op: 'gain',
  vp: 0,
  coffee: 0,
  bright_idea: 0,
  hsb: 0,
  research: 0,
  notebook: 0,
  reputation: 0,
};

/** A gain that is printed as an effect is nowhere in the data. */
export const gain = (of: Partial<Gain>): Gain => ({ ...NO_GAIN, ...of });

type Files = UnconsciousMindFiles;
type City = Files['city'];

export interface UnconsciousMindEdition {
  readonly table: Files['table'];
  readonly boards: Files['boards'];
  readonly city: City;
  readonly setup: Files['setup'];
  readonly solo: Files['solo'];
  readonly tiles: readonly TilePlan[];
  readonly researches: readonly ResearchPlan[];
  readonly treatises: readonly TreatisePlan[];
  /** What the owner of a cited Volume gets. */
  readonly citing: Files['research']['citing'];
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
  district(id: string): City['districts'][number];
  goal(id: string): City['goals'][number];
  overlay(id: string): City['overlays'][number];
  action(id: string): Files['table']['actions'][number];
  space(id: string): Files['table']['idea_spaces'][number];
  impulse(id: string): Files['solo']['impulses'][number];
  /** The bonus slots of a Location; `covered` names the overlay on it, as the view does (`o3-grey`). */
  slots(location: string, covered?: string): readonly Effects[];
}

/** What the Id's Notebook begins with: a tile in each row, without effects of its own. */
const ID_TILES = ['id_study', 'id_stroll', 'id_treat'];

const known = new WeakMap<object, UnconsciousMindEdition>();

/** The edition, read once. */
export function readEdition(info: EditionInfo): UnconsciousMindEdition {
  let edition = known.get(info.data);
  if (!edition) {
    edition = read(info.data as Files);
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
    ...clients.routine.map((client) => ({ ...client, kind: 'routine' as const })),
    ...clients.case_study.map((client) => ({ ...client, kind: 'case_study' as const })),
  ];
  const griefs = [...clients.grief, ...clients.starting_grief];
  const night: DreamPlan[] = [
    ...dreams.manifest.map((dream) => ({ ...dream, kind: 'manifest' as const })),
    ...dreams.latent.map((dream) => ({ ...dream, kind: 'latent' as const })),
  ];
  const location = finder(city.locations as LocationPlan[]);
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
