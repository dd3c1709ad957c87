"""Tours of all of Parlour's screens, one after another: for what has to hold on every one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from tests.by_game import modules
from tests.e2e.visitor import Visitor

Tour = Callable[[Visitor, Visitor, Path], Iterator[str]]
"""Brings Mia to every screen; gives the name of the one she is at. Tom is somebody to play with."""

TOURS: dict[str, Tour] = {game: module.tour for game, module in modules("e2e", "tour").items()}
"""By game, the tour of its screens."""
