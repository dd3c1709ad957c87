"""The API over HTTP: handlers of the requests about games, tables, replays, records."""

from __future__ import annotations

import asyncio
import gzip
from datetime import UTC, datetime
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter, RawBody

from parlour.server.http.dependencies import PROVIDED, Here, Host, InPath, Owner
from parlour.server.http.limits import DEAR
from parlour.server.http.sockets import table_socket
from parlour.server.http.tokens import new_token
from parlour.server.protocol import (
    EditionInfo,
    GameInfo,
    GameTexts,
    Hint,
    JoinTable,
    NewTable,
    Outlook,
    PlayOn,
    Replay,
    Review,
    TableId,
    TableSummary,
    TableView,
    Token,
)
from parlour.server.services import Services

LARGEST_RECORD = 1_000_000
LARGEST_REQUEST = 16_000

COMPRESSED = "is_compressed"
"""Marks a handler whose answers are not to be compressed again."""

AnyRequest = Request[Any, Any, Any]
NumberInPath = FromPath[int]
Seat = Annotated[int | None, QueryParameter(description="The seat to look from; -1 as a spectator.")]


RETOLD = {DEAR: True, COMPRESSED: True}
"""A game that is played through, in the archive's own process, where the answer is compressed too."""

A_REPLAY = {200: ResponseSpec(Replay, generate_examples=False, description="The game, step by step")}


async def _compressed(request: AnyRequest, body: bytes) -> Response[bytes]:
    """JSON that was compressed where it was made, as it is, or for who cannot read that, as it was."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = await asyncio.to_thread(gzip.decompress, body)
    return Response(body, media_type=MediaType.JSON, headers=headers)


@get("/games", operation_id="games")
async def list_games(services: Here) -> list[GameInfo]:
    """The games on offer."""
    return services.catalogue.infos()


@get("/games/{game_id:str}/edition", operation_id="edition")
async def get_edition(services: Here, game_id: InPath) -> EditionInfo:
    """What is printed on a game's components, and where we know it from."""
    return services.catalogue.edition_info(game_id)


@get("/games/{game_id:str}/texts/{language:str}", operation_id="texts")
async def get_texts(services: Here, game_id: InPath, language: InPath) -> GameTexts:
    """What a game says to people in a language: its words and its rules."""
    return services.catalogue.texts(game_id, language)


@get("/tables", operation_id="tables")
async def list_tables(services: Here, owner: Owner) -> list[TableSummary]:
    """The visitor's own tables, the latest first."""
    return [
        TableSummary(
            id=table.id,
            game=table.header.game,
            status=table.status,
            players=[seat.name or seat.level for seat in seats],
            my_turn=table.status == "playing" and seats[table.waiting_for].owner == owner,
            updated=datetime.fromtimestamp(table.updated / 1000, UTC).isoformat(timespec="seconds"),
        )
        for table, seats in await services.store.tables_of(owner)
    ]


@post("/tables", operation_id="create_table")
async def create_table(services: Here, owner: Owner, host: Host, data: JSONBody[NewTable]) -> TableId:
    """Open a table. If every seat is taken, the game begins at once."""
    async with services.unplayed.one_more(owner, host) as opened:
        table_id = await services.lobby.create(owner, data)
        opened(table_id)
    async with services.rooms.use(table_id) as room:
        services.bots.wake(room)
    return TableId(table_id)


async def _look(services: Services, owner: str, table_id: str) -> TableView:
    async with services.rooms.hold(table_id) as room:
        return room.view(room.eyes(owner))


@get("/tables/{table_id:str}", operation_id="table")
async def get_table(services: Here, owner: Owner, table_id: InPath) -> TableView:
    """A table as the visitor may see it."""
    return await _look(services, owner, table_id)


@post("/tables/{table_id:str}/join", operation_id="join_table", status_code=200)
async def join_table(services: Here, owner: Owner, table_id: InPath, data: JSONBody[JoinTable]) -> TableView:
    """Take an open seat."""
    await services.lobby.join(owner, table_id, data)
    return await _look(services, owner, table_id)


@post("/tables/{table_id:str}/leave", operation_id="leave_table", status_code=200)
async def leave_table(services: Here, owner: Owner, table_id: InPath) -> TableView:
    """Get up before the game begins."""
    await services.lobby.leave(owner, table_id)
    return await _look(services, owner, table_id)


@post("/tables/{table_id:str}/start", operation_id="start_table", status_code=200)
async def start_table(services: Here, owner: Owner, table_id: InPath) -> TableView:
    """Begin the game; for whoever opened the table, once every seat is taken."""
    await services.lobby.start(owner, table_id)
    async with services.rooms.use(table_id) as room:
        services.bots.wake(room)
    return await _look(services, owner, table_id)


@post("/tables/{table_id:str}/rematch", operation_id="rematch")
async def rematch(services: Here, owner: Owner, table_id: InPath) -> TableId:
    """The table at which the same people play again."""
    next_id = await services.lobby.rematch(owner, table_id)
    async with services.rooms.use(next_id) as room:
        services.bots.wake(room)
    return TableId(next_id)


@get("/tables/{table_id:str}/replay", operation_id="replay", responses=A_REPLAY, opt=RETOLD)
async def get_replay(
    request: AnyRequest, services: Here, owner: Owner, table_id: InPath, seat: Seat = None
) -> Response[bytes]:
    """The game from its beginning, as the visitor may see it; when it is over, from any seat."""
    return await _compressed(request, await services.archive.replay(owner, table_id, seat))


@post("/tables/{table_id:str}/hint", operation_id="hint", status_code=200)
async def get_hint(services: Here, owner: Owner, table_id: InPath) -> Hint:
    """How a bot would play the turn of the visitor's seat that is to decide. Not in rated games."""
    return await services.advisor.hint(owner, table_id)


@get("/tables/{table_id:str}/outlook", operation_id="outlook")
async def get_outlook(services: Here, owner: Owner, table_id: InPath) -> Outlook:
    """How likely each seat is to win, as far as the visitor's seat can know. Not in rated games."""
    return await services.advisor.outlook(owner, table_id)


@post("/tables/{table_id:str}/review", operation_id="begin_review", status_code=200)
async def begin_review(services: Here, table_id: InPath) -> Review:
    """Have a finished game reviewed, unless it has been; ask for the review until it is ready."""
    return await services.reviews.ask(table_id)


@get("/tables/{table_id:str}/review", operation_id="review")
async def get_review(services: Here, table_id: InPath) -> Review:
    """The review of a finished game, as far as it has got."""
    return await services.reviews.get(table_id)


@get(
    "/tables/{table_id:str}/review/{turn:int}/lines/{number:int}",
    operation_id="better_line",
    responses=A_REPLAY,
    opt=RETOLD,
)
async def get_better_line(
    request: AnyRequest,
    services: Here,
    owner: Owner,
    table_id: InPath,
    turn: NumberInPath,
    number: NumberInPath,
    seat: Seat = None,
) -> Response[bytes]:
    """A better way to play a turn that was reviewed (0 is the best), from before it to what chance brings."""
    return await _compressed(request, await services.reviews.line(owner, table_id, turn, number, seat))


@post("/tables/{table_id:str}/play-on", operation_id="play_on")
async def play_on(
    services: Here, owner: Owner, host: Host, table_id: InPath, data: JSONBody[PlayOn]
) -> TableId:
    """A new table that goes on, against bots, from the last turn that began by then in a finished game."""
    async with services.unplayed.one_more(owner, host) as opened:
        next_id = await services.archive.play_on(owner, table_id, data)
        opened(next_id)
    async with services.rooms.use(next_id) as room:
        services.bots.wake(room)
    return TableId(next_id)


@get("/tables/{table_id:str}/record", operation_id="record", opt=RETOLD)
async def get_record(request: AnyRequest, services: Here, table_id: InPath) -> Response[bytes]:
    """A finished game as a file."""
    header, record = await services.archive.record(table_id)
    answer = await _compressed(request, record)
    name = f"parlour-{header.game}-{table_id}.json"
    answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return answer


@post("/records", operation_id="import_record", request_max_body_size=LARGEST_RECORD)
async def import_record(services: Here, owner: Owner, body: RawBody) -> TableId:
    """Keep a recorded game as a table to look at."""
    return TableId(await services.archive.import_record(owner, body))


@post("/tokens", operation_id="create_token")
async def create_token() -> Token:
    """A new identity for a program: it says `Authorization: Bearer <token>` in place of a cookie."""
    return Token(new_token())


def router(middleware: list[Any]) -> Router:
    return Router(
        "/api",
        route_handlers=[
            list_games,
            get_edition,
            get_texts,
            list_tables,
            create_table,
            get_table,
            join_table,
            leave_table,
            start_table,
            rematch,
            get_replay,
            get_hint,
            get_outlook,
            begin_review,
            get_review,
            get_better_line,
            play_on,
            get_record,
            import_record,
            create_token,
            table_socket,
        ],
        middleware=middleware,
        dependencies=PROVIDED,
        response_headers={"Cache-Control": "no-store"},
        request_max_body_size=LARGEST_REQUEST,
    )
