/** Where an edition's data comes from, counted and laid out. */

import { capitalised } from '../table/actions';
import type { Provenance } from '../wire/wire';
import type { Words } from './words';

/** From the surest to the least sure. */
export const MARKS = ['rulebook', 'source', 'inferred', 'reconstructed'] as const;
export type Mark = (typeof MARKS)[number];

interface FieldMark {
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

export interface Item {
  readonly item: string;
  /** Nothing when the game has no words for it, as for what a host has added to an edition. */
  readonly name: string | undefined;
  readonly marks: readonly FieldMark[];
}

interface ItemGroup {
  /** Empty for items that stand alone. */
  readonly group: string;
  readonly name: string | undefined;
  readonly items: readonly Item[];
}

/**
 * Items in their groups, with the game's words for them. The words are found by the item's id alone:
 *
 * - `board` is called `{game}-part-board`, and so is a group of that name;
 * - `tiles.curve` is the `curve` of the group `tiles`: called `{game}-part-tiles-curve` or, where the game has
 *   a word for it that it uses elsewhere too, by that: `{game}-tile-curve`, without the group's plural s.
 */
export function groupItems(game: string, provenance: readonly Provenance[], t: Words): ItemGroup[] {
  const groups = new Map<string, Item[]>();
  for (const one of provenance) {
    const [group, member] = one.item.includes('.') ? one.item.split('.', 2) : ['', one.item];
    const name = group ? memberName(game, group, member!, t) : partName(game, one.item, t);
    const items = groups.get(group!) ?? [];
    items.push({ item: one.item, name, marks: marksOf(one) });
    groups.set(group!, items);
  }
  return [...groups].map(([group, items]) => ({
    group,
    name: group ? partName(game, group, t) : undefined,
    items,
  }));
}

function partName(game: string, part: string, t: Words): string | undefined {
  return wordsFor([`${game}-part-${part}`], t);
}

function memberName(game: string, group: string, member: string, t: Words): string | undefined {
  const kind = group.replace(/s$/, '');
  return wordsFor([`${game}-part-${group}-${member}`, `${game}-${kind}-${member}`], t);
}

/** What a mark of a single field is about: `{game}-fact-{field}`. */
export function factName(game: string, field: string, t: Words): string | undefined {
  return wordsFor([`${game}-fact-${field}`], t);
}

function wordsFor(ids: readonly string[], t: Words): string | undefined {
  const id = ids.find((one) => t.has(one));
  return id === undefined ? undefined : capitalised(t(id), t.language);
}
