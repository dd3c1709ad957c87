/** What goes over the wire, by the names the server gives it. `api.d.ts` is made from the server's schema. */

import type { components } from './api';

/** Of a game, under its id: `Schemas['amber.AmberView']`. */
export type Schemas = components['schemas'];

/** Empty places are left out on the wire. */
export type Phrase = Pick<Schemas['Phrase'], 'id'> & Partial<Schemas['Phrase']>;

/** `{ do: 'place', cell: 'C4', tile: 'curve', turn: 1 }` */
export type Action = Readonly<Record<string, string | number>>;
export type OptionValue = string | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

export type Option = Schemas['Option'];
export type GameInfo = Schemas['GameInfo'];
export type GameTexts = Schemas['GameTexts'];
export type ViewField = Schemas['ViewField'];
export type Provenance = Schemas['Provenance'];
/** `data` is what the game's schema says: `EditionInfo<Schemas['amber.AmberFiles']>`. */
export type EditionInfo<Files = object> = Omit<Schemas['EditionInfo'], 'data'> & { data: Files };

export type SeatWish = Schemas['SeatWish'];
export type NewTable = Omit<Schemas['NewTable'], 'options'> & { options: Options };
export type SeatView = Schemas['SeatView'];
export type SeatResult = Schemas['SeatResult'];
export type Line = Omit<Schemas['Line'], 'phrase'> & { phrase: Phrase };
export type TableSummary = Schemas['TableSummary'];
export type TableId = Schemas['TableId'];

export type TableView<View = unknown, Outcome = unknown> = Omit<
  Schemas['TableView'],
  'view' | 'legal' | 'instead' | 'prompt' | 'tentative'
> & {
  view: View;
  legal: Choice<Outcome>[];
  instead: Choice<Outcome>[];
  prompt: Phrase;
  tentative: Line[];
};

type ReplayStep = Omit<Schemas['ReplayStep'], 'patch' | 'lines'> & { patch: unknown; lines: Line[] };
export interface Replay {
  first: unknown;
  steps: ReplayStep[];
}

/** Something that may be done, and what comes of it: in words, and in the game's own terms. */
export type Choice<Outcome = unknown> = Omit<Schemas['Choice'], 'action' | 'phrase' | 'told' | 'outcome'> & {
  action: Action;
  phrase: Phrase;
  told: Phrase[];
  outcome: Outcome;
};

/** A way to play a turn, and what speaks for it. */
export type Advice = Omit<Schemas['Advice'], 'steps' | 'reasons'> & {
  steps: Choice[];
  reasons: Phrase[];
};
export type Hint = Omit<Schemas['Hint'], 'lines'> & { lines: Advice[] };
export type Outlook = Schemas['Outlook'];
export type ReviewedTurn = Omit<Schemas['ReviewedTurn'], 'played' | 'better'> & {
  played: Advice;
  better: Advice[];
};
export type Review = Omit<Schemas['Review'], 'turns'> & { turns: ReviewedTurn[] };
export type PlayOn = Schemas['PlayOn'];

export type Done = { type: 'done'; id: string; version: number };
export type Refused = {
  type: 'refused';
  id: string;
  code: Schemas['Refused']['code'];
  phrase: Phrase;
  /** The ledger id, for an illegal action; else empty. */
  rule: string;
};
type Sync = { type: 'sync'; version: number; table: TableView; log: Line[] };
type Patch = { type: 'patch'; version: number; patch: unknown; log: Line[] };
export type Message = Sync | Patch | Done | Refused;

export type Problem = Omit<Schemas['Problem'], 'phrase'> & { phrase: Phrase };
