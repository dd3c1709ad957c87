"""Speed, beside others' engines and searches on the same machine: `make bench`, or `python -m tests.bench`.

    --write     also write docs/bench.md
    --no-serve  leave out the serving of moves, which takes some minutes
    --research  only the environments for programs that learn, and their part of docs/bench.md

The engines run on one core, one after another; the server and its clients on all there are.
The exit code is 1 when a target is missed. Where two are about as fast, noise is not to decide: that target
counts as missed only when the whole interval lies below it.
"""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from tests.bench.measure import Comparison, Figures, Ratio
from tests.bench.measure_research import ResearchFigures
from tests.bench.measure_search import TREE, SearchFigures
from tests.load.figures import MARK

ROOT = Path(__file__).resolve().parent.parent.parent


class Targets(msgspec.Struct, frozen=True):
    """What a game's figures are held to."""

    decision: float = 8.0
    """Compiled, by player decision: how many times catanatron's speed."""
    aim: float = 5.0
    """Compiled, microseconds a player decision: hoped for, not held to."""
    copy_times: float = 20.0
    """Compiled: how many times catanatron's speed."""
    uncompiled: float | None = None
    """By player decision: how many times catanatron's speed."""
    simulations: float = 1000.0
    """A second of search, compiled."""
    step: float = 60.0
    """Microseconds a step of the PettingZoo environment."""
    batch_times: float = 5.0
    """How many times as fast a step of many games at once is."""
    observing: float = 25.0
    """Microseconds to write an observation."""


TARGETS = {
    "amber": Targets(
        decision=10.0,
        aim=4.0,
        uncompiled=1.0,
        simulations=5000.0,
        observing=10.0,
    ),
    "unconscious_mind": Targets(decision=5.0, aim=4.0),
}


def run_measurement(module: str, pure: bool = False) -> bytes:
    """Measure in a process of its own; what it found, as JSON."""
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    environment.pop("PARLOUR_PURE", None)
    if pure:
        environment["PARLOUR_PURE"] = "1"
    done = subprocess.run(
        [sys.executable, "-m", module], cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True
    )
    return done.stdout


def measure_engine(module: str, pure: bool = False) -> list[Figures]:
    return msgspec.json.decode(run_measurement(module, pure), type=list[Figures])


def measure_uncompiled() -> list[Comparison]:
    return msgspec.json.decode(
        run_measurement("tests.bench.measure_uncompiled", pure=True), type=list[Comparison]
    )


def measure_search(module: str) -> list[SearchFigures]:
    return msgspec.json.decode(run_measurement(module), type=list[SearchFigures])


def measure_research() -> list[ResearchFigures]:
    return msgspec.json.decode(run_measurement("tests.bench.measure_research"), type=list[ResearchFigures])


def measure_serving() -> tuple[list[str], bool]:
    """What the load tests print of a server under load, and whether it holds its targets."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-m", "load", "-s", "-q", "-p", "no:xdist", "tests/load"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout)
    found = [line.removeprefix(MARK) for line in done.stdout.splitlines() if line.startswith(MARK)]
    return found, done.returncode == 0


def machine() -> str:
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        found = re.search(r"model name\s*:\s*(.+)", cpuinfo.read_text())
        model = found[1] if found else model
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{model}, {os.cpu_count()} cores, of which one is used; {platform.system()}; {python}"


def cells(one: Figures) -> tuple[str, ...]:
    """A row of the table."""
    return (
        one.game,
        one.engine,
        str(one.players),
        f"{one.decision:.2f}",
        f"{one.any_decision:.2f}",
        f"{one.sensible_decision:.2f}" if one.sensible_decision else "",
        f"{one.copy:.2f}",
        f"{one.state_bytes:,.0f}",
        f"{one.games_per_second:,.1f}",
        f"{one.evaluation:.1f}" if one.evaluation else "",
        f"{one.greedy_choice:,.0f}" if one.greedy_choice else "",
    )


COLUMNS = (
    "game",
    "engine",
    "players",
    "µs a player decision",
    "µs a decision, chance too",
    "µs a player decision, played with sense",
    "µs a copy",
    "bytes a state",
    "games/s",
    "µs an evaluation",
    "µs a greedy choice",
)


def search_cells(one: SearchFigures) -> tuple[str, ...]:
    """A row of the table of searches."""
    return (
        one.game,
        one.engine,
        str(one.players),
        one.settings,
        f"{one.simulations:,.0f}",
        f"{one.turns:,.0f}" if one.turns else "",
    )


SEARCH_COLUMNS = (
    "game",
    "engine",
    "players",
    "settings",
    "simulations/s",
    "turns/s",
)

RESEARCH_COLUMNS = (
    "game",
    "interface",
    "players",
    "µs a step",
    "numbers in an observation",
    "µs to write one",
)


def research_cells(one: ResearchFigures) -> tuple[str, ...]:
    """A row of the table of environments."""
    return (
        one.game,
        one.interface,
        str(one.players),
        f"{one.step:,.1f}",
        f"{one.numbers:,}",
        f"{one.observing:.1f}" if one.observing else "",
    )


WORDY = ("game", "engine", "interface", "settings")
"""Columns that are not numbers."""


class Finding(msgspec.Struct):
    """A figure beside its target, in words."""

    text: str
    is_held: bool


def times_catanatron(what: str, times: float | Ratio, target: float) -> Finding:
    return _times(f"{what}: {{}} times catanatron's speed ({{}})", times, target)


def _times(text: str, times: float | Ratio, target: float) -> Finding:
    """A text with the ratio and what it is held to in it. What may be chance is no miss."""
    if isinstance(times, float):
        return _finding(text.format(f"{times:.1f}", f"target {target:g}"), times >= target)
    bounds = f"{times.low:.1f} to {times.high:.1f}; target {target:g}"
    return _finding(text.format(f"{times.middle:.1f}", bounds), times.high >= target)


def _finding(text: str, is_held: bool) -> Finding:
    return Finding(text if is_held else f"{text} - MISSED", is_held)


def findings(compiled: list[Figures], other: list[Figures], uncompiled: list[Comparison]) -> list[Finding]:
    found: list[Finding] = []
    catanatron = {one.players: one for one in other}
    plain = {(one.game, one.players): one.times for one in uncompiled}
    for ours in compiled:
        target = TARGETS.get(ours.game, Targets())
        theirs = catanatron[ours.players]
        who = f"{ours.game}, {ours.players} players"
        by_lot = theirs.decision / ours.decision
        with_sense = theirs.decision / ours.sensible_decision
        found += [
            times_catanatron(f"{who}, decision, compiled", by_lot, target.decision),
            times_catanatron(f"{who}, decision, compiled, played with sense", with_sense, target.decision),
        ]
        copies = theirs.copy / ours.copy
        found.append(times_catanatron(f"{who}, copy, compiled", copies, target.copy_times))
        if target.uncompiled is not None:
            decisions = plain[ours.game, ours.players]
            found.append(times_catanatron(f"{who}, decision, uncompiled", decisions, target.uncompiled))
        slowest = max(ours.decision, ours.sensible_decision)
        kept = "kept" if slowest <= target.aim else "not kept"
        found.append(Finding(f"{who}, the aim of {target.aim:g} µs a decision, compiled: {kept}", True))
    return found


def search_findings(ours: list[SearchFigures]) -> list[Finding]:
    found: list[Finding] = []
    for one in ours:
        if one.settings != TREE:
            continue
        target = TARGETS.get(one.game, Targets()).simulations
        text = f"{one.game}, {one.players} players, {one.settings}"
        text = f"{text}: {one.simulations:,.0f} simulations/s (target {target:,.0f})"
        found.append(_finding(text, one.simulations >= target))
    return found


def research_findings(found: list[ResearchFigures]) -> list[Finding]:
    batches = {(one.game, one.players): one for one in found if one.interface.startswith("batch")}
    findings: list[Finding] = []
    for one in found:
        if one.interface == "PettingZoo":
            target = TARGETS.get(one.game, Targets())
            who = f"{one.game}, {one.players} players"
            batch = batches[one.game, one.players]
            text = f"{who}, PettingZoo: {one.step:.1f} µs a step (target {target.step:g})"
            findings.append(_finding(text, one.step <= target.step))
            assert batch.times is not None
            text = f"{who}, many at once: {{}} times as fast ({{}})"
            findings.append(_times(text, batch.times, target.batch_times))
            text = f"{who}, an observation: {batch.observing:.1f} µs (target {target.observing:g})"
            findings.append(_finding(text, batch.observing <= target.observing))
    return findings


PAGE = """\
# Speed

Made by `python -m tests.bench --write`: every game by random play, beside catanatron on the same core in
the same run.

Machine: {machine}.

{table}

{findings}

How to read it: a *player decision* carries all of the time, chance and forced choices included; that is
what one `play_tick` of catanatron does, and what is compared. *Games/s* and decisions are those of games
played by lot, as catanatron's are. Players who choose by lot throw their coins away, so such a game of
Amygdala soon comes to a standstill and is mostly buying: *played with sense* are the decisions of whole
games of the player that fuzzing has, written down and then taken again with their options. Copies,
evaluations and greedy choices are measured on positions of those games. Each time is that of the least
disturbed of five rounds. *Bytes a state* is what a thousand copies add to memory by tracemalloc, divided by
a thousand; tables shared by all copies are not in it. Uncompiled, Amber and catanatron are about as fast, so
for that line they take turns fifteen times in one process; told is the middling, with an interval that holds
the true one in 96 of 100 runs. The games differ, so the comparison is one of engines, not of rules.

## Search

How fast bots look ahead, on one core of the same machine, in the same run.

{search_table}

{search_findings}

How to read it: a *simulation* goes down the tree in a position that fits the view, with the evaluation at its
end; planning the turn at hand, imagining hidden things and finding turns for everybody on the way are counted
in. They are made in the middle third of games of `greedy`, where turns begin, by no clock. *Tree only* ends
where the tree does, which is what is usually meant by a simulation, and what is held to the targets. Those
of `expert` play on from there for many turns, each of them planned or chosen among planned ones (*turns/s*
counts them): fewer of these make it stronger than many that end sooner. Seconds are those of the processor.
Others' simulations are playouts to the end of a game by lot, from the middle of one. catanatron keeps its
MCTS player out of its package; each of its simulations is at least a copy and a playout, and those are
measured, so it is slower than this. OpenSpiel's is its ISMCTS in C++.
"""

RESEARCH_PART = """
## Research

How fast programs that learn can play: all of it on one core of the same machine, in one run, which is also
`python -m tests.bench --research --write`.

{research_table}

{research_findings}

How to read it: PettingZoo's environments are measured as its own benchmark does it: look, choose by lot among
what the mask allows, step. In a batch, choosing by lot is counted too. In OpenSpiel every decision is a step,
chance and forced ones too, and the player to move looks at its observation tensor; its own games are C++.
The time to write an observation is that of our own games, as NumPy reads it. Times are the processor's, those
of the least disturbed of five rounds. Machines are slow for a while now and then, so PettingZoo's interface
and the batch take turns fifteen times: how many times as fast the batch is, is the middling of these, with an
interval that holds the true one in 96 of 100 runs.
"""


BENCH_PAGE = ROOT / "docs" / "bench.md"


def write_page(
    figures: list[Figures], found: list[str], searches: list[SearchFigures], search_found: list[str]
) -> None:
    """docs/bench.md, but for its last part"""
    page = PAGE.format(
        machine=machine(),
        table=_page_table(COLUMNS, [cells(one) for one in figures]),
        findings=_page_list(found),
        search_table=_page_table(SEARCH_COLUMNS, [search_cells(one) for one in searches]),
        search_findings=_page_list(search_found),
    )
    BENCH_PAGE.write_text(page, encoding="utf-8")


def write_research(research: list[ResearchFigures], found: list[str]) -> None:
    """The last part of docs/bench.md, in place of the one there was"""
    before = BENCH_PAGE.read_text(encoding="utf-8").partition("\n## Research\n")[0].rstrip("\n") + "\n"
    part = RESEARCH_PART.format(
        research_table=_page_table(RESEARCH_COLUMNS, [research_cells(one) for one in research]),
        research_findings=_page_list(found),
    )
    BENCH_PAGE.write_text(before + part, encoding="utf-8")


def _page_table(columns: Sequence[str], rows: list[tuple[str, ...]]) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in (columns, ("---",) * len(columns), *rows))


def _page_list(found: list[str]) -> str:
    return "\n".join(f"- {finding}" for finding in found)


def screen_table(title: str, columns: Sequence[str], rows: list[tuple[str, ...]]) -> Table:
    table = Table(title=title, title_justify="left")
    for column in columns:
        table.add_column(column, justify="left" if column in WORDY else "right")
    for row in rows:
        table.add_row(*row)
    return table


def main(arguments: list[str]) -> int:
    known = ("--write", "--no-serve", "--research")
    unknown = set(arguments) - set(known)
    if unknown:
        there_are = ", ".join(known)
        print(f"tests.bench: unknown argument {min(unknown)!r}; there are {there_are}", file=sys.stderr)
        return 2
    console = Console(width=None if sys.stdout.isatty() else 140, highlight=False)
    if "--research" in arguments:
        return 0 if bench_research(console, "--write" in arguments) else 1
    compiled = measure_engine("tests.bench.measure")
    if compiled[0].engine != "compiled":
        print("The engine is not compiled: run `make compile` first.", file=sys.stderr)
        return 1
    pure = measure_engine("tests.bench.measure", pure=True)
    other = measure_engine("tests.bench.measure_catanatron")
    uncompiled = measure_uncompiled()
    searches = measure_search("tests.bench.measure_search")
    other_searches = measure_search("tests.bench.measure_other_searches")
    figures = [*compiled, *pure, *other]
    all_searches = [*searches, *other_searches]
    title = f"Our games and catanatron. {machine()}"
    console.print(screen_table(title, COLUMNS, [cells(one) for one in figures]))
    console.print(screen_table("Search", SEARCH_COLUMNS, [search_cells(one) for one in all_searches]))
    found = findings(compiled, other, uncompiled)
    search_found = search_findings(searches)
    held = all(one.is_held for one in (*found, *search_found))
    told = [one.text for one in found]
    search_told = [one.text for one in search_found]
    if "--no-serve" not in arguments:
        serving, is_fast_enough = measure_serving()
        told += [f"serving, {line}" for line in serving]
        held = held and is_fast_enough
    for line in (*told, *search_told):
        console.print(line, soft_wrap=True)
    if "--write" in arguments:
        write_page(figures, told, all_searches, search_told)
    return 0 if bench_research(console, "--write" in arguments) and held else 1


def bench_research(console: Console, writes: bool) -> bool:
    """The environments for programs that learn; do they hold their targets?"""
    research = measure_research()
    console.print(screen_table("Research", RESEARCH_COLUMNS, [research_cells(one) for one in research]))
    found = research_findings(research)
    for one in found:
        console.print(one.text, soft_wrap=True)
    if writes:
        write_research(research, [one.text for one in found])
    return all(one.is_held for one in found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
