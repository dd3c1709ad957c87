/** What the server says of Unconscious Mind: its view, the outcomes of choices, what its edition's files hold. */

import type { TableContext } from '../../lib/table/table-context';
import type { Schemas } from '../../lib/wire/wire';

export type UnconsciousMindView = Schemas['unconscious_mind.UnconsciousMindView'];
/** Only what applies is there, beside the decision that is answered. */
export type UnconsciousMindOutcome = Partial<Schemas['unconscious_mind.UnconsciousMindOutcome']>;
export type UnconsciousMindFiles = Schemas['unconscious_mind.UnconsciousMindFiles'];
export type UnconsciousMindContext = TableContext<UnconsciousMindView, UnconsciousMindOutcome>;

export type UnconsciousMindPlayer = Schemas['unconscious_mind.Player'];
export type Standing = Schemas['unconscious_mind.Standing'];
export type RoomStanding = Schemas['unconscious_mind.RoomStanding'];
export type DreamNeeds = Schemas['unconscious_mind.DreamNeeds'];
export type Means = Schemas['unconscious_mind.DreamPart']['means'];
export type Idea = Schemas['unconscious_mind.Idea'];
export type Room = Schemas['unconscious_mind.Room'];
export type Step = Schemas['unconscious_mind.Step'];

/** An Insight as a price or a reward. */
export type InsightPrice = Schemas['unconscious_mind.Insight'];
export type Level = InsightPrice['level'];
export type AnyQuality = InsightPrice['quality'];
export type Quality = Exclude<AnyQuality, 'any'>;
export type Effect = Step['effects'][number];
export type Effects = readonly Effect[];
export type Gain = Schemas['unconscious_mind.Gain'];
export type GainKind = Exclude<keyof Gain, 'op'>;
export type Price = Schemas['unconscious_mind.Price'];
export type Counter = Schemas['unconscious_mind.ScorePer']['counter'];
export type DisplayColumn = Schemas['unconscious_mind.GainNotebookFrom']['column'];

export type LocationId = Schemas['unconscious_mind.StartingTile']['location'];
export type DistrictId = Schemas['unconscious_mind.CityLocation']['district'];
export type InkpotPlace = UnconsciousMindPlayer['inkpot'];
export type RoomId = 'primary' | 'secondary';
/** `reserve`, `minor-growth`, ... */
export type Area = string;
/** `a1` to `c3`: rows a to c, columns 1 to 3. */
export type PlaceId = string;

export type LocationPlan = Schemas['unconscious_mind.CityLocation'] & { readonly id: LocationId };
export type TreatisePlan = Schemas['unconscious_mind.Treatise'];
export type ResearchPlan = Schemas['unconscious_mind.ResearchCard'];
export type GriefPlan = Schemas['unconscious_mind.GriefLayer'];
/** The lasting ability of a Routine Client. */
export type Modifier = Schemas['unconscious_mind.RoutineClient']['modifier'];
type RoutinePlan = Schemas['unconscious_mind.RoutineClient'] & { readonly kind: 'routine' };
export type CaseStudyPlan = Schemas['unconscious_mind.CaseStudyClient'] & { readonly kind: 'case_study' };
export type ClientPlan = RoutinePlan | CaseStudyPlan;
export type DreamPlan = Schemas['unconscious_mind.Dream'] & { readonly kind: 'manifest' | 'latent' };
/** A Notebook tile; starting tiles (level 0) have an office, a Location and Insights, the others a banner. */
export type TilePlan = Pick<Schemas['unconscious_mind.NotebookTile'], 'id' | 'quality' | 'main' | 'banner'> &
  Partial<Pick<Schemas['unconscious_mind.StartingTile'], 'glyph' | 'location' | 'insights'>> & {
    readonly level: 0 | 1 | 2;
  };
