/** An edition and positions for tests: a board of 5 by 4 squares and the kinds of tile that behave differently. */

import type { Action, Choice, EditionInfo } from '../../lib/wire/wire';
import { choice } from '../../lib/testing';
import { readEdition, type AmberEdition } from './edition';
import type { AmberFiles, AmberOutcome, AmberPlayer, AmberView, Side, TileKind } from './types';

const SIDES: Side[] = ['N', 'E', 'S', 'W'];
const allWays = SIDES.flatMap((from) =>
  SIDES.filter((to) => to !== from).map((to): [Side, Side] => [from, to]),
);

/** The part of the files that the screen reads. */
interface Printed {
  components: {
    board: Pick<AmberFiles['components']['board'], 'cols' | 'rows'>;
    hand_size: { count: number };
  };
  tiles: { tiles: TileKind[] };
  setups: {
    setups: Pick<AmberFiles['setups']['setups'][number], 'id' | 'players' | 'castles' | 'villages'>[];
  };
}

/** A kind of tile, without what it does not have. */
const kind = (id: string, printed: Partial<TileKind> = {}): TileKind => ({
  id,
  edges: [],
  passages: [],
  enterable_from: [],
  may_replace_straight: false,
  ...printed,
});

export const INFO: EditionInfo<Printed> = {
  game: 'amber',
  fingerprint: 'test',
  rules_version: 1,
  own: true,
  provenance: [],
  data: {
    components: { board: { cols: ['A', 'B', 'C', 'D', 'E'], rows: 4 }, hand_size: { count: 6 } },
    tiles: {
      tiles: [
        kind('straight', {
          edges: ['N', 'S'],
          passages: [
            ['N', 'S'],
            ['S', 'N'],
          ],
        }),
        kind('curve', {
          edges: ['N', 'E'],
          passages: [
            ['N', 'E'],
            ['E', 'N'],
          ],
        }),
        kind('tee', {
          edges: ['E', 'S', 'W'],
          passages: [
            ['E', 'S'],
            ['S', 'E'],
            ['S', 'W'],
            ['W', 'S'],
            ['E', 'W'],
            ['W', 'E'],
          ],
        }),
        kind('crossroads', { edges: SIDES, passages: allWays }),
        kind('dead_end', { edges: ['N'], enterable_from: ['N'] }),
        kind('bridge', {
          edges: SIDES,
          passages: [
            ['N', 'S'],
            ['S', 'N'],
            ['E', 'W'],
            ['W', 'E'],
          ],
          may_replace_straight: true,
        }),
        kind('roundabout', { edges: SIDES, passages: allWays, may_replace_straight: true }),
        kind('oneway_straight', { edges: ['N', 'S'], passages: [['S', 'N']] }),
        kind('oneway_curve_right', { edges: ['S', 'E'], passages: [['S', 'E']] }),
        kind('oneway_fork', {
          edges: ['N', 'E', 'S'],
          passages: [
            ['S', 'N'],
            ['S', 'E'],
          ],
        }),
        kind('two_curves', {
          edges: SIDES,
          passages: [
            ['N', 'E'],
            ['E', 'N'],
            ['S', 'W'],
            ['W', 'S'],
          ],
        }),
        kind('wetland'),
        kind('shovel'),
      ],
    },
    setups: { setups: [{ id: '2T', players: 2, castles: ['B2', 'D3'], villages: ['C1', 'C4'] }] },
  },
};

export const EDITION: AmberEdition = readEdition(INFO);

export function tileKind(id: string): TileKind {
  const tile = EDITION.tiles.get(id);
  if (!tile) throw new Error(`the test edition has no ${id}`);
  return tile;
}

export function player(with_: Partial<AmberPlayer> = {}): AmberPlayer {
  return {
    castle: '',
    coins: 0,
    tiles: 6,
    known: {},
    buried: 0,
    special_shovel: false,
    villages: [],
    castles: [],
    reach: {},
    points: 0,
    ...with_,
  };
}

export function view(with_: Partial<AmberView> = {}): AmberView {
  return {
    seat: 0,
    decision: 'play',
    actor: 0,
    rebuild: '',
    layout: '2T',
    board: {},
    villages: ['C1', 'C4'],
    coins_on: ['C1', 'C4', 'B2', 'D3'],
    players: [player({ castle: 'B2' }), player({ castle: 'D3' })],
    starter: 0,
    stack: 50,
    row: [],
    discards: {},
    hand: {},
    buried: {},
    passes: 0,
    locked: false,
    winners: [],
    frames: [],
    ...with_,
  };
}

/** Something that may be done, with what comes of it on the board. */
export function option(action: Action, outcome: Partial<AmberOutcome> = {}): Choice<AmberOutcome> {
  return { ...choice(action), outcome: { rebuilds: '', shut_out: false, reach: {}, ...outcome } };
}
