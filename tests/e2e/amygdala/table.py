"""Amygdala's table as it stands on a visitor's screen, found the way a screen reader finds it."""

from __future__ import annotations

import re
from functools import cached_property
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec
from librt.random import Random
from playwright.sync_api import Locator

from parlour.bots import bot, turn_of
from parlour.games.amygdala import GAME
from parlour.games.amygdala.rules import AmygdalaState
from parlour.games.amygdala.rules.setup import AmygdalaSetup
from parlour.games.amygdala.wire.view import AmygdalaView
from parlour.kernel.match import Match
from parlour.kernel.phrase import Phrase
from parlour.server.tables.patches import Json
from tests.e2e.games import played_game
from tests.e2e.positions import lay_out
from tests.e2e.table import GameTable
from tests.e2e.visitor import Visitor, expression
from tests.rules.amygdala.playthroughs.policy import choose

Action = dict[str, str | int]

NAMES = ("Mia", "Tom", "Noor", "Zoë")


class Step(NamedTuple):
    """Something to press, and where it is."""

    part: Literal["board", "desk", "tray"]
    target: Locator


class AmygdalaTable(GameTable):
    """What a visitor sees of a table, and the few gestures every test makes there."""

    game = "amygdala"
    your_prompts = (
        "amygdala-prompt-start",
        "amygdala-prompt-turn",
        "amygdala-prompt-last_turn",
        "amygdala-prompt-pay",
        "amygdala-prompt-raise",
        "amygdala-prompt-place",
        "amygdala-prompt-stand",
        "amygdala-prompt-network",
        "amygdala-prompt-claim",
        "amygdala-prompt-overflow",
        "amygdala-prompt-cash_in",
        "amygdala-prompt-confirm",
    )
    filled = ("player", "region", "tile", "tile_name", "emotion", "emotion_name")

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        page = visitor.page
        self.board = page.get_by_role("group", name=visitor.text("amygdala-board-label"), exact=True)
        self.tray = page.get_by_role("region", name=visitor.text("amygdala-tray"), exact=True)
        self.tabs = page.get_by_role("group", name=visitor.text("amygdala-desk-tabs"), exact=True)
        self.majorities = page.get_by_role("table", name=visitor.text("amygdala-majorities"), exact=True)
        self.area = page.get_by_role("region", name=visitor.text("table-board"), exact=True)
        """Where the game's keys work."""
        self.desk = page.locator("#me")
        """One's own things, or those of whoever is looked at."""
        self.bank = self.desk.get_by_role("list", name=visitor.text("amygdala-bank"), exact=True)
        self.bank_title = self.desk.get_by_role("heading", name=visitor.text("amygdala-bank"))
        self.buy = self.choice(self._words("amygdala-buy-button", "coins"))
        self.pay_all = self.choice(visitor.text("amygdala-pay-all"))
        self.settle = self.choice(self._words("amygdala-cash-all", "points"))

    def _pattern(self, message: str) -> re.Pattern[str]:
        return re.compile(f"^(?:{self._words(message, 'coins', 'count').pattern})$")

    def _words(self, message: str, number: str, *other: str) -> re.Pattern[str]:
        """What a message says, whatever it is filled with: there are other words for one than for several."""
        numbers = (number, *other)
        one = self.visitor.pattern(message, *self.filled, **dict.fromkeys(numbers, 1))
        several = self.visitor.pattern(message, *self.filled, *numbers)
        return re.compile("|".join(form.pattern.strip("^$") for form in (one, several)))

    # The game board

    def space(self, name: str) -> Locator:
        return self.board.get_by_role("button", name=re.compile(rf"^{name}\b"))

    def spaces(self) -> Locator:
        """Those the tile in hand may go to, each with what it scores there."""
        lit = self.visitor.pattern("amygdala-space-lit", "what", "points")
        return self.board.get_by_role("button", name=lit)

    def region(self, name: str) -> Locator:
        """The source of a region, which tells how the region stands."""
        region = expression(self.visitor.text(f"amygdala-region-{name}"))
        return self.board.get_by_role("button", name=re.compile(rf"^{region}, "))

    def roots(self, lotus: str) -> Locator:
        """Where the mood markers stand."""
        name = f"amygdala-lotus-{lotus}"
        words = self.visitor.words
        told = words.text("amygdala-lotus_roots", lotus=words.text(f"{name}.a"), lotus_name=words.text(name))
        return self.board.get_by_role("button", name=re.compile(f"^{expression(told)}"))

    def resources(self, stall: str, tile: str) -> Locator:
        """The resource tiles of a kind that lie on a lotus, or on one of its sides."""
        words = self.visitor.words
        told = words.text(
            "amygdala-lotus_tile",
            tile_name=words.text(f"amygdala-resource-{tile}"),
            lotus_name=words.text(f"amygdala-lotus-{stall}"),
        )
        return self.board.get_by_role("button", name=re.compile(f"^{expression(told)}"))

    # The own board

    def place(self, name: str) -> Locator:
        """The emotion tile that lies there."""
        return self.desk.get_by_role("button", name=re.compile(rf"^{name}\b"))

    def board_of(self, player: str) -> Locator:
        """Another player's board, shown in full."""
        return self.desk.get_by_role("img", name=re.compile(player))

    def leaves(self) -> list[str]:
        """What lies in the memory bank, leaf by leaf, as it is read out."""
        return re.findall(r"- listitem: (.*)", self.bank.aria_snapshot())

    # What is to be chosen now

    def choice(self, name: str | re.Pattern[str]) -> Locator:
        """A button of the present step. Its key is part of its name."""
        return self.tray.get_by_role("button", name=name)

    def choice_of(self, action: Action) -> Locator:
        """The button of the present step that takes this action."""
        visitor = self.visitor
        kind = str(action["do"])
        if kind == "stand":
            return self.choice(self._beginning(f"amygdala-lotus-{action['lotus']}"))
        if kind == "take_claim":
            return self.choice(self._beginning(f"amygdala-region-{action['region']}"))
        if kind == "score":
            emotion = str(action["emotion"])
            (network,) = self._offered(action)["outcome"]["networks"]
            name = visitor.text(f"amygdala-emotion-{emotion}")
            return self.choice(visitor.text("amygdala-network-worth", emotion=name, points=network["points"]))
        if kind == "settle":
            return self.settle
        sentence = expression(self.describe(action))
        # What an exchange brings comes after its sentence; one tile is not the first of two.
        ends = r"$" if kind.startswith("pay") else r"(?:\s|$)"
        return self.choice(re.compile(rf"(?:^|\s){sentence}{ends}"))

    def _beginning(self, name: str) -> re.Pattern[str]:
        """A name at the beginning of a button, where it has a capital."""
        return re.compile(rf"(?:^|\s){expression(self.visitor.text(name))}(?:\s|$)", re.IGNORECASE)

    def folded(self) -> Locator:
        """What opens further choices of the present step."""
        return self.tray.locator("details:not([open]) > summary").first

    def is_folded(self, choice: Locator) -> bool:
        """Is there more to open before this can be seen?"""
        return not choice.is_visible() and self.folded().is_visible()

    def steps(self, action: Action) -> list[Step]:
        """What is pressed, one after another, to take an action."""
        match action["do"]:
            case "buy" | "buy_two":
                picked = [str(action[name]) for name in ("tile", "other") if name in action]
                tiles = [
                    self.resources(str(action["lotus"]), tile).nth(picked[:at].count(tile))
                    for at, tile in enumerate(picked)
                ]
                return [*(Step("board", tile) for tile in tiles), Step("tray", self.buy)]
            case "unlock":
                return [Step("desk", self.place(str(action["place"])))]
            case "place":
                return [Step("board", self.space(str(action["space"])))]
            case _:
                return [Step("tray", self.choice_of(action))]

    # Gestures

    def pick_and_buy(self, stall: str, *tiles: str) -> None:
        """Buy these tiles, which differ. Of equal ones any will do."""
        for tile in tiles:
            self.resources(stall, tile).first.click()
        self.buy.click()

    def unlock(self, place: str) -> None:
        self.place(place).click()
        self.waits_for("amygdala-prompt-pay")

    # What the table tells

    @property
    def view(self) -> Json:
        view: Json = self.visitor.table["view"]
        return view

    @property
    def me(self) -> Json:
        """The visitor's own board and bank."""
        player: Json = self.view["players"][self.view["seat"]]
        return player

    @cached_property
    def _setup(self) -> AmygdalaSetup:
        told = self.visitor.table
        return GAME.setup(GAME.edition(), len(told["seats"]), told["options"])

    def advice(self, luck: Random) -> Action:
        """What the stronger bot would decide."""
        view = msgspec.convert(self.view, AmygdalaView)
        turn = turn_of(bot("greedy").choose(GAME, self._setup, view, luck))
        return self._setup.actions.struct(turn[0])

    def describe(self, action: Action) -> str:
        """An action in the visitor's words."""
        names = [str(seat["name"]) for seat in self.visitor.table["seats"]]
        return self.visitor.words.phrase(msgspec.convert(self._offered(action)["phrase"], Phrase), names)

    def _offered(self, action: Action) -> Json:
        """The choice of an action, of those there are or were at the last decision."""
        table = self.visitor.table
        return next(choice for choice in table["legal"] + table["instead"] if choice["action"] == action)


def bot_game(players: int, **options: str | bool) -> dict[str, object]:
    """A wish for a table of the visitor and bots."""
    bots = [{"kind": "bot", "level": "greedy"}] * (players - 1)
    return {"game": "amygdala", "seats": [{"kind": "me", "name": NAMES[0]}, *bots], "options": options}


def at_position(database: Path, visitor: Visitor, state: AmygdalaState) -> AmygdalaTable:
    """Be at a table with this position, in the first seat."""
    names = NAMES[: int(state.setup.players)]
    return AmygdalaTable.open(visitor, lay_out(database, visitor, "amygdala", state, names))


def finished_game(names: tuple[str, ...], seed: int) -> bytes:
    """The record of a whole game of Amygdala, played with some sense: by chance it would be over early."""
    dice = Random(seed)

    def decide(match: Match, _: int) -> int:
        return choose(match.state, dice)  # type: ignore[arg-type]

    return played_game("amygdala", names, seed, decide)
