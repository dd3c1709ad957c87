"""What a turn of Amygdala leads to: majorities, bonuses, and tiles that can be paid for."""

from __future__ import annotations

from parlour.games.amygdala.components import EMOTIONS, ITEMS
from parlour.games.amygdala.rules import AmygdalaState
from parlour.games.amygdala.rules.cloud import free_places
from parlour.games.amygdala.rules.codes import CLAIM_ITEM, HAPPINESS, OPEN, OVERFLOW, WILD
from parlour.games.amygdala.rules.majorities import region_points
from parlour.games.amygdala.rules.memory import supply
from parlour.games.amygdala.rules.networks import network
from parlour.games.amygdala.rules.placing import fits
from parlour.kernel.phrase import Phrase

Found = list[tuple[float, Phrase]]
"""With the weight of each: a prospect stays below that of a point."""

A_POINT_LATER = 0.5
ITEM_WORTH = {"claim": 5.0, "idea": 3.0, "dream": 3.5, "happiness": 2.5, "wild": 2.0}
NEARLY = 0.3  # of an item that one more tile will bring
AHEAD_AT_THE_END = 4.0
CHEAP = 0.6
OUT_OF_THE_WAY = 0.4  # of a tile to which the cloud has to jump
UNLOCKED = 0.4
LITTLE = 0.2


def prospects(before: AmygdalaState, after: AmygdalaState, seat: int) -> Found:
    """Everything a turn leads to; after the last one nothing follows."""
    found: Found = []
    if not before.is_last_turn():
        found += _leads(before, after, seat) + _bonuses(before, after, seat)
        found += _unlocked(before, after, seat) + _bought(before, after, seat)
    if after.phase > before.phase == OPEN and _is_ahead(after, seat):
        found.append((AHEAD_AT_THE_END, Phrase("amygdala-reason-end")))
    if before.kind == OVERFLOW:
        found.append((LITTLE, Phrase("amygdala-reason-room")))
    if after.passes > before.passes:
        found.append((LITTLE, Phrase("amygdala-reason-passes")))
    return found


def _leads(before: AmygdalaState, after: AmygdalaState, seat: int) -> Found:
    """Regions in which the seat has come to have most icons, and no points for it yet."""
    found: Found = []
    for region, name in enumerate(after.setup.names.regions):
        is_paid = region_points(after, seat, region) > region_points(before, seat, region)
        if not is_paid and _has_most(after, seat, region) and not _has_most(before, seat, region):
            worth = int(after.region_vp(region, 0))
            is_claimed = after.has_claim(seat, region)
            told = "amygdala-reason-leads" if is_claimed else "amygdala-reason-leads_unclaimed"
            phrase = Phrase(told, {"worth": worth}, {"region": f"amygdala-region-{name}"})
            found.append((A_POINT_LATER * worth, phrase))
    return found


def _bonuses(before: AmygdalaState, after: AmygdalaState, seat: int) -> Found:
    """Items of bonus spaces: those cleared, and the best of those one tile away."""
    found: Found = []
    setup = after.setup
    taken = int(after.bonuses_taken[seat] & ~before.bonuses_taken[seat])
    counts = {
        ITEMS[item]: min(
            int(supply(before, item)), sum(int(setup.gives[one * len(ITEMS) + item]) for one in _bits(taken))
        )
        for item in range(CLAIM_ITEM + 1, len(ITEMS))
    }
    for name, count in counts.items():
        if count:
            names = {"item": f"amygdala-item-{name}"}
            found.append((ITEM_WORTH[name] * count, Phrase("amygdala-reason-bonus", {"count": count}, names)))
    for region in _bits(int(after.claims[seat] & ~before.claims[seat])):
        names = {"region": f"amygdala-region-{setup.names.regions[region]}"}
        found.append((ITEM_WORTH["claim"], Phrase("amygdala-reason-earns_claim", {}, names)))
    near = [
        item
        for bonus in range(setup.bonuses)
        if int(after.locked[seat] & setup.bonus_places[bonus]).bit_count() == 1
        and int(before.locked[seat] & setup.bonus_places[bonus]).bit_count() > 1
        for item in range(len(ITEMS))
        if setup.gives[bonus * len(ITEMS) + item]
    ]
    if near:
        item = max(near, key=lambda one: ITEM_WORTH[ITEMS[one]])
        names = {"item": f"amygdala-item-{ITEMS[item]}"}
        found.append((ITEM_WORTH[ITEMS[item]] * NEARLY, Phrase("amygdala-reason-nearly_bonus", {}, names)))
    return found


def _unlocked(before: AmygdalaState, after: AmygdalaState, seat: int) -> Found:
    """Every tile that leaves the board brings the end of the game nearer, and the next tiles."""
    if before.locked[seat] == after.locked[seat]:
        return []
    return [(UNLOCKED, Phrase("amygdala-reason-unlocks", {"left": int(after.tiles_left(seat))}))]


def _bought(before: AmygdalaState, after: AmygdalaState, seat: int) -> Found:
    """Resources: what they pay for, best next to the cloud, and what that would score."""
    kinds = range(len(EMOTIONS))
    gained = [one for one in kinds if after.resources(seat, one) > before.resources(seat, one)]
    if not gained or before.locked[seat] != after.locked[seat]:
        return []
    uses: Found = []
    for place in _bits(int(after.locked[seat])):
        missing = _missing(after, seat, place)
        tile = int(after.tile_at(seat, place))
        worth = _best_network(after, seat, tile) if missing < _missing(before, seat, place) else 0
        if worth:
            names = {"tile": f"amygdala-tile-{after.setup.names.tiles[tile]}"}
            weight = A_POINT_LATER * worth / (1 + missing)
            if free_places(after, seat) >> place & 1 == 0:
                weight *= OUT_OF_THE_WAY
            phrase = Phrase("amygdala-reason-pays_part", {"count": missing}, names)
            if missing == 0:
                phrase = Phrase("amygdala-reason-pays", {"worth": worth}, names)
            uses.append((weight, phrase))
    found = sorted(uses, key=lambda one: -one[0])[:1]
    if sum(int(after.resources(seat, one) - before.resources(seat, one)) for one in kinds) == 2:
        found.append((CHEAP, Phrase("amygdala-reason-two_for_one")))
    if not found:
        names = {"tile": f"amygdala-shown-{EMOTIONS[gained[0]] if gained[0] != WILD else 'wild'}"}
        found.append((LITTLE, Phrase("amygdala-reason-stocks", {}, names)))
    return found


# Small questions


def _bits(mask: int) -> list[int]:
    return [at for at in range(mask.bit_length()) if mask >> at & 1]


def _has_most(state: AmygdalaState, seat: int, region: int) -> bool:
    """Has the seat more icons than anybody else?"""
    icons = [int(state.icons_in[one * len(EMOTIONS) + region]) for one in range(state.setup.players)]
    return icons[seat] > max(count for one, count in enumerate(icons) if one != seat)


def _is_ahead(state: AmygdalaState, seat: int) -> bool:
    scores = [int(points) for points in state.scores()]
    return scores[seat] > max(points for one, points in enumerate(scores) if one != seat)


def _missing(state: AmygdalaState, seat: int, place: int) -> int:
    """The icons of a tile that would have to be paid in coins or with two resources each."""
    setup = state.setup
    tile = state.tile_at(seat, place)
    icons = [int(setup.icons[tile * 3 + at]) for at in range(setup.icon_counts[tile])]
    joy = icons.count(HAPPINESS)
    lacking = sum(
        max(0, icons.count(one) - int(state.resources(seat, one)))
        for one in range(len(EMOTIONS))
        if one != HAPPINESS
    )
    wilds = int(state.wilds[seat] + state.resources(seat, WILD))
    return max(0, lacking - wilds) + max(0, joy - int(state.happiness[seat]))


def _best_network(state: AmygdalaState, seat: int, tile: int) -> int:
    """The most points a tile could score, were it placed now."""
    tried = state.copy()
    best = 0
    for space in range(state.setup.spaces):
        if fits(state, seat, tile, space):
            tried.placed[space] = seat * 32 + tile
            for emotion in _bits(int(state.setup.shows[tile])):
                best = max(best, int(network(tried, seat, space, emotion)))
            tried.placed[space] = state.placed[space]
    return best
