"""What is asked of Amber in its balance report, beside what every game is asked."""

from __future__ import annotations

from tools.balance import Tally, by_tables

Asked = tuple[str, str]

DONE: tuple[Asked, ...] = (
    ("road tiles laid", "laid"),
    ("of these, with a straight rebuilt at once", "rebuilt"),
    ("wetlands laid", "wetland_laid"),
    ("tiles dug up", "dug"),
    ("coins taken from villages", "coin_taken_village"),
    ("coins taken from castles", "coin_taken_castle"),
    ("coins discarded at villages", "coin_lost_village"),
    ("coins discarded at castles", "coin_lost_castle"),
    ("connections lost again: villages", "cut_village"),
    ("connections lost again: castles", "cut_castle"),
)


def sections(tallies: list[Tally]) -> list[str]:
    return [
        f"## Ties\n\nOf all games, those that so many won together.\n\n{ties(tallies)}",
        f"## Stuck\n\nTurns without a play, and games in which there are any.\n\n{stuck(tallies)}",
        f"## What players do\n\n{deeds(tallies)}",
    ]


def ties(tallies: list[Tally]) -> str:
    most = max(tally.players for tally in tallies)
    rows = {
        str(sharing): [
            _share(sum(sum(share > 0 for share in one.won) == sharing for one in tally.played), tally.games)
            if sharing <= tally.players
            else ""
            for tally in tallies
        ]
        for sharing in range(2, most + 1)
    }
    rows["several connected to everything at once"] = [
        _share(tally.games_with("locked"), tally.games) for tally in tallies
    ]
    return by_tables(tallies, "winners", rows)


def stuck(tallies: list[Tally]) -> str:
    turns = [sum(one.turns for one in tally.played) for tally in tallies]
    rows = {
        f"turns: {name}": [
            f"{tally.count(event) / all_turns:.2%}" for tally, all_turns in zip(tallies, turns, strict=True)
        ]
        for name, event in (("stuck, a tile exchanged", "stuck"), ("passed", "passed"))
    }
    rows |= {
        f"games: {name}": [_share(tally.games_with(event), tally.games) for tally in tallies]
        for name, event in (("somebody stuck", "stuck"), ("somebody passed", "passed"))
    }
    rows["coins lost by being stuck, by game"] = [
        f"{tally.total('stuck', 'coins') / tally.games:.2f}" for tally in tallies
    ]
    return by_tables(tallies, "", rows)


def deeds(tallies: list[Tally]) -> str:
    rows = {name: [tally.each(tally.count(event)) for tally in tallies] for name, event in DONE}
    return by_tables(tallies, "by player and game", rows)


def _share(count: int, games: int) -> str:
    return f"{count / games:.1%}"
