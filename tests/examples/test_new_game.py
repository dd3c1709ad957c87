"""`make game`: a copy of the small game under another name is whole, and passes what every game has to."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tools import new_game

NAME = "tic_tac_toe"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game, installed by pip beside what is there; and its tests."""
    folder = tmp_path_factory.mktemp("made")
    new_game.start(NAME, folder / NAME, folder)
    command = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-index"]
    command += ["--no-deps", "--no-build-isolation", "--target", str(folder / "site")]
    subprocess.run([*command, str(folder / NAME)], check=True)
    return folder


def run(made: Path, *command: str) -> str:
    """What Python prints where the new game is installed."""
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{made / 'site'}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_of_the_example_s_name_is_left(made: Path) -> None:
    left = [path for path in (made / NAME).rglob("*") if "connect" in path.name]
    for path in (made / NAME).rglob("*.*"):
        if path.is_file() and "connect" in path.read_text("utf-8").casefold().replace("connected", ""):
            left.append(path)
    assert left == []


def test_it_is_offered_under_its_name(made: Path) -> None:
    assert "Tic tac toe (tic_tac_toe)" in run(made, "parlour.cli", "games", "--lang", "en")


PYTEST = ("pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-c", str(ROOT / "pyproject.toml"))
"""It fails where it finds no tests, too."""


def test_it_passes_what_every_game_has_to(made: Path) -> None:
    laws = (f"tests/games/test_{name}.py" for name in ("conformance", "observations"))
    run(made, *PYTEST, "-k", NAME, *laws)


def test_its_own_tests_pass(made: Path) -> None:
    """Those of its rules: its bots are as they were, and it does not lie where it will."""
    own = str(made / f"test_{NAME}.py")
    run(made, *PYTEST, "--rootdir", str(ROOT), own, "-k", "row or board or column or disc")


@pytest.mark.parametrize("name", ["amber", "connect_four", "Chess", "4", "a b"])
def test_a_name_that_cannot_be_is_refused(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.new_game", name], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "already" in done.stderr or "is no id" in done.stderr
