/** What a player is about to do: the tiles picked, what is pointed at, and how a turn goes on from there. */

import type { TableContext } from '../../../lib/table/table-context';
import { readEdition } from '../edition';
import {
  areTogether,
  gather,
  lotusOf,
  pickOf,
  purchaseOf,
  readPick,
  stallOf,
  stallsOf,
  type Offer,
  type Pick,
  type Picked,
} from './options';
import { cheapest, coinsIn, nextPayment, type Way } from './payment';
import { afterBuying, leavesOf } from './purse';
import type { AmygdalaView, Emotion, LotusId, PlaceId, RegionId, SpaceId } from '../types';

/** The resource tiles picked, and what taking them would mean. */
export interface Purchase {
  readonly tiles: readonly Picked[];
  /** Missing when they cannot be had, at least not together. */
  readonly offer: Offer | undefined;
  /** The dearer tile. */
  readonly price: number;
  readonly toll: number;
  /** What the cheaper of two tiles would have cost. */
  readonly saved: number;
  /** Leaves in use afterwards, and how many there are too many. */
  readonly leaves: number;
  readonly over: number;
}

/** What unlocking a tile would take. */
export interface Prospect {
  readonly place: PlaceId;
  readonly ways: readonly Way[];
  readonly jump: number;
  /** Coins in all, and how many of them have to be raised. */
  readonly coins: number;
  readonly missing: number;
  readonly offer: Offer | undefined;
}

export class Play {
  readonly #ctx: () => TableContext<AmygdalaView>;
  #picks = $state.raw<readonly Pick[]>([]);
  #pointedSpace = $state<SpaceId | null>(null);
  #pointedPlace = $state<PlaceId | null>(null);
  #isPaying = $state(false);

  constructor(ctx: () => TableContext<AmygdalaView>) {
    this.#ctx = ctx;
  }

  readonly edition = $derived.by(() => readEdition(this.#ctx().edition));
  readonly #view = $derived.by(() => this.#ctx().view);
  /** The viewer's own things; a spectator has none. */
  readonly me = $derived(this.#view.players[this.#view.seat]);
  readonly offers = $derived.by(() => {
    const ctx = this.#ctx();
    return ctx.live ? gather(ctx.legal, ctx.instead) : gather([], []);
  });
  /** What the viewer has to decide now, or nothing. */
  readonly step = $derived.by(() => (this.#ctx().legal.length ? this.#view.decision : ''));
  readonly isPaying = $derived(this.#isPaying);

  // What may be tapped. An offer that takes the place of the last decision is lit quietly.

  /** Spaces of the game board the tile may go to. */
  readonly litSpaces = $derived.by((): ReadonlyMap<SpaceId, Offer> => this.offers.places);

  /** Lotuses the mood marker may stand on now, or where something can be bought. */
  readonly litLotuses = $derived.by((): ReadonlyMap<LotusId, Offer> => {
    if (this.offers.stands.size) return this.offers.stands;
    return new Map(this.offers.buys.map((offer) => [lotusOf(String(offer.action.lotus)), offer]));
  });

  /** Regions a claim tile may be placed on or, after a bonus, taken for. */
  readonly litRegions = $derived.by((): ReadonlyMap<RegionId, Offer> =>
    this.offers.takes.size ? this.offers.takes : this.offers.claims,
  );

  /** Places of the own board whose tile may be unlocked. */
  readonly litPlaces = $derived.by((): ReadonlyMap<PlaceId, Offer> => this.offers.unlocks);

  litResources(lotus: LotusId, index: number): boolean {
    const { lotuses } = this.#view;
    return stallsOf(lotus, this.offers, lotuses).flat().includes(pickOf(lotus, index));
  }

  // Pointing

  readonly shownSpace = $derived(this.#pointedSpace);
  readonly shownPlace = $derived(this.#pointedPlace);

  pointSpace(space: SpaceId | null): void {
    this.#pointedSpace = space;
  }

  pointPlace(place: PlaceId | null): void {
    this.#pointedPlace = place;
  }

  /** The most points the tile in hand would score on a space. */
  previewOf(space: SpaceId): number | undefined {
    const points = Object.values(this.#view.networks[space] ?? {});
    return points.length ? Math.max(...points) : undefined;
  }

  // Buying

  /** The resource tiles picked: those that are still there to be bought. */
  readonly picked = $derived.by((): ReadonlySet<Pick> => {
    if (this.step !== 'turn') return new Set();
    return new Set(
      this.#picks.filter((pick) => {
        const one = readPick(pick, this.#view.lotuses);
        return one && this.litResources(one.lotus, one.index);
      }),
    );
  });

  readonly purchase = $derived.by((): Purchase | undefined => {
    const tiles = [...this.picked].flatMap((pick) => readPick(pick, this.#view.lotuses) ?? []);
    const [first] = tiles;
    if (!first || !this.me) return undefined;
    const costs = tiles.map(({ tile }) => this.edition.resources.get(tile)?.cost ?? 0);
    const price = Math.max(...costs);
    const toll = this.me.tolls[first.lotus] ?? 0;
    const kinds = tiles.map(({ tile }) => tile);
    const leaves = leavesOf(afterBuying(this.me, kinds, price + toll), this.edition).length;
    return {
      tiles,
      offer: purchaseOf(tiles, this.offers.buys, this.#view.lotuses),
      price,
      toll,
      saved: tiles.length > 1 ? Math.min(...costs) : 0,
      leaves,
      over: Math.max(0, leaves - this.edition.leaves),
    };
  });

  /** A resource tile is tapped: picked, or let go of. Tiles of another side make room for it. */
  tapResource(lotus: LotusId, index: number): void {
    const pick = pickOf(lotus, index);
    const tile = this.#view.lotuses[lotus]?.[index];
    if (!tile) return this.tapLotus(lotus);
    if (!this.litResources(lotus, index)) {
      return this.#explain('turn', { do: 'buy', lotus: stallOf(lotus, index, this.#view.lotuses), tile });
    }
    if (this.picked.has(pick)) this.#pick([...this.picked].filter((other) => other !== pick));
    else {
      const { lotuses } = this.#view;
      const now = { lotus, index, tile };
      const kept = [...this.picked].filter((other) => {
        const one = readPick(other, lotuses);
        return one && areTogether([one, now], lotuses);
      });
      void this.#pickFresh([...kept, pick]);
    }
  }

  /** A lotus is tapped: stand there, or pick what lies there, side by side where it has two. */
  tapLotus(lotus: LotusId): void {
    const stand = this.offers.stands.get(lotus);
    if (stand) return this.decide(stand);
    if (this.step === 'stand') return this.#explain('stand', { do: 'stand', lotus });
    const stalls = stallsOf(lotus, this.offers, this.#view.lotuses);
    const at = stalls.findIndex((stall) => stall.some((pick) => this.picked.has(pick)));
    void this.#pickFresh(stalls[at + 1] ?? []);
  }

  buy(): void {
    const { purchase } = this;
    if (!purchase) return;
    if (purchase.offer) return this.decide(purchase.offer);
    const [one, other] = purchase.tiles;
    const lotus = stallOf(one!.lotus, one!.index, this.#view.lotuses);
    this.#explain(
      'turn',
      other
        ? { do: 'buy_two', lotus, tile: one!.tile, other: other.tile }
        : { do: 'buy', lotus, tile: one!.tile },
    );
  }

  letGo(): void {
    this.#pick([]);
  }

  #pick(picks: readonly Pick[]): void {
    this.#picks = picks;
    this.#tellPurchase();
  }

  /** Tiles picked when the turn has been taken already: it is taken back for them. */
  async #pickFresh(picks: readonly Pick[]): Promise<void> {
    const ctx = this.#ctx();
    if (this.offers.buys.some(({ instead }) => instead) && !(await ctx.undo())) return;
    this.#pick(picks);
  }

  // Unlocking and paying

  /** What it would take to unlock the tile of a place, as cheaply as can be. */
  prospect(place: PlaceId): Prospect | undefined {
    const { me, edition } = this;
    const icons = edition.icons.get(me?.board[place] ?? '');
    if (!me || !icons) return undefined;
    const ways = cheapest(icons, me, edition);
    const offer = this.offers.unlocks.get(place);
    const jump = me.jumps[place] ?? 0;
    const coins = jump + coinsIn(ways);
    return { place, ways, jump, coins, missing: Math.max(0, coins - me.coins), offer };
  }

  tapPlace(place: PlaceId): void {
    const offer = this.offers.unlocks.get(place);
    if (offer) this.decide(offer);
    else this.#explain('turn', { do: 'unlock', place });
  }

  /** The icons still to be paid. */
  readonly due = $derived.by((): readonly Emotion[] => {
    const { pending, decision } = this.#view;
    const icons = decision === 'pay' ? this.edition.icons.get(pending.tile) : undefined;
    return icons?.slice(pending.paid) ?? [];
  });

  /** How they are paid with one button. */
  readonly plan = $derived.by((): readonly Way[] =>
    this.me && this.due.length ? cheapest(this.due, this.me, this.edition) : [],
  );

  /** Pay icon by icon as planned; what has to be raised first stops it. */
  async payAll(): Promise<void> {
    if (this.#isPaying) return;
    this.#isPaying = true;
    const { tile } = this.#view.pending;
    while (this.step === 'pay' && this.#view.pending.tile === tile) {
      const paid = this.#view.pending.paid;
      const offer = nextPayment(this.offers.payments, this.due[0]!, this.plan[0], this.edition);
      if (!offer || !(await this.#do(offer)) || this.#view.pending.paid === paid) break;
    }
    this.#isPaying = false;
  }

  // Placing

  tapSpace(space: SpaceId): void {
    const offer = this.offers.places.get(space);
    if (offer) this.decide(offer);
    else this.#explain('place', { do: 'place', space });
  }

  tapRegion(region: RegionId): void {
    const offer = this.litRegions.get(region);
    if (offer) this.decide(offer);
    else this.#explain('turn', { do: 'claim', region });
  }

  // Deciding

  decide(offer: Offer): void {
    void this.#do(offer);
  }

  /** Escape: let go of what is picked, then take back what was done. */
  back(): void {
    const ctx = this.#ctx();
    if (this.picked.size) this.letGo();
    else if (ctx.live && ctx.table.can_undo) void ctx.undo();
  }

  async #do({ action, instead }: Offer): Promise<boolean> {
    const ctx = this.#ctx();
    const isDone = await (instead ? ctx.actInstead(action) : ctx.act(action));
    if (isDone) this.#picks = [];
    return isDone;
  }

  /** Which rule forbids it; asked only about what might be done at the decision at hand. */
  #explain(step: AmygdalaView['decision'], action: Offer['action']): void {
    if (this.step === step) void this.#ctx().why(action);
  }

  /** The focus stays on the tile, so a screen reader would not notice what it costs now. */
  #tellPurchase(): void {
    const ctx = this.#ctx();
    const { purchase } = this;
    if (!purchase) return ctx.announce(ctx.t('amygdala-buy-none'));
    const cost = ctx.t('amygdala-buy-cost', { coins: purchase.price + purchase.toll });
    const over = purchase.over ? ctx.t('amygdala-bank-over', { count: purchase.over }) : '';
    ctx.announce(`${ctx.t('amygdala-buy-picked', { count: purchase.tiles.length })} ${cost} ${over}`.trim());
  }
}
