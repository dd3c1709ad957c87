"""Starts a game of your own as a copy of the small one, `examples/games/connect_four`, under another name.

`make game NAME=tic_tac_toe` makes the package `examples/games/tic_tac_toe` and its tests, which pass at once,
and installs it where Parlour is. What is in them is Connect Four until you change it.
"""

from __future__ import annotations

import argparse
import keyword
import re
import subprocess
import sys
from pathlib import Path

from parlour import games

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = "connect_four"
GAMES = ROOT / "examples" / "games"
TESTS = ROOT / "tests" / "examples"

ID = re.compile(r"[a-z]+(_[a-z]+)*")
"""Narrower than an id may be: the ids of rules begin with its capitals, and those are letters."""


def class_name(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def is_taken(name: str) -> bool:
    """Does Python or the example use the name for something else?"""
    example = "".join(source.read_text("utf-8") for source in (GAMES / EXAMPLE).rglob("*.py"))
    used = re.search(rf"\b({class_name(name)}|{class_name(name)}View)\b", example)
    return keyword.iskeyword(name) or keyword.iskeyword(class_name(name)) or used is not None


def renamed(text: str, name: str) -> str:
    """What stands in a file of the example, for a game of this id."""
    words = name.split("_")
    title = " ".join(words).capitalize()
    for old, new in {
        " (Howard Wexler and Ned Strongin, 1974)": "",
        EXAMPLE: name,
        EXAMPLE.replace("_", "-"): "-".join(words),
        "ConnectFour": class_name(name),
        "CONNECT": "".join(words).upper(),
        "Connect Four": title,
        f"{name}-name = Vier op een rij": f"{name}-name = {title}",
        f"{name}-name = Puissance 4": f"{name}-name = {title}",
        "# Vier op een rij\n\nT": f"# {title}\n\nT",
        "# Puissance 4": f"# {title}",
    }.items():
        text = text.replace(old, new)
    return text


def start(name: str, folder: Path, tests: Path) -> None:
    """Write the package and its tests."""
    example = GAMES / EXAMPLE
    for source in sorted(example.rglob("*")):
        if source.is_file() and source.suffix in (".py", ".typed", ".ftl", ".md", ".toml", ".yaml"):
            target = folder / renamed(str(source.relative_to(example)), name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(source.read_text("utf-8"), name), "utf-8")
    (tests / f"test_{name}.py").write_text(
        renamed((TESTS / f"test_{EXAMPLE}.py").read_text("utf-8"), name), "utf-8"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", help="its id: lower-case words with underscores between them")
    name = parser.parse_args().name
    folder = GAMES / name
    if not ID.fullmatch(name):
        parser.error(f"{name!r} is no id: lower-case words with underscores between them")
    if name in games.ids() or folder.exists():
        parser.error(f"there is a game {name} already")
    if is_taken(name):
        parser.error(f"{name} means something else in Python or in the example: choose another name")
    start(name, folder, TESTS)
    command = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*command, "--no-build-isolation", "-e", str(folder)], check=True)
    print(f"made {folder.relative_to(ROOT)} and {(TESTS / f'test_{name}.py').relative_to(ROOT)}: `make play`")


if __name__ == "__main__":
    main()
