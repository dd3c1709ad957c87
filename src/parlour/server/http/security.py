"""Identities by cookie or token, and the security headers that browsers are told to keep to."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from parlour.kernel.phrase import Phrase
from parlour.server.addresses import household
from parlour.server.errors import Forbidden, NotFound
from parlour.server.http import problems, tokens
from parlour.server.settings import Settings

READING = frozenset({"GET", "HEAD", "OPTIONS"})
A_YEAR = 365 * 24 * 3600

BAD_TOKEN = 4401
OTHER_SITE = 4403
NO_ADDRESS_OF_OURS = 4404
"""Why a socket is not opened."""

ASK_FOR_TOKEN = {"WWW-Authenticate": "Bearer"}

HIGHEST_PORT = 65_535

_OWNER = "parlour_owner"
_NEW_COOKIE = "parlour_new_cookie"
_COOKIE = re.compile(r"[A-Za-z0-9_-]{22}")
_HOST = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:(?P<port>[0-9]{1,5}))?")

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def is_host(text: str) -> bool:
    """Whether a text can be a host, perhaps with a port."""
    found = _HOST.fullmatch(text)
    return found is not None and int(found["port"] or 0) <= HIGHEST_PORT


def content_policy(host: str) -> str:
    """The content security policy of pages. Some browsers do not count a socket to its host as 'self'."""
    sockets = f" ws://{host} wss://{host}" if is_host(host) else ""
    return (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"connect-src 'self'{sockets}; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
        "form-action 'self'"
    )


async def add_headers(message: Message, scope: Scope) -> None:
    """Before anything is sent: security headers, and the visitor's cookie when it is new."""
    if message["type"] not in ("http.response.start", "websocket.accept"):
        return
    message.setdefault("headers", [])
    headers = MutableScopeHeaders(message)
    for name, value in HEADERS.items():
        headers[name] = value
    headers["Content-Security-Policy"] = content_policy(_host(scope["headers"]))
    cookie = scope.get("state", {}).get(_NEW_COOKIE)
    if cookie is not None:
        headers.add("Set-Cookie", cookie)


def _host(headers: Iterable[tuple[bytes, bytes]]) -> str:
    return dict(headers).get(b"host", b"").decode("latin-1")


class Visitors(ASGIMiddleware):
    """Knows a browser by a random secret in a cookie, and a program by its token.

    A request that brings a token stands for that token, or for nobody: never for a cookie that came with it.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings) -> None:
        self._secure = settings.secure_cookies
        # The prefix makes browsers refuse the cookie from anything but this very host over https.
        self._name = "__Host-parlour" if self._secure else "parlour"

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        token = tokens.presented(dict(scope["headers"]))
        if token is None:
            token = self._from_cookie(scope)
        elif not tokens.is_token(token):
            await refuse(scope, receive, send, BAD_TOKEN, NotAuthorizedException(headers=ASK_FOR_TOKEN))
            return
        scope["state"][_OWNER] = tokens.owner(token)
        await next_app(scope, receive, send)

    def _from_cookie(self, scope: Scope) -> str:
        secret = ASGIConnection[Any, Any, Any, Any](scope).cookies.get(self._name, "")
        if not _COOKIE.fullmatch(secret):
            secret = secrets.token_urlsafe(16)
            cookie = Cookie(
                self._name,
                value=secret,
                path="/",
                max_age=A_YEAR,
                httponly=True,
                samesite="lax",
                secure=self._secure,
            )
            scope["state"][_NEW_COOKIE] = cookie.to_header(header="")
        return secret


def host_of(scope: Scope) -> str:
    """The host a visitor comes from: behind a trusted proxy, the one the proxy says."""
    client = scope["client"]
    return client[0] if client else ""


def address_of(scope: Scope) -> str:
    """The address a visitor comes from, as limits count it."""
    return household(host_of(scope))


def owner_of(scope: Scope) -> str:
    """The hash by which a visitor's seats are known."""
    return str(scope["state"][_OWNER])


class SameOrigin(ASGIMiddleware):
    """Refuses what another site makes a browser do here.

    A browser always says where a change or a socket comes from. A program that says nothing is let in: it has
    no cookies another site could abuse. So is whoever brings a token: no browser does that by itself.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings) -> None:
        self._allowed = frozenset(origin.rstrip("/").lower() for origin in settings.allowed_origins)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        changes = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in READING
        headers = dict(scope["headers"])
        if changes and tokens.presented(headers) is None and not self.is_ours(headers):
            await refuse(scope, receive, send, OTHER_SITE, Forbidden(Phrase("error-origin")))
            return
        await next_app(scope, receive, send)

    def is_ours(self, headers: dict[bytes, bytes]) -> bool:
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        if not origin:
            return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
        if origin in self._allowed:
            return True
        host = _host(headers.items()).lower()
        return bool(host) and origin in (f"http://{host}", f"https://{host}")


class PlainAddresses(ASGIMiddleware):
    """Refuses what is no address: neither file systems nor databases can look up a NUL, nor Litestar read
    any host."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        host = _host(scope["headers"])
        if host and not is_host(host):
            error = HTTPException(status_code=400, detail="Host")
            await refuse(scope, receive, send, NO_ADDRESS_OF_OURS, error)
            return
        if "\0" in scope["path"]:
            await refuse(scope, receive, send, NO_ADDRESS_OF_OURS, NotFound(Phrase("error-not-found")))
            return
        await next_app(scope, receive, send)


async def refuse(scope: Scope, receive: Receive, send: Send, code: int, error: Exception) -> None:
    """Close a socket before it is open; answer anything else.

    It is not raised: then Litestar would answer outside of what counts the answers (`/metrics`).
    """
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": code, "reason": ""})
        return
    request = Request[Any, Any, Any](scope, receive, send)
    answer = problems.answer(request, error)
    await answer.to_asgi_response(app=None, request=request)(scope, receive, send)
