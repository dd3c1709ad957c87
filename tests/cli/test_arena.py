"""`parlour arena`: a contest from start to end, stopped and gone on with."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from importlib import util
from pathlib import Path

import pytest

from parlour.arena import extras
from parlour.cli import run
from parlour.words import Words

CONTEST = "arena amber greedy random --option setup=2A --lang en --workers 1"


def test_a_contest_is_told_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "out"
    asked = [*CONTEST.split(), "--games", "2", "--out", str(folder), "--format", "csv"]
    assert run(asked) == 0
    said = capsys.readouterr()
    assert said.err == "", "a live table where there is no terminal"
    assert "greedy – random" in said.out
    assert f"The report is {folder / 'report.html'}." in said.out
    assert {path.name for path in folder.iterdir()} == {
        "journal.jsonl",
        "games.csv",
        "arena.json",
        "report.html",
    }
    assert json.loads((folder / "arena.json").read_text())["figures"]["games"] == 2

    # The same again plays nothing, more of it plays only what is missing
    journal = (folder / "journal.jsonl").read_bytes()
    assert run([*asked, "--lang", "fr"]) == 0
    assert (folder / "journal.jsonl").read_bytes() == journal
    assert run([*CONTEST.split(), "--games", "4", "--out", str(folder)]) == 0
    longer = (folder / "journal.jsonl").read_bytes()
    assert longer.startswith(journal)
    assert longer.count(b"\n") == 5

    capsys.readouterr()
    assert run([*CONTEST.split(), "--seed", "2", "--out", str(folder)]) == 2
    problem = f"The folder “{folder}” holds another contest, with another “seed”; choose another folder."
    assert " ".join(capsys.readouterr().err.split()) == f"parlour: {problem}"
    assert (folder / "journal.jsonl").read_bytes() == longer


@pytest.mark.slow
def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(tmp_path: Path) -> None:
    asked = [*CONTEST.split()[:-1], "2", "--games", "10000", "--out", str(tmp_path)]
    process = subprocess.Popen(
        [sys.executable, "-m", "parlour.cli", *asked],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # What is started in the background of a shell inherits that it leaves Ctrl+C alone.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    journal = tmp_path / "journal.jsonl"
    try:
        ends = time.monotonic() + 300
        while not (journal.exists() and journal.read_bytes().count(b"\n") > 2):
            assert process.poll() is None, process.communicate()
            assert time.monotonic() < ends
            time.sleep(0.05)
        # As a terminal does it: to all of them
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=300)
    finally:
        process.kill()
    assert process.returncode == 130
    assert Words("en").text("cli-arena-stopped") in err
    assert "greedy" in out
    assert (tmp_path / "report.html").exists()


BAD_INPUT = {
    "arena": "GAME is missing; “parlour arena --help” tells more.",
    "arena amber": "BOT BOT … is missing; “parlour arena --help” tells more.",
    "arena amber greedy": "A contest needs two bots or more.",
    "arena amber greedy greedy": ("The bot “greedy” is named twice; a bot cannot be compared with itself."),
    "arena amber greedy random --players 4": (
        "Tables for 4 need 4 different bots, and 2 are named;"
        " with --against, one bot plays against a table full of another."
    ),
    "arena amber greedy random --players 1": "--players must be a whole number from 2 to 99, not “1”.",
    "arena amber greedy random --players 7": "The game “amber” is for 2 to 6 players, not 7.",
    "arena amber greedy random --until 5": "--until must be a number between 0 and 1, such as 0.8, not “5”.",
    "arena amber greedy random --claim x": "--claim must be a number between 0 and 1, such as 0.8, not “x”.",
    "arena amber greedy random --claim nan": (
        "--claim must be a number between 0 and 1, such as 0.8, not “nan”."
    ),
    "arena amber greedy random --until 0.1 --claim 0.8": (
        "--until and --claim are two ways to stop; give one of them."
    ),
    "arena amber greedy random --format xlsx": "There is no format “xlsx”; choose one of parquet, csv.",
    "arena amber greedy random --option setup=9Z": (
        "The option “setup” cannot be “9Z”; it can be random, 2A, 2B, 2C."
    ),
    "arena amber greedy random --out pyproject.toml/below": (
        "The folder “pyproject.toml/below” cannot be used: Not a directory."
    ),
    "arena amber greedy random --export games.csv": (
        "The file “games.csv” must be a Parquet file: give it a name that ends in .parquet."
    ),
    "arena amber greedy random --export nowhere/games.parquet --out unmade": (
        "The file “nowhere/games.parquet” cannot be written: No such file or directory."
    ),
    "arena amber greedy random --export pyproject.toml/games.parquet": (
        "The file “pyproject.toml/games.parquet” cannot be written: Not a directory."
    ),
}


@pytest.mark.parametrize("line", BAD_INPUT)
def test_bad_input_gets_one_line_that_says_what_would_be_right(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    monkeypatch.chdir(Path(__file__).resolve().parent.parent.parent)
    monkeypatch.setenv("PARLOUR_LANG", "en")
    assert run(line.split()) == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", f"parlour: {BAD_INPUT[line]}\n")
    assert not Path("unmade").exists(), "refused, but the folder was made"


@pytest.mark.parametrize(
    ("package", "options", "extra"),
    [
        ("openskill", [], "arena"),
        ("pyarrow", ["--out", "here"], "arena"),
        ("pyarrow", ["--export", "games.parquet"], "arena"),
        ("numpy", ["--export", "games.parquet"], "research"),
        ("ray", ["--ray", "local"], "ray"),
    ],
)
def test_a_missing_extra_is_named_before_anything_is_played(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    package: str,
    options: list[str],
    extra: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == package else util.find_spec(name))
    assert run([*CONTEST.split(), *options]) == 2
    said = capsys.readouterr()
    needed = f"This needs the package {package}; install it with: pip install 'parlour[{extra}]'"
    assert (said.out, said.err) == ("", f"parlour: {needed}\n")
    assert list(tmp_path.iterdir()) == []
