"""Connect Four's position: which disc lies in which cell, and what comes of one more."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel.field import NOBODY
from parlour.kernel.game import Setup
from parlour.kernel.state import OVER, State

COLUMNS: Final = 7
ROWS: Final = 6
CELLS: Final = COLUMNS * ROWS
"""Row by row, from the top."""

DROP: Final = 1
"""The decision: into which column a disc is dropped. That is the number of the action, too."""

DROPPED, ALIGNED, FILLED = 1, 2, 3
"""What happens."""


def lines() -> list[tuple[int, ...]]:
    """Every four cells in a row: across, down, and both ways aslant."""
    found = []
    for across, down in ((1, 0), (0, 1), (1, 1), (-1, 1)):
        for cell in range(CELLS):
            column, row = cell % COLUMNS + 3 * across, cell // COLUMNS + 3 * down
            if 0 <= column < COLUMNS and row < ROWS:
                found.append(tuple(cell + step * (across + down * COLUMNS) for step in range(4)))
    return found


LINES: Final = lines()
THROUGH: Final = [[line for line in LINES if cell in line] for cell in range(CELLS)]
"""By cell, the lines it is part of."""


class Position(State):
    """What lies on the board, and whose turn it is."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.players)
        self.setup = setup
        self.cells = vec[i64]([NOBODY] * CELLS)
        """By cell, the seat whose disc lies there."""
        self.winner = NOBODY
        self.wait(DROP, 0, 0, 0)

    def fields(self) -> tuple[str, ...]:
        return ("cells", "winner")

    def legal(self) -> vec[i64]:
        """The columns that are not full."""
        if self.actor == OVER:
            return vec[i64]()
        return vec[i64]([column for column in range(COLUMNS) if self.cells[column] == NOBODY])

    def apply(self, action: i64) -> None:
        """Drop a disc into a column: it falls as far as it can."""
        seat, cell = int(self.actor), self.lands(action)
        self.cells[cell] = seat
        self.note(DROPPED, seat, action + 1)
        if any(all(self.cells[one] == seat for one in line) for line in THROUGH[cell]):
            self.winner = seat
            self.note(ALIGNED, seat)
            self.finish()
        elif NOBODY not in self.cells[:COLUMNS]:
            self.note(FILLED, NOBODY)
            self.finish()
        else:
            self.wait(DROP, 1 - seat, 0, 0)

    def lands(self, column: i64) -> int:
        """The cell into which a disc falls that is dropped into a column."""
        cell = int(column)
        while cell + COLUMNS < CELLS and self.cells[cell + COLUMNS] == NOBODY:
            cell += COLUMNS
        return cell

    def scores(self) -> vec[i64]:
        """A point for four in a row. Who has most wins: if nobody has, both do."""
        return vec[i64]([int(self.winner == seat) for seat in range(self.players)])
