"""Errors over HTTP: always a status and a sentence, never a trace."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from parlour.kernel.errors import ParlourError
from parlour.kernel.phrase import Phrase
from parlour.server.errors import Conflict, Forbidden, NotFound, Unavailable
from parlour.server.protocol import Problem
from parlour.server.storage.store import Clash, NotKept

log = structlog.get_logger()

STATUS: dict[type[ParlourError], int] = {
    NotFound: 404,
    Forbidden: 403,
    Conflict: 409,
    NotKept: 503,
    Unavailable: 503,
}

AnyRequest = Request[Any, Any, Any]


def respond(status: int, phrase: Phrase, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(
        Problem(status, phrase), status_code=status, headers=headers, media_type="application/json"
    )


def _on_parlour_error(_: AnyRequest, error: ParlourError) -> Response[Problem]:
    return respond(STATUS.get(type(error), 400), error.phrase)


def _on_clash(_: AnyRequest, error: Clash) -> Response[Problem]:
    return respond(409, Phrase("error-stale"))


def _on_validation(_: AnyRequest, error: ValidationException) -> Response[Problem]:
    extra = error.extra if isinstance(error.extra, list) else []
    problems = [" ".join(str(part) for part in (one.get("key"), one.get("message")) if part) for one in extra]
    return respond(400, Phrase("error-request", {"problem": "; ".join(problems) or error.detail}))


def _on_http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    status = error.status_code
    phrases = {
        401: Phrase("error-token"),
        404: Phrase("error-not-found"),
        405: Phrase("error-method"),
        408: Phrase("error-incomplete"),
        413: Phrase("error-too-large"),
        429: Phrase("error-too-many"),
    }
    unreadable = Phrase("error-request", {"problem": error.detail})
    otherwise = unreadable if status < 500 else Phrase("error-internal")
    return respond(status, phrases.get(status, otherwise), error.headers)


def _on_anything(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("a request failed", path=request.scope["path"], exc_info=error)
    return respond(500, Phrase("error-internal"))


def answer(request: AnyRequest, error: Exception) -> Response[Problem]:
    """The response to an error."""
    kind = next(kind for kind in type(error).__mro__ if kind in HANDLERS)
    return HANDLERS[kind](request, error)


HANDLERS: ExceptionHandlersMap = {
    ParlourError: _on_parlour_error,
    Clash: _on_clash,
    ValidationException: _on_validation,
    HTTPException: _on_http,
    Exception: _on_anything,
}
