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
  suggestedOf,
  type Offer,
  type Pick,
  type Picked,
} from './options';
import { coinsIn } from '../pieces/signs';
import type { AmygdalaView, Given, Joined, LotusId, PlaceId, Purchase, RegionId, SpaceId } from '../types';

/** The resource tiles picked, and what taking them would mean. */
export interface Picks {
  readonly tiles: readonly Picked[];
  readonly offer: Offer;
  readonly purchase: Purchase;
  /** How many leaves there would be too few. */
  readonly over: number;
}

/** What unlocking a tile would take. */
export interface Prospect {
  readonly ways: readonly Given[];
  readonly jump: number;
  /** The coins to be raised. */
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
    return ctx.live ? gather(ctx.table.legal, ctx.table.instead) : gather([], []);
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

  joinedAt(space: SpaceId): readonly Joined[] {
    // Once the space is chosen, wherever the mood marker goes.
    const [stand] = this.#view.pending.space === space ? this.offers.stands.values() : [];
    return (this.offers.places.get(space) ?? stand)?.outcome.networks ?? [];
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

  readonly picks = $derived.by((): Picks | undefined => {
    const { lotuses } = this.#view;
    const tiles = [...this.picked].flatMap((pick) => readPick(pick, lotuses) ?? []);
    const offer = purchaseOf(tiles, this.offers.buys, lotuses);
    const purchase = offer?.outcome.purchase;
    if (!offer || !purchase) return undefined;
    return { tiles, offer, purchase, over: Math.max(0, purchase.leaves - this.edition.leaves) };
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
    else void this.#pickFresh(this.#fitting([...this.picked, pick]));
  }

  /** Of tiles picked one after another those that can be bought together: the last one, or all. */
  #fitting(picks: readonly Pick[]): readonly Pick[] {
    const { lotuses } = this.#view;
    const tiles = picks.flatMap((pick) => readPick(pick, lotuses) ?? []);
    if (purchaseOf(tiles, this.offers.buys, lotuses)) return picks;
    const [one, other] = tiles;
    if (one && other && areTogether(tiles, lotuses)) {
      const lotus = stallOf(one.lotus, one.index, lotuses);
      this.#explain('turn', { do: 'buy_two', lotus, tile: one.tile, other: other.tile });
    }
    return picks.slice(-1);
  }

  /** A lotus is tapped: stand there, or pick what lies there, side by side where it has two. */
  tapLotus(lotus: LotusId): void {
    const stand = this.offers.stands.get(lotus);
    if (stand) return this.decide(stand);
    if (this.step === 'stand') return this.#explain('stand', { do: 'stand', lotus });
    const stalls = stallsOf(lotus, this.offers, this.#view.lotuses);
    const at = stalls.findIndex((stall) => stall.some((pick) => this.picked.has(pick)));
    void this.#pickFresh(this.#fitting(stalls[at + 1] ?? []));
  }

  buy(): void {
    if (this.picks) this.decide(this.picks.offer);
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
    const ways = this.me?.payments[place];
    if (!this.me || !ways) return undefined;
    const jump = this.me.jumps[place] ?? 0;
    const missing = Math.max(0, jump + coinsIn(ways) - this.me.coins);
    return { ways, jump, missing, offer: this.offers.unlocks.get(place) };
  }

  tapPlace(place: PlaceId): void {
    const offer = this.offers.unlocks.get(place);
    if (offer) this.decide(offer);
    else this.#explain('turn', { do: 'unlock', place });
  }

  /** Pay icon by icon as planned; what has to be raised first stops it. */
  async payAll(): Promise<void> {
    if (this.#isPaying) return;
    this.#isPaying = true;
    const { tile } = this.#view.pending;
    while (this.step === 'pay' && this.#view.pending.tile === tile) {
      const paid = this.#view.pending.paid;
      const offer = suggestedOf(this.offers.payments);
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
    const { picks } = this;
    if (!picks) return ctx.announce(ctx.t('amygdala-buy-none'));
    const cost = ctx.t('amygdala-buy-cost', { coins: picks.purchase.coins });
    const over = picks.over ? ctx.t('amygdala-bank-over', { count: picks.over }) : '';
    ctx.announce(`${ctx.t('amygdala-buy-picked', { count: picks.tiles.length })} ${cost} ${over}`.trim());
  }
}
