"""Finished games, played here rather than on the screen: for what comes after a game."""

from __future__ import annotations

from collections.abc import Callable

from librt.random import Random

from parlour.bots import bot, play_turn
from parlour.games import get
from parlour.kernel.match import Match
from tests.rules.playthroughs import mind_policy
from tests.rules.playthroughs.amygdala_policy import choose


def finished_game(names: tuple[str, ...], seed: int, level: str = "random") -> bytes:
    """The record of a whole game of Amber between bots, under other names."""
    game, player, dice = get("amber"), bot(level), Random(seed)

    def decide(match: Match, seat: int) -> int:
        return next(play_turn(player, game, match.setup, match.state, dice))

    return _played("amber", names, seed, decide)


def finished_game_of_amygdala(names: tuple[str, ...], seed: int) -> bytes:
    """The record of a whole game of Amygdala, played with some sense: by chance it would be over early."""
    dice = Random(seed)

    def decide(match: Match, seat: int) -> int:
        return choose(match.state, dice)  # type: ignore[arg-type]

    return _played("amygdala", names, seed, decide)


def finished_game_of_mind(names: tuple[str, ...], seed: int) -> bytes:
    """The record of a whole game of Unconscious Mind, played with some sense."""
    dice = Random(seed)

    def decide(match: Match, seat: int) -> int:
        return mind_policy.choose(match.state, dice)  # type: ignore[arg-type]

    return _played("unconscious_mind", names, seed, decide)


def _played(game_id: str, names: tuple[str, ...], seed: int, decide: Callable[[Match, int], int]) -> bytes:
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
