/** What a card does, as a line of icons: each effect a group of marks that is never broken over two lines. */

import { GAINS } from '../edition';
import type { SignName } from './signs';
import type {
  AnyQuality,
  ClientPlan,
  Counter,
  Effect,
  Effects,
  GainKind,
  InsightPrice,
  Level,
  Modifier,
  Price,
} from '../types';

export type Mark =
  | { readonly kind: 'insight'; readonly level: Level; readonly quality: AnyQuality }
  /** An icon, perhaps with a number before it. */
  | { readonly kind: 'sign'; readonly sign: SignName; readonly n?: string }
  /** Points, written in their seal. */
  | { readonly kind: 'vp'; readonly n: number }
  | { readonly kind: 'text'; readonly text: string };

export type Group = readonly Mark[];

const sign = (name: SignName, n?: number | string): Mark => ({
  kind: 'sign',
  sign: name,
  n: n === undefined || n === 1 ? undefined : String(n),
});
const text = (words: string): Mark => ({ kind: 'text', text: words });
const points = (n: number): Mark => ({ kind: 'vp', n });
const times = (n: number, mark: Mark): Mark[] => Array.from({ length: n }, () => mark);
const range = (min: number, max: number): string => (min === max ? `${max}` : `${min}–${max}`);
const insight = ({ level, quality }: InsightPrice): Mark => ({ kind: 'insight', level, quality });

const GAIN_SIGNS: Readonly<Record<Exclude<GainKind, 'vp'>, SignName>> = {
  coffee: 'coffee',
  bright_idea: 'bright_idea',
  hsb: 'box',
  research: 'research',
  notebook: 'notebook',
  reputation: 'reputation',
};

const COUNTER_SIGNS: Readonly<Record<Counter, Mark>> = {
  notebook_level_1: sign('level_1'),
  notebook_level_2: sign('level_2'),
  complete_rows: sign('row'),
  complete_columns: sign('column'),
  treatises: sign('treatise'),
  cured_clients: sign('cure'),
  cured_routine: sign('routine'),
  cured_case_study: sign('case_study'),
  tags_green: sign('library'),
  tags_purple: sign('museum'),
  tags_red: sign('university'),
  distinct_tags: sign('tag'),
  city_insights: sign('city'),
  reputation_level: sign('reputation'),
  research_in_play: sign('research'),
  location_goals: sign('goal'),
  unlocked_ideas: sign('idea'),
  major_insights: { kind: 'insight', level: 'major', quality: 'any' },
};

/** The icon of what is counted, by a goal or a Case Study. */
export const counterMark = (counter: Counter): Mark => COUNTER_SIGNS[counter];

export const effectGroups = (effects: Effects): Group[] => effects.flatMap(groupsOf);

const priceMarks = ({ insights, suppress }: Price): Mark[] => [
  ...insights.map(insight),
  ...times(suppress, sign('suppress')),
];

export const costMarks = (cost: readonly InsightPrice[]): Mark[] => cost.map(insight);

function groupsOf(effect: Effect): Group[] {
  switch (effect.op) {
    case 'generate':
      return [times(effect.n, insight(effect))];
    case 'elevate':
    case 'transfer':
    case 'treat':
      return [times(effect.n, sign(effect.op))];
    case 'therapy':
      return [[sign('therapy', `${effect.n}`)]];
    case 'gain':
      return GAINS.filter((kind) => effect[kind]).map((kind) =>
        kind === 'vp' ? [points(effect.vp!)] : [sign(GAIN_SIGNS[kind], effect[kind])],
      );
    case 'exchange':
      return [[...priceMarks(effect.pay), sign('arrow'), ...effectGroups(effect.get).flat()]];
    case 'play_research':
      return [[sign('play', effect.max)]];
    case 'play_or_publish':
      return [[sign('play', effect.max), text('/'), sign('publish')]];
    case 'move_professor': {
      const move = sign('professor', range(effect.min, effect.max));
      return [effect.to_freud ? [move, text('/'), sign('freud')] : [move]];
    }
    case 'move_freud':
      return [[sign('freud', range(effect.min, effect.max))]];
    case 'inkpot':
      return [[sign('inkpot', range(effect.min, effect.max))]];
    case 'trigger_location':
      return [[sign('trigger'), sign(effect.tag), text('+1')]];
    case 'trigger_reputation':
      return [[sign('trigger'), sign('reputation')]];
    case 'trigger_notebook':
      return [
        [
          sign('trigger'),
          sign(effect.scope === 'tile' && effect.restrict === 'adjacent' ? 'adjacent' : effect.scope),
        ],
      ];
    case 'gain_notebook_from':
      return [
        [
          sign('coffee', effect.coffee),
          sign('arrow'),
          sign(`from_${effect.column}`),
          ...(effect.trigger?.length ? [sign('trigger'), ...effect.trigger.map((side) => sign(side))] : []),
        ],
      ];
    case 'score_per':
      return [[points(effect.vp), text('/'), COUNTER_SIGNS[effect.counter]]];
    case 'unlock_secondary_room':
      return [[sign('room')]];
  }
}

/** How wide marks are drawn, in the size of their text. */
export const widthOf = (marks: Group): number => marks.reduce((sum, mark) => sum + 0.12 + markWidth(mark), 0);

function markWidth(mark: Mark): number {
  if (mark.kind === 'text') return 0.5 * mark.text.length;
  if (mark.kind === 'sign') return mark.sign === 'arrow' ? 0.72 : 1 + 0.5 * (mark.n?.length ?? 0);
  return mark.kind === 'vp' ? 1.3 : 1.1;
}

/** The largest text, in hundredths of the card, in which all effects fit in one line of so many hundredths. */
export const fitOf = (effects: Effects, room: number): number => {
  const groups = effectGroups(effects);
  return room / (groups.reduce((sum, group) => sum + widthOf(group), 0) + 0.4 * (groups.length - 1));
};

/** The ability or the scoring of a Client at a glance; the words say it in full. */
export const clientMarks = (client: ClientPlan): Mark[] =>
  client.kind === 'case_study'
    ? [points(client.vp), text('/'), COUNTER_SIGNS[client.counter]]
    : modifierMarks(client.modifier);

function modifierMarks(modifier: Modifier): Mark[] {
  const gained = effectGroups('effects' in modifier ? modifier.effects : []).flat();
  switch (modifier.mod) {
    case 'coffee_cap':
      return [text(`≤${modifier.cap}`), sign('coffee')];
    case 'notebook_discount':
      return [sign('notebook'), text(`−${modifier.coffee}`), sign('coffee')];
    case 'free_inkpot_step':
      return [sign('inkpot'), text(`±${modifier.n}`)];
    case 'on_recall':
      return [sign('idea'), sign('arrow'), ...gained];
    case 'on_play_research':
      return [sign('play'), sign('arrow'), ...gained];
    case 'on_treat_latent':
      return [sign('dream'), sign('arrow'), ...gained];
    case 'location_extra':
      return [sign('trigger'), sign('city'), text(`+${modifier.n}`)];
    case 'cheap_adjust':
      return [sign('coffee'), sign('arrow'), sign('elevate'), text('/'), sign('transfer')];
    case 'overcompensation_change':
      return [sign('insight'), sign('arrow'), sign('coffee')];
    case 'icon_match_any':
      return [sign('waves'), sign('cloud'), sign('eye')];
    case 'professor_range':
      return [sign('professor'), text(`≤${modifier.max}`)];
    case 'wild_volume':
      return [sign('volume'), text('=?')];
  }
}
