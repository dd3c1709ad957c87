"""Sockets whose other end has stopped reading."""

from __future__ import annotations

import asyncio
import socket
from asyncio.transports import BaseTransport

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PATIENCE = 10.0
"""Seconds that the other end gets to take what is on its way, before the connection is cut."""

ON_ITS_WAY = 65_536
"""Bytes the system holds for one socket. By itself it holds megabytes, and hides for as long that nobody
reads them."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is cut when the other end does not read.

    uvicorn waits for such a one before it sends anything, a close among it, and a transport that is closed
    waits too. Only its ping would notice, after 40 s, and not at all once the socket is being closed.
    """

    _cutting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ON_ITS_WAY)
        # Whatever the system does not take at once is waited for.
        self.transport.set_write_buffer_limits(high=0)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._cutting = self.loop.call_later(PATIENCE, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._patient_again()

    def connection_lost(self, exc: Exception | None) -> None:
        self._patient_again()
        super().connection_lost(exc)

    def _patient_again(self) -> None:
        if self._cutting is not None:
            self._cutting.cancel()
            self._cutting = None
