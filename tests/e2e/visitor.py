"""Somebody with a browser: a profile of their own, a page, and an eye for everything that goes wrong."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from playwright.sync_api import Browser, ConsoleMessage, Locator, expect

from parlour.server.tables.patches import Json, merge
from parlour.words import Words

LOCALES = {"en": "en-GB", "nl": "nl-BE", "fr": "fr-BE"}
DESKTOP = (1440, 900)
PHONE = (390, 844)
WITHIN = 90_000
"""Milliseconds within which anything must happen, however busy the machine is: what never comes costs so
much, and nothing else does."""

# The page itself keeps what goes over its sockets: it has shown, or is about to show, all that is kept. What
# the browser reports of its sockets comes by another way, sooner or later than what the page makes of it.
_OVERHEAR = """
    window.overheard = [['page', '']];
    window.WebSocket = class extends WebSocket {
        constructor(address) {
            super(address);
            overheard.push(['socket', this.url.split('?')[0]]);
            this.addEventListener('message', (message) => overheard.push(['heard', message.data]));
        }
        send(text) {
            overheard.push(['said', text]);
            super.send(text);
        }
    };
"""

# Whoever looks for the words of any number, name or square writes this in their place.
_ANY = "\ue000"


def expression(text: str) -> str:
    """The regular expression of a text. French has spaces that do not break; they count as any other."""
    return r"\s".join(re.escape(word) for word in text.split())


class Visitor:
    """One person's browser. `address` is the server's; `text` gives the words on the screen."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en",
        theme: Literal["light", "dark"] = "light",
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        moving: bool = False,
    ) -> None:
        self.context = browser.new_context(
            base_url=address,
            locale=LOCALES[language],
            color_scheme=theme,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if moving else "reduce",
        )
        self.context.set_default_timeout(WITHIN)
        self.address = address
        self.words = Words(language)
        self.problems: list[str] = []
        """What the browser complained about: errors, warnings, breaches of the content security policy."""
        self.forgiven: re.Pattern[str] | None = None
        """What it may complain about in a test that breaks something on purpose."""
        self._sent: list[Json] = []
        self._received: list[str] = []
        self._table: Json = {}
        self._socket = ""
        self.context.on("console", self._hear)
        self.context.on("weberror", lambda error: self.problems.append(f"uncaught: {error.error}"))
        self.context.add_init_script(_OVERHEAR)
        self.page = self.context.new_page()

    @property
    def table(self) -> Json:
        """The table as the page has been told of it; the first message may still be on its way."""
        self.until(lambda: bool(self._told()), "no socket has told of a table")
        return self._table

    @property
    def legal(self) -> list[Json]:
        """What may be done, in the order it is offered."""
        return [choice["action"] for choice in self.table["legal"]]

    def moves_on(self, table_id: str) -> None:
        """Wait until this page is about another table."""
        self.until(lambda: self._told().get("id", table_id) != table_id, f"the page stays at {table_id}")

    @property
    def sent(self) -> list[Json]:
        """Every command that went out over a socket."""
        self._told()
        return self._sent

    @property
    def received(self) -> list[str]:
        """Every message that came in over a socket, as it came."""
        self._told()
        return self._received

    def until(self, is_so: Callable[[], bool], otherwise: str) -> None:
        """Wait for what no element of the page shows."""
        deadline = time.monotonic() + WITHIN / 1000
        while not is_so():
            assert time.monotonic() < deadline, otherwise
            self.page.wait_for_timeout(10)

    def text(self, message: str, **args: str | int) -> str:
        """A message as this visitor reads it."""
        return self.words.text(message, **args)

    def pattern(self, message: str, *anything: str, **args: str | int) -> re.Pattern[str]:
        """A whole message as this visitor reads it, with anything in some of its places."""
        text = expression(self.text(message, **args, **dict.fromkeys(anything, _ANY)))
        return re.compile(rf"^\s*{text.replace(re.escape(_ANY), '.+')}\s*$")

    def button(self, message: str, **args: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.text(message, **args), exact=True)

    def link(self, message: str, **args: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.text(message, **args), exact=True)

    def heading(self, message: str, **args: str | int) -> Locator:
        return self.page.get_by_role("heading", name=self.text(message, **args), exact=True)

    def choose(self, message: str, **args: str | int) -> None:
        """Choose one of a few, by its label."""
        radio = self.page.get_by_role("radio", name=self.text(message, **args), exact=True)
        radio.locator("..").click()
        expect(radio).to_be_checked()

    def api(self, path: str, body: object = None) -> Any:
        """Ask the server directly, as this visitor: for what a test needs but is not about."""
        if body is None:
            response = self.context.request.get(f"/api{path}")
        else:
            data = body if isinstance(body, bytes) else msgspec.json.encode(body)
            headers = {"Content-Type": "application/json", "Origin": self.address}
            response = self.context.request.post(f"/api{path}", data=data, headers=headers)
        assert response.ok, response.text()
        return response.json()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if self.forgiven is None or not self.forgiven.search(message.text):
            self.problems.append(f"{message.type}: {message.text}")

    def _told(self) -> Json:
        """Take in what the page has heard since; gives the table, if it was told of one."""
        for kind, text in self.page.evaluate("window.overheard?.splice(0) ?? []"):
            if kind == "heard":
                self._take(text)
            elif kind == "said":
                self._sent.append(msgspec.json.decode(text))
            elif text != self._socket:
                # Another page, or another table. A socket that was dropped is followed by one that goes on.
                self._table, self._socket = {}, text
        return self._table

    def _take(self, text: str) -> None:
        self._received.append(text)
        message = msgspec.json.decode(text)
        if message["type"] == "sync":
            self._table = message["table"]
        elif message["type"] == "patch":
            self._table = merge(self._table, message["patch"])
