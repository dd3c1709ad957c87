"""Amygdala, as the rest of Parlour knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from librt.random import Random
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from parlour.games.amygdala.bot.chances import parts, worth
from parlour.games.amygdala.bot.evaluate import evaluate
from parlour.games.amygdala.bot.reasons import reasons
from parlour.games.amygdala.components import (
    AROUND,
    EMOTIONS,
    HERE,
    ITEMS,
    AmygdalaEdition,
    AmygdalaFiles,
    Hex,
)
from parlour.games.amygdala.learn.observation import AmygdalaObservation
from parlour.games.amygdala.rules import AmygdalaState, codes, new_game
from parlour.games.amygdala.rules.bonuses import TAKING_CLAIMS
from parlour.games.amygdala.rules.claiming import STANDING_TO_CLAIM
from parlour.games.amygdala.rules.majorities import coin_points, region_points
from parlour.games.amygdala.rules.memory import slots_used
from parlour.games.amygdala.rules.paying import PAYING, icon
from parlour.games.amygdala.rules.placing import PLACING, STANDING
from parlour.games.amygdala.rules.raising import RAISING
from parlour.games.amygdala.rules.setup import AmygdalaSetup, Names
from parlour.games.amygdala.wire import actions, events, why
from parlour.games.amygdala.wire.imagine import imagine
from parlour.games.amygdala.wire.outcome import Outcome, outcome
from parlour.games.amygdala.wire.view import DECISIONS, AmygdalaView, see
from parlour.kernel.actions import Actions
from parlour.kernel.decisions import Decisions
from parlour.kernel.game import Game, Option, OptionValue
from parlour.kernel.phrase import Event, Phrase

ALIKE = {
    "amygdala-do-buy_two": "amygdala-do-buy_alike",
    "amygdala-do-pay_pair": "amygdala-do-pay_alike",
}
"""Sentences about two tiles, and what they are when the tiles are the same."""


class Amygdala(Game):
    """Unlock the emotions on your board, grow networks of them in seven regions, and claim majorities."""

    id: ClassVar[str] = "amygdala"
    # The same rules as 1, but other numbers for the actions: tables keep their moves by number.
    rules_version: ClassVar[int] = 2
    players: ClassVar[range] = range(2, 5)
    view_type: ClassVar[type[msgspec.Struct]] = AmygdalaView
    outcome_type: ClassVar[type[msgspec.Struct] | None] = Outcome
    edition_type: ClassVar[type[msgspec.Struct] | None] = AmygdalaFiles
    decisions: ClassVar[Decisions | None] = DECISIONS

    @cached_property
    def own_edition(self) -> AmygdalaEdition:
        return AmygdalaEdition(HERE)

    def edition(self, folder: Path | None = None) -> AmygdalaEdition:
        return AmygdalaEdition(folder) if folder else self.own_edition

    def options(self, edition: AmygdalaEdition, players: int) -> tuple[Option, ...]:
        return (
            Option("changing_toll", False),
            Option("vp_tiles", False),
            Option("start", "random", ("random", "choose")),
        )

    def setup(
        self, edition: AmygdalaEdition, players: int, options: Mapping[str, OptionValue]
    ) -> AmygdalaSetup:
        setup = AmygdalaSetup(players, _names(edition))
        setup.options = dict(options)
        setup.changing_toll = bool(options["changing_toll"])
        setup.vp_tiles_used = bool(options["vp_tiles"])
        setup.start_chosen = options["start"] == "choose"
        _numbers(setup, edition, players)
        _main_board(setup, edition)
        _player_board(setup, edition)
        _tiles(setup, edition, players)
        setup.actions = actions.declare(edition, players, int(setup.sides))
        return setup

    def begin(self, setup: AmygdalaSetup) -> AmygdalaState:
        return new_game(setup)

    def blank(self, setup: AmygdalaSetup) -> AmygdalaState:
        return AmygdalaState(setup)

    def actions(self, setup: AmygdalaSetup) -> Actions:
        return setup.actions

    def view(self, state: AmygdalaState, observer: int) -> AmygdalaView:
        return see(state, observer)

    def observation(self, setup: AmygdalaSetup) -> AmygdalaObservation:
        return AmygdalaObservation(setup)

    def imagine(self, setup: AmygdalaSetup, view: AmygdalaView, rng: Random) -> AmygdalaState:
        return imagine(setup, view, rng)

    def event(self, state: AmygdalaState, raw: tuple[int, int, int, int, int]) -> Event:
        return events.describe(state, raw)

    def is_told(self, raw: tuple[int, int, int, int, int]) -> bool:
        code, _, _, points, _ = raw
        return code != codes.COINS_SCORED or points > 0

    def prompt(self, state: AmygdalaState) -> Phrase:
        if state.actor < 0:
            return Phrase("amygdala-prompt-chance")
        return _prompt(state)

    def sentence(self, actions: Actions, state: AmygdalaState, action: int) -> Phrase:
        """Two tiles of a kind are told once."""
        phrase = actions.phrase(action)
        alike = ALIKE.get(phrase.id)
        if not alike or phrase.names["tile"] != phrase.names["other"]:
            return phrase
        return replace(phrase, id=alike)

    def outcome(self, before: AmygdalaState, action: int, after: AmygdalaState) -> dict[str, Any]:
        told: dict[str, Any] = msgspec.to_builtins(outcome(before, action))
        return told

    def why_not(self, state: AmygdalaState, action: int) -> str:
        return why.why_not(state, action)

    def breakdown(self, state: AmygdalaState) -> list[dict[str, int]]:
        return [
            {
                "networks": int(state.network_points[seat]),
                "dreams": int(state.dream_points[seat]),
                "sold": -int(state.sold_points[seat]),
                "coins": int(coin_points(state, seat)),
                "regions": sum(int(region_points(state, seat, region)) for region in range(len(EMOTIONS))),
            }
            for seat in range(state.setup.players)
        ]

    def ending(self, state: AmygdalaState) -> str:
        stands_still = state.passes == state.players
        return "amygdala-ending-standstill" if stands_still else "amygdala-ending-tiles"

    # As it is: one call less, wherever search asks.
    evaluate = staticmethod(evaluate)

    def worth(self, state: AmygdalaState, seat: int) -> float:
        return worth(state, seat)

    def parts(self, state: AmygdalaState, seat: int) -> tuple[float, list[float]]:
        return parts(state, seat)

    def reasons(self, before: AmygdalaState, after: AmygdalaState, seat: int) -> list[Phrase]:
        return reasons(before, after, seat)


def _prompt(state: AmygdalaState) -> Phrase:
    """What is to be decided, with what it is about."""
    names = state.setup.names
    seat = int(state.actor)
    name = state.decision().prompt(state)
    args: dict[str, str | int] = {}
    about: dict[str, str] = {}
    match state.kind:
        case codes.PAY:
            emotion = icon(state, seat, PAYING.place.of(state), PAYING.paid.of(state))
            about = {"emotion": f"amygdala-emotion-{EMOTIONS[emotion]}"}
        case codes.RAISE:
            args = {"coins": int(RAISING.cost.of(state) - state.coins[seat])}
        case codes.PLACE_TILE:
            tile = state.tile_at(seat, PLACING.place.of(state))
            about = {"tile": f"amygdala-tile-{names.tiles[tile]}"}
        case codes.STAND:
            region = state.setup.region_of[STANDING.space.of(state)]
            about = {"region": f"amygdala-region-{names.regions[region]}"}
        case codes.STAND_TO_CLAIM:
            about = {"region": f"amygdala-region-{names.regions[STANDING_TO_CLAIM.region.of(state)]}"}
        case codes.CLAIM_CHOICE:
            args = {"count": int(TAKING_CLAIMS.left.of(state))}
        case codes.OVERFLOW:
            args = {"count": int(slots_used(state, seat) - state.setup.memory)}
    return Phrase(f"amygdala-prompt-{name}", args, about, {"player": seat})


def _names(edition: AmygdalaEdition) -> Names:
    board, own = edition.main_board, edition.player_board
    return Names(
        emotions=tuple(EMOTIONS),
        regions=tuple(one.id for one in board.regions),
        lotuses=tuple(one.id for one in board.lotuses),
        spaces=tuple(one.id for one in board.spaces),
        places=tuple(one.id for one in own.spaces),
        bonuses=tuple(one.id for one in own.bonuses),
        tiles=tuple(one.id for one in edition.emotion_tiles),
        resources=tuple(one.id for one in edition.resource_tiles),
        vp_tiles=tuple(one.id for one in edition.components.vp_tiles),
    )


def _numbers(setup: AmygdalaSetup, edition: AmygdalaEdition, players: int) -> None:
    box = edition.components
    setup.start_coins = box.start.coins
    setup.start_wilds = box.start.wilds
    setup.coin_total = box.coins.value()
    counts = {"idea": box.idea, "dream": box.dream, "happiness": box.happiness, "wild": box.wild}
    for item, count in counts.items():
        setup.item_total[ITEMS.index(item)] = count.count
    setup.toll = box.toll.coins
    setup.jump = box.jump.coins
    setup.icon_coins = box.payment.icon_coins
    setup.happiness_coins = box.payment.happiness_coins
    setup.points_for_coin = box.exchange.points_for_coin
    setup.resource_price = box.exchange.resource
    setup.wild_price = box.exchange.wild
    setup.happiness_price = box.exchange.happiness
    setup.dream_price = box.exchange.dream
    setup.idea_sets = vec[i64]([0, *box.exchange.ideas])
    setup.dream_sets = vec[i64]([0, *box.exchange.dreams])
    setup.index_sets()
    setup.tiles_left_at_end = box.game_end.tiles_left
    setup.coins_for_point = box.final.coins_for_point
    setup.memory = edition.player_board.memory_bank.count
    setup.sides = (box.lotus.tiles_four_players if players == 4 else box.lotus.tiles) // 2
    setup.refill_at = box.lotus.refill_at


def _main_board(setup: AmygdalaSetup, edition: AmygdalaEdition) -> None:
    board = edition.main_board
    regions = [region.id for region in board.regions]
    sources = {region.source: at for at, region in enumerate(board.regions)}
    spaces = {space.at: at for at, space in enumerate(board.spaces)}
    for at, space in enumerate(board.spaces):
        setup.region_of[at] = regions.index(space.region)
        beside = _neighbours(space.at)
        own = [sources[one] for one in beside if one in sources]
        setup.source_of[at] = next((source for source in own if regions[source] == space.region), -1)
        found = [spaces[one] for one in beside if one in spaces]
        for place in range(6):
            setup.around[at * 6 + place] = found[place] if place < len(found) else -1
    setup.index_boards()
    for at, lotus in enumerate(board.lotuses):
        setup.lotus_regions[at] = sum(1 << regions.index(name) for name in lotus.between)
    for at, region in enumerate(board.regions):
        for place, points in enumerate(region.vp):
            setup.printed_vp[at * 3 + place] = points
    for at, tile in enumerate(edition.components.vp_tiles):
        for place, points in enumerate(tile.vp):
            setup.tile_vp[at * 3 + place] = points


def _player_board(setup: AmygdalaSetup, edition: AmygdalaEdition) -> None:
    board = edition.player_board
    places = {space.at: at for at, space in enumerate(board.spaces)}
    for at, space in enumerate(board.spaces):
        setup.beside[at] = sum(1 << places[one] for one in _neighbours(space.at) if one in places)
        if space.edge:
            setup.edge |= 1 << at
        if space.centre:
            setup.centre = at
    setup.centre_tile = edition.centre_tile()
    for at, bonus in enumerate(board.bonuses):
        for one in _neighbours(bonus.at):
            if one in places:
                setup.bonus_places[at] |= 1 << places[one]
                setup.bonuses_beside[places[one]] |= 1 << at
        for item in bonus.gives:
            setup.gives[at * len(ITEMS) + ITEMS.index(item)] += 1


def _tiles(setup: AmygdalaSetup, edition: AmygdalaEdition, players: int) -> None:
    for at, tile in enumerate(edition.emotion_tiles):
        for emotion in tile.icons:
            setup.add_icon(at, EMOTIONS.index(emotion))
    for kind, resource in enumerate(edition.resource_tiles):
        shows = codes.WILD if resource.shows == "wild" else EMOTIONS.index(resource.shows)
        setup.kind_shows[kind] = shows
        setup.kind_cost[kind] = resource.cost
        setup.kind_of[shows * 4 + resource.cost] = kind
        setup.kind_counts[kind] = resource.count(players)
        setup.resource_total += resource.count(players)


def _neighbours(at: Hex) -> list[Hex]:
    return [(at[0] + q, at[1] + r) for q, r in AROUND]
