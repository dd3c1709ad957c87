"""The Id, the opponent of a player alone."""

from __future__ import annotations

from typing import Any

import pytest
from librt.random import Random

from parlour.games.unconscious_mind import GAME
from parlour.games.unconscious_mind.rules import UnconsciousMindState, codes, scoring, solo
from parlour.kernel.state import CHANCE, Sink, roll
from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    TEAL,
    THE_ID,
    boxes,
    bright,
    choices,
    coffee,
    decision,
    finish,
    legal_texts,
    line,
    new_game,
    play,
    player,
    position,
    random_game,
    room,
    tile,
    told,
    view,
    vp,
    winners,
)

BOARD = "id_study · · / id_stroll · · / id_treat · ·"


def alone(**given: Any) -> UnconsciousMindState:
    """A solo position with the Id's three tiles on its board, unless said otherwise."""
    return position(1, **{"notebook": {THE_ID: BOARD}, **given})


def id_does(state: UnconsciousMindState, what: int, value: int = 0) -> None:
    solo.ID_STEP.push(state, THE_ID, what, value)
    state.run()


def id_turn(state: UnconsciousMindState) -> None:
    solo.ID_STEP.wait(state, THE_ID, codes.ID_TURN)
    state.run()


def id_acts(state: UnconsciousMindState, action: str) -> None:
    id_does(state, codes.ID_ACTION, state.setup.names.actions.index(action))


def begun(seed: int = 1, **options: str) -> UnconsciousMindState:
    """The first turn of a solo game."""
    state, rng = new_game(1, **options), Random(seed)
    while decision(state) != "turn":
        state.apply(roll(state, rng) if state.actor == CHANCE else state.legal()[0])
    return state


# Setup


@rule("UM-SOLO-1")
def test_the_id_has_three_tiles_and_a_professor_opposite_freud() -> None:
    state = begun()
    assert [tile(state, place, THE_ID) for place in ("a1", "b1", "c1")] == [
        "id_study",
        "id_stroll",
        "id_treat",
    ]
    around = ["theater", "library", "opera", "museum", "university", "cafe"]
    apart = around.index(player(state, THE_ID).professor) - around.index(view(state).freud)
    assert apart % 6 == 3
    assert state.actor == TEAL  # who always begins


@rule("UM-SOLO-1")
def test_it_holds_neither_coffee_nor_bright_ideas_nor_insights_nor_a_hand() -> None:
    the_id = player(begun(), THE_ID)
    assert (the_id.coffee, the_id.bright, the_id.hand) == (0, 0, 0)
    assert sum(common for common, _ in the_id.dial.values()) == 0
    # its first column is complete
    assert sum(own for _, own in the_id.dial.values()) == 1


def test_it_is_introduced_before_anything_is_told_of_it() -> None:
    state = new_game(1)
    lines: list[str] = []
    while not view(state, -1).players[THE_ID].notebook[0]:
        lines = told(state, legal_texts(state)[0])
    assert [one.split()[0] for one in lines if f"player={THE_ID}" in one] == ["id_begins", "insight_unlocked"]


@rule("UM-SOLO-1")
@pytest.mark.parametrize(("difficulty", "points"), [("ego", 0), ("superego", 10), ("unbound", 20)])
def test_a_difficulty_gives_it_points_to_begin_with(difficulty: str, points: int) -> None:
    state = new_game(1, difficulty=difficulty)
    while not view(state, -1).players[THE_ID].notebook[0]:
        state.apply(state.legal()[0])
    assert vp(state, THE_ID) == points


@rule("UM-SOLO-2")
def test_it_takes_the_client_with_the_fewest_hearts_and_the_leftmost_dream() -> None:
    state = new_game(1)
    while not choices(state, "start"):
        state.apply(state.legal()[-1])
    shown = {client.client for client in view(state, -1).clients}
    many, few, other = (
        next(c for c in pool if c not in shown)
        for pool in (("c06", "c07", "c12"), ("c01", "c03", "c10"), ("c02", "c05", "c09"))
    )
    play(state, "start 0", f"deal_client {other}", f"deal_client {few}", f"deal_client {many}")
    play(state, f"draft {other}", "deal_latent l01", "dream_unseen")
    leftmost = view(state, -1).manifests[0]
    while decision(state) != "starting_tile":
        state.apply(state.legal()[0])
    has = room(state, 0, THE_ID)
    assert (has.client, has.grief, has.manifest) == (few, "gs1", leftmost)
    assert has.latent
    assert view(state).bottom_client == many


# Its turn


@rule("UM-SOLO-3")
def test_without_ideas_it_recalls() -> None:
    state = alone(table={"i11": "1 two_ideas notebook_left", "i12": "1 idea notebook_right"})
    id_turn(state)
    assert not choices(state, "deal_impulse")
    assert player(state, THE_ID).ideas == 3
    assert "1" not in {str(idea.seat) for idea in view(state).table.values()}


@rule("UM-SOLO-3")
def test_else_it_turns_an_impulse_card_over() -> None:
    state = alone()
    id_turn(state)
    assert state.actor == CHANCE
    assert len(choices(state, "deal_impulse")) == 12
    play(state, "deal_impulse imp07")
    assert (decision(state), int(state.actor)) == ("turn", TEAL)
    id_turn(state)
    assert len(choices(state, "deal_impulse")) == 11


@rule("UM-SOLO-4")
def test_a_recall_card_recalls_from_two_spaces_on() -> None:
    two = {"i01": "1 idea notebook_left", "i12": "1 idea notebook_right"}
    state = alone(table=two)
    id_turn(state)
    play(state, "deal_impulse imp12")
    assert player(state, THE_ID).ideas == 3
    state = alone(table={"i01": "1 idea notebook_left"})
    id_turn(state)
    play(state, "deal_impulse imp12")
    assert player(state, THE_ID).ideas == 1


@rule("UM-SOLO-4")
def test_it_does_the_first_possible_action_of_the_card() -> None:
    """imp09: Elevate and Transfer, Generate three, Freud."""
    state = alone(table={"i22": "1 idea elevate_transfer"})
    id_turn(state)
    play(state, "deal_impulse imp09")
    actions = {idea.action for idea in view(state).table.values()}
    assert actions == {"elevate_transfer", "generate_three"}


@rule("UM-SOLO-4")
def test_a_double_card_places_two_ideas() -> None:
    state = alone()
    id_turn(state)
    play(state, "deal_impulse imp07")  # Generate three, double
    assert [idea.ideas for idea in view(state).table.values()] == [2]
    assert int(state.libido) == 2
    state = alone(table={"i01": "1 two_ideas notebook_left"})
    id_turn(state)
    play(state, "deal_impulse imp07")
    assert [idea.ideas for space, idea in view(state).table.items() if space != "i01"] == [1]


@rule("UM-SOLO-5")
@pytest.mark.parametrize(
    ("taken", "space"),
    [([], "i22"), (["i22"], "i32"), (["i22", "i32"], "")],
)
def test_its_space_is_in_the_row_of_the_card_else_below_else_above(taken: list[str], space: str) -> None:
    """imp09 begins with Elevate and Transfer in the third row; next to Generate three are i22 and i32."""
    at = alone().setup.names.actions.index("generate_three")
    state = alone(table=dict.fromkeys(taken, "0 idea gain_research"))
    found = int(solo.id_space_for(state, at, 2))
    assert (state.setup.names.idea_spaces[found] if found >= 0 else "") == space


@rule("UM-SOLO-5")
def test_above_only_where_there_is_none_below() -> None:
    state = alone(table={"i31": "0 idea gain_research"})
    at = state.setup.names.actions.index("move_freud")
    assert state.setup.names.idea_spaces[solo.id_space_for(state, at, 3)] == "i21"


@rule("UM-SOLO-6")
@pytest.mark.parametrize(
    ("action", "points"), [("notebook_left", 0), ("notebook_center", 1), ("notebook_right", 2)]
)
def test_tiles_come_with_points(action: str, points: int) -> None:
    state = alone()
    id_acts(state, action)
    assert vp(state, THE_ID) == points
    assert tile(state, "a2", THE_ID) != "·"


@rule("UM-SOLO-6")
@pytest.mark.parametrize("action", ["elevate_transfer", "generate_three"])
def test_insights_are_libido(action: str) -> None:
    state = alone()
    id_acts(state, action)
    assert view(state).libido == 1


@rule("UM-SOLO-6")
def test_its_professor_goes_two_on_or_to_freud_for_more() -> None:
    state = alone(freud="museum", professors={TEAL: "library", THE_ID: "theater"})
    id_acts(state, "move_professor")
    assert player(state, THE_ID).professor == "museum"  # two figures there
    state = alone(freud="museum", professors={TEAL: "opera", THE_ID: "theater"})
    id_acts(state, "move_professor")
    assert player(state, THE_ID).professor == "opera"  # as many, without going to Freud


@rule("UM-SOLO-6")
def test_freud_goes_where_it_has_most_tags() -> None:
    state = alone(freud="theater", in_play={THE_ID: "r17 r13 r18"})
    id_acts(state, "move_freud")
    assert view(state).freud == "museum"


@rule("UM-SOLO-6")
def test_research_is_studied() -> None:
    state = alone()
    id_acts(state, "gain_research")
    play(state, "deal_research r05")
    assert player(state, THE_ID).in_play == ["r05"]
    assert coffee(state, THE_ID) == 0


@rule("UM-SOLO-7")
def test_it_takes_the_higher_tile_for_the_row_with_the_fewest() -> None:
    state = alone(
        tiles="n101 n102 n103 n201 n202 n203",
        notebook={THE_ID: "id_study n104 · / id_stroll · · / id_treat · ·"},
    )
    id_acts(state, "notebook_left")
    assert tile(state, "b2", THE_ID) == "n201"
    play(state, "deal_tile n210")
    assert view(state).tiles[3] == "n210"


@rule("UM-SOLO-7")
def test_lines_and_a_full_board_count_for_it_as_for_anybody() -> None:
    full = "id_study n104 n105 / id_stroll n106 n107 / id_treat n108 ·"
    state = alone(
        tiles="n101 n102 n103 n201 n202 n203",
        notebook={THE_ID: full},
        goals={"goal_rows": 0, "goal_columns": 0},
    )
    before = player(state, THE_ID).dial.get("reserve", [0, 0])[1]
    id_acts(state, "notebook_left")
    assert player(state, THE_ID).dial["reserve"][1] == before + 2
    assert player(state, THE_ID).reputation == 1


@rule("UM-SOLO-8")
@pytest.mark.parametrize(
    ("cards", "points", "box"), [("", 1, 0), ("r13 r15", 1, 0), ("r16 r15", 2, 1), ("r16 r13 r14 r15", 3, 1)]
)
def test_a_visit_is_a_point_for_two_triggers_and_a_box_from_three_on(
    cards: str, points: int, box: int
) -> None:
    state = alone(freud="cafe", professors={TEAL: "museum", THE_ID: "library"}, in_play={THE_ID: cards})
    id_does(state, codes.ID_INK, 2)  # to the second row, where it strolls on to the Opera
    assert player(state, THE_ID).professor == "opera"
    assert (vp(state, THE_ID), boxes(state, THE_ID)) == (points, box)


@rule("UM-SOLO-9")
def test_studying_brings_a_card_into_play_and_publishes() -> None:
    state = alone(in_play={THE_ID: "r01 r02"}, dial={THE_ID: "own:reserve"})
    id_does(state, codes.ID_STUDY)
    play(state, "deal_research r13")
    assert view(state).treatises["t31"].seat == THE_ID
    assert vp(state, THE_ID) == 7
    assert player(state, THE_ID).in_play == []


@rule("UM-SOLO-9")
def test_not_without_an_insight_nor_beyond_the_limit_of_its_difficulty() -> None:
    state = alone(in_play={THE_ID: "r01 r02"})
    id_does(state, codes.ID_STUDY)
    play(state, "deal_research r13")
    assert view(state).treatises == {}
    state = alone(
        in_play={THE_ID: "r01 r02"},
        dial={THE_ID: "own:reserve"},
        difficulty="ego",
        treatises={"t33": "1 r26 r27 r03"},
    )
    id_does(state, codes.ID_STUDY)
    play(state, "deal_research r13")
    assert set(view(state).treatises) == {"t33"}


@rule("UM-SOLO-9")
def test_it_cites_only_what_it_lacks_and_pays_as_anybody() -> None:
    state = alone(in_play={THE_ID: "r01 r02"}, dial={THE_ID: "own:reserve"}, treatises={"t43": "0 r14 r15"})
    id_does(state, codes.ID_PUBLISH)
    assert view(state).treatises["t31"].volumes == ["r01", "r02", "r15"]
    assert (vp(state, TEAL), bright(state, TEAL)) == (2, 1)


@rule("UM-SOLO-9")
def test_citing_it_pays_points_but_no_bright_idea() -> None:
    state = alone(in_play={TEAL: "r01 r02"}, dial={TEAL: "own:reserve"}, treatises={"t43": "1 r14 r15"})
    play(state, "place i11 play_or_publish", "ideas idea", "do 1", "publish t31", "volume r01", "cite t43")
    assert (vp(state, THE_ID), bright(state, THE_ID)) == (2, 0)


@rule("UM-SOLO-10")
def test_it_treats_the_client_nearest_to_a_cure_without_paying() -> None:
    state = alone(rooms={THE_ID: "c01+g01 m06 @8 / c02 m05 @4"})
    id_does(state, codes.ID_TREAT)
    assert (room(state, 1, THE_ID).therapy, room(state, 1, THE_ID).manifest) == (2, "")
    assert vp(state, THE_ID) == 1
    assert room(state, 0, THE_ID).manifest == "m06"


@rule("UM-SOLO-10")
def test_what_it_cannot_use_is_worth_points() -> None:
    state = alone(rooms={THE_ID: "c01 m07 @8"})  # two points of therapy, a Bright Idea, a point
    id_does(state, codes.ID_TREAT)
    assert vp(state, THE_ID) == 2 + 1 + 1 + 1  # with the spaces 7 and 6
    state = alone(rooms={THE_ID: "c01 l01 @5"})  # three points of therapy, a Notebook tile triggered
    id_does(state, codes.ID_TREAT)
    assert vp(state, THE_ID) == 2


@rule("UM-SOLO-10")
def test_a_matching_icon_brings_its_box_and_no_dream_three_points() -> None:
    state = alone(rooms={THE_ID: "c01+g02 m01 @8"})
    id_does(state, codes.ID_TREAT)
    assert boxes(state, THE_ID) == 1
    state = alone(rooms={THE_ID: "c01+g02 @8"})
    id_does(state, codes.ID_TREAT)
    assert vp(state, THE_ID) == 3


@rule("UM-SOLO-11")
def test_its_inkpot_moves_and_unlocks_as_anybody_s() -> None:
    state = alone(inkpot={THE_ID: "row3"})
    id_does(state, codes.ID_INK, 3)
    the_id = player(state, THE_ID)
    assert (the_id.inkpot, the_id.ideas, the_id.ideas_locked) == ("row1", 4, 2)


@rule("UM-SOLO-12")
@pytest.mark.parametrize(("difficulty", "points"), [("ego", 2), ("superego", 3), ("unbound", 5)])
def test_a_line_is_worth_its_tiles(difficulty: str, points: int) -> None:
    state = alone(notebook={THE_ID: "n104 n205 ·"}, difficulty=difficulty)
    id_does(state, codes.ID_INK, 1)
    assert vp(state, THE_ID) == points


@rule("UM-SOLO-12")
def test_its_own_tiles_by_their_procedures() -> None:
    state = alone(rooms={THE_ID: "c02 m05 @4"})
    id_does(state, codes.ID_INK, 3)  # the row of the treatment
    assert room(state, 0, THE_ID).therapy == 2
    state = alone()
    id_does(state, codes.ID_INK, 1)
    assert choices(state, "deal_research")


@rule("UM-SOLO-12")
def test_one_tile_after_the_other() -> None:
    state = alone(laps={THE_ID: 1}, inkpot={THE_ID: "left"}, rooms={THE_ID: "c02 m05 @4"})
    id_does(state, codes.ID_INK, 1)  # its own column: it studies first
    assert choices(state, "deal_research")
    assert (player(state, THE_ID).professor, room(state, 0, THE_ID).therapy) == ("museum", 4)
    play(state, "deal_research r05")
    assert (player(state, THE_ID).professor, room(state, 0, THE_ID).therapy) == ("university", 2)


@rule("UM-SOLO-12")
def test_on_top_it_takes_its_fullest_unlocked_column() -> None:
    state = alone(
        notebook={THE_ID: "n104 n205 · / n105 · · / · · ·"}, laps={THE_ID: 2}, inkpot={THE_ID: "row3"}
    )
    id_does(state, codes.ID_INK, 2)
    assert vp(state, THE_ID) == 2


@rule("UM-SOLO-13")
@pytest.mark.parametrize(("freud", "points", "box", "tiles"), [(1, 2, 0, 3), (4, 1, 0, 4), (7, 1, 1, 3)])
def test_the_reputation_track_gives_it_the_best_it_can_use(
    freud: int, points: int, box: int, tiles: int
) -> None:
    state = alone(freud_reputation=freud)
    id_does(state, codes.ID_INK, 4)
    assert (vp(state, THE_ID), boxes(state, THE_ID)) == (points, box)
    assert sum(name != "" for name in view(state, TEAL).players[THE_ID].notebook) == tiles


# Recall


@rule("UM-SOLO-14")
def test_it_takes_the_highest_district_bonus_it_has_tags_for() -> None:
    state = alone(
        freud="theater",
        in_play={THE_ID: "r01 r02 r05 r06"},
        dial={THE_ID: "own:reserve"},
        tokens={"green": 6},
    )
    id_does(state, codes.ID_BONUS)
    assert view(state, TEAL).district_insights["green"] == [-1, THE_ID, -1, -1]
    assert boxes(state, THE_ID) == 1
    assert view(state, TEAL).tokens["green"] == 5


@rule("UM-SOLO-14")
def test_one_higher_beside_fireworks() -> None:
    state = alone(
        freud="theater",
        in_play={THE_ID: "r01 r02 r05 r06"},
        dial={THE_ID: "own:reserve"},
        tokens={"green": 6},
        fireworks="green",
    )
    id_does(state, codes.ID_BONUS)
    assert view(state, TEAL).district_insights["green"] == [-1, -1, THE_ID, -1]
    assert view(state, TEAL).fireworks == "purple"


@rule("UM-SOLO-14")
def test_else_a_location_s_where_reputation_still_lies() -> None:
    state = alone(freud="theater", professors={THE_ID: "cafe"}, tokens={"red": 5})
    id_does(state, codes.ID_BONUS)
    assert view(state, TEAL).slots_taken["theater"] == [0]
    assert player(state, THE_ID).reputation == 1
    state = alone(
        freud="theater", professors={THE_ID: "cafe"}, tokens={"red": 5, "green": 5}, slots=["cafe-1"]
    )
    id_does(state, codes.ID_BONUS)
    assert view(state, TEAL).slots_taken["cafe"] == [0, 1]


# The Journalist


def with_journalist(**given: Any) -> UnconsciousMindState:
    return alone(
        freud="cafe", professors={TEAL: "university", THE_ID: "theater"}, journalist="library", **given
    )


MUSEUM = {"t33": "0", "t42": "0", "t53": "0"}
OPERA = {"t31": "0", "t41": "0", "t51": "0"}


@rule("UM-SOLO-6", "UM-SOLO-8")
@pytest.mark.parametrize(
    ("action", "treatises", "there"),
    [
        ("move_professor", {}, {"professor": "cafe"}),  # to Freud, as the Journalist could no better
        ("move_professor", MUSEUM, {"journalist": "museum"}),
        ("move_freud", {}, {"freud": "theater"}),
        ("move_freud", MUSEUM, {"journalist": "museum"}),
    ],
)
def test_the_journalist_goes_if_that_brings_more_triggers(
    action: str, treatises: dict[str, str], there: dict[str, str]
) -> None:
    """Your three Treatises count where the Journalist is, so three triggers."""
    state = with_journalist(treatises=treatises)
    id_acts(state, action)
    seen = view(state)
    places = {
        "professor": seen.players[THE_ID].professor,
        "freud": seen.freud,
        "journalist": seen.journalist,
    }
    assert places == {"professor": "theater", "freud": "cafe", "journalist": "library", **there}
    assert (vp(state, THE_ID), boxes(state, THE_ID)) == ((2, 1) if treatises else (1, 0))


@rule("UM-SOLO-12")
@pytest.mark.parametrize(("treatises", "strolls"), [({}, "professor"), (OPERA, "journalist")])
def test_the_journalist_may_stroll_too(treatises: dict[str, str], strolls: str) -> None:
    state = with_journalist(treatises=treatises)
    id_does(state, codes.ID_INK, 2)
    moved = "professor" if player(state, THE_ID).professor == "library" else "journalist"
    assert moved == strolls
    assert view(state).journalist == ("opera" if treatises else "library")


@rule("UM-SOLO-14", "UM-JOUR-3")
def test_it_takes_a_bonus_with_the_journalist_if_that_is_better() -> None:
    """The green District still has its Reputation, the red one not."""
    state = with_journalist(tokens={"red": 5}, slots=["theater-1", "theater-2", "theater-3"])
    id_does(state, codes.ID_BONUS)
    assert view(state, TEAL).slots_taken["library"] == [0]
    state = with_journalist(tokens={"green": 5}, slots=["theater-1", "theater-2", "theater-3"])
    id_does(state, codes.ID_BONUS)
    assert view(state, TEAL).slots_taken["cafe"] == [0]


@rule("UM-SOLO-14", "UM-JOUR-3")
def test_everybody_s_treatises_count_for_a_district_with_the_journalist() -> None:
    green = {"t33": "0", "t41": "0", "t43": "0", "t52": "0", "t53": "0"}
    state = with_journalist(treatises=green, dial={THE_ID: "own:reserve"})
    id_does(state, codes.ID_BONUS)
    assert view(state, TEAL).district_insights["green"] == [-1, -1, THE_ID, -1]


# What is told of it


def told_of(state: UnconsciousMindState, what: int, value: int = 0) -> list[str]:
    """What everybody is told while the Id does something."""
    state.sink = Sink()
    id_does(state, what, value)
    told_now = [line(GAME.event(state, raw).public) for raw in state.sink.drain()]
    state.sink = None
    return told_now


def test_an_impulse_is_told_step_by_step() -> None:
    state = alone(tiles="n101 n102 n103 n201 n202 n203")
    id_turn(state)
    assert told(state, "deal_impulse imp02") == [
        "impulse_shown first=notebook_center player=1 second=notebook_right third=move_professor",
        "ideas_placed action=notebook_center player=1 row=2 way=two_ideas",
        "gained_points count=1 player=1",
        "tile_taken player=1 tile=n202",
        "tile_put place=a2 player=1 tile=n202",
    ]


def test_its_lap_its_line_and_its_treatment_are_told() -> None:
    state = alone(inkpot={THE_ID: "left"}, rooms={THE_ID: "c02 m05 @6"})
    assert told_of(state, codes.ID_INK, 4) == [
        "ink_moved bright=0 player=1 steps=4 where=row3",
        "idea_unlocked line=column1 player=1",
        "line_begins line=row3 player=1",
        "tile_triggered player=1 tile=id_treat",
        "treated client=c02 dream=m05 player=1",
        "gained_points count=1 player=1",
        "therapy client=c02 left=5 player=1",
        "therapy client=c02 left=4 player=1",
    ]


def test_its_walks_are_told() -> None:
    state = alone(freud="cafe", professors={TEAL: "museum", THE_ID: "library"}, in_play={THE_ID: "r16 r15"})
    assert told_of(state, codes.ID_INK, 2)[1:] == [
        "line_begins line=row2 player=1",
        "tile_triggered player=1 tile=id_stroll",
        "professor_moved location=opera player=1",
        "location_begins location=opera player=1 times=3",
        "gained_points count=2 player=1",
        "gained_boxes count=1 player=1",
    ]


def test_its_reputation_track_and_its_tiles_are_told() -> None:
    state = alone(freud_reputation=4, tiles="· · · · · ·")
    assert told_of(state, codes.ID_INK, 4)[1:] == [
        "reputation_triggered coffee=0 player=1 points=1",
        "vacant_scored player=1 points=2",
    ]
    full = "id_study n104 n105 / id_stroll n106 n107 / id_treat n108 n109"
    state = alone(freud_reputation=4, notebook={THE_ID: full}, tiles="n101 · · · · ·", tile_stacks=(0, 0))
    assert told_of(state, codes.ID_INK, 4)[2:] == [
        "tile_taken player=1 tile=n101",
        "tile_discarded player=1 tile=n101",
        "gained_points count=1 player=1",
    ]


def test_its_recall_and_its_bonuses_are_told() -> None:
    state = alone(
        table={"i11": "1 two_ideas notebook_left", "i12": "1 idea notebook_right"},
        freud="theater",
        professors={THE_ID: "cafe"},
        tokens={"red": 5},
    )
    assert told_of(state, codes.ID_TURN)[:3] == [
        "recalled coffee=2 player=1",
        "slot_taken location=theater player=1 slot=1",
        "reputation_gained player=1 space=1",
    ]
    state = alone(freud="theater", in_play={THE_ID: "r01 r02 r05 r06"}, dial={THE_ID: "own:reserve"})
    assert told_of(state, codes.ID_BONUS)[0] == "district_taken district=green number=4 player=1"


def test_its_boxes_are_told() -> None:
    state = alone(rooms={THE_ID: "c02 @3"})
    state.libido = 3
    assert told_of(state, codes.ID_BOXES) == [
        "libido_turned count=3 player=1",
        "gained_boxes count=1 player=1",
        "spent_boxes count=1 player=1",
        "therapy client=c02 left=2 player=1",
    ]


def test_citing_it_tells_of_no_bright_idea() -> None:
    state = alone(in_play={TEAL: "r01 r02"}, dial={TEAL: "own:reserve"}, treatises={"t43": "1 r14 r15"})
    play(state, "place i11 play_or_publish", "ideas idea", "do 1", "publish t31", "volume r01")
    assert told(state, "cite t43")[0] == "volume_cited_of_id card=r15 owner=1 player=0 treatise=t43"


# The end of its turn


@rule("UM-SOLO-15")
def test_three_libido_are_a_box() -> None:
    state = alone(rooms={THE_ID: "·"})
    state.libido = 4
    id_does(state, codes.ID_BOXES)
    assert (view(state).libido, boxes(state, THE_ID)) == (1, 1)


@rule("UM-SOLO-15")
def test_boxes_go_towards_catharsis_first() -> None:
    state = alone(rooms={THE_ID: "c01 @2 / c02+g01 @6"}, boxes={THE_ID: 2})
    id_does(state, codes.ID_BOXES)
    assert (room(state, 0, THE_ID).therapy, room(state, 1, THE_ID).therapy) == (2, 4)
    assert boxes(state, THE_ID) == 0
    state = alone(rooms={THE_ID: "c01 @2 / c02 @1"}, boxes={THE_ID: 1})
    id_does(state, codes.ID_BOXES)
    assert player(state, THE_ID).cured == ["c02"]


@rule("UM-SOLO-16")
def test_a_vacant_room_is_filled_from_the_left() -> None:
    state = alone(rooms={THE_ID: "·"}, clients="c01+g01 c02+g02 k01+g03 k02+g04", manifests="m09 m02 m03 m04")
    id_does(state, codes.ID_DRAFT)
    while decision(state) != "turn":
        play(state, legal_texts(state)[0])
    has = room(state, 0, THE_ID)
    assert (has.client, has.grief, has.manifest) == ("c01", "g01", "m09")
    assert has.latent


@rule("UM-SOLO-16")
def test_with_a_case_study_after_a_routine_client() -> None:
    state = alone(rooms={THE_ID: "·"}, cured={THE_ID: "c03"}, clients="c01+g01 c02+g02 k01+g03 k02+g04")
    id_does(state, codes.ID_DRAFT)
    assert room(state, 0, THE_ID).client == "k01"


@rule("UM-SOLO-16")
def test_not_in_the_final_round() -> None:
    state = alone(rooms={THE_ID: "·"}, phase="final_round")
    id_does(state, codes.ID_DRAFT)
    assert room(state, 0, THE_ID).client == ""


# The game


@rule("UM-SOLO-13")
def test_its_goal_without_a_location_counts_for_the_one_it_has_fewest_tags_of() -> None:
    state = alone(
        rooms={THE_ID: "c01 @1"},
        boxes={THE_ID: 1},
        cured={THE_ID: "c02 c03 k01 k02"},
        goals={"goal_routine": 0, "goal_case_study": 0},
    )
    id_does(state, codes.ID_BOXES)
    assert (decision(state), int(state.actor)) == ("turn", TEAL)
    assert view(state).goals["goal_five"] == THE_ID
    # it has tags of the Cafe, the Library and the Opera
    assert view(state).goal_tags["goal_five"] == "theater"


@rule("UM-SOLO-16")
def test_a_tie_is_not_a_win_against_the_id() -> None:
    state = alone(vp={TEAL: 50, THE_ID: 50}, reputation={TEAL: 1, THE_ID: 1}, notebook={})
    state.vp[TEAL] += scoring.points_of(state, THE_ID) - scoring.points_of(state, TEAL)
    finish(state)
    assert winners(state) == {THE_ID}


@pytest.mark.parametrize("seed", range(3))
def test_the_id_never_decides_and_random_games_end(seed: int) -> None:
    last = None
    for state in random_game(seed, 1):
        assert state.actor != THE_ID
        last = state
    assert last is not None
    assert len(winners(last)) == 1
