import { describe, expect, it } from 'vitest';
import type { Action } from '../../../lib/wire/wire';
import { attempt, firstTurn, gather, nextTurn, rebuiltBy, spread, takenPlay, typicalCell } from './options';
import { EDITION, player, view } from '../testing';
import type { AmberView } from '../types';

const place = (cell: string, tile: string, turn: number): Action => ({ do: 'place', cell, tile, turn });
const dig = (cell: string, special = false): Action => ({ do: special ? 'special_shovel' : 'shovel', cell });

describe('gathering what may be done', () => {
  it('sorts plays by tile, then by square', () => {
    const { plays } = gather(
      [place('A1', 'curve', 0), place('A1', 'curve', 1), place('B1', 'curve', 0), dig('C3')],
      [],
    );
    expect([...plays.keys()]).toEqual(['curve', 'shovel']);
    expect(
      plays
        .get('curve')!
        .get('A1')!
        .map(({ action }) => action.turn),
    ).toEqual([0, 1]);
    expect([...plays.get('shovel')!.keys()]).toEqual(['C3']);
  });

  it('offers the last decision again beside the next', () => {
    const offers = gather([{ do: 'draw_stack' }, { do: 'draw_row', tile: 'tee' }], [place('A1', 'curve', 0)]);
    expect(offers.stack?.instead).toBe(false);
    expect(offers.row.get('tee')?.instead).toBe(false);
    expect(offers.plays.get('curve')!.get('A1')![0]!.instead).toBe(true);
  });

  it('never offers to take back the kind of decision that is open', () => {
    const offers = gather([{ do: 'draw_stack' }], [{ do: 'draw_row', tile: 'tee' }]);
    expect(offers.row.size).toBe(0);
  });

  it('keeps burying, rebuilding, castles and first players apart', () => {
    const offers = gather(
      [
        { do: 'bury', tile: 'tee' },
        { do: 'rebuild', tile: 'bridge' },
        { do: 'castle', castle: 'B2' },
        { do: 'start', player: 1 },
      ],
      [],
    );
    expect([...offers.bury.keys()]).toEqual(['tee']);
    expect([...offers.rebuild.keys()]).toEqual(['bridge']);
    expect([...offers.castles.keys()]).toEqual(['B2']);
    expect([...offers.starters.keys()]).toEqual([1]);
    expect(offers.plays.size).toBe(0);
  });
});

describe('the play that was made', () => {
  const instead = [place('A1', 'curve', 0), place('A1', 'curve', 1), place('C2', 'curve', 1)];

  it('is the one that lies on the board', () => {
    const offers = gather([], instead);
    const after = view({ board: { A1: { tile: 'curve', turn: 1 } } });
    expect(takenPlay(offers, after)).toEqual({ tool: 'curve', cell: 'A1', turn: 1 });
  });

  it('is nothing while it is still to be made', () => {
    expect(takenPlay(gather(instead, []), view({ board: {} }))).toBeUndefined();
  });

  it('is the square that was dug up', () => {
    const offers = gather([], [dig('A1'), dig('C2')]);
    const after = view({ board: { A1: { tile: 'tee', turn: 0 } } });
    expect(takenPlay(offers, after)).toMatchObject({ tool: 'shovel', cell: 'C2' });
  });

  it('tells the special shovel from the other by what is left', () => {
    const offers = gather([], [dig('A1'), dig('A1', true)]);
    const used = view({ players: [player({ special_shovel: false })] });
    const kept = view({ players: [player({ special_shovel: true })] });
    expect(takenPlay(offers, used)?.tool).toBe('special_shovel');
    expect(takenPlay(offers, kept)?.tool).toBe('shovel');
  });
});

describe('a rebuild', () => {
  const board = { C2: { tile: 'straight', turn: 0 } };

  it('is needed where a road runs into the blank side of a tile', () => {
    expect(rebuiltBy(place('B2', 'straight', 1), board, EDITION)).toBe('C2');
  });

  it('is not needed where roads meet, where none runs, beside wetlands or at the edge', () => {
    expect(rebuiltBy(place('C3', 'straight', 0), board, EDITION)).toBeUndefined();
    expect(rebuiltBy(place('B2', 'straight', 0), board, EDITION)).toBeUndefined();
    expect(
      rebuiltBy(place('B2', 'straight', 1), { C2: { tile: 'wetland', turn: 0 } }, EDITION),
    ).toBeUndefined();
    expect(rebuiltBy(place('A1', 'crossroads', 0), {}, EDITION)).toBeUndefined();
    expect(rebuiltBy(dig('B2'), board, EDITION)).toBeUndefined();
  });
});

describe('the turn a tile is laid in', () => {
  const reach = view({ players: [player({ castle: 'B2', reach: { C3: 'W' } }), player()] });
  const at = (turns: number[], tile = 'oneway_straight'): ReturnType<typeof gather> =>
    gather(
      turns.map((turn) => place('C3', tile, turn)),
      [],
    );
  const offers = (turns: number[], tile?: string) => [...at(turns, tile).plays.values()][0]!.get('C3')!;

  it('lets its player drive on, rather than the other way', () => {
    expect(firstTurn(offers([3, 1]), reach, EDITION)!.action.turn).toBe(1);
  });

  it('avoids a rebuild if it can', () => {
    const beside = view({ ...reach, board: { D3: { tile: 'straight', turn: 0 } } });
    expect(firstTurn(offers([1, 2], 'curve'), beside, EDITION)!.action.turn).toBe(2);
  });

  it('is the one wished for', () => {
    expect(firstTurn(offers([1, 3]), reach, EDITION, 3)!.action.turn).toBe(3);
  });

  it('goes round through the turns that fit, both ways', () => {
    const fitting = offers([0, 1, 3]);
    expect(nextTurn(fitting, 1, 1)!.action.turn).toBe(3);
    expect(nextTurn(fitting, 3, 1)!.action.turn).toBe(0);
    expect(nextTurn(fitting, 0, -1)!.action.turn).toBe(3);
  });

  it('stays where it is when only one fits', () => {
    expect(nextTurn(offers([2]), 2, 1)).toBeUndefined();
  });
});

describe('the action a player seems to mean', () => {
  const meant = (tool: string, cell: string, board: AmberView['board'] = {}) =>
    attempt(tool, cell, view({ board }), EDITION);
  const flat = { tile: 'straight', turn: 1 };

  it('is to use the tool on the square', () => {
    expect(meant('curve', 'A1')).toEqual(place('A1', 'curve', 0));
    expect(meant('shovel', 'A1')).toEqual(dig('A1'));
    expect(meant('wetland', 'A1')).toEqual({ do: 'wetland', cell: 'A1' });
  });

  it('is to lay a tile as it comes nearest to fitting', () => {
    // West of C2 stands a castle, which wants a road.
    expect(meant('dead_end', 'C2')).toEqual(place('C2', 'dead_end', 3));
    expect(meant('straight', 'C2', { D2: flat })).toEqual(place('C2', 'straight', 1));
    expect(meant('curve', 'C2', { C1: { tile: 'wetland', turn: 0 } })).toEqual(place('C2', 'curve', 2));
  });

  it('is to rebuild a straight road rather than to leave a road without its end', () => {
    expect(meant('curve', 'C2', { C1: flat, C3: flat })).toEqual(place('C2', 'curve', 2));
    expect(meant('bridge', 'C2', { C3: flat })).toEqual(place('C2', 'bridge', 0));
  });
});

it('asks about an empty square in reach when a tile fits nowhere', () => {
  const seen = view({
    board: { A1: { tile: 'tee', turn: 0 } },
    players: [player({ reach: { A1: 'N', B1: 'W' } })],
  });
  expect(typicalCell(seen)).toBe('B1');
});

it('spreads a hand out tile by tile, always in the same order', () => {
  expect(spread({ shovel: 1, tee: 2 }, EDITION)).toEqual(['tee', 'tee', 'shovel']);
});
