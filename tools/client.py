"""Builds and checks the browser client. Nothing is done twice: each step remembers the content it came from.

python -m tools.client build    the static files, in src/parlour/web_dist
python -m tools.client types    node_modules and the types of the server's API, as editors and checks need
python -m tools.client check    prettier, ESLint and svelte-check
python -m tools.client test     vitest
"""

from __future__ import annotations

import functools
import hashlib
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools import node

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "parlour"
WEB = ROOT / "web"
DIST = PACKAGE / "web_dist"
API = WEB / "src" / "lib" / "wire" / "api.json"
API_TYPES = WEB / "src" / "lib" / "wire" / "api.d.ts"
STAMPS = ROOT / ".build"

node_environment = functools.cache(node.environment)


def content_digest(files: Iterable[Path], root: Path = ROOT) -> str:
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(f"{path.relative_to(root)}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


class Stamp:
    """Remembers the content a step was last done for."""

    def __init__(self, name: str, content: str, folder: Path = STAMPS) -> None:
        self.path = folder / name
        self.content = content

    def is_current(self) -> bool:
        return self.path.is_file() and self.path.read_text() == self.content

    def write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(self.content)


def run(*command: str, quiet: bool = False) -> None:
    """Run a command in web/; when it fails, show what it printed and stop."""
    done = subprocess.run(
        command,
        cwd=WEB,
        env=node_environment(),
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{done.stdout or ''}{' '.join(command)} failed (exit code {done.returncode}).")


def install_packages() -> None:
    stamp = Stamp("npm", content_digest([WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"]))
    if stamp.is_current() and (WEB / "node_modules").is_dir():
        return
    node_environment()  # says so itself when it has to fetch Node
    print("Installing the client's packages ...", flush=True)
    run("npm", "ci", "--loglevel=error", quiet=True)
    stamp.write()


def write_types() -> None:
    """The server's OpenAPI document and the TypeScript types made from it."""
    stamp = Stamp("api", content_digest(PACKAGE.rglob("*.py")))
    if stamp.is_current() and API.is_file() and API_TYPES.is_file():
        return
    schema = subprocess.run(
        [sys.executable, "-m", "parlour.server.http.schema"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if schema.returncode:
        raise SystemExit(f"{schema.stderr}The server's schema could not be written.")
    if not API_TYPES.is_file() or not API.is_file() or API.read_text() != schema.stdout:
        API.parent.mkdir(parents=True, exist_ok=True)
        API.write_text(schema.stdout)
        run("npx", "openapi-typescript", str(API), "-o", str(API_TYPES), quiet=True)
    stamp.write()


def client_inputs() -> list[Path]:
    """Everything the built client is made from."""
    folders = (path for path in WEB.iterdir() if path.name != "node_modules")
    own = (path for folder in folders for path in (folder, *folder.rglob("*")) if path.is_file())
    words = (PACKAGE / "words").rglob("*.ftl")
    games = (path for suffix in ("ftl", "yaml") for path in (PACKAGE / "games").rglob(f"*.{suffix}"))
    ledgers = (ROOT / "docs" / "rules").glob("*.md")
    return [*own, *words, *games, *ledgers]


def types() -> None:
    install_packages()
    write_types()


def build() -> None:
    types()
    stamp = Stamp("client", content_digest(client_inputs()))
    if stamp.is_current() and (DIST / "index.html").is_file():
        return
    print("Building the client ...", flush=True)
    run("npx", "vite", "build", "--logLevel", "warn")
    stamp.write()


def check() -> None:
    types()
    stamp = Stamp("client-check", content_digest(client_inputs()))
    if stamp.is_current():
        return
    with ThreadPoolExecutor() as pool:
        # Each of them keeps one processor busy.
        checks = [
            pool.submit(run, "npx", "prettier", "--check", "--log-level", "warn", "."),
            pool.submit(run, "npm", "run", "--silent", "lint"),
            pool.submit(run, "npm", "run", "--silent", "check"),
        ]
    for one in checks:
        one.result()
    stamp.write()


def test() -> None:
    types()
    run("npm", "run", "--silent", "test")


def main(arguments: list[str]) -> int:
    tasks = {"build": build, "types": types, "check": check, "test": test}
    if len(arguments) != 1 or arguments[0] not in tasks:
        print(f"usage: python -m tools.client {'|'.join(tasks)}", file=sys.stderr)
        return 2
    tasks[arguments[0]]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
