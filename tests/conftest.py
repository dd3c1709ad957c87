"""Common to all tests: which engine they play on and which browser they drive."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

from hatch_build import InPlace

ROOT = Path(__file__).resolve().parent.parent

_found_chromium = ROOT / ".build" / "chromium"
if _found_chromium.is_file():
    os.environ.setdefault("PARLOUR_CHROMIUM", _found_chromium.read_text())

# A compiled engine shadows the sources beside it. When it is not made from these sources the tests
# would prove nothing about them, so they run on the sources. `make test` compiles first.
_engine = InPlace(ROOT)
if _engine.libraries() and not _engine.is_current():
    os.environ["PARLOUR_PURE"] = "1"

settings.register_profile("parlour", deadline=None)
settings.load_profile("parlour")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What keeps one worker busy for minutes comes first: as the last, all others would wait for it."""
    items.sort(key=lambda item: item.path.name != "test_distribution.py")


def pytest_report_header() -> str:
    if not _engine.libraries():
        return "engine: uncompiled"
    if os.environ.get("PARLOUR_PURE"):
        return "engine: uncompiled, though a compiled one is there (out of date, or PARLOUR_PURE is set)"
    return "engine: compiled"
