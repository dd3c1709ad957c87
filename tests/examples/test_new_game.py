"""`make game`: a copy of the small game under another name is whole, and passes what every game has to.

It does so as a stranger's package and as one of Parlour's own, as CONTRIBUTING's ten steps say of a game.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tools import new_game

pytestmark = pytest.mark.slow

NAME = "tic_tac_toe"
PACKAGE = f"parlour_{NAME}"

STEPS = (
    (ROOT / "CONTRIBUTING.md")
    .read_text("utf-8")
    .split("## Adding a game, in ten steps\n")[1]
    .split("\n## ")[0]
)


class Made:
    """A new game, and where Python finds it."""

    def __init__(self, sources: Path, tests: Path, python_path: Path) -> None:
        self.sources = sources
        self.tests = tests
        self._environment = {**os.environ, "PYTHONPATH": f"{python_path}{os.pathsep}{ROOT}"}

    def run(self, *command: str) -> str:
        """What Python prints where the new game is."""
        done = subprocess.run(
            [sys.executable, "-m", *command],
            cwd=ROOT,
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def outside(folder: Path) -> Made:
    """Installed by pip beside what is there."""
    new_game.start(NAME, folder / NAME, folder)
    command = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-index"]
    command += ["--no-deps", "--no-build-isolation", "--target", str(folder / "site")]
    subprocess.run([*command, str(folder / NAME)], check=True)
    return Made(folder / NAME, folder / f"test_{NAME}.py", folder / "site")


def own(folder: Path) -> Made:
    """Its package among Parlour's own games, in a copy of Parlour that is not compiled."""
    new_game.start(NAME, folder / NAME, folder)
    parlour = folder / "src" / "parlour"
    shutil.copytree(
        ROOT / "src" / "parlour",
        parlour,
        ignore=shutil.ignore_patterns("web_dist", "*.so", "*.pyd", "__pycache__"),
    )
    package = parlour / "games" / NAME
    shutil.move(folder / NAME / PACKAGE, package)
    for source in (*package.rglob("*.py"), folder / f"test_{NAME}.py"):
        source.write_text(source.read_text("utf-8").replace(PACKAGE, f"parlour.games.{NAME}"), "utf-8")
    return Made(package, folder / f"test_{NAME}.py", folder / "src")


@pytest.fixture(scope="module", params=[outside, own], ids=["outside", "own"])
def made(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Made:
    begun: Made = request.param(tmp_path_factory.mktemp("made"))
    return begun


def test_nothing_of_the_example_s_name_is_left(made: Made) -> None:
    left = [path for path in made.sources.rglob("*") if "connect" in path.name]
    for path in made.sources.rglob("*.*"):
        if path.is_file() and path.suffix != ".pyc":
            if "connect" in path.read_text("utf-8").casefold():
                left.append(path)
    assert left == []


def test_it_is_offered_under_its_name(made: Made) -> None:
    assert "Tic tac toe (tic_tac_toe)" in made.run("parlour.cli", "games", "--lang", "en")


PYTEST = ("pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-c", str(ROOT / "pyproject.toml"))
"""It fails where it finds no tests, too."""


def test_it_passes_what_every_game_has_to_and_its_own_tests(made: Made) -> None:
    """But for those of its bots, which are as they were, and of where it lies."""
    laws = (f"tests/games/test_{name}.py" for name in ("conformance", "observations"))
    which = f"{NAME} and not (random_games or small or beats or missed or arena)"
    made.run(*PYTEST, "--rootdir", str(ROOT), "-k", which, *laws, str(made.tests))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("amber", "already"),
        ("connect_four", "already"),
        ("", "is no id"),
        ("Chess", "is no id"),
        ("4", "is no id"),
        ("a b", "is no id"),
        ("tic-tac-toe", "is no id"),
        ("class", "something else"),
        ("none", "something else"),
        ("position", "something else"),
    ],
)
def test_a_name_that_cannot_be_is_refused_and_nothing_made(name: str, why: str) -> None:
    before = sorted(new_game.GAMES.iterdir())
    done = subprocess.run(
        [sys.executable, "-m", "tools.new_game", name], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert why in done.stderr
    assert sorted(new_game.GAMES.iterdir()) == before


# The ten steps


def test_there_are_ten_steps() -> None:
    assert re.findall(r"^(\d+)\. \*\*", STEPS, re.MULTILINE) == [str(number) for number in range(1, 11)]


def test_what_the_steps_name_is_there() -> None:
    """Every file and folder: where it is named from the top, or in the package of the example or of Amber."""
    package = new_game.GAMES / new_game.EXAMPLE / f"parlour_{new_game.EXAMPLE}"
    roots = (
        ROOT,
        ROOT / "src" / "parlour",
        package,
        ROOT / "docs" / "rules",
        *ROOT.glob("src/parlour/games/*/"),
    )
    named = set(re.findall(r"`((?:[\w<>.*-]+/)+[\w<>.*-]*|[\w.]+\.(?:py|md|ts|toml|ftl|yaml))`", STEPS))
    assert len(named) > 15
    missing = [
        name
        for name in sorted(named)
        if not any([*root.glob(name.replace("<id>", "amber").rstrip("/"))] for root in roots)
        and not [*ROOT.glob(f"web/src/games/*/{name}")]
    ]
    assert missing == []


def test_the_first_four_steps_name_all_that_the_example_has() -> None:
    told = re.split(r"^5\. ", STEPS, flags=re.MULTILINE)[0]
    example = (new_game.GAMES / new_game.EXAMPLE / f"parlour_{new_game.EXAMPLE}" / "game.py").read_text(
        "utf-8"
    )
    given = set(re.findall(r"^    (\w+): ClassVar", example, re.MULTILINE))
    assert given == {name for name in given if f"`{name}`" in told}
    assert given >= {"id", "players", "position", "view_type"}
