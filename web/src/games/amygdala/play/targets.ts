/** What can be pointed at on the game board: where it is, and whether it may be chosen now. */

import type { BoardPlay } from './board-play';
import type { Point } from '../layout/hex';
import { petals, type BoardLayout } from '../layout/layout';
import type { Action } from '../../../lib/wire/wire';
import { lotusOf, stallOf, type Offer } from './options';
import type { AmygdalaView, LotusId } from '../types';

/** May be chosen; `quiet` when that takes the place of a choice already made. */
export type Lit = 'no' | 'yes' | 'quiet';

export interface Target extends Point {
  /** `space:P4`, `region:purple`, `lotus:L2`, `tile:L2:0` */
  readonly key: string;
  readonly lit: boolean;
}

export const litness = (offer: Offer | undefined): Lit => (!offer ? 'no' : offer.instead ? 'quiet' : 'yes');

/** The roots of a lotus are lit for the mood marker only: where something can be bought, its tiles are. */
export function rootLit(play: BoardPlay, lotus: LotusId): Lit {
  const offer = play.litLotuses.get(lotus);
  return litness(offer?.action.do === 'stand' ? offer : undefined);
}

export function tileLit(play: BoardPlay, lotus: LotusId, index: number): Lit {
  return play.litResources(lotus, index) ? litness(play.litLotuses.get(lotus)) : 'no';
}

/** What is tapped on the game board for an action, by their keys. */
export function targetsFor(action: Action, lotuses: AmygdalaView['lotuses']): string[] {
  switch (action.do) {
    case 'place':
      return [`space:${action.space}`];
    case 'claim':
    case 'take_claim':
      return [`region:${action.region}`];
    case 'stand':
      return [`lotus:${action.lotus}`];
    case 'buy':
    case 'buy_two': {
      const lotus = lotusOf(String(action.lotus));
      const wanted = [action.tile, action.other];
      return (lotuses[lotus] ?? []).flatMap((tile, at) => {
        const found = stallOf(lotus, at, lotuses) === action.lotus ? wanted.indexOf(tile) : -1;
        // Two of a kind are two tiles.
        if (found >= 0) wanted.splice(found, 1);
        return found >= 0 ? [`tile:${lotus}:${at}`] : [];
      });
    }
    default:
      return [];
  }
}

/** Everything, the lotuses first. */
export function targetsOf(play: BoardPlay, layout: BoardLayout, view: AmygdalaView): Target[] {
  const { lotuses, regions, spaces } = play.edition;
  return [
    ...lotuses.flatMap(({ id }): Target[] => {
      const spots = layout.lotuses.get(id)!;
      const places = petals(spots, view.lotuses[id]?.length ?? 0);
      return [
        { key: `lotus:${id}`, ...spots.root, lit: rootLit(play, id) !== 'no' },
        ...places.map((spot, at) => ({ key: `tile:${id}:${at}`, ...spot, lit: play.litResources(id, at) })),
      ];
    }),
    ...regions.map(({ id }) => ({
      key: `region:${id}`,
      ...layout.sources.get(id)!,
      lit: play.litRegions.has(id),
    })),
    ...spaces.map(({ id }) => ({
      key: `space:${id}`,
      ...layout.spaces.get(id)!,
      lit: play.litSpaces.has(id),
    })),
  ];
}

/** The next one that may be chosen, round and round. */
export function nextLit(targets: readonly Target[], from: string, step: 1 | -1): Target | undefined {
  const here = targets.findIndex(({ key }) => key === from);
  const ahead = step > 0 ? targets.slice(here + 1) : targets.slice(0, Math.max(here, 0)).reverse();
  const behind = step > 0 ? targets.slice(0, here + 1) : targets.slice(Math.max(here, 0)).reverse();
  return [...ahead, ...behind].find(({ lit }) => lit);
}

/** The one that may be chosen nearest to a point, if any is so near. */
export function litNear(targets: readonly Target[], at: Point, within: number): Target | undefined {
  let found: Target | undefined;
  let least = within;
  for (const target of targets) {
    const far = Math.hypot(target.x - at.x, target.y - at.y);
    if (target.lit && far <= least) [found, least] = [target, far];
  }
  return found;
}

/** A tap on it, whatever it is. */
export function tapTarget(play: BoardPlay, key: string): void {
  const [kind, id = '', index] = key.split(':');
  if (kind === 'space') play.tapSpace(id);
  else if (kind === 'region') play.tapRegion(id);
  else if (kind === 'tile') play.tapResource(id, Number(index));
  else play.tapLotus(id);
}
