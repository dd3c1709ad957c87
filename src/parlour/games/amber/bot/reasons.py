"""Why a turn of Amber is worth playing, in words: what it brings first, then what it leads to.

Only what everybody can see enters, and the seat's own hand.
"""

from __future__ import annotations

from parlour.games.amber.bot.prospects import (
    A_POINT,
    Found,
    at_site,
    is_safe,
    prospects,
    rivals,
    site_points,
    tiles_to_a_village,
)
from parlour.games.amber.rules import AmberState
from parlour.games.amber.rules.codes import DRAW
from parlour.kernel.phrase import Phrase
from parlour.kernel.state import OVER

MOST = 3
"""More reasons than this are not read."""

WIN = 100 * A_POINT
HAND = 0.2


def reasons(before: AmberState, after: AmberState, seat: int) -> list[Phrase]:
    """The weightiest few."""
    return all_reasons(before, after, seat)[:MOST]


def all_reasons(before: AmberState, after: AmberState, seat: int) -> list[Phrase]:
    """Everything that speaks for the turn, the weightiest first."""
    if before.starter < 0:
        return [_preparing(before, after, seat)]
    found = _connected(before, after, seat) + _cut(before, after, seat) + _in_hand(before, after, seat)
    found += [_result(after, seat)] if after.actor == OVER else prospects(before, after, seat)
    found.sort(key=lambda one: -one[0])
    if not found:
        return [Phrase(f"amber-reason-{'safe' if is_safe(before, after, seat) else 'later'}")]
    return [phrase for _, phrase in found]


def _result(after: AmberState, seat: int) -> tuple[float, Phrase]:
    if after.won >> seat & 1 == 0:
        return 0.0, Phrase("amber-reason-finishes")
    return WIN, Phrase(f"amber-reason-{'wins' if int(after.won).bit_count() == 1 else 'shares'}")


def _connected(before: AmberState, after: AmberState, seat: int) -> Found:
    """Villages and castles the seat is newly connected to, and the coins it took there."""
    found: Found = []
    others = [int(after.links[one]) for one in range(after.setup.players) if one != seat]
    for site, points in enumerate(site_points(after)):
        is_new = after.links[seat] >> site & 1 > before.links[seat] >> site & 1
        is_alone = after.links[seat] >> site & 1 and not any(links >> site & 1 for links in others)
        coin = int(is_alone and before.coin_on >> site & 1 > after.coin_on >> site & 1)
        gained = coin + (points if is_new else 0)
        if gained:
            name = ("connects_coin" if coin else "connects") if is_new else "takes_coin"
            found.append((A_POINT * gained, at_site(after, seat, site, name, {"points": gained})))
    return _summed_up(found, "amber-reason-connects_many", "points", {})


def _cut(before: AmberState, after: AmberState, seat: int) -> Found:
    """What rivals are no longer connected to."""
    found: Found = []
    for rival in rivals(after, seat):
        lost = [
            (A_POINT * points, at_site(after, seat, site, "cuts", {"loss": points}, rival))
            for site, points in enumerate(site_points(after))
            if before.links[rival] >> site & 1 > after.links[rival] >> site & 1
        ]
        found += _summed_up(lost, "amber-reason-cuts_many", "loss", {"player": rival})
    return found


def _summed_up(found: Found, message: str, counted: str, seats: dict[str, int]) -> Found:
    """Many places at once are told in one sentence, with the sum of what is counted."""
    if len(found) < MOST:
        return found
    total = sum(int(one.args[counted]) for _, one in found)
    args: dict[str, str | int] = {"count": len(found), counted: total}
    return [(A_POINT * total, Phrase(message, args, {}, seats))]


def _in_hand(before: AmberState, after: AmberState, seat: int) -> Found:
    """Tiles taken or given up on purpose: what the turn draws unseen is the same for every play."""
    if after.passes > before.passes:
        return [(HAND, Phrase("amber-reason-passes"))]
    found: Found = []
    for kind, name in enumerate(before.setup.kind_ids):
        tile = {"tile": f"amber-tile-{name}"}
        if after.holds(seat, kind) > before.holds(seat, kind):
            found.append((HAND, Phrase("amber-reason-takes", {}, tile)))
        if after.buried[seat * 16 + kind] > before.buried[seat * 16 + kind]:
            found.append((HAND, Phrase("amber-reason-buries", {}, tile)))
    if not found and before.kind == DRAW:
        found.append((HAND, Phrase("amber-reason-draws")))
    return found


def _preparing(before: AmberState, after: AmberState, seat: int) -> Phrase:
    """Castles and the first turn may be chosen by players."""
    if after.starter == seat:
        return Phrase("amber-reason-starts")
    if before.castle_cell[seat] != after.castle_cell[seat]:
        return Phrase("amber-reason-castle", {"tiles": tiles_to_a_village(after, seat)})
    return Phrase("amber-reason-later")
