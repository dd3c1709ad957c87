import { beforeEach, describe, expect, it } from 'vitest';
import type { TableContext } from '../../../lib/table/table-context';
import { choice } from '../../../lib/testing';
import type { Action, Choice } from '../../../lib/wire/wire';
import { Play } from './play.svelte';
import { BOARD_INFO, boardView, player } from '../testing-board';
import type { AmygdalaView, Purchase } from '../types';

const purchase = (with_: Partial<Purchase>): { purchase: Purchase } => ({
  purchase: { coins: 1, toll: 0, free: 0, missing: 0, coins_left: 29, resources: {}, leaves: 8, ...with_ },
});

const TURN: Choice[] = [
  choice({ do: 'buy', lotus: 'L0', tile: 'sadness-1' }, purchase({})),
  choice({ do: 'buy', lotus: 'L0', tile: 'hope-2' }, purchase({})),
  choice(
    { do: 'buy_two', lotus: 'L0', tile: 'hope-2', other: 'sadness-1' },
    purchase({ coins: 3, leaves: 13 }),
  ),
  choice({ do: 'buy', lotus: 'L1', tile: 'wild-3' }, purchase({})),
  choice({ do: 'unlock', place: 'a2' }),
  choice({ do: 'claim', region: 'teal' }),
];

const PENDING = boardView().pending;
const choices = (...actions: Action[]): Choice[] => actions.map((action) => choice(action));

/** A table that answers as a test wishes it to. */
class TestTable {
  view = $state.raw<AmygdalaView>(boardView());
  legal = $state.raw<Choice[]>(TURN);
  instead = $state.raw<Choice[]>([]);
  can_undo = $state(false);
  live = $state(true);
  done: string[] = [];
  answer: () => void = () => undefined;

  readonly edition = BOARD_INFO;
  readonly table = $derived({
    my_turn: true,
    can_undo: this.can_undo,
    legal: this.legal,
    instead: this.instead,
  });
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

  it('tells what two tiles cost and take, and how many things would be too many', async () => {
    play.tapResource('L0', 0);
    play.tapResource('L0', 1);
    await settled();
    expect(play.picks).toMatchObject({ purchase: { coins: 3, leaves: 13 }, over: 3 });
    play.buy();
    expect(table.done).toEqual(['act buy_two L0 hope-2 sadness-1']);
  });

  it('picks tiles that cannot be bought together one at a time, and asks why', async () => {
    table.legal = TURN.slice(0, 2);
    play.tapResource('L0', 0);
    play.tapResource('L0', 1);
    await settled();
    expect([...play.picked]).toEqual(['L0:1']);
    expect(table.done).toEqual(['why buy_two L0 sadness-1 hope-2']);
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
    expect(table.done).toEqual(['why buy L1 wild-3']);
  });
});

describe('unlocking', () => {
  it('tells what the cheapest way gives, with the jump and the coins to be raised', () => {
    const gives = { tiles: [], wilds: 0, happiness: 0, coins: 5 };
    const me = player({ coins: 1, jumps: { a2: 2 }, payments: { a2: [gives] } });
    table.view = boardView({ players: [me, player()] });
    expect(play.prospect('a2')).toMatchObject({ ways: [gives], jump: 2, missing: 6 });
    expect(play.prospect('nowhere')).toBeUndefined();
  });

  it('of another tile takes the place of the one being paid for', () => {
    table.view = boardView({ decision: 'pay', pending: { ...PENDING, place: 'b3', tile: 'E08' } });
    Object.assign(table, { legal: choices({ do: 'pay_coins' }, { do: 'pay_wild' }), instead: TURN });
    play.tapPlace('a2');
    expect(table.done).toEqual(['instead unlock a2']);
  });

  it('asks for the rule where it is not possible', () => {
    play.tapPlace('b3');
    expect(table.done).toEqual(['why unlock b3']);
  });

  const pays = (kind: string, rank: number): Choice =>
    choice({ do: kind }, { payment: { gives: { tiles: [], wilds: 0, happiness: 0, coins: 0 }, rank } });
  const paying = (paid: number): AmygdalaView =>
    boardView({ decision: 'pay', pending: { ...PENDING, place: 'b3', tile: 'E14', paid } });

  it('pays all icons one by one with one button, each as it is suggested', async () => {
    table.view = paying(0);
    table.legal = [pays('pay_coins', 5), pays('pay_wild', 0)];
    table.answer = () => {
      if (table.done.length === 1) {
        table.view = paying(1);
        table.legal = [pays('pay_coins', 0), pays('pay_wild', 3)];
      } else {
        table.view = boardView({ decision: 'place', pending: { ...PENDING, tile: 'E14' } });
        table.legal = choices({ do: 'place', space: 'Y1' });
      }
    };
    await play.payAll();
    expect(table.done).toEqual(['act pay_wild', 'act pay_coins']);
    expect(play.isPaying).toBe(false);
  });

  it('stops paying where coins have to be raised first', async () => {
    table.view = paying(0);
    table.legal = [pays('pay_coins', 0), pays('pay_wild', 3)];
    table.answer = () => {
      table.view = { ...paying(0), decision: 'raise' };
      table.legal = choices({ do: 'sell_points' }, { do: 'sell_wild' });
    };
    await play.payAll();
    expect(table.done).toEqual(['act pay_coins']);
  });
});

describe('placing', () => {
  it('knows what the tile in hand would join, until the mood marker stands', () => {
    const networks = [{ emotion: 'sadness', points: 3, spaces: ['Y1', 'Y2'] }];
    table.view = boardView({ decision: 'place' });
    table.legal = [choice({ do: 'place', space: 'Y1' }, { networks })];
    expect(play.joinedAt('Y1')).toBe(networks);
    expect(play.joinedAt('I1')).toEqual([]);
    play.tapSpace('Y1');
    play.tapSpace('I1');
    expect(table.done).toEqual(['act place Y1', 'why place I1']);
    table.view = boardView({ decision: 'stand', pending: { ...PENDING, space: 'Y1' } });
    table.legal = [choice({ do: 'stand', lotus: 'L1' }, { networks })];
    expect(play.joinedAt('Y1')).toBe(networks);
  });

  it('goes to a lotus', () => {
    table.view = boardView({ decision: 'stand' });
    table.legal = choices({ do: 'stand', lotus: 'L1' });
    play.tapLotus('L0');
    play.tapLotus('L1');
    expect(table.done).toEqual(['why stand L0', 'act stand L1']);
  });

  it('lays a claim, or takes a claim tile', () => {
    play.tapRegion('teal');
    table.legal = choices({ do: 'take_claim', region: 'pink' });
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
