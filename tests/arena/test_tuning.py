"""Tuning: what it plays is repeatable, weights move to where they win, and what it writes is numbers only."""

from __future__ import annotations

import ast
import importlib
import inspect
import random
import re
from array import array
from collections.abc import Iterator, Sequence
from math import exp, log, sqrt
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from librt.random import Random

from parlour import games
from parlour.arena.statistics import Share
from parlour.arena.tuning import Tuned, Tuning, climbing, fewest_games, make_job, numbers, playing
from parlour.arena.tuning import run as running
from parlour.arena.tuning.climbing import Result, Round
from parlour.arena.tuning.lead import best_lead, chances
from parlour.arena.tuning.playing import Conditions, Meeting, Met
from parlour.cli import run
from parlour.kernel.errors import BadOption
from parlour.kernel.snapshot import load
from parlour.kernel.state import CHANCE, OVER

GAMES = 60
ROUNDS = 3
MATCH = 20

# A game too small to play. A compiled engine cannot plan on positions that are Python classes, so its players
# plan here.

GOODS = [(gold, mud) for gold in range(7) for mud in range(7)]
TURNS = 10
WORTH = (3, 1)
"""What gold and mud score. Mud is absurdly dear to whoever plays by the weights below."""

WEIGHTS = {"gold": 3.0, "mud": 9.0, "idle": 1.0}


class Stall:
    """Two goods are put on a stall, and the seat whose turn it is takes one of them."""

    def __init__(self, setup: Any) -> None:
        self.setup = setup
        self.kind = self.a = self.b = 0
        self.frames: list[int] = []
        self.actor = CHANCE
        self.turn = 0
        self.offer: list[int] = []
        self.gold = [0] * setup.players
        self.mud = [0] * setup.players

    def fields(self) -> tuple[str, ...]:
        return ("turn", "offer", "gold", "mud")

    def restored(self) -> None:
        pass

    def legal(self) -> list[int]:
        return list(range(len(GOODS))) if self.actor == CHANCE else list(range(len(self.offer)))

    def weights(self) -> list[int]:
        return [1] * len(GOODS)

    def source(self) -> int:
        return 100

    def apply(self, action: int) -> None:
        players = self.setup.players
        if self.actor == CHANCE:
            self.offer = [*self.offer, action]
            if len(self.offer) == 2:
                self.actor = self.turn % players
            return
        self.gold, self.mud = self.with_good(self.actor, action)
        self.turn += 1
        self.offer = []
        self.actor = CHANCE if self.turn < TURNS * players else OVER

    def with_good(self, seat: int, action: int) -> tuple[list[int], list[int]]:
        gold, mud = GOODS[self.offer[action]]
        own = [int(other == seat) for other in range(self.setup.players)]
        return (
            [had + gold * one for had, one in zip(self.gold, own, strict=True)],
            [had + mud * one for had, one in zip(self.mud, own, strict=True)],
        )

    def scores(self) -> list[int]:
        return [WORTH[0] * gold + WORTH[1] * mud for gold, mud in zip(self.gold, self.mud, strict=True)]

    def winners(self) -> list[int]:
        return [int(score == max(self.scores())) for score in self.scores()]


class MarketWeights:
    """As a game has them: its own, until others are put in."""

    def __init__(self) -> None:
        for name, value in WEIGHTS.items():
            setattr(self, name, value)


class Market:
    """The game of the stall, with what a tuning asks of a game."""

    rules_version = 1

    def edition(self) -> None:
        return None

    def accept_options(self, edition: None, players: int, wanted: object) -> dict[str, str]:
        return {}

    def setup(self, edition: None, players: int, options: object) -> Any:
        return SimpleNamespace(players=players, weights=MarketWeights())

    def begin(self, setup: Any) -> Stall:
        return Stall(setup)

    blank = begin

    def view(self, state: Stall, observer: int) -> Stall:
        return state

    def evaluate(self, state: Stall, seat: int) -> float:
        w = state.setup.weights
        values: list[float] = [
            w.gold * gold + w.mud * mud for gold, mud in zip(state.gold, state.mud, strict=True)
        ]
        return values[seat] - max(value for other, value in enumerate(values) if other != seat)


MARKET = Market()


def plan_in_market(game: object, setup: Any, view: Stall, conditions: Conditions, whims: Random) -> list[int]:
    def worth(action: int) -> float:
        gold, mud = GOODS[view.offer[action]]
        return float(setup.weights.gold * gold + setup.weights.mud * mud)

    return [max(view.legal(), key=worth)]


def open_market(patch: pytest.MonkeyPatch) -> None:
    real = games.get
    patch.setattr(games, "get", lambda game_id: MARKET if game_id == "market" else real(game_id))
    patch.setattr(playing, "plan", plan_in_market)


def meet_in_market(task: Meeting) -> Met:
    """For processes of their own, to which the market is not open yet."""
    with pytest.MonkeyPatch.context() as patch:
        open_market(patch)
        return playing.meet(task)


@pytest.fixture(scope="module")
def market(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The market is open; returns the file with its weights."""
    path = tmp_path_factory.mktemp("market") / "weights.py"
    path.write_text("".join(f"        self.{name}: float = {value}\n" for name, value in WEIGHTS.items()))
    real = numbers.source
    with pytest.MonkeyPatch.context() as patch:
        open_market(patch)
        patch.setattr(numbers, "source", lambda game: path if game is MARKET else real(game))
        yield path


@pytest.fixture(scope="module")
def folder(market: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole tuning of the market."""
    path = tmp_path_factory.mktemp("tuning")
    do_all(path)
    return path


def market_tuning(folder: Path, **other: int) -> Tuning:
    asked = {"players": 2, "rounds": ROUNDS, "games": GAMES, "match": MATCH, "width": 0, "positions": 700}
    return Tuning(make_job("market", **{**asked, "seed": 1, **other}), folder)


def do_all(folder: Path, workers: int = 1, **other: int) -> Tuned:
    tuning = market_tuning(folder, **other)
    for stage in (tuning.climb(workers), tuning.prove(workers)):
        for _ in stage:
            pass
    tuning.close()
    return tuning.finish()


def whole(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def lines(path: Path) -> list[bytes]:
    """In an order of their own."""
    return sorted(path.read_bytes().splitlines())


# The weights


TUNABLE = [game_id for game_id in games.ids() if numbers.source(games.get(game_id)).is_file()]


def test_a_game_without_weights_is_not_tuned() -> None:
    without = sorted(set(games.ids()) - set(TUNABLE))
    assert without, "with weights in all of them this proves nothing"
    for game_id in without:
        with pytest.raises(BadOption, match=f"error-tune-weights game={game_id}"):
            playing.game_and_setup(game_id, games.get(game_id).players[-1])


@pytest.mark.parametrize("game_id", TUNABLE)
def test_every_weight_is_a_float_of_the_setup_and_used_by_the_evaluation(game_id: str) -> None:
    game, setup = playing.game_and_setup(game_id, 2)
    found = numbers.present(game, setup)
    text = numbers.source(game).read_text("utf-8")
    assert len(found) == text.count(": float = ") > 0
    evaluation = [path.read_text("utf-8") for path in numbers.source(game).parent.glob("evaluate*.py")]
    nodes = [node for text in evaluation for node in ast.walk(ast.parse(text))]
    names = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    assert set(found) <= names


@pytest.mark.parametrize("game_id", TUNABLE)
def test_writing_changes_numbers_and_nothing_else(game_id: str) -> None:
    game, setup = playing.game_and_setup(game_id, 2)
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
    assert numbers.source(game).parent == Path(inspect.getfile(type(game))).parent / "bot"
    copy = tmp_path / "weights.py"
    copy.write_text(text, "utf-8")
    monkeypatch.setattr(numbers, "source", lambda game: copy)
    assert numbers.write(game, {"win": 7.25}) == copy
    assert copy.read_text("utf-8") == re.sub(r"(self\.win: float = )\S+", r"\g<1>7.25", text) != text


@pytest.mark.parametrize("game_id", TUNABLE)
def test_a_setup_evaluates_by_what_was_put_in_last(game_id: str) -> None:
    """Whatever it has worked out by other weights before."""
    game, setup = playing.game_and_setup(game_id, 2)
    conditions = Conditions(game_id, 2, 5, width=1, positions=1)
    saved = playing.meet(Meeting(conditions, 0, "luck", (0,), ({}, {}), kept=4)).positions

    def values(one: Any) -> list[float]:
        return [game.evaluate(load(game.blank(one), position), 0) for position in saved]

    own = numbers.present(game, setup)
    others = {name: 1.5 * value for name, value in own.items()}
    before = values(setup)
    numbers.put(setup, others)
    assert values(setup) == values(playing.game_and_setup(game_id, 2, others)[1]) != before
    numbers.put(setup, {})
    assert values(setup) == before


def test_other_weights_are_those_of_one_setup_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LONGEST", 2)
    game, setup = playing.game_and_setup("amber", 2)
    _, other = playing.game_and_setup("amber", 2, {"win": 80.0, "one_tile_away": 0.9})
    assert (setup.weights.win, other.weights.win) == (numbers.present(game, setup)["win"], 80.0)
    conditions = Conditions("amber", 2, 5, width=1, positions=1)
    saved = playing.meet(Meeting(conditions, 0, "luck", (0,), ({}, {}), kept=4)).positions
    assert saved
    values = [
        [game.evaluate(load(game.blank(one), position), 0) for position in saved] for one in (setup, other)
    ]
    assert values[0] != values[1]


# The games


@pytest.mark.parametrize(("game_id", "players"), [("amber", 3), ("amygdala", 2), ("unconscious_mind", 2)])
def test_a_game_that_takes_too_long_is_a_draw(
    game_id: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "LONGEST", 1)
    planned: list[int] = []
    plan = playing.plan

    def counted(game: Any, setup: Any, view: Any, conditions: Conditions, whims: Random) -> list[int]:
        actions = plan(game, setup, view, conditions, whims)
        planned.append(len(actions))
        return actions

    monkeypatch.setattr(playing, "plan", counted)
    task = Meeting(Conditions(game_id, players, 1, width=2, positions=20), 7, "luck", (0,), ({}, {}), kept=9)
    met = playing.meet(task)
    assert len(planned) == players
    assert min(planned) > 0
    assert (met.number, met.won) == (7, [1 / players] * players)
    assert 0 < len(met.positions) <= players
    assert playing.meet(task) == met


def test_games_are_repeatable_and_differ(market: Path) -> None:
    conditions = Conditions("market", 3, 1, width=1, positions=1)
    tasks = [Meeting(conditions, at, f"luck {at}", (0,), (WEIGHTS, WEIGHTS), kept=4) for at in range(3)]
    played = [playing.meet(task) for task in tasks]
    assert len({tuple(game.positions) for game in played}) == 3
    assert playing.meet(tasks[1]) == played[1]


def test_what_is_kept_does_not_change_what_is_played(market: Path) -> None:
    conditions = Conditions("market", 2, 1, width=1, positions=1)
    games_ = [
        playing.meet(Meeting(conditions, 0, "luck", (0,), (WEIGHTS, WEIGHTS), kept)) for kept in (0, 3, 100)
    ]
    assert len({tuple(game.scores) for game in games_}) == 1
    # The last turn is not one after which the game goes on.
    assert [len(game.positions) for game in games_] == [0, 3, 2 * TURNS - 1]


@pytest.mark.parametrize("seats", [(0, 2), (1,)])
def test_each_seat_plays_by_the_weights_of_its_side(
    market: Path, seats: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: set[tuple[int, float]] = set()

    def seen_planning(game: Any, setup: Any, view: Stall, conditions: Conditions, whims: Random) -> list[int]:
        seen.add((view.actor, setup.weights.gold))
        return plan_in_market(game, setup, view, conditions, whims)

    monkeypatch.setattr(playing, "plan", seen_planning)
    sides = ({**WEIGHTS, "gold": 5.0}, {**WEIGHTS, "gold": 7.0})
    playing.meet(Meeting(Conditions("market", 3, 1, 1, 1), 0, "luck", seats, sides))
    assert seen == {(seat, 5.0 if seat in seats else 7.0) for seat in range(3)}


def test_a_side_is_measured_seat_against_seat() -> None:
    met = Met(0, won=[0.5, 0.0, 0.5], scores=[10, 4, 20], positions=[])
    assert met.result((0, 2)) == Result(0.5, 11.0)
    assert met.result((1,)) == Result(-0.5, -11.0)
    assert Met(0, [1 / 3] * 3, [5, 5, 5], []).result((1,)) == Result(0.0, 0.0)


def test_sides_take_turns_to_begin() -> None:
    assert [playing.alternate(number, 2) for number in range(3)] == [(0,), (1,), (0,)]
    assert [playing.alternate(number, 5) for number in range(2)] == [(0, 2, 4), (1, 3)]


def test_lots_are_repeatable_even_and_not_tied_to_each_other() -> None:
    drawn = [playing.lots(1, number, 3) for number in range(400)]
    assert drawn == [playing.lots(1, number, 3) for number in range(400)]
    assert drawn != [playing.lots(2, number, 3) for number in range(400)]
    assert {lot for row in drawn for lot in row} == {-1, 1}
    for one, other in ((0, 1), (0, 2), (1, 2)):
        assert abs(sum(row[one] for row in drawn)) < 60
        assert abs(sum(row[one] * row[other] for row in drawn)) < 60


def test_a_plan_is_followed_up_to_what_chance_brings(market: Path) -> None:
    state: Any = Stall(MARKET.setup(None, 2, {}))
    state.apply(4)
    state.apply(9)
    playing.follow(state, [1, 0])
    assert (state.actor, state.turn, state.offer) == (CHANCE, 1, [])


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "meet", meet_in_market)
    tuning = market_tuning(tmp_path)
    assert len(list(tuning.climb(workers=2))) == ROUNDS * GAMES
    tuning.close()
    assert lines(tmp_path / "games.jsonl") == lines(folder / "games.jsonl")
    assert whole(tmp_path)["rounds.jsonl"] == whole(folder)["rounds.jsonl"]


def test_the_order_in_which_games_end_changes_nothing(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def last_first(crew: running.Crew, tasks: Sequence[Meeting]) -> Iterator[Met]:
        return map(playing.meet, reversed(tasks))

    monkeypatch.setattr(running.Crew, "_met", last_first)
    do_all(tmp_path)
    before, after = whole(folder), whole(tmp_path)
    assert after["games.jsonl"] != before["games.jsonl"]
    for name in ("rounds.jsonl", "tuned.json"):
        assert after[name] == before[name]


def test_a_reservoir_keeps_each_as_likely() -> None:
    game, setup = playing.game_and_setup("amber", 2)
    state = game.begin(setup)
    lot = Random(7)
    counts = [0] * 8
    for _ in range(400):
        reservoir = playing.Reservoir(2, lot)
        for number in range(8):
            state.a = number
            reservoir.offer(state)
        for saved in reservoir.positions:
            counts[int(load(game.blank(setup), saved).a)] += 1
    assert sum(counts) == 800
    assert min(counts) > 60
    assert max(counts) < 140


def test_in_a_match_the_new_weights_sit_in_each_seat_with_the_same_luck(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With the present weights in all seats: each deal is one game, of which each seat has its share
    monkeypatch.setattr(Tuning, "new_weights", lambda tuning: tuning.job.weights)
    tuning = market_tuning(tmp_path, players=3, match=5)
    played = list(tuning.prove(1))
    assert [game.number for game in played] == list(range(6))
    for deal in (played[:3], played[3:]):
        assert len({(*game.won, *game.scores) for game in deal}) == 1
    assert played[0].scores != played[3].scores
    assert tuning.finish().share.mean == pytest.approx(1 / 3)


# The climb


def test_a_regression_tells_effects_in_standard_errors() -> None:
    """By hand: a line through two groups of two, with one lot; the slope is 3, its standard error 1."""
    effect = climbing.regressed(
        [[1], [1], [-1], [-1]], [4.0 + sqrt(2), 4.0 - sqrt(2), -2.0 + sqrt(2), -2.0 - sqrt(2)]
    )
    assert effect == [pytest.approx(3.0)]


def test_a_regression_tells_lots_apart_that_often_fall_together() -> None:
    lot = random.Random(2)
    rows: list[list[int]] = []
    for _ in range(300):
        one = lot.choice((-1, 1))
        rows.append([one, one if lot.random() < 0.8 else -one, lot.choice((-1, 1))])
    merits = [5.0 + row[0] - row[2] + lot.gauss(0, 1) for row in rows]
    first, second, third = climbing.regressed(rows, merits)
    assert first > 8
    assert abs(second) < 2.5
    assert third < -8


def test_games_that_all_end_alike_move_nothing() -> None:
    rows = [playing.lots(1, number, 3) for number in range(20)]
    last = climbing.beginning(3)
    found = climbing.climbed(last, rows, [Result(0.0, 7.0)] * 20)
    assert found.steps == pytest.approx(last.steps)
    assert found.reaches == last.reaches


def test_an_inverse_undoes_its_matrix() -> None:
    assert climbing.inverse([[0.0, 2.0], [4.0, 1.0]]) == [[-0.125, 0.25], [0.5, 0.0]]


def test_who_won_and_by_how_much_count_alike_and_a_rout_as_a_clear_win() -> None:
    even = [Result(1.0, 10.0), Result(-1.0, -10.0)] * 10
    assert climbing.merits(even) == pytest.approx([1.0, -1.0] * 10)
    assert climbing.merits([Result(won, 0.0) for won, _ in even]) == pytest.approx([0.5, -0.5] * 10)
    routs = climbing.merits([*even, Result(1.0, 100.0)])
    further = climbing.merits([*even, Result(1.0, 10_000.0)])
    assert routs[0] < routs[-1] < 4
    assert further[-1] < 4


@pytest.mark.parametrize(
    ("effect", "moved"), [(0.0, 0.0), (0.9, 0.0), (-1.0, 0.0), (4.0, 0.45), (-4.0, -0.45), (30.0, 0.9)]
)
def test_a_weight_moves_the_further_the_surer(effect: float, moved: float) -> None:
    assert climbing.stride(effect) == pytest.approx(moved)


@pytest.mark.parametrize(
    ("reach", "before", "effect", "then"),
    [
        (0.25, 4.0, 5.0, 0.30),
        (0.25, -4.0, -5.0, 0.30),
        (0.33, 4.0, 5.0, 0.35),
        (0.25, 4.0, -5.0, 0.15),
        (0.08, -4.0, 5.0, 0.06),
        (0.25, 2.9, -5.0, 0.25),
        (0.25, 4.0, 2.9, 0.25),
    ],
)
def test_a_weight_that_was_overrun_is_tried_nearer(
    reach: float, before: float, effect: float, then: float
) -> None:
    assert climbing.reached(reach, before, effect) == pytest.approx(then)


def test_the_two_sides_of_a_game_are_as_far_from_the_weights() -> None:
    last = Round(0.0, [0.0, 0.0], [log(2.0), 0.0], [0.25, 0.1])
    one = climbing.tried({"gold": 3.0, "mud": -5.0}, last, [1, -1], 1)
    other = climbing.tried({"gold": 3.0, "mud": -5.0}, last, [1, -1], -1)
    assert one == pytest.approx({"gold": 6.0 * exp(0.25), "mud": -5.0 * exp(-0.1)})
    assert other == pytest.approx({"gold": 6.0 * exp(-0.25), "mud": -5.0 * exp(0.1)})


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_an_absurd_weight_is_moved_to_where_it_wins(market: Path, tmp_path: Path, players: int) -> None:
    tuned = do_all(tmp_path, players=players, rounds=6, games=300, match=300)
    assert WEIGHTS["mud"] / WEIGHTS["gold"] == 3.0
    assert tuned.new["mud"] / tuned.new["gold"] < 1.0  # right is a third
    assert tuned.new["idle"] == pytest.approx(WEIGHTS["idle"], rel=0.25)
    assert tuned.is_better
    assert tuned.share.mean > tuned.fair + 0.1


def test_right_weights_stay_about_where_they_are(
    market: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(WEIGHTS, "mud", 1.0)
    tuned = do_all(tmp_path, rounds=6, games=300, match=100)
    assert tuned.old["mud"] == 1.0
    assert tuned.new["mud"] / tuned.new["gold"] == pytest.approx(1 / 3, rel=0.5)


# The lead


def test_the_lead_is_that_of_the_games() -> None:
    lot = random.Random(4)
    values = array("d", [lot.gauss(0, 4) for _ in range(600)])
    targets = [chances([value / 6.0 for value in values[at : at + 2]]) for at in range(0, 600, 2)]
    assert best_lead(values, targets) == pytest.approx(6.0, rel=0.02)


def test_the_lead_goes_by_the_new_weights(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, content in whole(folder).items():
        (tmp_path / name).write_bytes(content)
    lead = market_tuning(tmp_path).finish().lead
    new = market_tuning(tmp_path).new_weights()
    monkeypatch.setattr(Tuning, "new_weights", lambda tuning: {name: 2 * new[name] for name in new})
    assert market_tuning(tmp_path).finish().lead == pytest.approx(2 * lead, rel=0.02)


# A whole tuning


def test_a_tuning_that_was_stopped_goes_on_to_the_same_end(folder: Path, tmp_path: Path) -> None:
    stopped = market_tuning(tmp_path)
    for _, _ in zip(range(GAMES + 3), stopped.climb(1), strict=False):
        pass
    stopped.close()
    with (tmp_path / "games.jsonl").open("ab") as file:
        file.write(b'{"number": 3, "posi')  # torn by a crash
    again = market_tuning(tmp_path)
    had = len(again.games.entries)
    assert GAMES < had < 2 * GAMES
    assert len(again.rounds.entries) == 1
    assert len(list(again.climb(1))) == ROUNDS * GAMES - had
    next(again.prove(1))
    again.close()
    do_all(tmp_path)
    assert whole(tmp_path) == whole(folder)


def test_a_round_whose_games_are_played_is_ended(folder: Path, tmp_path: Path) -> None:
    for name, content in whole(folder).items():
        (tmp_path / name).write_bytes(content)
    rounds = (tmp_path / "rounds.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "rounds.jsonl").write_bytes(b"".join(rounds[:-1]))
    tuning = market_tuning(tmp_path)
    assert list(tuning.climb(1)) == []
    tuning.close()
    assert whole(tmp_path) == whole(folder)


def test_nothing_is_done_twice(folder: Path) -> None:
    before = whole(folder)
    tuning = market_tuning(folder)
    for stage in (tuning.climb(1), tuning.prove(1)):
        assert list(stage) == []
    tuning.close()
    assert whole(folder) == before
    assert len(tuning.games.entries) == ROUNDS * GAMES
    assert len(tuning.rounds.entries) == ROUNDS
    assert len(tuning.match.entries) == MATCH


def test_another_seed_is_another_tuning(folder: Path, tmp_path: Path) -> None:
    do_all(tmp_path, seed=2)
    assert whole(tmp_path)["rounds.jsonl"] != whole(folder)["rounds.jsonl"]


@pytest.mark.parametrize("field", ["players", "rounds", "games", "match", "width", "positions", "seed"])
def test_a_folder_of_another_tuning_is_refused_and_stays_as_it_is(folder: Path, field: str) -> None:
    before = whole(folder)
    asked = getattr(market_tuning(folder).job, field)
    with pytest.raises(BadOption) as refused:
        market_tuning(folder, **{field: asked + 2})
    assert refused.value.phrase.id == "error-tuning-other"
    assert refused.value.phrase.args["field"] == field
    assert whole(folder) == before


def test_a_folder_is_refused_once_the_weights_of_the_source_have_changed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(WEIGHTS, "mud", 8.0)
    with pytest.raises(BadOption) as refused:
        market_tuning(folder)
    assert refused.value.phrase.args["field"] == "weights"


@pytest.mark.parametrize("name", ["games.jsonl", "rounds.jsonl", "match.jsonl"])
def test_a_damaged_journal_is_refused(folder: Path, tmp_path: Path, name: str) -> None:
    for each, content in whole(folder).items():
        (tmp_path / each).write_bytes(content)
    (tmp_path / name).write_bytes(b"{}\n")
    with pytest.raises(BadOption) as refused:
        market_tuning(tmp_path)
    assert refused.value.phrase.args == {"file": str(tmp_path / name), "line": 1}


# The command


def command(folder: Path, *more: str) -> int:
    asked = f"tune market --games {GAMES} --rounds {ROUNDS} --match {MATCH} --workers 1 --lang en --out"
    return run([*asked.split(), str(folder), *more])


def test_the_command_tells_what_was_found(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(folder) == 0
    printed = capsys.readouterr().out
    tuning = market_tuning(folder)
    for found in tuning.rounds.entries:
        assert f" {found.spread:.1f} " in printed
        for name, effect in zip(WEIGHTS, found.effects, strict=True):
            assert f"{name} {'+' if effect > 0 else '−'}{abs(effect):.1f}" in printed
    for name, new in tuning.new_weights().items():
        assert re.search(rf"{name} +│ +{WEIGHTS[name]:g} +│ +{new:g} +│ +{new / WEIGHTS[name]:.2f}", printed)
    assert "makes a win e times as likely" in printed
    assert f"In {MATCH} games the new weights won" in printed


def test_a_weight_of_nothing_stays_that(
    market: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(WEIGHTS, "idle", 0.0)
    assert command(tmp_path) == 0
    assert re.search(r"idle +│ +0 +│ +0 +│ +1\.00", capsys.readouterr().out)


def test_ctrl_c_keeps_what_was_done(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(task: Meeting) -> Met:
        if task.number == GAMES + 5:
            raise KeyboardInterrupt
        return playing.meet(task)

    with monkeypatch.context() as patch:
        patch.setattr(running, "meet", interrupted)
        assert command(tmp_path) == 130
    assert "run the same command again to continue" in capsys.readouterr().err
    assert len(market_tuning(tmp_path).games.entries) == GAMES + 5
    assert command(tmp_path) == 0
    assert whole(tmp_path) == whole(folder)


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
    assert written == ([market_tuning(folder).new_weights()] if is_written else [])
    assert ("Written to weights.py" in capsys.readouterr().out) == is_written


def test_a_round_needs_more_games_than_there_are_weights(capsys: pytest.CaptureFixture[str]) -> None:
    game, setup = playing.game_and_setup("amber", 2)
    fewest = fewest_games("amber", 2)
    assert fewest == 2 * len(numbers.present(game, setup)) + 2
    assert run(["tune", "amber", "--games", str(fewest - 1), "--lang", "en"]) == 2
    assert f"--games must be a whole number from {fewest} to" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("tune chess", "There is no game “chess”"),
        ("tune amber --games 0", "--games must be a whole number from 1"),
        ("tune amber --players 1", "--players must be a whole number from 2"),
        ("tune amber --width=-1", "--width must be a whole number from 0"),
        ("tune amygdala --players 9", "The game “amygdala” is for"),
        ("tune amber --out /dev/null/here", "The folder “/dev/null/here” cannot be used"),
    ],
)
def test_bad_input_is_answered(asked: str, answer: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*asked.split(), "--lang", "en"]) == 2
    assert answer in capsys.readouterr().err
