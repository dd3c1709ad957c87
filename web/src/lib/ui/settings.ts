/** One setting for each taste. */

import { LANGUAGES, type Language } from '../words/words';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['full', 'quick', 'off'] as const;
type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

export interface Settings {
  language: 'auto' | Language;
  theme: Theme;
  animation: Motion;
  /** End turns with a button; off: a turn ends as soon as it can. */
  confirm: boolean;
  /** Show how likely everybody is to win, where that is allowed. */
  outlook: boolean;
  /** The name to sit down with. */
  name: string;
}

export const DEFAULTS: Readonly<Settings> = {
  language: 'auto',
  theme: 'auto',
  animation: 'full',
  confirm: true,
  outlook: false,
  name: '',
};

/** What was kept, with defaults for all that is missing or makes no sense. */
export function readSettings(kept: string | null): Settings {
  let raw: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(kept ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) raw = parsed as Record<string, unknown>;
  } catch {
    // Damaged by hand or by another program: the defaults are as good as any.
  }
  const oneOf = <T>(value: unknown, choices: readonly T[], fallback: T): T =>
    choices.includes(value as T) ? (value as T) : fallback;
  return {
    language: oneOf(raw.language, ['auto', ...LANGUAGES], DEFAULTS.language),
    theme: oneOf(raw.theme, THEMES, DEFAULTS.theme),
    animation: oneOf(raw.animation, MOTIONS, DEFAULTS.animation),
    confirm: oneOf(raw.confirm, [true, false], DEFAULTS.confirm),
    outlook: oneOf(raw.outlook, [true, false], DEFAULTS.outlook),
    name: typeof raw.name === 'string' ? raw.name.slice(0, 24) : DEFAULTS.name,
  };
}

/** The reader's language: the setting, else the first of the browser's that we speak, else English. */
export function chooseLanguage(setting: 'auto' | Language, wished: readonly string[]): Language {
  if (setting !== 'auto') return setting;
  for (const tag of wished) {
    const base = tag.toLowerCase().split('-')[0];
    const spoken = LANGUAGES.find((language) => language === base);
    if (spoken) return spoken;
  }
  return 'en';
}
