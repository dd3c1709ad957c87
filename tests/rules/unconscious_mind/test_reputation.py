"""Gaining Reputation and triggering its track."""

from __future__ import annotations

import pytest

from parlour.games.unconscious_mind.rules import codes, fame
from parlour.kernel.state import Sink
from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    PINK,
    TEAL,
    bright,
    choices,
    coffee,
    decision,
    gain_reputation,
    land,
    play,
    player,
    position,
    refusal,
    view,
    vp,
)


@rule("UM-REP-1")
def test_freud_s_marker_goes_along() -> None:
    state = position(reputation={TEAL: 1}, freud_reputation=3)
    gain_reputation(state)
    assert view(state).freud_reputation == 4


@rule("UM-REP-1")
def test_freud_goes_first() -> None:
    """His marker crosses a line, and he has moved on before the own marker gets anywhere."""
    state = position(freud_reputation=2)
    state.sink = Sink()
    gain_reputation(state)
    assert [raw[0] for raw in state.sink.drain()] == [codes.FREUD_GOES_ON, codes.REPUTATION_GAINED]


@rule("UM-REP-2")
def test_the_own_marker_follows_on_top_of_those_already_there() -> None:
    state = position(reputation={TEAL: 1, PINK: 2}, freud_reputation=3, cured={TEAL: "c01", PINK: "c02"})
    gain_reputation(state)
    assert player(state).reputation == 2
    assert int(fame.rank_of(state, PINK)) == 0
    assert int(fame.rank_of(state, TEAL)) == 1


@rule("UM-REP-2")
def test_beyond_the_ninth_space_it_scores_three() -> None:
    state = position(reputation={TEAL: 9}, freud_reputation=4)
    gain_reputation(state)
    assert (player(state).reputation, vp(state)) == (9, 3)


@rule("UM-REP-3")
@pytest.mark.parametrize(
    ("own", "freud", "moves"), [(0, 1, 0), (2, 3, 1), (0, 2, 1), (2, 5, 2), (5, 5, 2), (8, 6, 1), (3, 6, 0)]
)
def test_each_marker_that_crosses_a_line_moves_freud_on(own: int, freud: int, moves: int) -> None:
    state = position(reputation={TEAL: own}, freud_reputation=freud, freud="cafe")
    gain_reputation(state)
    assert view(state).freud == ["cafe", "theater", "library"][moves]
    assert decision(state) == "turn"  # nothing is triggered there


@rule("UM-REP-4")
def test_whoever_brings_freud_to_the_watch_scores_three_and_signals_the_end() -> None:
    state = position(freud_reputation=8)
    gain_reputation(state)
    assert (view(state).phase, vp(state)) == ("open", 0)
    gain_reputation(state)
    assert (view(state).phase, vp(state)) == ("signalled", 3)


@rule("UM-REP-4")
def test_only_once() -> None:
    state = position(freud_reputation=10, phase="signalled", reputation={TEAL: 3})
    gain_reputation(state)
    assert (vp(state), view(state).freud_reputation, player(state).reputation) == (0, 10, 4)


@rule("UM-REP-5")
@pytest.mark.parametrize(
    ("own", "points", "coffees"), [(0, 1, 2), (3, 1, 2), (4, 3, 1), (6, 3, 1), (7, 5, 0), (9, 5, 0)]
)
def test_the_zone_above_the_own_marker_gives_points_and_coffee(own: int, points: int, coffees: int) -> None:
    state = position(reputation={TEAL: own})
    land(state, "left")
    assert (vp(state), coffee(state)) == (points, coffees)


@rule("UM-REP-5")
@pytest.mark.parametrize(("freud", "actions"), [(1, 3), (2, 3), (3, 6), (5, 6), (6, 9), (10, 9)])
def test_one_action_of_the_zones_up_to_freud_s(freud: int, actions: int) -> None:
    state = position(freud_reputation=freud)
    land(state, "left")
    assert choices(state, "reputation") == {str(number) for number in range(1, actions + 1)}
    if actions < 9:
        assert refusal(state, f"reputation {actions + 1}") == "UM-REP-5"


@rule("UM-REP-5")
def test_only_one_and_no_marker_moves() -> None:
    state = position(freud_reputation=6, reputation={TEAL: 2})
    land(state, "left")
    play(state, "reputation 9")
    assert (vp(state), coffee(state), bright(state)) == (1, 2 + 1, 1)
    assert decision(state) == "turn"
    assert (view(state).freud_reputation, player(state).reputation) == (6, 2)


@rule("UM-REP-5")
def test_or_none() -> None:
    state = position()
    land(state, "left")
    play(state, "stop")
    assert decision(state) == "turn"
