// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { findRule, parseLedger, parseSpans } from './ledger';

const ledgers = import.meta.glob<string>('@ledger/*.md', { query: '?raw', import: 'default', eager: true });

const source = `# Amber

You are a baron.

## Roads

All about roads.

### AMB-ROAD-1 · Straight · and long

First paragraph,
broken in two.

- **One:** see AMB-ROAD-2
- *Two*

> Rulebook: Roads. Option \`setup\`.

### AMB-ROAD-2 · Curves

Second.
`;

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
            { kind: 'rule', text: 'AMB-ROAD-2' },
          ],
          [{ kind: 'em', text: 'Two' }],
        ],
      },
    ]);
    expect(rule.note.map((span) => span.text).join('')).toBe('Rulebook: Roads. Option setup.');
  });

  test('never turns its text into markup', () => {
    expect(parseSpans('<b>2 < 3</b>')).toEqual([{ kind: 'text', text: '<b>2 < 3</b>' }]);
  });
});

describe.each(Object.entries(ledgers))('the real ledger %s', (_, text) => {
  const ledger = parseLedger(text);
  const rules = ledger.chapters.flatMap((chapter) => chapter.rules);

  test('is read whole', () => {
    expect(rules).toHaveLength(text.match(/^### /gm)!.length);
    for (const rule of rules) {
      expect(rule.id).toMatch(/^[A-Z]+-[A-Z]+-\d+$/);
      expect(rule.title).not.toBe('');
      expect(rule.blocks.length, rule.id).toBeGreaterThan(0);
    }
  });

  test('names only rules that are there', () => {
    const ids = new Set(rules.map((rule) => rule.id));
    const spans = rules.flatMap((rule) => [
      ...rule.note,
      ...rule.blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.spans)),
    ]);
    const named = spans.filter((span) => span.kind === 'rule').map((span) => span.text);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
});
