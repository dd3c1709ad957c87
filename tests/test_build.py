"""The build: what is compiled and when, what a wheel holds, what no file may name."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import hatch_build
from tools import chromium, client, node

ROOT = Path(__file__).resolve().parent.parent
can_compile = pytest.mark.skipif(
    hatch_build.why_not_compile() is not None, reason=f"not here: {hatch_build.why_not_compile()}"
)

LIMITS = "from typing import Final\n\nHIGHEST: Final = 7\n"
STATE = """\
from parlour.kernel.limits import HIGHEST


class State:
    def __init__(self) -> None:
        self.coins: int = HIGHEST
"""
GAME = """\
from ....kernel.state import State


class Position(State):
    def double(self) -> int:
        return self.coins * 2
"""


def write(path: Path, text: str = "") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout in small: Parlour's own build files around a kernel and one game of a few lines."""
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", "README.md"):
        write(tmp_path / name, (ROOT / name).read_text())
    package = tmp_path / "src" / "parlour"
    write(package / "__init__.py", (ROOT / "src" / "parlour" / "__init__.py").read_text())
    write(package / "kernel" / "__init__.py")
    write(package / "kernel" / "limits.py", LIMITS)
    write(package / "kernel" / "state.py", STATE)
    write(package / "kernel" / "record.py", "import json\n")
    write(package / "games" / "__init__.py")
    write(package / "games" / "chess" / "__init__.py")
    write(package / "games" / "chess" / "rules" / "state.py", GAME)
    write(package / "games" / "chess" / "rules" / "__init__.py")
    write(package / "games" / "chess" / "words" / "en.ftl", "chess-name = Chess\n")
    write(package / "games" / "chess" / "edition" / "tiles.yaml", "tiles: []\n")
    return tmp_path


# What is compiled, and when again


def compiled(tree: Path) -> list[Path]:
    return hatch_build.compiled_sources(tree, hatch_build.compile_globs(tree))


def test_only_named_modules_are_compiled_and_never_a_package_file(tree: Path) -> None:
    names = [str(path.relative_to(tree / "src" / "parlour")) for path in compiled(tree)]
    assert names == ["games/chess/rules/state.py", "kernel/state.py"]


def test_what_compiled_modules_import_counts_too(tree: Path) -> None:
    names = [path.name for path in hatch_build.with_imports(tree, compiled(tree))]
    assert "limits.py" in names
    assert "record.py" not in names


@pytest.mark.parametrize("changed", ["kernel/state.py", "kernel/limits.py", "games/chess/rules/state.py"])
def test_the_fingerprint_follows_the_sources(tree: Path, changed: str) -> None:
    before = hatch_build.fingerprint(tree, compiled(tree))
    with open(tree / "src" / "parlour" / changed, "a") as file:
        file.write("EXTRA = 1\n")
    assert hatch_build.fingerprint(tree, compiled(tree)) != before


def test_the_fingerprint_ignores_modules_that_are_not_compiled(tree: Path) -> None:
    before = hatch_build.fingerprint(tree, compiled(tree))
    write(tree / "src" / "parlour" / "kernel" / "record.py", "import sys\n")
    assert hatch_build.fingerprint(tree, compiled(tree)) == before


def run_position(tree: Path, pure: bool) -> dict[str, object]:
    code = (
        "import json, parlour.games.chess.rules.state as s;"
        "print(json.dumps([s.Position().double(), s.__spec__.origin]))"
    )
    env = {key: value for key, value in os.environ.items() if key != "PARLOUR_PURE"}
    env |= {"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    if pure:
        env["PARLOUR_PURE"] = "1"
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    doubled, origin = json.loads(done.stdout)
    return {"doubled": doubled, "from": Path(origin).suffix}


@pytest.mark.slow
@can_compile
def test_compiling_in_place(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    engine = hatch_build.InPlace(tree)
    library_suffix = ".pyd" if os.name == "nt" else ".so"

    assert hatch_build.main([], tree) == 0
    assert engine.is_current()
    assert run_position(tree, pure=False) == {"doubled": 14, "from": library_suffix}
    assert run_position(tree, pure=True) == {"doubled": 14, "from": ".py"}

    made = [path.stat().st_mtime_ns for path in engine.libraries()]
    capsys.readouterr()
    assert hatch_build.main([], tree) == 0
    assert [path.stat().st_mtime_ns for path in engine.libraries()] == made, (
        "nothing changed, so nothing is built"
    )
    assert capsys.readouterr().out == ""

    engine.libraries()[0].unlink()
    assert not engine.is_current(), "a library is missing"

    write(tree / "src" / "parlour" / "kernel" / "state.py", STATE.replace("coins: int", "coins: str"))
    assert hatch_build.main([], tree) == 1
    assert "Incompatible types" in capsys.readouterr().err
    assert engine.libraries() == [], "old code must not shadow new sources"
    assert hatch_build.main(["--or-pure"], tree) == 0
    assert run_position(tree, pure=False) == {"doubled": 14, "from": ".py"}


def test_without_a_c_compiler_old_libraries_go(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    old = write(tree / "src" / "parlour" / "kernel" / "state.so")
    assert hatch_build.main([], tree) == 0
    assert not old.exists()
    assert "no C compiler (no-such-compiler)" in capsys.readouterr().out


def test_an_unknown_argument_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert hatch_build.main(["--fast"]) == 2
    assert "--fast" in capsys.readouterr().err


# The sdist and the wheel; tests/test_distribution.py builds the whole ones


def build(tree: Path, target: str, *, compiler: bool) -> subprocess.CompletedProcess[str]:
    env = {**os.environ} if compiler else {**os.environ, "CC": "no-such-compiler"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", target]
    return subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("target", ["sdist", "wheel"])
def test_nothing_is_built_without_the_client(tree: Path, target: str) -> None:
    done = build(tree, target, compiler=False)
    assert done.returncode != 0
    assert "run `make client`" in done.stdout + done.stderr
    assert list(tree.glob("dist/*")) == []


@pytest.mark.slow
@pytest.mark.parametrize("compiler", [False, pytest.param(True, marks=can_compile)])
def test_what_a_wheel_holds(tree: Path, compiler: bool) -> None:
    write(tree / ".gitignore", (ROOT / ".gitignore").read_text())
    write(tree / "src" / "parlour" / "web_dist" / "assets" / "index.js.br")
    write(tree / "src" / "parlour" / "web_dist" / "index.html")
    write(tree / "docs" / "rules" / "chess.nl.md")
    done = build(tree, "wheel", compiler=compiler)
    assert done.returncode == 0, done.stderr
    (wheel,) = (tree / "dist").glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert names >= {
        "parlour/kernel/state.py",
        "parlour/games/chess/words/en.ftl",
        "parlour/games/chess/edition/tiles.yaml",
        "parlour/web_dist/index.html",
        "parlour/web_dist/assets/index.js.br",
        "parlour/ledger/chess.nl.md",
    }
    libraries = {name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    if compiler:
        assert libraries == {
            "parlour/engine__mypyc",
            "parlour/kernel/state",
            "parlour/games/chess/rules/state",
        }
        assert "none-any" not in wheel.name
    else:
        assert libraries == set()
        assert wheel.name.endswith("py3-none-any.whl")
        assert "pure wheel" in done.stdout + done.stderr


# The tools


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v22.12.0\n", True),
        ("v24.0.1", True),
        ("v26.1.0", True),
        ("v22.11.9", False),
        ("v20.20.2", False),
        ("", False),
    ],
)
def test_which_node_is_new_enough(version: str, good: bool) -> None:
    assert node.new_enough(version) is good


def test_a_client_stamp_follows_names_and_contents(tmp_path: Path) -> None:
    first, second = write(tmp_path / "a.ts", "1"), tmp_path / "b.ts"

    def stamp(path: Path) -> client.Stamp:
        return client.Stamp("client", client.content_digest([path], tmp_path), tmp_path / "stamps")

    assert not stamp(first).is_current()
    stamp(first).write()
    assert stamp(first).is_current()
    first.write_text("2")
    assert not stamp(first).is_current()
    write(second, "1")
    assert not stamp(second).is_current(), "the same content under another name"


def test_a_chromium_that_only_talks_does_not_count(tmp_path: Path) -> None:
    stub = write(tmp_path / "chromium", "#!/bin/sh\necho 'install it with: snap install chromium'\nexit 1\n")
    stub.chmod(0o755)
    assert not chromium.runs(str(stub))
    assert not chromium.runs(str(tmp_path / "missing"))


# What no file may name

MADE = {
    ".git",
    ".venv",
    ".build",
    "node_modules",
    "web_dist",
    "dist",
    "__pycache__",
    ".hypothesis",
    ".benchmarks",
}
MADE |= {".mypy_cache", ".ruff_cache", ".pytest_cache", ".import_linter_cache", "test-results"}


def our_files() -> Iterator[Path]:
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in MADE]
        yield from (Path(folder, name) for name in names)


def test_no_file_names_a_machine() -> None:
    # Written apart, so that this file does not name them either.
    paths = "|".join(["work", "root", "tmp"])
    hosts = "|".join([r"pypi\.or" + "g", r"npmjs\.or" + "g", r"pythonhosted\.or" + "g", r"yarnpkg\.co" + "m"])
    machine = re.compile(rf"(?<![\w.)}}\]*])/(?:{paths})/\w|{hosts}")
    found = []
    for path in our_files():
        try:
            text = path.read_text()
        except UnicodeDecodeError:
            continue  # a picture or a font
        found += [f"{path.relative_to(ROOT)}: {match[0]}" for match in machine.finditer(text)]
    assert found == []


def test_the_lock_files_have_no_addresses() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    pins = [line for line in (ROOT / "constraints.txt").read_text().splitlines() if not line.startswith("#")]
    assert [pin for pin in pins if not re.fullmatch(r"[\w.-]+==[\w.+]+", pin)] == []


def test_every_dependency_is_pinned() -> None:
    pinned = {
        line.split("==")[0] for line in (ROOT / "constraints.txt").read_text().splitlines() if "==" in line
    }
    declared = set(re.findall(r'^ *"([\w.-]+)', _dependency_lists(), re.MULTILINE)) - {"parlour"}

    def plain(names: set[str]) -> set[str]:
        return {re.sub(r"[-_.]+", "-", name).lower() for name in names}

    assert len(declared) > 30
    assert plain(declared) - plain(pinned) == set()


def _dependency_lists() -> str:
    text = (ROOT / "pyproject.toml").read_text()
    lists = text[text.index("dependencies = [") : text.index("[project.scripts]")]
    return re.sub(r"[\[,] *", "\n", lists)


# What the content security policy would refuse


def test_the_client_has_no_inline_style_or_script() -> None:
    web = ROOT / "web"
    page = (web / "index.html").read_text()
    assert re.findall(r"<style|<script(?![^>]*\bsrc=)|\bon\w+=|\bstyle=", page) == []
    # Svelte sets style:name={...} and style="...{...}" by the CSSOM; a fixed style="..." is an attribute.
    fixed = re.compile(r'\sstyle="[^"{]*"')
    assert [path.name for path in web.glob("src/**/*.svelte") if fixed.search(path.read_text())] == []
