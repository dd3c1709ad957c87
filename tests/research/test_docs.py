"""What docs/research shows is true, and the example learns."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

from examples import train_amber
from tests.conftest import ROOT


def test_the_page_runs_as_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # it writes a file
    result = doctest.testfile(str(ROOT / "docs" / "research" / "README.md"), module_relative=False)
    assert result.attempted > 20
    assert result.failed == 0


@pytest.mark.parametrize("module", ["pettingzoo", "gymnasium", "batch", "openspiel"])
def test_the_modules_explain_themselves_by_what_is_true(module: str) -> None:
    result = doctest.testmod(import_module(f"parlour.research.{module}"))
    assert result.attempted >= 3
    assert result.failed == 0


def test_the_example_learns() -> None:
    policy = train_amber.train(steps=120, games=16, tell=False)
    assert train_amber.beats_random(policy, 100) > 0.6
