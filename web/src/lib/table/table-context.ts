/** What a game's components get from the shell: the table as its viewer sees it, and what can be done with it. */

import type { SeatLook } from './players';
import type { Motion } from '../ui/settings';
import type { Action, Choice, EditionInfo, GameInfo, TableView } from '../wire/wire';
import type { Words } from '../words/words';

/** Why something cannot be done, ready to be read. */
export interface RefusedInfo {
  readonly text: string;
  /** Ledger id, or empty. */
  readonly rule: string;
}

/** All of it is reactive: read it inside templates, $derived and $effect. */
export interface TableContext<View = unknown, Outcome = unknown> {
  readonly table: TableView<View, Outcome>;
  readonly game: GameInfo;
  readonly edition: EditionInfo;

  /** The game's view to draw: as it stands, or as it stood where the replay slider is. */
  readonly view: View;
  /** False while looking at the past: then nothing is lit. */
  readonly live: boolean;

  /** What may be done now. Empty when it is not the viewer's turn, in the past and for spectators. */
  readonly legal: readonly Action[];
  /** What might have been done at the last decision that can still be taken back, the one taken included. */
  readonly instead: readonly Action[];
  /** Of `instead`, what was done. */
  readonly last: Action | null;
  /** What comes of an action of `legal` or `instead`; nothing of any other. */
  choiceOf(action: Action): Choice<Outcome> | undefined;
  /** What a hint says to do, one of `legal`: boards mark what stands for it with `data-suggested`. */
  readonly suggested: Action | null;
  /** A command is on its way; what is sent meanwhile waits for its answer. */
  readonly busy: boolean;

  /** Decide. Resolves to false when it was refused (the shell has said why). */
  act(action: Action): Promise<boolean>;
  /** Take back the last decision and decide this, in one step. */
  actInstead(action: Action): Promise<boolean>;
  undo(): Promise<boolean>;
  restart(): Promise<boolean>;
  end(): Promise<boolean>;
  /** Ask which rule forbids an action. The shell shows the answer; it is given back too. */
  why(action: Action): Promise<RefusedInfo | null>;

  readonly t: Words;
  /** An action of `legal` or `instead` as a sentence, as in the list of actions: `Lay a curve at C4, turned 90°`. */
  describe(action: Action): string;

  /** By seat: display names (then those of the opponents the game plays by itself), and how players look. */
  readonly names: readonly string[];
  readonly looks: readonly SeatLook[];

  /** How much may move: the setting, and never more than the system's wish. */
  readonly motion: Motion;

  /** Say something to a screen reader, politely. */
  announce(text: string): void;

  /** The seat whose reach (or the like) is to be shown, set by a panel or the board; null for none. */
  hoverSeat: number | null;
}
