"""The engine against the slow reference: the same games, decision by decision, must look the same."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random

from parlour.games.amber import GAME
from parlour.games.amber.rules import AmberState
from parlour.kernel.game import OptionValue
from parlour.kernel.state import CHANCE, OVER, roll
from tests.rules.amber_positions import coins, coins_on, connections, discards, hand, row_of, winners
from tests.rules.amber_reference import ROADS, SIDES, SlowAmber, can_enter, can_pass, shows_road, turned

EDITION = GAME.edition()
SWITCHES = ("lock_instant_win", "wetland_on_village", "replace_oneway", "shovel_needs_entry")


def test_the_drawings_are_the_edition_s_tiles() -> None:
    for tile in EDITION.tiles:
        if tile.id not in ("wetland", "shovel"):
            drawing = ROADS[tile.id]
            assert {side for side in SIDES if shows_road(drawing, side)} == set(tile.edges)
            passages = {(enter, leave) for enter in SIDES for leave in SIDES if can_pass(drawing, enter, leave)}
            assert passages == set(tile.passages)
            enters = {enter for enter, _ in tile.passages} | set(tile.enterable_from)
            assert {side for side in SIDES if can_enter(drawing, side)} == enters


def test_turning_a_drawing_goes_clockwise() -> None:
    assert turned(ROADS["oneway_curve_right"], 1) == ("...", "t#.", ".h.")


def some_options(game_number: int, players: int) -> dict[str, OptionValue]:
    """Options for a game: over 32 games each pair of switches comes together in every way."""
    maps = [one.id for one in EDITION.maps if one.players == players]
    options: dict[str, OptionValue] = {
        name: bool(game_number >> at & 1) for at, name in enumerate(("advanced", *SWITCHES))
    }
    options["setup"] = ["random", *maps][game_number % 4]
    options["castles"] = "choose" if game_number % 3 == 0 else "random"
    options["start"] = "choose" if game_number % 5 == 0 else "random"
    return options


def slow_game(players: int, options: dict[str, OptionValue]) -> SlowAmber:
    maps = {one.id: (one.castles, one.villages) for one in EDITION.maps if one.players == players}
    return SlowAmber(players, options, maps, Counter({tile.id: tile.count for tile in EDITION.tiles}))


def compare_positions(state: AmberState, slow: SlowAmber) -> None:
    """Everything that both can say about a position."""
    names = state.setup.cell_names
    for seat in range(slow.players):
        leads = {
            (names[cell], side)
            for cell in range(state.setup.cells)
            for at, side in enumerate(SIDES)
            if state.leads[cell] >> (4 * seat + at) & 1
        }
        assert leads == slow.leads(seat)
        assert connections(state, seat) == slow.connections(seat)
        assert state.points(seat) == slow.points(seat)
        assert hand(state, seat) == +slow.hands[seat]
        buried = Counter({kind: int(state.buried[seat * 16 + at]) for at, kind in enumerate(state.setup.kind_ids)})
        assert +buried == +slow.buried[seat]
    assert coins(state) == slow.coins
    assert coins_on(state) == slow.coins_on
    assert row_of(state) == sorted(slow.row, key=state.setup.kind_ids.index)
    assert discards(state) == +slow.discards
    assert state.stack == slow.stack.total()
    assert {kind: int(state.deck[at]) for at, kind in enumerate(state.setup.kind_ids) if state.deck[at]} == dict(
        +slow.stack
    )
    assert {seat for seat in range(slow.players) if state.special_shovels >> seat & 1} == slow.special_shovels
    assert (state.passes, bool(state.locked)) == (slow.passes, slow.locked)
    laid = {cell: (piece.tile, piece.turn) for cell, piece in GAME.view(state, CHANCE).board.items()}
    assert laid == slow.tiles


def play_both(players: int, game_number: int, look_every: int) -> int:
    """A game at random, in the engine and in the reference; gives how many positions were compared."""
    options = some_options(game_number, players)
    accepted = GAME.accept_options(EDITION, players, options)
    state = GAME.begin(GAME.setup(EDITION, players, accepted))
    slow = slow_game(players, accepted)
    rng = Random(1000 * players + game_number)
    decisions = slow.game()
    actor, legal = next(decisions)
    compared = ply = 0
    while True:
        assert state.actor == actor
        text_of = state.setup.actions.text
        if actor != CHANCE and rng.randrange(look_every) == 0:
            assert {text_of(action) for action in state.legal()} == legal()
            compare_positions(state, slow)
            compared += 1
        action = roll(state, rng) if actor == CHANCE else interesting(state, rng)
        state.apply(action)
        ply += 1
        try:
            actor, legal = decisions.send(text_of(action))
        except StopIteration:
            break
    assert state.actor == OVER
    assert winners(state) == slow.winners
    compare_positions(state, slow)
    return compared


def interesting(state: AmberState, rng: Random) -> int:
    """A random decision that favours roads over digging and covering, so that networks grow."""
    options = list(state.legal())
    roads = [action for action in options if action < 7744]
    chosen = roads if roads and rng.randrange(4) else options
    return int(chosen[rng.randrange(len(chosen))])


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("part", range(4))
def test_engine_and_reference_play_the_same_games(players: int, part: int) -> None:
    compared = sum(play_both(players, game_number, look_every=12) for game_number in range(part, 32, 16))
    assert compared > 5
