"""The `parlour` command: what it prints, and how it answers bad input."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest
from librt.random import Random

from parlour import games, new
from parlour.cli import run
from parlour.cli.speech import language
from parlour.kernel.match import Match
from parlour.words import LANGUAGES, Words

ALL_GAMES = ", ".join(games.ids())
COMMANDS = ("play", "serve", "backup", "simulate", "arena", "tune", "replay", "games")


class Said(NamedTuple):
    code: int
    out: str
    err: str


class Terminal:
    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture

    def __call__(self, *arguments: str) -> Said:
        code = run(arguments)
        captured = self._capture.readouterr()
        return Said(code, captured.out, captured.err)


@pytest.fixture
def parlour(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """The command, on a terminal that speaks English and is wide enough."""
    for name in ("PARLOUR_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "250")
    return Terminal(capsys)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game in a file."""
    game = games.get("amber")
    match = Match(game, game.edition(), 2, {"setup": "2A"}, "a seed")
    match.begin()
    while not match.over:
        seat = int(match.state.actor)
        legal = match.state.legal()
        match.act(seat, int(legal[match.ply * 7 % len(legal)]))
        if match.awaits_end:
            match.end(seat)
    path = tmp_path / "game.json"
    path.write_bytes(match.record(("Anna", "Bob")).encode())
    return path


# Help


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_readers_language(parlour: Terminal, command: str, lang: str) -> None:
    said = parlour(*([command] if command else []), "--help", "--lang", lang)
    assert (said.code, said.err) == (0, "")
    words = Words(lang)
    assert words.text(f"cli-{command or 'help'}") in said.out
    assert words.text("cli-option-help") in said.out
    assert not re.search(r"\bcli-", said.out), "an id in place of its words"
    if lang != "en":
        typers_own = ("Usage:", "Show this", "[default", "[required", "<str>", "<bool>")
        assert not [left for left in typers_own if left in said.out]


def test_without_a_command_it_says_what_there_is(parlour: Terminal) -> None:
    said = parlour()
    assert said.code == 0
    assert all(command in said.out for command in COMMANDS)


def test_it_knows_its_version(parlour: Terminal) -> None:
    assert parlour("--version") == (0, "parlour 0.1.0\n", "")


@pytest.mark.parametrize(
    ("arguments", "environment", "spoken"),
    [
        ([], {}, "en"),
        ([], {"LANG": "nl_BE.UTF-8"}, "nl"),
        ([], {"LANG": "nl_BE.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ([], {"LANG": "nl_BE.UTF-8", "PARLOUR_LANG": "fr"}, "fr"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "C"}, "en"),
        (["games", "--lang", "nl"], {"PARLOUR_LANG": "fr"}, "nl"),
        (["--lang=fr", "games"], {"LANG": "nl"}, "fr"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_system(
    arguments: list[str], environment: dict[str, str], spoken: str
) -> None:
    assert language(arguments, environment) == (spoken, True)


# Bad input

BAD_INPUT = {
    "frobnicate": f"There is no command “frobnicate”; choose one of {', '.join(COMMANDS)}.",
    "games --frob": "“parlour games” has no option --frob; it has --edition, --lang, --help.",
    "games amber": "“parlour games” does not take “amber”; “parlour games --help” tells more.",
    "games --lang de": "There is no language “de”; choose one of en, nl, fr.",
    "games --lang": "There is no language “”; choose one of en, nl, fr.",
    "games --edition": "--edition needs a value after it.",
    "--version=3": "--version takes no value.",
    "simulate": "GAME is missing; “parlour simulate --help” tells more.",
    "simulate chess": f"There is no game “chess”; the games are {ALL_GAMES}.",
    "simulate amber --players 9": "The game “amber” is for 2 to 6 players, not 9.",
    "simulate amber --players two": "--players must be a whole number from 1 to 99, not “two”.",
    "simulate amber --games 0": "--games must be a whole number from 1 to 10000000, not “0”.",
    "simulate amber --seed -1": "--seed must be a whole number from 0 to 9223372036854775807, not “-1”.",
    "simulate amber --workers 1.5": "--workers must be a whole number from 1 to 1024, not “1.5”.",
    "simulate amber --bots genius": (
        "There is no bot “genius”; the bots are random, greedy, novice, casual, skilled, expert."
    ),
    "simulate amber --bots random,random,greedy": (
        "3 bots cannot play a game for 2: name 2, or one for all seats."
    ),
    "simulate amber --option advanced": "--option must be written name=value, not “advanced”.",
    "simulate amber --option setup=2A --option setup=2B": "--option gives setup twice; once is enough.",
    "simulate amber --option setup=9Z": "The option “setup” cannot be “9Z”; it can be random, 2A, 2B, 2C.",
    "simulate amber --edition amber=nowhere": "There is no folder “nowhere”; give one that exists.",
    "simulate amber --edition chess=.": f"There is no game “chess”; the games are {ALL_GAMES}.",
    "replay nowhere.json": "There is no file “nowhere.json”; give the path of a record.",
    "replay .": "“.” is a folder; give the path of a record.",
    "serve --port 70000": "--port must be a whole number from 1 to 65535, not “70000”.",
    "serve --posts-per-minute many": (
        "--posts-per-minute must be a whole number from 1 to 1000000, not “many”."
    ),
    "serve --bot-timeout 0": "--bot-timeout must be a number from 0.1 to 600, such as 0.5, not “0”.",
    "serve --head-timeout nan": "--head-timeout must be a number from 0.1 to 3600, such as 0.5, not “nan”.",
    "serve --proxy 10.0.0.1/8": (
        "--proxy must be an address such as 10.0.0.7 or a network such as 10.0.0.0/8, not “10.0.0.1/8”."
    ),
    "serve --origin example.org": (
        "--origin must be written like https://example.org, with no path behind it, not “example.org”."
    ),
    "serve --origin http://[": (
        "--origin must be written like https://example.org, with no path behind it, not “http://[”."
    ),
    "serve --db nowhere/games.db": "There is no folder “nowhere”; give one that exists.",
    "play --origin x": (
        "“parlour play” has no option --origin; it has --host, --port, --db, --edition, --lang, --help."
    ),
}


@pytest.mark.parametrize("line", BAD_INPUT)
def test_bad_input_gets_one_line_that_says_what_would_be_right(parlour: Terminal, line: str) -> None:
    assert parlour(*line.split()) == (2, "", f"parlour: {BAD_INPUT[line]}\n")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", [line for line in BAD_INPUT if "--lang" not in line])
def test_bad_input_is_answered_in_the_readers_language(
    parlour: Terminal, monkeypatch: pytest.MonkeyPatch, line: str, lang: str
) -> None:
    monkeypatch.setenv("PARLOUR_LANG", lang)
    said = parlour(*line.split())
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert "{" not in said.err
    assert (said.err == f"parlour: {BAD_INPUT[line]}\n") == (lang == "en")


def test_a_line_break_in_what_was_typed_does_not_break_the_line(parlour: Terminal) -> None:
    said = parlour("simulate", "am\nber\x1b[31m")
    assert said.code == 2
    assert said.err.count("\n") == 1


# Games


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_lists_options_setups_and_where_the_data_comes_from(parlour: Terminal, lang: str) -> None:
    said = parlour("games", "--lang", lang)
    assert (said.code, said.err) == (0, "")
    words = Words(lang)
    for game_id in games.ids():
        game = games.get(game_id)
        assert words.text(f"{game_id}-name") in said.out
        for option in game.options(game.edition(), game.players[0]):
            assert option.id in said.out
            assert words.text(f"{game_id}-option-{option.id}") in said.out
        assert (game.edition().fingerprint in said.out) == bool(game.edition().provenance())
    for one in games.get("amber").edition().maps:
        assert words.text(f"amber-setup-{one.id}") in said.out
    assert words.text("cli-mark-reconstructed", count=32) in said.out


def test_a_corrected_edition_is_used(parlour: Terminal, tmp_path: Path) -> None:
    own = Path(games.get("amber").edition().folder)
    mine = tmp_path / "mine"
    shutil.copytree(own, mine)
    setups = mine / "setups.yaml"
    setups.write_text(setups.read_text().replace("id: 2A", "id: 2Z"))
    said = parlour("games", "--edition", f"amber={mine}")
    assert "random 2Z 2B 2C" in said.out
    assert parlour("simulate", "amber", "--games", "1", "--bots", "random", "--workers", "1").code == 0
    wrong = parlour("simulate", "amber", "--option", "setup=2A", "--edition", f"amber={mine}")
    assert wrong.err == "parlour: The option “setup” cannot be “2A”; it can be random, 2Z, 2B, 2C.\n"
    setups.write_text(setups.read_text().replace("castles: [I9, C3]", "castles: [I9, A1]"))
    broken = parlour("games", "--edition", f"amber={mine}")
    assert broken.code == 2
    assert "setups.yaml, item 2Z, field castles: A1 is on the border" in broken.err


# Replay


def test_a_record_is_told_in_words(parlour: Terminal, record: Path) -> None:
    said = parlour("replay", str(record))
    lines = said.out.splitlines()
    assert (said.code, said.err) == (0, "")
    assert lines[0] == "Amber: Anna, Bob"
    assert lines[1].startswith("    1. Anna draws ")
    assert any(line.endswith(" starts.") for line in lines)
    assert any("lays" in line and " at " in line for line in lines)
    assert any("wins with" in line for line in lines[-2:])
    moves = json.loads(record.read_text())["moves"]
    assert f"{len(moves):5}. " in said.out


def test_a_record_is_told_in_every_language(parlour: Terminal, record: Path) -> None:
    told = {lang: parlour("replay", str(record), "--lang", lang).out for lang in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    assert len({len(text.splitlines()) for text in told.values()}) == 1
    assert "trekt" in told["nl"]
    assert "pioche" in told["fr"]


def test_an_unfinished_record_says_so(parlour: Terminal, tmp_path: Path) -> None:
    game = games.get("amber")
    match = Match(game, game.edition(), 2, {}, "a seed")
    match.begin()
    path = tmp_path / "begun.json"
    path.write_bytes(match.record(("Anna", "Bob")).encode())
    said = parlour("replay", str(path))
    assert "The record ends before the game does. So far:" in said.out
    assert "Anna has 0 points.\n" in said.out


@pytest.mark.parametrize(("lang", "name"), [("en", "Player 2"), ("nl", "Speler 2"), ("fr", "Joueur 2")])
def test_players_without_a_name_are_called_by_number(
    parlour: Terminal, tmp_path: Path, lang: str, name: str
) -> None:
    path = tmp_path / "nameless.json"
    path.write_bytes(new("amber", players=2, seed="a").record().encode())
    assert f", {name}\n" in parlour("replay", str(path), "--lang", lang).out


def test_nobody_is_told_of_points_that_were_not_scored(parlour: Terminal, tmp_path: Path) -> None:
    table = new("amygdala", players=2, seed="a")
    rng = Random(1)
    while not table.is_over:
        legal = table.legal()
        table.apply(legal[rng.randrange(len(legal))])
    path = tmp_path / "whole.json"
    path.write_bytes(table.record().encode())
    scores = [line for line in parlour("replay", str(path)).out.splitlines() if "VP" in line]
    assert scores
    assert [line for line in scores if re.search(r"\b0 VP|-\d", line)] == []


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("digest", "0" * 16, "The record does not lead to the position it claims"),
        ("names", ["Anna"], "The record has 1 names for 2 players"),
        ("parlour", 99, "The record has format 99"),
        ("header.rules", 99, "The record follows version 99 of the rules"),
        ("header.edition", "other", "The game was played with edition other of amber"),
        ("header.game", "chess", "There is no game “chess”"),
        ("header.players", 9, "The game “amber” is for 2 to 6 players, not 9."),
        ("moves", ["0 pass"], "Decision 0 of the record, “0 pass”, is against the rules."),
        ("moves", ["x y z"], "Decision 0 of the record, “x y z”, cannot be read."),
        ("moves", 3, "This is not a record of a game"),
    ],
)
def test_a_bad_record_is_refused_before_anything_is_told(
    parlour: Terminal, record: Path, field: str, value: object, problem: str
) -> None:
    data = json.loads(record.read_text())
    where = data
    *parents, last = field.split(".")
    for parent in parents:
        where = where[parent]
    where[last] = value
    record.write_text(json.dumps(data))
    said = parlour("replay", str(record))
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert said.err.startswith(f"parlour: {problem}")


def test_a_file_that_is_no_record_is_refused(parlour: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    said = parlour("replay", str(path))
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert said.err.startswith("parlour: This is not a record of a game")
