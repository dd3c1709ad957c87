"""Positions as bytes: nothing is lost, and a digest tells two positions apart."""

from __future__ import annotations

from typing import Any

import pytest
from librt.random import Random

from parlour import games
from parlour.kernel.snapshot import PENDING, digest, load, save
from parlour.kernel.state import CHANCE, OVER, Sink, State, roll

GAME = games.get("amber")


def new_setup(players: int, **options: object) -> Any:
    edition = GAME.edition()
    return GAME.setup(edition, players, GAME.accept_options(edition, players, options))


def step(state: State, rng: Random) -> None:
    options = state.legal()
    state.apply(roll(state, rng) if state.actor == CHANCE else options[rng.randrange(len(options))])


@pytest.mark.parametrize(("players", "advanced"), [(2, False), (3, True), (6, True)])
def test_a_position_saved_and_loaded_at_any_decision_plays_on_the_same(players: int, advanced: bool) -> None:
    setup = new_setup(players, advanced=advanced)
    state = GAME.begin(setup)
    rng, seed = Random(7), 0
    kinds = set()
    while state.actor != OVER:
        kinds.add(int(state.kind))
        again = load(GAME.blank(setup), save(state))
        assert digest(again) == digest(state)
        assert list(again.legal()) == list(state.legal())
        if rng.randrange(6) == 0:
            seed += 1
            here, there = Random(seed), Random(seed)
            copy = state.copy()
            for _ in range(4):
                if copy.actor != OVER:
                    step(copy, here)
                    step(again, there)
            assert digest(again) == digest(copy)
        step(state, rng)
    assert len(kinds) >= 5
    assert digest(load(GAME.blank(setup), save(state))) == digest(state)


def test_a_copy_has_the_same_digest_and_a_different_position_another() -> None:
    state = GAME.begin(new_setup(2))
    seen = {digest(state)}
    rng = Random(1)
    for _ in range(60):
        step(state, rng)
        assert digest(state.copy()) == digest(state)
        assert digest(state) not in seen
        seen.add(digest(state))


def test_every_field_counts_for_the_digest() -> None:
    setup = new_setup(2, advanced=True)
    state = GAME.begin(setup)
    rng = Random(3)
    for _ in range(40):
        step(state, rng)
    before = digest(state)
    for name in (*PENDING, *state.fields()):
        copy = state.copy()
        value = getattr(copy, name)
        if isinstance(value, int):
            setattr(copy, name, value + 1)
        else:
            setattr(copy, name, type(value)([*value, 1]))
        assert digest(copy) != before, name


def test_a_digest_does_not_depend_on_who_is_listening() -> None:
    state = GAME.begin(new_setup(2))
    quiet = digest(state)
    state.sink = Sink()
    assert digest(state) == quiet
