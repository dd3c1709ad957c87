"""What greedy does with a position of Amber, in pictures: a beginner should be able to learn from it."""

from __future__ import annotations

from librt.random import Random

from parlour.bots import bot, play_turn
from parlour.games.amber import GAME
from parlour.games.amber.rules import AmberState
from parlour.kernel.state import OVER
from tests.rules.amber.positions import BLUE, RED, position


def chosen(state: AmberState) -> str:
    """What greedy does here, in notation."""
    return state.setup.actions.text(next(play_turn(bot("greedy"), GAME, state.setup, state, Random(1))))


def after(state: AmberState, action: str) -> AmberState:
    tried = state.copy()
    tried.apply(state.setup.actions.parse(action))
    return tried


def test_it_connects_to_the_village_next_to_its_road() -> None:
    state = position(
        """
        ·  ·  ·  ·  ·  ·  ·
        ·  R  ─  ⌂  ·  ·  ·
        ·  ·  ·  ·  ·  ·  ·
        ·  ·  ⌂  ·  ·  B  ·
        ·  ·  ·  ·  ·  ·  ·
        """,
        hands={RED: "straight tee curve"},
    )
    assert chosen(state).startswith("place D2")


def test_it_goes_for_the_nearer_village() -> None:
    state = position(
        """
        ·  ·  ·  ·  ·  ·  ·  ·  ·
        ⌂  ·  ·  R  ·  ·  ·  ·  ⌂
        ·  ·  ·  ·  ·  ·  ·  ·  ·
        ·  ·  ·  ·  ·  ·  ·  ·  ·
        ·  ·  ·  ·  ·  ·  ·  ·  ·
        ·  ·  ·  B  ·  ·  ·  ·  ·
        ·  ·  ·  ·  ·  ·  ·  ·  ·
        """,
        hands={RED: "straight straight straight"},
    )
    assert chosen(state) == "place C2 straight 1"


def test_it_wins_at_once_and_keeps_the_other_from_the_same() -> None:
    """A straight would connect both to everything: nobody wins. A one-way road connects red alone."""
    state = position(
        """
        ·  ·  ·  ·  ·  ·
        ·  R  ─⌂ ·  B  ·
        ·  ·  ·  ·  ·  ·
        """,
        hands={RED: "straight tee oneway_straight roundabout"},
    )
    assert chosen(state) == "place D2 oneway_straight 1"
    assert after(state, chosen(state)).actor == OVER


def test_it_lays_a_wetland_where_a_rival_would_win() -> None:
    state = position(
        """
        ·  ·  ·  ·  ·  ·
        ·  R  ─⌂ ·  B  ·
        ·  ·  ·  ·  ·  ·
        """,
        hands={BLUE: "wetland curve dead_end", RED: "oneway_straight"},
        turn=BLUE,
    )
    assert chosen(state) == "wetland D2"


def test_it_digs_up_the_road_of_a_rival_about_to_win() -> None:
    """Red is connected to all but the village at C3, which is next to its road."""
    state = position(
        """
        ·  ·  ·  ·  ·  ·  ·
        ·  R  ┬  →⌂ →  B  ·
        ·  ·  ⌂  ·  ·  ·  ·
        ·  ·  ·  ·  ·  ·  ·
        """,
        hands={BLUE: "shovel dead_end curve", RED: "straight"},
        turn=BLUE,
    )
    assert chosen(state) == "shovel E2"


def test_it_does_not_hand_a_coin_to_a_rival() -> None:
    """The straight at D2 would bring both to the village at once, and its coin would be lost."""
    state = position(
        """
        ·  ·  ·  ·  ·  ·  ·
        ·  R  ─  ⌂  ─  B  ·
        ·  ·  ·  ·  ·  ·  ·
        ⌂  ·  ·  ·  ·  ·  ⌂
        ·  ·  ·  ·  ·  ·  ·
        """,
        hands={RED: "straight oneway_straight"},
    )
    assert chosen(state) == "place D2 oneway_straight 1"
    assert list(after(state, chosen(state)).coins) == [2, 0]


def test_it_keeps_its_shovel_while_there_is_nothing_worth_digging() -> None:
    state = position(
        """
        ·  ·  ·  ·  ·  ·  ·
        ·  R  ─  ·  ·  ·  ⌂
        ·  ·  ·  ·  ·  ·  ·
        ·  ·  ·  ·  ·  B  ·
        ·  ·  ·  ·  ·  ·  ·
        """,
        hands={RED: "shovel straight"},
    )
    assert chosen(state).startswith("place")


def test_it_rebuilds_with_what_connects() -> None:
    """Over a bridge red's road would pass the village's; on a roundabout they meet."""
    state = position(
        """
        ·  ·  ·  ·  ·  ·
        ·  ·  R  ·  ·  ·
        ·  ·  ·  ·  ·  ·
        ·  ─⌂ ─  ·  ·  ·
        ·  ·  ·  ·  B  ·
        ·  ·  ·  ·  ·  ·
        """,
        hands={RED: "straight bridge roundabout"},
    )
    state.apply(state.setup.actions.parse("place C3 straight 0"))
    assert chosen(state) == "rebuild roundabout"


def test_it_takes_the_more_useful_tile_from_the_row() -> None:
    state = position(
        """
        ·  ·  ·  ·  ·  ·  ·
        ·  R  ─  ·  ·  ·  ⌂
        ·  ·  ·  ·  ·  ·  ·
        ·  ·  ·  ·  ·  B  ·
        ·  ·  ·  ·  ·  ·  ·
        """,
        hands={RED: "straight straight curve curve curve straight"},
        row="dead_end shovel",
        advanced=True,
    )
    state.apply(state.setup.actions.parse(chosen(state)))
    assert chosen(state) == "draw_row shovel"
