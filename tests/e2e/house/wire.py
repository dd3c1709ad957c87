"""A network between a browser and the server that can fail the way networks do."""

from __future__ import annotations

import contextlib
import socket
import struct
import threading
from collections.abc import Iterator

_CHUNK = 65_536
_AT_ONCE = struct.pack("ii", 1, 0)
"""Linger for no time: closing resets the connection, as a router that forgets it does."""


class Wire:
    """Passes on all that comes in at its own port. It can be cut, and it can swallow what the server says."""

    def __init__(self, address: str) -> None:
        self._server = int(address.rpartition(":")[2])
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._lock = threading.Lock()
        self._ends: set[socket.socket] = set()
        self._is_whole = True
        self._is_mute = False
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Break every connection, and let none be made until the wire is mended."""
        with self._lock:
            self._is_whole = False
            ends, self._ends = self._ends, set()
        for end in ends:
            _reset(end)

    def mend(self) -> None:
        self._is_mute = False
        self._is_whole = True

    def mute(self) -> None:
        """From now on what the server says is lost; what it is told still arrives."""
        self._is_mute = True

    def close(self) -> None:
        self._listener.close()
        self.cut()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return  # closed
            if not self._is_whole:
                _reset(near)
                continue
            far = socket.create_connection(("127.0.0.1", self._server))
            with self._lock:
                self._ends |= {near, far}
            threading.Thread(target=self._pump, args=(near, far, False), daemon=True).start()
            threading.Thread(target=self._pump, args=(far, near, True), daemon=True).start()

    def _pump(self, source: socket.socket, target: socket.socket, is_server: bool) -> None:
        with contextlib.suppress(OSError):  # the other direction has ended, or the wire was cut
            while data := source.recv(_CHUNK):
                if not (is_server and self._is_mute):
                    target.sendall(data)
            target.shutdown(socket.SHUT_WR)


def _reset(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
        # A thread that waits for data would keep the connection alive: wake it first.
        end.shutdown(socket.SHUT_RD)
    end.close()


@contextlib.contextmanager
def wire(address: str) -> Iterator[Wire]:
    between = Wire(address)
    try:
        yield between
    finally:
        between.close()
