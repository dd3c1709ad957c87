// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { ideas, parting, tellingSteps, toldSteps } from './advice';
import { lastMoment, moments, swing, turnAt } from './review';
import { choice } from '../testing';
import type { Advice, Review, ReviewedTurn } from '../wire/wire';

const advice = { steps: [], chance: 0.5, reasons: [] };
const turn = (ply: number, seat: number, chances: number[]): ReviewedTurn => ({
  ply,
  end: ply + 3,
  seat,
  chances,
  played: advice,
  better: [],
  loss: 0,
  regret: 0,
});
const turns = [turn(2, 0, [0.5, 0.5]), turn(6, 1, [0.7, 0.3]), turn(9, 0, [0.4, 0.6])];
const review = (status: Review['status'], total = 3): Review => ({
  status,
  done: 3,
  total,
  turns,
  turning_points: [1],
  accuracy: [90, 80],
});
const results = [true, false].map((won) => ({ points: 0, sources: {}, won }));

describe('a review', () => {
  test('ends with how the game ended, once it is complete', () => {
    expect(moments(review('ready'), results).at(-1)).toEqual([1, 0]);
    expect(moments(review('ready'), results)).toHaveLength(4);
    expect(moments(review('thinking', 8), results)).toHaveLength(3);
    expect(moments({ ...review('thinking', 8), turns: [] }, results)).toEqual([]);
    expect(lastMoment(review('thinking', 8))).toBe(8);
  });

  test('takes the chances from what everybody thought last', () => {
    const rounded = moments(review('thinking'), results).map(([one]) => Number(one!.toFixed(3)));
    expect(rounded).toEqual([0.6, 0.6, 0.55]);
    for (const chances of moments(review('thinking'), results)) {
      expect(chances[0]! + chances[1]!).toBeCloseTo(1);
    }
  });

  test('knows whose turn it was at any time', () => {
    expect([0, 2, 5, 6, 8, 9, 11].map((ply) => turnAt(turns, ply))).toEqual([0, 0, 0, 1, 1, 2, 2]);
    expect(turnAt(turns, 12)).toBe(3);
    expect(turnAt([], 5)).toBe(0);
  });

  test('knows what a turn changed for who played it', () => {
    expect(swing(review('ready'), 0, results)).toBeCloseTo(-0.1);
    expect(swing(review('ready'), 1, results)).toBeCloseTo(-0.3);
    expect(swing(review('ready'), 2, results)).toBeCloseTo(0.6);
    expect(swing(review('thinking'), 2, results)).toBe(0);
  });
});

test('a line is told step by step, the same thing over and over once', () => {
  expect(toldSteps(['buy', 'pay', 'pay', 'place'])).toEqual([
    { text: 'buy', times: 1 },
    { text: 'pay', times: 2 },
    { text: 'place', times: 1 },
  ]);
  expect(toldSteps([])).toEqual([]);
});

test('two ways to play a turn are told apart by where they part', () => {
  const way = (...kinds: string[]): Advice => ({
    steps: kinds.map((kind) => choice({ do: kind })),
    chance: 0.5,
    reasons: [],
  });
  const parts = (one: Advice, other?: Advice) => parting(one, other).map(({ action }) => action.do);
  expect(parts(way('buy', 'stop'), way('pass'))).toEqual(['buy']);
  expect(parts(way('buy', 'pay', 'place'), way('buy', 'pay', 'stop'))).toEqual(['buy', 'place']);
  expect(parts(way('buy', 'pay'), way('buy'))).toEqual(['buy', 'pay']);
  expect(parts(way('buy'), way('buy', 'pay'))).toEqual(['buy']);
  expect(parts(way('buy'))).toEqual(['buy']);
  expect(parts(way(), way('buy'))).toEqual([]);
});

test('a step that only carries out the one before it is not told', () => {
  const way = (...steps: [kind: string, outcome: object][]): Advice => ({
    steps: steps.map(([kind, outcome]) => choice({ do: kind }, outcome)),
    chance: 0.5,
    reasons: [],
  });
  const told = (...steps: [kind: string, outcome: object][]) =>
    tellingSteps(way(...steps)).map(({ action }) => action.do);
  const [coffee, research] = [{ effects: ['coffee'] }, { effects: ['research'] }];
  expect(told(['trigger', coffee], ['do', coffee], ['do', research])).toEqual(['trigger', 'do']);
  expect(told(['trigger', coffee], ['trigger', coffee]), 'twice the same').toHaveLength(2);
  expect(told(['buy', {}], ['pay', {}]), 'what says it all by itself').toEqual(['buy', 'pay']);
});

test('of ways that begin alike and have the same merits, the best is told', () => {
  const way = (chance: number, reason: string, ...kinds: string[]) => ({
    steps: kinds.map((kind) => choice({ do: kind })),
    chance,
    reasons: [{ id: reason }],
  });
  const [best, alike, other, elsewhere] = [
    way(0.6, 'points', 'buy', 'pay'),
    way(0.5, 'points', 'buy', 'stop'),
    way(0.4, 'room', 'buy', 'stop'),
    way(0.3, 'points', 'pass'),
  ];
  expect(ideas([best, alike, other, elsewhere])).toEqual([best, other, elsewhere]);
  expect(ideas([])).toEqual([]);
});
