/** What the server says of Amber: its view, the outcomes of choices, what its edition's files hold. */

import type { TableContext } from '../../lib/table/table-context';
import type { Schemas } from '../../lib/wire/wire';

export type AmberView = Schemas['amber.AmberView'];
export type AmberOutcome = Schemas['amber.AmberOutcome'];
export type AmberFiles = Schemas['amber.AmberFiles'];
export type AmberPlayer = Schemas['amber.Player'];
export type Laid = Schemas['amber.Laid'];
/** A kind of tile as far as it is drawn; sides are those before turning. */
export type TileKind = Pick<
  Schemas['amber.Tile'],
  'id' | 'edges' | 'passages' | 'enterable_from' | 'may_replace_straight'
>;
export type Side = TileKind['edges'][number];

export type AmberContext = TableContext<AmberView, AmberOutcome>;

/** A square of the board by its name: `C4`. */
export type CellName = string;
