"""The registry of bots: our own, and plug-ins that installed packages bring (entry points `parlour.bots`).

What is wrong with a plug-in is told when it is chosen, and to the host; it never stands in another's way.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import NamedTuple

from parlour.bots.levels import LEVELS
from parlour.bots.players import Bot, GreedyBot, RandomBot, SearchBot
from parlour.kernel.errors import BadOption
from parlour.kernel.phrase import Phrase

GROUP = "parlour.bots"

YARDSTICKS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""The bots that levels are measured by. Programs may seat them; people are offered the levels."""

_OWN: dict[str, Callable[[], Bot]] = {
    **YARDSTICKS,
    **{name: partial(SearchBot, level) for name, level in LEVELS.items()},
}

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,31}")
"""The pattern of bot names, which fit a list with commas, a file name and a column of the database."""


class _PlugIns(NamedTuple):
    bots: dict[str, type[Bot]]
    problems: dict[str, Phrase]
    """The problems of plug-ins by name: why there is no such bot, or not another one."""


def names(game_id: str = "") -> tuple[str, ...]:
    """Every bot that can be seated, or those that play a game; our own first."""
    return (*_OWN, *_plugged_in(game_id))


def offered(game_id: str) -> tuple[str, ...]:
    """The bots that people choose from: the levels, weakest first, then what is plugged in."""
    return (*LEVELS, *_plugged_in(game_id))


def problems() -> dict[str, Phrase]:
    """The problems of plug-ins, by name."""
    return dict(_plug_ins().problems)


def bot(name: str) -> Bot:
    """The bot of this name."""
    if name in _OWN:
        return _OWN[name]()
    kind = _plug_in(name)
    try:
        return kind()
    except Exception as error:
        raise BadOption(_broken(name, error)) from error


def check(name: str, game_id: str) -> None:
    """Refuse a bot that there is not, or that does not play this game. No bot is made."""
    if name not in _OWN and not _plays(_plug_in(name), game_id):
        raise BadOption(Phrase("error-bot-game", {"bot": name, "game": game_id}))


def _plug_in(name: str) -> type[Bot]:
    found = _plug_ins()
    if name in found.bots:
        return found.bots[name]
    unknown = Phrase("error-bot", {"level": name, "levels": ", ".join(names())})
    raise BadOption(found.problems.get(name, unknown))


def _plugged_in(game_id: str) -> tuple[str, ...]:
    return tuple(name for name, kind in _plug_ins().bots.items() if not game_id or _plays(kind, game_id))


def _plays(kind: type[Bot], game_id: str) -> bool:
    return not kind.games or game_id in kind.games


@cache
def _plug_ins() -> _PlugIns:
    """The plug-ins that are installed, imported once, when they are first asked for."""
    found = _PlugIns({}, {})
    for point in sorted(entry_points(group=GROUP)):
        try:
            if point.name in found.bots or point.name in _OWN:
                raise BadOption(Phrase("error-bot-taken", {"bot": point.name, "module": point.value}))
            found.bots[point.name] = _load(point)
        except BadOption as error:
            found.problems[point.name] = error.phrase
        except (Exception, SystemExit) as error:  # whatever a plug-in does while it is imported
            found.problems[point.name] = _broken(point.name, error)
    return found


def _load(point: EntryPoint) -> type[Bot]:
    if not _NAME.fullmatch(point.name):
        raise BadOption(Phrase("error-bot-name", {"bot": point.name, "longest": 32}))
    kind = point.load()
    if not (isinstance(kind, type) and issubclass(kind, Bot)) or inspect.isabstract(kind):
        raise BadOption(Phrase("error-bot-class", {"bot": point.name, "module": point.value}))
    inspect.signature(kind).bind()  # can it be made without arguments?
    tuple(kind.games)  # will it do to look for a game in?
    return kind


def _broken(name: str, error: BaseException) -> Phrase:
    return Phrase("error-bot-broken", {"bot": name, "problem": f"{type(error).__name__}: {error}"})
