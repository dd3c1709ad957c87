"""Games of Amber, with the board after every turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from parlour.games.amber import GAME
from parlour.games.amber.rules import AmberState, codes
from tests.rules.amber.playthroughs import policy
from tests.rules.amber.positions import COLUMNS, coins_on, hand, picture, row_of
from tests.rules.playthrough import Playthrough


class AmberPlaythrough(Playthrough):
    game = GAME
    names = ("Red", "Blue", "Turquoise", "Orange", "Yellow", "Violet")

    def player(self) -> Callable[[AmberState], int]:
        return policy.choose

    def begins_turn(self, state: AmberState) -> bool:
        return state.kind == codes.PLAY

    def table(self, state: AmberState) -> Iterator[str]:
        yield ""
        yield "     " + "  ".join(COLUMNS)
        for number, line in enumerate(picture(state).splitlines(), start=1):
            yield f"  {number:2} {line}"
        for seat in range(state.setup.players):
            tiles = ", ".join(f"{count} {tile}" for tile, count in hand(state, seat).items())
            special = " + special shovel" if state.special_shovels >> seat & 1 else ""
            points, coins = state.points(seat), state.coins[seat]
            yield f"  {self.names[seat]}: {points} points, {coins} coins; {tiles}{special}"
        yield f"  Stack: {state.stack}." + (f" Row: {', '.join(row_of(state))}." if len(state.row) else "")
        yield f"  Coins at {', '.join(sorted(coins_on(state))) or 'none'}."
        yield ""


PLAYTHROUGHS = (
    # ends with the stack and a tie; three straights are rebuilt
    AmberPlaythrough("basic", 3, {"setup": "3B"}, "2"),
    # ends with passes: somebody is cut off, pays, discards and passes
    AmberPlaythrough("basic_passes", 2, {"setup": "2C"}, "19"),
    # ends with a win at once
    AmberPlaythrough("advanced", 2, {"setup": "2C", "advanced": True}, "0"),
)
