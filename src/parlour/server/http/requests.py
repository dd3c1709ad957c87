"""Requests as Litestar reads them, but for what it takes for mistakes of the server and is the visitor's."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Any

import litestar
from litestar.exceptions import ClientException, InternalServerException, SerializationException


class Request(litestar.Request[Any, Any, Any]):
    async def stream(self) -> AsyncGenerator[bytes, None]:
        try:
            async for part in super().stream():
                yield part
        except InternalServerException as error:
            # Whoever sent it went away, or was too slow.
            raise ClientException(status_code=408, detail=error.detail) from None

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise SerializationException(str(error)) from None
