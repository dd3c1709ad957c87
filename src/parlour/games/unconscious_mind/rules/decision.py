"""A decision of Unconscious Mind: what it offers, what an answer does, and whether it goes on by itself.

Each is declared in the module of its topic, beside the rules it uses; `decisions.py` lists them all. Topics
lead to each other, so they import each other as modules, and the position's class as a type only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules.codes import STOP
from parlour.kernel.decisions import Decision, Field

if TYPE_CHECKING:
    from parlour.games.unconscious_mind.rules.state import UnconsciousMindState

ASIDES: Final = ("adjust", "brighten", "box_set")
"""The kinds of action that use Coffee or Insights aside, whatever is waited for."""


class UnconsciousMindDecision(Decision):
    """Something that a player decides, or chance."""

    def __init__(
        self,
        number: i64,
        name: str,
        answers: tuple[str, ...] = (),
        title: str | None = None,
        has_asides: bool = False,
    ) -> None:
        super().__init__(number, name, (*answers, *ASIDES) if has_asides else answers)
        self.title: Final = name if title is None else title
        """What people know it by, in prompts and steps; nothing for what is none of their concern."""
        self.counted: Field | None = None
        """The field that its prompt says, as `$count`."""
        self.has_asides: Final = has_asides
        """Is it a moment to use Coffee or Insights aside? Not while one is being paid [UM-ANY-1].

        Decisions without come to the same before and after it, and have such a moment next to them. A city
        bonus would not: an Insight may be left for it, which a set could have used before.
        """

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        """The actions the decision itself offers, ascending; none for what offers nothing."""
        return vec[i64]()

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        """Carry out an action that it offers."""
        raise NotImplementedError

    def goes_on(self, state: UnconsciousMindState) -> bool:
        """Go on where nobody has anything to decide; True if that changed anything.

        A decision is left once there is nothing in it but to leave it.
        """
        if not self.is_done(state):
            out = self.legal(state)
            if len(out) != 1 or out[0] != STOP or self.is_more_within_reach(state):
                state.offered = out
                return False
        state.pop()
        return True

    def is_done(self, state: UnconsciousMindState) -> bool:
        """Has it been answered as often as it may be?"""
        return False

    def is_more_within_reach(self, state: UnconsciousMindState) -> bool:
        """Could Coffee or Insights used aside give it more to offer than to leave it? [UM-ANY-5]

        Looked at only where nothing else is left, and counted, never tried out. It is exact, except that
        whoever gets change for Insights (UM-MOD-9) may be asked once in vain.
        """
        return False


class UnconsciousMindStep(UnconsciousMindDecision):
    """Something that goes on by itself once it is on top of the stack."""

    def __init__(self, number: i64, name: str, title: str = "") -> None:
        super().__init__(number, name, (), title)

    def step(self, state: UnconsciousMindState) -> None:
        """Do it, or a part of it."""
        raise NotImplementedError

    def goes_on(self, state: UnconsciousMindState) -> bool:
        self.step(state)
        return True


# Lists of actions


def bits_from(first: i64, mask: i64) -> vec[i64]:
    """An action for every one in a mask."""
    out = vec[i64](capacity=32)
    at: i64 = 0
    while mask >> at:
        if mask >> at & 1:
            out = append(out, first + at)
        at += 1
    return out


def with_stop(actions: vec[i64]) -> vec[i64]:
    """Or nothing: STOP comes first, its number is lower."""
    out = vec[i64](capacity=64)
    out = append(out, STOP)
    for action in actions:
        out = append(out, action)
    return out


def with_stop_after(actions: vec[i64]) -> vec[i64]:
    """Or nothing, where its number is higher."""
    return append(actions, STOP)
