"""What happens in Amygdala, in words: the log, and what is read aloud."""

from __future__ import annotations

from parlour.games.amygdala.components import EMOTIONS, ITEMS, Shown
from parlour.games.amygdala.rules import AmygdalaState, codes
from parlour.games.amygdala.rules.setup import Names
from parlour.kernel.phrase import Event, Phrase

SHOWN: tuple[Shown, ...] = ("wild", *EMOTIONS[1:])


def describe(state: AmygdalaState, raw: tuple[int, int, int, int, int]) -> Event:
    """The event a position has noted. Nothing in Amygdala is secret."""
    code, seat, a, b, c = raw
    name, args, names = _told(state, code, a, b, c)
    return Event(Phrase(f"amygdala-event-{name}", args, names, {"player": seat} if seat >= 0 else {}))


Told = tuple[str, dict[str, str | int], dict[str, str]]


def _told(state: AmygdalaState, code: int, a: int, b: int, c: int) -> Told:
    """The message, what it says as it is, and what it says by name."""
    named = state.setup.names
    match code:
        case codes.BOUGHT:
            return "bought", {"coins": b}, {**_resource(named, a), **_stall(state, c)}
        case codes.BOUGHT_TWO:
            other = {} if a == b else {"other": f"amygdala-resource-{named.resources[b]}"}
            names = {**_resource(named, a), **other, **_stall(state, c & 15)}
            return "bought_two" if other else "bought_alike", {"coins": c >> 4}, names
        case codes.MOVED:
            return "moved", {"coins": b}, _lotus(named, a)
        case codes.TOLL_MOVED:
            return "toll_moved", {}, _lotus(named, a)
        case codes.REFILLED:
            return "refilled", {}, {**_resource(named, a), **_lotus(named, b)}
        case codes.UNLOCKED:
            return "unlocked", {"place": named.places[b], "coins": c}, _tile(named, a)
        case codes.PAID_RESOURCE:
            return "paid", {}, {**_shown(a), **_icon(b)}
        case codes.PAID_WILD:
            return "paid_wild", {}, _icon(b)
        case codes.PAID_COINS:
            return "paid_coins", {"coins": a}, _icon(b)
        case codes.PAID_PAIR:
            other = {} if a == b else {"other": f"amygdala-shown-{SHOWN[b]}"}
            return "paid_pair" if other else "paid_alike", {}, {**_shown(a), **other, **_icon(c)}
        case codes.PLACED:
            return "placed", {"space": named.spaces[b]}, {**_tile(named, a), **_region_of(state, b)}
        case codes.RETURNED:
            return "returned", {}, _tile(named, a)
        case codes.SCORED:
            return "scored", {"points": b}, {"emotion": f"amygdala-emotion-{EMOTIONS[a]}"}
        case codes.BONUS:
            return "bonus", {"place": named.bonuses[a]}, {}
        case codes.GOT:
            return "got" if b else "supply_empty", {}, {"item": f"amygdala-item-{ITEMS[a]}"}
        case codes.CLAIM_TAKEN:
            return "claim_taken", {}, _region(named, a)
        case codes.CLAIM_PLACED:
            return "claim_placed", {"order": b + 1}, _region(named, a)
        case codes.SOLD_POINTS:
            return "sold_points", {"points": a, "coins": b}, {}
        case codes.SOLD_RESOURCE:
            return "sold", {"coins": b}, _shown(a)
        case codes.SOLD_ITEM:
            return "sold_item", {"coins": b}, {"item": f"amygdala-item-{ITEMS[a]}"}
        case codes.CASHED_IDEAS:
            return "cashed_ideas", {"count": a, "coins": b}, {}
        case codes.CASHED_DREAMS:
            return "cashed_dreams", {"count": a, "points": b}, {}
        case codes.DISCARDED_RESOURCE:
            return "discarded", {}, _shown(a)
        case codes.DISCARDED_ITEM:
            return "discarded_item", {}, {"item": f"amygdala-item-{ITEMS[a]}"}
        case codes.DISCARDED_COIN:
            return "discarded_coin", {"coins": a}, {}
        case codes.DISCARDED_CLAIM:
            return "discarded_claim", {}, _region(named, a)
        case codes.COINS_SCORED:
            return "coins_scored", {"coins": a, "points": b}, {}
        case codes.REGION_SCORED:
            return "region_scored", {"place": b + 1, "points": c}, _region(named, a)
        case codes.VP_TILE:
            first, second, third = (int(state.setup.tile_vp[b * 3 + place]) for place in range(3))
            names = {**_region(named, a), "tile": f"amygdala-vp_tile-{named.vp_tiles[b]}"}
            return "vp_tile", {"first": first, "second": second, "third": third}, names
        case _:
            return PLAIN[code], {}, {}


PLAIN = {
    codes.BEGINS: "begins",
    codes.RESHUFFLED: "reshuffled",
    codes.PAID_HAPPINESS: "paid_happiness",
    codes.PASSED: "passed",
    codes.END_TRIGGERED: "end_triggered",
    codes.STANDSTILL: "standstill",
    codes.LAST_ROUND_BEGINS: "last_round",
}


def _resource(named: Names, kind: int) -> dict[str, str]:
    return {"tile": f"amygdala-resource-{named.resources[kind]}"}


def _shown(shows: int) -> dict[str, str]:
    return {"tile": f"amygdala-shown-{SHOWN[shows]}"}


def _icon(emotion: int) -> dict[str, str]:
    return {"emotion": f"amygdala-emotion-{EMOTIONS[emotion]}"}


def _tile(named: Names, tile: int) -> dict[str, str]:
    return {"tile": f"amygdala-tile-{named.tiles[tile]}"}


def _lotus(named: Names, lotus: int) -> dict[str, str]:
    return {"lotus": f"amygdala-lotus-{named.lotuses[lotus]}"}


def _stall(state: AmygdalaState, stall: int) -> dict[str, str]:
    """A lotus, and one of its sides where it has two."""
    lotus = state.setup.names.lotuses[stall >> 1]
    if state.setup.sides == 1:
        return {"lotus": f"amygdala-lotus-{lotus}"}
    side = ("left", "right")[stall & 1]
    return {"lotus": f"amygdala-lotus-{lotus}-{side}"}


def _region(named: Names, region: int) -> dict[str, str]:
    return {"region": f"amygdala-region-{named.regions[region]}"}


def _region_of(state: AmygdalaState, space: int) -> dict[str, str]:
    return _region(state.setup.names, int(state.setup.region_of[space]))
