"""Packages that bring bots and games, as if they had been installed."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from textwrap import dedent

import pytest

from parlour import games
from parlour.bots import roster


def write_package(
    folder: Path, module: str, source: str, bots: Mapping[str, str], played: Mapping[str, str] | None = None
) -> None:
    """What an installer leaves in `site-packages`: a module, and the entry points its package declares."""
    folder.mkdir(exist_ok=True)
    (folder / f"{module}.py").write_text(dedent(source), encoding="utf-8")
    info = folder / f"{module}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    groups = {roster.GROUP: bots, games.GROUP: played or {}}
    lines = [
        line
        for group, points in groups.items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in points.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


@contextmanager
def installed(*folders: Path) -> Iterator[None]:
    """These folders are places Python imports from, here and in the processes started meanwhile."""
    modules = set(sys.modules)
    with pytest.MonkeyPatch.context() as patch:
        for folder in folders:
            patch.syspath_prepend(folder)
            patch.setenv("PYTHONPATH", str(folder), prepend=":")
        roster._plug_ins.cache_clear()
        try:
            yield
        finally:
            roster._plug_ins.cache_clear()
            for name in set(sys.modules) - modules:
                if Path(getattr(sys.modules[name], "__file__", None) or "/").parent in folders:
                    del sys.modules[name]
