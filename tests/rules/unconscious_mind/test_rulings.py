"""What the rulebook leaves open, as the dossier settles it: q01 to q20."""

from __future__ import annotations

from parlour.games.unconscious_mind.rules import UnconsciousMindState
from parlour.kernel.state import CHANCE
from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    PINK,
    TEAL,
    bright,
    choices,
    coffee,
    decision,
    dial,
    end_turn,
    final,
    gain_reputation,
    land,
    legal_texts,
    locked_lines,
    may,
    play,
    player,
    position,
    resolve,
    room,
    stop_all,
    tags,
    tile,
    triggers,
    view,
    vp,
)


@rule("UM-INK-3")
def test_q01_landing_on_top_counts_as_a_lap() -> None:
    state = position(inkpot={TEAL: "row3"}, notebook={TEAL: "ns01 · ·"})
    play(state, "place i11 notebook_left", "ideas idea", "advance 2")
    assert (player(state).inkpot, player(state).ideas_locked) == ("top", 2)
    assert choices(state, "line") == {"column1"}  # unlocked in time


@rule("UM-INK-3")
def test_q02_a_fourth_lap_unlocks_nothing() -> None:
    state = position(inkpot={TEAL: "left"}, laps={TEAL: 3})
    play(state, "place i11 notebook_left", "ideas idea", "advance 2")
    assert (player(state).ideas, player(state).ideas_locked) == (5, 0)


@rule("UM-INK-6")
def test_q03_a_line_is_fixed_when_it_begins() -> None:
    """n116 lets a card be played that brings a tile; the board has no vacant place but by replacing."""
    full = "n116 n101 n102 / n103 n104 · / n105 n106 ·"
    state = position(notebook={TEAL: full}, hand={TEAL: "r10"})
    land(state, "row1")
    play(state, "line_part first", "do 1", "play r10", "do 1", "take level_1", "put a2")
    stop_dealing(state)
    # the tile that was replaced is skipped, and the new one is not triggered
    assert tile(state, "a2") != "n101"
    assert choices(state, "line_part") == {"start", "third", "end"}


@rule("UM-INK-6")
def test_q03_a_tile_placed_into_the_line_is_not_triggered() -> None:
    state = position(notebook={TEAL: "n116 · ·"}, hand={TEAL: "r10"})
    land(state, "row1")
    play(state, "line_part first", "do 1", "play r10", "do 1", "take level_1", "put a2")
    stop_dealing(state)
    assert choices(state, "line_part") == {"start"}


def stop_dealing(state: UnconsciousMindState) -> None:
    while state.actor == CHANCE:
        play(state, legal_texts(state)[0])


@rule("UM-NOTE-1")
def test_q04_an_empty_space_costs_its_coffee() -> None:
    state = position(coffee={TEAL: 2}, tiles="n101 · n103 n201 n202 n203")
    play(state, "place i01 notebook_center", "ideas idea", "do 1", "take level_1")
    assert (coffee(state), vp(state)) == (0, 3)


@rule("UM-DIAL-3")
def test_q05_any_insight_of_the_dial_may_be_generated_from_when_the_reserve_is_empty() -> None:
    state = position(dial={TEAL: "minor-growth " * 6 + "major-passion own:median-freedom"})
    resolve(state, "[{op: generate, level: minor, quality: passion}]")
    play(state, "do 1")
    assert {text.split()[1] for text in choices(state, "insight")} == {
        "minor-growth",
        "major-passion",
        "median-freedom",
    }


@rule("UM-DIAL-5")
def test_q06_all_three_sections_lie_next_to_each_other() -> None:
    qualities = ("growth", "freedom", "passion")
    for quality in qualities:
        state = position(dial={TEAL: f"minor-{quality}"})
        resolve(state, "[{op: transfer, n: 1}]")
        play(state, "do 1")
        others = {text.split()[2] for text in choices(state, "insight")}
        assert others == {f"minor-{other}" for other in qualities if other != quality}


@rule("UM-TREAT-5")
def test_q07_points_catharsis_and_cure_come_in_the_order_of_the_track() -> None:
    state = position(
        rooms={TEAL: "c01+g03 l07 @4"}, dial={TEAL: "median-growth median-freedom median-passion"}
    )
    play(
        state,
        "treat primary",
        *(f"insight common median-{q} reserve" for q in ("growth", "freedom", "passion")),
    )
    play(state, "do 1")
    assert bright(state) == 1  # by Catharsis on the way
    assert player(state).cured == ["c01"]
    assert vp(state) == 2 + 2


@rule("UM-TREAT-7")
def test_q08_with_both_dreams_used_only_boxes_help() -> None:
    state = position(rooms={TEAL: "c01+g01 @5"}, dial={TEAL: "major-growth major-freedom"}, boxes={TEAL: 1})
    assert not choices(state, "treat")
    end_turn(state)
    play(state, "box primary")
    assert (room(state).therapy, room(state).manifest, room(state).latent) == (4, "", "")
    assert state.actor == PINK


@rule("UM-NOTE-6")
def test_q09_a_complete_line_stays_complete_when_a_tile_is_replaced() -> None:
    state = position(coffee={TEAL: 1}, notebook={TEAL: "n102 n103 n104 / n105 n106 · / n107 n108 ·"})
    before = locked_lines(state)
    play(state, "place i01 notebook_left", "ideas idea", "do 1", "take level_1", "put a1")
    assert locked_lines(state) == before
    assert "row1" not in before
    assert final(state)["rows"] == 1
    assert dial(state) == ""


@rule("UM-GOAL-4")
def test_q10_goals_met_together_bring_a_reputation_point_each() -> None:
    """The last tile completes a row and a column."""
    notebook = "n102 n103 n104 / n105 n106 · / n107 · ·"
    state = position(coffee={TEAL: 1}, cured={TEAL: "k01"}, notebook={TEAL: f"{notebook}"})
    play(state, "place i01 notebook_left", "ideas idea", "do 1", "take level_1", "put b3")
    assert view(state).goals["goal_rows"] == TEAL
    assert player(state).reputation == 1
    notebook = "n102 n103 n104 / n105 n106 n107 / n108 · ·"
    state = position(
        coffee={TEAL: 1},
        cured={TEAL: "k01"},
        notebook={TEAL: notebook},
        tiles="n101 n110 n111 n201 n202 n203",
    )
    play(state, "place i01 notebook_left", "ideas idea", "do 1", "take level_1", "put c2")
    assert [view(state).goals[goal] for goal in ("goal_rows", "goal_columns")] == [TEAL, TEAL]
    assert player(state).reputation == 2


@rule("UM-REP-4")
def test_q11_after_the_signal_only_the_own_marker_moves() -> None:
    state = position(freud_reputation=10, phase="signalled", reputation={TEAL: 8})
    gain_reputation(state)
    assert (player(state).reputation, vp(state), view(state).freud_reputation) == (9, 0, 10)
    gain_reputation(state)
    assert (player(state).reputation, vp(state)) == (9, 3)


@rule("UM-FINAL-5")
def test_q12_a_starting_tile_is_no_tile_of_level_one() -> None:
    state = position(rooms={TEAL: "k01 @2"}, notebook={TEAL: "ns01 n101 ·"})
    assert final(state)["cases"] == 3


@rule("UM-CITY-5")
def test_q13_bright_ideas_do_not_lift_the_limit_of_five() -> None:
    state = position(freud="theater", in_play={TEAL: "r05 r06 r07 r08"}, bright={TEAL: 3})
    play(state, "place i21 move_freud", "ideas idea", "do 1", "go freud 1")
    assert triggers(state) == 5
    assert not may(state, "more")


@rule("UM-STATE-3")
def test_q14_both_ideas_point_at_one_action() -> None:
    state = position()
    play(state, "place i22 gain_research", "ideas two_ideas")
    assert [(idea.ideas, idea.action) for idea in view(state).table.values()] == [(2, "gain_research")]
    stop_all(state)
    assert state.actor == PINK


@rule("UM-TURN-3")
def test_q15_without_an_idea_in_supply_there_is_one_to_recall() -> None:
    state = position(table={"i11": "0 two_ideas notebook_left", "i22": "0 idea gain_research"})
    assert player(state).ideas == 0
    assert legal_texts(state) == ["recall"]


@rule("UM-TREAT-1")
def test_q16_a_treat_turn_needs_a_dream_that_can_be_paid() -> None:
    state = position(rooms={TEAL: "c01+g01 m05"}, dial={TEAL: "median-growth"}, coffee={TEAL: 2})
    assert not choices(state, "treat")
    play(state, "adjust", "insight common median-growth major-growth")
    assert choices(state, "treat") == {"primary"}


@rule("UM-GOAL-3")
def test_q17_the_goal_without_a_location_gets_one_for_good() -> None:
    state = position(
        rooms={TEAL: "k01 m05 @2"},
        dial={TEAL: "major-growth"},
        cured={TEAL: "k02 k03 k04 k05"},
        goals={"goal_case_study": PINK},
    )
    play(state, "treat primary", "insight common major-growth reserve", "do 1", "goal opera")
    assert tags(state) == {"opera": 2}
    assert not choices(state, "goal")


@rule("UM-CATH-2")
def test_q18_tags_under_a_grief_layer_do_not_count() -> None:
    assert tags(position(rooms={TEAL: "c07+g01"})) == {}
    assert tags(position(rooms={TEAL: "c07 @3"})) == {"theater": 1, "opera": 1}


@rule("UM-FX-5")
def test_q19_a_line_triggered_by_a_slot_has_its_ends() -> None:
    state = position(
        table={"i11": "0 idea notebook_left"},
        professors={TEAL: "library"},
        notebook={TEAL: "n101 n102 n103"},
        tokens={"green": 5},
    )
    play(state, "recall", "slot library 1", "do 1", "line row1")
    assert {"start", "end"} < choices(state, "line_part")
    state = position(
        table={"i11": "0 idea notebook_left"},
        professors={TEAL: "theater"},
        notebook={TEAL: "n101 n102 n103 / n104 n105 n106 / n107 n108 n109"},
        laps={TEAL: 1},
        tokens={"green": 5},
    )
    play(state, "recall", "slot theater 1", "do 1")
    assert choices(state, "line") == {"column1"}
    play(state, "line column1")
    assert "end" in choices(state, "line_part")


@rule("UM-RES-2", "UM-DRAFT-3")
def test_q20_draws_from_empty_decks_are_skipped() -> None:
    state = position(decks={"research": ""})
    resolve(state, "[{op: gain, research: 1}]")
    assert decision(state) == "turn"
    state = position(
        rooms={TEAL: "·"}, decks={"latent": "", "manifest": "", "clients": ""}, manifests="· · · ·"
    )
    end_turn(state)
    play(state, f"draft {view(state).clients[0].client}")
    assert legal_texts(state) == ["stop"]
    play(state, "stop")
    assert (room(state).manifest, room(state).latent, room(state).therapy) == ("", "", 2 + 2)
    assert state.actor == PINK
