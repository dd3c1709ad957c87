/** A stop for the keyboard wherever something scrolls, and only then. For `{@attach scrollable}`. */
export function scrollable(element: HTMLElement): () => void {
  function settle(): void {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    if (scrollWidth > clientWidth || scrollHeight > clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  }

  const resized = new ResizeObserver(settle);
  resized.observe(element);
  const changed = new MutationObserver(settle);
  changed.observe(element, { childList: true, subtree: true, characterData: true });
  settle();
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
