/** Short messages over the page: what went wrong, and why something cannot be done. */

export interface Toast {
  readonly key: number;
  readonly text: string;
  readonly link?: { readonly href: string; readonly text: string };
}

let next = 0;
let shown: readonly Toast[] = $state.raw([]);

export const toasts = {
  get shown(): readonly Toast[] {
    return shown;
  },
  /** The same words twice are one toast, shown anew. */
  show(text: string, link?: Toast['link']): void {
    const others = shown.filter((toast) => toast.text !== text);
    shown = [...others.slice(-2), { key: next++, text, ...(link && { link }) }];
  },
  /** What was said is settled: something has succeeded since. */
  clear(): void {
    shown = [];
  },
  dismiss(key: number): void {
    shown = shown.filter((toast) => toast.key !== key);
  },
};
