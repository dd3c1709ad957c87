"""How strong the levels are: plays them against each other and the yardsticks and writes docs/strength.md.

    python -m tools.strength                  every game; goes on where it was stopped
    python -m tools.strength amber --games 40 one game, at most so many games a pairing

A pairing ends early once its claim is shown. What was played is kept in `.build/strength`, for as long as the
levels stay as they are; after changing an evaluation, delete that folder.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour import games
from parlour.arena import Contest, Ending, Journal, Share, figures, make_plan, play_games
from parlour.arena.ratings import places, rate
from parlour.bots import LEVELS

ROOT = Path(__file__).resolve().parent.parent
PLAYED = ROOT / ".build" / "strength"
REPORT = ROOT / "docs" / "strength.md"

LOOKED_AT = 40
"""Games before a pairing may end early: an interval should be worth printing."""


class Pairing(NamedTuple):
    """One bot against others, and what it should win."""

    bot: str
    other: str
    players: int
    claim: float


PAIRINGS = (
    Pairing("expert", "greedy", 2, 0.80),
    Pairing("expert", "greedy", 4, 0.45),
    Pairing("expert", "skilled", 2, 0.70),
    Pairing("skilled", "casual", 2, 0.70),
    Pairing("casual", "novice", 2, 0.70),
    Pairing("novice", "random", 2, 0.70),
    Pairing("greedy", "random", 2, 0.99),
)

BOTS = ("expert", "skilled", "casual", "novice", "greedy", "random")


def hold(game_id: str, pairing: Pairing, most: int, workers: int) -> Contest:
    """A pairing with what has been played of it; with workers, what is missing is played."""
    plan = make_plan(game_id, [pairing.bot, pairing.other], pairing.players, ladder=True)
    folder = PLAYED / game_id / f"{pairing.bot}-{pairing.other}-{pairing.players}"
    name = f"{game_id} {pairing.bot} - {pairing.other} ({pairing.players})"
    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Journal.open(folder, plan) as journal, Progress(*columns, transient=True) as bar:
        contest = Contest(plan, Ending(games=max(most, len(journal.played))), journal.played)
        task = bar.add_task("", total=contest.games_left + contest.games_played)
        bar.update(task, completed=contest.games_played)
        if workers == 0 or is_shown(contest, pairing.claim):
            return contest
        for result in play_games(contest.tasks(), workers):
            journal.add(result)
            contest.add(result)
            bar.advance(task)
            if is_shown(contest, pairing.claim):
                break
    return contest


def is_shown(contest: Contest, claim: float) -> bool:
    """Enough has been played, and the interval is above the claim."""
    return contest.games_played >= LOOKED_AT and contest.courses[0].share.low > claim


def percent(share: float) -> str:
    return f"{100 * share:.0f} %" if share < 0.985 else f"{100 * share:.1f} %"


def interval(share: Share) -> str:
    return f"{percent(share.mean)} ({percent(share.low)} to {percent(share.high)})"


def section(game_id: str, contests: Sequence[tuple[Pairing, Contest]]) -> Iterator[str]:
    """A game's part of the report."""
    game = games.get(game_id)
    yield f"## {game_id.replace('_', ' ').title()}"
    yield ""
    yield (
        f"Worth it: {game.simulations} simulations a thought, between {game.contenders} ways to play "
        f"the turn, {game.foresight} turns ahead, those of all players counted."
    )
    yield ""
    yield "| who | against | players | games | wins (95 %) | wanted |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for pairing, contest in contests:
        others = pairing.other if pairing.players == 2 else f"{pairing.players - 1} x {pairing.other}"
        if not contest.games_played:
            wanted = percent(pairing.claim)
            yield f"| {pairing.bot} | {others} | {pairing.players} | 0 | | {wanted}: not played yet |"
            continue
        found = figures(contest).lineups[0]
        verdict = (
            "yes"
            if found.share.low >= pairing.claim
            else "so far"
            if found.share.mean >= pairing.claim
            else "no"
        )
        yield (
            f"| {pairing.bot} | {others} | {pairing.players} | {found.games} | {interval(found.share)} "
            f"| {percent(pairing.claim)}: {verdict} |"
        )
    yield ""
    if not all(contest.games_played for _, contest in contests):
        return  # bots that have not met, not even by way of others, cannot be ranked
    yield "| bot | rating (95 %) | seconds a turn |"
    yield "| --- | --- | --- |"
    ranked = []
    thought: dict[str, list[float]] = {name: [0.0, 0.0] for name in BOTS}
    for pairing, contest in contests:
        if pairing.players > 2:
            continue
        for place, result in contest.counted():
            seated = contest.plan.seated(place)
            ranked.append((seated, places(result.won, result.scores, pairing.players)))
            for seat, name in enumerate(seated):
                thought[name][0] += result.seconds[seat]
                thought[name][1] += result.turns[seat]
    for name, rating in sorted(rate(BOTS, ranked).items(), key=lambda item: -item[1].value):
        seconds, turns = thought[name]
        yield (
            f"| {name} | {rating.value:.0f} ({rating.low:.0f} to {rating.high:.0f}) "
            f"| {seconds / max(1.0, turns):.2f} |"
        )
    yield ""


def levels() -> Iterator[str]:
    yield "| level | looks ahead | simulations of those worth it | at most | lines planned | misjudges |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for name, level in LEVELS.items():
        ahead = "yes" if level.looks_ahead else "no"
        yield (
            f"| {name} | {ahead} | {level.effort:.0%} | {level.seconds:g} s | {level.width} "
            f"| {level.noise:g} |"
        )


def report(found: dict[str, list[tuple[Pairing, Contest]]]) -> str:
    lines = [
        "# How strong the bots are",
        "",
        "Made by `make strength`, which plays the games below and can be stopped and gone on with. Every",
        "deal is played in all seatings with the same luck; intervals are over deals ([arena.md](arena.md)",
        "says how). A pairing ends when its interval lies above what is wanted, or after a fixed number of",
        "games; *so far* means that the share is above and the interval is not yet. Ratings put 400 points",
        "between two of whom one wins ten times as often as the other; they are of games for two, and",
        "compare bots of one game only. Seconds are of one core.",
        "",
        *levels(),
        "",
    ]
    for game_id, contests in found.items():
        lines += section(game_id, contests)
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them, unless named")
    parser.add_argument("--games", dest="most", type=int, default=100, help="at most so many games a pairing")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--report-only", action="store_true", help="play nothing, write what there is")
    wanted = parser.parse_args()
    found = {}
    for game_id in games.ids():
        plays = not wanted.report_only and (not wanted.games or game_id in wanted.games)
        workers = wanted.workers if plays else 0
        found[game_id] = [(pairing, hold(game_id, pairing, wanted.most, workers)) for pairing in PAIRINGS]
        # Written again after each game: what is known is not lost with what is to come.
        REPORT.write_text(report(found), encoding="utf-8")
    print(f"wrote {REPORT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
