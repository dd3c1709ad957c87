/** Actions as sentences, where their arguments alone would say too little: what `do 3` does, where `go 2` leads. */

import { capitalised } from '../../../lib/table/actions';
import type { Action, Choice, EditionInfo } from '../../../lib/wire/wire';
import type { Words } from '../../../lib/words/words';
import { readEdition, type UnconsciousMindEdition } from '../edition';
import { effectsWords } from './effect-words';
import { nameOf, named } from './names';
import type { UnconsciousMindOutcome } from '../types';

const GAME = 'unconscious_mind';

interface Telling {
  readonly t: Words;
  readonly edition: UnconsciousMindEdition;
  readonly outcome: UnconsciousMindOutcome;
}

/** An action as a sentence; nothing where the usual one says it all. */
export function describe(
  { action, outcome }: Choice<UnconsciousMindOutcome>,
  t: Words,
  edition: EditionInfo,
): string | undefined {
  return TELL[String(action.do)]?.({ t, edition: readEdition(edition), outcome }, action);
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

  do({ t, outcome }) {
    const effects = effectsOf(t, outcome);
    return effects && capitalised(t('unconscious_mind-say-do', { effects }), t.language);
  },

  effect({ t, outcome }) {
    const effects = effectsOf(t, outcome);
    const location = outcome.source?.split('-')[1];
    if (!effects || !location) return undefined;
    return t('unconscious_mind-say-effect', { location: named(t, 'location', location), effects });
  },

  reputation({ t, outcome }) {
    const effects = effectsOf(t, outcome);
    return effects && t('unconscious_mind-say-reputation', { effects });
  },

  go({ t, outcome: { location, triggers = 0 } }, { figure }) {
    if (!location) return undefined;
    return t.phrase({
      id: 'unconscious_mind-say-go',
      args: { count: triggers },
      names: { figure: `${GAME}-figure-${figure}`, location: `${GAME}-location-${location}` },
    });
  },

  advance({ t, outcome: { inkpot, bright = 0 } }, { steps }) {
    if (!inkpot) return undefined;
    return t('unconscious_mind-say-advance', {
      steps: Number(steps),
      where: named(t, 'inkpot', inkpot),
      bright,
    });
  },

  slot({ t, outcome }, { location }) {
    const effects = effectsOf(t, outcome);
    if (!effects) return undefined;
    return t.phrase({
      id: 'unconscious_mind-say-slot',
      args: { effects },
      names: { location: `${GAME}-location-${location}` },
    });
  },

  district: (telling, action) => districtSlot(telling, action, 'unconscious_mind-say-district'),
  fireworks: (telling, action) => districtSlot(telling, action, 'unconscious_mind-say-fireworks'),

  swap({ t, outcome }, { card }) {
    if (!outcome.card) return undefined;
    return t('unconscious_mind-say-swap', {
      card: named(t, 'research', String(card)),
      other: named(t, 'research', outcome.card),
    });
  },

  take({ t, outcome: { tile, vp } }, action) {
    const level = nameOf(t, 'level', String(action.level));
    if (tile) return t('unconscious_mind-say-take', { tile: named(t, 'tile', tile), level });
    return vp === undefined ? undefined : t('unconscious_mind-say-take-vacant', { level, count: vp });
  },

  trigger: (telling) => triggered(telling),
  line_part: (telling, { part }) => triggered(telling, named(telling.t, 'part_of_line', String(part))),

  treat({ t, outcome: { client, dream } }) {
    if (!client || !dream) return undefined;
    return t('unconscious_mind-say-treat', {
      client: named(t, 'client', client),
      dream: named(t, 'dream', dream),
    });
  },

  box: ({ t, outcome: { client } }) =>
    client && t('unconscious_mind-say-box', { client: named(t, 'client', client) }),

  main: (telling) => side(telling, 'unconscious_mind-say-main'),
  banner: (telling) => side(telling, 'unconscious_mind-say-banner'),

  insight({ t, outcome: { decision } }, action) {
    const piece = named(t, 'piece', String(action.piece));
    const from = named(t, 'area', String(action.from));
    if (decision === 'pay' && action.to === 'reserve') return t('unconscious_mind-say-pay', { piece, from });
    return decision === 'mark' ? t('unconscious_mind-say-mark', { from }) : undefined;
  },

  stop({ t, outcome: { decision } }) {
    const id = `${GAME}-stop-${decision}`;
    return t.has(id) ? t(id) : undefined;
  },
};

const effectsOf = (t: Words, { effects }: UnconsciousMindOutcome): string | undefined =>
  effects && effectsWords(t, effects);

function side({ t, outcome }: Telling, id: string): string | undefined {
  const effects = effectsOf(t, outcome);
  return effects && t(id, { effects });
}

/** A tile by its name; `what` else. */
function triggered({ t, outcome }: Telling, what?: string): string | undefined {
  const effects = effectsOf(t, outcome);
  const [kind, id = ''] = outcome.source?.split('-') ?? [];
  const tile = kind === 'tile' ? named(t, 'tile', id) : what;
  return tile && effects && t('unconscious_mind-say-trigger', { tile, effects });
}

function districtSlot({ t, edition, outcome }: Telling, action: Action, id: string): string | undefined {
  const effects = effectsOf(t, outcome);
  const district = String(action.district);
  const { number } = edition.district(district).slots[Number(action.slot) - 1]!;
  return effects && t(id, { district: named(t, 'district', district), number, effects });
}
