/** The ledgers of all games and languages, each loaded when it is first read. */

import { texts } from '../table/games';
import { findRule, parseLedger, type Ledger } from './ledger';
import type { Language } from './words';

const sources = import.meta.glob<string>('@ledger/*.md', { query: '?raw', import: 'default' });

function find(file: string): (() => Promise<string>) | undefined {
  const path = Object.keys(sources).find((path) => path.endsWith(`/${file}`));
  return path === undefined ? undefined : sources[path];
}

/** In the reader's language, else in English; nothing for a game without one. Games from outside bring their own. */
export async function loadLedger(game: string, language: Language): Promise<Ledger | undefined> {
  const load = find(language === 'en' ? `${game}.md` : `${game}.${language}.md`) ?? find(`${game}.md`);
  const source = load ? await load() : (await texts(game, language)).ledger;
  return source ? parseLedger(source) : undefined;
}

export async function ruleTitle(game: string, language: Language, id: string): Promise<string | undefined> {
  const ledger = await loadLedger(game, language).catch(() => undefined);
  return ledger && findRule(ledger, id)?.title;
}
