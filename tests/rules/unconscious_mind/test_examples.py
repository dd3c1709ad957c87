"""The rulebook's examples, in our own words and by the numbers of the dossier."""

from __future__ import annotations

import pytest

from parlour.games.unconscious_mind.rules import pages
from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    BROWN,
    PINK,
    TEAL,
    YELLOW,
    boxes,
    bright,
    choices,
    coffee,
    decision,
    dial,
    final,
    hand,
    land,
    may,
    play,
    player,
    position,
    refusal,
    resolve,
    stop_all,
    tags,
    tile,
    triggers,
    view,
    vp,
)
from tests.rules.unconscious_mind.test_setup import after_start


@rule("UM-REP-5")
def test_ex01_pink_triggers_the_track_for_three_points_and_a_coffee() -> None:
    state = position(turn=PINK, reputation={PINK: 4}, freud_reputation=4)
    land(state, "left")
    assert (vp(state, PINK), coffee(state, PINK)) == (3, 1)
    # an action of Freud's zone, or of the one to its left
    assert choices(state, "reputation") == {"1", "2", "3", "4", "5", "6"}


@rule("UM-REP-5", "UM-INK-7")
def test_ex02_teal_s_inkpot_comes_to_the_left_for_a_point_and_two_coffee() -> None:
    state = position(inkpot={TEAL: "row1"})
    play(state, "place i22 gain_research", "ideas idea", "stop", "advance 3")
    assert (player(state).inkpot, vp(state), coffee(state)) == ("left", 1, 2)
    assert choices(state, "reputation") == {"1", "2", "3"}


@rule("UM-STATE-3", "UM-STATE-5")
def test_ex03_two_ideas_gain_two_research_cards() -> None:
    state = position(table={"i12": "0 idea elevate_transfer"})
    assert refusal(state, "place i22 elevate_transfer") == "UM-STATE-3"
    play(state, "place i22 gain_research", "ideas two_ideas")
    play(state, "do 1", "deal_research r10", "stop", "do 1", "deal_research r20", "stop")
    assert hand(state) == ["r10", "r20"]


@rule("UM-STATE-4")
@pytest.mark.parametrize(("way", "left"), [("both", 1), ("two_bright", 0)])
def test_ex04_a_bright_idea_makes_the_second_trigger(way: str, left: int) -> None:
    state = position(bright={TEAL: 2})
    play(state, "place i22 gain_research", f"ideas {way}")
    play(state, "do 1", "deal_research r10", "stop", "do 1", "deal_research r20", "stop")
    assert len(hand(state)) == 2
    stop_all(state)
    assert sum(idea.ideas for idea in view(state).table.values()) == left
    assert sum(idea.bright for idea in view(state).table.values()) == 0


@rule("UM-INK-3")
def test_ex05_teal_s_first_lap_frees_a_fourth_idea() -> None:
    state = position(inkpot={TEAL: "left"})
    play(state, "place i11 notebook_left", "ideas idea", "advance 2")
    assert player(state).ideas + 1 == 4  # one of them is on the table
    assert player(state).ideas_locked == 2
    assert bool(pages.is_column_unlocked(state, TEAL, 0))
    assert not bool(pages.is_column_unlocked(state, TEAL, 1))


@rule("UM-INK-4")
def test_ex06_teal_chooses_one_of_two_unlocked_columns() -> None:
    state = position(laps={TEAL: 2}, notebook={TEAL: "ns01 n102 · / n103 n104 · / n105 · ·"})
    land(state, "top")
    assert choices(state, "line") == {"column1", "column2"}
    play(state, "line column1")
    assert choices(state, "line_part") == {"first", "second", "third", "end"}


@rule("UM-INK-5", "UM-INK-6")
def test_ex07_yellow_turns_the_bottom_row_into_a_box() -> None:
    state = position(3, turn=YELLOW, notebook={YELLOW: "· · · / · · · / n120 n104 ns11"})
    land(state, "row3")
    play(state, "line_part start", "do 1", "insight common reserve minor-passion")
    play(state, "line_part third", "do 1", "insight common minor-passion reserve")
    play(state, "do 1", "insight common reserve median-freedom")
    play(state, "line_part first", "do 1", "insight common median-freedom reserve")
    assert boxes(state, YELLOW) == 1
    assert dial(state, YELLOW) == ""


@rule("UM-NOTE-3")
def test_ex08_brown_may_complete_a_first_row_without_a_cured_client() -> None:
    state = position(
        4, turn=BROWN, coffee={BROWN: 1}, notebook={BROWN: "n102 n103 · / n104 · · / n105 n106 ·"}
    )
    play(state, "place i01 notebook_left", "ideas idea", "do 1", "take level_1")
    assert choices(state, "put") == {"a3", "b2", "c3"}
    play(state, "put a3")
    assert tile(state, "a3", BROWN) == "n101"
    assert "row1" not in player(state, BROWN).insights_locked


@rule("UM-PUB-2", "UM-PUB-4", "UM-PUB-6")
def test_ex09_teal_publishes_four_volumes_by_citing_three() -> None:
    state = position(
        3,
        in_play={TEAL: "r25 r01"},
        dial={TEAL: "own:median-growth"},
        treatises={"t32": "1 r13 r14 r26", "t31": "2 r02 r03 r15"},
    )
    play(state, "place i11 play_or_publish", "ideas idea", "do 1", "publish t41")
    assert choices(state, "volume") == {"r25"}
    play(state, "volume r25", "cite t32", "cite t31", "cite t31", "insight own median-growth reserve")
    assert vp(state, TEAL) == 12
    assert (vp(state, PINK), bright(state, PINK)) == (2, 1)
    assert (vp(state, YELLOW), bright(state, YELLOW)) == (4, 2)
    assert view(state).treatises["t41"].volumes == ["r25", "r26", "r03", "r15"]
    assert player(state).in_play == ["r01"]


@rule("UM-CITY-3", "UM-CITY-4")
def test_ex10_brown_finds_four_figures_at_the_university() -> None:
    everybody = {TEAL: "university", PINK: "university", YELLOW: "university", BROWN: "opera"}
    state = position(4, turn=BROWN, professors=everybody, bright={BROWN: 1})
    play(state, "place i21 move_professor", "ideas idea", "do 1", "go professor 2")
    assert triggers(state) == 4
    for _ in range(2):
        play(state, "effect 1", "do 1", "insight common reserve minor-passion")
    for card in ("r10", "r20"):
        play(state, "effect 3", "do 1", "insight common minor-passion reserve")
        play(state, "do 1", f"deal_research {card}", "stop")
    assert hand(state, BROWN) == ["r10", "r20"]
    play(state, "more")
    assert triggers(state) == 1  # the limit is five


@rule("UM-CITY-3", "UM-CITY-5", "UM-ANY-2")
def test_ex11_yellow_makes_a_box_at_the_library() -> None:
    state = position(3, turn=YELLOW, freud="theater", in_play={YELLOW: "r05 r06"}, bright={YELLOW: 1})
    play(state, "place i21 move_freud", "ideas idea", "do 1", "go freud 1", "more")
    assert triggers(state) == 4
    play(state, "effect 1", "do 1", "insight common reserve minor-growth", "effect 2")
    assert coffee(state, YELLOW) == 2
    play(state, "adjust", "insight common minor-growth median-growth")
    play(state, "effect 3", "do 1", "insight common median-growth reserve")
    assert (boxes(state, YELLOW), coffee(state, YELLOW)) == (1, 0)


@rule("UM-RECALL-2", "UM-RECALL-3", "UM-RECALL-4")
def test_ex12_yellow_recalls_from_three_spaces_and_claims_the_red_five() -> None:
    state = position(
        3,
        turn=YELLOW,
        table={
            "i11": "2 idea notebook_left",
            "i22": "2 idea gain_research",
            "i12": "2 idea elevate_transfer",
        },
        freud="cafe",
        in_play={YELLOW: "r25 r26 r28 r29"},  # five red tags
        dial={YELLOW: "own:reserve"},
        tokens={"red": 6},
    )
    play(state, "recall")
    assert (coffee(state, YELLOW), player(state, YELLOW).ideas) == (3, 3)
    assert choices(state, "district") == {"red 1", "red 2", "red 3"}
    play(state, "district red 3", "insight own reserve reserve")
    assert boxes(state, YELLOW) == 2
    assert view(state).tokens["red"] == 5
    assert view(state).district_insights["red"] == [-1, -1, YELLOW, -1]
    play(state, "do 1")
    assert choices(state, "advance") == {"1", "2", "3"}


@rule("UM-GOAL-1")
def test_ex13_yellow_completes_a_second_column_and_claims_two_cafe_tags() -> None:
    state = position(
        3, turn=YELLOW, coffee={YELLOW: 1}, notebook={YELLOW: "n102 n103 · / n104 n105 · / n106 · ·"}
    )
    play(state, "place i01 notebook_left", "ideas idea", "do 1", "take level_1", "put c2")
    assert player(state, YELLOW).reputation == 1
    assert tags(state, YELLOW) == {"cafe": 2}


@rule("UM-FINAL-1", "UM-FINAL-2", "UM-FINAL-3", "UM-FINAL-4", "UM-FINAL-5", "UM-FINAL-6", "UM-FINAL-7")
def test_ex14_teal_scores_53_points_in_the_end() -> None:
    state = position(
        reputation={TEAL: 4, PINK: 6},
        cured={TEAL: "c01 c05 c06"},
        treatises={"t31": "0 r01 r02 r13", "t32": "0 r14 r15 r25"},
        district_insights={"green": "1 0"},
        notebook={TEAL: "ns01 n101 n102 / n103 n201 n202 / n203 n204 n205"},
        rooms={TEAL: "k02+g01 / k01 @2"},
        boxes={TEAL: 2},
        coffee={TEAL: 4},
    )
    assert final(state) == {
        "standing": 4,
        "rank": 5,
        "districts": 4,
        "rows": 16,
        "tags": 10,
        "cases": 9,
        "leftover_boxes": 4,
        "bright_ideas": 1,
    }
    assert "theater" not in tags(state)
    assert player(state).points == 53


@rule("UM-FIRE-2")
def test_ex15_two_tags_claim_the_three_beside_fireworks() -> None:
    state = position(
        table={"i11": "0 idea notebook_left"},
        freud="library",
        fireworks="green",
        in_play={TEAL: "r01 r05"},
        dial={TEAL: "own:reserve"},
    )
    play(state, "recall")
    assert choices(state, "fireworks") == {"green 1"}


@rule("UM-DIAL-7")
def test_ex16_a_major_passion_pays_for_a_minor_one_without_change() -> None:
    state = position(dial={TEAL: "major-passion"})
    resolve(
        state,
        "[{op: exchange, pay: {insights: [{level: minor, quality: passion}]}, get: [{op: gain, vp: 1}]}]",
    )
    play(state, "do 1", "insight common major-passion reserve")
    assert (dial(state), vp(state), coffee(state)) == ("", 1, 0)


@rule("UM-FINAL-2")
def test_ex17_insights_in_two_districts_are_worth_ten() -> None:
    assert final(position(district_insights={"green": "0 0", "red": "0"}))["districts"] == 10


@rule("UM-FINAL-3")
def test_ex18_two_rows_are_worth_five() -> None:
    state = position(notebook={TEAL: "n101 n102 n103 / n104 n105 n106 / n107 n108 ·"})
    assert final(state)["rows"] == 5


@rule("UM-FINAL-4")
def test_ex19_all_six_tags_are_worth_fifteen() -> None:
    assert final(position(in_play={TEAL: "r01 r05 r13 r17 r25 r29"}))["tags"] == 15


@rule("UM-ANY-2")
def test_ex20_three_coffee_are_a_bright_idea() -> None:
    state = position(coffee={TEAL: 3})
    play(state, "brighten")
    assert (coffee(state), bright(state)) == (0, 1)


# Examples in passing


@rule("UM-DIAL-1")
def test_the_second_ring_of_the_green_section_is_a_median_growth() -> None:
    state = position(dial={TEAL: "median-growth"})
    resolve(
        state,
        "[{op: exchange, pay: {insights: [{level: median, quality: growth}]}, get: [{op: gain, vp: 1}]}]",
    )
    assert may(state, "do 1")


@rule("UM-SETUP-10")
def test_four_players_choose_from_five_clients() -> None:
    assert len(choices(after_start(4, TEAL), "draft")) == 5


@rule("UM-COFFEE-1")
def test_three_coffee_for_a_bright_idea_make_room_for_more() -> None:
    state = position(coffee={TEAL: 6})
    resolve(state, "[{op: gain, coffee: 2}]")
    play(state, "brighten")
    assert (coffee(state), bright(state), decision(state)) == (5, 1, "turn")
