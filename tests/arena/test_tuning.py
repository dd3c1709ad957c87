"""Tuning: what it plays is repeatable, what it finds fits better, and what it writes is numbers only."""

from __future__ import annotations

import ast
import importlib
import inspect
import random
import re
from array import array
from collections.abc import Iterator, Sequence
from math import exp, log
from pathlib import Path

import pytest
from librt.random import Random

from parlour import games
from parlour.arena.statistics import Share
from parlour.arena.tuning import Round, Tuned, Tuning, make_job, numbers, playing
from parlour.arena.tuning.fitting import Examples, Fit, best_lead, chances, solve
from parlour.arena.tuning.run import in_processes
from parlour.bots import RandomBot
from parlour.cli import run
from parlour.kernel.errors import BadOption
from parlour.kernel.snapshot import load
from parlour.kernel.state import OVER, State

GAMES = 10
MATCH = 4


@pytest.fixture(scope="module", autouse=True)
def quick_games() -> Iterator[None]:
    """Played by lot, of which few positions are kept: what is done with them is the same."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(playing, "ENDS_KEPT", 6)
        patch.setattr(playing, "GreedyBot", RandomBot)
        yield


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole tuning of Amber, of a toy size."""
    path = tmp_path_factory.mktemp("tuning")
    tuning = amber(path)
    for stage in (tuning.play(1), tuning.fit(), tuning.prove(1)):
        assert list(stage)
    tuning.finish()
    tuning.close()
    return path


def amber(folder: Path) -> Tuning:
    return Tuning(make_job("amber", 2, games=GAMES, rounds=2, match=MATCH, seed=1), folder)


def whole(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


# The weights


@pytest.mark.parametrize("game_id", games.ids())
def test_every_weight_is_a_float_of_the_setup_and_used_by_the_evaluation(game_id: str) -> None:
    game, setup = playing.tables(game_id, 2)
    found = numbers.present(game, setup)
    text = numbers.source(game).read_text("utf-8")
    assert len(found) == text.count(": float = ") > 10
    evaluation = numbers.source(game).with_name("evaluate.py").read_text("utf-8")
    names = {node.attr for node in ast.walk(ast.parse(evaluation)) if isinstance(node, ast.Attribute)}
    assert set(found) <= names


@pytest.mark.parametrize("game_id", games.ids())
def test_writing_changes_numbers_and_nothing_else(game_id: str) -> None:
    game, setup = playing.tables(game_id, 2)
    text = numbers.source(game).read_text("utf-8")
    old = numbers.present(game, setup)
    assert numbers.rewritten(text, old) == text
    new = {name: numbers.rounded(value * 1.237) for name, value in old.items()}
    changed = numbers.rewritten(text, new)
    tree = ast.parse(changed)
    written = {
        node.target.attr: ast.literal_eval(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute) and node.value
    }
    assert written == new
    assert numbers.rewritten(changed, old) == text


def test_weights_are_written_where_the_game_has_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.get("amber")
    text = numbers.source(game).read_text("utf-8")
    assert numbers.source(game).parent == Path(inspect.getfile(type(game))).parent
    copy = tmp_path / "weights.py"
    copy.write_text(text, "utf-8")
    monkeypatch.setattr(numbers, "source", lambda game: copy)
    assert numbers.write(game, {"win": 7.25}) == copy
    assert copy.read_text("utf-8") == re.sub(r"(self\.win: float = )\S+", r"\g<1>7.25", text) != text


def test_other_weights_are_those_of_one_setup_only() -> None:
    game, setup = playing.tables("amber", 2)
    _, other = playing.tables("amber", 2, {"win": 80.0, "one_tile_away": 0.9})
    assert (setup.weights.win, other.weights.win) == (numbers.present(game, setup)["win"], 80.0)
    positions = playing.sample(playing.Sampling(playing.Table("amber", 2, seed=5), 0)).positions
    values = [
        [game.evaluate(load(game.blank(one), saved), 0) for saved in positions] for one in (setup, other)
    ]
    assert values[0] != values[1]


# The games


def test_games_are_repeatable_and_differ() -> None:
    table = playing.Table("amber", 2, seed=3)
    tasks = [playing.Sampling(table, number) for number in range(3)]
    played = list(in_processes(playing.sample, tasks, 1))
    assert [game.number for game in played] == [0, 1, 2]
    assert len({tuple(game.positions) for game in played}) == 3
    assert playing.sample(tasks[1]) == played[1]


def test_the_number_of_processes_changes_nothing() -> None:
    tasks = [number / 7 for number in range(5)]
    assert sorted(in_processes(numbers.rounded, tasks, 2)) == list(in_processes(numbers.rounded, tasks, 1))


@pytest.mark.parametrize(("game_id", "middles"), [("amber", 0), ("unconscious_mind", playing.MIDDLES_KEPT)])
def test_the_middle_of_turns_is_kept_where_bots_plan_them(game_id: str, middles: int) -> None:
    played = playing.sample(playing.Sampling(playing.Table(game_id, 2, seed=1), 0))
    assert len(played.positions) == playing.ENDS_KEPT + middles
    game, setup = playing.tables(game_id, 2)
    actors = [load(game.blank(setup), saved).actor for saved in played.positions]
    assert OVER not in actors
    assert all(actor >= 0 for actor in actors[playing.ENDS_KEPT :])


def test_a_reservoir_keeps_each_as_likely() -> None:
    game, setup = playing.tables("amber", 2)
    state = game.begin(setup)
    lot = Random(7)
    counts = [0] * 8
    for _ in range(400):
        reservoir = playing.Reservoir(2, lot)
        for number in range(8):
            state.a = number
            reservoir.offer(state)
        for saved in reservoir.kept:
            counts[int(load(game.blank(setup), saved).a)] += 1
    assert sum(counts) == 800
    assert min(counts) > 60
    assert max(counts) < 140


def test_a_duel_seats_the_new_weights_in_turn_with_the_same_luck() -> None:
    table = playing.Table("amber", 3, seed=1)
    duels = [playing.Duel(table, number, {}) for number in range(6)]
    assert [(one.deal, one.seat) for one in duels] == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    # The same weights in all seats: it is one game, of which each seat has its share
    assert sum(playing.duel(one).share for one in duels[:3]) == pytest.approx(1.0)


# The fit


class Line:
    """In place of a game: each seat has two numbers, and the evaluation is their weighted sum."""

    def __init__(self, count: int) -> None:
        lot = random.Random(4)
        self.seats = [[(lot.gauss(0, 3), lot.gauss(0, 3)) for _ in range(2)] for _ in range(count)]
        self.states = [State(2) for _ in range(count)]
        self._place = {id(state): at for at, state in enumerate(self.states)}

    def values(self, steps: Sequence[float], states: Sequence[State]) -> array[float]:
        first, second = (exp(step) for step in steps)
        seats = [seat for state in states for seat in self.seats[self._place[id(state)]]]
        return array("d", [first * one + second * two for one, two in seats])

    def targets(self, steps: Sequence[float], lead: float) -> list[list[float]]:
        """What the seats win on average, if these weights are right."""
        values = self.values(steps, self.states)
        return [chances([value / lead for value in values[at : at + 2]]) for at in range(0, len(values), 2)]


def test_a_fit_finds_the_weights_that_decided_the_games() -> None:
    line = Line(300)
    right = [log(1.6), log(0.5)]
    targets = line.targets(right, lead=4.0)
    training = Examples(line.states[:240], targets[:240])
    validation = Examples(line.states[240:], targets[240:])
    fit = Fit(line.values, 2, training, validation, games=100_000)
    rounds = [fit.begin()]
    rounds += fit.rounds(rounds, most=10)
    assert rounds[-1].training < rounds[0].training
    assert rounds[-1].validation < rounds[0].validation
    # Only how the two compare is in these games: what multiplies both and the lead changes nothing.
    ratio = exp(rounds[-1].steps[0] - rounds[-1].steps[1])
    assert ratio == pytest.approx(3.2, rel=0.02)
    assert rounds[-1].lead / exp(rounds[-1].steps[0]) == pytest.approx(4.0 / 1.6, rel=0.02)


def test_weights_that_few_games_tell_of_stay_where_they_are() -> None:
    line = Line(200)
    targets = line.targets([log(1.6), log(0.5)], lead=4.0)
    examples = Examples(line.states, targets)
    steps = []
    for count in (2000, 2):
        fit = Fit(line.values, 2, examples, examples, games=count)
        *_, last = fit.rounds([fit.begin()], most=10)
        steps.append(sum(abs(step) for step in last.steps))
    assert steps[1] < steps[0] / 3


def test_the_lead_is_that_of_the_games() -> None:
    line = Line(300)
    targets = line.targets([0.0, 0.0], lead=6.0)
    assert best_lead(line.values([0.0, 0.0], line.states), targets) == pytest.approx(6.0, rel=0.02)


def test_equations_are_solved() -> None:
    assert solve([5.0, 10.0, 0.0], [[0.0, 1.0, 0.0], [2.0, 4.0, 0.0], [0.0, 0.0, 0.0]]) == [-5.0, 5.0, 0.0]


# A whole tuning


def test_a_tuning_makes_the_loss_smaller(folder: Path) -> None:
    tuning = amber(folder)
    rounds = tuning.rounds.entries
    assert len(rounds) > 1
    assert rounds[-1].training < rounds[0].training
    assert tuning.best.validation == min(one.validation for one in rounds)
    assert len(tuning.match.entries) == MATCH
    tuned = tuning.finish()
    assert tuned.old == tuning.job.weights
    assert set(tuned.new) == set(tuned.old)
    assert 0.1 < tuned.lead < 1000
    assert 0.0 <= tuned.share.low <= tuned.share.mean <= tuned.share.high <= 1.0


def test_a_tuning_that_was_stopped_goes_on_to_the_same_end(folder: Path, tmp_path: Path) -> None:
    stopped = amber(tmp_path)
    for _, _ in zip(range(3), stopped.play(1), strict=False):
        pass
    stopped.close()
    with (tmp_path / "games.jsonl").open("ab") as file:
        file.write(b'{"number": 3, "posi')  # torn by a crash
    again = amber(tmp_path)
    assert len(again.games.entries) == 3
    assert len(list(again.play(1))) == GAMES - 3
    next(again.fit())
    again.close()
    last = amber(tmp_path)
    for stage in (last.play(1), last.fit(), last.prove(1)):
        list(stage)
    last.finish()
    last.close()
    assert whole(tmp_path) == whole(folder)


def test_nothing_is_done_twice(folder: Path) -> None:
    before = whole(folder)
    tuning = amber(folder)
    for stage in (tuning.play(1), tuning.fit(), tuning.prove(1)):
        assert list(stage) == []
    tuning.close()
    assert whole(folder) == before


def test_a_folder_of_another_tuning_is_refused_and_stays_as_it_is(folder: Path) -> None:
    before = whole(folder)
    with pytest.raises(BadOption) as refused:
        Tuning(make_job("amber", 2, games=GAMES + 1, rounds=2, match=MATCH, seed=1), folder)
    assert refused.value.phrase.id == "error-tuning-other"
    assert refused.value.phrase.args["field"] == "games"
    assert whole(folder) == before


def test_a_damaged_journal_is_refused(folder: Path, tmp_path: Path) -> None:
    for name, content in whole(folder).items():
        (tmp_path / name).write_bytes(content)
    (tmp_path / "rounds.jsonl").write_bytes(b"{}\n")
    with pytest.raises(BadOption) as refused:
        amber(tmp_path)
    assert refused.value.phrase.args == {"file": str(tmp_path / "rounds.jsonl"), "line": 1}


# The command


def command(folder: Path, *more: str) -> int:
    asked = f"tune amber --games {GAMES} --rounds 2 --match {MATCH} --workers 1 --lang en --out"
    return run([*asked.split(), str(folder), *more])


def test_the_command_tells_what_was_found(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(folder) == 0
    printed = capsys.readouterr().out
    for name in amber(folder).job.weights:
        assert name in printed
    assert "makes a win e times as likely" in printed
    assert f"In {MATCH} games the new weights won" in printed


def test_ctrl_c_keeps_what_was_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(tuning: Tuning) -> Iterator[Round]:
        raise KeyboardInterrupt

    monkeypatch.setattr(Tuning, "fit", interrupted)
    assert command(tmp_path) == 130
    assert "the same command again goes on" in capsys.readouterr().err
    assert len(amber(tmp_path).games.entries) == GAMES


@pytest.mark.parametrize(("low", "is_written"), [(0.51, True), (0.49, False)])
def test_only_weights_that_are_shown_to_be_better_are_written(
    folder: Path,
    low: float,
    is_written: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    written: list[dict[str, float]] = []

    def finish(tuning: Tuning) -> Tuned:
        return Tuned(tuning.job.weights, tuning.new_weights(), 5.0, Share(0.6, low, 0.7), 0.5)

    def write(game: object, weights: dict[str, float]) -> Path:
        written.append(weights)
        return Path("weights.py")

    monkeypatch.setattr(Tuning, "finish", finish)
    monkeypatch.setattr(importlib.import_module("parlour.cli.tune"), "write", write)
    assert command(folder, "--write") == 0
    assert written == ([amber(folder).new_weights()] if is_written else [])
    assert ("Written to weights.py" in capsys.readouterr().out) == is_written


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("tune chess", "There is no game “chess”"),
        ("tune amber --games 9", "--games must be a whole number from 10"),
        ("tune amber --players 1", "--players must be a whole number from 2"),
        ("tune amygdala --players 9", "The game “amygdala” is for"),
        ("tune amber --out /dev/null/here", "The folder “/dev/null/here” cannot be used"),
    ],
)
def test_bad_input_is_answered(asked: str, answer: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*asked.split(), "--lang", "en"]) == 2
    assert answer in capsys.readouterr().err
