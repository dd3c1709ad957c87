"""A position that waits for one decision.

Everything search touches is here: compiled by mypyc in the wheel, the same source uncompiled otherwise.
Positions are ints and flat `Ints`; nothing in them is a log, a player object or a generator.
"""

from __future__ import annotations

from typing import Any, Final

from librt.random import Random
from librt.vecs import append, vec
from librt.vecs import pop as take_last
from mypy_extensions import i64, mypyc_attr

CHANCE: Final = -1
"""The actor of a chance decision."""

OVER: Final = -2
"""The actor when nobody has anything left to decide."""

NO_FRAME: Final = 0
"""The kind of an empty stack; games number their decision kinds from 1."""


def zeros(size: int) -> vec[i64]:
    return vec[i64]([0] * size)


def changed(field: vec[i64], at: i64, value: i64) -> vec[i64]:
    """A field with another number in one place, for a field that copies of a position share."""
    out = field[:]
    out[at] = value
    return out


def bit(at: i64) -> i64:
    """A one at a place of a mask.

    Not written `1 << at`: compiled, a literal is a 32-bit int in C, and places above 30 would be lost.
    """
    return shifted(1, at)


def shifted(value: i64, places: i64) -> i64:
    return value << places


class Sink:
    """Collects what happens, as ints, while it is attached to a position. The game names them later."""

    def __init__(self) -> None:
        self.raw: list[tuple[int, int, int, int, int]] = []

    def emit(self, event: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.raw.append((event, seat, a, b, c))

    def drain(self) -> list[tuple[int, int, int, int, int]]:
        raw = self.raw
        self.raw = []
        return raw


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game's position: a stack of pending decisions, each four ints.

    The decision waited for now is in `kind`, `actor`, `a` and `b`; those it interrupted are in `frames`.
    A subclass adds its own fields, names them in `fields()`, and writes `legal`, `apply` and `scores`.

    A game need not be compiled: that is what the attribute allows. It costs compiled games nothing that could
    be measured, as their rules call the methods of their own class, which no interpreted one derives from.
    """

    def __init__(self, players: int) -> None:
        self.players: i64 = players
        self.kind: i64 = NO_FRAME
        self.actor: i64 = OVER
        self.a: i64 = 0
        self.b: i64 = 0
        self.frames: vec[i64] = vec[i64]()
        self.sink: Sink | None = None

    # The stack of decisions

    def wait(self, kind: i64, actor: i64, a: i64, b: i64) -> None:
        """Make this the decision that is waited for, in place of the present one."""
        self.kind = kind
        self.actor = actor
        self.a = a
        self.b = b

    def push(self, kind: i64, actor: i64, a: i64, b: i64) -> None:
        """Wait for this decision first, then for the present one again."""
        frames = self.frames
        frames = append(frames, self.kind)
        frames = append(frames, self.actor)
        frames = append(frames, self.a)
        self.frames = append(frames, self.b)
        self.kind = kind
        self.actor = actor
        self.a = a
        self.b = b

    def pop(self) -> None:
        """The present decision is done: go back to the one it interrupted."""
        # One by one: a slice would be a copy, without room for what is pushed next.
        frames, self.b = take_last(self.frames)
        frames, self.a = take_last(frames)
        frames, self.actor = take_last(frames)
        self.frames, self.kind = take_last(frames)

    def kind_below(self) -> i64:
        """The kind of the decision that the present one interrupted."""
        return self.frames[len(self.frames) - 4]

    def finish(self) -> None:
        """Nothing is left to decide."""
        self.frames = vec[i64]()
        self.wait(NO_FRAME, OVER, 0, 0)

    def copy_frames(self, other: State) -> None:
        """Take over another position's pending decisions; for `copy`."""
        self.kind = other.kind
        self.actor = other.actor
        self.a = other.a
        self.b = other.b
        self.frames = other.frames[:]

    def note(self, event: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Something happened: for the sink, if there is one."""
        if self.sink is not None:
            self.sink.emit(event, seat, a, b, c)

    # What a game writes

    def legal(self) -> vec[i64]:
        """The actions the actor may take, ascending; at a chance decision, the outcomes possible."""
        raise NotImplementedError

    def legal_now(self) -> vec[i64]:
        """The same right after `apply`, when nothing else has been done to the position.

        For games that find it out on the way, and need not do so twice.
        """
        return self.legal()

    def weights(self) -> vec[i64]:
        """At a chance decision: how likely each outcome of `legal` is, as whole-number weights."""
        return vec[i64]([1] * len(self.legal()))

    def tickets(self) -> i64:
        """At a chance decision: how many tickets there are to draw from, as many an outcome as its weight.

        This and `outcome` are for games that need not write all outcomes down to draw one.
        """
        total: i64 = 0
        for weight in self.weights():
            total += weight
        return total

    def outcome(self, ticket: i64) -> i64:
        """The outcome a ticket (from 0) is for; they go in order."""
        return self.legal()[ticketed(self.weights(), ticket)]

    def source(self) -> int:
        """At a chance decision: which stream of luck it draws from (0-99 a seat's own, from 100 shared)."""
        return 100

    def apply(self, action: i64) -> None:
        """Take a legal action. Whether it is legal is for the caller to know."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy, with no sink.

        By name, as here, takes long, so games that are searched much write their own. A compiled class cannot
        be made without its `__init__`: here the copy is made from the `setup`, and then filled.
        """
        names = self.fields()
        kind: Any = type(self)
        twin: State = kind(getattr(self, "setup"))  # noqa: B009 - this class has none
        twin.copy_frames(self)
        for name in names:
            value = getattr(self, name)
            setattr(twin, name, value if isinstance(value, int) else value[:])
        twin.restored()
        return twin

    def scores(self) -> vec[i64]:
        """Points by seat, as they stand."""
        raise NotImplementedError

    def winners(self) -> vec[i64]:
        """1 for each seat that has won, once the game is over; ties have several.

        Those with the most points, unless a game says otherwise.
        """
        points = self.scores()
        if self.actor != OVER:
            return zeros(len(points))
        most = points[0]
        for one in points:
            if one > most:
                most = one
        return vec[i64]([1 if one == most else 0 for one in points])

    def fields(self) -> tuple[str, ...]:
        """The names of the attributes that make up the position, beside the pending decisions."""
        raise NotImplementedError

    def restored(self) -> None:
        """Called when saved fields have been filled in: set what is derived from them and not saved."""


def roll(state: State, rng: Random) -> i64:
    """An outcome for a chance decision, drawn by its weights."""
    return state.outcome(rng.randrange(state.tickets()))


def ticketed(weights: vec[i64], ticket: i64) -> i64:
    """Whose a ticket is: the first have so many as the first weighs, and so on."""
    at: i64 = 0
    while ticket >= weights[at]:
        ticket -= weights[at]
        at += 1
    return at
