import { describe, expect, it } from 'vitest';
import type { Action } from '../../../lib/wire/wire';
import {
  attempt,
  firstTurn,
  gather as gatherChoices,
  nextTurn,
  spread,
  takenPlay,
  typicalCell,
} from './options';
import { EDITION, option, player, view } from '../testing';
import type { AmberOutcome } from '../types';

const place = (cell: string, tile: string, turn: number): Action => ({ do: 'place', cell, tile, turn });
const dig = (cell: string, special = false): Action => ({ do: special ? 'special_shovel' : 'shovel', cell });

const gather = (legal: Action[], instead: Action[]) =>
  gatherChoices(
    legal.map((action) => option(action)),
    instead.map((action) => option(action)),
  );

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

  it('does not offer to take back what can be done again', () => {
    const draws: Action[] = [{ do: 'draw_row', tile: 'tee' }, { do: 'draw_stack' }];
    const offers = gather(draws, [{ do: 'draw_row', tile: 'curve' }, ...draws]);
    expect([offers.row.get('tee')?.instead, offers.stack?.instead]).toEqual([false, false]);
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

it('the play that was made lies on the board until something else is decided', () => {
  expect(takenPlay(place('A1', 'curve', 1))).toEqual({ tool: 'curve', cell: 'A1', turn: 1 });
  expect(takenPlay(dig('C2', true))).toEqual({ tool: 'special_shovel', cell: 'C2', turn: 0 });
  expect(takenPlay({ do: 'draw_stack' })).toBeUndefined();
  expect(takenPlay(null)).toBeUndefined();
});

describe('the turn a tile is laid in', () => {
  const offers = (turns: Record<number, Partial<AmberOutcome>>) =>
    gatherChoices(
      Object.entries(turns).map(([turn, outcome]) => option(place('C3', 'curve', Number(turn)), outcome)),
      [],
    )
      .plays.get('curve')!
      .get('C3')!;

  it('lets its player drive on, rather than the other way', () => {
    expect(firstTurn(offers({ 1: { shut_out: true }, 3: {} }))!.action.turn).toBe(3);
  });

  it('avoids a rebuild if it can', () => {
    expect(firstTurn(offers({ 1: { rebuilds: 'D3' }, 2: { shut_out: true } }))!.action.turn).toBe(2);
  });

  it('is the one wished for', () => {
    expect(firstTurn(offers({ 1: {}, 3: {} }), 3)!.action.turn).toBe(3);
  });

  it('goes round through the turns that fit, both ways', () => {
    const fitting = offers({ 0: {}, 1: {}, 3: {} });
    expect(nextTurn(fitting, 1, 1)!.action.turn).toBe(3);
    expect(nextTurn(fitting, 3, 1)!.action.turn).toBe(0);
    expect(nextTurn(fitting, 0, -1)!.action.turn).toBe(3);
  });

  it('stays where it is when only one fits', () => {
    expect(nextTurn(offers({ 2: {} }), 2, 1)).toBeUndefined();
  });
});

it('what a player means who plays a tool on a square is to use it there, in whatever turn', () => {
  expect(attempt('curve', 'A1')).toEqual(place('A1', 'curve', 0));
  expect(attempt('shovel', 'A1')).toEqual(dig('A1'));
  expect(attempt('wetland', 'A1')).toEqual({ do: 'wetland', cell: 'A1' });
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
