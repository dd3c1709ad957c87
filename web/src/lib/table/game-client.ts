/**
 * The contract between the shell and a game's screen.
 *
 * A game lives in `src/games/<id>/` and default-exports a client from its `index.ts`:
 *
 *     export default { id: 'amber', Table, Panel, SetupPicture, Emblem } satisfies GameClient<AmberView, AmberOutcome>;
 *
 * The shell finds it there by itself; adding a game touches nothing here.
 */

import type { Component } from 'svelte';
import type { TableContext } from './table-context';
import type { Choice, EditionInfo, Options } from '../wire/wire';
import type { Words } from '../words/words';

export interface GameClient<View = unknown, Outcome = unknown> {
  readonly id: string;
  /**
   * Board, hand and whatever else lies on the table. Fills the width it is given, at any width from 340 px;
   * the height below the prompt bar is in `--room`. The part that holds the viewer's own things (the hand)
   * has `id="me"`: that is where the phone's jump bar goes. A game that hides parts of its table from a phone
   * listens to `jump` on the window (detail: `board` or `me`) and shows the one jumped to.
   */
  readonly Table: Component<{ ctx: TableContext<View, Outcome> }>;
  /** The game's part of a player's panel, below the name. About 280 px wide. */
  readonly Panel: Component<{ ctx: TableContext<View, Outcome>; seat: number }>;
  /** A small picture of what the chosen options lay out; decoration, the shell says it in words. */
  readonly SetupPicture: Component<{ edition: EditionInfo; players: number; options: Options }>;
  /** More on the score page than points by source. */
  readonly Scores?: Component<{ ctx: TableContext<View, Outcome> }>;
  /** The game in one small picture for its card; decoration. Fills its box. */
  readonly Emblem: Component;
  /**
   * An action as a sentence, where that takes more than the server's phrase for it: what is printed on a card, say.
   */
  describe?(choice: Choice<Outcome>, t: Words, edition: EditionInfo): string | undefined;
}
