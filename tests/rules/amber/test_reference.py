"""The engine against the slow reference: the same games, decision by decision, must look the same."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest
from librt.random import Random

from parlour.games.amber import GAME
from parlour.games.amber.components import AmberEdition
from parlour.games.amber.rules import AmberState, codes
from parlour.kernel.game import OptionValue
from parlour.kernel.state import CHANCE, OVER, roll
from tests.rules.amber.playthroughs import policy
from tests.rules.amber.positions import coins, coins_on, connections, discards, hand, row_of, winners
from tests.rules.amber.reference import ROADS, SIDES, SlowAmber, can_enter, can_pass, shows_road, turned

EDITION = GAME.edition()
LOOK_EVERY = 8
"""Comparing is slow: one decision in so many is looked at; the end of a game always."""


def test_the_drawings_are_the_edition_s_tiles() -> None:
    for tile in EDITION.tiles:
        if tile.id not in ("wetland", "shovel"):
            drawing = ROADS[tile.id]
            assert {side for side in SIDES if shows_road(drawing, side)} == set(tile.edges)
            passages = {
                (enter, leave) for enter in SIDES for leave in SIDES if can_pass(drawing, enter, leave)
            }
            assert passages == set(tile.passages)
            enters = {enter for enter, _ in tile.passages} | set(tile.enterable_from)
            assert {side for side in SIDES if can_enter(drawing, side)} == enters


def test_turning_a_drawing_goes_clockwise() -> None:
    assert turned(ROADS["oneway_curve_right"], 1) == ("...", "t#.", ".h.")


def some_options(number: int, players: int) -> dict[str, OptionValue]:
    """The options numbered so: 0 are the defaults, and each bit of the number turns one switch over."""
    switches = {option.id: option.default for option in GAME.options(EDITION, players) if not option.choices}
    options: dict[str, OptionValue] = {
        name: bool(default) ^ bool(number >> at & 1) for at, (name, default) in enumerate(switches.items())
    }
    maps = [one.id for one in EDITION.maps if one.players == players]
    options["setup"] = ["random", *maps][number % 4]
    options["castles"] = "choose" if number % 3 == 2 else "random"
    options["start"] = "choose" if number % 5 == 4 else "random"
    return options


def slow_game(players: int, options: dict[str, OptionValue], edition: AmberEdition) -> SlowAmber:
    maps = {one.id: (one.castles, one.villages) for one in edition.maps if one.players == players}
    return SlowAmber(players, options, maps, Counter({tile.id: tile.count for tile in edition.tiles}))


def much_to_rebuild() -> AmberEdition:
    """The edition with more straights and bridges and fewer of the rest, for many two-tile plays."""
    counts = {"straight": 24, "oneway_straight": 14, "bridge": 20, "roundabout": 10}
    edition = copy.copy(EDITION)
    edition.tiles = [
        msgspec.structs.replace(tile, count=counts.get(tile.id, min(tile.count, 4))) for tile in EDITION.tiles
    ]
    return edition


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
        buried = Counter(
            {kind: int(state.buried[seat * 16 + at]) for at, kind in enumerate(state.setup.kind_ids)}
        )
        assert +buried == +slow.buried[seat]
    assert coins(state) == slow.coins
    assert coins_on(state) == slow.coins_on
    assert row_of(state) == sorted(slow.row, key=state.setup.kind_ids.index)
    assert discards(state) == +slow.discards
    assert state.stack == slow.stack.total()
    assert {
        kind: int(state.deck[at]) for at, kind in enumerate(state.setup.kind_ids) if state.deck[at]
    } == dict(+slow.stack)
    assert {seat for seat in range(slow.players) if state.special_shovels >> seat & 1} == slow.special_shovels
    assert (state.passes, bool(state.locked)) == (slow.passes, slow.locked)
    laid = {cell: (piece.tile, piece.turn) for cell, piece in GAME.view(state, CHANCE).board.items()}
    assert laid == slow.tiles


def play_both(
    players: int,
    game_number: int,
    choose: Callable[[AmberState, Random], int],
    edition: AmberEdition = EDITION,
    look_every: int = LOOK_EVERY,
) -> Counter[str]:
    """A game in the engine and in the reference; gives how often each kind of decision came up."""
    accepted = GAME.accept_options(edition, players, some_options(game_number, players))
    state = GAME.begin(GAME.setup(edition, players, accepted))
    text_of = state.setup.actions.text
    slow = slow_game(players, accepted, edition)
    rng = Random(1000 * players + game_number)
    seen: Counter[str] = Counter()
    decisions = slow.game()
    actor, legal = next(decisions)
    while True:
        assert state.actor == actor
        if actor != CHANCE and rng.randrange(look_every) == 0:
            assert {text_of(action) for action in state.legal()} == legal()
            compare_positions(state, slow)
            seen["compared"] += 1
        action = roll(state, rng) if actor == CHANCE else choose(state, rng)
        state.apply(action)
        seen[text_of(action).split()[0]] += 1
        try:
            actor, legal = decisions.send(text_of(action))
        except StopIteration:
            break
    assert state.actor == OVER
    assert winners(state) == slow.winners
    compare_positions(state, slow)
    return seen


def wandering(state: AmberState, rng: Random) -> int:
    """At random, but more roads than digging and covering, so that networks grow."""
    options = [int(action) for action in state.legal()]
    roads = [action for action in options if action < codes.LAY_WETLAND]
    chosen = roads if roads and rng.randrange(4) else options
    return chosen[rng.randrange(len(chosen))]


def striving(state: AmberState, rng: Random) -> int:
    """Mostly for the best, so that connections, wins at once and locks come up."""
    return policy.choose(state) if rng.randrange(5) else wandering(state, rng)


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("part", range(4))
def test_random_games_are_the_same_in_engine_and_reference(players: int, part: int) -> None:
    first = 16 * (players - 2) + 4 * part  # over all games: every combination of the six switches
    seen: Counter[str] = Counter()
    for number in range(first, first + 4):
        seen += play_both(players, number % 64, wandering)
    assert seen["compared"] > 20


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("number", [0, 1, 16])  # as it comes, advanced, straights rebuilt out of reach
def test_games_played_to_win_are_the_same_in_engine_and_reference(players: int, number: int) -> None:
    lock_off = 2 * (players % 2)
    seen = play_both(players, number + lock_off, striving)
    assert seen["compared"] > 2
    assert seen["place"] > 15


@pytest.mark.parametrize(
    "number", [0, 8, 16, 24]
)  # with one-way straights rebuilt or not, in reach or anywhere
@pytest.mark.parametrize("players", [2, 4])
def test_two_tile_plays_are_the_same_in_engine_and_reference(players: int, number: int) -> None:
    seen = play_both(players, number, rebuilding, much_to_rebuild(), look_every=2)
    assert seen["rebuild"]


def rebuilding(state: AmberState, rng: Random) -> int:
    """Two tiles wherever that can be, else wandering."""
    for action in state.legal():
        if state.kind == codes.PLAY and action < codes.LAY_WETLAND and rng.randrange(2):
            after = state.copy()
            after.apply(action)
            if after.kind == codes.REBUILD:
                return int(action)
    return wandering(state, rng)
