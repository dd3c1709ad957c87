"""What follows by itself from what a game has said: views, imagined positions, observations, words."""

from __future__ import annotations

import doctest
from typing import Annotated, Any, ClassVar

import msgspec
import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel import field
from parlour.kernel.actions import Kind
from parlour.kernel.decisions import Decision, Decisions
from parlour.kernel.errors import ParlourError
from parlour.kernel.field import SEAT, Field, board
from parlour.kernel.game import WON, Setup, View
from parlour.kernel.open_game import OpenGame
from parlour.kernel.phrase import Phrase
from parlour.kernel.snapshot import digest
from parlour.kernel.state import CHANCE, OVER, State

PAY, TOSS = 1, 2
PAID = 1


class Purses(State):
    """Everybody pays a coin or none, then one is tossed for the first time."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.players)
        self.setup = setup
        self.coins = vec[i64]([3] * setup.players)
        self.marks = vec[i64]([-1, -1])
        self.leader = -1
        self.wait(PAY, 0, 0, 0)

    def fields(self) -> tuple[str, ...]:
        return ("coins", "marks", "leader")

    def legal(self) -> vec[i64]:
        return vec[i64]() if self.actor == OVER else vec[i64]([0, 1])

    def apply(self, action: i64) -> None:
        if self.kind == TOSS:
            self.pop()
            self.leader = int(action)
            self.finish()
            return
        seat = self.actor
        self.coins[seat] -= action
        self.note(PAID, seat, action)
        if seat + 1 < self.players:
            self.wait(PAY, seat + 1, 0, 0)
        else:
            self.push(TOSS, CHANCE, 5, 6)

    def scores(self) -> vec[i64]:
        return self.coins[:]


class PursesView(View, frozen=True):
    coins: Annotated[list[int], Field(by_seat=True)]
    marks: Annotated[list[int], board("seat", columns="AB", rows="1")]
    leader: Annotated[int, SEAT]


class Toss(Decision):
    """Who comes first."""

    def __init__(self) -> None:
        super().__init__(TOSS, "toss", ("keep", "pay"))
        self.times = self.in_a("times")
        self.stake = self.in_b("stake")


class PursesGame(OpenGame):
    id: ClassVar[str] = "purses"
    players: ClassVar[range] = range(2, 4)
    view_type: ClassVar = PursesView
    ledger: ClassVar[str] = "PURSE"
    position: ClassVar = Purses
    decisions: ClassVar = Decisions("purses", [Decision(PAY, "pay", ("keep", "pay")), Toss()])
    kinds: ClassVar = (Kind("keep", 0, {}), Kind("pay", 1, {}))
    events: ClassVar = {PAID: ("paid", "coins")}


GAME = PursesGame()


def position(*actions: int) -> tuple[Any, Purses]:
    setup = GAME.setup(GAME.edition(), 3, {})
    state = GAME.begin(setup)
    assert isinstance(state, Purses)
    for action in actions:
        state.apply(action)
    return setup, state


def test_a_view_shows_the_position_field_by_field() -> None:
    _, state = position(1)
    assert msgspec.to_builtins(GAME.view(state, 2)) == {
        "seat": 2,
        "actor": 1,
        "waiting": [{"decision": "pay", "seat": 1}],
        "coins": [2, 3, 3],
        "marks": [-1, -1],
        "leader": -1,
    }


@pytest.mark.parametrize("actions", [(), (1,), (1, 0, 1), (0, 1, 0, 1)])
def test_the_position_imagined_is_the_one_there_is(actions: tuple[int, ...]) -> None:
    """Decisions that wait behind others, too."""
    setup, state = position(*actions)
    sent = msgspec.msgpack.encode(GAME.view(state, -1))
    imagined = GAME.imagine(setup, msgspec.msgpack.decode(sent, type=PursesView), Random(1))
    assert digest(imagined) == digest(state) == digest(state.copy())
    assert imagined is not state


def test_a_copy_has_its_own_fields() -> None:
    _, state = position(1)
    copy = state.copy()
    copy.apply(1)
    assert (list(state.coins), int(state.actor)) == ([2, 3, 3], 1)


def observed(setup: Any, state: State, seat: int) -> dict[str, list[float]]:
    observation = GAME.observation(setup)
    buffer = observation.buffer(1)
    observation.write(state, seat, buffer, 0)
    numbers = list(memoryview(buffer).cast("B").cast("f"))
    return {part.name: numbers[part.at : part.at + part.size] for part in observation.parts}


def test_an_observation_tells_of_the_own_seat_first() -> None:
    setup, state = position(1, 0)
    state.marks[1] = 2
    state.leader = 0
    told = observed(setup, state, 2)
    assert told["coins"] == pytest.approx([3 / 4, 2 / 3, 3 / 4])
    # A plane for each player, the own one first
    assert told["marks"] == [0, 1, 0, 0, 0, 0]
    assert told["leader"] == [0, 1, 0]


def test_an_observation_tells_what_is_waited_for_and_what_waits_behind() -> None:
    setup, state = position(0, 0, 0)
    # Paying, tossing: now, then behind; then the fields of what is waited for now.
    assert observed(setup, state, 0)["waiting"] == pytest.approx([0, 1, 1 / 2, 0, 5 / 6, 6 / 7])
    assert observed(setup, position()[1], 0)["waiting"] == [1, 0, 0, 0, 0, 0]


def test_a_view_that_grows_needs_an_observation_of_its_own() -> None:
    setup, state = position()
    buffer = GAME.observation(setup)
    state.marks = vec[i64]([-1, -1, 0])
    with pytest.raises(ValueError, match="marks of purses is not always as long: say how long"):
        buffer.write(state, 0, buffer.buffer(1), 0)


def test_a_list_that_grows_is_observed_if_it_is_said_how_long_it_can_get() -> None:
    class Growing(PursesGame):
        class Seen(PursesView, frozen=True):
            marks: Annotated[list[int], Field(room=3)]

        view_type: ClassVar = Seen

    setup, state = position()
    observation = Growing().observation(setup)
    for marks, told in (([], [-1, -1, -1]), ([0, 4], [0, 4 / 5, -1])):
        state.marks = vec[i64](marks)
        buffer = observation.buffer(1)
        observation.write(state, 0, buffer, 0)
        numbers = list(memoryview(buffer).cast("B").cast("f"))
        [part] = [part for part in observation.parts if part.name == "marks"]
        assert numbers[part.at : part.at + part.size] == pytest.approx(told)


def test_events_refusals_prompts_and_points_have_usual_names() -> None:
    _, state = position()
    paid = Phrase("purses-event-paid", {"coins": 1}, {}, {"player": 2})
    assert GAME.event(state, (PAID, 2, 1, 0, 0)).public == paid
    assert GAME.prompt(state) == Phrase("purses-prompt-turn", {}, {}, {"player": 0})
    assert GAME.why_not(state, 7) == "PURSE-TURN-1"
    assert GAME.breakdown(state) == [{"points": 3}] * 3


def test_who_has_most_has_won_once_it_is_over() -> None:
    _, state = position(1, 0, 0)
    assert list(state.winners()) == [0, 0, 0]
    assert [GAME.evaluate(state, seat) for seat in range(3)] == [-1.0, 0.0, 0.0]
    state.apply(0)
    assert list(state.winners()) == [0, 1, 1]
    assert [GAME.evaluate(state, seat) for seat in range(3)] == [-1.0 - WON, 0.0, 0.0]
    _, state = position(1, 0, 1, 0)
    assert GAME.evaluate(state, 1) == 1.0 + WON


def test_a_game_with_nothing_printed_has_nothing_to_correct() -> None:
    assert GAME.edition().provenance() == []
    with pytest.raises(ParlourError, match="error-edition-none game=purses"):
        GAME.edition(folder=field.__file__)  # type: ignore[arg-type]


def test_the_example_of_fields_is_true() -> None:
    assert doctest.testmod(field).failed == 0
