/** What is where on the game board, in words. */

import type { Words } from '../../../lib/words/words';
import type { AmygdalaEdition } from '../edition';
import type { AmygdalaView, Joined, LotusId, Region, RegionId, SpaceId } from '../types';

interface Told {
  readonly t: Words;
  readonly names: readonly string[];
  readonly view: AmygdalaView;
}

export function describeSpace({ t, view }: Told, edition: AmygdalaEdition, space: SpaceId): string {
  const region = `amygdala-region-${edition.space(space).region}`;
  const placed = view.spaces[space];
  if (!placed) return t.phrase({ id: 'amygdala-space-empty', args: { space }, names: { region } });
  return t.phrase({
    id: 'amygdala-space-tile',
    args: { space },
    names: { region, tile: `amygdala-tile-${placed.tile}` },
    seats: { player: placed.seat },
  });
}

/** What the tile in hand would score on a space, emotion by emotion. */
export function describePoints(t: Words, networks: readonly Joined[]): string {
  return networks
    .map(({ emotion, points }) =>
      t.phrase({
        id: 'amygdala-space-points',
        args: { points },
        names: { emotion: `amygdala-emotion-${emotion}` },
      }),
    )
    .join(', ');
}

/** Do players have the same place? Only those do who are level and have no claim to tell them apart. */
export function hasSharedPlace({ places }: Region): boolean {
  const taken = places.filter((place) => place > 0);
  return new Set(taken).size < taken.length;
}

/** A region: what it is worth, who is where in it, and who has claimed it. */
export function describeRegion({ t, names, view }: Told, edition: AmygdalaEdition, id: RegionId): string {
  const region = view.regions[id]!;
  const [first = 0, second = 0, third = 0] = region.vp;
  const worth = t.phrase({
    id: 'amygdala-board-region',
    args: { first, second, third },
    names: { region: `amygdala-region-${id}`, emotion: `amygdala-emotion-${edition.region(id).emotion}` },
  });
  const standing = region.places
    .map((place, seat) => ({ place, seat }))
    .filter(({ place }) => place > 0)
    .sort((one, other) => one.place - other.place)
    .map(({ place, seat }) =>
      t.phrase({
        id: 'amygdala-board-standing',
        args: { place, icons: region.icons[seat] ?? 0 },
        seats: { player: seat },
      }),
    );
  const claims = region.claims.length
    ? t('amygdala-board-claims', { players: region.claims.map((seat) => names[seat]).join(', ') })
    : t('amygdala-board-claims-none');
  return [worth, ...standing, claims].join(' ');
}

/** The roots of a lotus: who stands there, and what it costs to go there. */
export function describeRoots({ t, names, view }: Told, id: LotusId): string {
  const what = [t.phrase({ id: 'amygdala-lotus_roots', names: { lotus: `amygdala-lotus-${id}` } })];
  if (view.toll === id) what.push(t('amygdala-lotus_toll'));
  const here = view.players.flatMap(({ mood }, seat) => (mood === id ? [names[seat]] : []));
  if (here.length) what.push(t('amygdala-lotus_markers', { players: here.join(', ') }));
  const coins = view.players[view.seat]?.tolls[id] ?? 0;
  if (coins) what.push(t('amygdala-lotus_costs', { coins }));
  return what.join(' ');
}

export function describeResource({ t, view }: Told, id: LotusId, index: number): string {
  const tiles = view.lotuses[id] ?? [];
  const side = tiles.length > 2 ? (index < 2 ? `${id}-left` : `${id}-right`) : id;
  const lotus = `amygdala-lotus-${side}`;
  const tile = tiles[index];
  return tile
    ? t.phrase({ id: 'amygdala-lotus_tile', names: { lotus, tile: `amygdala-resource-${tile}` } })
    : t.phrase({ id: 'amygdala-lotus_empty', names: { lotus } });
}
