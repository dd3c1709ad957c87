// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { actionPhrase, groupActions } from './actions';
import type { Action, GameInfo } from '../wire/wire';
import { makeBundle, makeWords } from '../words/words';

const game: GameInfo = {
  id: 'amber',
  players: [2],
  options: {},
  bots: [],
  ratings: {},
  view: [],
  actions: {
    place: [
      { name: 'cell', shown_as: 'plain', prefix: '' },
      { name: 'tile', shown_as: 'named', prefix: 'amber-tile' },
      { name: 'turn', shown_as: 'plain', prefix: '' },
    ],
    shovel: [{ name: 'cell', shown_as: 'plain', prefix: '' }],
    start: [{ name: 'player', shown_as: 'seat', prefix: '' }],
    pass: [],
  },
};
const t = makeWords(
  'en',
  makeBundle('en', [
    `
amber-tile-curve = curve
    .a = a curve
amber-tile-tee = T-junction
amber-do-place = Lay { $tile } at { $cell }
amber-do-shovel = dig at { $cell }
amber-do-start = Let { $player } start
amber-do-pass = Pass
`,
  ]),
  ['Ada', 'Bram'],
);
const place = (cell: string, tile: string, turn = 0) => ({ do: 'place', cell, tile, turn });

describe('an action', () => {
  test.each([
    [place('C4', 'curve'), 'Lay a curve at C4'],
    [{ do: 'start', player: 1 }, 'Let Bram start'],
    [{ do: 'pass' }, 'Pass'],
  ])('%j reads %s', (action, sentence) => {
    expect(t.phrase(actionPhrase(game, action))).toBe(sentence);
  });
});

describe('many actions', () => {
  const actions: Action[] = [
    { do: 'pass' },
    place('A1', 'tee'),
    { do: 'shovel', cell: 'B2' },
    place('A1', 'curve'),
    place('A2', 'tee', 1),
    { do: 'shovel', cell: 'B3' },
  ];
  const groups = groupActions(game, actions, t);

  test('are grouped by kind, then by what they name, in the game’s order', () => {
    expect(groups.map((group) => [group.title, group.actions.length])).toEqual([
      ['T-junction', 2],
      ['Curve', 1],
      ['Dig at …', 2],
      ['Pass', 1],
    ]);
  });

  test('are all there, once', () => {
    expect(new Set(groups.flatMap((group) => group.actions))).toEqual(new Set(actions));
    expect(groups.flatMap((group) => group.actions)).toHaveLength(actions.length);
  });
});
