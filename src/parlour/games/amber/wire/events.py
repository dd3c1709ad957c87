"""What happens in Amber, in words: the log, and what is read aloud."""

from __future__ import annotations

from parlour.games.amber.rules import AmberState, codes
from parlour.games.amber.rules.setup import piece_kind
from parlour.kernel.phrase import Event, Phrase

TILE = "amber-tile"


def describe(state: AmberState, raw: tuple[int, int, int, int, int]) -> Event:
    """The event a position has noted; who drew or buried which tile is only for its owner."""
    code, seat, a, b, c = raw
    cell_names = state.setup.cell_names
    me = {"player": seat}

    def tile(kind: int) -> dict[str, str]:
        return {"tile": f"{TILE}-{state.setup.kind_ids[kind]}"}

    def say(name: str, cell: int = -1, names: dict[str, str] | None = None) -> Phrase:
        return Phrase(f"amber-event-{name}", {"cell": cell_names[cell]} if cell >= 0 else {}, names or {}, me)

    if code in SITES:
        return Event(_at_site(state, SITES[code], seat, a))
    match code:
        case codes.LAYOUT_USED:
            layout = {"layout": f"amber-setup-{state.setup.layout_ids[a]}"}
            return Event(Phrase("amber-event-layout", {}, layout))
        case codes.CASTLE_ASSIGNED:
            return Event(say("castle_assigned", a))
        case codes.LAID:
            return Event(say("laid", b, tile(piece_kind(a))))
        case codes.WETLAND_LAID:
            return Event(say("wetland_laid", a))
        case codes.DUG:
            return Event(say("dug_special" if c else "dug", b, tile(a)))
        case codes.REBUILT:
            return Event(say("rebuilt", b, {**tile(a), "old": f"{TILE}-{state.setup.kind_ids[c]}"}))
        case codes.STUCK:
            return Event(Phrase("amber-event-stuck", {"coins": a}, {}, me))
        case codes.BURIED:
            return Event(say("buried"), say("buried_tile", names=tile(a)), (seat,))
        case codes.DREW:
            return Event(say("drew"), say("drew_tile", names=tile(a)), (seat,))
        case codes.TOOK:
            return Event(say("took", names=tile(a)))
        case codes.REVEALED:
            return Event(Phrase("amber-event-revealed", {}, tile(a)))
        case codes.LOCKED:
            return Event(Phrase("amber-event-locked"))
        case _:
            return Event(say(PLAIN[code]))


SITES = {
    codes.CONNECTED: "connected",
    codes.CUT: "cut",
    codes.COIN_TAKEN: "coin_taken",
    codes.COIN_LOST: "coin_lost",
}

PLAIN = {
    codes.BEGINS: "starts",
    codes.PASSED: "passed",
    codes.INSTANT_WIN: "instant_win",
    codes.ENDED_STACK: "ended_stack",
    codes.ENDED_PASSES: "ended_passes",
}


def _at_site(state: AmberState, name: str, seat: int, site: int) -> Phrase:
    """A village or a castle: a castle's owner is named too."""
    cell_names = state.setup.cell_names
    cell = int(state.setup.layouts[state.layout].site_cells[site])
    seats = {"player": seat} if seat >= 0 else {}
    if state.tile_at[cell] == codes.CASTLE_PIECE:
        owner = [int(at) for at in state.castle_cell].index(cell)
        return Phrase(f"amber-event-{name}_castle", {"cell": cell_names[cell]}, {}, {**seats, "owner": owner})
    return Phrase(f"amber-event-{name}_village", {"cell": cell_names[cell]}, {}, seats)
