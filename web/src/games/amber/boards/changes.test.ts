import { expect, it } from 'vitest';
import { changes, drawn } from './changes';
import { player, view } from '../testing';

const tee = { tile: 'tee', turn: 0 };

it('a tile that was laid, by the one who was to play', () => {
  const after = view({ board: { A1: tee }, actor: 1 });
  expect(changes(view({ actor: 1 }), after)).toEqual([{ kind: 'laid', cell: 'A1', laid: tee, seat: 1 }]);
});

it('a tile that was laid for the viewer, whose only play it was, along with the play before', () => {
  const curve = { tile: 'curve', turn: 2 };
  const before = view({ actor: 1, hand: { curve: 1, shovel: 1 } });
  const after = view({ actor: 1, hand: { shovel: 1 }, board: { A1: tee, B1: curve } });
  expect(changes(before, after)).toEqual([
    { kind: 'laid', cell: 'A1', laid: tee, seat: 1 },
    { kind: 'laid', cell: 'B1', laid: curve, seat: 0 },
  ]);
});

it('a tile that was dug up goes to the discards', () => {
  const after = view({ discards: { tee: 1, shovel: 1 } });
  expect(changes(view({ board: { A1: tee } }), after)).toEqual([
    { kind: 'dug', cell: 'A1', laid: tee, seat: 0 },
  ]);
});

it('a tile that was taken back does not', () => {
  expect(changes(view({ board: { A1: tee } }), view())).toEqual([{ kind: 'back', cell: 'A1', laid: tee }]);
});

it('a tile that is only turned has not come or gone', () => {
  expect(changes(view({ board: { A1: tee } }), view({ board: { A1: { tile: 'tee', turn: 1 } } }))).toEqual(
    [],
  );
});

it('a rebuilt straight is a new tile', () => {
  const before = view({ board: { A1: { tile: 'straight', turn: 0 } } });
  const bridge = { tile: 'bridge', turn: 0 };
  const after = view({ board: { A1: bridge }, discards: { straight: 1 } });
  expect(changes(before, after)).toEqual([{ kind: 'laid', cell: 'A1', laid: bridge, seat: 0 }]);
});

it('a coin goes to the player who is connected, or to nobody', () => {
  const coins_on = ['C4', 'B2', 'D3'];
  const taken = view({ coins_on, players: [player(), player({ coins: 1, villages: ['C1'] })] });
  const lost = view({ coins_on, players: [player({ villages: ['C1'] }), player({ villages: ['C1'] })] });
  expect(changes(view(), taken)).toEqual([{ kind: 'coin', cell: 'C1', seat: 1 }]);
  expect(changes(view(), lost)).toEqual([{ kind: 'lost', cell: 'C1' }]);
});

it('a jump through the game is not something that happened', () => {
  expect(changes(view(), view({ board: { A1: tee, A2: tee, A3: tee, A4: tee, B1: tee } }))).toEqual([]);
});

it('the tiles that came into the hand', () => {
  const before = view({ hand: { tee: 1, curve: 2 } });
  expect(drawn(before, view({ hand: { tee: 2, curve: 1, shovel: 1 } }))).toEqual(['tee', 'shovel']);
  expect(drawn(before, view({ seat: 1, hand: { shovel: 1 } }))).toEqual([]);
});
