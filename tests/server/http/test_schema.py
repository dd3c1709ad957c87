"""The OpenAPI document, from which the client's types are made."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from parlour import games
from parlour.server.http.schema import game_types, wire_types
from parlour.server.protocol import Health
from tests.server.conftest import Hall


def references(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "$ref":
                yield value
            else:
                yield from references(value)
    elif isinstance(data, list):
        for value in data:
            yield from references(value)


@pytest.mark.slow
async def test_the_printed_and_the_served_document_are_the_same(hall: Hall) -> None:
    served = (await hall.browser().http.get("/schema")).json()
    command = [sys.executable, "-m", "parlour.server.http.schema"]
    printed = subprocess.run(command, capture_output=True, check=True, text=True)  # noqa: ASYNC221
    assert json.loads(printed.stdout) == served


async def test_everything_on_the_wire_is_in_it(hall: Hall) -> None:
    document = (await hall.browser().http.get("/schema")).json()
    assert document["openapi"].startswith("3.1")
    schemas = document["components"]["schemas"]
    assert {
        "Act",
        "Undo",
        "Restart",
        "End",
        "Why",
        "Ping",
        "Sync",
        "Patch",
        "Done",
        "Refused",
    } <= schemas.keys()
    assert {"TableView", "NewTable", "Problem", "Record", "Phrase"} <= schemas.keys()
    for game_id in games.ids():
        names = {f"{game_id}.{one.__name__}" for one in game_types(games.get(game_id))}
        assert names <= schemas.keys()
    assert schemas["Sync"]["properties"]["type"] == {"enum": ["sync"]}
    assert Health in wire_types()
    # A second struct of the same name would go by its module.
    assert not [name for name in schemas if name.count(".") > 1]
    for reference in references(document):
        assert reference.removeprefix("#/components/schemas/") in schemas


async def test_every_request_is_in_it(hall: Hall) -> None:
    document = (await hall.browser().http.get("/schema")).json()
    assert {(method, path) for path, item in document["paths"].items() for method in item} == {
        ("get", "/api/games"),
        ("get", "/api/games/{game_id}/edition"),
        ("get", "/api/games/{game_id}/texts/{language}"),
        ("get", "/api/tables"),
        ("post", "/api/tables"),
        ("get", "/api/tables/{table_id}"),
        ("post", "/api/tables/{table_id}/join"),
        ("post", "/api/tables/{table_id}/leave"),
        ("post", "/api/tables/{table_id}/start"),
        ("post", "/api/tables/{table_id}/rematch"),
        ("get", "/api/tables/{table_id}/replay"),
        ("get", "/api/tables/{table_id}/record"),
        ("post", "/api/tables/{table_id}/hint"),
        ("get", "/api/tables/{table_id}/outlook"),
        ("post", "/api/tables/{table_id}/review"),
        ("get", "/api/tables/{table_id}/review"),
        ("get", "/api/tables/{table_id}/review/{turn}/lines/{number}"),
        ("post", "/api/tables/{table_id}/play-on"),
        ("post", "/api/records"),
        ("post", "/api/tokens"),
        ("get", "/health"),
    }
