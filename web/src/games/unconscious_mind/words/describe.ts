/** Actions as sentences, where their arguments alone would say too little: what `do 3` does, where `go 2` leads. */

import { capitalised } from '../../../lib/table/actions';
import type { TableContext } from '../../../lib/table/table-context';
import type { Action } from '../../../lib/wire/wire';
import type { Words } from '../../../lib/words/words';
import { readEdition, type UnconsciousMindEdition } from '../edition';
import { effectsWords } from './effect-words';
import { meaningNow, type Meaning } from '../play/meaning';
import { nameOf, named } from './names';
import type { DistrictId, UnconsciousMindView } from '../types';

const GAME = 'unconscious_mind';

interface Telling {
  readonly t: Words;
  readonly edition: UnconsciousMindEdition;
  readonly meaning: Meaning;
}

/**
 * An action as a sentence; nothing where the usual one says it all. `meaning`: what it comes to, for one that is not
 * taken in the present position.
 */
export function describe(
  ctx: TableContext<UnconsciousMindView>,
  action: Action,
  meaning?: Meaning,
): string | undefined {
  const tell = TELL[String(action.do)];
  if (!tell || (!meaning && !ctx.legal.includes(action))) return undefined;
  const edition = readEdition(ctx.edition);
  return tell({ t: ctx.t, edition, meaning: meaning ?? meaningNow(ctx.view, edition, action) }, action);
}

const TELL: Readonly<Record<string, (telling: Telling, action: Action) => string | undefined>> = {
  place({ t, edition }, { space, action }) {
    const { row, col } = edition.space(String(space));
    return t('unconscious_mind-say-place', {
      row: row + 1,
      space: col + 1,
      action: named(t, 'action', String(action)),
    });
  },

  do({ t, meaning }) {
    const effects = effectsOf(t, meaning);
    return effects && capitalised(t('unconscious_mind-say-do', { effects }), t.language);
  },

  effect({ t, meaning }) {
    const effects = effectsOf(t, meaning);
    const location = meaning.source?.split('-')[1];
    if (!effects || !location) return undefined;
    return t('unconscious_mind-say-effect', { location: named(t, 'location', location), effects });
  },

  reputation({ t, meaning }) {
    const effects = effectsOf(t, meaning);
    return effects && t('unconscious_mind-say-reputation', { effects });
  },

  go({ t, meaning: { location, triggers = 0 } }, { figure }) {
    if (!location) return undefined;
    return t.phrase({
      id: 'unconscious_mind-say-go',
      args: { count: triggers },
      names: { figure: `${GAME}-figure-${figure}`, location: `${GAME}-location-${location}` },
    });
  },

  advance({ t, meaning: { inkpot, bright = 0 } }, { steps }) {
    if (!inkpot) return undefined;
    return t('unconscious_mind-say-advance', {
      steps: Number(steps),
      where: named(t, 'inkpot', inkpot),
      bright,
    });
  },

  slot({ t, meaning }, { location }) {
    const effects = effectsOf(t, meaning);
    if (!effects) return undefined;
    return t.phrase({
      id: 'unconscious_mind-say-slot',
      args: { effects },
      names: { location: `${GAME}-location-${location}` },
    });
  },

  district: (telling, action) => districtSlot(telling, action, 'unconscious_mind-say-district'),
  fireworks: (telling, action) => districtSlot(telling, action, 'unconscious_mind-say-fireworks'),

  swap({ t, meaning }, { card }) {
    if (!meaning.card) return undefined;
    return t('unconscious_mind-say-swap', {
      card: named(t, 'research', String(card)),
      other: named(t, 'research', meaning.card),
    });
  },

  take({ t, meaning: { tile, vp } }, action) {
    const level = nameOf(t, 'level', String(action.level));
    if (tile) return t('unconscious_mind-say-take', { tile: named(t, 'tile', tile), level });
    return vp === undefined ? undefined : t('unconscious_mind-say-take-vacant', { level, count: vp });
  },

  trigger: (telling) => triggered(telling),
  line_part: (telling, { part }) => triggered(telling, named(telling.t, 'part_of_line', String(part))),

  treat({ t, meaning: { client, dream } }) {
    if (!client || !dream) return undefined;
    return t('unconscious_mind-say-treat', {
      client: named(t, 'client', client),
      dream: named(t, 'dream', dream),
    });
  },

  box: ({ t, meaning: { client } }) =>
    client && t('unconscious_mind-say-box', { client: named(t, 'client', client) }),

  main: (telling) => side(telling, 'unconscious_mind-say-main'),
  banner: (telling) => side(telling, 'unconscious_mind-say-banner'),

  insight({ t, meaning: { decision } }, action) {
    const piece = named(t, 'piece', String(action.piece));
    const from = named(t, 'area', String(action.from));
    if (decision === 'pay' && action.to === 'reserve') return t('unconscious_mind-say-pay', { piece, from });
    return decision === 'mark' ? t('unconscious_mind-say-mark', { from }) : undefined;
  },

  stop({ t, meaning: { decision } }) {
    const id = `${GAME}-stop-${decision}`;
    return t.has(id) ? t(id) : undefined;
  },
};

const effectsOf = (t: Words, { effects }: Meaning): string | undefined => effects && effectsWords(t, effects);

function side({ t, meaning }: Telling, id: string): string | undefined {
  const effects = effectsOf(t, meaning);
  return effects && t(id, { effects });
}

/** A tile by its name; `what` else. */
function triggered({ t, meaning }: Telling, what?: string): string | undefined {
  const effects = effectsOf(t, meaning);
  const [kind, id = ''] = meaning.source?.split('-') ?? [];
  const tile = kind === 'tile' ? named(t, 'tile', id) : what;
  return tile && effects && t('unconscious_mind-say-trigger', { tile, effects });
}

function districtSlot({ t, edition, meaning }: Telling, action: Action, id: string): string | undefined {
  const effects = effectsOf(t, meaning);
  const district = action.district as DistrictId;
  const { number } = edition.district(district).slots[Number(action.slot) - 1]!;
  return effects && t(id, { district: named(t, 'district', district), number, effects });
}
