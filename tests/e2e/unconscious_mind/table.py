"""Unconscious Mind's table as it stands on a visitor's screen."""

from __future__ import annotations

import re
from functools import cached_property
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec
from librt.random import Random
from playwright.sync_api import Locator, expect

from parlour.games.unconscious_mind import GAME
from parlour.games.unconscious_mind.rules import UnconsciousMindState
from parlour.games.unconscious_mind.rules.decisions import DECLARED
from parlour.games.unconscious_mind.rules.setup import UnconsciousMindSetup
from parlour.games.unconscious_mind.wire.view import UnconsciousMindView
from parlour.kernel.match import Match
from parlour.server.tables.patches import Json
from tests.e2e.games import played_game
from tests.e2e.positions import lay_out
from tests.e2e.table import GameTable
from tests.e2e.visitor import Visitor, expression
from tests.rules.unconscious_mind.playthroughs.policy import choose

Action = dict[str, str | int]

NAMES = ("Mia", "Tom", "Noor", "Zoë")

ANYTIME = ("adjust", "brighten", "box_set")

TARGETS = {
    "treat": "room:{room}",
    "box": "room:{room}",
    "line": "line:{line}",
    "starting_row": "line:{row}",
    "reputation": "reputation:{number}",
    "effect": "effect:{number}",
    "play": "research:{card}",
    "volume": "research:{card}",
    "publish": "treatise:{treatise}",
    "cite": "treatise:{treatise}",
    "put": "place:{place}",
    "trigger": "place:{place}",
    "slot": "slot:{location}:{slot}",
    "district": "district:{district}:{slot}",
    "fireworks": "district:{district}:{slot}",
    "draft": "client:{client}",
    "dream": "dream:{dream}",
    "dream_unseen": "dreams",
    "goal": "goal:{location}",
}
"""What stands on the table for an action, by its kind."""


PARTS = ("first", "second", "third")
"""The tiles of a line."""


class Step(NamedTuple):
    """Something to press, and where it is."""

    part: Literal["board", "tray", "anytime"]
    target: Locator

    def press(self, *, by_finger: bool = False) -> None:
        target = (self.target.get_attribute("data-target") or "").partition(":")[0]
        press = self.target.tap if by_finger else self.target.click
        if target in ("line", "room"):  # the whole of it can be pressed, and lies over its button
            press(force=True)
        elif target == "research":  # cards in hand lie over each other
            press(position={"x": 12, "y": 8})
        else:
            press()


class UnconsciousMindTable(GameTable):
    """What a visitor sees of a table, and the few gestures every test makes there."""

    game = "unconscious_mind"
    your_prompts = tuple(
        f"unconscious_mind-prompt-{name}"
        for name in dict.fromkeys((*(one.title for one in DECLARED if one.answers), "confirm", "reveal"))
    )
    filled = ("player",)

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        page = visitor.page
        self.area = page.get_by_role("region", name=visitor.text("table-board"), exact=True)
        """Where the game's keys work."""
        self.board = self.area
        self.meeting_table = page.get_by_role(
            "group", name=visitor.text("unconscious_mind-board-table"), exact=True
        )
        self.city = page.get_by_role("group", name=visitor.text("unconscious_mind-board-city"), exact=True)
        self.tray = page.get_by_role("region", name=visitor.text("unconscious_mind-play-tray"), exact=True)
        self.looks = page.get_by_role("group", name=visitor.text("unconscious_mind-look"), exact=True)
        """The tabs that bring up the parts of the table."""
        self.steps = page.get_by_role("list", name=visitor.text("unconscious_mind-play-steps"), exact=True)
        self.desk = page.locator("#me")
        self.sheet = page.get_by_role("dialog", name=visitor.text("unconscious_mind-sheet-label"), exact=True)
        """What explains a card."""
        self.go_on = visitor.button("table-reveal")
        """What ends a part of a turn before something is revealed."""
        self.scores = page.get_by_role("table", name=visitor.text("score-table"))

    # The prompt

    @property
    def reveal(self) -> str:
        """The prompt of a turn that goes on once something is revealed."""
        return f"{self.game}-prompt-reveal"

    def _pattern(self, message: str) -> re.Pattern[str]:
        # There are other words for none and for one than for several.
        counts = [self.visitor.pattern(message, *self.filled, count=count) for count in (0, 1)]
        several = self.visitor.pattern(message, *self.filled, "count")
        return re.compile("|".join({pattern.pattern for pattern in (*counts, several)}))

    def said(self) -> str:
        """How far the game is. Two decisions in a row may ask the same."""
        told = self.visitor.table
        return f"{told['ply']} {told['status']} {told['my_turn']}"

    # What can be chosen

    def spot(self, target: str) -> Locator:
        """Something on the table that can be chosen at times: `space:i12`, `room:primary`."""
        return self.area.locator(f'[data-target="{target}"]')

    def lit(self) -> Locator:
        """Everything on the table that can be chosen now."""
        return self.area.locator('[data-target][data-lit="yes"]')

    def choice(self, name: str | re.Pattern[str]) -> Locator:
        """A button of the present decision. Its key is part of its name."""
        return self.tray.get_by_role("button", name=name)

    def choices(self) -> Locator:
        return self.tray.locator("[data-choice]")

    def leave(self) -> Locator:
        """What leaves the rest of the present decision."""
        return self.choice(_loosely(self.visitor.text(f"unconscious_mind-stop-{self.view['decision']}")))

    def recall(self) -> Locator:
        return self.choice(_loosely(self.visitor.text("unconscious_mind-play-recall")))

    def treat(self, client: str) -> Locator:
        name = self.visitor.text(f"unconscious_mind-client-{client}")
        words = self.visitor.text("unconscious_mind-play-treat-one", client=name)
        return self.choice(_loosely(words))

    @property
    def anytime(self) -> Locator:
        """The drawer of what may be done at almost any time."""
        name = self.visitor.text("unconscious_mind-play-anytime")
        return self.area.locator("details").filter(has=self.visitor.page.get_by_text(name, exact=True))

    def aside(self, kind: str) -> Locator:
        """What the drawer offers: `adjust`, `brighten`, `box_set`."""
        offered = [action["do"] for action in self.legal if action["do"] in ANYTIME]
        return self.anytime.locator("button").nth(offered.index(kind))

    def explain(self, asked: Locator) -> None:
        """Ask what something means, with the other button of the mouse."""
        self.bring_up(Step("board", asked))
        asked.click(button="right", force=True)  # of what cannot be chosen too
        expect(self.sheet).to_be_visible()

    # How an action is taken

    def presses(self, action: Action) -> list[Step]:
        """What is pressed, one after another, to take an action: on a board, if it can be done there."""
        match action["do"]:
            case "place":
                return [
                    self._on_board(f"space:{action['space']}"),
                    self._on_board(f"action:{action['action']}"),
                ]
            case "swap":
                return [
                    self._on_board(f"shown:{action['shown']}"),
                    self._on_board(f"research:{action['card']}"),
                ]
            case "insight":
                return self._insight(action)
            case "go":
                return self._go(action)
            case kind if kind in ANYTIME:
                return [Step("anytime", self.aside(str(kind)))]
        target = self._target(action)
        return [self._on_board(target) if target else Step("tray", self._in_tray(action))]

    def _on_board(self, target: str) -> Step:
        return Step("board", self.spot(target))

    def _on_boards(self, *targets: str, action: Action) -> list[Step]:
        return [self._on_board(target.format(**action)) for target in targets]

    def _target(self, action: Action) -> str:
        """What stands on the table for an action that takes one press."""
        match action["do"]:
            case "advance":
                return f"inkpot:{self._outcome(action)['inkpot']}"
            case "take":
                return f"tile:{self._outcome(action)['display']}"
            case "line_part" if action["part"] in PARTS:
                return f"place:{self._outcome(action)['place']}"
            case kind if kind in TARGETS:
                return TARGETS[str(kind)].format(**action)
        return ""

    def _outcome(self, action: Action) -> dict[str, str]:
        """What the server says of an action."""
        found: dict[str, str] = next(
            one["outcome"] for one in self.visitor.table["legal"] if one["action"] == action
        )
        return found

    def _in_tray(self, action: Action) -> Locator:
        words = self.visitor
        match action["do"]:
            case "recall":
                return self.recall()
            case "stop":
                return self.leave()
            case "main" | "banner":
                said = words.pattern(f"unconscious_mind-say-{action['do']}", "effects").pattern
                return self.choice(re.compile(said.strip("^$")))
            case "ideas" | "do" | "line_part":
                # Those of a list come first, in its order.
                listed = [one for one in self._alike(action) if not self._target(one)]
                return self.choices().nth(listed.index(action))
        return self.choice(_loosely(self.describe(action)))

    def _alike(self, action: Action) -> list[Action]:
        """All of its kind that can be done now."""
        return [one for one in self.legal if one["do"] == action["do"]]

    def _go(self, action: Action) -> list[Step]:
        """Where to, then who, if that is a question: however a figure comes to a Location, it is the same."""
        location = self._outcome(action)["location"]
        comers = {one["figure"] for one in self._alike(action) if self._outcome(one)["location"] == location}
        presses = [self._on_board(f"location:{location}")]
        if len(comers) > 1:
            figure = self.visitor.text(f"unconscious_mind-figure-{action['figure']}.a")
            who = self.choices().filter(has_text=_loosely(figure))
            presses.append(Step("tray", who))
        return presses

    def _insight(self, action: Action) -> list[Step]:
        """From where an Insight goes to where, as far as that is a question; then which of two pieces."""
        insights = self._alike(action)
        origins = {one["from"] for one in insights}
        ends = {origin: {one["to"] for one in insights if one["from"] == origin} for origin in origins}
        if origins == {"reserve"} and action["to"] != "reserve":
            path: tuple[str, ...] = ("to",)
        elif all(len(there) == 1 for there in ends.values()):
            path = ("from",)
        else:
            path = ("to",) if len(origins) == 1 else ("from", "to")
        presses = [self._on_board(f"area:{action[end]}") for end in path]
        meant = [one for one in insights if all(one[end] == action[end] for end in path)]
        if len(meant) > 1:
            presses.append(Step("tray", self.choices().nth(meant.index(action))))
        return presses

    def bring_up(self, step: Step) -> None:
        """See to it that something can be pressed."""
        step.target.wait_for(state="attached")
        if step.target.is_visible():
            return
        if step.part == "board":
            for tab in self.looks.get_by_role("button").all():
                tab.click()
                expect(tab).to_have_attribute("aria-pressed", "true")
                if step.target.is_visible():
                    return
        else:
            within = self.anytime if step.part == "anytime" else self.tray
            within.locator("summary").click()
        expect(step.target).to_be_visible()

    def take(self, action: Action) -> None:
        """Take an action by mouse, and see that it is taken."""
        assert action in self.legal, f"not legal: {action}"
        before = self.said()
        for step in self.presses(action):
            self.bring_up(step)
            step.press()
        self.goes_on(before)

    def finish(self) -> None:
        self._click(self.end)

    def go_further(self, asked: str) -> None:
        """Take whatever comes first, or end what is decided."""
        if asked in (self.confirm, self.reveal):
            self._click(self.end if asked == self.confirm else self.go_on)
        else:
            self.take(self.legal[0])

    def _click(self, button: Locator) -> None:
        before = self.said()
        button.click()
        self.goes_on(before)

    # What the table tells

    @property
    def view(self) -> Json:
        view: Json = self.visitor.table["view"]
        return view

    @property
    def legal(self) -> list[Action]:
        legal: list[Action] = self.visitor.legal
        return legal

    @property
    def me(self) -> Json:
        """The visitor's own things."""
        player: Json = self.view["players"][self.view["seat"]]
        return player

    @cached_property
    def setup(self) -> UnconsciousMindSetup:
        told = self.visitor.table
        return GAME.setup(GAME.edition(), len(told["seats"]), told["options"])

    def action(self, text: str) -> Action:
        """An action as it is sent: `place i12 gain_research`."""
        return self.setup.actions.struct(self.setup.actions.parse(text))

    def describe(self, action: Action) -> str:
        """An action in the visitor's words."""
        names = [str(seat["name"]) for seat in self.visitor.table["seats"]]
        phrase = self.setup.actions.phrase(self.setup.actions.number(action))
        return self.visitor.words.phrase(phrase, names)

    def imagine(self, luck: Random) -> UnconsciousMindState:
        """A position as the visitor sees it."""
        return GAME.imagine(self.setup, msgspec.convert(self.view, UnconsciousMindView), luck)


def _loosely(text: str) -> re.Pattern[str]:
    """A text within another, whatever its capitals and its spaces are."""
    return re.compile(expression(text), re.IGNORECASE)


def from_home(visitor: Visitor, company: str = "bots", **options: str | bool) -> UnconsciousMindTable:
    """From the home page to a table, with these options."""
    page = visitor.page
    page.goto("/")
    visitor.link("home-play", game=visitor.text("unconscious_mind-name")).click()
    visitor.choose(f"new-company-{company}")
    page.get_by_role("textbox", name=visitor.text("new-name")).fill(NAMES[0])
    if options:
        page.get_by_text(visitor.text("new-more-options"), exact=True).click()
    for option, value in options.items():
        name = f"unconscious_mind-option-{option}"
        if value is True:
            page.get_by_role("switch", name=visitor.text(name), exact=True).check()
        else:
            visitor.choose(f"{name}-{value}")
    visitor.button("new-start").click()
    table = UnconsciousMindTable(visitor)
    expect(table.meeting_table).to_be_visible()
    return table


def bot_game(players: int = 2, **options: str | bool) -> dict[str, object]:
    """A wish for a table of the visitor and bots."""
    bots = [{"kind": "bot", "level": "greedy"}] * (players - 1)
    return {
        "game": "unconscious_mind",
        "seats": [{"kind": "me", "name": NAMES[0]}, *bots],
        "options": options,
    }


def at_position(database: Path, visitor: Visitor, state: UnconsciousMindState) -> UnconsciousMindTable:
    """Be at a table with this position, in the first seat."""
    names = NAMES[: 1 if state.setup.is_solo else int(state.setup.players)]
    table = UnconsciousMindTable.open(visitor, lay_out(database, visitor, "unconscious_mind", state, names))
    table.waits_for_me()
    return table


def finished_game(names: tuple[str, ...], seed: int) -> bytes:
    """The record of a whole game of Unconscious Mind, played with some sense."""
    dice = Random(seed)

    def decide(match: Match, _: int) -> int:
        return choose(match.state, dice)  # type: ignore[arg-type]

    return played_game("unconscious_mind", names, seed, decide)
