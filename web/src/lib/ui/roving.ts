/** One tab stop for a list of buttons: arrows move inside it. For `{@attach roving}`; mark buttons with data-roving. */

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** By attribute: a button that has none can be reached with the tab key too, but we have not put it there. */
const tabStop = (items: readonly HTMLElement[]): HTMLElement | undefined =>
  items.find((item) => item.getAttribute('tabindex') === '0');

export function roving(container: HTMLElement): () => void {
  const items = (): HTMLElement[] => [...container.querySelectorAll<HTMLElement>('[data-roving]')];

  function settle(chosen?: HTMLElement): void {
    const all = items();
    const fromEnd = container.dataset.rovingFrom === 'end';
    // A list that grows at its end is entered at its end, however long it has become.
    const kept = fromEnd && !container.contains(document.activeElement) ? undefined : tabStop(all);
    const stop = chosen ?? kept ?? (fromEnd ? all.at(-1) : all[0]);
    for (const item of all) item.tabIndex = item === stop ? 0 : -1;
  }

  function onFocus(event: FocusEvent): void {
    const item =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-roving]') : null;
    if (item) settle(item);
  }

  function onKey(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    let to: HTMLElement | undefined;
    if (step !== undefined) to = all[Math.min(Math.max(at + step, 0), all.length - 1)];
    else if (event.key === 'Home') to = all[0];
    else if (event.key === 'End') to = all.at(-1);
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  // New buttons come without a tabindex of ours, and the one tab stop may just have gone.
  const watch = new MutationObserver(() => settle());
  watch.observe(container, { childList: true, subtree: true });
  container.addEventListener('focusin', onFocus);
  container.addEventListener('keydown', onKey);
  settle();
  return () => {
    watch.disconnect();
    container.removeEventListener('focusin', onFocus);
    container.removeEventListener('keydown', onKey);
  };
}
