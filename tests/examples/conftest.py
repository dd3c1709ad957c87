"""What the examples are tried on."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.plug_ins import installed
from tests.conftest import ROOT
from tests.server.conftest import hall, settings

__all__ = ["hall", "rival", "settings", "site"]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip has installed the plug-in of examples/."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-index"]
    command += ["--no-deps", "--no-build-isolation", "--target", str(folder)]
    subprocess.run([*command, str(ROOT / "examples" / "plugin_bot")], check=True)
    return folder


@pytest.fixture
def rival(site: Path) -> Iterator[str]:
    """The name of the plugged-in bot, where it is."""
    with installed(site):
        yield "rival"
