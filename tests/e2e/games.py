"""Finished games, played here rather than on the screen: for what comes after a game."""

from __future__ import annotations

from librt.random import Random

from parlour.bots import bot
from parlour.games import get
from parlour.kernel.match import Match


def finished_game(names: tuple[str, ...], seed: int, level: str = "random") -> bytes:
    """The record of a whole game of Amber between bots, under other names."""
    game = get("amber")
    match = Match(game, game.edition(), len(names), {}, seed=f"e2e {seed}")
    match.begin()
    player, dice = bot(level), Random(seed)
    while not match.over:
        if match.awaits_end:
            assert match.builder is not None
            match.end(match.builder)
        else:
            seat = int(match.state.actor)
            match.act(seat, player.choose(game, match.setup, game.view(match.state, seat), dice))
    return match.record(names).encode()
