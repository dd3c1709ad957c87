"""Finds a Chromium for the browser tests, or gets one; writes its path to .build/chromium.

An installed one first, then Playwright's own, then the system's package when we are root.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

FOUND = Path(__file__).resolve().parent.parent / ".build" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HELP = """\
The browser tests need a Chromium and none could be had. Do one of these, then try again:
  install the package chromium (or google-chrome) of your system
  .venv/bin/playwright install --with-deps chromium
  CHROMIUM=/path/to/chromium make test"""


def runs(path: str) -> bool:
    """A found file is not enough: some systems have a chromium that only says how to install it."""
    try:
        done = subprocess.run(
            [path, "--version", "--no-sandbox"], capture_output=True, text=True, timeout=60, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0 and "Chrom" in done.stdout


def installed() -> Iterator[str]:
    for name in NAMES:
        path = shutil.which(name)
        if path is not None:
            yield path


def playwrights() -> Iterator[str]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    if Path(path).is_file():
        yield path


def download_playwrights() -> Iterator[str]:
    root = os.name == "posix" and os.geteuid() == 0
    print("Fetching Playwright's Chromium ...", flush=True)
    with_libraries = ["--with-deps"] if root and shutil.which("apt-get") else []
    _try(sys.executable, "-m", "playwright", "install", *with_libraries, "chromium")
    yield from playwrights()


def system_package() -> Iterator[str]:
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    print("Installing the system's Chromium ...", flush=True)
    _try("apt-get", "update", "-qq")
    _try("apt-get", "install", "-qq", "-y", "--no-install-recommends", "chromium")
    yield from installed()


def _try(*command: str) -> None:
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, env=env, stdout=subprocess.DEVNULL, check=False)


WAYS: tuple[Callable[[], Iterator[str]], ...] = (installed, playwrights, download_playwrights, system_package)


def find() -> str | None:
    return next((path for way in WAYS for path in way() if runs(path)), None)


def main() -> int:
    chosen = os.environ.get("CHROMIUM")
    if chosen is not None and not runs(chosen):
        print(f"CHROMIUM={chosen} does not run: name a Chromium, or leave it out.", file=sys.stderr)
        return 1
    if chosen is None and FOUND.is_file() and runs(FOUND.read_text()):
        return 0
    path = chosen or find()
    if path is None:
        print(HELP, file=sys.stderr)
        return 1
    FOUND.parent.mkdir(exist_ok=True)
    FOUND.write_text(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
