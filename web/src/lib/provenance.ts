/** Where an edition's data comes from, counted and laid out. */

import type { Provenance } from './wire';

/** From the surest to the least sure. */
export const MARKS = ['rulebook', 'source', 'inferred', 'reconstructed'] as const;
export type Mark = (typeof MARKS)[number];

export interface FieldMark {
  /** Empty when the mark is for the item as a whole. */
  readonly field: string;
  readonly mark: Mark;
}

export function marksOf({ marks }: Provenance): FieldMark[] {
  if (typeof marks === 'string') return [{ field: '', mark: marks }];
  return Object.entries(marks).map(([field, mark]) => ({ field, mark }));
}

export function countMarks(marks: readonly FieldMark[]): Record<Mark, number> {
  const counts = { rulebook: 0, source: 0, inferred: 0, reconstructed: 0 };
  for (const { mark } of marks) counts[mark] += 1;
  return counts;
}
