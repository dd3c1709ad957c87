"""Unconscious Mind, as the rest of Parlour knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from librt.random import Random

from parlour.games.unconscious_mind.bot.evaluate import evaluate
from parlour.games.unconscious_mind.bot.reasons import reasons
from parlour.games.unconscious_mind.build import OVERLAY_OPTIONS, build
from parlour.games.unconscious_mind.components import HERE, UnconsciousMindEdition, UnconsciousMindFiles
from parlour.games.unconscious_mind.learn.observation import UnconsciousMindObservation
from parlour.games.unconscious_mind.names import FINAL, SOURCES
from parlour.games.unconscious_mind.rules import UnconsciousMindState, codes, new_game, scoring
from parlour.games.unconscious_mind.rules.decisions import BY_NUMBER, DECISIONS
from parlour.games.unconscious_mind.rules.setup import UnconsciousMindSetup
from parlour.games.unconscious_mind.wire import actions, events, why
from parlour.games.unconscious_mind.wire.imagine import imagine
from parlour.games.unconscious_mind.wire.outcome import UnconsciousMindOutcome, outcome
from parlour.games.unconscious_mind.wire.view import UnconsciousMindView, see
from parlour.kernel.actions import Actions
from parlour.kernel.decisions import Decisions
from parlour.kernel.game import Game, Option, OptionValue
from parlour.kernel.phrase import Event, Phrase
from parlour.kernel.state import CHANCE


class UnconsciousMind(Game):
    """Share ideas at Freud's table, take notes, treat clients, publish, and gain his respect."""

    id: ClassVar[str] = "unconscious_mind"
    rules_version: ClassVar[int] = 2
    players: ClassVar[range] = range(1, 5)
    view_type: ClassVar[type[msgspec.Struct]] = UnconsciousMindView
    outcome_type: ClassVar[type[msgspec.Struct] | None] = UnconsciousMindOutcome
    edition_type: ClassVar[type[msgspec.Struct] | None] = UnconsciousMindFiles
    decisions: ClassVar[Decisions | None] = DECISIONS

    @cached_property
    def own_edition(self) -> UnconsciousMindEdition:
        return UnconsciousMindEdition(HERE)

    def edition(self, folder: Path | None = None) -> UnconsciousMindEdition:
        return UnconsciousMindEdition(folder) if folder else self.own_edition

    def options(self, edition: UnconsciousMindEdition, players: int) -> tuple[Option, ...]:
        solo = (Option("difficulty", "superego", tuple(one.id for one in edition.solo.difficulties)),)
        return (
            *(solo if players == 1 else ()),
            Option("journalist", False),
            Option("fireworks", False),
            Option("overlays", "off", OVERLAY_OPTIONS),
            Option("start", "random", ("random", "choose")),
        )

    def rivals(self, players: int) -> tuple[str, ...]:
        return ("unconscious_mind-the_id",) if players == 1 else ()

    def setup(
        self, edition: UnconsciousMindEdition, players: int, options: Mapping[str, OptionValue]
    ) -> UnconsciousMindSetup:
        setup = build(edition, players, options)
        setup.actions = actions.declare(edition, setup)
        return setup

    def begin(self, setup: UnconsciousMindSetup) -> UnconsciousMindState:
        return new_game(setup)

    def blank(self, setup: UnconsciousMindSetup) -> UnconsciousMindState:
        return UnconsciousMindState(setup)

    def actions(self, setup: UnconsciousMindSetup) -> Actions:
        return setup.actions

    def view(self, state: UnconsciousMindState, observer: int) -> UnconsciousMindView:
        return see(state, observer)

    def observation(self, setup: UnconsciousMindSetup) -> UnconsciousMindObservation:
        return UnconsciousMindObservation(setup)

    def imagine(
        self, setup: UnconsciousMindSetup, view: UnconsciousMindView, rng: Random
    ) -> UnconsciousMindState:
        return imagine(setup, view, rng)

    def event(self, state: UnconsciousMindState, raw: tuple[int, int, int, int, int]) -> Event:
        return events.describe(state, raw)

    def is_told(self, raw: tuple[int, int, int, int, int]) -> bool:
        code, _, _, points, _ = raw
        return code != codes.FINALLY_SCORED or points > 0

    def prompt(self, state: UnconsciousMindState) -> Phrase:
        decision = BY_NUMBER[state.kind]
        if state.actor < 0:
            return Phrase("unconscious_mind-prompt-chance")
        args: dict[str, str | int] = {}
        if decision.counted is not None:
            args = {"count": int(decision.counted.of(state))}
        return Phrase(f"unconscious_mind-prompt-{decision.title}", args, {}, {"player": int(state.actor)})

    def goes_on(self, state: UnconsciousMindState, seat: int) -> bool:
        waiting = [int(actor) for actor in state.frames[1::4]] if state.actor == CHANCE else []
        return seat == next((actor for actor in reversed(waiting) if actor != CHANCE), CHANCE)

    def outcome(
        self, before: UnconsciousMindState, action: int, after: UnconsciousMindState
    ) -> dict[str, Any]:
        return outcome(before, action)

    def why_not(self, state: UnconsciousMindState, action: int) -> str:
        return why.why_not(state, action)

    def breakdown(self, state: UnconsciousMindState) -> list[dict[str, int]]:
        return [
            {
                **{name: int(state.vp_from[seat * len(SOURCES) + at]) for at, name in enumerate(SOURCES)},
                **{name: int(scoring.final_points(state, seat, at)) for at, name in enumerate(FINAL)},
            }
            for seat in range(state.setup.players)
        ]

    # As it is: one call less, wherever search asks.
    evaluate = staticmethod(evaluate)

    def reasons(self, before: UnconsciousMindState, after: UnconsciousMindState, seat: int) -> list[Phrase]:
        return reasons(before, after, seat)
