/** The rules, read from the ledger: chapters of rules with an id, a title, text and a note on where it comes from. */

export type Span =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  /** A word of the glossary. */
  | { readonly kind: 'term'; readonly id: string; readonly text: string }
  /** Another rule, by its title. */
  | { readonly kind: 'rule'; readonly id: string; readonly text: string };

export type Block =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Span[])[];
      readonly rows: readonly (readonly (readonly Span[])[])[];
    };

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly note: readonly Span[];
}

/** Rules, or text that leads up to them: what the game is about, a turn as an example. */
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
const TERM = /\[(.+?)\]\(#(\w+)\)/;
const INLINE = new RegExp(
  `${TERM.source}|\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\`(.+?)\`|\\b(${RULE_ID.source})\\b`,
  'g',
);

/** The titles of rules by their ids. */
type Titles = ReadonlyMap<string, string>;

export function parseSpans(text: string, titles: Titles = new Map()): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) spans.push({ kind: 'text', text: text.slice(at, match.index) });
    const [whole, word, term, strong, em, code, rule] = match;
    if (word !== undefined) spans.push({ kind: 'term', id: term!, text: word });
    else if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (em !== undefined) spans.push({ kind: 'em', text: em });
    else if (code !== undefined) spans.push({ kind: 'code', text: code });
    else if (rule !== undefined) spans.push({ kind: 'rule', id: rule, text: titles.get(rule) ?? rule });
    at = match.index + whole.length;
  }
  if (at < text.length) spans.push({ kind: 'text', text: text.slice(at) });
  return spans;
}

/**
 * What ties a note to the dossier of the game, for those who keep the ledger: the number of a ruling or an example.
 * Players have no use for it.
 */
const DOSSIER = /(?<=\p{L})\s(?:[A-Z]\d+|q\d\d)(?=\s?:)|\s?\p{L}+ ex\d\d[^.]*\./gu;

/** Paragraphs are parted by empty lines; lines of one paragraph or list item may be broken anywhere. */
function parseBlocks(lines: readonly string[], titles: Titles): { blocks: Block[]; note: Span[] } {
  const spans = (text: string): Span[] => parseSpans(oneLine(text), titles);
  const blocks: Block[] = [];
  const note: string[] = [];
  for (const chunk of lines.join('\n').split(/\n\s*\n/)) {
    const text = chunk.trim();
    if (!text) continue;
    if (text.startsWith('>')) {
      note.push(text.replace(/^>\s?/gm, '').replace(/\n/g, ' '));
    } else if (/^[-*] /.test(text)) {
      blocks.push({ kind: 'list', items: text.split(/\n(?=[-*] )/).map((item) => spans(item.slice(2))) });
    } else if (text.startsWith('|')) {
      const [head = [], , ...rows] = text.split('\n').map(cells);
      blocks.push({ kind: 'table', head: head.map(spans), rows: rows.map((row) => row.map(spans)) });
    } else {
      blocks.push({ kind: 'paragraph', spans: spans(text) });
    }
  }
  return { blocks, note: parseSpans(note.join(' ').replace(DOSSIER, ''), titles) };
}

const cells = (row: string): string[] =>
  row
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

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

function ruleHeading(heading: string): [id: string, title: string] {
  const [id = '', ...title] = heading.split(' · ');
  return [id, title.join(' · ')];
}

export function parseLedger(source: string): Ledger {
  let title = '';
  let intro: Block[] = [];
  const chapters: { title: string; intro: Block[]; rules: Rule[] }[] = [];
  const found = sections(source);
  const titles = new Map(found.filter(({ level }) => level === 3).map(({ heading }) => ruleHeading(heading)));
  for (const { level, heading, lines } of found) {
    const { blocks, note } = parseBlocks(lines, titles);
    if (level === 1) {
      title = heading;
      intro = blocks;
    } else if (level === 2) {
      chapters.push({ title: heading, intro: blocks, rules: [] });
    } else if (level === 3) {
      const [id, title] = ruleHeading(heading);
      chapters.at(-1)?.rules.push({ id, title, blocks, note });
    }
  }
  return { title, intro, chapters };
}

export function findRule(ledger: Ledger, id: string): Rule | undefined {
  return ledger.chapters.flatMap((chapter) => chapter.rules).find((rule) => rule.id === id);
}
