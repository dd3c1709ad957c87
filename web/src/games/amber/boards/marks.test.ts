import { expect, it } from 'vitest';
import type { Phrase } from '../../../lib/wire/wire';
import { marksOf } from './marks';

const at = (what: string, cell: string, player?: number): Phrase => ({
  id: `amber-event-${what}`,
  args: { cell },
  seats: player === undefined ? {} : { player },
});

it('a connection that is made or cut marks its square, for each player once', () => {
  const { links, lost } = marksOf([
    { id: 'amber-event-laid', args: { cell: 'A1' }, seats: { player: 0 } },
    at('connected_village', 'B2', 0),
    at('connected_village', 'B2', 1),
    at('cut_castle', 'D4', 1),
  ]);
  expect([...links]).toEqual([
    [
      'B2',
      [
        { seat: 0, gained: true, coin: false },
        { seat: 1, gained: true, coin: false },
      ],
    ],
    ['D4', [{ seat: 1, gained: false, coin: false }]],
  ]);
  expect(lost.size).toBe(0);
});

it('a coin goes with its connection, or to nobody', () => {
  const { links, lost } = marksOf([
    at('connected_castle', 'B2', 0),
    at('coin_taken_castle', 'B2', 0),
    at('coin_lost_village', 'C3'),
  ]);
  expect(links.get('B2')).toEqual([{ seat: 0, gained: true, coin: true }]);
  expect([...lost]).toEqual(['C3']);
});
