"""Amygdala's numbers say what its view says: read from the view alone, as the page about them tells."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import games
from parlour.games.amygdala.wire.view import AmygdalaView, Placed, Player, Region, see
from tests.games.test_conformance import open_table, walk
from tests.games.test_observations import observed, slice_of

PHASES = ("open", "ending", "last_round")


@pytest.mark.parametrize("variant", ["defaults", "turned"])
@pytest.mark.parametrize("players", games.get("amygdala").players)
def test_the_numbers_say_what_the_view_says(players: int, variant: str) -> None:
    game, setup = open_table("amygdala", players, variant)
    observation = game.observation(setup)
    said = 0
    for seed in (31, 32):
        for step, state in enumerate(walk(game, setup, seed, 13)):
            seat = step % players
            numbers = observed(observation, state, seat)
            expected = read(setup, see(state, seat), seat)  # type: ignore[arg-type]
            for part in observation.parts:
                if part.name in expected:
                    assert slice_of(numbers, part) == pytest.approx(expected[part.name]), part.name
                    said += any(expected[part.name])
    assert said > 500


def read(setup: Any, view: AmygdalaView, seat: int) -> dict[str, list[float]]:
    """All parts but those about the decision itself."""
    names = setup.names
    players = [view.players[(seat + place) % len(view.players)] for place in range(len(view.players))]
    seats = [(seat + place) % len(players) for place in range(len(players))]
    regions = [view.regions[region] for region in names.regions]
    kinds = {name: kind for kind, name in enumerate(names.resources)}
    counts = [int(count) for count in setup.kind_counts]
    placed = [view.spaces.get(space) for space in names.spaces]
    return {
        "phase": [float(view.phase == phase) for phase in PHASES],
        "passes": [view.passes / len(players)],
        "starter": [float(other == view.starter) for other in seats],
        "winners": [float(other in view.winners) for other in seats],
        "toll": [float(lotus == view.toll) for lotus in names.lotuses],
        "slots": [
            number
            for lotus in names.lotuses
            for tile in view.lotuses[lotus]
            for number in of_resource(setup, kinds[tile] if tile else -1)
        ],
        "stack": [view.stack.get(name, 0) / counts[kind] for name, kind in kinds.items()],
        "discards": [view.discards.get(name, 0) / counts[kind] for name, kind in kinds.items()],
        "supply": [
            view.supply["coin"] / int(setup.coin_total),
            *(
                view.supply[item] / int(setup.item_total[at])
                for at, item in enumerate(("idea", "dream", "happiness", "wild"), 1)
            ),
        ],
        "region_vp": [vp / 12 for region in regions for vp in region.vp],
        **{
            name: [getattr(player, name) / 50 for player in players]
            for name in ("points", "vp", "network_points", "dream_points", "sold_points")
        },
        "coins": [player.coins / 20 for player in players],
        **{
            name: [getattr(player, name) / 5 for player in players]
            for name in ("wilds", "happiness", "ideas", "dreams")
        },
        "leaves": [player.leaves / 10 for player in players],
        "resources": [player.resources.get(name, 0) / 5 for player in players for name in names.resources],
        "claims": [float(region in player.claims) for player in players for region in names.regions],
        "claims_beside": [
            float(region in player.claims_beside) for player in players for region in names.regions
        ],
        "mood": [float(player.mood == lotus) for player in players for lotus in names.lotuses],
        "tolls": [player.tolls[lotus] / 3 for player in players for lotus in names.lotuses],
        "region_icons": [region.icons[other] / 10 for other in seats for region in regions],
        "region_claims": [of_claim(region, other) for other in seats for region in regions],
        "region_points": [region.points[other] / 12 for other in seats for region in regions],
        "cloud": [float(player.cloud == place) for player in players for place in names.places],
        "bonuses": [float(bonus in player.bonuses) for player in players for bonus in names.bonuses],
        "owners": [float(tile is not None and tile.seat == other) for other in seats for tile in placed],
        "icons": [of_placed(setup, tile, emotion) for emotion in range(7) for tile in placed],
        "locked": [
            of_board(setup, player, place, emotion)
            for player in players
            for emotion in range(7)
            for place in names.places
        ],
    }


def of_resource(setup: Any, kind: int) -> list[float]:
    shows = [float(kind >= 0 and setup.kind_shows[kind] == emotion) for emotion in range(7)]
    return [*shows, int(setup.kind_cost[kind]) / 3 if kind >= 0 else 0.0]


def of_claim(region: Region, seat: int) -> float:
    players = len(region.icons)
    return (players - region.claims.index(seat)) / players if seat in region.claims else 0.0


def of_placed(setup: Any, tile: Placed | None, emotion: int) -> float:
    return 0.0 if tile is None else of_tile(setup, tile.tile, emotion)


def of_board(setup: Any, player: Player, place: str, emotion: int) -> float:
    return of_tile(setup, player.board[place], emotion) if place in player.board else 0.0


def of_tile(setup: Any, name: str, emotion: int) -> float:
    """How often a tile shows an emotion, of the three times it could."""
    tile = setup.names.tiles.index(name)
    icons = [int(setup.icons[tile * 3 + at]) for at in range(setup.icon_counts[tile])]
    return icons.count(emotion) / 3
