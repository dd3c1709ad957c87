// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { groupChoices } from './actions';
import { choice } from '../testing';
import type { Choice, Phrase } from '../wire/wire';
import { makeBundle, makeWords } from '../words/words';

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

const said = (id: string, phrase: Omit<Phrase, 'id'> = {}): Choice => ({
  ...choice({ do: id, ...phrase.args, ...phrase.seats }),
  phrase: { id: `amber-do-${id}`, ...phrase },
});
const place = (cell: string, tile: string) =>
  said('place', { args: { cell }, names: { tile: `amber-tile-${tile}` } });
const dig = (cell: string) => said('shovel', { args: { cell } });

describe('many choices', () => {
  const choices = [
    place('A1', 'tee'),
    place('A1', 'curve'),
    place('A2', 'tee'),
    dig('B2'),
    dig('B3'),
    said('start', { seats: { player: 0 } }),
    said('start', { seats: { player: 1 } }),
    said('pass'),
  ];
  const groups = groupChoices(choices, t);

  test('are grouped by kind, then by what they name, in their order', () => {
    expect(groups.map((group) => [group.title, group.choices.length])).toEqual([
      ['T-junction', 2],
      ['Curve', 1],
      ['Dig at …', 2],
      ['Let … start', 2],
      ['Pass', 1],
    ]);
  });

  test('are all there, once', () => {
    expect(groups.flatMap((group) => group.choices)).toHaveLength(choices.length);
    expect(new Set(groups.flatMap((group) => group.choices))).toEqual(new Set(choices));
  });
});
