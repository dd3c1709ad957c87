/** Says things to screen readers that are to be seen elsewhere: the others' moves, a copied link. */

let said = $state('');

export const announcer = {
  get said(): string {
    return said;
  },
};

/** Polite: waits until the reader has finished. The same words again are read again. */
export function announce(text: string): void {
  said = text === said ? `${text}\u00a0` : text;
}
