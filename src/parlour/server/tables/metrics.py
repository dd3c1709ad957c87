"""Metrics that a host may want to watch, beside the requests that Litestar counts."""

from __future__ import annotations

from prometheus_client import Gauge, Histogram

from parlour.server.tables.rooms import Rooms

COMMAND_SECONDS = Histogram(
    "parlour_command_seconds", "From the arrival of a command to its acknowledgement", ["kind"]
)
_ROOMS = Gauge("parlour_rooms", "Tables open in memory")
_VIEWERS = Gauge("parlour_viewers", "Sockets that look at a table")


def watch(rooms: Rooms) -> None:
    """Let the gauges show these rooms."""
    _ROOMS.set_function(lambda: len(rooms))
    _VIEWERS.set_function(rooms.viewers)
