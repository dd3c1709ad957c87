"""Connections: how long a request may take to come, and how many of them there may be.

uvicorn waits for ever for the rest of a request, and takes connections in until no file descriptors are left.
So each connection here has a timer for what it is waited for at the moment, and where there are too many, the
one that has kept us waiting longest gives way. WebSockets are never hurried and never give way.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from enum import Enum, auto
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import h11
import msgspec
import structlog
import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

from parlour.kernel.phrase import Phrase
from parlour.server.addresses import Proxies, household
from parlour.server.http import descriptors
from parlour.server.http.entrance import Entrance
from parlour.server.http.stalled import SocketProtocol
from parlour.server.protocol import Problem
from parlour.server.settings import Settings

log = structlog.get_logger()

LARGEST_MESSAGE = 65_536
"""Bytes: above this a socket is closed before the message is in memory. What is too large for a command is
far below, and gets an answer."""

TO_FINISH = 3
"""Seconds that answers get when the server is stopped."""

TO_CLOSE = 5.0
"""Seconds that the other side gets to take the rest of an answer once the connection is to be closed."""

SAY_AGAIN = 60.0
"""Seconds before the log says again that there are too many connections."""


class Phase(Enum):
    """The phase of a connection: what it is waiting for."""

    HEAD = auto()
    """The head of a request is to come."""
    BODY = auto()
    """The rest of it is to come."""
    ANSWER = auto()
    """The server is to answer."""
    BLOCKED = auto()
    """The other side is to take more of the answer before there is room for the rest."""
    RESTING = auto()
    """All has been answered; there may be another request."""
    CLOSING = auto()
    """The other side is to take the rest of the answer, and that was it."""


class Config(uvicorn.Config):
    """The configuration of uvicorn, and what its connections share."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        proxies = Proxies(settings.trusted_proxies)
        self.crowd = Crowd(
            descriptors.for_connections(settings.bot_workers), settings.connections_per_address, proxies
        )
        self.entrance = Entrance()
        self.seconds = {
            Phase.HEAD: settings.head_timeout,
            Phase.BODY: settings.body_timeout,
            Phase.BLOCKED: settings.body_timeout,
            Phase.CLOSING: TO_CLOSE,
        }
        super().__init__(
            app,
            log_level="error",  # what visitors do wrong is no worry of the host
            access_log=False,
            http=Http,
            ws=Socket,
            ws_max_size=LARGEST_MESSAGE,
            server_header=False,
            forwarded_allow_ips=proxies.written(),
            timeout_keep_alive=settings.keep_alive,
            timeout_graceful_shutdown=TO_FINISH,
        )


class Crowd:
    """The crowd of all connections, counted."""

    def __init__(self, most: int, most_of_one: int, proxies: Proxies) -> None:
        self._most = most
        self._most_of_one = min(most_of_one, most // 2)
        self._proxies = proxies
        self._all = 0
        self._by_address: Counter[str] = Counter()
        self._waiting: dict[Http, str] = {}
        """The connections that keep us waiting, the longest first, with their addresses."""
        self._said_at = -SAY_AGAIN

    def enter(self, host: str) -> bool:
        """Count a new connection. False if there is no room for it, because all others are in use."""
        address = household(host)
        self._all += 1
        self._by_address[address] += 1
        if self._by_address[address] > self._most_of_one and host not in self._proxies:
            self._say("too many connections from one address", address=address, most=self._most_of_one)
            return self._one_gives_way(address)
        if self._all > self._most:
            self._say("too many connections", most=self._most)
            return self._one_gives_way()
        return True

    def leave(self, host: str) -> None:
        address = household(host)
        self._all -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def waits(self, connection: Http, host: str) -> None:
        self._waiting[connection] = household(host)

    def waits_no_more(self, connection: Http) -> None:
        self._waiting.pop(connection, None)

    def _one_gives_way(self, address: str | None = None) -> bool:
        for connection, its_address in self._waiting.items():
            if address in (None, its_address):
                self.waits_no_more(connection)
                connection.give_way()
                return True
        return False

    def _say(self, what: str, **more: object) -> None:
        now = time.monotonic()
        if now >= self._said_at + SAY_AGAIN:
            self._said_at = now
            log.warning(what, **more)


class Http(H11Protocol):
    """A connection that is not waited for without end."""

    config: Config

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._watched: tuple[Phase, object] | None = None
        self._timer: asyncio.TimerHandle | None = None

    # What happens to it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.config.crowd.enter(_host(self)):
            self._watch()
        else:
            self._answer(503, Phrase("error-full"))

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.config.entrance.come(lambda: self._become_socket(event))

    def _become_socket(self, event: h11.Request) -> None:
        if self.transport.is_closing():
            self.config.entrance.done()
            return
        self._unwatch()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unwatch()
        self.config.crowd.leave(_host(self))

    def send_400_response(self, msg: str) -> None:
        self._answer(400, Phrase("error-request", {"problem": msg}))

    # How long it may take

    def _phase(self) -> Phase:
        if self.transport.is_closing():
            return Phase.CLOSING
        if self.flow.write_paused:
            return Phase.BLOCKED
        if self.conn.their_state is h11.SEND_BODY:
            return Phase.BODY
        if self.conn.their_state is h11.IDLE:
            is_resting = self.timeout_keep_alive_task is not None and not self._has_begun()
            return Phase.RESTING if is_resting else Phase.HEAD
        return Phase.ANSWER

    def _has_begun(self) -> bool:
        """Whether there is a part of the next request."""
        return bool(self.conn.trailing_data[0])

    def _watch(self) -> None:
        """Set the timer for what the connection is about now, unless it has been about that before."""
        if self.transport.get_protocol() is not self:
            return  # it is a WebSocket by now
        phase = self._phase()
        if self._watched == (phase, self.cycle):
            return
        self._unwatch()
        self._watched = (phase, self.cycle)
        if phase is not Phase.ANSWER:
            self.config.crowd.waits(self, _host(self))
        if phase in self.config.seconds:  # uvicorn sees to those that rest
            self._timer = self.loop.call_later(self.config.seconds[phase], self._too_slow, phase)

    def _unwatch(self) -> None:
        self._watched = None
        self.config.crowd.waits_no_more(self)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self, phase: Phase) -> None:
        if phase in (Phase.BLOCKED, Phase.CLOSING):
            self.transport.abort()
        elif phase is Phase.HEAD and not self._has_begun():
            self.transport.close()  # nothing was asked
        else:
            self._answer(408, Phrase("error-incomplete"))

    def give_way(self) -> None:
        self.transport.abort()

    def _answer(self, status: int, phrase: Phrase) -> None:
        """Answer in place of the application, unless it has begun to, and close."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            has_body = self.conn.our_state is h11.IDLE or self.scope["method"] != "HEAD"
            body = msgspec.json.encode(Problem(status, phrase))
            headers = [
                (b"Content-Type", b"application/json"),
                (b"Content-Length", str(len(body)).encode()),
                (b"Connection", b"close"),
            ]
            self._send(h11.Response(status_code=status, headers=headers))
            if has_body:
                self._send(h11.Data(data=body))
            self._send(h11.EndOfMessage())
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()
        self._watch()

    def _send(self, event: h11.Event) -> None:
        self.transport.write(self.conn.send(event) or b"")


class Socket(SocketProtocol):
    """A WebSocket; it was counted when it came, and is at the entrance until it is answered."""

    config: Config
    _is_in = False

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        self._has_come_in()

    def _has_come_in(self) -> None:
        if not self._is_in:
            self._is_in = True
            self.config.entrance.done()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:
            # It began with a whole request, which websockets found fault with. uvicorn would wait for more.
            why = b"".join(self.conn.data_to_send())
            self.transport.write(why or self.conn.reject(HTTPStatus.BAD_REQUEST, "").serialize())
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._has_come_in()
        self.config.crowd.leave(_host(self))


def _host(connection: Http | Socket) -> str:
    return connection.client[0] if connection.client else ""
