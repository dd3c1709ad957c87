"""What a choice brings about is what the board shows once it is made."""

from __future__ import annotations

from typing import Any

from librt.random import Random

from parlour.games.amber import GAME
from parlour.games.amber.rules import AmberState, codes, new_game
from parlour.kernel.choices import play
from parlour.kernel.state import CHANCE, OVER, roll
from tests.rules.amber.positions import BLUE, RED, position

CLOSED_SIDE = """
    R · · ·
    · ─ · ·
    · · · B
    """


def outcome(state: AmberState, action: str) -> dict[str, Any]:
    return play(GAME, state.setup.actions, state, state.setup.actions.parse(action)).choice.outcome


def told(state: AmberState, action: str) -> list[str]:
    return [
        phrase.id
        for phrase in play(GAME, state.setup.actions, state, state.setup.actions.parse(action)).choice.told
    ]


def test_a_road_says_where_its_player_can_go_from_there() -> None:
    state = position("R ─ · · B", hands={RED: "straight"})
    assert outcome(state, "place C1 straight 1") == {
        "rebuilds": "",
        "shut_out": False,
        "reach": {"D1": "W"},
    }


def test_a_one_way_road_that_comes_towards_its_player_shuts_them_out() -> None:
    state = position("R ─ · · B", hands={RED: "oneway_straight"})
    assert outcome(state, "place C1 oneway_straight 3")["shut_out"]
    assert outcome(state, "place C1 oneway_straight 1") == {
        "rebuilds": "",
        "shut_out": False,
        "reach": {"D1": "W"},
    }


def test_a_road_names_the_straight_it_has_rebuilt() -> None:
    one_way_only = position(CLOSED_SIDE, hands={RED: "curve bridge"})
    assert outcome(one_way_only, "place B1 curve 2")["rebuilds"] == "B2"
    assert "amber-event-rebuilt" in told(one_way_only, "place B1 curve 2")
    to_choose = position(CLOSED_SIDE, hands={RED: "curve bridge roundabout"})
    assert outcome(to_choose, "place B1 curve 2")["rebuilds"] == "B2"
    assert "amber-event-rebuilt" not in told(to_choose, "place B1 curve 2")
    to_choose.apply(to_choose.setup.actions.parse("place B1 curve 2"))
    assert outcome(to_choose, "rebuild roundabout")["rebuilds"] == "B2"


def test_a_shovel_says_where_roads_no_longer_lead() -> None:
    state = position("R ─ ─ · B", hands={RED: "shovel"})
    assert outcome(state, "shovel B1") == {
        "rebuilds": "",
        "shut_out": False,
        "reach": {"C1": "", "D1": ""},
    }


def test_the_reach_of_others_is_not_in_it() -> None:
    state = position("R ─ · ─ B", hands={BLUE: "shovel"}, turn=BLUE)
    assert outcome(state, "shovel D1")["reach"] == {"C1": ""}


def test_outcomes_lead_from_each_view_of_a_game_to_the_next() -> None:
    """Over whole games, every choice: reach, the tile of another square, who can drive on."""
    rebuilt = shut_out = changed = 0
    for seed, advanced in ((1, False), (2, True)):
        edition = GAME.edition()
        setup = GAME.setup(edition, 3, GAME.accept_options(edition, 3, {"advanced": advanced}))
        rng = Random(seed)
        state = new_game(setup)
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.apply(roll(state, rng))
                continue
            legal = [int(action) for action in state.legal()]
            for action in {legal[rng.randrange(len(legal))] for _ in range(4)}:
                found = check(state, action)
                rebuilt += bool(found["rebuilds"])
                shut_out += found["shut_out"]
                changed += bool(found["reach"])
            state.apply(legal[rng.randrange(len(legal))])
    assert min(rebuilt, shut_out, changed) > 0


def check(state: AmberState, action: int) -> dict[str, Any]:
    seat = int(state.actor)
    choice, after = play(GAME, state.setup.actions, state, action)
    assert isinstance(after, AmberState)
    before, then = GAME.view(state, seat), GAME.view(after, seat)
    was, is_now = before.players[seat].reach, then.players[seat].reach
    assert choice.outcome["reach"] == {
        cell: is_now.get(cell, "") for cell in was.keys() | is_now.keys() if was.get(cell) != is_now.get(cell)
    }
    cell = str(choice.action.get("cell", ""))
    others = {at for at in before.board.keys() & then.board.keys() if before.board[at] != then.board[at]}
    is_waiting = after.kind == codes.REBUILD
    assert choice.outcome["rebuilds"] == (then.rebuild if is_waiting else next(iter(others - {cell}), ""))
    if choice.action["do"] == "place":
        at = state.setup.cell_names.index(cell)
        assert choice.outcome["shut_out"] == (not after.enters(seat, at))
    else:
        assert not choice.outcome["shut_out"]
    return choice.outcome
