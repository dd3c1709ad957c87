"""Packages that only research needs; without one, people are told what to install."""

from __future__ import annotations

_EXTRA_OF = {"pyspiel": "openspiel"}
"""The extras by package; all others come with `research`."""


def missing(error: ImportError) -> ImportError:
    """The import error, with what to install."""
    package = (error.name or str(error)).partition(".")[0]
    extra = _EXTRA_OF.get(package, "research")
    return ImportError(f"{package} is not installed: pip install 'parlour[{extra}]'", name=package)
