/** Names of cards, places and pieces: bare as on a label, or as a sentence needs them. */

import type { Words } from '../../../lib/words/words';

/** `Library` */
export const nameOf = (t: Words, kind: string, id: string | number): string =>
  t(`unconscious_mind-${kind}-${id}`);

/** `the Library` */
export const named = (t: Words, kind: string, id: string | number): string =>
  t.attribute(`unconscious_mind-${kind}-${id}`, 'a') ?? nameOf(t, kind, id);
