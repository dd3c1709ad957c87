"""Starting a server: what stands in the way is said in one sentence, before anything is served."""

from __future__ import annotations

import socket
from dataclasses import replace
from pathlib import Path

import pytest

from parlour import games
from parlour.kernel.errors import BadEdition, BadOption, ParlourError
from parlour.server.run import serve
from parlour.server.settings import Settings
from parlour.words import LANGUAGES, Words
from tests.server.conftest import opened


def refused(settings: Settings) -> ParlourError:
    with pytest.raises(ParlourError) as error:
        serve(settings)
    for language in LANGUAGES:
        sentence = Words(language).phrase(error.value.phrase, [])
        assert "{" not in sentence
        assert "\n" not in sentence
    return error.value


def test_a_taken_port(settings: Settings) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        phrase = refused(replace(settings, port=port)).phrase
    assert phrase.id == "error-port"
    assert phrase.args["port"] == str(port)


def test_a_host_there_is_not(settings: Settings) -> None:
    assert refused(replace(settings, host="256.0.0.1")).phrase.id == "error-port"


@pytest.mark.parametrize("url", ["nonsense", "cardbox://here", "sqlite:///{folder}/missing/parlour.db"])
def test_a_database_there_is_not(settings: Settings, tmp_path: Path, url: str) -> None:
    phrase = refused(replace(settings, port=0, database=url.format(folder=tmp_path))).phrase
    assert phrase.id == "error-database"


def test_a_password_is_not_shown(settings: Settings) -> None:
    phrase = refused(replace(settings, port=0, database="postgresql://me:geheim@127.0.0.1:1/x")).phrase
    assert phrase.id == "error-database"
    assert "geheim" not in str(phrase)


def test_an_edition_there_is_not(settings: Settings, tmp_path: Path) -> None:
    assert isinstance(refused(replace(settings, editions={"amber": tmp_path})), BadEdition)
    assert isinstance(refused(replace(settings, editions={"chess": tmp_path})), BadOption)


async def test_a_corrected_edition_is_played(settings: Settings, tmp_path: Path) -> None:
    own = games.folder("amber") / "edition"
    mine = tmp_path / "mine"
    mine.mkdir()
    for file in own.glob("*.yaml"):
        text = file.read_text()
        if file.name == "setups.yaml":
            text = text.replace("id: 2A", "id: 2Z")
        (mine / file.name).write_text(text)
    async with opened(settings, editions={"amber": mine}) as hall:
        ann = hall.browser()
        edition = await ann.get("/games/amber/edition")
        assert edition["own"] is False
        assert "2Z" in [setup["id"] for setup in edition["data"]["setups"]["setups"]]
        offered = {game["id"]: game for game in await ann.get("/games")}
        assert offered.keys() == set(games.ids())
        assert "2Z" in offered["amber"]["options"]["2"][0]["choices"]
