"""Nonsense over the socket and over HTTP: a clear answer, and nothing has changed."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from parlour.server.protocol import Act, End, Ping, Restart, Undo, Why
from parlour.server.settings import Settings
from parlour.server.tables.commands import Malformed, decode
from tests.server.conftest import BotsAtHome, Hall
from tests.server.seating import me


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "17",
        '"act"',
        "{}",
        '{"type": "act"}',
        '{"type": "fly", "id": "x1"}',
        '{"type": "undo", "id": "x1", "ply": "many", "seat": 0}',
        '{"type": "undo", "id": "x1", "ply": 1, "seat": 0, "more": 1}',
        '{"type": "undo", "id": "x1", "ply": 1e99, "seat": 0}',
        '{"type": "ping", "id": ""}',
        '{"type": "ping", "id": "' + "x" * 65 + '"}',
        '{"type": "ping", "id": "\\u0000"}',
        '{"type": "ping", "id": "a\\u202eb"}',
        '{"type": "ping", "id": 7}',
        '{"type": "ping", "id": "' + "x" * 9000 + '"}',
        "[" * 5000,
        '{"type": "act", "id": "x1", "ply": 1, "seat": 0, "action": {"do": {}}}',
        "\ud800".encode("utf-8", "surrogatepass").decode("utf-8", "replace"),
    ],
)
async def test_what_is_no_command(hall: Hall, text: str) -> None:
    ann = hall.browser()
    socket = await ann.connect(await ann.create(me(), me("Bob")))
    before = socket.table
    await socket.send(text)
    await socket.until_kinds(2)
    assert msgspec.json.decode(socket.received[-1])["code"] == "malformed"
    assert (await socket.ask("ping"))["type"] == "done"
    assert socket.table == before


@pytest.mark.parametrize(
    ("action", "problem"),
    [
        ({}, "error-action-kind"),
        ({"do": "fly"}, "error-action-kind"),
        ({"do": "place"}, "error-action-value"),
        ({"do": "place", "cell": "Z99", "tile": "curve", "turn": 0}, "error-action-value"),
        ({"do": "place", "cell": "C4", "tile": "curve", "turn": 4}, "error-action-value"),
        ({"do": "pass", "cell": "C4"}, "error-action-argument"),
    ],
)
async def test_what_is_no_action(hall: Hall, action: dict[str, object], problem: str) -> None:
    ann = hall.browser()
    socket = await ann.connect(await ann.create(me(), me("Bob")))
    before = socket.table
    for command in ("act", "why"):
        refused = await socket.ask(command, action=action)
        assert (refused["code"], refused["phrase"]["id"]) == ("malformed", problem)
    assert socket.table == before


async def test_bytes_are_no_command(hall: Hall) -> None:
    ann = hall.browser()
    socket = await ann.connect(await ann.create(me(), me("Bob")))
    await socket.connection.send(b'{"type": "ping", "id": "b"}')
    await socket.until_kinds(2)
    assert msgspec.json.decode(socket.received[-1])["code"] == "malformed"


async def test_every_action_there_is_gets_an_answer(hall: Hall) -> None:
    """Actions of chance and of other moments too: none of them may break anything."""
    ann = hall.browser()
    table = await ann.create(me(), me("Bob"))
    socket = await ann.connect(table)
    match = await hall.match(table)
    before = socket.table
    kinds: set[str] = set()
    for action in match.actions.all():
        struct = match.actions.struct(action)
        sample = action % 97 == 0 or struct["do"] not in kinds
        if sample and struct not in [choice["action"] for choice in before["legal"]]:
            kinds.add(str(struct["do"]))
            refused = await socket.ask("act", action=struct)
            assert refused["code"] == "illegal"
    assert len(kinds) >= 12
    assert socket.table == before


json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
commands = st.dictionaries(st.sampled_from(["type", "id", "ply", "seat", "action", "instead"]), json) | json


@pytest.mark.slow
@given(commands | st.binary(max_size=200) | st.text(max_size=200))
@settings(max_examples=300)
def test_decoding_never_fails_otherwise(data: object) -> None:
    text = data if isinstance(data, str | bytes) else msgspec.json.encode(data)
    with contextlib.suppress(Malformed):
        assert isinstance(decode(text), Act | Undo | Restart | End | Why | Ping)


# Over HTTP, schemathesis makes requests of all sorts from the OpenAPI document, against a running server.


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("schemathesis")
    chosen = Settings(
        database=f"sqlite:///{folder / 'parlour.db'}",
        requests_per_minute=1_000_000,
        posts_per_minute=1_000_000,
        unplayed_per_address=1_000_000,
        replays_per_minute=1_000_000,
        web_folder=folder,
    )
    ready = threading.Event()
    hall = Hall(chosen, BotsAtHome())
    loops: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []

    async def serve() -> None:
        stop = asyncio.Event()
        loops.append((asyncio.get_running_loop(), stop))
        async with hall.open():
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    assert ready.wait(60)
    try:
        yield f"http://127.0.0.1:{hall.port}"
    finally:
        [(loop, stop)] = loops
        loop.call_soon_threadsafe(stop.set)
        thread.join()


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.mark.slow
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_requests_of_all_sorts(address: str, mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{address}/schema")
    tried = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()

        @given(operation.as_strategy(generation_mode=mode))
        @settings(max_examples=20, suppress_health_check=list(HealthCheck), database=None)
        def answer_as_promised(case: Any) -> None:
            nonlocal tried
            tried += 1
            case.call_and_validate(checks=CHECKS)

        with contextlib.suppress(Unsatisfiable):  # nothing can be wrong with a request without parameters
            answer_as_promised()
    assert tried >= 60
