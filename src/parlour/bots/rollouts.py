"""The rollout policy: how turns are played where a simulation has left the tree.

Planning is dear. Where a game does not ask for more, turns are planned now and then for each player and
round, those of the searcher for each way the present turn may be played, too. Elsewhere what was found there
is weighed: done, if it can be, and judged. Where too little of it can be done, what promised most is begun
alike, and planned from there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.bots.candidates import Evaluate, actions_to, different, has, is_flat, plan, value_of
from parlour.bots.fortune import Fortune
from parlour.bots.planning import go_on, waits_for
from parlour.bots.settings import ALL, SearchSettings
from parlour.kernel.state import CHANCE, State

WEIGHED: Final = 8
"""The number of known turns that are weighed at a time."""

ENOUGH: Final = 3
"""The number of known turns that have to be possible: the best of fewer is hardly a choice. Where there are
fewer, so many of the ways they begin are planned."""

RENEWED: Final = 32
"""The number of looks after which turns are planned in full again."""

KNOWN: Final = 24
"""The number of known turns that are kept for a player and round."""


class Rollouts:
    """A rollout policy that plays the turn that looks best, and remembers turns found on the way."""

    def __init__(self, seat: i64, evaluate: Evaluate, settings: SearchSettings, seed: i64) -> None:
        self.seat: i64 = seat
        """The searcher's seat."""
        self.evaluate: Evaluate = evaluate
        self.settings: SearchSettings = settings
        self.seed: i64 = seed
        """The seed of the luck in plans."""
        self.known: dict[tuple[int, int, int], list[list[int]]] = {}
        """The turns found so far, by round and seat; the searcher's own also by the present turn, as one
        thing leads to another."""
        self.looks: dict[tuple[int, int, int], int] = {}
        """The number of times they were looked for, by the same keys."""

    def guess(self, position: State, rounds: i64, present: i64, fortune: Fortune) -> list[int]:
        """The turn that looks best here: by a plan, or among those that are known for this round.

        `present` is the number of the turn at hand in this simulation.
        """
        own = present if position.actor == self.seat else -1
        key = (int(rounds), int(position.actor), int(own))
        lines = self.known.get(key, [])
        beginnings: set[int] | None = None
        looks = self.looks.get(key, 0)
        self.looks[key] = looks + 1
        if looks % RENEWED and self.settings.planned < ALL:
            most: i64 = self.settings.planned
            if most == 0:
                best = self.weigh(position, lines)
                if best is not None:
                    return best
                most = ENOUGH
            # What is known can be begun here at least, and then it may go on otherwise.
            beginnings = begun_by(lines, position.legal(), most) or None
        ends = plan(position, self.evaluate, self.seed, 0, 0, beginnings)
        if self.settings.planned < ALL:
            settings = self.settings
            found = [
                actions_to(end) for end in different(ends, settings.contenders, settings.variants, ENOUGH)
            ]
            self.known[key] = (found + [line for line in lines if line not in found])[:KNOWN]
        # By lot only if the evaluation says nothing: where it does, what is compared had better differ by the
        # turn at hand alone.
        return actions_to(ends[fortune.lot(len(ends)) if is_flat(ends) else 0])

    def weigh(self, position: State, lines: list[list[int]]) -> list[int] | None:
        """The best of the known turns, if enough of them can be done here."""
        seat = position.actor
        legal = position.legal()
        done: i64 = 0
        best: list[int] | None = None
        best_value = 0.0
        for line in lines:
            if has(legal, line[0]):
                tried = position.copy()
                if self.can_do(tried, line):
                    value = value_of(tried, seat, self.evaluate)
                    if best is None or value > best_value:
                        best = line
                        best_value = value
                    done += 1
                    if done == WEIGHED:
                        break
        return best if done >= ENOUGH else None

    def can_do(self, position: State, line: list[int]) -> bool:
        """Play a turn to its end; returns whether all of it could be done."""
        seat = position.actor
        legal = position.legal()
        for action in line:
            if not has(legal, action):
                return False
            position.apply(action)
            legal = go_on(position, seat, self.evaluate, self.seed)
        return len(legal) == 0

    def play(self, position: State, actions: list[int], fortune: Fortune) -> None:
        """Play a turn as planned; where chance has it that this cannot be, go on by what looks best."""
        seat = position.actor
        at = 0
        is_planned = True
        while True:
            if position.actor == seat:
                legal = position.legal_now()
                if len(legal) == 1:
                    position.apply(legal[0])
                    continue
                if is_planned and at < len(actions):
                    action: i64 = actions[at]
                    at += 1
                    if has(legal, action):
                        position.apply(action)
                        continue
                is_planned = False
                position.apply(self.quick(position, legal))
            elif position.actor == CHANCE and waits_for(position) == seat:
                position.apply(fortune.draw(position))
            else:
                return

    def quick(self, position: State, legal: vec[i64]) -> i64:
        """The greedy action: the one with the best evaluation right after it."""
        seat = position.actor
        best: i64 = legal[0]
        best_value = 0.0
        is_first = True
        for action in legal:
            tried = position.copy()
            tried.apply(action)
            value = value_of(tried, seat, self.evaluate)
            if is_first or value > best_value:
                best = action
                best_value = value
                is_first = False
        return best


def begun_by(lines: list[list[int]], legal: vec[i64], most: i64) -> set[int]:
    """The first actions of the first turns that can be begun, `most` at most."""
    found: set[int] = set()
    for line in lines:
        if len(found) < most and has(legal, line[0]):
            found.add(line[0])
    return found
