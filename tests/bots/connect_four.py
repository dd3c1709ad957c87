"""Connect Four, as small as a game can be: for a search that is told nothing of what is good in it.

Columns are numbered from 0 on the left; a position keeps whose counter lies where, from the bottom up.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel.state import State

COLUMNS, ROWS = 7, 6
DROP = 1
LINES = ((1, 0), (0, 1), (1, 1), (1, -1))
EMPTY = -1


class ConnectFour(State):
    """Two seats drop counters in turn; four in a line win."""

    def __init__(self) -> None:
        super().__init__(2)
        self.cells = vec[i64]([EMPTY] * (COLUMNS * ROWS))
        self.winner = EMPTY
        self.wait(DROP, 0, 0, 0)

    def fields(self) -> tuple[str, ...]:
        return ("cells", "winner")

    def at(self, column: int, row: int) -> int:
        if not (0 <= column < COLUMNS and 0 <= row < ROWS):
            return EMPTY
        return int(self.cells[column * ROWS + row])

    def height(self, column: int) -> int:
        return sum(self.at(column, row) != EMPTY for row in range(ROWS))

    def legal(self) -> vec[i64]:
        return vec[i64]([column for column in range(COLUMNS) if self.at(column, ROWS - 1) == EMPTY])

    def apply(self, action: i64) -> None:
        column, row, seat = int(action), self.height(int(action)), int(self.actor)
        self.cells[column * ROWS + row] = seat
        if any(self.reach(column, row, *line) >= 4 for line in LINES):
            self.winner = seat
            self.finish()
        elif EMPTY in self.cells:
            self.wait(DROP, 1 - seat, 0, 0)
        else:
            self.finish()

    def reach(self, column: int, row: int, right: int, up: int) -> int:
        """How many counters of a colour are in a line with one, both ways."""
        seat, count = self.at(column, row), 1
        for way in (1, -1):
            far = 1
            while self.at(column + way * far * right, row + way * far * up) == seat:
                count += 1
                far += 1
        return count

    def copy(self) -> ConnectFour:
        made = ConnectFour()
        made.copy_frames(self)
        made.cells = self.cells[:]
        made.winner = self.winner
        return made

    def scores(self) -> vec[i64]:
        return self.winners()

    def winners(self) -> vec[i64]:
        """The one with four in a line; both, if there are none."""
        return vec[i64]([int(self.winner in (EMPTY, seat)) for seat in range(2)])


def after(columns: str) -> ConnectFour:
    """The position after counters were dropped into these columns, one by one."""
    position = ConnectFour()
    for column in columns:
        position.apply(int(column))
    return position
