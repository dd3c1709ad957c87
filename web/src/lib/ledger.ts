/** The rules, read from the ledger: chapters of rules with an id, a title, text and a note on where it comes from. */

export type Span =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string };

export type Block =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] };

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly note: readonly Span[];
}

export interface Chapter {
  readonly title: string;
  readonly intro: readonly Block[];
  readonly rules: readonly Rule[];
}

export interface Ledger {
  readonly title: string;
  readonly intro: readonly Block[];
  readonly chapters: readonly Chapter[];
}

const RULE_ID = /[A-Z]{2,}(?:-[A-Z]+)+-\d+/;
const INLINE = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\`(.+?)\`|\\b(${RULE_ID.source})\\b`, 'g');

export function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) spans.push({ kind: 'text', text: text.slice(at, match.index) });
    const [whole, strong, em, code, rule] = match;
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (em !== undefined) spans.push({ kind: 'em', text: em });
    else if (code !== undefined) spans.push({ kind: 'code', text: code });
    else if (rule !== undefined) spans.push({ kind: 'rule', text: rule });
    at = match.index + whole.length;
  }
  if (at < text.length) spans.push({ kind: 'text', text: text.slice(at) });
  return spans;
}

/** Paragraphs are parted by empty lines; lines of one paragraph or list item may be broken anywhere. */
function parseBlocks(lines: readonly string[]): { blocks: Block[]; note: Span[] } {
  const blocks: Block[] = [];
  const note: string[] = [];
  for (const chunk of lines.join('\n').split(/\n\s*\n/)) {
    const text = chunk.trim();
    if (!text) continue;
    if (text.startsWith('>')) {
      note.push(text.replace(/^>\s?/gm, '').replace(/\n/g, ' '));
    } else if (/^[-*] /.test(text)) {
      const items = text.split(/\n(?=[-*] )/).map((item) => parseSpans(oneLine(item.slice(2))));
      blocks.push({ kind: 'list', items });
    } else {
      blocks.push({ kind: 'paragraph', spans: parseSpans(oneLine(text)) });
    }
  }
  return { blocks, note: parseSpans(note.join(' ')) };
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

interface Section {
  readonly level: number;
  readonly heading: string;
  readonly lines: string[];
}

function sections(source: string): Section[] {
  const found: Section[] = [{ level: 0, heading: '', lines: [] }];
  for (const line of source.split(/\r?\n/)) {
    const heading = /^(#{1,3}) (.*)$/.exec(line);
    if (heading) found.push({ level: heading[1]!.length, heading: heading[2]!.trim(), lines: [] });
    else found.at(-1)!.lines.push(line);
  }
  return found;
}

export function parseLedger(source: string): Ledger {
  let title = '';
  let intro: Block[] = [];
  const chapters: { title: string; intro: Block[]; rules: Rule[] }[] = [];
  for (const { level, heading, lines } of sections(source)) {
    const { blocks, note } = parseBlocks(lines);
    if (level === 1) {
      title = heading;
      intro = blocks;
    } else if (level === 2) {
      chapters.push({ title: heading, intro: blocks, rules: [] });
    } else if (level === 3) {
      const [id = '', ...rest] = heading.split(' · ');
      chapters.at(-1)?.rules.push({ id, title: rest.join(' · '), blocks, note });
    }
  }
  return { title, intro, chapters };
}

export function findRule(ledger: Ledger, id: string): Rule | undefined {
  return ledger.chapters.flatMap((chapter) => chapter.rules).find((rule) => rule.id === id);
}
