"""Insights on the dial."""

from __future__ import annotations

from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    TEAL,
    choices,
    coffee,
    decision,
    dial,
    legal_texts,
    may,
    play,
    player,
    position,
    refusal,
    reserve,
    resolve,
    told,
    vp,
)

FOR_MINOR_PASSION = (
    "[{op: exchange, pay: {insights: [{level: minor, quality: passion}]}, get: [{op: gain, vp: 3}]}]"
)
FOR_MEDIAN = "[{op: exchange, pay: {insights: [{level: median, quality: any}]}, get: [{op: gain, vp: 3}]}]"
FOR_SUPPRESSING = "[{op: exchange, pay: {suppress: 1}, get: [{op: generate, level: major, quality: growth}]}]"


@rule("UM-DIAL-1")
def test_an_insight_has_the_quality_of_its_section_and_the_level_of_its_ring() -> None:
    state = position()
    for level in ("minor", "median", "major"):
        for quality in ("growth", "freedom", "passion"):
            state = position()
            resolve(state, f"[{{op: generate, level: {level}, quality: {quality}}}]")
            play(state, "do 1")
            assert choices(state, "insight") == {f"common reserve {level}-{quality}"}
            play(state, f"insight common reserve {level}-{quality}")
            assert dial(state) == f"{level}-{quality}"


@rule("UM-DIAL-1")
def test_in_the_reserve_it_has_neither() -> None:
    state = position()
    resolve(state, FOR_MINOR_PASSION)
    assert reserve(state) == (7, 0)
    assert decision(state) == "turn"  # nothing to pay with


@rule("UM-DIAL-2")
def test_common_and_own_insights_serve_alike() -> None:
    state = position(dial={TEAL: "minor-passion own:minor-passion"})
    resolve(state, FOR_MINOR_PASSION)
    play(state, "do 1")
    assert choices(state, "insight") == {"common minor-passion reserve", "own minor-passion reserve"}
    play(state, "insight own minor-passion reserve")
    assert dial(state) == "minor-passion"
    assert reserve(state) == (6, 1)


@rule("UM-DIAL-2")
def test_only_own_insights_ever_leave_the_dial() -> None:
    state = position(
        dial={TEAL: "major-growth own:reserve"},
        in_play={TEAL: "r01 r02 r13"},
    )
    play(state, "place i11 play_or_publish", "ideas idea", "do 1", "publish t31")
    play(state, "volume r01", "volume r02", "volume r13")
    assert choices(state, "insight") == {"own reserve reserve"}


@rule("UM-DIAL-3")
def test_generating_takes_an_insight_from_the_reserve() -> None:
    state = position(dial={TEAL: "minor-passion"})
    resolve(state, "[{op: generate, level: median, quality: growth}]")
    play(state, "do 1")
    assert choices(state, "insight") == {"common reserve median-growth"}
    assert may(state, "stop")
    assert refusal(state, "insight common minor-passion median-growth") == "UM-DIAL-3"
    play(state, "insight common reserve median-growth")
    assert dial(state) == "median-growth minor-passion"
    assert reserve(state) == (5, 0)


@rule("UM-DIAL-3")
def test_an_empty_reserve_lets_an_insight_come_from_anywhere() -> None:
    state = position(dial={TEAL: "minor-passion " * 6 + "major-freedom own:minor-growth"})
    resolve(state, "[{op: generate, level: median, quality: growth}]")
    play(state, "do 1")
    assert choices(state, "insight") == {
        "common minor-passion median-growth",
        "common major-freedom median-growth",
        "own minor-growth median-growth",
    }


@rule("UM-DIAL-4")
def test_elevating_goes_one_ring_outward() -> None:
    state = position(dial={TEAL: "minor-growth median-freedom major-passion"})
    resolve(state, "[{op: elevate, n: 1}]")
    play(state, "do 1")
    assert choices(state, "insight") == {
        "common minor-growth median-growth",
        "common median-freedom major-freedom",
    }
    assert refusal(state, "insight common reserve minor-growth") == "UM-DIAL-4"


@rule("UM-DIAL-4")
def test_the_same_insight_may_be_elevated_again() -> None:
    state = position(dial={TEAL: "minor-growth"})
    resolve(state, "[{op: elevate, n: 2}]")
    play(state, "do 1", "insight common minor-growth median-growth")
    play(state, "insight common median-growth major-growth")
    assert dial(state) == "major-growth"
    assert decision(state) == "turn"


@rule("UM-DIAL-5")
def test_transferring_goes_to_another_section_of_the_ring() -> None:
    state = position(dial={TEAL: "median-growth"})
    resolve(state, "[{op: transfer, n: 1}]")
    play(state, "do 1")
    assert choices(state, "insight") == {
        "common median-growth median-freedom",
        "common median-growth median-passion",
    }
    assert refusal(state, "insight common median-growth minor-passion") == "UM-DIAL-5"
    assert refusal(state, "insight common reserve minor-passion") == "UM-DIAL-5"


@rule("UM-DIAL-6")
def test_suppressing_goes_one_ring_inward_and_into_the_reserve() -> None:
    state = position(dial={TEAL: "minor-growth median-freedom major-passion"})
    resolve(state, FOR_SUPPRESSING)
    play(state, "do 1")
    assert choices(state, "insight") == {
        "common minor-growth reserve",
        "common median-freedom minor-freedom",
        "common major-passion median-passion",
    }
    assert refusal(state, "insight common major-passion minor-passion") == "UM-DIAL-6"
    play(state, "insight common median-freedom minor-freedom")
    assert dial(state) == "minor-growth minor-freedom major-passion"
    assert choices(state, "do") == {"1"}  # what it was done for


@rule("UM-DIAL-7")
def test_a_used_insight_goes_to_the_reserve() -> None:
    state = position(dial={TEAL: "minor-passion minor-growth"})
    resolve(state, FOR_MINOR_PASSION)
    play(state, "do 1", "insight common minor-passion reserve")
    assert dial(state) == "minor-growth"
    assert reserve(state) == (6, 0)
    assert vp(state) == 3


@rule("UM-DIAL-7")
def test_a_higher_level_may_be_used_and_gives_no_change() -> None:
    state = position(dial={TEAL: "major-passion major-growth"})
    resolve(state, FOR_MINOR_PASSION)
    play(state, "do 1")
    assert choices(state, "insight") == {"common major-passion reserve"}
    play(state, "insight common major-passion reserve")
    assert dial(state) == "major-growth"
    assert coffee(state) == 0


@rule("UM-DIAL-7")
def test_a_lower_level_or_another_quality_does_not_pay() -> None:
    state = position(dial={TEAL: "minor-growth minor-freedom"})
    resolve(state, FOR_MEDIAN)
    assert decision(state) == "turn"
    resolve(state, FOR_MINOR_PASSION)
    assert decision(state) == "turn"


@rule("UM-DIAL-7")
def test_what_pays_one_part_must_leave_enough_for_the_others() -> None:
    """m08 asks for a Median of any quality and two Minor Growth."""
    state = position(rooms={TEAL: "c01+g01 m08"}, dial={TEAL: "median-growth minor-growth minor-growth"})
    play(state, "treat primary")
    assert choices(state, "insight") == {"common median-growth reserve"}


@rule("UM-DIAL-8")
def test_any_quality_is_for_the_player_to_choose() -> None:
    state = position(dial={TEAL: "median-freedom major-passion minor-growth"})
    resolve(state, "[{op: generate, level: minor, quality: any}]")
    play(state, "do 1")
    assert choices(state, "insight") == {
        f"common reserve minor-{quality}" for quality in ("growth", "freedom", "passion")
    }
    play(state, "stop")
    resolve(state, FOR_MEDIAN)
    play(state, "do 1")
    assert choices(state, "insight") == {"common median-freedom reserve", "common major-passion reserve"}
    assert refusal(state, "insight common minor-growth reserve") == "UM-DIAL-7"


def test_there_are_always_seven_common_insights() -> None:
    state = position(dial={TEAL: "minor-passion"})
    assert sum(pair[0] for pair in player(state).dial.values()) == 7
    assert legal_texts(state)


# What the log says


def test_it_is_told_by_what_an_insight_is_moved() -> None:
    state = position(dial={TEAL: "minor-growth minor-growth minor-growth"}, coffee={TEAL: 4})
    resolve(state, "[{op: generate, level: minor, quality: passion}]")
    play(state, "do 1")
    assert told(state, "insight common reserve minor-passion") == [
        "insight_generated from=reserve piece=common player=0 to=minor-passion"
    ]
    for to, name in (("median-growth", "elevated"), ("minor-freedom", "transferred")):
        play(state, "adjust")
        assert told(state, f"insight common minor-growth {to}") == [
            f"insight_{name} from=minor-growth piece=common player=0 to={to}"
        ]
    resolve(state, FOR_SUPPRESSING)
    play(state, "do 1")
    assert told(state, "insight common minor-growth reserve") == [
        "insight_suppressed from=minor-growth piece=common player=0 to=reserve"
    ]
    play(state, "stop")
    resolve(state, FOR_MINOR_PASSION)
    play(state, "do 1")
    assert told(state, "insight common minor-passion reserve") == [
        "insight_used from=minor-passion piece=common player=0",
        "gained_points count=3 player=0",
    ]


def test_and_by_effects_alike() -> None:
    for effect, to in (("elevate", "median-growth"), ("transfer", "minor-freedom")):
        state = position(dial={TEAL: "minor-growth"})
        resolve(state, f"[{{op: {effect}}}]")
        play(state, "do 1")
        name = {"elevate": "elevated", "transfer": "transferred"}[effect]
        assert told(state, f"insight common minor-growth {to}") == [
            f"insight_{name} from=minor-growth piece=common player=0 to={to}"
        ]
