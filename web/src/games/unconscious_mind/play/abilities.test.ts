import { describe, expect, it } from 'vitest';
import type { Action } from '../../../lib/wire/wire';
import { abilitiesOf, bringsBox, isActive, nextAdjust, openClients } from './abilities';
import type { UnconsciousMindEdition, Modifier } from '../edition';
import type { UnconsciousMindPlayer, UnconsciousMindView, Room } from '../types';

const MODIFIERS: Readonly<Record<string, Modifier>> = {
  cap: { mod: 'coffee_cap', cap: 8 },
  discount: { mod: 'notebook_discount', coffee: 1 },
  step: { mod: 'free_inkpot_step', n: 1 },
  recall: { mod: 'on_recall', effects: [] },
  latent: { mod: 'on_treat_latent', effects: [] },
  location: { mod: 'location_extra', n: 1 },
  cheap: { mod: 'cheap_adjust', coffee: 1 },
  change: { mod: 'overcompensation_change', coffee_per_level: 1 },
  icons: { mod: 'icon_match_any' },
  range: { mod: 'professor_range', max: 3 },
  wild: { mod: 'wild_volume', n: 1 },
};

const EDITION = {
  boards: { coffee: { start: 4, most: 6 }, adjust: { coffee: 2 } },
  client: (id: string) =>
    MODIFIERS[id] ? { kind: 'routine', modifier: MODIFIERS[id] } : { kind: 'case_study' },
  dream: (id: string) => ({ icon: id.slice(1) || null }),
  grief: (id: string) => ({ icon: id.slice(1) || null }),
} as unknown as UnconsciousMindEdition;

const ROOM: Room = { client: '', grief: '', therapy: 0, manifest: '', latent: '' };

function position(
  player: Partial<UnconsciousMindPlayer>,
  view: Partial<UnconsciousMindView> = {},
): { view: UnconsciousMindView; player: UnconsciousMindPlayer } {
  const seated = {
    coffee: 4,
    rooms: [ROOM, ROOM],
    cured: [],
    dial: {},
    ...player,
  } as unknown as UnconsciousMindPlayer;
  return {
    player: seated,
    view: {
      decision: 'turn',
      actor: 0,
      used_once: 0,
      steps: [],
      players: [seated],
      ...view,
    } as unknown as UnconsciousMindView,
  };
}

function active(
  client: string,
  player: Partial<UnconsciousMindPlayer>,
  view: Partial<UnconsciousMindView>,
  legal: Action[] = [],
): boolean {
  const { view: seen, player: seated } = position({ cured: [client], ...player }, view);
  return isActive(abilitiesOf(seated, EDITION)[0]!, seen, EDITION, 0, legal);
}

describe('whose abilities count', () => {
  it('is everybody cured, and who is in the office without a Grief Layer', () => {
    const { player } = position({
      rooms: [
        { ...ROOM, client: 'cap' },
        { ...ROOM, client: 'step', grief: 'g01' },
      ],
      cured: ['case', 'wild'],
    });
    expect(openClients(player)).toEqual(['cap', 'case', 'wild']);
    expect(abilitiesOf(player, EDITION).map(({ client }) => client)).toEqual(['cap', 'wild']);
  });
});

describe('an ability matters', () => {
  it('never for another player’s decision', () => {
    expect(active('step', {}, { decision: 'inkpot', actor: 1 })).toBe(false);
  });

  it('once a turn, for the Inkpot', () => {
    expect(active('step', {}, { decision: 'inkpot' })).toBe(true);
    expect(active('step', {}, { decision: 'inkpot', used_once: 1 << 3 })).toBe(false);
    expect(active('step', {}, { decision: 'turn' })).toBe(false);
  });

  it('for more Coffee than others may hold', () => {
    expect(active('cap', { coffee: 6 }, {})).toBe(true);
    expect(active('cap', { coffee: 5 }, {})).toBe(false);
  });

  it('for a tile that is paid for, not for one that is free', () => {
    const table = { decision: 'table', source: 'action-notebook_left' };
    expect(active('discount', {}, { decision: 'take', steps: [table] as never })).toBe(true);
    expect(active('discount', {}, { decision: 'take', steps: [] })).toBe(false);
  });

  it('for what is on offer', () => {
    expect(active('recall', {}, {}, [{ do: 'recall' }])).toBe(true);
    expect(active('recall', {}, {})).toBe(false);
    expect(active('cheap', {}, { decision: 'effects' }, [{ do: 'adjust' }])).toBe(true);
    expect(active('range', {}, { decision: 'move' }, [{ do: 'go', figure: 'professor', steps: 3 }])).toBe(
      true,
    );
    expect(active('range', {}, { decision: 'move' }, [{ do: 'go', figure: 'freud', steps: 3 }])).toBe(false);
    expect(active('wild', {}, { decision: 'play' }, [{ do: 'publish', treatise: 't31' }])).toBe(true);
    expect(active('location', {}, { decision: 'location' })).toBe(true);
  });

  it('for a Latent Dream once nothing lies on it', () => {
    const room = { ...ROOM, client: 'x', latent: 'l01' };
    const treat = [{ do: 'treat', room: 'primary' }];
    expect(active('latent', { rooms: [room, ROOM] }, {}, treat)).toBe(true);
    expect(active('latent', { rooms: [room, ROOM] }, {})).toBe(false);
    expect(active('latent', { rooms: [{ ...room, manifest: 'm01' }, ROOM] }, {}, treat)).toBe(false);
  });

  it('for paying with more than is asked', () => {
    const pay = { decision: 'pay', price: [{ level: 'minor', quality: 'growth' }] };
    const view = { decision: 'pay', steps: [pay] as never };
    expect(active('change', { dial: { 'median-growth': [1, 0] } }, view)).toBe(true);
    expect(active('change', { dial: { 'minor-growth': [1, 0], 'major-passion': [1, 0] } }, view)).toBe(false);
  });
});

describe('icons', () => {
  const room = (dream: string, grief: string): Room => ({
    ...ROOM,
    client: 'x',
    manifest: `m${dream}`,
    grief: `g${grief}`,
  });

  it('bring a box when they are alike', () => {
    const { player } = position({});
    expect(bringsBox(room('eye', 'eye'), player, EDITION)).toBe(true);
    expect(bringsBox(room('eye', 'cloud'), player, EDITION)).toBe(false);
    expect(bringsBox(room('', 'cloud'), player, EDITION)).toBe(false);
    expect(bringsBox({ ...room('eye', 'eye'), grief: '' }, player, EDITION)).toBe(false);
  });

  it('are all alike to one client', () => {
    const { player } = position({ cured: ['icons'] });
    expect(bringsBox(room('eye', 'cloud'), player, EDITION)).toBe(true);
    expect(bringsBox(room('', 'cloud'), player, EDITION)).toBe(false);
    const treat = [{ do: 'treat', room: 'primary' }];
    expect(active('icons', { rooms: [room('eye', 'cloud'), ROOM] }, {}, treat)).toBe(true);
    expect(active('icons', { rooms: [room('eye', 'eye'), ROOM] }, {}, treat)).toBe(false);
  });
});

describe('an Elevation with Coffee', () => {
  it('is cheaper once a turn with one client', () => {
    const plain = position({});
    expect(nextAdjust(plain.view, EDITION, plain.player)).toBe(2);
    const cheap = position({ cured: ['cheap'] });
    expect(nextAdjust(cheap.view, EDITION, cheap.player)).toBe(1);
    const spent = position({ cured: ['cheap'] }, { used_once: 1 << 8 });
    expect(nextAdjust(spent.view, EDITION, spent.player)).toBe(2);
  });
});
