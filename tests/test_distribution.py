"""What others get: an sdist, a wheel built from it where nothing of ours is, and Parlour running from it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

import hatch_build
from tests.conftest import ROOT
from tests.server.process import free_port

pytestmark = pytest.mark.slow

CONSTRAINTS = str(ROOT / "constraints.txt")
OUTSIDE = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "PARLOUR"))}
OUTSIDE |= {"PIP_CONSTRAINT": CONSTRAINTS, "PIP_BUILD_CONSTRAINT": CONSTRAINTS, "PARLOUR_LANG": "en"}
OUTSIDE |= {"PARLOUR_OPT_LEVEL": "0"}
"""The environment of somebody who has no checkout: nothing leads to ours. Their engine need not be fast."""


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, env=OUTSIDE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=ROOT)
    (made,) = folder.glob("*.tar.gz")
    return made


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built by pip in an environment of its own, with what pyproject.toml asks for and nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, sdist, cwd=folder)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that has the wheel and what it depends on."""
    home = tmp_path_factory.mktemp("installed")
    venv.create(home / "env", with_pip=True)
    programs = home / "env" / ("Scripts" if os.name == "nt" else "bin")
    run(programs / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check", wheel, cwd=home)
    return programs


def test_an_sdist_holds_what_git_keeps_and_the_client(sdist: Path) -> None:
    with tarfile.open(sdist) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    kept = run("git", "-C", ROOT, "ls-files", cwd=ROOT).splitlines() if (ROOT / ".git").exists() else []
    missing = {name for name in kept if not name.startswith(".ci/") and (ROOT / name).exists()} - names
    assert missing == set()
    assert {"Makefile", "web/package.json", "tests/conftest.py", "src/parlour/web_dist/index.html"} <= names
    made = ("node_modules", ".venv", ".so", ".pyd", ".pyc", ".db", ".sqlite3")
    assert [name for name in names if name.endswith(made) or "node_modules" in name] == []


def test_a_wheel_brings_the_notices_of_what_is_bundled(wheel: Path) -> None:
    files = zipfile.ZipFile(wheel)
    notices = files.read("parlour/web_dist/notices.txt").decode()
    for package in ("figtree", "fraunces", "svelte", "@fluent/bundle"):
        assert package in notices
    assert "SIL OPEN FONT LICENSE" in notices
    if hatch_build.why_not_compile() is None:
        assert b"mypy" in files.read("parlour/engine__mypyc.LICENSE")


def test_the_wheel_plays_where_there_is_no_checkout(installed: Path, tmp_path: Path) -> None:
    where = "import parlour, parlour.kernel.state as s; print(parlour.__file__); print(s.__spec__.origin)"
    package, state = run(installed / "python", "-c", where, cwd=tmp_path).split()
    assert Path(package).is_relative_to(installed.parent)
    compiles = hatch_build.why_not_compile() is None
    assert Path(state).suffix == ((".pyd" if os.name == "nt" else ".so") if compiles else ".py")
    for game in ("amber", "amygdala", "unconscious_mind"):
        run(installed / "parlour", "simulate", game, "--games", "1", "--bots", "random,random", cwd=tmp_path)


def test_the_wheel_serves_the_client(installed: Path, tmp_path: Path) -> None:
    port = str(free_port())
    command = [str(installed / "parlour"), "serve", "--port", port, "--db", "tables.db"]
    server = subprocess.Popen(command, cwd=tmp_path, env=OUTSIDE, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        assert any(port in line for line in server.stdout), "it ended before it served"
        address = f"http://127.0.0.1:{port}"
        assert '<script type="module"' in urlopen(f"{address}/").read().decode()
        notices = urlopen(f"{address}/notices.txt")
        assert notices.headers["Content-Type"] == "text/plain; charset=utf-8"
        games = json.load(urlopen(f"{address}/api/games"))
        assert len(games) == 3
    finally:
        server.terminate()
        server.wait()
