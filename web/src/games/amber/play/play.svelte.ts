/** What a player is about to do: the tile chosen, the square pointed at, the turn wished for. */

import type { Words } from '../../../lib/words/words';
import { readEdition } from '../edition';
import {
  attempt,
  firstTurn,
  gather,
  nextTurn,
  takenPlay,
  typicalCell,
  type Offer,
  type Tool,
} from './options';
import type { AmberContext, CellName } from '../types';

interface Aim {
  readonly cell: CellName;
  readonly turn: number;
  /** Waits for a second tap: turns that end by themselves leave no time to turn the tile afterwards. */
  readonly held: boolean;
}

export class Play {
  readonly #ctx: () => AmberContext;
  readonly #confirms: () => boolean;
  #selected = $state<Tool | null>(null);
  #aim = $state<Aim | null>(null);
  #quartersOwed = 0;
  #isTurning = false;

  /** The squares that changed since the viewer's last turn, and who changed them. */
  recent = $state.raw<ReadonlyMap<CellName, number>>(new Map());
  /** The squares whose new tile is still on its way over the page. */
  arriving = $state.raw<ReadonlySet<CellName>>(new Set());
  /** A tile in the player's fingers, at a point of the page. */
  dragged = $state.raw<{ readonly tool: Tool; readonly x: number; readonly y: number } | null>(null);

  /** `confirms`: does the player end turns with a button? */
  constructor(ctx: () => AmberContext, confirms: () => boolean) {
    this.#ctx = ctx;
    this.#confirms = confirms;
  }

  readonly edition = $derived.by(() => readEdition(this.#ctx().edition));
  readonly #view = $derived.by(() => this.#ctx().view);
  readonly offers = $derived.by(() => {
    const { live, table } = this.#ctx();
    return live ? gather(table.legal, table.instead) : gather([], []);
  });
  readonly taken = $derived.by(() => takenPlay(this.#ctx().last));

  /** The tool in hand: the one chosen, else the one just played. */
  readonly tool = $derived(
    this.#selected !== null && this.offers.plays.has(this.#selected)
      ? this.#selected
      : (this.taken?.tool ?? null),
  );

  /** The squares that may be chosen now. */
  readonly lit = $derived.by((): ReadonlyMap<CellName, readonly Offer[]> => {
    const lit = new Map<CellName, readonly Offer[]>();
    for (const [cell, offer] of this.offers.castles) lit.set(cell, [offer]);
    for (const [cell, offers] of (this.tool !== null && this.offers.plays.get(this.tool)) || []) {
      lit.set(cell, offers);
    }
    const rebuild = [...this.offers.rebuild.values()];
    if (rebuild.length) lit.set(rebuild[0]!.outcome.rebuilds, rebuild);
    return lit;
  });

  /** What would be done on the square pointed at, unless it is done already: its outcome can be shown before. */
  readonly aimed = $derived.by((): Offer | null => {
    const aim = this.#aim;
    if (!aim || aim.cell === this.taken?.cell) return null;
    return firstTurn(this.lit.get(aim.cell) ?? [], aim.turn) ?? null;
  });

  /** The tile as it would lie on the square pointed at. */
  readonly ghost = $derived.by(() => {
    const [aim, offer] = [this.#aim, this.aimed];
    if (!aim || (offer?.action.do !== 'place' && offer?.action.do !== 'wetland')) return null;
    if (this.tool === null || this.#view.board[aim.cell]) return null;
    return {
      cell: aim.cell,
      tile: this.tool,
      turn: aim.turn,
      held: aim.held,
      rebuilds: offer.outcome.rebuilds,
    };
  });

  /** The square with a tile that can be turned now, and in how many ways it fits. */
  readonly turning = $derived.by(() => {
    const cell = this.ghost?.cell ?? (this.tool === this.taken?.tool ? this.taken?.cell : undefined);
    const ways = (cell && this.lit.get(cell)?.length) || 0;
    return cell && ways > 1 ? { cell, ways } : null;
  });

  /** Squares where this tool means rebuilding the straight road beside it, however it is turned at first. */
  readonly rebuilding = $derived.by(() => {
    const cells = new Set<CellName>();
    for (const [cell, offers] of this.lit) {
      if (!this.#view.board[cell] && firstTurn(offers)?.outcome.rebuilds) cells.add(cell);
    }
    return cells;
  });

  /** A hand tile is tapped: choose it, or do at once what it is asked for. */
  select(tool: Tool): void {
    const { offers } = this;
    this.#aim = null;
    const atOnce = offers.rebuild.get(tool) ?? offers.bury.get(tool);
    if (atOnce) void this.#do(atOnce);
    else if (!offers.plays.has(tool)) this.#explain(tool, typicalCell(this.#view));
    else if (this.#selected === tool && this.taken?.tool !== tool) this.#selected = null;
    else {
      this.#selected = tool;
      this.#tellChoice(tool);
    }
  }

  /** A hand tile is picked up to be dragged: chosen, whatever it was before. */
  pickUp(tool: Tool): boolean {
    if (!this.offers.plays.has(tool)) return false;
    this.#selected = tool;
    return true;
  }

  /** A square is tapped. */
  tap(cell: CellName): void {
    const offers = this.lit.get(cell);
    if (!offers) {
      if (this.tool !== null) this.#explain(this.tool, cell);
      return;
    }
    if (this.taken?.cell === cell && this.tool === this.taken.tool) this.rotate(1);
    else if (offers[0]!.action.do === 'rebuild') this.#rebuild(cell, offers);
    else this.#lay(cell, offers);
  }

  /** A square is pointed at, by mouse, finger or focus. */
  point(cell: CellName | null): void {
    if (this.#aim?.held || this.#aim?.cell === cell) return;
    const offers = cell === null ? undefined : this.lit.get(cell);
    const first = offers && firstTurn(offers);
    this.#aim = first && cell !== null ? { cell, turn: Number(first.action.turn ?? 0), held: false } : null;
  }

  /** Turn the ghost, or the tile just laid, to its next possible position. */
  rotate(step: 1 | -1): void {
    const ghost = this.ghost;
    if (ghost) {
      const next = nextTurn(this.lit.get(ghost.cell) ?? [], ghost.turn, step);
      if (!next) return;
      this.#aim = { cell: ghost.cell, turn: Number(next.action.turn), held: ghost.held };
      this.#tellTurn(next);
    } else if (this.turning) {
      this.#quartersOwed += step;
      void this.#turnTaken();
    }
  }

  /** Escape: let go of what is held, then of what is chosen, then take back what was done. */
  back(): void {
    const ctx = this.#ctx();
    if (this.#aim?.held) this.#aim = null;
    else if (this.#selected !== null && this.#selected !== this.taken?.tool) this.#selected = null;
    else if (ctx.live && ctx.table.can_undo) {
      // The tile comes back into the fingers, not only into the hand.
      this.#selected = this.taken?.tool ?? null;
      void ctx.undo();
    }
  }

  decide(offer: Offer): void {
    void this.#do(offer);
  }

  #lay(cell: CellName, offers: readonly Offer[]): void {
    const aim = this.#aim?.cell === cell ? this.#aim : null;
    const offer = firstTurn(offers, aim?.turn)!;
    const mustHold = !this.#confirms() && offers.length > 1 && !aim?.held;
    if (mustHold) this.#aim = { cell, turn: Number(offer.action.turn), held: true };
    else {
      this.#aim = null;
      void this.#do(offer);
    }
  }

  /** The straight road to rebuild is tapped: the first way, then the other. */
  #rebuild(cell: CellName, offers: readonly Offer[]): void {
    const now = this.#view.board[cell]?.tile;
    void this.#do(offers.find(({ action }) => action.tile !== now) ?? offers[0]!);
  }

  async #turnTaken(): Promise<void> {
    if (this.#isTurning || !this.taken) return;
    this.#isTurning = true;
    let { turn } = this.taken;
    // Turns asked for while one is on its way are made up for afterwards, one by one.
    while (this.#quartersOwed !== 0) {
      const step = this.#quartersOwed > 0 ? 1 : -1;
      this.#quartersOwed -= step;
      const next = this.turning && nextTurn(this.lit.get(this.turning.cell) ?? [], turn, step);
      if (!next || !(await this.#do(next))) break;
      turn = Number(next.action.turn);
      this.#tellTurn(next);
    }
    this.#quartersOwed = 0;
    this.#isTurning = false;
  }

  async #do({ action, instead }: Offer): Promise<boolean> {
    const ctx = this.#ctx();
    const isDone = await (instead ? ctx.actInstead(action) : ctx.act(action));
    // What is played is no longer held: the next turn begins with empty fingers.
    if (isDone) this.#selected = null;
    return isDone;
  }

  /** Only before anything lies on the board: afterwards the engine is asked about another decision. */
  #explain(tool: Tool, cell: CellName | undefined): void {
    const ctx = this.#ctx();
    if (cell && ctx.live && ctx.table.my_turn && !this.taken && this.#view.decision === 'play') {
      void ctx.why(attempt(tool, cell));
    }
  }

  /** The focus stays on the square, so a screen reader would not notice. */
  #tellTurn(offer: Offer): void {
    const ctx = this.#ctx();
    const comes = whatComes(offer, ctx.t);
    ctx.announce(ctx.describe(offer.action) + (comes && `. ${comes}`));
  }

  #tellChoice(tool: Tool): void {
    const ctx = this.#ctx();
    const count = this.offers.plays.get(tool)?.size ?? 0;
    ctx.announce(ctx.t('amber-hand-chosen', { tile_name: toolName(ctx.t, tool), count }));
  }
}

/** What comes of a play, in words: what the log would say after the play itself. */
export const whatComes = ({ told }: Offer, t: Words): string =>
  told
    .slice(1)
    .map((phrase) => t.phrase(phrase))
    .join(' ');

export function toolName(t: (id: string) => string, tool: Tool): string {
  return t(tool === 'special_shovel' ? 'amber-special-shovel' : `amber-tile-${tool}`);
}
