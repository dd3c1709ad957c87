/** An edition and positions for tests: a board of 5 by 4 squares and the kinds of tile that behave differently. */

import type { EditionInfo } from '../../lib/wire/wire';
import { readEdition, type AmberEdition } from './edition';
import type { AmberPlayer, AmberView, Side, TileKind } from './types';

const SIDES: Side[] = ['N', 'E', 'S', 'W'];
const allWays = SIDES.flatMap((from) => SIDES.filter((to) => to !== from).map((to) => [from, to]));

export const INFO: EditionInfo = {
  game: 'amber',
  fingerprint: 'test',
  rules_version: 1,
  own: true,
  provenance: [],
  data: {
    components: { board: { cols: ['A', 'B', 'C', 'D', 'E'], rows: 4 }, hand_size: { count: 6 } },
    tiles: {
      tiles: [
        {
          id: 'straight',
          edges: ['N', 'S'],
          passages: [
            ['N', 'S'],
            ['S', 'N'],
          ],
          straight_section: true,
        },
        {
          id: 'curve',
          edges: ['N', 'E'],
          passages: [
            ['N', 'E'],
            ['E', 'N'],
          ],
        },
        {
          id: 'tee',
          edges: ['E', 'S', 'W'],
          passages: [
            ['E', 'S'],
            ['S', 'E'],
            ['S', 'W'],
            ['W', 'S'],
            ['E', 'W'],
            ['W', 'E'],
          ],
        },
        { id: 'crossroads', edges: SIDES, passages: allWays },
        { id: 'dead_end', edges: ['N'], enterable_from: ['N'] },
        {
          id: 'bridge',
          edges: SIDES,
          passages: [
            ['N', 'S'],
            ['S', 'N'],
            ['E', 'W'],
            ['W', 'E'],
          ],
          may_replace_straight: true,
        },
        { id: 'roundabout', edges: SIDES, passages: allWays, may_replace_straight: true },
        { id: 'oneway_straight', edges: ['N', 'S'], passages: [['S', 'N']], straight_section: true },
        { id: 'oneway_curve_right', edges: ['S', 'E'], passages: [['S', 'E']] },
        {
          id: 'oneway_fork',
          edges: ['N', 'E', 'S'],
          passages: [
            ['S', 'N'],
            ['S', 'E'],
          ],
        },
        {
          id: 'two_curves',
          edges: SIDES,
          passages: [
            ['N', 'E'],
            ['E', 'N'],
            ['S', 'W'],
            ['W', 'S'],
          ],
        },
        { id: 'wetland' },
        { id: 'shovel' },
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
    ...with_,
  };
}
