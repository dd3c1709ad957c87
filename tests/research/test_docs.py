"""What docs/research shows is true, and the example learns."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

from examples import train_amber
from tests.conftest import ROOT


def test_the_page_runs_as_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheels for this machine")
    monkeypatch.chdir(tmp_path)  # it writes a file
    result = doctest.testfile(str(ROOT / "docs" / "research" / "README.md"), module_relative=False)
    assert result.attempted > 20
    assert result.failed == 0


@pytest.mark.parametrize("module", ["pettingzoo", "gymnasium", "batch", "openspiel"])
def test_the_modules_explain_themselves_by_what_is_true(module: str) -> None:
    if module == "openspiel":
        pytest.importorskip("pyspiel", reason="OpenSpiel has no wheels for this machine")
    result = doctest.testmod(import_module(f"parlour.research.{module}"))
    assert result.attempted >= 3
    assert result.failed == 0


@pytest.mark.slow
def test_the_example_learns() -> None:
    """From no better than chance to something that chance does not bring about: 200 games, seven in ten."""
    untaught = train_amber.train(steps=0, games=32, tell=False)
    assert 0.4 < train_amber.beats_random(untaught, 200) < 0.6
    taught = train_amber.train(steps=300, games=32, tell=False)
    assert train_amber.beats_random(taught, 200) > 0.7
