/** What a player is about to do: what is picked, what is lit, and how the turn goes on from there. */

import type { Action } from '../../../lib/wire/wire';
import { readEdition } from '../edition';
import type { BoardPlay, Lit, Spot, Target } from './play-context';
import { previewOf } from './preview';
import { kindOf, waysOf, type Way } from './targets';
import type { UnconsciousMindContext } from '../types';
import { askedBy } from './why';

/** Conversions that may be done aside, at almost any time. */
const ANYTIME: ReadonlySet<string> = new Set(['adjust', 'brighten', 'box_set']);

/** Not among the choices of a decision: those conversions, and going to Freud where one could walk just as well. */
const APART: ReadonlySet<string> = new Set([...ANYTIME, 'go']);

const isPrefix = (begun: readonly Target[], path: readonly Target[]): boolean =>
  begun.every((target, at) => path[at] === target);

export class Play implements BoardPlay {
  readonly #ctx: () => UnconsciousMindContext;
  #begun = $state.raw<readonly Target[]>([]);

  constructor(ctx: () => UnconsciousMindContext) {
    this.#ctx = ctx;
  }

  readonly edition = $derived.by(() => readEdition(this.#ctx().edition));
  readonly #view = $derived.by(() => this.#ctx().view);
  /** The viewer's own things; a spectator has none. */
  readonly me = $derived(this.#view.players[this.#view.seat]);
  readonly standing = $derived(this.#view.standing[this.#view.seat]);
  /** What the viewer has to decide now, or nothing. */
  readonly step = $derived.by(() => (this.#ctx().legal.length ? this.#view.decision : ''));

  readonly ways: readonly Way[] = $derived.by(() => {
    const ctx = this.#ctx();
    return ctx.live ? waysOf(ctx) : [];
  });

  /** What is picked: only as long as something can come of it. */
  readonly picks: readonly Target[] = $derived.by(() =>
    this.#begun.length && this.#going(this.#begun).length ? this.#begun : [],
  );

  /** Actions still possible with these targets picked, each by the order in which they are. */
  #going(begun: readonly Target[]): { way: Way; path: readonly Target[] }[] {
    return this.ways.flatMap((way) =>
      [way.path, ...(way.detour ? [way.detour] : [])]
        .filter((path) => path.length && isPrefix(begun, path))
        .map((path) => ({ way, path })),
    );
  }

  readonly #lights: ReadonlyMap<Target, Lit> = $derived.by(() => {
    const lights = new Map<Target, Lit>();
    const light = (target: Target | undefined, lit: Lit): void => {
      if (target && lights.get(target) !== 'yes') lights.set(target, lit);
    };
    for (const { path, instead } of this.ways) light(path[0], instead || this.picks.length ? 'quiet' : 'yes');
    if (this.picks.length) {
      for (const { way, path } of this.#going(this.picks)) {
        light(path[this.picks.length], way.instead ? 'quiet' : 'yes');
      }
    }
    return lights;
  });

  /** Everything that may be tapped now. */
  readonly lights = $derived(this.#lights);

  /** What is to be tapped for what a hint says to do. */
  readonly #suggested: readonly Target[] = $derived.by(() => {
    const { suggested } = this.#ctx();
    return (suggested && this.ways.find(({ action }) => action === suggested)?.path) ?? [];
  });

  // What the tray offers

  /** What is not on a board: the choices of the decision itself, without the conversions done aside. */
  readonly choices: readonly Way[] = $derived.by(() =>
    this.ways.filter(
      ({ action, path, instead }) => !path.length && !instead && !APART.has(String(action.do)),
    ),
  );

  readonly anytime: readonly Way[] = $derived.by(() =>
    this.ways.filter(({ action, instead }) => !instead && ANYTIME.has(String(action.do))),
  );

  /** Nothing else is left to choose here than to leave it: then those conversions are what one is asked for. */
  readonly onlyAside: boolean = $derived.by(
    () =>
      this.anytime.length > 0 &&
      this.ways.every(
        ({ action, instead }) => instead || action.do === 'stop' || ANYTIME.has(String(action.do)),
      ),
  );

  /** Several actions that the picked targets may mean: a common or an own Insight, say. */
  readonly questions: readonly Way[] = $derived.by(() => {
    const { picks } = this;
    if (!picks.length) return [];
    const meant = this.#going(picks).filter(({ path }) => path.length === picks.length);
    return meant.map(({ way }) => way);
  });

  way(kind: string): Way | undefined {
    return this.ways.find(({ action, instead }) => action.do === kind && !instead);
  }

  // What a board asks

  lit(target: Target): Lit {
    return this.#lights.get(target) ?? 'no';
  }

  picked(target: Target): boolean {
    return this.picks.includes(target);
  }

  preview(target: Target): string {
    if (this.lit(target) === 'no') return '';
    const { t, view } = this.#ctx();
    return previewOf(target, { t, view, edition: this.edition, ways: this.#meant(target) });
  }

  /** The actions a tap on a target leads to, now or after more taps. */
  #meant(target: Target): Way[] {
    const next = this.#going([...this.picks, target]);
    return (next.length ? next : this.#going([target])).map(({ way }) => way);
  }

  tap(target: Target): void {
    if (this.picked(target)) {
      this.#begun = this.picks.slice(0, this.picks.indexOf(target));
      return;
    }
    for (const begun of [[...this.picks, target], [target]]) {
      const going = this.#going(begun);
      if (!going.length) continue;
      const isOpen = going.some(({ path }) => path.length > begun.length);
      if (going.length === 1 && !isOpen) return this.decide(going[0]!.way);
      return this.#pick(begun);
    }
    this.#explain(target);
  }

  #pick(begun: readonly Target[]): void {
    this.#begun = begun;
    const ctx = this.#ctx();
    ctx.announce(ctx.t('unconscious_mind-play-picked', { count: this.nextCount }));
  }

  /** How many choices there are with what is picked. */
  get nextCount(): number {
    const { picks } = this;
    const next = new Set(this.#going(picks).map(({ path }) => path[picks.length] ?? ''));
    return next.has('') ? this.questions.length : next.size;
  }

  spot(target: Target, name: string): Spot {
    const lit = this.lit(target);
    const preview = this.preview(target);
    const isPicked = this.picked(target);
    return {
      role: 'button',
      tabindex: -1,
      'aria-label': preview ? `${name}. ${preview}` : name,
      'aria-pressed': isPicked ? 'true' : undefined,
      'aria-disabled': lit === 'no' ? 'true' : undefined,
      'data-target': target,
      'data-roving': '',
      'data-lit': lit === 'no' ? undefined : lit,
      'data-picked': isPicked ? '' : undefined,
      'data-suggested': this.#suggested.includes(target) ? '' : undefined,
      onclick: () => this.tap(target),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        this.tap(target);
      },
    };
  }

  // Deciding

  decide({ action, instead }: Pick<Way, 'action' | 'instead'>): void {
    void this.#do(action, instead);
  }

  async #do(action: Action, instead: boolean): Promise<void> {
    const ctx = this.#ctx();
    const isDone = await (instead ? ctx.actInstead(action) : ctx.act(action));
    if (isDone) this.#begun = [];
  }

  letGo(): void {
    this.#begun = [];
  }

  /** Escape: let go of what is picked, then take back what was done. */
  back(): void {
    const ctx = this.#ctx();
    if (this.picks.length) this.#begun = this.picks.slice(0, -1);
    else if (ctx.live && ctx.table.can_undo) void ctx.undo();
  }

  /** Which rule forbids it; asked only of who has something to decide. */
  #explain(target: Target): void {
    const action = this.step ? askedBy(target, this.#view, this.edition) : undefined;
    if (action) void this.#ctx().why(action);
    this.#begun = [];
  }

  /** The boards where something is lit, to be shown first. */
  readonly litKinds: ReadonlySet<string> = $derived.by(
    () => new Set([...this.#lights].filter(([, lit]) => lit === 'yes').map(([target]) => kindOf(target))),
  );
}
