"""What the player board can bring: what the balance page says of dreams."""

from __future__ import annotations

from parlour.games.amygdala import GAME
from tools.balance import ROOT
from tools.balance_amygdala import Route, best_routes, routes, worth

EDITION = GAME.edition()
TILES = len(EDITION.player_board.spaces)


def test_who_unlocks_everything_takes_everything() -> None:
    assert routes(EDITION, TILES) == {
        Route(through_centre=True, claims=7, ideas=4, dreams=6, happiness=4, wilds=2)
    }


def test_a_single_tile_clears_nothing() -> None:
    nothing = {"claims": 0, "ideas": 0, "dreams": 0, "happiness": 0, "wilds": 0}
    assert routes(EDITION, 1) == {Route(through_centre=way, **nothing) for way in (False, True)}


def test_without_the_centre_there_are_two_dreams_and_with_it_six() -> None:
    found = routes(EDITION)
    assert max(route.dreams for route in found if not route.through_centre) == 2
    assert max(route.dreams for route in found if route.through_centre) == 6


def test_a_route_is_worth_its_claims_its_coins_and_the_dreams_that_are_kept() -> None:
    """Fifteen coins for the ideas, two each for a happiness tile and a dream, one for a wild tile."""
    route = Route(through_centre=False, claims=2, ideas=4, dreams=2, happiness=1, wilds=1)
    assert worth(EDITION, route, 0, 2.0) == 8 + 7 + 2 * (15 + 2 + 2 * 2 + 1)
    assert worth(EDITION, route, 2, 2.0) == 8 + 7 + 2 * (15 + 2 + 1) + 5


def test_the_centre_takes_three_happiness_tiles_or_seven_coins_for_each() -> None:
    route = Route(through_centre=True, claims=0, ideas=0, dreams=0, happiness=2, wilds=0)
    assert worth(EDITION, route, 0, 1.0) == -7
    assert worth(EDITION, route._replace(happiness=4), 0, 1.0) == 2


def test_the_balance_page_says_what_the_board_brings() -> None:
    """If the board has changed, so has what is to be thought of it."""
    assert best_routes(EDITION) in (ROOT / "docs" / "balance" / "README.md").read_text(encoding="utf-8")
