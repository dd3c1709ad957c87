"""What the documents show in code is true."""

from __future__ import annotations

import doctest
from pathlib import Path

from parlour.kernel import actions

ROOT = Path(__file__).resolve().parent.parent


def test_the_readme_example_runs_as_shown() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_codec_example_runs_as_shown() -> None:
    assert doctest.testmod(actions).failed == 0
