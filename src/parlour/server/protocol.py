"""The protocol: all that goes between the server and a browser or a program. The client's types come from it.

Commands come over the socket of a table. Every command carries an id made by the client and the ply it
answers; the answer is `Done` or `Refused` with the same id. What changed reaches every viewer as a `Patch`
of the table as that viewer sees it (JSON merge patch, RFC 7396), or as a whole `Sync`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from parlour.kernel.choices import Choice
from parlour.kernel.game import Option, OptionValue, Provenance
from parlour.kernel.phrase import Phrase

Action = dict[str, str | int]
"""A game's action in its wire form: `{"do": "place", "cell": "C4", "tile": "curve", "turn": 1}`."""

SeatKind = Literal["open", "human", "bot"]
Status = Literal["gathering", "playing", "over"]


# Games


class ArgumentInfo(msgspec.Struct):
    """One argument of a kind of action, so that a client can put an action into words."""

    name: str
    shown_as: Literal["plain", "named", "seat"]
    prefix: str = ""
    """For `named`: the value's message is `{prefix}-{value}`."""


class ViewField(msgspec.Struct):
    """A field of a game's view that the default screen shows: title `{game}-view-{name}`."""

    name: str
    shown_as: Literal["plain", "named", "seat"]
    prefix: str
    """For `named`: the message of a value is `{prefix}-{value}`."""
    by_seat: bool
    """A list with a value for each seat."""
    columns: list[str]
    """Of a board: a list of cells, row by row from the top. Empty for what is none."""
    rows: list[str]


class GameTexts(msgspec.Struct):
    """What a game says in a language, or in English where it does not speak it."""

    words: str
    """Its messages, as Fluent."""
    ledger: str
    """Its rules, as Markdown; empty for Parlour's own games, whose rules are part of the client."""


class GameInfo(msgspec.Struct):
    """A game on offer."""

    id: str
    players: list[int]
    options: dict[str, list[Option]]
    """By number of players (as text)."""
    bots: list[str]
    """Who can be seated: the levels, weakest first, then bots that are plugged in, by their own names."""
    ratings: dict[str, int]
    """By level, how strong it was found to be at this game: 400 points more win ten times as often."""
    actions: dict[str, list[ArgumentInfo]]
    view: list[ViewField]
    """What is to be seen of it on a screen that knows no more."""


class EditionInfo(msgspec.Struct):
    """A game's component data and where it comes from."""

    game: str
    fingerprint: str
    rules_version: int
    own: bool
    """False for an edition the host has corrected."""
    data: dict[str, Any]
    """By file (`tiles`, `setups`, ...), what it says: the game's `edition_type`, nothing left out."""
    provenance: list[Provenance]


# Tables


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    level: str = ""
    """For a bot: one of the game's `bots`."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A wish for a table; the number of seats is the number of players."""

    game: str
    seats: list[SeatWish]
    options: dict[str, OptionValue] = {}
    rated: bool = False
    """No hints, no outlook, no review: nobody but the players thinks."""


class JoinTable(msgspec.Struct, forbid_unknown_fields=True):
    """Take an open seat: this one, or the first."""

    name: str
    seat: int | None = None


class TableId(msgspec.Struct):
    id: str


class Token(msgspec.Struct):
    """A secret by which a program is known; it is told once."""

    token: str


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: SeatKind
    name: str
    level: str
    mine: bool
    """Played from this browser."""
    online: bool


class Line(msgspec.Struct, frozen=True):
    """A sentence of the log."""

    ply: int
    """The decision it came from."""
    seat: int
    """Who took that decision; -1 chance."""
    phrase: Phrase


class SeatResult(msgspec.Struct, frozen=True):
    """How a seat ended (or stands, while the game is on)."""

    points: int
    sources: dict[str, int]
    """Points by source, in the order they are revealed: message `{game}-score-{source}`."""
    won: bool


class TableView(msgspec.Struct, frozen=True):
    """A table as one viewer sees it."""

    id: str
    game: str
    options: dict[str, OptionValue]
    edition: str
    rated: bool
    status: Status
    host: bool
    """May this viewer start the game?"""
    seats: list[SeatView]
    rivals: list[str]
    """Messages that name the opponents the game plays by itself; in results and lines they come last."""
    viewpoint: int
    """The seat whose eyes are used: with several own seats the one to act, else the first; -1 a spectator."""
    ply: int
    """The number of the next decision, as this viewer sees it: what a command has to answer."""
    actor: int
    """The seat that is waited for; -1 chance (only in passing), -2 nobody."""
    my_turn: bool
    """The viewer is to decide, or to end or take back what it decided."""
    prompt: Phrase
    """What is to be decided. Read the message itself to the actor, its attribute `.other` to the others."""
    legal: list[Choice]
    """What the viewer may do now; empty when it is not the viewer's turn or the turn only awaits its end."""
    instead: list[Choice]
    """What the viewer might have done at the last decision it can still take back, the one taken included."""
    last: int
    """Which of these was taken, by its place among them; -1 where there are none."""
    tentative: list[Line]
    """What has come of the turn so far; only its builder sees this."""
    can_undo: bool
    can_end: bool
    reveals: bool
    """What can be ended is not the turn, but what comes before a reveal: then the turn goes on."""
    view: dict[str, Any]
    """The game's own view; empty while gathering."""
    results: list[SeatResult]
    rematch: str
    """The id of the table that continues this one, if there is one."""


class TableSummary(msgspec.Struct):
    """A line in the list of one's own tables."""

    id: str
    game: str
    status: Status
    players: list[str]
    my_turn: bool
    updated: str


class ReplayStep(msgspec.Struct):
    """One decision of a replay: how the view changes, and what the log says."""

    ply: int
    seat: int
    patch: dict[str, Any]
    lines: list[Line]


class Replay(msgspec.Struct):
    """A game from its beginning, as this viewer may see it. Secrets open when the game is over."""

    first: dict[str, Any]
    """The game's view before the first decision."""
    steps: list[ReplayStep]


# Advice: what a bot thinks of a position. Never in rated games.


class Advice(msgspec.Struct, frozen=True):
    """A way to play a turn."""

    steps: list[Choice]
    """From the decision at hand to the end of the turn, or to what chance brings; forced ones included, each
    with what came of it alone."""
    chance: float
    """How likely the seat is to win with it, from 0 to 1."""
    reasons: list[Phrase]
    """What speaks for it, the weightiest first."""


class Hint(msgspec.Struct, frozen=True):
    """What a bot would do."""

    ply: int
    seat: int
    chances: list[float]
    """By seat, how likely they are to win."""
    lines: list[Advice]
    """The best first."""


class Outlook(msgspec.Struct, frozen=True):
    """How the game stands, in the eyes of one seat."""

    ply: int
    chances: list[float]
    """By seat, how likely they are to win."""


class ReviewedTurn(msgspec.Struct, frozen=True):
    """A turn of a finished game, as a bot sees it that knows what its player knew."""

    ply: int
    """Its first decision."""
    end: int
    """The ply after its last."""
    seat: int
    chances: list[float]
    """By seat, before the turn."""
    played: Advice
    better: list[Advice]
    """The best first; empty if nothing better was found."""
    loss: float
    """What the best line has over the one played, in chance to win; 0 if it was the best."""
    regret: float
    """What the turn a bot would have played has over it; below 0, if that turned out worse."""


class Review(msgspec.Struct, frozen=True):
    """A finished game looked at again; it grows while the bots think."""

    status: Literal["thinking", "ready", "failed"]
    done: int
    total: int
    """Turns looked at, and turns there are."""
    turns: list[ReviewedTurn]
    turning_points: list[int]
    """Which of the turns changed the game most, in the order they were played."""
    accuracy: list[float]
    """By seat, how near to the best its turns were, from 0 to 100."""


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from a position of another table, alone against bots."""

    ply: int
    seat: int
    name: str
    level: str
    """Of the bots."""


# Socket: from the client


class Act(msgspec.Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Decide."""

    id: str
    ply: int
    seat: int
    action: Action
    instead: bool = False
    """Take back the last decision first: `ply` is then the ply of that decision's successor, as shown."""


class Undo(msgspec.Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back the last decision."""

    id: str
    ply: int
    seat: int


class Restart(msgspec.Struct, tag_field="type", tag="restart", forbid_unknown_fields=True):
    """Take back the whole turn, as far as it can be."""

    id: str
    ply: int
    seat: int


class End(msgspec.Struct, tag_field="type", tag="end", forbid_unknown_fields=True):
    """End the turn as built."""

    id: str
    ply: int
    seat: int


class Why(msgspec.Struct, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask which rule forbids an action; answered by `Refused`, or by `Done` if nothing does."""

    id: str
    ply: int
    seat: int
    action: Action


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Keep the socket open."""

    id: str


Command = Act | Undo | Restart | End | Why | Ping


# Socket: from the server


class Sync(msgspec.Struct, tag_field="type", tag="sync"):
    """The table as a whole."""

    version: int
    table: TableView
    log: list[Line]
    """All of the log this viewer may read."""


class Patch(msgspec.Struct, tag_field="type", tag="patch"):
    """What changed since the version before."""

    version: int
    patch: dict[str, Any]
    """JSON merge patch to `Sync.table`."""
    log: list[Line]
    """What is new in the log."""


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """The command was carried out, and is kept."""

    id: str
    version: int


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """The command was not carried out, and nothing has changed."""

    id: str
    code: Literal[
        "malformed",
        "stale",
        "illegal",
        "not-your-turn",
        "not-your-seat",
        "not-playing",
        "too-fast",
        "failed",
    ]
    phrase: Phrase
    rule: str = ""
    """The ledger id, for an illegal action."""


Message = Sync | Patch | Done | Refused


# Errors over HTTP


class Problem(msgspec.Struct):
    """Why a request was not carried out."""

    status: int
    phrase: Phrase


class Health(msgspec.Struct):
    """Whether the server answers, and its database keeps what it is given."""

    ok: bool
    version: str
