"""What the documents show in code is true."""

from __future__ import annotations

import doctest
from pathlib import Path

import parlour
from parlour import library
from parlour.kernel import actions

ROOT = Path(__file__).resolve().parent.parent


def test_the_readme_example_runs_as_shown() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_codec_example_runs_as_shown() -> None:
    assert doctest.testmod(actions).failed == 0


def test_the_library_explains_itself_by_what_is_true() -> None:
    assert doctest.testmod(parlour).failed == 0
    assert doctest.testmod(library).failed == 0
