/** The choices of a game's tray: buttons (`parts/table/TrayButton.svelte`) whose numbers are keys. */

const KEYS = 9;

export const choicesIn = (tray: HTMLElement | undefined): HTMLButtonElement[] => [
  ...(tray?.querySelectorAll<HTMLButtonElement>('button[data-choice]') ?? []),
];

/** Writes its key on every choice, whichever are there. For `{@attach numbered}`. */
export function numbered(tray: HTMLElement): () => void {
  const number = (): void =>
    choicesIn(tray).forEach((choice, at) => {
      if (at < KEYS) choice.dataset.key = String(at + 1);
      else delete choice.dataset.key;
    });
  const watch = new MutationObserver(number);
  watch.observe(tray, { childList: true, subtree: true });
  number();
  return () => watch.disconnect();
}

/** Go on here, if there is something to choose. */
export function focusFirst(tray: HTMLElement | undefined): boolean {
  const [first] = choicesIn(tray);
  first?.focus();
  return first !== undefined;
}
