"""What docs/bots.md shows is what is said: each message on it is one of the protocol, and none is missing."""

from __future__ import annotations

import re
import tomllib
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from librt.random import Random

from parlour import games
from parlour.bots import Bot, turn_of
from parlour.kernel.match import Match
from parlour.server import protocol
from parlour.server.http.tokens import is_token
from tests.conftest import ROOT

PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")

REQUESTS = [
    protocol.Token,
    protocol.JoinTable,
    protocol.NewTable,
    list[protocol.TableSummary],
    protocol.Problem,
]


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def holds(whole: Any, part: Any) -> bool:
    """Is all that is shown in what was read? Fields with defaults may be left out."""
    if isinstance(part, dict):
        return all(key in whole and holds(whole[key], value) for key, value in part.items())
    if isinstance(part, list):
        return len(part) == len(whole) and all(map(holds, whole, part))
    return bool(whole == part)


@pytest.mark.parametrize("text", blocks("json"))
def test_a_message_on_the_page(text: str) -> None:
    shown = msgspec.json.decode(text)
    kinds: list[Any] = [protocol.Command | protocol.Message] if "type" in shown else REQUESTS
    read = []
    for kind in kinds:
        try:
            read.append(msgspec.to_builtins(msgspec.convert(shown, kind)))
        except msgspec.ValidationError as error:
            read.append({"problem": str(error)})
    assert any(holds(one, shown) for one in read), read


def test_every_message_is_on_the_page() -> None:
    shown = {msgspec.json.decode(text).get("type") for text in blocks("json") if text.startswith('{"type"')}
    structs = [*protocol.Command.__args__, *protocol.Message.__args__]
    assert shown == {struct.__struct_config__.tag for struct in structs}
    codes = get_args(get_type_hints(protocol.Refused)["code"])
    assert codes
    assert [code for code in codes if f"`{code}`" not in PAGE] == []


def test_the_token_on_the_page_has_the_form_of_one() -> None:
    [text] = [text for text in blocks("json") if '"token"' in text]
    token = msgspec.json.decode(text)["token"]
    assert is_token(token)
    assert f"Authorization: Bearer {token}" in PAGE


def test_the_bot_on_the_page_plays() -> None:
    [source] = blocks("python")
    names: dict[str, Any] = {}
    exec(source, names)
    bot = names["Rival"]()
    assert isinstance(bot, Bot)
    game = games.get(bot.games[0])
    match = Match(game, game.edition(), 2, {}, "page")
    match.begin()
    view = game.view(match.state, int(match.state.actor))
    assert turn_of(bot.choose(game, match.setup, view, Random(1)))[0] in match.state.legal()


def test_the_entry_point_on_the_page_is_that_of_the_example() -> None:
    [text] = blocks("toml")
    own = tomllib.loads((ROOT / "examples" / "plugin_bot" / "pyproject.toml").read_text(encoding="utf-8"))
    assert tomllib.loads(text)["project"]["entry-points"] == own["project"]["entry-points"]
