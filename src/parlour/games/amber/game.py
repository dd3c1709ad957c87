"""Amber, as the rest of Parlour knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from librt.random import Random
from librt.vecs import append

from parlour.games.amber.bot.evaluate import evaluate
from parlour.games.amber.bot.reasons import reasons
from parlour.games.amber.components import HERE, SIDES, AmberEdition, AmberFiles, Tile
from parlour.games.amber.learn.observation import AmberObservation
from parlour.games.amber.rules import AmberState, new_game
from parlour.games.amber.rules.setup import AmberSetup, Layout
from parlour.games.amber.wire import actions, events, outcome, why
from parlour.games.amber.wire.imagine import imagine
from parlour.games.amber.wire.view import DECISIONS, AmberView, rebuilt, see
from parlour.kernel.actions import Actions
from parlour.kernel.decisions import Decisions
from parlour.kernel.game import Game, Option, OptionValue
from parlour.kernel.phrase import Event, Phrase


class Amber(Game):
    """Build roads from your castle to villages and to the other barons, and dig up theirs."""

    id: ClassVar[str] = "amber"
    rules_version: ClassVar[int] = 2
    players: ClassVar[range] = range(2, 7)
    view_type: ClassVar[type[msgspec.Struct]] = AmberView
    outcome_type: ClassVar[type[msgspec.Struct] | None] = outcome.AmberOutcome
    edition_type: ClassVar[type[msgspec.Struct] | None] = AmberFiles
    decisions: ClassVar[Decisions | None] = DECISIONS

    @cached_property
    def own_edition(self) -> AmberEdition:
        return AmberEdition(HERE)

    def edition(self, folder: Path | None = None) -> AmberEdition:
        return AmberEdition(folder) if folder else self.own_edition

    def options(self, edition: AmberEdition, players: int) -> tuple[Option, ...]:
        maps = tuple(one.id for one in edition.maps if one.players == players)
        return (
            Option("setup", "random", ("random", *maps)),
            Option("advanced", False),
            Option("castles", "random", ("random", "choose")),
            Option("start", "random", ("random", "choose")),
            Option("lock_instant_win", True),
            Option("wetland_on_village", True),
            Option("replace_oneway", True),
            # Rules version 1 had no such choice: its games were played with this off.
            Option("rebuild_in_reach", True),
            Option("shovel_needs_entry", False),
        )

    def setup(self, edition: AmberEdition, players: int, options: Mapping[str, OptionValue]) -> AmberSetup:
        names = edition.cell_names()
        kinds = tuple(tile.id for tile in edition.tiles)
        setup = AmberSetup(players, names, len(edition.components.board.cols), kinds)
        setup.actions = actions.declare(edition, players)
        setup.options = dict(options)
        setup.advanced = bool(options["advanced"])
        setup.castles_chosen = options["castles"] == "choose"
        setup.start_chosen = options["start"] == "choose"
        setup.lock_instant_win = bool(options["lock_instant_win"])
        setup.wetland_on_village = bool(options["wetland_on_village"])
        setup.replace_oneway = bool(options["replace_oneway"])
        setup.rebuild_in_reach = bool(options["rebuild_in_reach"])
        setup.shovel_needs_entry = bool(options["shovel_needs_entry"])
        setup.hand_size = edition.components.hand_size.count
        for kind, tile in enumerate(edition.tiles):
            _add_tile(setup, kind, tile)
        setup.index_pieces()
        for number, one in enumerate(edition.maps):
            if one.players == players:
                castles = [names.index(cell) for cell in one.castles]
                villages = [names.index(cell) for cell in one.villages]
                if options["setup"] == one.id:
                    setup.chosen_layout = len(setup.layouts)
                setup.layouts.append(Layout(number, castles, villages, len(names)))
                setup.layout_ids.append(one.id)
        return setup

    def begin(self, setup: AmberSetup) -> AmberState:
        return new_game(setup)

    def blank(self, setup: AmberSetup) -> AmberState:
        return AmberState(setup)

    def actions(self, setup: AmberSetup) -> Actions:
        return setup.actions

    def view(self, state: AmberState, observer: int) -> AmberView:
        return see(state, observer)

    def observation(self, setup: AmberSetup) -> AmberObservation:
        return AmberObservation(setup)

    def imagine(self, setup: AmberSetup, view: AmberView, rng: Random) -> AmberState:
        return imagine(setup, view, rng)

    def event(self, state: AmberState, raw: tuple[int, int, int, int, int]) -> Event:
        return events.describe(state, raw)

    def prompt(self, state: AmberState) -> Phrase:
        if state.actor < 0:
            return Phrase("amber-prompt-chance")
        square = {"cell": name} if (name := rebuilt(state)) else {}
        prompt = state.decision().prompt(state)
        return Phrase(f"amber-prompt-{prompt}", dict(square), {}, {"player": int(state.actor)})

    def outcome(self, before: AmberState, action: int, after: AmberState) -> dict[str, Any]:
        return dict(msgspec.to_builtins(outcome.outcome(before, action, after)))

    def why_not(self, state: AmberState, action: int) -> str:
        return why.why_not(state, action)

    def nearest(self, state: AmberState, action: int) -> int:
        return why.nearest(state, action)

    def breakdown(self, state: AmberState) -> list[dict[str, int]]:
        villages = (1 << state.setup.layouts[state.layout].villages) - 1 if state.layout >= 0 else 0
        return [
            {
                "coins": int(state.coins[seat]),
                "villages": (int(state.links[seat]) & villages).bit_count(),
                "castles": 2 * (int(state.links[seat]) & ~villages).bit_count(),
            }
            for seat in range(state.setup.players)
        ]

    def ending(self, state: AmberState) -> str:
        if state.passes == state.players:
            return "amber-ending-passes"
        # One who is the only one connected to everything has won in that moment, and no later.
        everything = (1 << len(state.setup.layouts[state.layout].site_cells)) - 1
        full = [
            int(state.links[seat]) | 1 << int(state.site_at[state.castle_cell[seat]]) == everything
            for seat in range(state.setup.players)
        ]
        won_at_once = sum(full) == 1 and not state.locked
        return "amber-ending-at_once" if won_at_once else "amber-ending-stack"

    # As it is: one call less, wherever search asks.
    evaluate = staticmethod(evaluate)

    def reasons(self, before: AmberState, after: AmberState, seat: int) -> list[Phrase]:
        return reasons(before, after, seat)


def _add_tile(setup: AmberSetup, kind: int, tile: Tile) -> None:
    setup.counts[kind] = tile.count
    setup.total += tile.count
    setup.rebuilds[kind] = int(tile.may_replace_straight)
    if tile.may_replace_straight:
        setup.rebuilders = append(setup.rebuilders, kind)
    if tile.edges:
        exits = [0, 0, 0, 0]
        for enter, leave in tile.passages:
            exits[SIDES.index(enter)] |= 1 << SIDES.index(leave)
        entered = {enter for enter, _ in tile.passages} | set(tile.enterable_from)
        edges, enters = (sum(1 << SIDES.index(side) for side in set(some)) for some in (tile.edges, entered))
        setup.add_road(kind, edges, enters, exits, tile.straight_section)
