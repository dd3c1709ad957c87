"""Observations as numbers: whole, honest, alive, and the same compiled or not.

Run as a program it prints observations of whichever engine it imports, for a test to compare.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import chain, count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32

from hatch_build import why_not_compile
from parlour import games
from parlour.games.unconscious_mind.rules import UnconsciousMindState, counters, fame
from parlour.games.unconscious_mind.rules.setup import LOCATIONS
from parlour.kernel.field import fields
from parlour.kernel.game import Game
from parlour.kernel.observation import Observation, Part
from parlour.kernel.snapshot import digest
from parlour.kernel.state import OVER, State
from parlour.kernel.view_observation import ViewObservation
from parlour.words import Words
from tests.games.test_conformance import each_game, has_secrets, open_table, variants, walk
from tests.kernel.test_compiled import IS_COMPILED
from tests.rules.playthroughs import PLAYTHROUGHS, play

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "docs" / "research" / "observations.md"

MOST = 10.0
"""Numbers are scaled to about 1; this is far from what any count came to."""

NOT_A_NUMBER = 0x7FC00000
"""As the bits of a float32."""

SIBLINGS = 12
"""So many decisions are tried in a position, to see whether what they lead to looks different."""

NOT_TOLD: dict[str, frozenset[str]] = {
    # Of what comes after the present step only the outline is told; of Reputation markers only the order.
    "unconscious_mind": frozenset({"waiting", "steps", "reputation_moves"}),
}
"""What a view says and the numbers do not."""


def tables() -> list[Any]:
    """Every game with every number of players, as it comes and with every option turned over."""
    return [
        pytest.param(game_id, players, name, id=f"{game_id}-{players}-{name}")
        for game_id in games.ids()
        for players in games.get(game_id).players
        for name in variants(games.get(game_id), players)
    ]


each_table = pytest.mark.parametrize(("game_id", "players", "variant"), tables())


def observed(observation: Observation, state: State, seat: int) -> vec[i32]:
    buffer = observation.buffer(1)
    observation.write(state, seat, buffer, 0)
    return buffer


def as_bytes(numbers: vec[i32]) -> bytes:
    return bytes(memoryview(numbers))


def as_floats(numbers: vec[i32]) -> list[float]:
    return list(memoryview(numbers).cast("B").cast("f"))


def slice_of(numbers: vec[i32], part: Part) -> list[float]:
    return as_floats(numbers[part.at : part.at + part.size])


# Whole


@each_table
def test_the_parts_follow_each_other_without_gaps(game_id: str, players: int, variant: str) -> None:
    game, setup = open_table(game_id, players, variant)
    observation = game.observation(setup)
    end = 0
    for part in observation.parts:
        assert part.at == end, part.name
        assert part.size > 0, part.name
        end += part.size
    assert end == observation.size
    assert len({part.name for part in observation.parts}) == len(observation.parts)


@each_table
def test_every_number_is_written_and_no_other(game_id: str, players: int, variant: str) -> None:
    game, setup = open_table(game_id, players, variant)
    observation = game.observation(setup)
    size = int(observation.size)
    before = vec[i32]([NOT_A_NUMBER] * (3 * size))
    for state in walk(game, setup, 20, 25):
        for seat in range(players):
            buffer = before[:]
            observation.write(state, seat, buffer, size)
            assert set(buffer[:size]) == set(buffer[2 * size :]) == {NOT_A_NUMBER}
            assert all(-1 <= number <= MOST for number in as_floats(buffer[size : 2 * size]))
            assert as_bytes(buffer[size : 2 * size]) == as_bytes(observed(observation, state, seat))


@each_table
def test_what_is_brought_up_to_date_is_as_if_written_anew(game_id: str, players: int, variant: str) -> None:
    """From any position to any other of any game, and from any seat to any other."""
    game, setup = open_table(game_id, players, variant)
    observation = game.observation(setup)
    size = int(observation.size)
    room, memory = observation.buffer(3), observation.memory(3)
    rng = Random(28)
    compared = 0
    for seed in count(28):
        if seed > 30 and compared > 50:  # of short games it takes some more
            break
        # Decision by decision little changes, between some that are far apart nearly everything does.
        for state in walk(game, setup, seed, 3 if seed == 28 else 60):
            seat = rng.randrange(players)
            for _ in range(1 + rng.randrange(2)):
                observation.update(state, seat, room, memory, size)
                assert as_bytes(room[size : 2 * size]) == as_bytes(observed(observation, state, seat))
                seat = rng.randrange(players)
                compared += 1
    assert not any([*room[:size], *room[2 * size :]]), "only the row is written to"
    keys = int(observation.keys)
    others = [*memory[:size], *memory[2 * size : 3 * size + keys], *memory[3 * size + 2 * keys :]]
    assert not any(others), "nothing is remembered of others"


@each_table
def test_observing_changes_nothing(game_id: str, players: int, variant: str) -> None:
    game, setup = open_table(game_id, players, variant)
    observation = game.observation(setup)
    for state in walk(game, setup, 21, 40):
        before = digest(state)
        for seat in range(players):
            observed(observation, state, seat)
        assert digest(state) == before


# Honest


@pytest.mark.slow
@each_table
def test_what_a_seat_cannot_know_changes_nothing_it_observes(
    game_id: str, players: int, variant: str
) -> None:
    """The unknown is drawn anew: all that is left of the position is what the view says."""
    game, setup = open_table(game_id, players, variant)
    observation = game.observation(setup)
    rng = Random(22)
    others = 0
    for state in walk(game, setup, 22, 20):
        for seat in range(players):
            here = as_bytes(observed(observation, state, seat))
            for _ in range(2):
                imagined = game.resample(setup, state, seat, rng)
                others += digest(imagined) != digest(state)
                assert as_bytes(observed(observation, imagined, seat)) == here
    if players > 1:
        assert bool(others) == has_secrets(game, setup, players)


@each_table
def test_positions_that_look_different_are_observed_differently(
    game_id: str, players: int, variant: str
) -> None:
    """The decisions of one position lead to others that differ in little: the numbers tell them apart."""
    game, setup = open_table(game_id, players, variant)
    observation = game.observation(setup)
    rng = Random(23)
    compared = 0
    positions = chain.from_iterable(walk(game, setup, seed, 30) for seed in count(23))
    for state in positions:
        legal = [int(action) for action in state.legal()]
        tried = {legal[rng.randrange(len(legal))] for _ in range(SIBLINGS)} if legal else set()
        seat = rng.randrange(players)
        looks: dict[bytes, bytes] = {}
        for action in sorted(tried):
            after = state.copy()
            after.apply(action)
            view = what_is_told(game, after, seat)
            compared += 1
            assert looks.setdefault(as_bytes(observed(observation, after, seat)), view) == view
        if state.actor == OVER and compared > 20:
            break


def what_is_told(game: Game, state: State, seat: int) -> bytes:
    view = msgspec.to_builtins(game.view(state, seat))
    return msgspec.json.encode(
        {name: told for name, told in view.items() if name not in NOT_TOLD.get(game.id, ())}
    )


def of_each_player(game: Game, setup: Any) -> list[Part]:
    """The parts that have a number for each player."""
    observation = game.observation(setup)
    parts = [part for part in observation.parts if part.size == int(setup.players)]
    if not isinstance(observation, ViewObservation):
        return parts
    meant = fields(game.view_type)
    told = {name for name, field in meant.items() if field.by_seat or field.shown_as == "seat"}
    return [part for part in parts if part.name in told]


@each_table
def test_a_seat_finds_its_own_things_first(game_id: str, players: int, variant: str) -> None:
    """What is told of each player turns with the seat that looks."""
    game, setup = open_table(game_id, players, variant)
    observation = game.observation(setup)
    around = int(setup.players)
    counts = [part for part in observation.parts if part.name in ("points", "coins", "vp", "hand_sizes")]
    parts = counts or of_each_player(game, setup)
    assert parts or game_id not in games.own()
    for state in walk(game, setup, 24, 40):
        first = observed(observation, state, 0)
        for seat in range(players):
            numbers = observed(observation, state, seat)
            for part in parts:
                before = slice_of(first, part)
                assert slice_of(numbers, part) == [before[(seat + place) % around] for place in range(around)]


# Alive


def played(game_id: str) -> Iterator[tuple[int, Any, Iterator[State]]]:
    """Games that come to almost everything there is, and random ones at tables of every size."""
    game = games.get(game_id)
    for playthrough in PLAYTHROUGHS:
        if playthrough.game.id == game_id:
            match = play(playthrough)
            actions = [move.action for move in match.moves]
            yield playthrough.players, match.setup, replayed(game, match.setup, actions)
    for players in game.players:
        for variant in variants(game, players):
            _, setup = open_table(game_id, players, variant)
            yield players, setup, walk(game, setup, 25, 12)


def replayed(game: Game, setup: Any, actions: list[int]) -> Iterator[State]:
    state = game.begin(setup)
    for action in actions:
        state.apply(action)
        yield state


@cache
def alive(game_id: str) -> dict[str, set[int]]:
    """By part, the entries that some seat saw with more than one value in the course of a game."""
    game = games.get(game_id)
    found: dict[str, set[int]] = {}
    for players, setup, positions in played(game_id):
        observation = game.observation(setup)
        first: dict[int, vec[i32]] = {}
        for state in positions:
            for seat in range(players):
                numbers = observed(observation, state, seat)
                before = first.setdefault(seat, numbers)
                for part in observation.parts:
                    entries = found.setdefault(part.name, set())
                    if len(entries) < part.size:
                        changes = zip(slice_of(before, part), slice_of(numbers, part), strict=True)
                        entries.update(at for at, (old, new) in enumerate(changes) if old != new)
    return found


RARELY_ALIVE: dict[str, set[str]] = {
    "amber": {"locked"},
    "unconscious_mind": {"pending_goal"},
}
"""Parts that these games do not show at work: each has a test of its own."""


@pytest.mark.slow
@each_game
def test_no_part_is_dead(game_id: str) -> None:
    dead = {name for name, entries in alive(game_id).items() if not entries}
    assert dead <= RARELY_ALIVE.get(game_id, set())


@each_game
def test_what_is_told_of_each_player_is_told_of_the_seat_and_of_others(game_id: str) -> None:
    players = games.get(game_id).players[-1]
    _, setup = open_table(game_id, players, "defaults")
    for part in of_each_player(games.get(game_id), setup):
        assert {0, 1} <= alive(game_id)[part.name], part.name


def test_amber_tells_when_nobody_can_win_at_once_any_more() -> None:
    game, setup = open_table("amber", 2, "defaults")
    observation = game.observation(setup)
    locked = next(part for part in observation.parts if part.name == "locked")
    state = game.begin(setup)
    before = observed(observation, state, 0)
    setattr(state, "locked", 1)  # noqa: B010 - a field of Amber's position, unknown to `State`
    assert (slice_of(before, locked), slice_of(observed(observation, state, 0), locked)) == ([0.0], [1.0])


def test_unconscious_mind_tells_the_goal_whose_location_is_chosen() -> None:
    game, setup = open_table("unconscious_mind", 2, "defaults")
    observation = game.observation(setup)
    part = next(part for part in observation.parts if part.name == "pending_goal")
    state = game.begin(setup)
    assert not any(slice_of(observed(observation, state, 0), part))
    fame.GOAL.wait(state, 0, 3)
    assert slice_of(observed(observation, state, 0), part) == [0, 0, 0, 1, 0, 0, 0]


@pytest.mark.parametrize("players", games.get("unconscious_mind").players)
def test_unconscious_mind_tells_the_tags_that_the_rules_count(players: int) -> None:
    game, setup = open_table("unconscious_mind", players, "defaults")
    observation = game.observation(setup)
    part = next(part for part in observation.parts if part.name == "tags")
    most = 0
    for state in walk(game, setup, 27, 40):
        assert isinstance(state, UnconsciousMindState)
        seats, places = range(setup.players), range(LOCATIONS)
        tags = [counters.tags(state, seat, place) for seat in seats for place in places]
        most = max(most, *tags)
        told = slice_of(observed(observation, state, 0), part)
        assert [round(6 * share) for share in told] == tags
    assert most > 1


# The same everywhere


def observe_all() -> dict[str, str]:
    """By table, a digest of what all seats observe in a random game."""
    found = {}
    for game_id in games.ids():
        for players in games.get(game_id).players:
            for variant in variants(games.get(game_id), players):
                game, setup = open_table(game_id, players, variant)
                observation = game.observation(setup)
                digested = hashlib.blake2b(digest_size=8)
                for state in walk(game, setup, 26, 25):
                    for seat in range(players):
                        digested.update(as_bytes(observed(observation, state, seat)))
                found[f"{game_id}, {players} players, {variant}"] = digested.hexdigest()
    return found


@pytest.mark.slow
def test_compiled_and_uncompiled_observe_the_same() -> None:
    if why_not_compile() is not None:
        pytest.skip("nothing to compare, this machine cannot compile the engine")
    assert IS_COMPILED, "run `make compile` first"
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.test_observations"],
        cwd=ROOT,
        env={**os.environ, "PARLOUR_PURE": "1"},
        stdout=subprocess.PIPE,
        check=True,
    )
    assert json.loads(done.stdout) == observe_all()


# The page about them


WRITTEN = [one for one in games.ids() if type(games.get(one)).observation is not Game.observation]
"""The games that write their own observation: the page tells what is in it."""


def told_on_the_page(game_id: str) -> dict[str, str]:
    """By part, the size the page tells."""
    title = Words("en").text(f"{game_id}-name")
    section = PAGE.read_text(encoding="utf-8").split(f"\n## {title}\n")[1].split("\n## ")[0]
    rows: list[tuple[str, str]] = re.findall(r"^\| `(\w+)` \| ([^|]+) \| [^|]+ \|$", section, re.MULTILINE)
    assert len(dict(rows)) == len(rows)
    return dict(rows)


@pytest.mark.parametrize(
    ("game_id", "players", "variant"), [one for one in tables() if one.values[0] in WRITTEN]
)
def test_the_page_tells_every_part_and_its_size(game_id: str, players: int, variant: str) -> None:
    game, setup = open_table(game_id, players, variant)
    page = told_on_the_page(game_id)
    parts = {part.name: int(part.size) for part in game.observation(setup).parts}
    assert [name for name in page if name in parts] == list(parts), "the page has every part, in order"
    sizes = {
        "players": int(setup.players),
        "sides": int(getattr(setup, "sides", 0)),
        "tiles": 63 if players == 1 else 60,
    }
    for name, size in parts.items():
        assert eval(page[name], {}, dict(sizes)) == size, name


@pytest.mark.parametrize("game_id", WRITTEN)
def test_the_page_tells_of_no_other_parts(game_id: str) -> None:
    game = games.get(game_id)
    there = {
        part.name
        for players in game.players
        for variant in variants(game, players)
        for part in game.observation(open_table(game_id, players, variant)[1]).parts
    }
    assert set(told_on_the_page(game_id)) == there


if __name__ == "__main__":
    assert not IS_COMPILED, "the uncompiled engine is to be observed"
    json.dump(observe_all(), sys.stdout)
