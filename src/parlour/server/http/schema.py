"""The OpenAPI document: every request, and every struct that goes over the wire, sockets included.

`python -m parlour.server.http.schema` prints it; the client's types are made from it.
"""

from __future__ import annotations

import inspect
import sys
from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin

import parlour
from parlour import games
from parlour.kernel.game import Game
from parlour.kernel.record import Record
from parlour.server import protocol

REF = "#/components/schemas/{name}"


def schemas() -> dict[str, Any]:
    """The schemas of what is sent, by name: the protocol, `amber.AmberView`, `amber.Tile` and so on."""
    found = _schemas(wire_types(), "")
    for game_id in games.ids():
        found |= _schemas(game_types(games.get(game_id)), f"{game_id}.")
    return found


def _schemas(structs: list[type[msgspec.Struct]], prefix: str) -> dict[str, Any]:
    ref_template = REF.format(name=prefix + "{name}")
    _, components = msgspec.json.schema_components(structs, ref_template=ref_template)
    return {prefix + name: schema for name, schema in components.items()}


def wire_types() -> list[type[msgspec.Struct]]:
    """The structs of the protocol and of records, the same for every game."""
    structs = [
        item
        for _, item in inspect.getmembers(protocol, inspect.isclass)
        if issubclass(item, msgspec.Struct) and item.__module__ == protocol.__name__
    ]
    return [*structs, Record]


def game_types(game: Game) -> list[type[msgspec.Struct]]:
    """The types that a game puts into a message: its view, the outcomes of its choices, its edition."""
    return [one for one in (game.view_type, game.outcome_type, game.edition_type) if one]


def complete(document: dict[str, Any]) -> dict[str, Any]:
    """Litestar's document of the requests, with msgspec's of the structs and with our errors."""
    problem = {
        "description": "Why not",
        "content": {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}},
    }
    for path in document["paths"].values():
        for operation in path.values():
            if isinstance(operation, dict):
                operation["responses"].pop("400", None)
                operation["responses"]["default"] = problem
    record = {"application/json": {"schema": {"$ref": REF.format(name="Record")}}}
    document["paths"]["/api/records"]["post"]["requestBody"] = {"content": record, "required": True}
    document["paths"]["/api/tables/{table_id}/record"]["get"]["responses"]["200"]["content"] = record
    document["components"] = {"schemas": schemas()}
    return document


class _Document(OpenAPIRenderPlugin):
    """Serves the completed document. Making it takes so long that it is made once."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type="application/json")  # type: ignore[arg-type]
        self._made = b""

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        if not self._made:
            self._made = self.render_json(request, complete(openapi_schema))
        return self._made


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Parlour",
        version=parlour.__version__,
        path="/schema",
        render_plugins=[_Document()],
        use_handler_docstrings=True,
    )


def document(app: Litestar) -> dict[str, Any]:
    return complete(app.openapi_schema.to_schema())


def main() -> None:
    from parlour.server.http.app import create_app
    from parlour.server.settings import Settings

    text = msgspec.json.format(msgspec.json.encode(document(create_app(Settings()))), indent=2)
    sys.stdout.write(text.decode() + "\n")


if __name__ == "__main__":
    main()
