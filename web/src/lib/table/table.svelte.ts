/** A table, live: what a game's components see of it and everything they and the shell can do with it. */

import { keyOf } from './actions';
import { announce } from '../ui/announcer.svelte';
import { CommandQueue, type Answer } from '../wire/commands';
import type { GameClient } from './game-client';
import { HintDesk } from '../review/hint.svelte';
import { words } from '../words/language.svelte';
import { ruleTitle } from '../words/ledgers';
import { phraseOf } from '../wire/load.svelte';
import { mergePatch } from '../wire/merge-patch';
import { displayNames } from './names';
import { SEAT_LOOKS, type SeatLook } from './players';
import { ReplayFilm } from '../review/replay';
import { rest } from '../wire/rest';
import { href } from '../ui/routes';
import type { Motion } from '../ui/settings';
import { motion, settings } from '../ui/settings.svelte';
import { TableSocket, type ConnectionState } from '../wire/socket';
import type { RefusedInfo, TableContext } from './table-context';
import { toasts } from '../ui/toasts.svelte';
import type {
  Action,
  Choice,
  EditionInfo,
  GameInfo,
  Line,
  Message,
  Refused,
  Replay,
  TableView,
} from '../wire/wire';
import { ownSeats } from './viewer';
import type { Words } from '../words/words';

export type { RefusedInfo, TableContext } from './table-context';

const NOTHING: readonly Action[] = [];

const actionsOf = (choices: readonly Choice[]): readonly Action[] => choices.map(({ action }) => action);

export class LiveTable implements TableContext {
  readonly game: GameInfo;
  readonly edition: EditionInfo;

  #table: TableView = $state.raw()!;
  #log: readonly Line[] = $state.raw([]);
  #version: number | null = null;
  connection: ConnectionState = $state('connecting');
  busy = $state(false);
  hoverSeat: number | null = $state(null);

  /** The past being looked at: a film and where it stands. */
  #film: ReplayFilm | null = $state.raw(null);
  readonly #films = new Map<number | null, { readonly film: ReplayFilm; readonly ply: number }>();
  /** Whose eyes the film has; null for the viewer's own. */
  filmSeat: number | null = $state(null);
  #stop: number | null = $state(null);
  /** What might have been played instead, in place of the film, and where it stands. */
  #line: ReplayFilm | null = $state.raw(null);
  #lineStop = $state(0);
  /** The finished game is being looked at again, turn by turn. */
  #reviewing = $state(false);

  readonly names: readonly string[] = $derived([
    ...displayNames(this.#table.seats, words.t),
    ...this.#table.rivals.map((rival) => words.t(rival)),
  ]);
  readonly looks: readonly SeatLook[] = SEAT_LOOKS;
  readonly t: Words = $derived(words.at(this.names));
  readonly live: boolean = $derived(this.#stop === null);
  readonly view: unknown = $derived.by(() => {
    if (this.#line) return this.#line.view(this.#lineStop);
    return this.#stop !== null && this.#film ? this.#film.view(this.#stop) : this.#table.view;
  });
  readonly legal: readonly Action[] = $derived(this.live ? actionsOf(this.#table.legal) : NOTHING);
  readonly instead: readonly Action[] = $derived(this.live ? actionsOf(this.#table.instead) : NOTHING);
  readonly last: Action | null = $derived(
    (this.live && this.#table.instead[this.#table.last]?.action) || null,
  );
  /** Leaving one decision is written like leaving another: what may be done now comes first. */
  readonly #choices: ReadonlyMap<string, Choice> = $derived(
    new Map([...this.#table.instead, ...this.#table.legal].map((choice) => [keyOf(choice.action), choice])),
  );

  readonly hint: HintDesk = new HintDesk(() => this.#table);
  readonly suggested: Action | null = $derived(this.live ? (this.hint.best?.steps[0]?.action ?? null) : null);

  readonly #socket: TableSocket;
  readonly #queue: CommandQueue;
  readonly #screen: Pick<GameClient, 'describe'>;

  /** `table` is what was fetched to open the page; the socket brings the log and all that follows. */
  constructor(
    table: TableView,
    game: GameInfo,
    edition: EditionInfo,
    screen: Pick<GameClient, 'describe'> = {},
  ) {
    this.#screen = screen;
    this.game = game;
    this.edition = edition;
    this.#table = table;
    this.#queue = new CommandQueue(
      (text) => this.#socket.send(text),
      (busy) => (this.busy = busy),
    );
    this.#socket = new TableSocket({
      address: () => this.#address(),
      message: (message) => this.#receive(message),
      state: (state) => {
        this.connection = state;
        if (state === 'open') this.#queue.resend();
      },
    });
  }

  close(): void {
    this.hint.forget();
    this.#queue.clear();
    this.#socket.close();
  }

  get table(): TableView {
    return this.#table;
  }

  get log(): readonly Line[] {
    return this.#log;
  }

  get motion(): Motion {
    return motion();
  }

  // What can be done

  act(action: Action): Promise<boolean> {
    return this.#carryOut({ type: 'act', action, instead: false });
  }

  actInstead(action: Action): Promise<boolean> {
    return this.#carryOut({ type: 'act', action, instead: true });
  }

  undo(): Promise<boolean> {
    return this.#carryOut({ type: 'undo' }, () => this.#table.can_undo);
  }

  restart(): Promise<boolean> {
    return this.#carryOut({ type: 'restart' }, () => this.#table.can_undo);
  }

  end(): Promise<boolean> {
    return this.#carryOut({ type: 'end' }, () => this.#table.can_end);
  }

  async why(action: Action): Promise<RefusedInfo | null> {
    const answer = await this.#ask({ type: 'why', action });
    return answer?.type === 'refused' ? this.#explain(answer) : null;
  }

  describe(action: Action): string {
    const choice = this.choiceOf(action);
    return choice ? this.#said(choice, this.t) : keyOf(action);
  }

  choiceOf(action: Action): Choice | undefined {
    return this.#choices.get(keyOf(action));
  }

  #said(choice: Choice, t: Words): string {
    return this.#screen.describe?.(choice, t, this.edition) ?? t.phrase(choice.phrase);
  }

  /** A step of a way to play a turn; with a seat, of a turn of that seat in the film. */
  describeStep(step: Choice, seat?: number): string {
    return this.#said(step, seat === undefined ? this.t : this.wordsOn(seat));
  }

  /** Words for the turns of a seat: to its player if that is who reads, else about them. */
  wordsOn(seat: number): Words {
    const [own, ...more] = ownSeats(this.#table);
    // Whoever plays several seats wants to know which.
    return own === seat && !more.length ? this.t : this.t.about(this.names[seat] ?? '?');
  }

  announce(text: string): void {
    announce(text);
  }

  // The past

  /** Where the replay stands, as an index into `stops`; null for the present. */
  get stop(): number | null {
    return this.#line ? this.#lineStop : this.#stop;
  }

  get film(): ReplayFilm | null {
    return this.#line ?? this.#film;
  }

  /** What is shown was never played. */
  get isLine(): boolean {
    return this.#line !== null;
  }

  /** Show the position after a decision, or (with no number) the film's last. */
  async showPast(ply?: number): Promise<void> {
    const film = await this.#loadFilm();
    if (!film) return;
    this.hideLine();
    this.#stop = ply === undefined ? film.stops.length - 1 : film.stopAfter(ply);
  }

  /** Look at the same moment with another's eyes; only when the game is over. */
  async showPastFrom(seat: number): Promise<void> {
    await this.showBefore(this.#film?.stops[this.#stop ?? 0]?.ply ?? 0, seat);
  }

  /** Show the position in which a decision was taken, with somebody's eyes; only when the game is over. */
  async showBefore(ply: number, seat: number): Promise<void> {
    this.filmSeat = seat;
    const film = await this.#loadFilm();
    // Somebody may have gone on to another moment, with other eyes, while the film was fetched.
    if (!film || film !== this.#film) return;
    this.hideLine();
    this.#stop = film.stopBefore(ply);
  }

  /** Show a stop of the film that is loaded. */
  showStop(stop: number): void {
    if (!this.film) return;
    const possible = Math.min(Math.max(stop, 0), this.film.stops.length - 1);
    if (this.#line) this.#lineStop = possible;
    else this.#stop = possible;
  }

  showPresent(): void {
    this.hideLine();
    this.#stop = null;
    this.#reviewing = false;
  }

  /** Is there a review to be had? */
  get canBeReviewed(): boolean {
    return this.#table.status === 'over' && !this.#table.rated;
  }

  get reviewing(): boolean {
    return this.#reviewing && !this.live;
  }

  /** Look at the game again: at how it ended, or where the film is. */
  async openReview(): Promise<void> {
    if (this.live) await this.showPast();
    this.#reviewing = !this.live;
  }

  closeReview(): void {
    this.hideLine();
    this.#reviewing = false;
  }

  /** Show something that was not played, until it is hidden; then the film is where it was. */
  showLine(line: Replay): void {
    this.#line = new ReplayFilm(line);
    this.#lineStop = 0;
  }

  hideLine(): void {
    this.#line = null;
  }

  async #loadFilm(): Promise<ReplayFilm | null> {
    const seat = this.filmSeat;
    const { ply } = this.#table;
    let known = this.#films.get(seat);
    if (!known || (known.ply !== ply && this.live)) {
      try {
        known = { film: new ReplayFilm(await rest.replay(this.#table.id, seat)), ply };
      } catch (error) {
        toasts.show(this.t.phrase(phraseOf(error)));
        return null;
      }
      this.#films.set(seat, known);
    }
    if (seat === this.filmSeat) this.#film = known.film;
    return known.film;
  }

  // The wire

  #address(): string {
    const url = new URL(`/api/tables/${encodeURIComponent(this.#table.id)}/socket`, location.href);
    url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    if (this.#version !== null) url.searchParams.set('version', String(this.#version));
    return url.href;
  }

  #receive(message: Message): void {
    switch (message.type) {
      case 'sync':
        this.#version = message.version;
        this.#table = message.table;
        this.#log = message.log;
        break;
      case 'patch':
        if (this.#version !== null && message.version <= this.#version) return; // sent again after a drop
        this.#version = message.version;
        this.#table = mergePatch(this.#table, message.patch) as TableView;
        if (message.log.length) {
          this.#log = [...this.#log, ...message.log];
          this.#announceOthers(message.log);
        }
        break;
      case 'done':
      case 'refused':
        if (!this.#queue.answer(message) && message.type === 'refused') void this.#explain(message);
    }
  }

  /** One's own moves were just made by oneself; the others' are news. */
  #announceOthers(lines: readonly Line[]): void {
    const news = lines.filter((line) => !this.#table.seats[line.seat]?.mine);
    if (news.length) announce(news.map((line) => this.t.phrase(line.phrase)).join(' '));
  }

  async #carryOut(command: Record<string, unknown>, makesSense = () => true): Promise<boolean> {
    if (!this.live) return false;
    const answer = await this.#ask(command, makesSense);
    if (answer?.type === 'refused') await this.#explain(answer);
    if (answer?.type === 'done') toasts.clear();
    return answer?.type === 'done';
  }

  #ask(command: Record<string, unknown>, makesSense = () => true): Promise<Answer | null> {
    return this.#queue.send((id) =>
      makesSense()
        ? { ...command, type: String(command.type), id, ply: this.#table.ply, seat: this.#table.viewpoint }
        : null,
    );
  }

  /** Say why not: in the words of the rule that forbids it, where there is one. */
  async #explain(refused: Refused): Promise<RefusedInfo> {
    const { rule } = refused;
    const title = rule && (await ruleTitle(this.game.id, this.t.language, rule));
    const text = title || this.t.phrase(refused.phrase);
    toasts.show(
      text,
      rule ? { href: href.rules(this.game.id, rule), text: this.t('table-read-rule') } : undefined,
    );
    return { text, rule };
  }
}

/** With turns not confirmed, end each as soon as it can be. Call while a component is set up. */
export function endTurnsUnasked(table: LiveTable): void {
  $effect(() => {
    if (!settings.confirm && table.table.can_end && table.live) void table.end();
  });
}
