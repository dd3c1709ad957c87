import { beforeEach, describe, expect, it } from 'vitest';
import type { TableContext } from '../../../lib/table/table-context';
import type { Action } from '../../../lib/wire/wire';
import { Play } from './play.svelte';
import { INFO, player, view } from '../testing';
import type { AmygdalaView } from '../types';

const TURN: Action[] = [
  { do: 'buy', lotus: 'L0', tile: 'sadness-1' },
  { do: 'buy', lotus: 'L0', tile: 'hope-3' },
  { do: 'buy_two', lotus: 'L0', tile: 'hope-3', other: 'sadness-1' },
  { do: 'buy', lotus: 'L1', tile: 'anger-2' },
  { do: 'unlock', place: 'a2' },
  { do: 'claim', region: 'teal' },
];

/** A table that answers as a test wishes it to. */
class TestTable {
  view = $state.raw<AmygdalaView>(view());
  legal = $state.raw<Action[]>(TURN);
  instead = $state.raw<Action[]>([]);
  can_undo = $state(false);
  live = $state(true);
  done: string[] = [];
  answer: () => void = () => undefined;

  readonly edition = INFO;
  readonly table = $derived({ my_turn: true, can_undo: this.can_undo });
  readonly t = (id: string): string => id;
  said = '';
  announce = (text: string): void => {
    this.said = text;
  };

  #note(how: string, action?: Action): Promise<true> {
    this.done.push(action ? `${how} ${Object.values(action).join(' ')}` : how);
    this.answer();
    return Promise.resolve(true);
  }
  act = (action: Action) => this.#note('act', action);
  actInstead = (action: Action) => this.#note('instead', action);
  undo = () => this.#note('undo');
  why = (action: Action) => this.#note('why', action);
}

let table: TestTable;
let play: Play;

beforeEach(() => {
  table = new TestTable();
  play = new Play(() => table as unknown as TableContext<AmygdalaView>);
});

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('buying', () => {
  it('lights the tiles that can be had, and their lotuses', () => {
    expect(play.litResources('L0', 0)).toBe(true);
    expect(play.litResources('L1', 1)).toBe(false);
    expect([...play.litLotuses.keys()]).toEqual(['L0', 'L1']);
  });

  it('adds up what two tiles cost and take', async () => {
    table.view = view({ players: [player({ coins: 30, tolls: { L0: 1, L1: 1 } }), player()] });
    play.tapResource('L0', 0);
    play.tapResource('L0', 1);
    await settled();
    expect(play.purchase).toMatchObject({ price: 3, toll: 1, saved: 1, leaves: 6, over: 0 });
    play.buy();
    expect(table.done).toEqual(['act buy_two L0 hope-3 sadness-1']);
  });

  it('lets go of a tile tapped again, and of tiles elsewhere', async () => {
    play.tapResource('L0', 0);
    play.tapResource('L0', 1);
    play.tapResource('L0', 0);
    await settled();
    expect([...play.picked]).toEqual(['L0:1']);
    play.tapResource('L1', 0);
    await settled();
    expect([...play.picked]).toEqual(['L1:0']);
    play.back();
    expect(play.picked.size).toBe(0);
    expect(table.done).toEqual([]);
  });

  it('says how many things would be too many', async () => {
    const full = player({ coins: 30, resources: { 'hope-1': 6 }, leaves: 9 });
    table.view = view({ players: [full, player()] });
    play.tapLotus('L0');
    await settled();
    expect(play.purchase).toMatchObject({ leaves: 13, over: 3 }); // 27 coins take five leaves
  });

  it('picks what lies on a lotus, and lets go of it', async () => {
    play.tapLotus('L0');
    await settled();
    expect([...play.picked]).toEqual(['L0:0', 'L0:1']);
    play.tapLotus('L0');
    await settled();
    expect(play.picked.size).toBe(0);
  });

  it('takes back a finished action for other tiles', async () => {
    Object.assign(table, { legal: [], instead: TURN, can_undo: true });
    expect(play.litResources('L1', 0)).toBe(true);
    table.answer = () => Object.assign(table, { legal: TURN, instead: [] });
    play.tapResource('L1', 0);
    await settled();
    expect(table.done).toEqual(['undo']);
    expect([...play.picked]).toEqual(['L1:0']);
  });

  it('asks for the rule where nothing can be bought', () => {
    table.legal = TURN.slice(0, 3);
    play.tapResource('L1', 0);
    expect(table.done).toEqual(['why buy L1 anger-2']);
  });
});

describe('unlocking', () => {
  it('shows the cheapest way, with the jump and the coins to be raised', () => {
    table.view = view({ players: [player({ coins: 1, jumps: { a2: 2 }, resources: {} }), player()] });
    expect(play.prospect('a2')).toMatchObject({
      ways: [{ with: 'coins', coins: 5 }],
      jump: 2,
      coins: 7,
      missing: 6,
    });
    expect(play.prospect('nowhere')).toBeUndefined();
  });

  it('of another tile takes the place of the one being paid for', () => {
    table.view = view({ decision: 'pay', pending: { place: 'a4', tile: 'E08' } });
    Object.assign(table, { legal: [{ do: 'pay_coins' }, { do: 'pay_wild' }], instead: TURN });
    play.tapPlace('a2');
    expect(table.done).toEqual(['instead unlock a2']);
  });

  it('asks for the rule where it is not possible', () => {
    play.tapPlace('b3');
    expect(table.done).toEqual(['why unlock b3']);
  });

  it('pays all icons one by one with one button', async () => {
    const me = player({ wilds: 1, resources: { 'gratitude-1': 1 } });
    const paying = (paid: number): AmygdalaView =>
      view({ decision: 'pay', players: [me, me], pending: { place: 'b2', tile: 'E14', paid } });
    table.view = paying(0);
    table.legal = [{ do: 'pay_coins' }, { do: 'pay_wild' }];
    table.answer = () => {
      if (table.done.length === 1) {
        table.view = paying(1);
        table.legal = [{ do: 'pay_coins' }, { do: 'pay', tile: 'gratitude' }];
      } else {
        table.view = view({ decision: 'place', pending: { tile: 'E14' } });
        table.legal = [{ do: 'place', space: 'Y1' }];
      }
    };
    expect(play.plan).toEqual([{ with: 'wild' }, { with: 'resource', shows: 'gratitude' }]);
    await play.payAll();
    expect(table.done).toEqual(['act pay_wild', 'act pay gratitude']);
    expect(play.isPaying).toBe(false);
  });

  it('stops paying where coins have to be raised first', async () => {
    table.view = view({ decision: 'pay', pending: { place: 'a4', tile: 'E08' } });
    table.legal = [{ do: 'pay_coins' }, { do: 'pay_wild' }];
    table.answer = () => {
      table.view = view({ decision: 'raise', pending: { place: 'a4', tile: 'E08', cost: 5 } });
      table.legal = [{ do: 'sell_points' }, { do: 'sell_wild' }];
    };
    await play.payAll();
    expect(table.done).toEqual(['act pay_coins']);
  });
});

describe('placing', () => {
  it('shows what the better emotion would score', () => {
    table.view = view({ decision: 'place', networks: { Y1: { sadness: 3, gratitude: 1 } } });
    table.legal = [{ do: 'place', space: 'Y1' }];
    expect(play.previewOf('Y1')).toBe(3);
    expect(play.previewOf('I1')).toBeUndefined();
    play.tapSpace('Y1');
    play.tapSpace('I1');
    expect(table.done).toEqual(['act place Y1', 'why place I1']);
  });

  it('goes to a lotus', () => {
    table.view = view({ decision: 'stand' });
    table.legal = [{ do: 'stand', lotus: 'L1' }];
    play.tapLotus('L0');
    play.tapLotus('L1');
    expect(table.done).toEqual(['why stand L0', 'act stand L1']);
  });

  it('lays a claim, or takes a claim tile', () => {
    play.tapRegion('teal');
    table.legal = [{ do: 'take_claim', region: 'pink' }];
    play.tapRegion('pink');
    expect(table.done).toEqual(['act claim teal', 'act take_claim pink']);
  });
});

it('Escape takes back what was done once nothing is picked', () => {
  play.back();
  expect(table.done).toEqual([]);
  table.can_undo = true;
  play.back();
  expect(table.done).toEqual(['undo']);
});

it('nothing is lit in the past', () => {
  table.live = false;
  expect(play.litPlaces.size).toBe(0);
  expect(play.litResources('L0', 0)).toBe(false);
});
