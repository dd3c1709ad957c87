// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { findRule, parseLedger, parseSpans, type Block, type Span } from './ledger';

const ledgers = import.meta.glob<string>('@ledger/*.md', { query: '?raw', import: 'default', eager: true });

const source = `# Amber

You are a baron.

## Roads

All about roads.

### AMB-ROAD-1 · Straight · and long

First paragraph,
broken in two.

- **One:** see AMB-ROAD-2
- *Two* [roads](#road)

> Rulebook: Roads. Example ex03. Ruling B2: ours. Option \`setup\`. Examples ex04 and ex05.

### AMB-ROAD-2 · Curves

Second.

| You give | You get |
| --- | --- |
| a *dream* | 2 coins |
`;

const glossaries = import.meta.glob<{ default: readonly string[] }>('../../games/*/glossary.ts', {
  eager: true,
});

describe('a ledger', () => {
  const ledger = parseLedger(source);

  test('has a title, an introduction and chapters of rules', () => {
    expect(ledger.title).toBe('Amber');
    expect(ledger.intro).toEqual([
      { kind: 'paragraph', spans: [{ kind: 'text', text: 'You are a baron.' }] },
    ]);
    expect(ledger.chapters.map((chapter) => chapter.title)).toEqual(['Roads']);
    expect(ledger.chapters[0]!.rules.map((rule) => rule.id)).toEqual(['AMB-ROAD-1', 'AMB-ROAD-2']);
  });

  test('gives a rule its title, text, list and note', () => {
    const rule = findRule(ledger, 'AMB-ROAD-1')!;
    expect(rule.title).toBe('Straight · and long');
    expect(rule.blocks).toEqual([
      { kind: 'paragraph', spans: [{ kind: 'text', text: 'First paragraph, broken in two.' }] },
      {
        kind: 'list',
        items: [
          [
            { kind: 'strong', text: 'One:' },
            { kind: 'text', text: ' see ' },
            { kind: 'rule', id: 'AMB-ROAD-2', text: 'Curves' },
          ],
          [
            { kind: 'em', text: 'Two' },
            { kind: 'text', text: ' ' },
            { kind: 'term', id: 'road', text: 'roads' },
          ],
        ],
      },
    ]);
    expect(rule.note.map((span) => span.text).join('')).toBe('Rulebook: Roads. Ruling: ours. Option setup.');
  });

  test('may have a table', () => {
    const table = findRule(ledger, 'AMB-ROAD-2')!.blocks[1]!;
    expect(table).toEqual({
      kind: 'table',
      head: [[{ kind: 'text', text: 'You give' }], [{ kind: 'text', text: 'You get' }]],
      rows: [
        [
          [
            { kind: 'text', text: 'a ' },
            { kind: 'em', text: 'dream' },
          ],
          [{ kind: 'text', text: '2 coins' }],
        ],
      ],
    });
  });

  test('never turns its text into markup', () => {
    expect(parseSpans('<b>2 < 3</b>')).toEqual([{ kind: 'text', text: '<b>2 < 3</b>' }]);
  });
});

function spansOf(block: Block): readonly Span[] {
  if (block.kind === 'list') return block.items.flat();
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()].flat();
  return block.spans;
}

describe.each(Object.entries(ledgers))('the real ledger %s', (path, text) => {
  const ledger = parseLedger(text);
  const game = /(\w+)(?:\.\w+)?\.md$/.exec(path)![1]!;
  const rules = ledger.chapters.flatMap((chapter) => chapter.rules);

  test('is read whole', () => {
    expect(rules).toHaveLength(text.match(/^### /gm)!.length);
    for (const rule of rules) {
      expect(rule.id).toMatch(/^[A-Z]+-[A-Z]+-\d+$/);
      expect(rule.title).not.toBe('');
      expect(rule.blocks.length, rule.id).toBeGreaterThan(0);
    }
  });

  test('tells players nothing of the dossier', () => {
    const notes = rules.map((rule) => rule.note.map((span) => span.text).join(''));
    expect(notes.filter((note) => /\b(?:[A-Z]\d+|q\d\d|ex\d\d)\b/.test(note))).toEqual([]);
  });

  const blocks = [...ledger.intro, ...ledger.chapters.flatMap((chapter) => chapter.intro)];
  const spans = [
    ...rules.flatMap((rule) => [...rule.note, ...rule.blocks.flatMap(spansOf)]),
    ...blocks.flatMap(spansOf),
  ];
  const named = (kind: 'rule' | 'term'): string[] =>
    spans.flatMap((span) => (span.kind === kind ? [span.id] : []));

  test('shows no marks of its own', () => {
    expect(spans.filter((span) => /\]\(|\*\*|`/.test(span.text))).toEqual([]);
  });

  test('names only rules that are there', () => {
    const ids = new Set(rules.map((rule) => rule.id));
    expect(named('rule').filter((id) => !ids.has(id))).toEqual([]);
  });

  test('names only terms that the glossary has', () => {
    const terms = glossaries[`../../games/${game}/glossary.ts`]?.default ?? [];
    expect(named('term').filter((term) => !terms.includes(term))).toEqual([]);
  });
});
