// @vitest-environment node

/** Every place of a message that the shell itself writes is filled: a check of the sources, not of a run. */

import { expect, test } from 'vitest';

const messages = import.meta.glob<string>('@words/*/shell.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = import.meta.glob<string>(
  ['../../**/*.svelte', '../../**/*.ts', '!../../games/**', '!../../**/*.test.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** By id: the places of a message itself, not those of its attributes. */
function places(source: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [, id, text] of source.matchAll(/^([a-z][\w-]*) = (.*(?:\n(?: +(?![ .]).*|\}))*)/gm)) {
    found.set(id!, new Set([...text!.matchAll(/\$(\w+)/g)].map((match) => match[1]!)));
  }
  return found;
}

/** The text from an opening brace to the one that closes it, both left out. */
function inBraces(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(1, at);
  }
  return '';
}

/** Calls like t('id') and t('id', { name, count: 3 }), with the places they fill. */
function calls(source: string): { id: string; filled: string[] }[] {
  return [...source.matchAll(/\bt\(\s*'([\w-]+)'(,\s*)?/g)].map((match) => {
    const args = match[2] ? inBraces(source.slice(match.index + match[0].length)) : '';
    return { id: match[1]!, filled: [...args.matchAll(/(?:^|,)\s*(\w+)/g)].map((one) => one[1]!) };
  });
}

test.each(Object.entries(messages))(
  '%s: every place is filled wherever a message is written',
  (_, source) => {
    const needed = places(source);
    const unfilled = Object.entries(code).flatMap(([file, text]) =>
      calls(text).flatMap(({ id, filled }) =>
        [...(needed.get(id) ?? [])]
          .filter((place) => !filled.includes(place))
          .map((place) => `${file}: ${id} without $${place}`),
      ),
    );
    expect(unfilled).toEqual([]);
  },
);

test('the check finds what it looks for', () => {
  const needed = places(
    'a = { $x ->\n    [one] { $y }\n   *[other] none\n}\nb = { $z }\n    .help = { $w }\n',
  );
  expect(needed.get('a')).toEqual(new Set(['x', 'y']));
  expect(needed.get('b')).toEqual(new Set(['z']));
  expect(calls("t('a', { x, y: t(`${game}-name`) }) + t('b')")).toEqual([
    { id: 'a', filled: ['x', 'y'] },
    { id: 'b', filled: [] },
  ]);
});
