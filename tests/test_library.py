"""The engine for programs: `parlour.new`, `parlour.replay` and what they give."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import parlour
from parlour import games
from parlour.cli.replay import story
from parlour.kernel import record as records
from parlour.kernel.game import SPECTATOR
from parlour.kernel.record import Record
from parlour.kernel.state import State
from parlour.library import Table
from parlour.server.replays import teller
from parlour.server.replays.replay_for_viewer import ReplayEyes
from parlour.words import Words

TABLES = [(game, players) for game in games.ids() for players in games.get(game).players]


def play_on(table: Table, luck: random.Random, most: int = 100_000) -> None:
    while not table.is_over and most:
        table.apply(luck.choice(table.legal_numbers()))
        most -= 1


@pytest.fixture
def amber() -> Table:
    return parlour.new("amber", players=2, seed=7, setup="2B")


def test_importing_parlour_imports_no_game() -> None:
    code = "import sys, parlour; print([name for name in sys.modules if name.startswith('parlour.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_what_can_be_had_is_listed() -> None:
    assert {"new", "replay", "Table", "games"} <= set(dir(parlour))
    with pytest.raises(AttributeError, match="no attribute 'old'"):
        parlour.old  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_game_always_waits_for_a_choice(game: str, players: int) -> None:
    table = parlour.new(game, players, seed=1)
    luck = random.Random(1)
    for _ in range(60):
        if table.is_over:
            break
        assert table.actor in range(players)
        assert len(table.legal()) > 1
        assert table.winners() == []
        play_on(table, luck, 1)
    assert (table.game, table.players) == (game, players)


def test_a_game_ends_with_scores_and_a_winner(amber: Table) -> None:
    play_on(amber, random.Random(1))
    assert amber.actor is None
    assert amber.legal() == []
    assert len(amber.scores()) == 2
    assert amber.winners()
    assert "over" in repr(amber)
    with pytest.raises(parlour.Refused, match="The game is over"):
        amber.apply("pass")


def test_an_action_can_be_given_in_three_forms(amber: Table) -> None:
    text = amber.legal()[0]
    number = amber.legal_numbers()[0]
    assert amber.number(text) == amber.number(number) == number
    twins = [amber.copy() for _ in range(3)]
    twins[0].apply(text)
    twins[1].apply(number)
    twins[2].apply(amber.struct(number))
    assert twins[0].record() == twins[1].record() == twins[2].record()
    assert amber.text(number) == text


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("place A1 tee 0", "not allowed here, by rule AMB-REACH-1"),
        ("fly A1", "“fly” is not an action in this game"),
        ("place A1", "is not written like an action"),
        (99_999, "There is no action number"),
        ({"do": "place", "cell": "Z9", "tile": "tee", "turn": 0}, "cannot have “Z9” as its cell"),
    ],
)
def test_what_cannot_be_done_is_refused_with_the_reason(
    amber: Table, action: int | str | dict[str, object], why: str
) -> None:
    before = amber.record()
    with pytest.raises(parlour.Refused, match=why):
        amber.apply(action)
    assert amber.record() == before


def test_a_refusal_names_the_rule(amber: Table) -> None:
    with pytest.raises(parlour.Refused) as refusal:
        amber.apply("place A1 tee 0")
    assert refusal.value.rule == "AMB-REACH-1"


def test_what_there_is_not_is_refused_with_what_there_is(amber: Table) -> None:
    with pytest.raises(parlour.Refused, match="the games are amber, amygdala"):
        parlour.new("chess")
    with pytest.raises(parlour.Refused, match="2 to 6 players, not 9"):
        parlour.new("amber", players=9)
    with pytest.raises(parlour.Refused, match="it has setup"):
        parlour.new("amber", players=2, colour="red")
    with pytest.raises(IndexError, match="0 to 1"):
        amber.view(2)


def test_the_seed_is_the_luck() -> None:
    def dealt(seed: int | str | None) -> object:
        return parlour.new("amber", players=2, seed=seed).record().moves

    assert dealt(7) == dealt("7")
    assert dealt(7) != dealt(8)
    assert dealt(None) != dealt(None)


def test_a_copy_goes_its_own_way(amber: Table) -> None:
    before = amber.record()
    twin = amber.copy()
    play_on(twin, random.Random(1))
    assert amber.record() == before
    play_on(amber, random.Random(1))
    assert amber.record() == twin.record()


@pytest.mark.parametrize("game", games.ids())
def test_a_record_replays_and_plays_on(game: str, tmp_path: Path) -> None:
    table = parlour.new(game, players=2, seed=3)
    play_on(table, random.Random(1), 25)
    file = tmp_path / "game.json"
    file.write_bytes(table.record().encode())
    for record in (table.record(), table.record().encode(), file, str(file)):
        again = parlour.replay(record, seed=3)
        assert again.record() == table.record()
    play_on(table, random.Random(2), 25)
    play_on(again, random.Random(2), 25)
    assert again.record() == table.record()


def by_the_command_line(record: Record) -> None:
    game = games.get(record.header.game)
    setup = game.setup(game.edition(), record.header.players, record.header.options)
    assert list(story(game, record, records.verify(game, setup, record), Words("en")))


def by_the_server(kind: type[teller.Job]) -> Callable[[Record], None]:
    """What the process that plays games through for the server does of this kind with a record's game."""

    def do(record: Record) -> None:
        game = games.get(record.header.game)
        actions = game.actions(game.setup(game.edition(), record.header.players, record.header.options))
        moves = [move.partition(" ") for move in record.moves]
        about: dict[str, object] = {
            "record": record,
            "decisions": [(int(seat), actions.parse(notation)) for seat, _, notation in moves],
            "names": record.names,
            "to": ReplayEyes(SPECTATOR, (), over=True),
            "before": [],
        }
        wanted = {name: about[name] for name in kind.__struct_fields__ if name in about}
        job = kind(header=record.header, edition=None, **wanted)
        done = msgspec.msgpack.decode(teller.answer(msgspec.msgpack.encode(job)), type=teller.Answer)
        assert done.body, done.problem

    return do


@pytest.mark.parametrize(
    "open_record",
    [
        parlour.replay,
        by_the_command_line,
        *(
            pytest.param(by_the_server(kind), id=kind.__name__)
            for kind in (teller.Check, teller.Tell, teller.FindTurns, teller.Write)
        ),
    ],
)
def test_a_record_is_played_once_when_it_is_opened(
    open_record: Callable[[Record], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted in the example game, of which every decision is applied by Python that can be watched."""
    table = parlour.new("connect_four", seed=1)
    play_on(table, random.Random(1))
    record = table.record()
    applied = 0
    position = type(table._match.state)
    apply = position.apply

    def counted(state: State, action: int) -> None:
        nonlocal applied
        applied += 1
        apply(state, action)

    monkeypatch.setattr(position, "apply", counted)
    open_record(record)
    assert applied == len(record.moves) > 0


def test_a_record_that_was_changed_is_refused(amber: Table) -> None:
    text = amber.record().encode().decode()
    with pytest.raises(parlour.Refused, match="does not lead to the position"):
        parlour.replay(text.replace(amber.record().digest, "0" * 16))
    with pytest.raises(parlour.Refused, match="edition"):
        parlour.replay(text.replace(amber.record().header.edition, "another"))
    with pytest.raises(parlour.Refused, match="not a record"):
        parlour.replay(b"[]")


def test_views_keep_secrets(amber: Table) -> None:
    assert amber.view() == amber.view(1)
    assert amber.view(0) != amber.view(1)
    assert amber.view(-1) is not None
