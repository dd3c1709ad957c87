"""Connect Four (Howard Wexler and Ned Strongin, 1974), for 2 players: a game as small as Parlour's can be.

`position.py` plays it, `game.py` says what the rest of Parlour has to know of it, `words` and `ledger`
are for people.
"""

from parlour_connect_four.game import ConnectFour

GAME = ConnectFour()
"""Connect Four, as the rest of Parlour knows it."""
