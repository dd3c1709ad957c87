"""What research needs is not installed for players: who lacks it is told what to install."""

from __future__ import annotations

import subprocess
import sys
import tomllib

import pytest

from tests.conftest import ROOT


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("pettingzoo", "pettingzoo", "research"),
        ("gymnasium", "gymnasium", "research"),
        ("batch", "numpy", "research"),
        ("datasets", "pyarrow", "research"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_package_says_what_to_install(module: str, package: str, extra: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import parlour.research.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert f"{package} is not installed: pip install 'parlour[{extra}]'" in done.stderr


def test_players_install_none_of_it_and_developers_all() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    play = {*project["dependencies"], *extras["build"]}  # what `make play` installs
    assert not play & {*extras["research"], *extras["openspiel"]}
    asked = " ".join(extras["dev"])
    assert "research]" in asked
    assert "parlour[openspiel]" in asked


def test_nothing_of_it_is_imported_by_playing() -> None:
    code = "import sys, parlour.cli, parlour.library, parlour.research; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
