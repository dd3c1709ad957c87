"""What every game must keep of its choices: they tell what playing them brings about, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
from librt.random import Random

from parlour import games
from parlour.kernel.choices import Choice, choices, play
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.snapshot import digest
from parlour.kernel.state import State
from tests.games.test_conformance import each_table, open_table, variants

LOOK_EVERY = 8
"""One in so many decisions is looked at, and the first of each kind."""
TRIES = 6
"""Choices that are tried in each."""


def matches(game_id: str, players: int, variant: str, seed: int) -> Iterator[Match]:
    """A match at decisions of a game played at random, tentative ones too."""
    game = games.get(game_id)
    edition = game.edition()
    options = game.accept_options(edition, players, variants(game, players)[variant])
    match = Match(game, edition, players, options, f"{seed:032x}")
    match.begin()
    rng = Random(seed)
    kinds: Counter[int] = Counter()
    while not match.over:
        if match.awaits_end:
            assert match.builder is not None
            match.end(match.builder)
            continue
        kinds[int(match.state.kind)] += 1
        if kinds[int(match.state.kind)] <= 2 or rng.randrange(LOOK_EVERY) == 0:
            yield match
        legal = match.state.legal()
        match.act(int(match.state.actor), int(legal[rng.randrange(len(legal))]))


def some(state: State, rng: Random) -> list[int]:
    legal = [int(action) for action in state.legal()]
    return sorted({legal[rng.randrange(len(legal))] for _ in range(TRIES)})


def told_by_playing(match: Match, action: int) -> tuple[State, list[Any]]:
    """The position an action leads to, and what the log then says to its actor."""
    twin = match.copy()
    seat = int(match.state.actor)
    twin.act(seat, action)
    moves = twin.moves[len(match.moves) :]
    assert {move.seat for move in moves} == {seat}, "chance was rolled, or somebody else decided"
    return twin.state, [event.seen_by(seat) for move in moves for event in move.events]


@each_table
def test_what_is_told_of_a_choice_is_what_the_log_says_of_it(
    game_id: str, players: int, variant: str
) -> None:
    rng = Random(31)
    tried = 0
    for match in matches(game_id, players, variant, 31):
        for action in some(match.state, rng):
            choice, after = play(match.game, match.actions, match.state, action)
            played, told = told_by_playing(match, action)
            assert digest(after) == digest(played)
            assert choice.told == told
            assert match.actions.number(choice.action) == action
            tried += 1
    assert tried


@each_table
def test_finding_choices_leaves_the_position_as_it_is(game_id: str, players: int, variant: str) -> None:
    for match in matches(game_id, players, variant, 32):
        before, luck, ply = digest(match.state), dict(match.luck.counters), match.ply
        found = [*choices(match.game, match.actions, match.state)]
        assert [match.actions.number(choice.action) for choice in found] == list(match.state.legal())
        assert (digest(match.state), match.luck.counters, match.ply) == (before, luck, ply)
        assert match.state.sink is not None
        assert match.state.sink.drain() == []


@each_table
def test_choices_are_the_same_in_every_position_that_looks_the_same_to_their_actor(
    game_id: str, players: int, variant: str
) -> None:
    """Nothing in them depends on what is hidden."""
    rng = Random(33)
    game, setup = open_table(game_id, players, variant)
    for match in matches(game_id, players, variant, 33):
        state = match.state
        twin = game.resample(setup, state, int(state.actor), rng)
        for action in some(state, rng):
            here = play(game, match.actions, state, action).choice
            there = play(game, match.actions, twin, action).choice
            assert msgspec.json.encode(here) == msgspec.json.encode(there), match.actions.text(action)


@each_table
def test_an_outcome_is_what_the_game_says_it_is(game_id: str, players: int, variant: str) -> None:
    """It can be read as the type the client knows it by, whole: nothing left out, nothing more."""
    rng = Random(34)
    for match in matches(game_id, players, variant, 34):
        for action in some(match.state, rng):
            choice = play(match.game, match.actions, match.state, action).choice
            assert_is_typed(match.game, choice)


def assert_is_typed(game: Game, choice: Choice) -> None:
    if game.outcome_type is not None:
        outcome = msgspec.convert(choice.outcome, game.outcome_type)
        assert msgspec.to_builtins(outcome) == msgspec.to_builtins(choice.outcome)
