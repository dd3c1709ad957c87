/** The real edition for tests, read from its files. They are written one item a line, and that is all this can read. */

import type { EditionInfo } from '../../lib/wire/wire';
import { readEdition } from './edition';

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
  data: Object.fromEntries(Object.entries(files).map(([path, source]) => [nameOf(path), yaml(source)])),
};

export const EDITION = readEdition(EDITION_INFO);
