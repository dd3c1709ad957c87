"""Options of a table, and the registry of games."""

from __future__ import annotations

import pytest

from parlour import games
from parlour.kernel.errors import BadOption
from parlour.kernel.game import Option

GAME = games.get("amber")
EDITION = GAME.edition()


@pytest.mark.parametrize(
    ("value", "accepted"),
    [
        (True, True),
        (False, False),
        ("true", True),
        ("on", True),
        ("Yes", True),
        ("FALSE", False),
        ("off", False),
        ("no", False),
    ],
)
def test_a_switch_takes_the_usual_words(value: object, accepted: bool) -> None:
    assert Option("advanced", False).accept(value) is accepted


@pytest.mark.parametrize("value", ["", "maybe", None, 1, 2.0, [], "0"])
def test_a_switch_takes_nothing_else(value: object) -> None:
    with pytest.raises(BadOption, match=r"error-option-value option=advanced .*choices=true, false"):
        Option("advanced", False).accept(value)


def test_a_choice_takes_its_values_only() -> None:
    option = Option("castles", "random", ("random", "choose"))
    assert option.accept("choose") == "choose"
    for wrong in ("Choose", True, None, ["choose"]):
        with pytest.raises(BadOption, match=r"option=castles .*choices=random, choose"):
            option.accept(wrong)


def test_options_not_asked_for_get_their_defaults() -> None:
    accepted = GAME.accept_options(EDITION, 2, {"advanced": "yes"})
    defaults = {option.id: option.default for option in GAME.options(EDITION, 2)}
    assert accepted == {**defaults, "advanced": True}


def test_defaults_of_the_readings_that_can_be_switched() -> None:
    accepted = GAME.accept_options(EDITION, 4, {})
    readings = (
        "wetland_on_village",
        "replace_oneway",
        "rebuild_in_reach",
        "lock_instant_win",
        "shovel_needs_entry",
    )
    assert {name: accepted[name] for name in readings} == {
        "wetland_on_village": True,
        "replace_oneway": True,
        "rebuild_in_reach": True,
        "lock_instant_win": True,
        "shovel_needs_entry": False,
    }


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="error-option game=amber option=colour options=setup, advanced"):
        GAME.accept_options(EDITION, 2, {"colour": "red"})


def test_a_number_of_players_the_game_has_not_is_refused() -> None:
    with pytest.raises(BadOption, match="error-players game=amber players=7 least=2 most=6"):
        GAME.accept_options(EDITION, 7, {})


def test_games_are_found_by_their_folders() -> None:
    assert "amber" in games.ids()
    assert list(games.ids()) == sorted(games.ids())
    for game_id in games.ids():
        assert games.get(game_id).id == game_id


@pytest.mark.parametrize("game_id", ["", "chess", "..", "amber.rules", "Amber"])
def test_an_unknown_game_is_refused_with_the_known_ones(game_id: str) -> None:
    with pytest.raises(BadOption, match=f"error-game game={game_id} games=.*amber"):
        games.get(game_id)
