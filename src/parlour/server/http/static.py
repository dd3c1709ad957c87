"""Static files of the browser client: compressed beforehand, kept by browsers for as long as they may be."""

from __future__ import annotations

import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, route
from litestar.handlers import HTTPRouteHandler

from parlour.kernel.phrase import Phrase
from parlour.server.errors import NotFound
from parlour.words import LANGUAGES, Words

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The suffixes of compressed copies, by the encoding browsers ask for, the best first."""

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class _File(NamedTuple):
    content: bytes
    tag: str


@lru_cache(maxsize=512)
def _read(path: Path, modified: int) -> _File:
    """A file's content. The time it was modified is there so that a new build is read anew."""
    content = path.read_bytes()
    return _File(content, f'"{hashlib.blake2b(content, digest_size=8).hexdigest()}"')


def client_handler(folder: Path) -> HTTPRouteHandler:
    """Serves the client from a folder; addresses it does not have are the client's own routes."""
    root = folder.resolve()

    @route(["/", "/{address:path}"], http_method=["GET", "HEAD"], include_in_schema=False, name="client")
    async def client(request: Request[Any, Any, Any]) -> Response[bytes]:
        address = str(request.scope["path"])
        if address.startswith("/api/") or address == "/api":
            raise NotFound(Phrase("error-not-found"))
        index = root / "index.html"
        if not index.is_file():
            return _not_built(request)
        path = _file(root, address)
        if path is None:
            # A name with a dot was meant to be a file; anything else is a page of the client.
            if "." in address.rpartition("/")[2]:
                raise NotFound(Phrase("error-not-found"))
            path = index
        return _answer(request, path, hashed="assets" in path.relative_to(root).parts[:-1])

    return client


def _file(root: Path, address: str) -> Path | None:
    """The file with this address, if there is one."""
    path = (root / address.lstrip("/")).resolve()
    try:
        return path if path.is_relative_to(root) and path.is_file() else None
    except OSError:  # longer than a name can be
        return None


def _answer(request: Request[Any, Any, Any], path: Path, hashed: bool) -> Response[bytes]:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": FOR_EVER if hashed else ASK_AGAIN, "Vary": "Accept-Encoding"}
    accepted = request.headers.get("accept-encoding", "")
    wanted = {one.split(";")[0].strip() for one in accepted.split(",") if not one.endswith(";q=0")}
    for encoding, suffix in ENCODINGS.items():
        compressed = path.with_name(path.name + suffix)
        if encoding in wanted and compressed.is_file():
            path = compressed
            headers["Content-Encoding"] = encoding
            break
    file = _read(path, path.stat().st_mtime_ns)
    headers["ETag"] = file.tag
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(file.content, headers=headers, media_type=kind)


def _not_built(request: Request[Any, Any, Any]) -> Response[bytes]:
    asked = request.headers.get("accept-language", "")
    languages = [one.strip()[:2].lower() for one in asked.split(",")]
    language = next((one for one in languages if one in LANGUAGES), LANGUAGES[0])
    text = Words(language).text("error-client-missing") + "\n"
    return Response(text.encode(), status_code=503, media_type=MediaType.TEXT)
