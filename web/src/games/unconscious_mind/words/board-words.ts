/** The boards in words: what every place is, and how it stands. */

import type { Words } from '../../../lib/words/words';
import { tileName, treatiseName } from './card-words';
import { districtTags, goalProgress, professorsAt } from '../boards/city-counts';
import type { DisplayColumn, UnconsciousMindEdition } from '../edition';
import { effectsWords } from './effect-words';
import { named, nameOf } from './names';
import { triggersAt } from '../boards/reach';
import type { DistrictId, Idea, InkpotPlace, LocationId, UnconsciousMindView } from '../types';

/** What words are made from. */
export interface Told {
  readonly t: Words;
  readonly names: readonly string[];
  readonly view: UnconsciousMindView;
  readonly edition: UnconsciousMindEdition;
}

/** The Id sits at the table without being a player of it. */
export const playerName = ({ t, names }: Pick<Told, 't' | 'names'>, seat: number): string =>
  names[seat] ?? t('unconscious_mind-the_id');

const listed = (t: Words, parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .reduce((one, other) => (one ? t('unconscious_mind-fx-list', { one, other }) : other), '');

/** What it is, and how it stands. */
export function told(t: Words, what: string, ...more: readonly string[]): string {
  const rest = listed(t, more);
  return rest ? t('unconscious_mind-board-of', { what, more: rest }) : what;
}

// The Meeting Table

/** What lies on an Idea space: `two_ideas`, as the action that placed it says. */
export function wayOf({ ideas, bright }: Pick<Idea, 'ideas' | 'bright'>): string {
  if (ideas && bright) return 'both';
  if (bright) return bright > 1 ? 'two_bright' : 'bright';
  return ideas > 1 ? 'two_ideas' : 'idea';
}

export function describeSpace(of: Told, id: string): string {
  const { t, view, edition } = of;
  const { row, col, inkpots } = edition.space(id);
  const what = t('unconscious_mind-board-space', { row: row + 1, number: col + 1, inkpots });
  const idea = view.table[id];
  if (idea) {
    const [way, action] = [named(t, 'way', wayOf(idea)), named(t, 'action', idea.action)];
    return told(
      t,
      what,
      t('unconscious_mind-board-ideas', { player: playerName(of, idea.seat), way, action }),
    );
  }
  return told(
    t,
    what,
    t(view.blocked.includes(id) ? 'unconscious_mind-board-closed' : 'unconscious_mind-board-vacant'),
  );
}

/** How far a row of Idea spaces takes the Inkpot; `place`: where the viewer's would come to. */
export const describeInkpots = (
  { t }: Told,
  row: number,
  inkpots: number,
  place: InkpotPlace | undefined,
): string =>
  told(
    t,
    t('unconscious_mind-board-inkpots', { row: row + 1, inkpots }),
    place ? t('unconscious_mind-board-lands', { where: named(t, 'inkpot', place) }) : '',
  );

export const describeAction = ({ t, edition }: Told, id: string): string =>
  told(t, nameOf(t, 'action', id), effectsWords(t, edition.action(id).effects));

// The Notebook display

export const COLUMNS: readonly DisplayColumn[] = ['left', 'center', 'right'];

/** A place of the Notebook display: level I from the left, then level II. */
export function describeTile({ t, view, edition }: Told, at: number): string {
  const column = COLUMNS[at % 3]!;
  const level = nameOf(t, 'level', at < 3 ? 'level_1' : 'level_2');
  const what = t('unconscious_mind-board-tile-place', {
    column: t(`unconscious_mind-board-column-${column}`),
    level,
  });
  const id = view.tiles[at];
  if (!id)
    return told(t, what, t('unconscious_mind-board-tile-empty', { points: edition.table.vacant_vp[column] }));
  const stack =
    column === 'left'
      ? t('unconscious_mind-board-stack', { count: view.tile_stacks[at < 3 ? 0 : 1] ?? 0 })
      : '';
  return told(t, what, tileName(t, edition.tile(id)), stack);
}

// The city

/** How often the viewer would trigger a Location, were the own Professor to arrive there now. */
export const ownTriggers = ({ view, edition }: Told, id: LocationId): number =>
  triggersAt(id, 'professor', { ...view, actor: view.seat }, edition);

export function describeLocation(of: Told, id: LocationId): string {
  const { t, view } = of;
  const figures = professorsAt(view, id).map((seat) =>
    t('unconscious_mind-board-professor', { player: playerName(of, seat) }),
  );
  if (view.freud === id) figures.push(nameOf(t, 'figure', 'freud'));
  if (view.journalist === id) figures.push(nameOf(t, 'figure', 'journalist'));
  const own = view.players[view.seat];
  if (own) {
    figures.push(
      t('unconscious_mind-board-own-tags', { count: own.tags[id] }),
      t('unconscious_mind-board-triggers', { count: ownTriggers(of, id) }),
    );
  }
  return told(t, nameOf(t, 'location', id), ...figures);
}

export function describeSlot({ t, view, edition }: Told, location: LocationId, at: number): string {
  const effects = edition.slots(location, view.overlays[location])[at]!;
  const what = t('unconscious_mind-board-slot', {
    location: nameOf(t, 'location', location),
    number: at + 1,
    effects: effectsWords(t, effects),
  });
  const isTaken = view.slots_taken[location].includes(at);
  return listed(t, [what, isTaken ? t('unconscious_mind-board-taken') : '']);
}

export function describeEffect({ t, edition }: Told, location: LocationId, at: number): string {
  return t('unconscious_mind-board-effect', {
    location: nameOf(t, 'location', location),
    number: at + 1,
    effects: effectsWords(t, [edition.location(location).effects[at]!]),
  });
}

export function describeDistrict({ t, view, edition }: Told, id: DistrictId): string {
  const left = view.tokens[id];
  const isFirst = left === edition.district(id).tokens;
  const own = view.players[view.seat];
  return told(
    t,
    nameOf(t, 'district', id),
    t('unconscious_mind-board-tokens', { count: left }),
    isFirst ? t('unconscious_mind-board-token-reputation') : '',
    own ? t('unconscious_mind-board-own-tags', { count: districtTags(edition, view, view.seat, id) }) : '',
    view.fireworks === id ? t('unconscious_mind-board-fireworks') : '',
  );
}

export function describeDistrictSlot(of: Told, id: DistrictId, at: number): string {
  const { t, view, edition } = of;
  const { number, effects } = edition.district(id).slots[at]!;
  const what = t('unconscious_mind-board-district-slot', {
    district: nameOf(t, 'district', id),
    tags: number,
    effects: effectsWords(t, effects),
  });
  const owner = view.district_insights[id][at] ?? -1;
  return listed(t, [
    what,
    owner < 0 ? '' : t('unconscious_mind-board-insight-of', { player: playerName(of, owner) }),
  ]);
}

export function describeGoal(of: Told, id: string): string {
  const { t, view, edition } = of;
  const { count } = edition.goal(id);
  const tag = view.goal_tags[id];
  const owner = view.goals[id] ?? -1;
  const what = t('unconscious_mind-board-goal', {
    goal: nameOf(t, 'goal', id),
    location: tag ? named(t, 'location', tag) : t('unconscious_mind-board-goal-any'),
  });
  if (owner >= 0)
    return listed(t, [what, t('unconscious_mind-board-goal-claimed', { player: playerName(of, owner) })]);
  if (!view.players[view.seat]) return what;
  const progress = goalProgress(edition, view, view.seat, id);
  return listed(t, [what, t('unconscious_mind-board-goal-progress', { count: progress, needed: count })]);
}

// The Reputation track

/** Markers on a space, the one that came first at the bottom of the stack and of this list. */
export function markersOn({ players }: UnconsciousMindView, space: number): number[] {
  return players
    .flatMap(({ reputation }, seat) => (reputation === space ? [seat] : []))
    .sort((one, other) => players[one]!.reputation_since - players[other]!.reputation_since);
}

export function describeReputation(of: Told, space: number): string {
  const { t, view, edition } = of;
  const here = markersOn(view, space).map((seat) => playerName(of, seat));
  if (view.freud_reputation === space) here.push(t('unconscious_mind-board-rep-freud'));
  const isLine = edition.boards.freud_lines.after.includes(space);
  const line = isLine ? t('unconscious_mind-board-rep-line') : '';
  return told(t, t('unconscious_mind-board-rep-space', { space }), ...here, line);
}

/** How near the end is, in a few words. */
export function clockWords({ t, view, edition }: Told): string {
  if (view.phase === 'signalled') return t('unconscious_mind-board-clock-signalled');
  if (view.phase === 'final_round') return t('unconscious_mind-board-clock-final');
  return t('unconscious_mind-board-clock-open', {
    count: edition.boards.reputation.end - view.freud_reputation,
  });
}

// The displays

export function describeTreatise(of: Told, id: string): string {
  const { t, view, edition } = of;
  const what = treatiseName(t, edition.treatise(id));
  const published = view.treatises[id];
  if (!published) return what;
  if (published.seat < 0) return listed(t, [what, t('unconscious_mind-board-gathering')]);
  return listed(t, [
    what,
    t('unconscious_mind-board-published', { player: playerName(of, published.seat) }),
    t('unconscious_mind-board-volumes-left', { count: published.volumes.filter(Boolean).length }),
  ]);
}
