"""Preparing to play."""

from __future__ import annotations

import doctest
from collections import Counter

import pytest

from parlour.games.amygdala import GAME
from parlour.kernel.errors import BadOption
from parlour.kernel.state import CHANCE
from tests.rules.amygdala import positions as amygdala_positions
from tests.rules.amygdala.positions import (
    decision,
    legal_texts,
    let_chance_decide,
    new_game,
    play,
    player,
    refusal,
    view,
)
from tests.rules.ledger import rule

EDITION = GAME.edition()
each_table = pytest.mark.parametrize("players", [2, 3, 4])


def test_the_example_in_the_description_of_positions_is_true() -> None:
    assert doctest.testmod(amygdala_positions).failed == 0


# The box


@rule("AMY-SETUP-1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    assert list(GAME.players) == [2, 3, 4]
    with pytest.raises(BadOption, match=f"error-players game=amygdala players={players} least=2 most=4"):
        new_game(players)


@rule("AMY-SETUP-1")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    box = EDITION.components
    assert (box.coins.ones, box.coins.fives, box.coins.tens) == (16, 5, 12)
    assert (box.happiness.count, box.wild.count, box.idea.count, box.dream.count) == (18, 12, 18, 24)
    assert (box.resource_tiles.count, box.emotion_tiles.count, box.claim_tiles.count) == (72, 21, 7)
    assert len(box.player_colours) == 4
    assert len(box.vp_tiles) == 7


@rule("AMY-SETUP-1")
def test_the_two_sides_of_the_board_play_alike_so_that_a_table_chooses_none() -> None:
    assert {option.id for option in GAME.options(EDITION, 4)} == {"changing_toll", "vp_tiles", "start"}


# Resource tiles


@rule("AMY-SETUP-2")
@pytest.mark.parametrize(("players", "tiles", "wilds"), [(2, 44, 2), (3, 58, 4), (4, 72, 6)])
def test_tiles_with_dots_come_in_with_more_players(players: int, tiles: int, wilds: int) -> None:
    stack = view(new_game(players)).stack
    assert sum(stack.values()) == tiles
    shown = Counter({name.split("-")[0]: 0 for name in stack})
    for name, count in stack.items():
        shown[name.split("-")[0]] += count
    assert shown.pop("wild") == wilds
    assert set(shown.values()) == {(tiles - wilds) // 6}


@rule("AMY-SETUP-3")
@pytest.mark.parametrize(("players", "on_each"), [(2, 2), (3, 2), (4, 4)])
def test_every_lotus_is_filled_and_the_rest_is_the_stack(players: int, on_each: int) -> None:
    before = view(new_game(players)).stack
    seen = view(new_game(players, seed=1))
    assert [len(tiles) for tiles in seen.lotuses.values()] == [on_each] * 6
    dealt = Counter(tile for tiles in seen.lotuses.values() for tile in tiles)
    assert "" not in dealt
    assert Counter(before) - dealt == Counter(seen.stack)
    assert seen.discards == {}


@rule("AMY-SETUP-3")
def test_every_tile_of_the_stack_is_as_likely_as_every_other() -> None:
    state = new_game(2)
    play(state, "deal_resource sadness-1", "deal_resource hope-3")
    likely = dict(zip(legal_texts(state), state.weights(), strict=True))
    assert likely["deal_resource sadness-1"] == 3
    assert likely["deal_resource sadness-2"] == 2
    assert "deal_resource hope-3" not in likely
    assert sum(likely.values()) == 42


# Markers, memory banks, player boards


@rule("AMY-SETUP-4")
@each_table
def test_everybody_begins_at_the_toll_without_points_the_cloud_beside_the_board(players: int) -> None:
    state = new_game(players, seed=1)
    seen = view(state)
    toll = next(lotus for lotus in EDITION.main_board.lotuses if lotus.id == seen.toll)
    assert toll.between == ("purple", "indigo")
    for one in seen.players:
        assert (one.mood, one.vp, one.cloud) == (seen.toll, 0, "")
    assert seen.spaces == {}


@rule("AMY-SETUP-5")
@each_table
def test_everybody_begins_with_three_tens_and_a_wild(players: int) -> None:
    state = new_game(players, seed=1)
    for one in view(state).players:
        assert (one.coins, one.wilds, one.leaves) == (30, 1, 4)
        assert (one.resources, one.happiness, one.ideas, one.dreams) == ({}, 0, 0, 0)
    assert view(state).supply == {
        "coin": 161 - 30 * players,
        "idea": 18,
        "dream": 24,
        "happiness": 18,
        "wild": 12 - players,
    }


@rule("AMY-SETUP-6")
@each_table
def test_emotion_tiles_lie_at_random_the_triple_happiness_in_the_centre(players: int) -> None:
    boards = set()
    for seed in range(3):
        for one in view(new_game(players, seed=seed)).players:
            assert sorted(one.board.values()) == [tile.id for tile in EDITION.emotion_tiles]
            assert one.board["c4"] == "E21"
            boards.add(tuple(one.board.values()))
    assert len(boards) == 3 * players


@rule("AMY-SETUP-6")
def test_bonus_spaces_stay_free() -> None:
    state = new_game(2, seed=1)
    bonuses = {bonus.id for bonus in EDITION.player_board.bonuses}
    assert len(bonuses) == 12
    assert not bonuses & set(player(state, 0).board)
    assert player(state, 0).bonuses == []


@rule("AMY-SETUP-7")
def test_claim_tiles_lie_beside_the_board_out_of_reach() -> None:
    state = new_game(2, seed=1)
    regions = [region.id for region in EDITION.main_board.regions]
    for one in view(state).players:
        assert (one.claims, one.claims_beside) == ([], regions)
    assert {refusal(state, f"claim {region}") for region in regions} == {"AMY-CLAIM-1"}


# Who starts


@rule("AMY-SETUP-8")
@each_table
def test_chance_names_the_start_player(players: int) -> None:
    starters = set()
    for seed in range(40):
        state = new_game(players, seed=seed)
        assert decision(state) == ("turn", int(state.starter))
        starters.add(int(state.starter))
    assert starters == set(range(players))


@rule("AMY-SETUP-8")
def test_the_first_seat_names_the_start_player_if_the_table_prefers() -> None:
    state = new_game(4, start="choose")
    assert state.actor == CHANCE
    let_chance_decide(state)
    assert decision(state) == ("start", 0)
    assert legal_texts(state) == ["start 0", "start 1", "start 2", "start 3"]
    assert refusal(state, "pass") == "AMY-SETUP-8"
    play(state, "start 2")
    assert decision(state) == ("turn", 2)
    assert view(state).starter == 2
