"""Parlour: modern board games in the browser, on a rules engine of its own."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

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
