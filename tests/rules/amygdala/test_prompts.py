"""What a player is asked, and what everybody sees of it."""

from __future__ import annotations

import pytest

from parlour.games.amygdala import GAME
from parlour.games.amygdala.rules import AmygdalaState
from parlour.games.amygdala.wire.view import Pending
from tests.rules.amygdala.positions import (
    JOSEPH,
    ROB,
    let_chance_decide,
    new_game,
    placing,
    play,
    player,
    position,
    view,
)

Asked = tuple[str, dict[str, str | int], dict[str, str]]


def prompt(state: AmygdalaState) -> Asked:
    """The question, and what it names; it is always put to the actor."""
    asked = GAME.prompt(state)
    assert asked.seats == {"player": int(state.actor)}
    return asked.id.removeprefix("amygdala-prompt-"), asked.args, asked.names


def after(state: AmygdalaState, *texts: str) -> AmygdalaState:
    play(state, *texts)
    return state


@pytest.mark.parametrize(
    ("state", "name"),
    [
        (position(coins={ROB: 5}), "turn"),
        (position(coins={ROB: 5}, phase="ending"), "turn"),
        (position(coins={ROB: 5}, phase="last_round"), "last_turn"),
        (position(), "pass"),
        (position(phase="last_round"), "pass"),
    ],
)
def test_a_turn_a_last_turn_and_a_turn_without_any_action_are_told_apart(
    state: AmygdalaState, name: str
) -> None:
    assert prompt(state) == (name, {}, {})


def test_the_start_player_is_asked_for_when_the_table_chooses() -> None:
    state = new_game(3, start="choose")
    assert GAME.prompt(state).id == "amygdala-prompt-chance"
    assert GAME.prompt(state).seats == {}
    let_chance_decide(state)
    assert prompt(state) == ("start", {}, {})


def test_refilling_is_left_to_chance() -> None:
    state = after(position(coins={ROB: 5}, lotuses={"L0": "hope-1"}), "buy L0 hope-1")
    assert GAME.prompt(state).id == "amygdala-prompt-chance"
    assert view(state).decision == "deal"


def test_each_icon_is_asked_for_by_name() -> None:
    state = position(bank={ROB: "hope-1 surprise-1"}, deal={ROB: "a2=hope+surprise"})
    play(state, "unlock a2")
    assert prompt(state) == ("pay", {}, {"emotion": "amygdala-emotion-hope"})
    assert view(state).pending == Pending(place="a2", tile="E17", paid=0)
    play(state, "pay hope")
    assert prompt(state) == ("pay", {}, {"emotion": "amygdala-emotion-surprise"})
    assert view(state).pending == Pending(place="a2", tile="E17", paid=1)


def test_whoever_is_short_of_coins_is_told_how_many_are_missing() -> None:
    state = position(coins={ROB: 1}, bank={ROB: "wild wild"}, lotuses={"L0": "hope-3"})
    play(state, "buy L0 hope-3")
    assert prompt(state) == ("raise", {"coins": 2}, {})
    assert view(state).pending == Pending(cost=3)
    play(state, "sell_wild")
    assert prompt(state) == ("raise", {"coins": 1}, {})


@pytest.mark.parametrize(
    ("state", "cost"),
    [
        (
            after(
                position(bank={ROB: "dream hope-1"}, cloud={ROB: "e6"}, deal={ROB: "a2=hope"}), "unlock a2"
            ),
            2,
        ),
        (
            after(
                position(coins={ROB: 4}, bank={ROB: "dream"}, deal={ROB: "a2=hope"}), "unlock a2", "pay_coins"
            ),
            5,
        ),
        (after(placing("hope", mood={ROB: "L5"}, bank={ROB: "dream"}), "place K1", "stand L3"), 1),
    ],
    ids=["jump", "icon", "toll"],
)
def test_what_the_coins_are_for_stays_in_view(state: AmygdalaState, cost: int) -> None:
    assert view(state).decision == "raise"
    assert view(state).pending == Pending(place="a2", tile="E05", cost=cost)


def test_an_unlocked_tile_is_to_be_placed() -> None:
    state = placing("hope", coins={ROB: 1})
    assert prompt(state) == ("place", {}, {"tile": "amygdala-tile-E05"})
    assert view(state).pending == Pending(place="a2", tile="E05")


def test_or_given_back_when_there_is_no_space() -> None:
    state = placing("sadness", mood={ROB: "L3"})
    assert prompt(state) == ("return", {}, {"tile": "amygdala-tile-E02"})


def test_the_lotus_is_asked_for_with_the_region_it_must_serve() -> None:
    state = after(placing("hope", coins={ROB: 1}), "place K1")
    assert prompt(state) == ("stand", {}, {"region": "amygdala-region-pink"})
    assert view(state).pending == Pending(place="a2", tile="E05", space="K1", region="pink")
    state = after(position(bank={ROB: "claim-red"}), "claim red")
    assert prompt(state) == ("stand", {}, {"region": "amygdala-region-red"})
    assert view(state).pending == Pending(region="red")


def test_of_a_mixed_tile_the_emotion_is_asked_for() -> None:
    state = after(placing("sadness+gratitude"), "place I1", "stand L0")
    assert prompt(state) == ("network", {}, {})
    assert view(state).pending == Pending(place="a2", tile="E14", space="I1")


def test_claim_tiles_are_asked_for_by_their_number() -> None:
    state = after(placing("sadness", gone={ROB: "b1 b2 b3 a4"}), "place I1", "stand L0")
    assert prompt(state) == ("claim", {"count": 2}, {})
    assert view(state).pending == Pending(claims=2)


def test_whoever_has_too_much_is_told_how_much() -> None:
    items = "hope-1 hope-1 hope-2 hope-2 dream dream dream idea idea wild"
    state = after(position(coins={ROB: 11}, bank={ROB: items}), "buy_two L0 surprise-1 sadness-1")
    assert prompt(state) == ("overflow", {"count": 3}, {})
    assert view(state).pending == Pending(over=3)


def test_on_the_last_turn_everybody_is_asked_to_cash_in() -> None:
    state = position(phase="last_round", bank={ROB: "claim-indigo dream"})
    play(state, "claim indigo", "stand L0")
    assert prompt(state) == ("cash_in", {}, {})


# The view


def test_everybody_sees_the_same_but_who_they_are() -> None:
    state = new_game(3, seed=1)
    views = [GAME.view(state, observer) for observer in (-1, 0, 1, 2)]
    assert [one.seat for one in views] == [-1, 0, 1, 2]
    for one in views:
        assert (one.players, one.lotuses, one.stack, one.waiting) == (
            views[0].players,
            views[0].lotuses,
            views[0].stack,
            views[0].waiting,
        )


def test_the_stack_is_seen_by_its_contents_never_by_its_order() -> None:
    """No order exists before a tile is dealt: only counts are kept."""
    state = new_game(2, seed=1)
    assert sum(view(state).stack.values()) == 44 - 12
    assert list(view(state).stack) == [
        tile for tile in state.setup.names.resources if tile in view(state).stack
    ]


def test_a_region_shows_how_it_stands_before_the_end() -> None:
    state = position(
        3,
        placed={ROB: "I1=hope+hope", JOSEPH: "I2=anger+anger"},
        claims={"indigo": [JOSEPH, ROB]},
    )
    indigo = view(state).regions["indigo"]
    assert (indigo.vp, indigo.icons, indigo.claims) == ([8, 4, 2], [2, 2, 0], [JOSEPH, ROB])
    assert (indigo.places, indigo.points) == ([2, 1, 0], [4, 8, 0])
    assert [one.points for one in view(state).players] == [4, 8, 0]


def test_a_player_shows_board_and_bank() -> None:
    state = position(
        coins={ROB: 16},
        bank={ROB: "hope-1 hope-1 wild-3 wild happiness idea dream claim-red"},
        deal={ROB: "a2=hope a4=anger"},
        left={ROB: "a2 c4"},
        cloud={ROB: "a4"},
        vp={ROB: 7},
    )
    rob = player(state, ROB)
    assert rob.resources == {"wild-3": 1, "hope-1": 2}
    assert (rob.wilds, rob.happiness, rob.ideas, rob.dreams, rob.claims) == (1, 1, 1, 1, ["red"])
    assert (rob.coins, rob.leaves, rob.vp, rob.points) == (16, 11, 7, 12)
    assert (rob.cloud, rob.board) == ("a4", {"a2": "E05", "c4": "E21"})
    assert len(rob.dealt) == 21
    assert rob.dealt["a4"] == "E06"
    assert "red" not in rob.claims_beside


def test_the_board_shows_whose_tile_lies_where() -> None:
    state = position(placed={ROB: "I1=hope+hope", JOSEPH: "Y1=happiness"})
    spaces = view(state).spaces
    assert {space: (there.seat, there.tile) for space, there in spaces.items()} == {
        "I1": (ROB, "E11"),
        "Y1": (JOSEPH, "E19"),
    }


def test_when_the_game_is_over_the_view_says_who_won() -> None:
    state = after(position(vp={JOSEPH: 1}), "pass", "pass")
    assert (view(state).decision, view(state).actor, view(state).winners) == ("over", -2, [JOSEPH])
    assert GAME.view(state, -1).pending == Pending()
