"""Rate limits by address: how many requests it may make, and how many sockets it may hold open."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from parlour.server.addresses import Proxies
from parlour.server.http.security import READING, address_of, host_of, refuse
from parlour.server.settings import Settings

A_MINUTE = 60.0

DEAR = "is_dear"
"""Marks a handler that has a whole game played through."""

TOO_MANY = 4429
"""Why a socket is not opened."""


class PerMinute:
    """A limit for each address. The minute is the same for all and then forgotten, so that nothing grows."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._taken: Counter[str] = Counter()
        self._over_at = 0.0

    def take(self, address: str) -> bool:
        now = self._clock()
        if now >= self._over_at:
            self._taken.clear()
            self._over_at = now + A_MINUTE
        self._taken[address] += 1
        return self._taken[address] <= self._most

    def seconds_left(self) -> int:
        return max(1, math.ceil(self._over_at - self._clock()))


class RequestLimits(ASGIMiddleware):
    """Refuses an address that asks too often: a little for what changes something or is dear, more else."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings) -> None:
        self._requests = PerMinute(settings.requests_per_minute)
        self._posts = PerMinute(settings.posts_per_minute)
        self._dear = PerMinute(settings.replays_per_minute)
        self._proxies = Proxies(settings.trusted_proxies)
        self._most_sockets = settings.connections_per_address
        self._sockets: Counter[str] = Counter()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        address = address_of(scope)
        limits = [self._requests]
        if scope["type"] == ScopeType.HTTP and scope["method"] not in READING:
            limits.append(self._posts)
        if scope["route_handler"].opt.get(DEAR):
            limits.append(self._dear)
        for limit in limits:
            if not limit.take(address):
                later = {"Retry-After": str(limit.seconds_left())}
                await refuse(scope, receive, send, TOO_MANY, TooManyRequestsException(headers=later))
                return
        if scope["type"] == ScopeType.WEBSOCKET and host_of(scope) not in self._proxies:
            await self._hold(address, scope, receive, send, next_app)
        else:
            await next_app(scope, receive, send)

    async def _hold(
        self, address: str, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp
    ) -> None:
        """Count a socket for as long as it is open. Connections alone do not tell who is behind a proxy."""
        if self._sockets[address] >= self._most_sockets:
            await refuse(scope, receive, send, TOO_MANY, TooManyRequestsException())
            return
        self._sockets[address] += 1
        try:
            await next_app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
