"""Pictures of every screen, for people to look at. Not a test.

python -m tests.e2e.shots FOLDER     every screen: wide and narrow, light and dark, in three languages
python -m tests.e2e.shots --readme   the picture in the README
"""

from __future__ import annotations

import argparse
import itertools
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import msgspec
from librt.random import Random
from playwright.sync_api import Browser, sync_playwright

from parlour.bots import bot, turn_of
from parlour.games import get
from parlour.games.amber.wire.view import AmberView
from parlour.words import LANGUAGES
from tests.conftest import ROOT
from tests.e2e.amber.table import AmberTable, sit_down
from tests.e2e.chromium import launch
from tests.e2e.tour import TOURS
from tests.e2e.visitor import DESKTOP, PHONE, Visitor
from tests.server.process import free_port, server

README_PICTURE = ROOT / "docs" / "pictures" / "amber.png"
LEAST_TURNS = 11
"""Turns of ours before the picture in the README is taken."""
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SETTLED = 600
"""Milliseconds after which nothing moves any more."""


@contextmanager
def parlour() -> Iterator[tuple[Browser, str, Path]]:
    """A browser, the address of a server to look at, and its database."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "parlour.db"
        with server(database, port), sync_playwright() as playwright:
            yield launch(playwright, os.environ["PARLOUR_CHROMIUM"]), f"http://127.0.0.1:{port}", database


def picture_everything(browser: Browser, address: str, database: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game, size, theme, language in itertools.product(TOURS, (DESKTOP, PHONE), THEMES, LANGUAGES):
        touch = size == PHONE
        mia = Visitor(browser, address, language=language, theme=theme, size=size, touch=touch)
        tom = Visitor(browser, address, language=language)
        for number, screen in enumerate(TOURS[game](mia, tom, database), 1):
            mia.page.wait_for_timeout(SETTLED)
            name = re.sub(r"\W+", "-", f"{game} {number:02} {screen} {size[0]} {theme} {language}")
            mia.page.screenshot(path=folder / f"{name}.png")
        for visitor in (mia, tom):
            visitor.context.close()


class Adviser:
    """Tells a person what greedy would do, so that the picture shows a game worth looking at."""

    def __init__(self, table: AmberTable) -> None:
        self._table = table
        self._game = get("amber")
        told = table.visitor.table
        self._setup = self._game.setup(self._game.edition(), len(told["seats"]), told["options"])
        self._dice = Random(7)

    def play(self) -> None:
        """Take the decision that is asked for, by hand."""
        table = self._table
        view = msgspec.convert(table.visitor.table["view"], AmberView)
        turn = turn_of(bot("greedy").choose(self._game, self._setup, view, self._dice))
        action = self._game.actions(self._setup).struct(turn[0])
        kind = str(action["do"])
        if kind in ("place", "wetland", "shovel"):
            table.tile(str(action.get("tile", kind))).click()
            table.cell(str(action["cell"])).click()
            self._turn(action)
        else:  # to bury or to rebuild with
            table.tile(str(action["tile"])).click()

    def _turn(self, action: dict[str, str | int]) -> None:
        visitor = self._table.visitor
        self._table.prompt("amber-prompt-play").wait_for(state="detached")
        for _ in range(3):
            laid = visitor.table["view"]["board"].get(action["cell"], {})
            if laid.get("turn") == action.get("turn", laid.get("turn")):
                return
            self._table.rotate.click()
            visitor.page.wait_for_timeout(SETTLED)


def picture_for_the_readme(browser: Browser, address: str) -> None:
    mia = Visitor(browser, address)
    bots = [{"kind": "bot", "level": "greedy", "name": name} for name in ("Tom", "Noor")]
    seats = [{"kind": "me", "name": "Mia"}, *bots]
    table = sit_down(mia, {"game": "amber", "seats": seats, "options": {"setup": "3A"}})
    adviser = Adviser(table)
    for turn in itertools.count(1):
        asked = table.waits_for_me()
        while asked != "amber-prompt-confirm":
            adviser.play()
            table.prompt(asked).wait_for(state="detached")
            asked = table.waits_for_me()
        # A turn that brings something, in the middle of the game.
        outcome = [line["phrase"]["id"] for line in mia.table["tentative"]]
        if turn > LEAST_TURNS and any(event.startswith("amber-event-connected") for event in outcome):
            break
        table.finish()
    mia.page.mouse.move(0, 0)
    mia.page.wait_for_timeout(SETTLED)
    README_PICTURE.parent.mkdir(parents=True, exist_ok=True)
    mia.page.screenshot(path=README_PICTURE)


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of every screen, for people to look at.")
    parser.add_argument("folder", nargs="?", type=Path, help="where to put a picture of every screen")
    parser.add_argument("--readme", action="store_true", help="make the picture in the README")
    wish = parser.parse_args()
    if wish.folder is None and not wish.readme:
        parser.error("name a folder, or --readme")
    with parlour() as (browser, address, database):
        if wish.readme:
            picture_for_the_readme(browser, address)
        if wish.folder is not None:
            picture_everything(browser, address, database, wish.folder)


if __name__ == "__main__":
    main()
