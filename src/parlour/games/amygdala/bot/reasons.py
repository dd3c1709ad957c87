"""Why a turn of Amygdala is worth playing, in words: what it brings first, then what it leads to.

Nothing in Amygdala is secret but the order of the stack, which nothing here asks for.
"""

from __future__ import annotations

from parlour.games.amygdala.bot.prospects import Found, prospects
from parlour.games.amygdala.components import EMOTIONS
from parlour.games.amygdala.rules import AmygdalaState
from parlour.games.amygdala.rules.codes import LAST_ROUND, NETWORK
from parlour.games.amygdala.rules.majorities import coin_points, place_in, region_points
from parlour.games.amygdala.rules.networks import CHOOSING_A_NETWORK, network
from parlour.kernel.phrase import Phrase
from parlour.kernel.state import OVER

MOST = 3
"""More reasons than this are not read."""

# Points count ten each, so that prospects, which stay below that, follow them.
A_POINT = 10.0
WIN = 100 * A_POINT
CLAIMED_EARLY = 0.5
A_COIN = 0.3


def reasons(before: AmygdalaState, after: AmygdalaState, seat: int) -> list[Phrase]:
    """The weightiest few."""
    return all_reasons(before, after, seat)[:MOST]


def all_reasons(before: AmygdalaState, after: AmygdalaState, seat: int) -> list[Phrase]:
    """Everything that speaks for the turn, the weightiest first."""
    if before.starter < 0:
        return [Phrase(f"amygdala-reason-{'starts' if after.starter == seat else 'later'}")]
    found = _scored(before, after, seat) + _regions(before, after, seat) + _coins(before, after, seat)
    found += [_result(after, seat)] if after.actor == OVER else prospects(before, after, seat)
    found.sort(key=lambda one: -one[0])
    return [phrase for _, phrase in found] or [Phrase("amygdala-reason-later")]


def _result(after: AmygdalaState, seat: int) -> tuple[float, Phrase]:
    if after.won >> seat & 1 == 0:
        return 0.0, Phrase("amygdala-reason-finishes")
    return WIN, Phrase(f"amygdala-reason-{'wins' if int(after.won).bit_count() == 1 else 'shares'}")


def _scored(before: AmygdalaState, after: AmygdalaState, seat: int) -> Found:
    """Networks and dreams."""
    found: Found = []
    points = int(after.network_points[seat] - before.network_points[seat])
    if points:
        is_chosen = before.kind == NETWORK
        space = CHOOSING_A_NETWORK.space.of(before) if is_chosen else _filled(before, after)
        shown = after.setup.shows[after.placed[space] & 31]
        emotion = next(
            one
            for one in range(len(EMOTIONS))
            if shown >> one & 1 and network(after, seat, space, one) == points
        )
        names = {"emotion": f"amygdala-emotion-{EMOTIONS[emotion]}"}
        found.append((A_POINT * points, Phrase("amygdala-reason-network", {"points": points}, names)))
    points = int(after.dream_points[seat] - before.dream_points[seat])
    if points:
        found.append((A_POINT * points, Phrase("amygdala-reason-dreams", {"points": points})))
    return found


def _regions(before: AmygdalaState, after: AmygdalaState, seat: int) -> Found:
    """What the regions are worth to the seat, as they stand."""
    found: Found = []
    for region, name in enumerate(after.setup.names.regions):
        names = {"region": f"amygdala-region-{name}"}
        points = int(region_points(after, seat, region) - region_points(before, seat, region))
        is_claimed = after.has_claim(seat, region) and not before.has_claim(seat, region)
        place = int(place_in(after, seat, region)) + 1
        if points > 0:
            told = "amygdala-reason-claims" if is_claimed else "amygdala-reason-climbs"
            found.append((A_POINT * points, Phrase(told, {"points": points, "place": place}, names)))
        elif is_claimed:
            found.append((CLAIMED_EARLY, Phrase("amygdala-reason-claims_early", {}, names)))
    return found


def _coins(before: AmygdalaState, after: AmygdalaState, seat: int) -> Found:
    """Coins: in the last round they are only good for points."""
    count = int(after.coins[seat] - before.coins[seat])
    points = int(coin_points(after, seat) - coin_points(before, seat))
    if before.phase == LAST_ROUND and points > 0:
        args: dict[str, str | int] = {"count": count, "points": points}
        return [(A_POINT * points, Phrase("amygdala-reason-coins_scored", args))]
    return [(A_COIN * count, Phrase("amygdala-reason-coins", {"count": count}))] if count > 0 else []


def _filled(before: AmygdalaState, after: AmygdalaState) -> int:
    """The space of the game board that has got its tile."""
    return next(at for at in range(after.setup.spaces) if before.placed[at] < 0 <= after.placed[at])
