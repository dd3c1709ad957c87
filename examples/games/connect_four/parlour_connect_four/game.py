"""What Parlour has to know of Connect Four. All that is not said here is as `parlour.kernel.game` has it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

from parlour.kernel.actions import Kind, Plain
from parlour.kernel.decisions import Decision, Decisions
from parlour.kernel.field import NOBODY, SEAT, board
from parlour.kernel.game import WON, View
from parlour.kernel.open_game import OpenGame
from parlour.kernel.phrase import Phrase
from parlour_connect_four.position import ALIGNED, DROP, DROPPED, FILLED, LINES, THROUGH, Position

COLUMNS = tuple("1234567")
WORTH = (0.0, 0.05, 0.25, 1.0)
"""By how many of its discs lie in it, what a line is worth to a seat if it has none of the other's."""
AT_ONCE = 20.0
"""What it is worth to be able to win at once."""


class ConnectFourView(View, frozen=True):
    """Connect Four as everybody sees it."""

    cells: Annotated[list[int], board("seat", COLUMNS, rows="654321")]
    winner: Annotated[int, SEAT]


class ConnectFour(OpenGame):
    """Drop discs into columns; four in a row win."""

    id: ClassVar[str] = "connect_four"
    players: ClassVar[range] = range(2, 3)
    view_type: ClassVar = ConnectFourView
    ledger: ClassVar[str] = "CONNECT"
    position: ClassVar = Position
    decisions: ClassVar = Decisions("connect_four", [Decision(DROP, "drop", ("drop",))])
    kinds: ClassVar = (Kind("drop", 0, {"column": Plain(COLUMNS)}),)
    events: ClassVar[Mapping[int, tuple[str, ...]]] = {
        DROPPED: ("dropped", "column"),
        ALIGNED: ("aligned",),
        FILLED: ("filled",),
    }

    # Not needed: without these two, bots think that nothing matters before the end, and do not say why.

    def evaluate(self, state: Position, seat: int) -> float:
        """Lines that can still become four in a row, one's own less the other's. Those of whoever is to play
        count twice; above all, whether they can win."""
        if state.winner != NOBODY:
            return WON if state.winner == seat else -WON
        worth = 0.0
        if can_win(state):
            worth = AT_ONCE if state.actor == seat else -AT_ONCE
        mine, theirs = (2, 1) if state.actor == seat else (1, 2)
        cells = list(state.cells)
        for line in LINES:
            discs = [cells[cell] for cell in line]
            own, others = discs.count(seat), discs.count(1 - seat)
            worth += 0.0 if own and others else mine * WORTH[own] - theirs * WORTH[others]
        return worth

    def reasons(self, before: Position, after: Position, seat: int) -> list[Phrase]:
        """What is won, made, or kept from the other."""
        if after.winner == seat:
            return [Phrase("connect_four-reason-wins")]
        told = {
            "blocks": rows(before, 1 - seat, 3) - rows(after, 1 - seat, 3),
            "threatens": rows(after, seat, 3) - rows(before, seat, 3),
            "builds": rows(after, seat, 2) - rows(before, seat, 2),
        }
        return [Phrase(f"connect_four-reason-{name}") for name, count in told.items() if count > 0]


def can_win(state: Position) -> bool:
    """Can whoever is to play have four in a row at once?"""
    lacking = sorted([NOBODY, *[int(state.actor)] * 3])
    for cell in map(state.lands, state.legal()):
        for line in THROUGH[cell]:
            if sorted(state.cells[other] for other in line) == lacking:
                return True
    return False


def rows(state: Position, seat: int, many: int) -> int:
    """How many lines have so many discs of a seat, and none of the other's."""
    wanted = sorted([*[NOBODY] * (4 - many), *[seat] * many])
    return sum(sorted(state.cells[cell] for cell in line) == wanted for line in LINES)
