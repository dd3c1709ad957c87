"""Speed, beside catanatron on the same machine: `make bench`, or `python -m tests.bench`.

    --write     also write docs/bench.md
    --no-serve  leave out the serving of moves, which takes half a minute

The engines run on one core, one after another; the server and its clients on all there are.
The exit code is 1 when a target is missed.
"""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from tests.bench.measure import Figures

ROOT = Path(__file__).resolve().parent.parent.parent

# What the figures are held to: times faster than catanatron, by player decision and by copy
COMPILED_DECISION, COMPILED_COPY, PURE_DECISION = 10.0, 20.0, 1.0
AIM = 4.0  # microseconds a decision, compiled


def run_measurement(module: str, pure: bool = False) -> list[Figures]:
    """Measure in a process of its own."""
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    environment.pop("PARLOUR_PURE", None)
    if pure:
        environment["PARLOUR_PURE"] = "1"
    done = subprocess.run(
        [sys.executable, "-m", module], cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True
    )
    return msgspec.json.decode(done.stdout, type=list[Figures])


def measure_serving() -> tuple[list[str], bool]:
    """What the load test prints about the time of a move, and whether it holds its target."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-m", "load", "-s", "-q", "-p", "no:xdist", "tests/load"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout)
    found = [line for line in done.stdout.splitlines() if re.search(r"p99 [\d.]+ ms$", line)]
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
        one.engine,
        str(one.players),
        f"{one.decision:.2f}",
        f"{one.any_decision:.2f}",
        f"{one.copy:.2f}",
        f"{one.state_bytes:,.0f}",
        f"{one.games_per_second:,.1f}",
        f"{one.evaluation:.1f}" if one.evaluation else "",
        f"{one.greedy_choice:,.0f}" if one.greedy_choice else "",
    )


COLUMNS = (
    "engine",
    "players",
    "µs a player decision",
    "µs a decision, chance too",
    "µs a copy",
    "bytes a state",
    "games/s",
    "µs an evaluation",
    "µs a greedy choice",
)


class Ratio(msgspec.Struct):
    """How many times faster than catanatron, and how many that should be."""

    what: str
    players: int
    times: float
    target: float


def ratios(compiled: list[Figures], pure: list[Figures], other: list[Figures]) -> list[Ratio]:
    found: list[Ratio] = []
    for ours, plain, theirs in zip(compiled, pure, other, strict=True):
        players = ours.players
        found += [
            Ratio("decision, compiled", players, theirs.decision / ours.decision, COMPILED_DECISION),
            Ratio("copy, compiled", players, theirs.copy / ours.copy, COMPILED_COPY),
            Ratio("decision, uncompiled", players, theirs.decision / plain.decision, PURE_DECISION),
        ]
    return found


def sentences(found: list[Ratio]) -> list[str]:
    return [
        f"{one.what}, {one.players} players: {one.times:.1f} times catanatron's speed "
        f"(target {one.target:g}){'' if one.times >= one.target else ' - MISSED'}"
        for one in found
    ]


PAGE = """\
# Speed

Made by `python -m tests.bench --write`: Amber by random play, beside catanatron on the same core in the
same run.

Machine: {machine}.

{table}

{findings}

How to read it: a *player decision* carries all of the time, chance and forced choices included; that is
what one `play_tick` of catanatron does, and what is compared. Each time is that of the least disturbed of
five rounds. *Bytes a state* is what a thousand copies add to memory by tracemalloc, divided by a thousand;
tables shared by all copies are not in it. The games differ, so the comparison is one of engines, not of
rules.
"""


def write_page(figures: list[Figures], findings: list[str]) -> None:
    """docs/bench.md"""
    rows = [COLUMNS, ("---",) * len(COLUMNS), *(cells(one) for one in figures)]
    page = PAGE.format(
        machine=machine(),
        table="\n".join(f"| {' | '.join(row)} |" for row in rows),
        findings="\n".join(f"- {finding}" for finding in findings),
    )
    (ROOT / "docs" / "bench.md").write_text(page, encoding="utf-8")


def main(arguments: list[str]) -> int:
    unknown = set(arguments) - {"--write", "--no-serve"}
    if unknown:
        print(
            f"tests.bench: unknown argument {min(unknown)!r}; there are --write, --no-serve", file=sys.stderr
        )
        return 2
    compiled = run_measurement("tests.bench.measure")
    pure = run_measurement("tests.bench.measure", pure=True)
    other = run_measurement("tests.bench.measure_catanatron")
    if compiled[0].engine != "compiled":
        print("The engine is not compiled: run `make compile` first.", file=sys.stderr)
        return 1
    figures = [*compiled, *pure, *other]
    table = Table(title=f"Amber and catanatron, random play. {machine()}", title_justify="left")
    for column in COLUMNS:
        table.add_column(column, justify="left" if column == "engine" else "right")
    for one in figures:
        table.add_row(*cells(one))
    console = Console(width=None if sys.stdout.isatty() else 140, highlight=False)
    console.print(table)
    found = ratios(compiled, pure, other)
    findings = [*sentences(found), f"the aim, compiled: {AIM:g} µs a decision"]
    held = all(one.times >= one.target for one in found)
    if "--no-serve" not in arguments:
        serving, is_fast_enough = measure_serving()
        findings += [f"serving 100 moves a second, {line}" for line in serving]
        held = held and is_fast_enough
    for finding in findings:
        console.print(finding, soft_wrap=True)
    if "--write" in arguments:
        write_page(figures, findings)
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
