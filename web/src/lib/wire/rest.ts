/** The server's requests, one function each. What goes wrong is thrown as a `RequestFailed` with a sentence. */

import type {
  EditionInfo,
  GameInfo,
  GameTexts,
  Hint,
  NewTable,
  Outlook,
  Phrase,
  PlayOn,
  Problem,
  Replay,
  Review,
  TableId,
  TableSummary,
  TableView,
} from './wire';

export class RequestFailed extends Error {
  constructor(
    readonly status: number,
    readonly phrase: Phrase,
  ) {
    super(phrase.id);
  }
}

const UNREACHABLE = new RequestFailed(0, { id: 'error-connection' });
const UNEXPECTED: Phrase = { id: 'error-unexpected' };

interface Extras {
  readonly body?: unknown;
  /** Gives up the answer when it is no longer wanted. */
  readonly signal?: AbortSignal;
}

async function request<T>(method: 'GET' | 'POST', path: string, { body, signal }: Extras = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
      signal: signal ?? null,
    });
  } catch {
    throw UNREACHABLE;
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const problem = answer as Partial<Problem> | null;
  throw new RequestFailed(response.status, problem?.phrase ?? UNEXPECTED);
}

const table = (id: string, what = ''): string => `/tables/${encodeURIComponent(id)}${what}`;

export const rest = {
  games: () => request<GameInfo[]>('GET', '/games'),
  edition: (game: string) => request<EditionInfo>('GET', `/games/${encodeURIComponent(game)}/edition`),
  /** Its words and its rules, in a language. */
  texts: (game: string, language: string) =>
    request<GameTexts>('GET', `/games/${encodeURIComponent(game)}/texts/${language}`),
  tables: () => request<TableSummary[]>('GET', '/tables'),
  table: (id: string) => request<TableView>('GET', table(id)),
  create: (wish: NewTable) => request<TableId>('POST', '/tables', { body: wish }),
  join: (id: string, name: string, seat: number | null) =>
    request<unknown>('POST', table(id, '/join'), { body: { name, seat } }),
  leave: (id: string) => request<unknown>('POST', table(id, '/leave')),
  start: (id: string) => request<unknown>('POST', table(id, '/start')),
  rematch: (id: string) => request<TableId>('POST', table(id, '/rematch')),
  /** From the viewer's own seat, unless another is named. */
  replay: (id: string, seat: number | null = null) =>
    request<Replay>('GET', table(id, `/replay${seat === null ? '' : `?seat=${seat}`}`)),
  importRecord: (record: unknown) => request<TableId>('POST', '/records', { body: record }),
  /** What a bot would do in place of the viewer's seat that is to decide. */
  hint: (id: string, signal: AbortSignal) => request<Hint>('POST', table(id, '/hint'), { signal }),
  outlook: (id: string, signal: AbortSignal) => request<Outlook>('GET', table(id, '/outlook'), { signal }),
  /** Have a finished game looked at; asked again, it is the same review. */
  startReview: (id: string) => request<Review>('POST', table(id, '/review')),
  review: (id: string) => request<Review>('GET', table(id, '/review')),
  /** A better way to play a turn, to be shown on the board. */
  reviewLine: (id: string, turn: number, line: number, seat: number) =>
    request<Replay>('GET', table(id, `/review/${turn}/lines/${line}?seat=${seat}`)),
  playOn: (id: string, from: PlayOn) => request<TableId>('POST', table(id, '/play-on'), { body: from }),
} as const;

/** Where a finished game's record can be downloaded. */
export const recordAddress = (id: string): string => `/api${table(id, '/record')}`;
