"""Packages that only the arena needs; without one, people are told what to install."""

from __future__ import annotations

from importlib.util import find_spec

from parlour.kernel.errors import BadOption
from parlour.kernel.phrase import Phrase

_EXTRA_OF = {"numpy": "research", "openskill": "arena", "pyarrow": "arena", "ray": "ray"}


def needs(package: str) -> None:
    """Refuse to go on without it."""
    if find_spec(package) is None:
        extra = f"parlour[{_EXTRA_OF[package]}]"
        raise BadOption(Phrase("error-arena-extra", {"package": package, "extra": extra}))
