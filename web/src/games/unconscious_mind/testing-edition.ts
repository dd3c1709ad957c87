/** The real edition for tests, read from its files. They are written one item a line, and that is all this can read. */

import type { EditionInfo } from '../../lib/wire/wire';
import { gain, readEdition } from './edition';

const files = import.meta.glob<string>('@games-py/unconscious_mind/edition/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** `{op: gain, vp: 2}` */
const flow = (text: string): unknown =>
  JSON.parse(
    text.replace(/[a-z_][\w-]*/gi, (word) => (/^(true|false|null)$/.test(word) ? word : `"${word}"`)),
  );

/** What the server fills in where the files leave it out. */
const LEFT_OUT: Readonly<Record<string, object>> = {
  generate: { n: 1 },
  elevate: { n: 1 },
  transfer: { n: 1 },
  treat: { n: 1 },
  gain: gain({}),
  move_professor: { to_freud: false },
  trigger_notebook: { restrict: 'any' },
  gain_notebook_from: { trigger: [] },
};

function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inside]) => [key, filled(inside)] as const);
  const { op, pay, ...rest } = Object.fromEntries(entries);
  return {
    ...LEFT_OUT[String(op)],
    ...(op === undefined ? {} : { op }),
    ...(pay ? { pay: { insights: [], suppress: 0, ...pay } } : {}),
    ...rest,
  };
}

function yaml(source: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  let list: unknown[] = [];
  for (const line of source.split('\n')) {
    const [, key, value] = /^(\w+):(?: (\{.*\}))?$/.exec(line) ?? [];
    const [, item] = /^ {2}- (\{.*\})$/.exec(line) ?? [];
    if (key) found[key] = value ? flow(value) : (list = []);
    else if (item) list.push(flow(item));
    else if (line.trim() && !line.startsWith('#')) throw new Error(`cannot read: ${line}`);
  }
  return found;
}

const nameOf = (path: string): string => path.replace(/^.*\/|\.yaml$/g, '');

export const EDITION_INFO: EditionInfo = {
  game: 'unconscious_mind',
  fingerprint: '',
  rules_version: 1,
  own: true,
  provenance: [],
  data: Object.fromEntries(
    Object.entries(files).map(([path, source]) => [nameOf(path), filled(yaml(source))]),
  ),
};

export const EDITION = readEdition(EDITION_INFO);
