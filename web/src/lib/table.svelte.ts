/** A table, live: what a game's components see of it and everything they and the shell can do with it. */

import { actionPhrase } from './actions';
import { announce } from './announcer.svelte';
import { CommandQueue, type Answer } from './commands';
import type { GameClient } from './game-client';
import { words } from './language.svelte';
import { ruleTitle } from './ledgers';
import { phraseOf } from './load.svelte';
import { mergePatch } from './merge-patch';
import { displayNames } from './names';
import { SEAT_LOOKS, type SeatLook } from './players';
import { ReplayFilm } from './replay';
import { rest } from './rest';
import { href } from './routes';
import type { Motion } from './settings';
import { motion, settings } from './settings.svelte';
import { TableSocket, type ConnectionState } from './socket';
import type { RefusedInfo, TableContext } from './table-context';
import { toasts } from './toasts.svelte';
import type { Action, EditionInfo, GameInfo, Line, Message, Refused, TableView } from './wire';
import type { Words } from './words';

export type { RefusedInfo, TableContext } from './table-context';

const NOTHING: readonly Action[] = [];

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
  #filmPly = -1;
  /** Whose eyes the film has; null for the viewer's own. */
  filmSeat: number | null = $state(null);
  #stop: number | null = $state(null);

  readonly names: readonly string[] = $derived([
    ...displayNames(this.#table.seats, words.t),
    ...this.#table.rivals.map((rival) => words.t(rival)),
  ]);
  readonly looks: readonly SeatLook[] = SEAT_LOOKS;
  readonly t: Words = $derived(words.at(this.names));
  readonly live: boolean = $derived(this.#stop === null);
  readonly view: unknown = $derived(
    this.#stop !== null && this.#film ? this.#film.view(this.#stop) : this.#table.view,
  );
  readonly legal: readonly Action[] = $derived(this.live ? this.#table.legal : NOTHING);
  readonly instead: readonly Action[] = $derived(this.live ? this.#table.instead : NOTHING);

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
    return this.#screen.describe?.(this, action) ?? this.t.phrase(actionPhrase(this.game, action));
  }

  announce(text: string): void {
    announce(text);
  }

  // The past

  /** Where the replay stands, as an index into `stops`; null for the present. */
  get stop(): number | null {
    return this.#stop;
  }

  get film(): ReplayFilm | null {
    return this.#film;
  }

  /** Show the position after a decision, or (with no number) the film's last. */
  async showPast(ply?: number): Promise<void> {
    const film = await this.#loadFilm();
    if (film) this.#stop = ply === undefined ? film.stops.length - 1 : film.stopAfter(ply);
  }

  /** Look at the same moment with another's eyes; only when the game is over. */
  async showPastFrom(seat: number): Promise<void> {
    this.filmSeat = seat;
    this.#filmPly = -1;
    await this.#loadFilm();
  }

  /** Show a stop of the film that is loaded. */
  showStop(stop: number): void {
    if (this.#film) this.#stop = Math.min(Math.max(stop, 0), this.#film.stops.length - 1);
  }

  showPresent(): void {
    this.#stop = null;
  }

  async #loadFilm(): Promise<ReplayFilm | null> {
    const upToDate = this.#filmPly === this.#table.ply || (this.#filmPly !== -1 && !this.live);
    if (this.#film && upToDate) return this.#film;
    const ply = this.#table.ply;
    try {
      this.#film = new ReplayFilm(await rest.replay(this.#table.id, this.filmSeat));
      this.#filmPly = ply;
    } catch (error) {
      toasts.show(this.t.phrase(phraseOf(error)));
      return null;
    }
    return this.#film;
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
