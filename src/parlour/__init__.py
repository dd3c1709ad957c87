"""Parlour: modern board games in the browser, on a rules engine of its own.

>>> import parlour
>>> game = parlour.new("amber", players=4, seed=7)
>>> game.apply(game.legal()[0])

`parlour.new` and `parlour.replay` give a `parlour.Table`; `parlour.library` has the whole story.
"""

import os
import sys
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour import games as games
    from parlour.library import Refused as Refused
    from parlour.library import Table as Table
    from parlour.library import new as new
    from parlour.library import replay as replay

__version__ = "0.1.0"

if os.environ.get("PARLOUR_PURE", "0") != "0":
    # The engine's modules may have been compiled in place, and an extension wins over the source beside it.
    # This makes Python see only the sources below this folder: the same engine, uncompiled.
    _only_sources = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def _below_parlour(path: str) -> FileFinder:
        if not os.path.abspath(path).startswith(os.path.dirname(__file__)):
            raise ImportError("not below the parlour package")
        return _only_sources(path)  # type: ignore[return-value]

    sys.path_hooks.insert(0, _below_parlour)
    sys.path_importer_cache.clear()


_LIBRARY = ("Refused", "Table", "new", "replay")

if not TYPE_CHECKING:  # a checker of types would take any name for one that there is

    def __getattr__(name: str) -> object:
        """The library is imported when it is first used: the server and the command line do without it."""
        if name in _LIBRARY:
            return getattr(import_module("parlour.library"), name)
        if name == "games":
            return import_module("parlour.games")
        raise AttributeError(f"module 'parlour' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted((*globals(), *_LIBRARY, "games"))
