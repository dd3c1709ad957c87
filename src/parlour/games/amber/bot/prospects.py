"""What a turn of Amber leads to: who has how many tiles still to lay to what."""

from __future__ import annotations

from parlour.games.amber.bot.evaluate import OUT_OF_REACH, Survey
from parlour.games.amber.rules import AmberState
from parlour.kernel.phrase import Phrase

Found = list[tuple[float, Phrase]]
"""With the weight of each: a prospect stays below that of a point, unless it is about winning."""

A_POINT = 10.0
WIN_PREVENTED = 50 * A_POINT
NEARLY_WON = 9.0
ENDS = 0.1

A_TILE_FURTHER = 0.7
"""What is left of a prospect for each tile it takes."""

NEAR = 6
"""Tiles: what is further away is no reason to lay one."""

IN_SIGHT = 4
"""Tiles: a rival as near as this is worth holding up."""

FEW_ENDS = 4
"""Squares to build on: those who have as many need no more."""


def prospects(before: AmberState, after: AmberState, seat: int) -> Found:
    """What has come nearer for the seat, and further away for its rivals."""
    old, new = _surveyed(before), _surveyed(after)
    found = _nearly_won(after, old, new, seat) + _nearer(after, old, new, seat)
    found += _held_up(after, old, new, seat)
    if old.ends[seat] < min(FEW_ENDS, new.ends[seat]):
        found.append((ENDS, Phrase("amber-reason-ends", {"count": int(new.ends[seat])})))
    return found


def _nearly_won(after: AmberState, old: Survey, new: Survey, seat: int) -> Found:
    """Winning at once, for the seat and for those it keeps from it; a single site must be missing."""
    found: Found = []
    if after.locked:
        return found
    tiles = _tiles_to_win(new, seat)
    if tiles <= IN_SIGHT and tiles < _tiles_to_win(old, seat):
        found.append((NEARLY_WON, Phrase("amber-reason-nearly_won", {"tiles": tiles})))
    for rival in rivals(after, seat):
        if _tiles_to_win(old, rival) == 1 < _tiles_to_win(new, rival):
            found.append((WIN_PREVENTED, Phrase("amber-reason-prevents", {}, {}, {"player": rival})))
    return found


def _nearer(after: AmberState, old: Survey, new: Survey, seat: int) -> Found:
    """The most promising of the sites that take fewer tiles now."""
    found: Found = []
    for site, points in enumerate(site_points(after)):
        tiles = int(new.tiles_to(seat, site))
        if 0 < tiles <= NEAR and tiles < old.tiles_to(seat, site):
            has_coin = after.coin_on >> site & 1
            is_first = has_coin and all(
                tiles < new.tiles_to(rival, site)
                for rival in rivals(after, seat)
                if after.castle_cell[rival] != site_cell(after, site)
            )
            phrase = at_site(after, seat, site, "nears_first" if is_first else "nears", {"tiles": tiles})
            found.append(((points + int(is_first)) * A_TILE_FURTHER**tiles, phrase))
    return [max(found, key=lambda one: one[0])] if found else []


def _held_up(after: AmberState, old: Survey, new: Survey, seat: int) -> Found:
    """The rival who has most further to go now, of those who were near something."""
    found: Found = []
    for rival in rivals(after, seat):
        for site, points in enumerate(site_points(after)):
            was, tiles = int(old.tiles_to(rival, site)), int(new.tiles_to(rival, site))
            if 0 < was <= IN_SIGHT and was < tiles:
                name = "blocks" if tiles >= OUT_OF_REACH else "delays"
                args = {} if name == "blocks" else {"was": was, "tiles": tiles}
                lost = points * (A_TILE_FURTHER**was - A_TILE_FURTHER**tiles)
                found.append((lost, at_site(after, seat, site, name, args, rival)))
    return [max(found, key=lambda one: one[0])] if found else []


def is_safe(before: AmberState, after: AmberState, seat: int) -> bool:
    """Nobody else gains by it, and nothing is lost."""
    old, new = _surveyed(before), _surveyed(after)
    return after.points(seat) >= before.points(seat) and all(
        after.points(rival) <= before.points(rival)
        and all(new.tiles_to(rival, site) >= old.tiles_to(rival, site) for site in range(new.sites))
        for rival in rivals(after, seat)
    )


def _surveyed(state: AmberState) -> Survey:
    survey = Survey(state)
    for seat in range(state.setup.players):
        survey.look_around(seat)
    return survey


def _tiles_to_win(survey: Survey, seat: int) -> int:
    """To the one site that is missing; out of reach while several are."""
    missing = [
        int(survey.tiles_to(seat, site)) for site in range(survey.sites) if survey.tiles_to(seat, site)
    ]
    return missing[0] if len(missing) == 1 else OUT_OF_REACH


def tiles_to_a_village(state: AmberState, seat: int) -> int:
    """From a castle that has just been chosen."""
    survey = Survey(state)
    survey.look_around(seat)
    return min(int(survey.tiles[village]) for village in range(state.setup.layouts[state.layout].villages))


# Small questions


def rivals(state: AmberState, seat: int) -> list[int]:
    return [one for one in range(state.setup.players) if one != seat]


def site_points(state: AmberState) -> list[int]:
    """By site, the points of a connection: a castle's own owner gets none, but never has it to gain."""
    layout = state.setup.layouts[state.layout]
    return [1 if site < layout.villages else 2 for site in range(len(layout.site_cells))]


def site_cell(state: AmberState, site: int) -> int:
    return int(state.setup.layouts[state.layout].site_cells[site])


def at_site(
    state: AmberState, seat: int, site: int, name: str, args: dict[str, int], rival: int | None = None
) -> Phrase:
    """A sentence for the seat about a village, its own castle, or another: of that the owner is named too."""
    cell = site_cell(state, site)
    owners = [int(at) for at in state.castle_cell]
    kind, seats = "village", {}
    if cell in owners:
        seats["owner"] = owners.index(cell)
        kind = "home" if seats["owner"] == seat else "castle"
    if rival is not None:
        seats["player"] = rival
    places: dict[str, str | int] = {"cell": state.setup.cell_names[cell], **args}
    return Phrase(f"amber-reason-{name}-{kind}", places, {}, seats)
