"""The bridge and the roundabout: laid by themselves, and as the second tile that rebuilds a straight road."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.random import Random

from parlour.games.amber import GAME
from parlour.games.amber.rules import AmberState, codes
from parlour.kernel.game import OptionValue
from parlour.kernel.state import CHANCE, OVER, roll
from tests.rules.amber.positions import (
    BLUE,
    RED,
    cells_for,
    coins,
    coins_on,
    connections,
    discards,
    hand,
    legal_texts,
    picture,
    play,
    position,
    reach,
    refusal,
    told,
    turns_for,
)
from tests.rules.ledger import rule

# A road from the castle can run south from B1 into the closed side of the straight road at B2.
BESIDE_A_STRAIGHT = """
    R · · ·
    · ─ · ·
    · · · B
    """


@rule("AMB-REBUILD-1")
@pytest.mark.parametrize(("rebuilder", "mark"), [("bridge", "╪"), ("roundabout", "◎")])
def test_a_straight_that_a_new_road_runs_into_is_replaced_in_the_same_turn(rebuilder: str, mark: str) -> None:
    """The rulebook's bridge and roundabout; ruling T1."""
    state = position(BESIDE_A_STRAIGHT, hands={RED: f"curve {rebuilder}"})
    play(state, "place B1 curve 2")
    assert state.actor == RED
    assert legal_texts(state) == [f"rebuild {rebuilder}"]
    assert told(state, f"rebuild {rebuilder}") == [f"rebuilt cell=B2 old=straight player=0 tile={rebuilder}"]
    assert picture(state) == f"R  ┐  ·  ·\n·  {mark}  ·  ·\n·  ·  ·  B"


@rule("AMB-REBUILD-1")
def test_after_a_bridge_one_travels_across_and_after_a_roundabout_everywhere() -> None:
    state = position(BESIDE_A_STRAIGHT, hands={RED: "curve bridge roundabout"})
    play(state, "place B1 curve 2")
    assert legal_texts(state) == ["rebuild bridge", "rebuild roundabout"]
    bridge, roundabout = state.copy(), state.copy()
    play(bridge, "rebuild bridge")
    assert reach(bridge, RED) == {"B1", "A2", "B2", "B3"}
    play(roundabout, "rebuild roundabout")
    assert reach(roundabout, RED) == {"B1", "A2", "B2", "B3", "C2"}


@rule("AMB-REBUILD-1")
def test_without_a_bridge_or_roundabout_the_closed_side_stays_closed() -> None:
    state = position(BESIDE_A_STRAIGHT, hands={RED: "curve"})
    assert turns_for(state, "B1", "curve") == {3}
    assert refusal(state, "place B1 curve 2") == "AMB-REBUILD-1"


@rule("AMB-REBUILD-1", "AMB-MATCH-1")
@pytest.mark.parametrize("tile", ["┌", "┬", "╷", "↱", "╴"])
def test_only_a_straight_can_be_rebuilt(tile: str) -> None:
    state = position(BESIDE_A_STRAIGHT.replace("─", tile), hands={RED: "curve bridge roundabout"})
    assert turns_for(state, "B1", "curve") == {3}
    assert refusal(state, "place B1 curve 2") == "AMB-MATCH-1"


@rule("AMB-REBUILD-1")
def test_the_open_end_of_a_straight_is_no_side_to_rebuild() -> None:
    """The rule is about building against a side without road: road to road is an ordinary play."""
    state = position(BESIDE_A_STRAIGHT.replace("─", "│"), hands={RED: "curve bridge"})
    play(state, "place B1 curve 2")
    assert picture(state).splitlines()[:2] == ["R  ┐  ·  ·", "·  │  ·  ·"]
    assert state.actor != RED


@rule("AMB-REBUILD-1", "AMB-REBUILD-8")
def test_once_the_first_tile_lies_the_straight_must_be_replaced() -> None:
    state = position(BESIDE_A_STRAIGHT, hands={RED: "curve bridge bridge straight shovel"})
    play(state, "place B1 curve 2")
    assert legal_texts(state) == ["rebuild bridge"]
    assert refusal(state, "rebuild roundabout") == "AMB-REBUILD-1"
    assert refusal(state, "shovel B2") == "AMB-REBUILD-1"


@rule("AMB-REBUILD-2")
def test_two_sides_cannot_be_left_unmatched() -> None:
    """Ruling T1: exactly one side breaks matching."""
    state = position(
        """
        · │ · ·
        R · │ ·
        · ─ · ·
        · · · B
        """,
        hands={RED: "straight curve tee crossroads bridge roundabout"},
    )
    # B1 shows road and wants one; C2 and B3 are straights with their closed sides towards B2
    assert [text for text in legal_texts(state) if " B2 " in text] == [
        "place B2 curve 3",  # matches everything
        "place B2 tee 1",  # runs into B3
        "place B2 tee 2",  # runs into C2
    ]
    assert refusal(state, "place B2 crossroads 0") == "AMB-REBUILD-2"
    assert refusal(state, "place B2 straight 1") == "AMB-MATCH-1"


@rule("AMB-REBUILD-2", "AMB-MATCH-1")
def test_the_other_sides_of_the_first_tile_match_as_usual() -> None:
    """Ruling T1: the one side breaks where the new tile shows road, never where it lacks one."""
    state = position(
        """
        R · ┐ ·
        · ─ · ·
        · · · B
        """,
        hands={RED: "curve tee bridge"},
    )
    assert turns_for(state, "B1", "curve") == set()
    assert turns_for(state, "B1", "tee") == {0, 2}
    assert refusal(state, "place B1 curve 2") == "AMB-MATCH-1"


@rule("AMB-REBUILD-3")
@pytest.mark.parametrize(
    ("beyond", "allowed"),
    [*[(mark, True) for mark in "·≋│┘↓"], *[(mark, False) for mark in "─┐→"]],
)
def test_the_far_side_of_the_rebuilt_tile_must_match_too(beyond: str, allowed: bool) -> None:
    """Ruling T2."""
    state = position(
        f"""
        R · · ·
        · ─ · ·
        · {beyond} · ·
        · · · B
        """,
        hands={RED: "curve roundabout"},
    )
    assert turns_for(state, "B1", "curve") == ({2, 3} if allowed else {3})
    if not allowed:
        assert refusal(state, "place B1 curve 2") == "AMB-REBUILD-3"


@rule("AMB-REBUILD-3")
def test_the_far_side_may_be_a_castle_or_the_edge_of_the_board() -> None:
    """Ruling T2: both take a road."""
    state = position(
        """
        R · · ·
        · ─ · ·
        · B · ·
        """,
        hands={RED: "curve bridge"},
    )
    play(state, "place B1 curve 2", "rebuild bridge")
    assert connections(state, RED) == {"B3"}
    state = position(
        """
        R · · B
        · ─ · ·
        """,
        hands={RED: "curve bridge"},
    )
    play(state, "place B1 curve 2", "rebuild bridge")
    assert picture(state).splitlines()[1] == "·  ╪  ·  ·"


@rule("AMB-REBUILD-4")
@pytest.mark.parametrize("arrow", ["←", "→"])
def test_a_oneway_straight_is_rebuilt_and_loses_its_arrow(arrow: str) -> None:
    """Ruling T3, option on: afterwards it is travelled both ways."""
    state = position(
        f"""
        R · · ·
        · {arrow} B ·
        · · · ·
        """,
        hands={RED: "curve bridge"},
    )
    assert ("A2" in reach(state, BLUE)) == (arrow == "←")
    play(state, "place B1 curve 2")
    assert told(state, "rebuild bridge")[0] == "rebuilt cell=B2 old=oneway_straight player=0 tile=bridge"
    assert "A2" in reach(state, BLUE)


@rule("AMB-REBUILD-4")
def test_a_table_may_leave_oneway_straights_alone() -> None:
    """Ruling T3, option `replace_oneway` off; plain straights are rebuilt all the same."""
    for tile, allowed in (("→", False), ("←", False), ("─", True)):
        state = position(
            BESIDE_A_STRAIGHT.replace("─", tile), hands={RED: "curve bridge"}, replace_oneway=False
        )
        assert turns_for(state, "B1", "curve") == ({2, 3} if allowed else {3})
        if not allowed:
            assert refusal(state, "place B1 curve 2") == "AMB-REBUILD-4"


# The same straight, with a road into it from the castle's south.
BESIDE_A_STRAIGHT_IN_REACH = BESIDE_A_STRAIGHT.replace("· ─", "└ ─")


@rule("AMB-REBUILD-5")
@pytest.mark.parametrize(
    ("first", "turns"),
    [
        ("curve", {2}),
        ("tee", {0, 1}),
        ("crossroads", {0}),
        ("bridge", {0}),
        ("roundabout", {0}),
        ("oneway_curve_right", {1}),
        ("oneway_curve_left", {0}),
    ],
)
def test_any_tile_with_a_second_side_of_road_can_lead_a_two_tile_play(first: str, turns: set[int]) -> None:
    """Ruling T4."""
    state = position(BESIDE_A_STRAIGHT_IN_REACH, hands={RED: f"{first} bridge roundabout"})
    assert leads_a_two_tile_play(state, "B1", first) == turns


@rule("AMB-REBUILD-5")
@pytest.mark.parametrize(("first", "turns"), [("straight", {0}), ("oneway_straight", {0, 2})])
def test_a_straight_can_lead_a_two_tile_play_against_another(first: str, turns: set[int]) -> None:
    """Ruling T4."""
    state = position(
        """
        ┌ R · ·
        │ · · ·
        └ ─ · ·
        · · · B
        """,
        hands={RED: f"{first} bridge"},
    )
    assert leads_a_two_tile_play(state, "B2", first) == turns


@rule("AMB-REBUILD-5", "AMB-MATCH-1", "AMB-MATCH-2")
def test_a_dead_end_has_no_second_side_to_run_into_a_straight_with() -> None:
    """Ruling T4: its only road joins the road that leads there, from a castle as from a tile."""
    state = position(BESIDE_A_STRAIGHT, hands={RED: "dead_end bridge"})
    assert turns_for(state, "B1", "dead_end") == {3}
    assert refusal(state, "place B1 dead_end 2") == "AMB-MATCH-2"
    state = position("R ─ · ·\n· · ─ ·\n· · · B", hands={RED: "dead_end bridge"})
    assert turns_for(state, "C1", "dead_end") == {3}
    assert refusal(state, "place C1 dead_end 2") == "AMB-MATCH-1"


@rule("AMB-REBUILD-5")
@pytest.mark.parametrize("in_reach", [True, False])
def test_a_dead_end_never_leads_a_two_tile_play(in_reach: bool) -> None:
    """Ruling T4, looked for in positions of many games: wherever one could be laid, the turn passes on."""
    tried = 0
    for number in range(6):
        for state in positions_of_a_game(number, rebuild_in_reach=in_reach):
            dead_end = state.setup.kind_ids.index("dead_end")
            bridge = state.setup.kind_ids.index("bridge")
            seat = int(state.actor)
            state.hands[seat] = (1 << 4 * dead_end) + (2 << 4 * bridge)
            for action in state.legal():
                if action < codes.LAY_WETLAND and (int(action) & 63) >> 2 == dead_end:
                    after = state.copy()
                    after.apply(action)
                    assert after.kind != codes.REBUILD
                    tried += 1
    assert tried > 100


def positions_of_a_game(number: int, **options: OptionValue) -> Iterator[AmberState]:
    """Copies of the positions of a random game in which somebody is to play."""
    edition = GAME.edition()
    state = GAME.begin(GAME.setup(edition, 3, GAME.accept_options(edition, 3, options)))
    rng = Random(number)
    while state.actor != OVER:
        legal = state.legal()
        if state.kind == codes.PLAY:
            yield state.copy()
        chance = state.actor == CHANCE
        state.apply(roll(state, rng) if chance else legal[rng.randrange(len(legal))])


def leads_a_two_tile_play(state: AmberState, cell: str, tile: str) -> set[int]:
    """The turns with which a tile, laid here, leaves a straight to be rebuilt."""
    turns = set()
    for turn in turns_for(state, cell, tile):
        after = state.copy()
        play(after, f"place {cell} {tile} {turn}")
        if after.actor == state.actor:
            turns.add(turn)
    return turns


@rule("AMB-REBUILD-6")
def test_a_straight_under_a_village_is_replaced_and_village_and_coin_stay() -> None:
    """Ruling T5. With the bridge the village is connected at last, and its coin taken."""
    state = position(
        """
        R ·  · ⌂
        · ─⌂ · ·
        · ·  · B
        """,
        hands={RED: "curve bridge"},
    )
    assert "B2" in coins_on(state)
    play(state, "place B1 curve 2")
    assert "B2" in coins_on(state)
    play(state, "rebuild bridge")
    assert picture(state).splitlines()[1] == "·  ╪⌂ ·  ·"
    assert connections(state, RED) == {"B2"}
    assert coins(state) == [1, 0]


@rule("AMB-REBUILD-6")
def test_the_coin_stays_on_a_rebuilt_village_that_nobody_gets_to() -> None:
    """Ruling T5: the first tile is a one-way road against red, so nobody travels onto the bridge."""
    state = position(
        """
        R ·  · ⌂
        · ─⌂ · ·
        · ·  · B
        """,
        hands={RED: "oneway_curve_right oneway_curve_left bridge"},
        rebuild_in_reach=False,
    )
    play(state, "place B1 oneway_curve_left 0", "rebuild bridge")
    assert picture(state).splitlines()[:2] == ["R  ↰  ·  ⌂", "·  ╪⌂ ·  ·"]
    assert connections(state, RED) == set()
    assert "B2" in coins_on(state)


@rule("AMB-REBUILD-7", "AMB-DRAW-1")
def test_the_old_straight_is_discarded_and_two_tiles_are_drawn() -> None:
    """Ruling T6."""
    state = position(BESIDE_A_STRAIGHT, hands={RED: "curve bridge tee tee tee tee"})
    before = discards(state)
    play(state, "place B1 curve 2", "rebuild bridge")
    assert before == {}
    assert discards(state) == {"straight": 1}
    assert hand(state, RED) == {"tee": 4}
    play(state, "deal curve", "deal shovel")
    assert hand(state, RED) == {"tee": 4, "curve": 1, "shovel": 1}
    assert state.actor == BLUE


@rule("AMB-REBUILD-8")
def test_a_straight_is_not_rebuilt_without_a_new_road() -> None:
    """Ruling T7."""
    state = position("R ─ · · B", hands={RED: "bridge roundabout"})
    assert cells_for(state, "place") == {"C1"}
    assert refusal(state, "place B1 bridge 0") == "AMB-PLACE-1"
    assert refusal(state, "rebuild bridge") == "AMB-REBUILD-8"


@rule("AMB-REBUILD-9")
@pytest.mark.parametrize("in_reach", [True, False])
def test_the_first_tile_may_be_what_leads_to_the_straight(in_reach: bool) -> None:
    """Ruling T8: it need not have been reachable before."""
    state = position(BESIDE_A_STRAIGHT, hands={RED: "curve bridge"}, rebuild_in_reach=in_reach)
    assert "B2" not in reach(state, RED)
    play(state, "place B1 curve 2")
    assert "B2" in reach(state, RED)
    play(state, "rebuild bridge")


@rule("AMB-REBUILD-9", "AMB-REACH-1")
@pytest.mark.parametrize(
    ("first", "turn"),
    [("oneway_curve_left", 0), ("bridge", 0)],
    ids=["its arrow points back", "it carries one past"],
)
def test_a_straight_that_cannot_be_reached_is_not_rebuilt(first: str, turn: int) -> None:
    """Ruling T8, option `rebuild_in_reach` on: a tile is played where its player can get, the second too."""
    state = position(BESIDE_A_STRAIGHT, hands={RED: f"{first} bridge"})
    assert leads_a_two_tile_play(state, "B1", first) == set()
    assert refusal(state, f"place B1 {first} {turn}") == "AMB-REBUILD-9"


@rule("AMB-REBUILD-9")
@pytest.mark.parametrize(("first", "turn"), [("oneway_curve_left", 0), ("bridge", 0)])
def test_a_table_may_have_straights_rebuilt_that_nobody_gets_to(first: str, turn: int) -> None:
    """Ruling T8, option `rebuild_in_reach` off."""
    state = position(BESIDE_A_STRAIGHT, hands={RED: f"{first} bridge"}, rebuild_in_reach=False)
    play(state, f"place B1 {first} {turn}")
    assert "B2" not in reach(state, RED)
    play(state, "rebuild bridge")


@rule("AMB-REBUILD-9")
@pytest.mark.parametrize("road", ["└ ─", "└ →", "└ ←"])
def test_another_road_to_the_straight_is_enough(road: str) -> None:
    """Ruling T8: even where that road cannot be driven on, as with any other tile that is played."""
    state = position(BESIDE_A_STRAIGHT.replace("· ─", road), hands={RED: "oneway_curve_left bridge"})
    assert "B2" in reach(state, RED)
    assert leads_a_two_tile_play(state, "B1", "oneway_curve_left") == {0}


@rule("AMB-REBUILD-9")
def test_the_road_to_the_straight_must_be_the_player_s_own_to_travel() -> None:
    """Ruling T8: that somebody else gets there does not help."""
    state = position(
        """
        R · · ·
        · ─ ─ B
        """,
        hands={RED: "oneway_curve_left bridge"},
    )
    assert "B2" in reach(state, BLUE)
    assert leads_a_two_tile_play(state, "B1", "oneway_curve_left") == set()
    assert refusal(state, "place B1 oneway_curve_left 0") == "AMB-REBUILD-9"


@rule("AMB-REBUILD-9")
@pytest.mark.parametrize(("corner", "turns"), [("┐", {0}), ("⬎", {0}), ("↰", set())])
def test_a_bridge_may_lead_round_to_the_straight(corner: str, turns: set[int]) -> None:
    """Ruling T8: what counts is where one gets to once the first tile lies, not by which of its sides."""
    state = position(
        f"""
        R · {corner} ·
        · ─ ┘ ·
        · · · B
        """,
        hands={RED: "bridge bridge"},
    )
    assert leads_a_two_tile_play(state, "B1", "bridge") == turns


@rule("AMB-REBUILD-9", "AMB-REACH-1")
def test_the_first_tile_s_location_must_be_reachable() -> None:
    """Ruling T8."""
    for in_reach in (True, False):
        state = position(BESIDE_A_STRAIGHT, hands={RED: "curve straight bridge"}, rebuild_in_reach=in_reach)
        assert refusal(state, "place B3 straight 0") == "AMB-REACH-1"


# Red can lay something at B1 only, and a bridge there runs into a straight that red does not get to.
ONLY_A_BRIDGE = """
    R · ≋ ·
    ≋ ─ · ·
    · · · B
    """


@rule("AMB-REBUILD-9", "AMB-STUCK-2", "AMB-STUCK-3")
def test_without_the_straight_within_reach_one_may_be_stuck() -> None:
    """Ruling T8, option `rebuild_in_reach` on."""
    state = position(ONLY_A_BRIDGE, hands={RED: "bridge bridge"})
    assert legal_texts(state) == ["bury bridge"]
    assert refusal(state, "place B1 bridge 0") == "AMB-REBUILD-9"
    state = position(ONLY_A_BRIDGE, hands={RED: "bridge bridge"}, stack="")
    assert legal_texts(state) == ["pass"]


@rule("AMB-REBUILD-9", "AMB-STUCK-1")
def test_with_the_straight_out_of_reach_allowed_the_same_hand_must_be_played() -> None:
    """Ruling T8, option `rebuild_in_reach` off."""
    state = position(ONLY_A_BRIDGE, hands={RED: "bridge bridge"}, rebuild_in_reach=False)
    assert legal_texts(state) == ["place B1 bridge 0"]
    assert refusal(state, "bury bridge") == "AMB-STUCK-1"


@rule("AMB-REBUILD-10")
def test_never_more_than_two_tiles_a_turn() -> None:
    """Ruling T9: the bridge cannot open a second straight behind the first one."""
    state = position(
        """
        R · · ·
        · ─ · ·
        · ─ · ·
        · · · B
        """,
        hands={RED: "curve bridge bridge"},
    )
    assert turns_for(state, "B1", "curve") == {3}
    assert refusal(state, "place B1 curve 2") == "AMB-REBUILD-3"
    state = position(BESIDE_A_STRAIGHT, hands={RED: "curve bridge bridge roundabout"})
    play(state, "place B1 curve 2", "rebuild bridge")
    assert state.actor != RED


@rule("AMB-REBUILD-11")
@pytest.mark.parametrize("tile", ["bridge", "roundabout"])
def test_bridge_and_roundabout_are_ordinary_road_tiles_too(tile: str) -> None:
    state = position("R ─ · · B", hands={RED: f"{tile} tee tee tee tee tee"})
    play(state, f"place C1 {tile} 0")
    assert hand(state, RED) == {"tee": 5}
    play(state, "deal tee")
    assert state.actor == BLUE


@rule("AMB-REBUILD-12")
@pytest.mark.parametrize("only", ["bridge", "roundabout"])
def test_the_only_bridge_or_roundabout_cannot_be_both_tiles(only: str) -> None:
    state = position(BESIDE_A_STRAIGHT_IN_REACH, hands={RED: f"{only} curve"})
    assert turns_for(state, "B1", only) == set()
    assert turns_for(state, "B1", "curve") == {2, 3}
    assert refusal(state, f"place B1 {only} 0") == "AMB-REBUILD-12"


@rule("AMB-REBUILD-12")
@pytest.mark.parametrize("other", ["bridge", "roundabout"])
def test_a_bridge_may_lead_when_another_bridge_or_roundabout_is_held(other: str) -> None:
    state = position(BESIDE_A_STRAIGHT_IN_REACH, hands={RED: f"bridge {other}"})
    play(state, "place B1 bridge 0")
    assert legal_texts(state) == [f"rebuild {other}"]
    play(state, f"rebuild {other}")
    assert hand(state, RED) == {}
