/** Filling in the form for a new table. */

import type { GameInfo, NewTable, Option, Options, OptionValue, SeatWish } from '../wire/wire';

/** Who the others are, in one choice. */
const COMPANIES = ['bots', 'online', 'screen', 'nobody'] as const;
export type Company = (typeof COMPANIES)[number];

export interface SeatPlan {
  /** `me`, `open`, or `bot:` and a level: the value of the seat's menu. */
  who: string;
  /** For a seat played here: what its player is called; empty for the usual name. */
  name: string;
}

export const LONGEST_NAME = 24;

/** A level that most people enjoy. */
const USUAL_LEVEL = 'casual';

export const usualLevel = (game: GameInfo): string =>
  game.bots.includes(USUAL_LEVEL) ? USUAL_LEVEL : (game.bots.at(-1) ?? '');

/** The companies there are for a game: some can be played alone. */
export const companiesFor = (game: GameInfo): Company[] =>
  COMPANIES.filter((company) => company !== 'nobody' || game.players.includes(1));

/** The table sizes for a company. */
export const sizesFor = (game: GameInfo, company: Company): number[] =>
  game.players.filter((players) => (company === 'nobody' ? players === 1 : players > 1));

/** Who sits down with me, in all other seats. */
function companySeat(game: GameInfo, company: Company): SeatPlan {
  if (company === 'online') return { who: 'open', name: '' };
  if (company === 'screen') return { who: 'me', name: '' };
  return { who: `bot:${usualLevel(game)}`, name: '' };
}

export function planSeats(game: GameInfo, company: Company, players: number): SeatPlan[] {
  const others = Array.from({ length: players - 1 }, () => companySeat(game, company));
  return [{ who: 'me', name: '' }, ...others];
}

/** The same people at a table of another size: some leave, or more of the same company come. */
export function resizeSeats(
  game: GameInfo,
  company: Company,
  seats: readonly SeatPlan[],
  players: number,
): SeatPlan[] {
  const kept = seats.slice(0, players);
  while (kept.length < players) kept.push(companySeat(game, company));
  return kept;
}

/** Whether what was chosen still stands among these options; what does not becomes the default. */
export function fitOptions(options: readonly Option[], chosen: Options): Record<string, OptionValue> {
  return Object.fromEntries(options.map((option) => [option.id, fits(option, chosen[option.id])]));
}

function fits(option: Option, value: OptionValue | undefined): OptionValue {
  const possible = option.choices.length
    ? option.choices.includes(String(value))
    : typeof value === 'boolean';
  return possible && value !== undefined ? value : option.default;
}

/** What the server is asked for. `usualName` is for seats played here whose name was left empty, by seat. */
export function tableWish(
  game: GameInfo,
  seats: readonly SeatPlan[],
  options: Options,
  usualName: (seat: number) => string,
  rated = false,
): NewTable {
  const wishes = seats.map(({ who, name }, seat): SeatWish => {
    if (who === 'me') return { kind: 'me', name: name.trim() || usualName(seat), level: '' };
    if (who === 'open') return { kind: 'open', name: '', level: '' };
    return { kind: 'bot', name: '', level: who.slice('bot:'.length) };
  });
  return { game: game.id, seats: wishes, options, rated };
}
