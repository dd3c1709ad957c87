import { beforeEach, describe, expect, it } from 'vitest';
import type { Action, Choice } from '../../../lib/wire/wire';
import { Play } from './play.svelte';
import { INFO, option, player, view } from '../testing';
import type { AmberContext, AmberOutcome, AmberView } from '../types';

const place = (cell: string, turn: number, tile = 'curve', outcome: Partial<AmberOutcome> = {}) =>
  option({ do: 'place', cell, tile, turn }, outcome);
const FOUR = [0, 1, 2, 3].map((turn) => place('C2', turn));

/** A table that answers as the server does: what is done lies on the board at once and can be taken back. */
class TestTable {
  view = $state.raw<AmberView>(view({ hand: { curve: 1 } }));
  legal = $state.raw<Choice<AmberOutcome>[]>([]);
  instead = $state.raw<Choice<AmberOutcome>[]>([]);
  last = $state.raw<Action | null>(null);
  can_undo = $state(false);
  live = $state(true);
  done: string[] = [];

  readonly edition = INFO;
  readonly table = $derived({
    my_turn: true,
    can_undo: this.can_undo,
    legal: this.legal,
    instead: this.instead,
  });
  readonly t = (id: string): string => id;
  readonly describe = (action: Action): string => Object.values(action).join(' ');
  said = '';
  announce = (text: string): void => {
    this.said = text;
  };

  #lay(how: string, action: Action): Promise<boolean> {
    this.done.push(`${how} ${Object.values(action).join(' ')}`);
    if (action.do === 'place') {
      const laid = { tile: String(action.tile), turn: Number(action.turn) };
      this.view = view({ board: { [String(action.cell)]: laid } });
      this.instead = how === 'act' ? this.legal : this.instead;
      this.legal = [];
      this.last = action;
      this.can_undo = true;
    }
    return Promise.resolve(true);
  }
  act = (action: Action): Promise<boolean> => this.#lay('act', action);
  actInstead = (action: Action): Promise<boolean> => this.#lay('instead', action);
  undo = (): Promise<boolean> => {
    this.done.push('undo');
    return Promise.resolve(true);
  };
  why = (action: Action): Promise<null> => {
    this.done.push(`why ${Object.values(action).join(' ')}`);
    return Promise.resolve(null);
  };
}

let table: TestTable;
let play: Play;
let confirms: boolean;

beforeEach(() => {
  table = new TestTable();
  confirms = true;
  play = new Play(
    () => table as unknown as AmberContext,
    () => confirms,
  );
});

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a tile is chosen', () => {
  it('and its squares light up', () => {
    table.legal = [...FOUR, place('A1', 0)];
    expect(play.lit.size).toBe(0);
    play.select('curve');
    expect([...play.lit.keys()]).toEqual(['C2', 'A1']);
  });

  it('and let go of again', () => {
    table.legal = FOUR;
    play.select('curve');
    play.select('curve');
    expect(play.tool).toBeNull();
    play.select('curve');
    play.back();
    expect(play.tool).toBeNull();
    expect(table.done).toEqual([]);
  });

  it('that fits nowhere: the rule is asked for', () => {
    table.legal = FOUR;
    table.view = view({ players: [player({ reach: { A1: 'E' } })] });
    play.select('tee');
    expect(table.done).toEqual(['why place A1 tee 0']);
  });

  it('to be buried or rebuilt with: that is done at once', () => {
    table.legal = [option({ do: 'bury', tile: 'tee' })];
    play.select('tee');
    table.legal = [option({ do: 'rebuild', tile: 'bridge' })];
    play.select('bridge');
    expect(table.done).toEqual(['act bury tee', 'act rebuild bridge']);
  });
});

describe('a square is tapped', () => {
  beforeEach(() => {
    table.legal = [...FOUR, place('A1', 0)];
    play.select('curve');
  });

  it('and the tile is laid there at once', () => {
    play.tap('A1');
    expect(table.done).toEqual(['act place A1 curve 0']);
    expect(play.taken).toEqual({ tool: 'curve', cell: 'A1', turn: 0 });
  });

  it('again, and the tile turns to its next possible position', async () => {
    play.tap('C2');
    play.tap('C2');
    await settled();
    expect(table.done.at(-1)).toBe('instead place C2 curve 1');
  });

  it('elsewhere, and the tile moves', () => {
    play.tap('C2');
    play.tap('A1');
    expect(table.done).toEqual(['act place C2 curve 0', 'instead place A1 curve 0']);
  });

  it('where the tile may not go: the rule is asked for, and nothing is done', () => {
    play.tap('E4');
    expect(table.done).toEqual(['why place E4 curve 0']);
  });

  it('in the past: nothing', () => {
    table.live = false;
    play.tap('A1');
    play.tap('E4');
    expect(table.done).toEqual([]);
  });
});

describe('turning', () => {
  it('catches up with keys pressed while an answer is awaited', async () => {
    table.legal = FOUR;
    play.select('curve');
    play.tap('C2');
    play.rotate(1);
    play.rotate(1);
    play.rotate(1);
    await settled();
    expect(table.done.slice(1)).toEqual([1, 2, 3].map((turn) => `instead place C2 curve ${turn}`));
    expect(table.said).toBe('place C2 curve 3');
  });

  it('turns the ghost before the tile is laid', () => {
    table.legal = FOUR;
    play.select('curve');
    play.point('C2');
    play.rotate(-1);
    expect(play.ghost).toMatchObject({ cell: 'C2', turn: 3 });
    play.tap('C2');
    expect(table.done).toEqual(['act place C2 curve 3']);
  });
});

it('Escape takes back what lies on the board, into the fingers', async () => {
  table.legal = FOUR;
  play.select('curve');
  play.tap('C2');
  await settled();
  play.back();
  expect(table.done.at(-1)).toBe('undo');
  table.legal = table.instead;
  table.instead = [];
  table.last = null;
  table.view = view();
  expect(play.tool).toBe('curve');
});

it('the next turn begins with no tile chosen', async () => {
  table.legal = FOUR;
  play.select('curve');
  play.tap('C2');
  await settled();
  table.legal = [place('E1', 0)];
  table.instead = [];
  table.last = null;
  expect(play.tool).toBeNull();
});

describe('when turns end by themselves', () => {
  beforeEach(() => {
    confirms = false;
    table.legal = [...FOUR, place('A1', 0)];
    play.select('curve');
  });

  it('a tile that fits in several turns waits for a second tap', () => {
    play.tap('C2');
    expect(table.done).toEqual([]);
    expect(play.ghost).toMatchObject({ cell: 'C2', held: true });
    play.rotate(1);
    play.tap('C2');
    expect(table.done).toEqual(['act place C2 curve 1']);
  });

  it('a tile that fits in one turn does not', () => {
    play.tap('A1');
    expect(table.done).toEqual(['act place A1 curve 0']);
  });

  it('Escape lets go of it', () => {
    play.tap('C2');
    play.back();
    expect(play.ghost).toBeNull();
    expect(play.tool).toBe('curve');
  });
});

describe('a rebuild', () => {
  it('is offered on the straight road itself, and can be changed there', () => {
    table.legal = ['bridge', 'roundabout'].map((tile) => option({ do: 'rebuild', tile }, { rebuilds: 'C3' }));
    table.view = view({ board: { C3: { tile: 'straight', turn: 0 } } });
    play.tap('C3');
    table.instead = table.legal;
    table.legal = [];
    table.view = view({ board: { C3: { tile: 'bridge', turn: 0 } } });
    play.tap('C3');
    expect(table.done).toEqual(['act rebuild bridge', 'instead rebuild roundabout']);
  });

  it('is marked on squares that need one', () => {
    table.legal = [place('B2', 1, 'straight', { rebuilds: 'C2' }), place('D1', 0, 'straight')];
    play.select('straight');
    expect([...play.rebuilding]).toEqual(['B2']);
    play.point('B2');
    expect(play.ghost?.rebuilds).toBe('C2');
  });
});

describe('what a play would bring about', () => {
  const told = [{ id: 'laid' }, { id: 'connected' }, { id: 'coin' }];

  it('is known where one points, before it is done', () => {
    table.legal = [{ ...place('C2', 0, 'curve', { reach: { C1: 'S' } }), told }, place('A1', 0)];
    play.select('curve');
    expect(play.aimed).toBeNull();
    play.point('C2');
    expect(play.aimed).toMatchObject({ told, outcome: { reach: { C1: 'S' } } });
    play.point('A1');
    expect(play.aimed?.told).toEqual([]);
  });

  it('is not told again once it is done', () => {
    table.legal = FOUR;
    play.select('curve');
    play.point('C2');
    play.tap('C2');
    play.point('C2');
    expect(play.aimed).toBeNull();
  });

  it('is read out with each turn of the tile', () => {
    const phrases = Object.assign((id: string): string => id, {
      phrase: ({ id }: { id: string }): string => `${id}.`,
    });
    Object.assign(table, { t: phrases });
    table.legal = [place('C2', 0), { ...place('C2', 1), told }];
    play.select('curve');
    play.point('C2');
    play.rotate(1);
    expect(table.said).toBe('place C2 curve 1. connected. coin.');
  });
});
