"""What to ask of many games of Amygdala; and what its player board can bring at best.

python -m tools.balance_amygdala                 the best routes over the player board, for dreams and without
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from itertools import combinations
from typing import NamedTuple

from parlour.games.amygdala import GAME
from parlour.games.amygdala.components import AROUND, AmygdalaEdition
from tools.balance import Tally, by_tables, table

REGIONS = ("yellow", "purple", "indigo", "teal", "green", "pink", "red")

Asked = tuple[str, str, Mapping[str, str | int]]
"""What it is called, the event, and what that is filled with."""

ACTIONS: tuple[Asked, ...] = (
    ("A: buys one tile", "bought", {}),
    ("A: buys two tiles", "bought_two", {}),
    ("B: unlocks an emotion tile", "unlocked", {}),
    ("of these, with a jump for coins", "unlocked", {"coins": 2}),
    ("C: places a claim", "claim_placed", {}),
    ("pays the toll", "moved", {"coins": 1}),
    ("icons paid with a matching or wild resource tile", "paid", {}),
    ("... with a wild tile", "paid_wild", {}),
    ("... with two resource tiles", "paid_pair", {}),
    ("... with a happiness tile", "paid_happiness", {}),
    ("... with coins", "paid_coins", {}),
    ("coins for 2 points each", "sold_points", {}),
    ("resource tiles sold", "sold", {}),
    ("other items sold", "sold_item", {}),
)

TROUBLE: tuple[Asked, ...] = (
    ("forced passes", "passed", {}),
    ("resource tiles discarded for want of room", "discarded", {}),
    ("other items discarded", "discarded_item", {}),
    ("coins discarded", "discarded_coin", {}),
    ("claim tiles discarded", "discarded_claim", {}),
    ("emotion tiles back into the box", "returned", {}),
    ("no idea left in the supply", "supply_empty", {"item": "amygdala-item-idea"}),
    ("no dream left in the supply", "supply_empty", {"item": "amygdala-item-dream"}),
    ("no happiness tile left in the supply", "supply_empty", {"item": "amygdala-item-happiness"}),
    ("no wild tile left in the supply", "supply_empty", {"item": "amygdala-item-wild"}),
)


def sections(tallies: list[Tally]) -> list[str]:
    return [
        f"## What players do\n\n{actions(tallies)}",
        f"## Trouble\n\n{trouble(tallies)}",
        "## Regions\n\nFor each region: how many of the players claim it, the points a claim brings on "
        f"average, and how often the places first, second, third and nothing come.\n\n{regions(tallies)}",
        f"## Bonus spaces\n\nHow many of the players open a space of their board.\n\n{bonuses(tallies)}",
        f"## Sets\n\nHow often so many ideas or dreams are exchanged at once.\n\n{sets(tallies)}",
    ]


def _rows(tallies: list[Tally], asked: tuple[Asked, ...]) -> dict[str, list[str]]:
    return {
        name: [tally.each(tally.count(event, **filled)) for tally in tallies] for name, event, filled in asked
    }


def actions(tallies: list[Tally]) -> str:
    return by_tables(tallies, "by player and game", _rows(tallies, ACTIONS))


def trouble(tallies: list[Tally]) -> str:
    rows = _rows(tallies, TROUBLE)
    rows["games with a forced pass"] = [_games(tally, "passed") for tally in tallies]
    rows["games that end in a standstill"] = [_games(tally, "standstill") for tally in tallies]
    rows["reshuffles of the discards, by game"] = [
        f"{tally.count('reshuffled') / tally.games:.2f}" for tally in tallies
    ]
    return by_tables(tallies, "by player and game, or as it says", rows)


def _games(tally: Tally, event: str) -> str:
    return f"{tally.games_with(event) / tally.games:.1%}"


def regions(tallies: list[Tally]) -> str:
    rows = {}
    for name in REGIONS:
        cells = []
        for tally in tallies:
            region = f"amygdala-region-{name}"
            claims = tally.count("claim_placed", region=region)
            points = tally.total("region_scored", "points", region=region)
            places = [tally.count("region_scored", region=region, place=place) for place in (1, 2, 3)]
            shares = [places[0], places[1], places[2], claims - sum(places)]
            spread = " / ".join(f"{count / max(1, claims):.0%}" for count in shares)
            cells.append(
                f"{claims / tally.games / tally.players:.0%}, {points / max(1, claims):.1f}, {spread}"
            )
        rows[name] = cells
    return by_tables(tallies, "region", rows)


def bonuses(tallies: list[Tally]) -> str:
    names = sorted({str(name) for tally in tallies for name in tally.values("bonus", "place")})
    rows = {
        name: [f"{tally.count('bonus', place=name) / tally.games / tally.players:.0%}" for tally in tallies]
        for name in names
    }
    rows["all, by player and game"] = [tally.each(tally.count("bonus")) for tally in tallies]
    return by_tables(tallies, "space", rows)


def sets(tallies: list[Tally]) -> str:
    rows: dict[str, list[str]] = {}
    for event, name in (("cashed_ideas", "ideas"), ("cashed_dreams", "dreams")):
        sizes = sorted({int(size) for tally in tallies for size in tally.values(event, "count")})
        for size in sizes:
            rows[f"{name}: {size}"] = [tally.each(tally.count(event, count=size)) for tally in tallies]
    return by_tables(tallies, "by player and game", rows)


# What the player board can bring at best

UNLOCKED = 16
"""So many tiles does a player unlock in a game."""
CLAIMS = (8, 7, 6, 5, 4, 3, 2)
"""Points of a first claim, a second and so on: the more there are, the less is left to claim."""
COINS_WORTH = (1.0, 1.5, 2.0)
"""Points of a coin; 2 is what it costs those who have none."""


class Route(NamedTuple):
    """What is taken on the way, in whatever order the tiles are unlocked."""

    through_centre: bool
    claims: int
    ideas: int
    dreams: int
    happiness: int
    wilds: int


def routes(edition: AmygdalaEdition, unlocked: int = UNLOCKED) -> set[Route]:
    """Every choice of so many tiles, by what the bonus spaces bring that it clears."""
    spaces = edition.player_board.spaces
    at = {space.at: 1 << number for number, space in enumerate(spaces)}
    beside = [
        (sum(at.get((bonus.at[0] + q, bonus.at[1] + r), 0) for q, r in AROUND), bonus.gives)
        for bonus in edition.player_board.bonuses
    ]
    centre = next(at[space.at] for space in spaces if space.centre)
    found = set()
    for tiles in combinations(at.values(), unlocked):
        cleared = sum(tiles)
        items = [item for around, gives in beside if around & ~cleared == 0 for item in gives]
        counts = [items.count(item) for item in ("claim", "idea", "dream", "happiness", "wild")]
        found.add(Route(bool(cleared & centre), *counts))
    return found


def worth(edition: AmygdalaEdition, route: Route, kept: int, coin: float) -> float:
    """Points of what a route brings if so many dreams are kept for points and all else is sold.

    What the tiles score is left out. The centre is paid with happiness tiles; those missing, with coins.
    """
    box = edition.components
    ideas, dreams = ([0, *sets] for sets in (box.exchange.ideas, box.exchange.dreams))
    needed = edition.emotion_tiles[edition.centre_tile()].icons.count("happiness")
    asked = needed if route.through_centre else 0
    paid = min(asked, route.happiness)
    coins = ideas[route.ideas] + box.exchange.wild * route.wilds
    coins += box.exchange.happiness * (route.happiness - paid) - box.payment.happiness_coins * (asked - paid)
    coins += box.exchange.dream * (route.dreams - kept)
    return sum(CLAIMS[: route.claims]) + coin * coins + dreams[kept]


def best_routes(edition: AmygdalaEdition) -> str:
    """For each worth of a coin, the best route without the centre and with it, and by dreams kept."""
    most = len(edition.components.exchange.dreams)
    found = routes(edition)
    head = [
        "points of a coin",
        "without the centre",
        "with it",
        *(f"{kept} kept" for kept in range(most + 1)),
    ]
    rows = []
    for coin in COINS_WORTH:
        valued = [
            (route, kept, worth(edition, route, kept, coin))
            for route in found
            for kept in range(route.dreams + 1)
        ]
        best = [
            *(
                max(value for route, _, value in valued if route.through_centre == way)
                for way in (False, True)
            ),
            *(max(value for _, kept, value in valued if kept == count) for count in range(most + 1)),
        ]
        rows.append([f"{coin:g}", *(f"{value:.1f}" for value in best)])
    return table(head, rows)


def main() -> int:
    print(best_routes(GAME.edition()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
