"""Preparing to play."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random

from parlour.games.amber import GAME
from parlour.games.amber.rules import AmberState, codes
from parlour.kernel.errors import BadOption
from parlour.kernel.game import OptionValue
from parlour.kernel.state import CHANCE, roll
from tests.rules.amber.positions import GLYPHS, coins_on, hand, legal_texts, opening, picture, play, row_of
from tests.rules.ledger import rule

EDITION = GAME.edition()
MAPS = [one.id for one in EDITION.maps]


def new_game(players: int, **options: OptionValue) -> AmberState:
    """The first position of a table with these options."""
    accepted = GAME.accept_options(EDITION, players, options)
    return GAME.begin(GAME.setup(EDITION, players, accepted))


def let_chance_decide(state: AmberState, seed: int = 1) -> None:
    rng = Random(seed)
    while state.actor == CHANCE:
        state.apply(roll(state, rng))


@rule("AMB-SETUP-1")
@pytest.mark.parametrize("players", range(2, 7))
def test_chance_picks_one_of_the_maps_for_the_number_of_players(players: int) -> None:
    fitting = [map_id for map_id in MAPS if int(map_id[0]) == players]
    assert len(fitting) == 3
    state = new_game(players)
    assert legal_texts(state) == [f"layout {map_id}" for map_id in fitting]
    assert list(state.weights()) == [1, 1, 1]
    play(state, f"layout {fitting[1]}")
    assert GAME.view(state, -1).layout == fitting[1]


@rule("AMB-SETUP-1")
@pytest.mark.parametrize("map_id", MAPS)
def test_a_map_can_be_chosen(map_id: str) -> None:
    state = new_game(int(map_id[0]), setup=map_id)
    assert GAME.view(state, -1).layout == map_id
    assert state.kind == codes.DEAL_CHANCE


@rule("AMB-SETUP-1")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_can_play(players: int) -> None:
    assert list(GAME.players) == [2, 3, 4, 5, 6]
    with pytest.raises(BadOption, match=f"error-players game=amber players={players} least=2 most=6"):
        new_game(players)


@rule("AMB-SETUP-1")
def test_a_map_for_another_number_of_players_cannot_be_chosen() -> None:
    with pytest.raises(BadOption, match="error-option-value option=setup value=2A"):
        new_game(3, setup="2A")


@rule("AMB-SETUP-2")
@pytest.mark.parametrize("map_id", MAPS)
def test_castles_and_villages_stand_where_the_map_shows_each_with_a_coin(map_id: str) -> None:
    one = next(one for one in EDITION.maps if one.id == map_id)
    state = opening(map_id)
    marks = picture(state).split()
    found = dict(zip(EDITION.cell_names(), marks, strict=True))
    assert {cell for cell, mark in found.items() if mark == "⌂"} == set(one.villages)
    assert [cell for mark in "RBTOYV"[: one.players] for cell in found if found[cell] == mark] == one.castles
    assert Counter(marks)["·"] == 121 - len(one.villages) - one.players
    assert coins_on(state) == {*one.villages, *one.castles}


@rule("AMB-SETUP-3")
def test_the_stack_has_the_edition_s_92_tiles() -> None:
    state = new_game(2, setup="2A")
    tiles = dict(zip(state.setup.kind_ids, map(int, state.deck), strict=False))
    assert sum(tiles.values()) == int(state.stack) == 92
    assert (tiles["wetland"], tiles["shovel"]) == (4, 6)
    roads = {tile: tiles[tile] for tile in GLYPHS if tile != "wetland"}
    assert roads == {
        "straight": 12,
        "curve": 12,
        "tee": 16,
        "crossroads": 4,
        "dead_end": 2,
        "bridge": 6,
        "roundabout": 6,
        "oneway_straight": 12,
        "oneway_curve_right": 6,
        "oneway_curve_left": 6,
    }
    assert sum(roads.values()) == 82


@rule("AMB-SETUP-3")
def test_every_tile_of_the_stack_is_as_likely_as_every_other() -> None:
    state = new_game(2, setup="2A")
    play(state, "deal tee", "deal tee", "deal dead_end")
    likely = dict(zip(legal_texts(state), state.weights(), strict=True))
    assert likely["deal tee"] == 14
    assert likely["deal dead_end"] == 1
    assert sum(likely.values()) == 89


@rule("AMB-SETUP-4")
@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_is_dealt_six_tiles_and_the_rest_is_the_stack(players: int) -> None:
    state = new_game(players)
    let_chance_decide(state)
    assert [sum(hand(state, seat).values()) for seat in range(players)] == [6] * players
    assert state.stack == 92 - 6 * players
    assert row_of(state) == []


@rule("AMB-SETUP-5")
def test_chance_gives_out_the_castles() -> None:
    """Ruling H2."""
    given = set()
    for seed in range(40):
        state = new_game(3, setup="3A")
        let_chance_decide(state, seed)
        names = [state.setup.cell_names[cell] for cell in state.castle_cell]
        assert sorted(names) == ["B6", "F10", "J6"]
        given.add(tuple(names))
    assert len(given) == 6


@rule("AMB-SETUP-5")
def test_players_choose_castles_in_the_order_of_their_seats_if_the_table_prefers() -> None:
    """Ruling H2."""
    state = new_game(3, setup="3A", castles="choose")
    let_chance_decide(state)
    assert state.actor == 0
    assert legal_texts(state) == ["castle B6", "castle J6", "castle F10"]
    play(state, "castle J6")
    assert state.actor == 1
    assert legal_texts(state) == ["castle B6", "castle F10"]
    play(state, "castle B6")
    assert (state.actor, legal_texts(state)) == (2, ["castle F10"])
    play(state, "castle F10")
    assert [state.setup.cell_names[cell] for cell in state.castle_cell] == ["J6", "B6", "F10"]


@rule("AMB-SETUP-6")
def test_chance_names_the_first_player() -> None:
    """Ruling H2."""
    starters = set()
    for seed in range(40):
        state = new_game(4)
        let_chance_decide(state, seed)
        assert state.kind == codes.PLAY
        assert state.actor == state.starter
        starters.add(int(state.starter))
    assert starters == {0, 1, 2, 3}


@rule("AMB-SETUP-6")
def test_the_first_seat_names_the_first_player_if_the_table_prefers() -> None:
    """Ruling H2."""
    state = new_game(4, start="choose")
    let_chance_decide(state)
    assert state.actor == 0
    assert legal_texts(state) == ["start 0", "start 1", "start 2", "start 3"]
    play(state, "start 2")
    assert state.actor == state.starter == 2


@rule("AMB-SETUP-7")
def test_the_basic_game_has_neither_special_shovels_nor_a_row() -> None:
    state = new_game(4)
    let_chance_decide(state)
    view = GAME.view(state, 0)
    assert view.row == []
    assert not any(player.special_shovel for player in view.players)


@rule("AMB-ADV-1", "AMB-ADV-2", "AMB-SETUP-7")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_advanced_game_has_a_special_shovel_each_and_a_row_of_as_many_tiles_as_players(
    players: int,
) -> None:
    """Rulings A1 and A3."""
    state = new_game(players, advanced=True)
    let_chance_decide(state)
    view = GAME.view(state, 0)
    assert len(view.row) == players
    assert all(player.special_shovel for player in view.players)
    assert [player.tiles for player in view.players] == [6] * players
    assert view.stack == 92 - 7 * players


def test_before_the_first_turn_no_play_can_be_made() -> None:
    state = new_game(2, setup="2A", castles="choose")
    let_chance_decide(state)
    assert GAME.why_not(state, state.setup.actions.parse("pass")) == "AMB-TURN-1"
