"""How strong the levels are: plays them against each other and the yardsticks and writes docs/strength.md.

    python -m tools.strength                  every game; goes on where it was stopped
    python -m tools.strength amber --games 40 one game, at most so many games a pairing
    python -m tools.strength --pairing expert-greedy-4   one pairing, of every game

A pairing ends early once its claim is shown. What was played is kept in `docs/strength`, as the evidence for
what docs/strength.md says, and is gone on with. It belongs to the bots that played: where levels have changed
it is refused, and after changing how a game is evaluated or searched, delete the folder of that game. Where
the game has changed, what was played still stands in the report, which says so; to play on, delete its
folder too. Ratings go into `ratings.json` of each game, where the server finds them.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour import games
from parlour.arena import Contest, Ending, Journal, Plan, Share, figures, make_plan, play_games
from parlour.arena.contest import LOOKS
from parlour.arena.journal import NAME, read
from parlour.arena.playing import Result
from parlour.arena.ratings import Rating, places, rate
from parlour.bots import LEVELS
from parlour.bots.profile import profile
from parlour.bots.ratings import ratings_file
from parlour.kernel.errors import BadOption
from parlour.kernel.phrase import Phrase

ROOT = Path(__file__).resolve().parent.parent
PLAYED = ROOT / "docs" / "strength"
REPORT = ROOT / "docs" / "strength.md"


OF_THE_GAME = ("options", "rules", "edition", "version")
"""What a plan says of the game; the rest is of the bots that played and of how they met."""


class Pairing(NamedTuple):
    """One bot against others, and what it should win."""

    bot: str
    other: str
    players: int
    claim: float
    most: int = 200
    """Games, if the claim is not shown before."""

    @property
    def name(self) -> str:
        return f"{self.bot}-{self.other}-{self.players}"


PAIRINGS = (
    Pairing("expert", "greedy", 2, 0.80),
    Pairing("expert", "greedy", 4, 0.45),
    Pairing("expert", "skilled", 2, 0.70),
    Pairing("skilled", "casual", 2, 0.70),
    Pairing("casual", "novice", 2, 0.70),
    Pairing("novice", "random", 2, 0.70),
    Pairing("greedy", "random", 2, 0.99, 400),
)

BOTS = ("expert", "skilled", "casual", "novice", "greedy", "random")


def hold(game_id: str, pairing: Pairing, most: int, workers: int) -> Contest:
    """A pairing with what has been played of it; with workers, what is missing is played."""
    plan = make_plan(game_id, [pairing.bot, pairing.other], pairing.players, ladder=True)
    folder = PLAYED / game_id / pairing.name
    if not workers:
        return kept(folder, plan, pairing, most)
    columns = (
        TextColumn(f"{game_id} {pairing.name}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Journal.open(folder, plan) as journal, Progress(*columns, transient=True) as bar:
        ending = Ending(games=max(most, len(journal.played)), above=pairing.claim)
        contest = Contest(plan, ending, journal.played)
        task = bar.add_task("", total=contest.games_left + contest.games_played)
        bar.update(task, completed=contest.games_played)
        for result in play_games(contest.tasks(), workers):
            journal.add(result)
            contest.add(result)
            bar.advance(task)
    return contest


def kept(folder: Path, plan: Plan, pairing: Pairing, most: int) -> Contest:
    """What has been played of a pairing, by these bots; the game may have been another then."""
    if not (folder / NAME).exists():
        return Contest(plan, Ending(games=most, above=pairing.claim), [])
    then, played = read(folder)
    of_today = {name: getattr(plan, name) for name in OF_THE_GAME}
    if msgspec.structs.replace(then, **of_today) != plan:
        raise BadOption(Phrase("error-arena-other", {"folder": str(folder), "field": "levels"}))
    return Contest(then, Ending(games=max(most, len(played)), above=pairing.claim), played)


def changed_since(then: Plan) -> list[str]:
    """What of the game is another today than when a plan was played."""
    today = make_plan(then.game, then.bots, then.players, ladder=then.ladder)
    found = []
    if then.rules != today.rules:
        found.append(f"by version {then.rules} of the rules (now {today.rules})")
    if then.edition != today.edition:
        found.append(f"with another edition of the components (`{then.edition}`, now `{today.edition}`)")
    if new := sorted(set(today.options) - set(then.options)):
        found.append("without a choice of " + ", ".join(f"`{name}`" for name in new))
    return found


def percent(share: float) -> str:
    return f"{100 * share:.0f} %" if share < 0.985 else f"{100 * share:.1f} %"


def interval(share: Share) -> str:
    return f"{percent(share.mean)} ({percent(share.low)} to {percent(share.high)})"


def section(game_id: str, contests: Sequence[tuple[Pairing, Contest]]) -> Iterator[str]:
    """A game's part of the report."""
    known = profile(game_id)
    misjudged = ", ".join(
        f"{far:g} ({name})" for name, far in zip(LEVELS, known.misjudged, strict=True) if far
    )
    yield f"## {game_id.replace('_', ' ').title()}"
    yield ""
    yield (
        f"Worth it: {known.simulations} simulations a thought, between {known.contenders} ways to play "
        f"the turn, {known.foresight} turns of its own ahead. "
        f"Turns are misjudged, in leads, by {misjudged}."
    )
    yield ""
    changes = {pairing.name: changed_since(contest.plan) for pairing, contest in contests}
    for change in sorted({tuple(one) for one in changes.values() if one}):
        names = [name for name, one in changes.items() if tuple(one) == change]
        which = "All these games" if len(names) == len(contests) else f"The games of {', '.join(names)}"
        yield (
            f"{which} are older than the game as it is: they were played {' and '.join(change)}. "
            "Nothing has been played since."
        )
        yield ""
    yield "| who | against | players | games | wins (95 %) | wanted |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for pairing, contest in contests:
        others = pairing.other if pairing.players == 2 else f"{pairing.players - 1} x {pairing.other}"
        if not contest.courses[0].counted:
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
    if not can_be_ranked(contests):
        return
    yield "| bot | rating (95 %) | seconds a turn |"
    yield "| --- | --- | --- |"
    seconds = seconds_a_turn(contests)
    for name, rating in sorted(ratings(contests).items(), key=lambda item: -item[1].value):
        yield (
            f"| {name} | {rating.value:.0f} ({rating.low:.0f} to {rating.high:.0f}) | {seconds[name]:.2f} |"
        )
    yield ""


def can_be_ranked(contests: Sequence[tuple[Pairing, Contest]]) -> bool:
    """Bots that have hardly met, not even by way of others, cannot."""
    for_two = [contest for pairing, contest in contests if pairing.players == 2]
    return all(len(contest.courses[0].counted) >= LOOKS[0] for contest in for_two)


def ratings(contests: Sequence[tuple[Pairing, Contest]]) -> dict[str, Rating]:
    """The ratings by the games for two. They are taken in turns, one of each pairing: what comes last counts
    no more than what comes first."""
    for_two = [contest for pairing, contest in contests if pairing.players == 2]
    ranked = [
        (seated, places(result.won, result.scores, len(seated)))
        for games_of_each in zip_longest(*(played(contest) for contest in for_two))
        for seated, result in filter(None, games_of_each)
    ]
    return rate(BOTS, ranked)


def seconds_a_turn(contests: Sequence[tuple[Pairing, Contest]]) -> dict[str, float]:
    seconds = dict.fromkeys(BOTS, 0.0)
    turns = dict.fromkeys(BOTS, 0)
    for pairing, contest in contests:
        if pairing.players == 2:
            for seated, result in played(contest):
                for seat, name in enumerate(seated):
                    seconds[name] += result.seconds[seat]
                    turns[name] += result.turns[seat]
    return {name: seconds[name] / max(1, turns[name]) for name in BOTS}


def played(contest: Contest) -> Iterator[tuple[tuple[str, ...], Result]]:
    """The games that count: by seat, who sat there, and what came of it."""
    for place, result in contest.counted():
        yield contest.plan.seated(place), result


def levels() -> Iterator[str]:
    yield "| level | looks ahead | simulations of those worth it | at most | lines planned |"
    yield "| --- | --- | --- | --- | --- |"
    for name, level in LEVELS.items():
        ahead = "yes" if level.looks_ahead else "no"
        yield f"| {name} | {ahead} | {level.effort:.0%} | {level.seconds:g} s | {level.width} |"


def report(found: dict[str, list[tuple[Pairing, Contest]]]) -> str:
    lines = [
        "# How strong the bots are",
        "",
        "Made by `make strength`, which plays the games below and can be stopped and gone on with. Every",
        "deal is played in all seatings with the same luck ([arena.md](arena.md) says how intervals are made",
        "of them). After 4 deals, 6, 9 and so on, half as many more each time, it is looked whether the",
        "interval lies above what is wanted; then a pairing ends. *So far* means that the share is above and",
        "the interval is not yet. Ratings put 400 points between two of whom one wins ten times as often as",
        "the other; they are of games for two, and compare bots of one game only. Seconds are of one core.",
        "All games are in [strength](strength).",
        "",
        *levels(),
        "",
    ]
    for game_id, contests in found.items():
        lines += section(game_id, contests)
    return "\n".join(lines)


def measured(also: Sequence[str] = ()) -> list[str]:
    """The games of which there are results, and these."""
    return [game_id for game_id in games.own() if game_id in also or (PLAYED / game_id).is_dir()]


def rounded_ratings(contests: Sequence[tuple[Pairing, Contest]]) -> dict[str, int]:
    """Of the levels, for the server, which tells people how strong they are."""
    found = ratings(contests)
    return {name: round(found[name].value) for name in LEVELS}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them, unless named")
    parser.add_argument("--games", dest="most", type=int, help="at most so many games a pairing")
    parser.add_argument("--pairing", choices=[pairing.name for pairing in PAIRINGS], help="all, unless named")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--report-only", action="store_true", help="play nothing, write what there is")
    wanted = parser.parse_args()
    if unknown := set(wanted.games) - set(games.own()):
        parser.error(f"no such game: {', '.join(sorted(unknown))}; there are {', '.join(games.own())}")
    if wanted.workers < 1 or (wanted.most is not None and wanted.most < 1):
        parser.error("--workers, --games: at least 1")
    found: dict[str, list[tuple[Pairing, Contest]]] = {}
    # Games from outside are measured elsewhere, if at all.
    for game_id in games.own() if not wanted.report_only and not wanted.games else measured(wanted.games):
        contests = found[game_id] = []
        for pairing in PAIRINGS:
            plays = not wanted.report_only and (not wanted.games or game_id in wanted.games)
            plays = plays and wanted.pairing in (None, pairing.name)
            contest = hold(game_id, pairing, wanted.most or pairing.most, wanted.workers if plays else 0)
            contests.append((pairing, contest))
        # Written again after each game: what is known is not lost with what is to come.
        REPORT.write_text(report(found), encoding="utf-8")
        if can_be_ranked(contests):
            text = json.dumps(rounded_ratings(contests), indent=2)
            ratings_file(game_id).write_text(text + "\n", encoding="utf-8")
        else:
            ratings_file(game_id).unlink(missing_ok=True)
    print(f"wrote {REPORT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
