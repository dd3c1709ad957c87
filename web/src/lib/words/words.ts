/** Words in the reader's language, from the same Fluent messages the server and the command line use. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Phrase } from '../wire/wire';

export const LANGUAGES = ['en', 'nl', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The attributes that give a name as a sentence needs it, and what marks them there: `{ $place }`, `{ $place_at }`.
 * A language has those it needs: French says « au Théâtre » and « à l’Opéra ».
 */
const FORMS = { a: '', at: '_at', of: '_of' };

type WordArgs = Readonly<Record<string, string | number>>;

/** `t('home-title')`; `t.phrase(line.phrase)`. */
export interface Words {
  (id: string, args?: WordArgs): string;
  readonly language: Language;
  /** A message's attribute, or nothing when it has none. */
  attribute(id: string, attribute: string, args?: WordArgs): string | undefined;
  /** A sentence from the server: itself or, when it has it, its attribute. */
  phrase(phrase: Phrase, attribute?: string): string;
  has(id: string): boolean;
  /** The same about a player: what speaks to its reader has an attribute `other` that tells of `$who` instead. */
  about(who: string): Words;
}

export function makeBundle(language: Language, sources: readonly string[]): FluentBundle {
  // Isolation marks are for mixed text directions; all of our languages are written left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Words of a bundle, with the players' names for sentences about them; with `who`, all is told of that player. */
export function makeWords(
  language: Language,
  bundle: FluentBundle,
  names: readonly string[] = [],
  who?: string,
): Words {
  function format(id: string, attribute: string | undefined, args: WordArgs): string | undefined {
    const message = bundle.getMessage(id);
    const told = who === undefined ? message?.value : (message?.attributes.other ?? message?.value);
    const pattern = attribute === undefined ? told : message?.attributes[attribute];
    if (!pattern) return undefined;
    const filled = who === undefined ? args : { ...args, who };
    // Given a list for errors, a place left unfilled shows its name; without one it would be thrown.
    return bundle.formatPattern(pattern, filled as Record<string, FluentVariable>, []);
  }

  function fill(phrase: Phrase): WordArgs {
    const args: Record<string, string | number> = { ...phrase.args };
    for (const [place, id] of Object.entries(phrase.names ?? {})) {
      const bare = format(id, undefined, {}) ?? id;
      args[`${place}_name`] = bare;
      for (const [form, mark] of Object.entries(FORMS)) args[place + mark] = format(id, form, {}) ?? bare;
    }
    for (const [place, seat] of Object.entries(phrase.seats ?? {})) args[place] = names[seat] ?? '?';
    return args;
  }

  // A missing message shows its id: wrong, but visible and never a crash in the middle of a game.
  const words = (id: string, args: WordArgs = {}): string => format(id, undefined, args) ?? id;
  return Object.assign(words, {
    language,
    attribute: (id: string, attribute: string, args: WordArgs = {}) => format(id, attribute, args),
    phrase(phrase: Phrase, attribute?: string): string {
      const args = fill(phrase);
      const chosen = attribute === undefined ? undefined : format(phrase.id, attribute, args);
      return chosen ?? format(phrase.id, undefined, args) ?? phrase.id;
    },
    has: (id: string) => bundle.hasMessage(id),
    about: (player: string) => makeWords(language, bundle, names, player),
  });
}
