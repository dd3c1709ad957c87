"""Finished games, played here rather than on the screen: for what comes after a game."""

from __future__ import annotations

from collections.abc import Callable

from parlour.games import get
from parlour.kernel.match import Match


def played_game(
    game_id: str, names: tuple[str, ...], seed: int, decide: Callable[[Match, int], int]
) -> bytes:
    """The record of a whole game, with these decisions of whoever has to decide."""
    game = get(game_id)
    match = Match(game, game.edition(), len(names), {}, seed=f"e2e {seed}")
    match.begin()
    while not match.over:
        if match.awaits_end:
            assert match.builder is not None
            match.end(match.builder)
        else:
            seat = int(match.state.actor)
            match.act(seat, decide(match, seat))
    return match.record(names).encode()
