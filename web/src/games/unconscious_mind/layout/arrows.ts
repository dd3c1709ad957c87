/** One tab stop for a board: arrows go to what lies in their direction. For `{@attach arrows}`; mark with data-roving. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Side = readonly [near: number, far: number];
type Sides = (box: Box) => readonly [ahead: Side, aside: Side];

/** By key: a box as seen in its direction, so that ahead always grows. */
const SIDES: Readonly<Record<string, Sides>> = {
  ArrowRight: ({ left, top, right, bottom }) => [
    [left, right],
    [top, bottom],
  ],
  ArrowLeft: ({ left, top, right, bottom }) => [
    [-right, -left],
    [top, bottom],
  ],
  ArrowDown: ({ left, top, right, bottom }) => [
    [top, bottom],
    [left, right],
  ],
  ArrowUp: ({ left, top, right, bottom }) => [
    [-bottom, -top],
    [left, right],
  ],
};

const SIDEWAYS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight']);
/** Farther than anything in the same row. */
const OTHER_ROW = 1e5;

const middle = ([near, far]: Side): number => (near + far) / 2;
const gap = (one: Side, other: Side): number => Math.max(0, other[0] - one[1], one[0] - other[1]);

/**
 * Which of the boxes an arrow key leads to: the nearest ahead, and rather straight ahead than aside; -1 for none.
 * To the left and right, what lies in the same row comes first: so every row can be walked from end to end.
 */
export function toward(key: string, from: Box, boxes: readonly Box[]): number {
  const sides = SIDES[key];
  if (!sides) return -1;
  const [fromAhead, fromAside] = sides(from);
  let found = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const [ahead, aside] = sides(box);
    // Boxes may overlap a little: ahead is what begins beyond the middle, and lies farther as a whole.
    if (ahead[0] < middle(fromAhead) - 1 || middle(ahead) <= middle(fromAhead) + 1) return;
    const isBeside = SIDEWAYS.has(key) && middle(aside) > fromAside[0] && middle(aside) < fromAside[1];
    const far =
      (isBeside || !SIDEWAYS.has(key) ? 0 : OTHER_ROW) +
      gap(fromAhead, ahead) +
      2 * gap(fromAside, aside) +
      0.1 * Math.abs(middle(aside) - middle(fromAside));
    if (far < least) [found, least] = [at, far];
  });
  return found;
}

export function arrows(board: HTMLElement): () => void {
  const items = (): HTMLElement[] => [...board.querySelectorAll<HTMLElement>('[data-roving]')];
  const isLit = (item: HTMLElement): boolean => (item.dataset.lit ?? 'no') !== 'no';

  /** The tab key stops at what was chosen last; from elsewhere, at what may be chosen now. */
  function settle(chosen?: HTMLElement): void {
    const all = items();
    const kept = all.find((item) => item.tabIndex === 0 && item.hasAttribute('tabindex'));
    const isHere = board.contains(document.activeElement);
    const lit = kept && (isHere || isLit(kept)) ? undefined : all.find(isLit);
    const stop = chosen ?? lit ?? kept ?? all[0];
    for (const item of all) item.tabIndex = item === stop ? 0 : -1;
  }

  function onFocus(event: FocusEvent): void {
    const item = (event.target as Element).closest<HTMLElement>('[data-roving]');
    if (item) settle(item);
  }

  function onKey(event: KeyboardEvent): void {
    const all = items();
    const here = all.find((item) => item === document.activeElement);
    if (!here || event.ctrlKey || event.metaKey || event.altKey || !(event.key in SIDES)) return;
    event.preventDefault();
    const to = toward(
      event.key,
      here.getBoundingClientRect(),
      all.map((item) => item.getBoundingClientRect()),
    );
    all[to]?.focus();
  }

  const watch = new MutationObserver(() => settle());
  watch.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-lit'] });
  board.addEventListener('focusin', onFocus);
  board.addEventListener('keydown', onKey);
  settle();
  return () => {
    watch.disconnect();
    board.removeEventListener('focusin', onFocus);
    board.removeEventListener('keydown', onKey);
  };
}
