"""Lists of effects, exchanges, and what triggers something else."""

from __future__ import annotations

from parlour.games.unconscious_mind import GAME
from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    TEAL,
    boxes,
    bright,
    choices,
    coffee,
    decision,
    dial,
    land,
    legal_texts,
    may,
    play,
    position,
    random_game,
    refusal,
    resolve,
    vp,
)

MOST_DECISIONS_A_TURN = 200
FOR_MEDIAN = """
- op: exchange
  pay: {insights: [{level: median, quality: any}]}
  get: [{op: gain, hsb: 1, vp: 1}]
"""


@rule("UM-FX-1")
def test_effects_are_done_once_each_in_any_order_or_left() -> None:
    state = position(dial={TEAL: "minor-growth"})
    resolve(state, "[{op: elevate, n: 1}, {op: transfer, n: 1}]")
    assert legal_texts(state) == ["stop", "do 1", "do 2"]
    play(state, "do 2", "insight common minor-growth minor-passion")
    assert legal_texts(state) == ["stop", "do 1"]
    assert refusal(state, "do 2") == "UM-FX-1"
    play(state, "do 1", "insight common minor-passion median-passion")
    assert (dial(state), decision(state)) == ("median-passion", "turn")


@rule("UM-FX-1")
def test_what_nobody_would_refuse_is_gained_at_once() -> None:
    state = position(dial={TEAL: "minor-growth"})
    resolve(state, "[{op: gain, vp: 2, bright_idea: 1, hsb: 1, coffee: 1}, {op: elevate, n: 1}]")
    assert (vp(state), bright(state), boxes(state), coffee(state)) == (2, 1, 1, 1)
    assert len(choices(state, "do")) == 1


@rule("UM-FX-1")
def test_an_effect_that_became_possible_by_another_can_follow_it() -> None:
    state = position()
    resolve(state, "[{op: elevate, n: 1}, {op: generate, level: minor, quality: growth}]")
    assert choices(state, "do") == {"2"}
    play(state, "do 2", "insight common reserve minor-growth")
    assert choices(state, "do") == {"1"}


@rule("UM-FX-2")
def test_an_exchange_is_paid_before_it_gives() -> None:
    state = position(dial={TEAL: "median-growth"})
    resolve(state, FOR_MEDIAN)
    play(state, "do 1")
    assert (boxes(state), decision(state)) == (0, "pay")
    play(state, "insight common median-growth reserve")
    assert (boxes(state), vp(state), decision(state)) == (1, 1, "turn")


@rule("UM-FX-2")
def test_and_need_not_be_made() -> None:
    state = position(dial={TEAL: "median-growth"})
    resolve(state, FOR_MEDIAN)
    play(state, "stop")
    assert (boxes(state), dial(state)) == (0, "median-growth")


@rule("UM-FX-3")
def test_points_for_each_of_something_up_to_a_maximum() -> None:
    effect = "[{op: score_per, counter: cured_clients, vp: 2, max: 4}]"
    for cured, points in (("", 0), ("c01", 2), ("c01 k01", 4), ("c01 c02 k01", 4)):
        state = position(cured={TEAL: cured})
        resolve(state, effect)
        assert vp(state) == points


@rule("UM-FX-4")
def test_one_tile_of_the_own_board_has_its_main_effect() -> None:
    state = position(notebook={TEAL: "n108 · · / n124 · ·"})
    resolve(state, "[{op: trigger_notebook, scope: tile}]")
    play(state, "do 1")
    assert choices(state, "trigger") == {"a1", "b1"}
    play(state, "trigger a1")
    assert coffee(state) == 2


@rule("UM-FX-4")
def test_not_one_that_triggers_another() -> None:
    state = position(notebook={TEAL: "n208 n216 · / n101 · ·"})
    resolve(state, "[{op: trigger_notebook, scope: tile}]")
    play(state, "do 1")
    assert choices(state, "trigger") == {"b1"}
    assert refusal(state, "trigger a1") == "UM-FX-4"


@rule("UM-FX-4")
def test_some_tiles_trigger_only_their_neighbours() -> None:
    state = position(notebook={TEAL: "n101 n208 n102 / n103 n104 · / n105 · ·"})
    land(state, "row1")
    play(state, "line_part second", "do 1")
    assert choices(state, "trigger") == {"a1", "a3", "b2"}


@rule("UM-FX-4")
def test_a_tile_that_is_not_placed_yet_has_no_neighbours() -> None:
    state = position(tiles="n101 n102 n103 n201 n202 n208", notebook={TEAL: "n108 · ·"}, coffee={TEAL: 3})
    play(state, "place i02 notebook_right", "ideas idea", "do 1", "take level_2", "main")
    assert choices(state, "do") == set()
    assert coffee(state) == 1  # what else its main effect brings


@rule("UM-FX-5")
def test_a_slot_triggers_a_row_as_the_inkpot_does() -> None:
    state = position(notebook={TEAL: "n101 n102 n103"})
    resolve(state, "[{op: trigger_notebook, scope: row}]")
    play(state, "do 1")
    assert choices(state, "line") == {"row1", "row2", "row3"}
    play(state, "line row1")
    assert choices(state, "line_part") == {"start", "first", "second", "third", "end"}


@rule("UM-FX-5")
def test_or_a_column_if_it_is_unlocked() -> None:
    effect = "[{op: trigger_notebook, scope: column}]"
    state = position(notebook={TEAL: "n101 n102 · / n103 · ·"})
    resolve(state, effect)
    assert decision(state) == "turn"
    state = position(notebook={TEAL: "n101 n102 · / n103 · ·"}, laps={TEAL: 1})
    resolve(state, effect)
    play(state, "do 1")
    assert choices(state, "line") == {"column1"}
    play(state, "line column1")
    assert choices(state, "line_part") == {"first", "second"}


@rule("UM-FX-6")
def test_a_turn_ends_however_much_it_sets_off() -> None:
    longest = 0
    for seed in range(12):
        decisions = 0
        for state in random_game(seed, 2 + seed % 3):
            decisions = 0 if decision(state) == "turn" else decisions + (state.actor >= 0)
            longest = max(longest, decisions)
    assert longest < MOST_DECISIONS_A_TURN


@rule("UM-FX-6")
def test_no_tile_moves_the_inkpot_or_triggers_lines() -> None:
    """So no tile can lead back to itself."""
    for name in ("main", "banner"):
        for tile in (*GAME.edition().notebook.level_1, *GAME.edition().notebook.level_2):
            ops = {effect.__class__.__name__ for effect in getattr(tile, name)}
            assert "Inkpot" not in ops
            assert all(getattr(effect, "scope", "tile") == "tile" for effect in getattr(tile, name))


@rule("UM-FX-1")
def test_therapy_alone_cannot_be_left() -> None:
    state = position(rooms={TEAL: "c01+g01 m05"}, dial={TEAL: "major-growth"})
    play(state, "treat primary", "insight common major-growth reserve")
    assert not may(state, "stop")
