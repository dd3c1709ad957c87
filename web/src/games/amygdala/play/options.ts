/** What may be done, sorted the way a hand takes it: by the thing on the table that is tapped. */

import type { Action, Choice } from '../../../lib/wire/wire';
import type {
  AmygdalaView,
  Emotion,
  LotusId,
  Outcome,
  PlaceId,
  RegionId,
  ResourceId,
  SpaceId,
} from '../types';

export interface Offer {
  readonly action: Action;
  /** It takes the place of the last decision. */
  readonly instead: boolean;
  /** What comes of it. */
  readonly outcome: Outcome;
}

export interface Offers {
  /** One tile or two of one side of a lotus. */
  readonly buys: readonly Offer[];
  readonly unlocks: ReadonlyMap<PlaceId, Offer>;
  readonly claims: ReadonlyMap<RegionId, Offer>;
  readonly pass: Offer | undefined;
  /** Ways to pay the next icon. */
  readonly payments: readonly Offer[];
  readonly places: ReadonlyMap<SpaceId, Offer>;
  readonly putBack: Offer | undefined;
  readonly stands: ReadonlyMap<LotusId, Offer>;
  readonly scores: ReadonlyMap<Emotion, Offer>;
  readonly takes: ReadonlyMap<RegionId, Offer>;
  readonly exchanges: readonly Offer[];
  readonly discards: readonly Offer[];
  readonly settle: Offer | undefined;
  readonly starters: ReadonlyMap<number, Offer>;
}

const EXCHANGES = [
  'sell',
  'sell_wild',
  'sell_happiness',
  'cash_ideas',
  'sell_dream',
  'cash_dreams',
  'sell_points',
];
const DISCARDS = [
  'discard_coin',
  'discard',
  'discard_wild',
  'discard_happiness',
  'discard_idea',
  'discard_dream',
  'discard_claim',
];
const PAYMENTS = ['pay', 'pay_wild', 'pay_happiness', 'pay_pair', 'pay_coins'];

const kindOf = ({ action }: { readonly action: Action }): string => String(action.do);

/** Payments and exchanges come in rows of the same kind: they are not taken back one by one. */
const MONEY = new Set([...PAYMENTS, ...EXCHANGES, ...DISCARDS, 'settle']);

export function gather(legal: readonly Choice[], instead: readonly Choice[]): Offers {
  const open = new Set(legal.map(kindOf));
  // A decision that is open now is not also taken back.
  const isOpen = instead.some((choice) => open.has(kindOf(choice)));
  const again = isOpen ? [] : instead.filter((choice) => !MONEY.has(kindOf(choice)));
  const offers: Offer[] = [
    ...legal.map(({ action, outcome }) => ({ action, outcome: outcome as Outcome, instead: false })),
    ...again.map(({ action, outcome }) => ({ action, outcome: outcome as Outcome, instead: true })),
  ];
  const all = (...kinds: string[]): Offer[] =>
    kinds.flatMap((kind) => offers.filter(({ action }) => action.do === kind));
  const by = <Key extends string>(kind: string, key: string): Map<Key, Offer> =>
    new Map(all(kind).map((offer) => [String(offer.action[key]) as Key, offer]));
  return {
    buys: all('buy', 'buy_two'),
    unlocks: by('unlock', 'place'),
    claims: by('claim', 'region'),
    pass: all('pass')[0],
    payments: all(...PAYMENTS),
    places: by('place', 'space'),
    putBack: all('return')[0],
    stands: by('stand', 'lotus'),
    scores: by('score', 'emotion'),
    takes: by('take_claim', 'region'),
    exchanges: all(...EXCHANGES),
    discards: all(...DISCARDS),
    settle: all('settle')[0],
    starters: new Map(all('start').map((offer) => [Number(offer.action.player), offer])),
  };
}

/** Of ways to pay, to raise coins or to make room the one to suggest. */
export function suggestedOf(offers: readonly Offer[]): Offer | undefined {
  const cost = ({ outcome }: Offer): number => outcome.payment?.rank ?? outcome.trade?.loss ?? 0;
  return [...offers].sort((one, other) => cost(one) - cost(other))[0];
}

/** A resource tile on the table, by lotus and place: `L2:0`. */
export type Pick = string;
export const pickOf = (lotus: LotusId, index: number): Pick => `${lotus}:${index}`;

export interface Picked {
  readonly lotus: LotusId;
  readonly index: number;
  readonly tile: ResourceId;
}

export function readPick(pick: Pick, lotuses: AmygdalaView['lotuses']): Picked | undefined {
  const [lotus = '', index = ''] = pick.split(':');
  const tile = lotuses[lotus]?.[Number(index)];
  return tile ? { lotus, index: Number(index), tile } : undefined;
}

/** What a purchase calls the side of a lotus: the lotus itself where it has only one. */
export function stallOf(lotus: LotusId, index: number, lotuses: AmygdalaView['lotuses']): string {
  const isDouble = (lotuses[lotus]?.length ?? 0) > 2;
  return isDouble ? `${lotus}-${index < 2 ? 'left' : 'right'}` : lotus;
}

/** The lotus of such a side. */
export const lotusOf = (stall: string): LotusId => stall.split('-')[0]!;

/** Do these tiles lie on one side of one lotus? */
export function areTogether(picks: readonly Picked[], lotuses: AmygdalaView['lotuses']): boolean {
  return new Set(picks.map(({ lotus, index }) => stallOf(lotus, index, lotuses))).size === 1;
}

/** The purchase that takes exactly these tiles. */
export function purchaseOf(
  picks: readonly Picked[],
  buys: readonly Offer[],
  lotuses: AmygdalaView['lotuses'],
): Offer | undefined {
  const first = picks[0];
  if (!first || !areTogether(picks, lotuses)) return undefined;
  const stall = stallOf(first.lotus, first.index, lotuses);
  const wanted = picks.map(({ tile }) => tile).sort();
  return buys.find(({ action }) => {
    const tiles = [action.tile, action.other].filter((tile) => tile !== undefined).map(String);
    return action.lotus === stall && tiles.sort().join() === wanted.join();
  });
}

/** The sides of a lotus from which something may be bought, each with the tiles that lie there. */
export function stallsOf(lotus: LotusId, offers: Offers, lotuses: AmygdalaView['lotuses']): Pick[][] {
  const sides = new Map<string, Pick[]>();
  (lotuses[lotus] ?? []).forEach((tile, index) => {
    const stall = stallOf(lotus, index, lotuses);
    const isOnOffer = offers.buys.some(
      ({ action }) => action.lotus === stall && (action.tile === tile || action.other === tile),
    );
    if (tile && isOnOffer) sides.set(stall, [...(sides.get(stall) ?? []), pickOf(lotus, index)]);
  });
  return [...sides.values()];
}
