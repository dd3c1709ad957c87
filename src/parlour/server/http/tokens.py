"""Tokens: by what a program that plays over the API is known, as a browser is by its cookie.

A token is a secret that nobody can guess; it stands for whoever holds it. Only its hash is used and kept,
with the seats it takes, so there is nothing to look up: a new token is a visitor who has not sat down yet.
"""

from __future__ import annotations

import hashlib
import re
import secrets

_FORM = re.compile(r"parlour_[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """256 bits, with a beginning by which a leaked one can be found."""
    return f"parlour_{secrets.token_urlsafe(32)}"


def is_token(text: str) -> bool:
    return bool(_FORM.fullmatch(text))


def presented(headers: dict[bytes, bytes]) -> str | None:
    """The token that a request presents; None if it presents none.

    Other schemes than `Bearer` are not for us: a proxy may ask browsers for a password.
    """
    scheme, _, rest = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
    return rest.strip() if scheme.lower() == "bearer" else None


def owner(secret: str) -> str:
    """The hash by which the seats of a token or a cookie are known."""
    return hashlib.sha256(secret.encode()).hexdigest()
