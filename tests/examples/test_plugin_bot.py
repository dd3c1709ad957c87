"""The plug-in of examples/, really installed: seated on the command line and at a server's tables."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from librt.random import Random
from structlog.testing import capture_logs

from parlour import bots, games
from parlour.kernel.match import Match
from parlour.server.http.app import create_app
from parlour.server.settings import Settings
from tests.bots.test_players import IS_COMPILED
from tests.server.conftest import BotsAtHome, Hall
from tests.server.seating import RANDOM

GAMES = 6 if IS_COMPILED else 1


@pytest.mark.slow
def test_it_is_found(rival: str) -> None:
    assert bots.problems() == {}
    assert bots.names()[-1] == rival
    assert type(bots.bot(rival)).__module__ == "parlour_rival"


@pytest.mark.slow
def test_it_beats_random_on_the_command_line(rival: str) -> None:
    command = [sys.executable, "-m", "parlour.cli", "simulate", "amber", "--bots", f"{rival},random"]
    command += ["--games", str(GAMES), "--workers", "1", "--lang", "en"]
    table = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    found = re.search(rf"\b{rival}\D+([\d.]+)", table)
    assert found, table
    assert float(found[1]) >= 0.8 * GAMES, table


@pytest.mark.slow
async def test_it_plays_a_whole_game_on_a_worker_of_the_server(rival: str, settings: Settings) -> None:
    hall = Hall(settings, BotsAtHome())
    hall.app = create_app(settings)
    async with hall.open():
        ann = hall.browser()
        offered = {game["id"]: game["bots"] for game in await ann.get("/games")}
        assert all(names[-1] == rival for names in offered.values())
        with capture_logs() as logs:
            table = await ann.create({"kind": "bot", "level": rival}, RANDOM)
            socket = await ann.connect(table)
            end = await socket.until("the end", status="over")
        assert logs == [], "the bot failed, and another choice was made for it"
        assert end["seats"][0]["level"] == rival
        assert end["results"][0]["won"]


@pytest.mark.parametrize("game_id", [game_id for game_id in games.ids() if game_id != "amber"])
def test_it_plays_every_game(rival: str, game_id: str) -> None:
    """A few turns of each: the whole of the larger ones would take long where the engine is not compiled."""
    game = games.get(game_id)
    match = Match(game, game.edition(), 2, {}, "rival")
    match.begin()
    bot, rng = bots.bot(rival), Random(1)
    for _ in range(4):
        seat, begun = int(match.state.actor), match.final_ply
        while match.final_ply == begun:
            view = game.view(match.state, seat)
            match.play(seat, bots.turn_of(bot.choose(game, match.setup, view, rng)))
