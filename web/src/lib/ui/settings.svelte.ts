/** The settings of this browser: kept in it, and followed by the page. */

import { readSettings, type Motion, type Settings } from './settings';

const KEY = 'parlour-settings';

function fromStorage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage can be forbidden; Parlour then forgets when the page closes
  }
}

export const settings: Settings = $state(readSettings(fromStorage()));

function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // as above
  }
}

/** Keep the settings whenever one changes, and let the page follow: theme and motion are attributes of <html>. */
export function followSettings(): void {
  $effect(() => {
    keepSettings();
  });
  $effect(() => {
    document.documentElement.dataset.theme = settings.theme;
  });
  $effect(() => {
    document.documentElement.dataset.motion = motion();
  });
}

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
let stillWished = $state(stillness.matches);
stillness.addEventListener('change', () => (stillWished = stillness.matches));

/** How much may move: what is set, but nothing when the system asks for stillness. */
export function motion(): Motion {
  return stillWished ? 'off' : settings.animation;
}
