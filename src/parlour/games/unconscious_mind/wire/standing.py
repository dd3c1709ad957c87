"""How a player stands: what the things on the table come to for a seat, as the rules count them.

It follows from what everybody sees, but for the abilities at work: those follow from what may be done, which
is shown to whoever decides.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from parlour.games.unconscious_mind.components import DISTRICTS
from parlour.games.unconscious_mind.effect_schema import LOCATIONS, Therapy
from parlour.games.unconscious_mind.effect_tables import insight_code
from parlour.games.unconscious_mind.names import FINAL, INKPOT, InkpotSpace
from parlour.games.unconscious_mind.rules import (
    UnconsciousMindState,
    city,
    codes,
    couch,
    counters,
    fame,
    pages,
    supplies,
)
from parlour.games.unconscious_mind.rules.dial import insights_in, level_of, pays
from parlour.games.unconscious_mind.rules.setup import ROUTINE_CLIENTS
from parlour.games.unconscious_mind.wire.actions import PLACES
from parlour.games.unconscious_mind.wire.dream_needs import DreamNeeds, Purse, dream_needs
from parlour.games.unconscious_mind.wire.steps import Step
from parlour.kernel.state import OVER


class DistrictTags(msgspec.Struct, frozen=True):
    """What counts for the bonuses of a District."""

    tags: int
    reach: int
    """The highest number of tags a bonus may ask for; the Fireworks make it one more."""


class RoomStanding(msgspec.Struct, frozen=True):
    """What the cards of a room come to."""

    therapy: int
    """How many spaces the Dream on top gets the Client on."""
    matches: bool
    """A box comes with the Dream on top, for its icon."""
    needs: dict[str, DreamNeeds]
    """By Dream; the Id pays for nothing."""


class FinalFact(msgspec.Struct, frozen=True):
    """What a step of final scoring counts."""

    count: int
    place: int
    """For the rank: 1 or 2, or 0 below that."""
    coffee: int
    """For the Bright Ideas: the Coffee that may still become some."""
    clients: list[str]
    """For the Case-Study Clients: those that count."""


class Standing(msgspec.Struct, frozen=True):
    """What a player's things come to."""

    is_id: bool
    """The opponent of a solo game, who decides nothing and has neither Insights nor Coffee."""
    ideas_on_table: int
    treatises: list[str]
    lands: list[InkpotSpace]
    """By row of Idea spaces, where the Inkpot would come to."""
    columns: int
    """How many columns of the Notebook are unlocked, from the left."""
    gates: dict[str, int]
    """By vacant place of the Notebook, the cured Clients that a tile there asks for now."""
    adjust_coffee: int
    """What the next Elevation or Transfer costs."""
    triggers: dict[str, int]
    """By Location, how often the own Professor could trigger it by coming there."""
    districts: dict[str, DistrictTags]
    goals: dict[str, int]
    """By Location Goal, how much of it is met."""
    rooms: list[RoomStanding]
    at_work: list[str]
    """The Clients whose abilities matter for what the player is deciding."""
    final_facts: dict[str, FinalFact]
    """By step of final scoring, when the game is over."""


def standing(state: UnconsciousMindState, seat: int, legal: list[int], steps: list[Step]) -> Standing:
    """`legal`: what the seat may do now, for whoever may know it."""
    setup = state.setup
    is_id = bool(state.is_id(seat))
    rows = sorted(set(zip(setup.space_rows, setup.space_inkpots, strict=True)))
    adjust = _adjust_coffee(state, seat)
    insights = int(state.common[seat] + state.own[seat])
    purse = Purse(insights, int(state.coffee[seat]), adjust, int(setup.adjust_coffee))
    return Standing(
        is_id=is_id,
        ideas_on_table=sum([one >> 4 & 15 for one in state.idea_at if one & 15 == seat + 1]),
        treatises=[
            name for at, name in enumerate(setup.names.treatises) if state.treatise_owner[at] == seat + 1
        ],
        lands=[INKPOT[(state.inkpot[seat] + inkpots) % len(INKPOT)] for _, inkpots in rows],
        columns=sum(bool(pages.is_column_unlocked(state, seat, column)) for column in range(3)),
        gates=_gates(state, seat),
        adjust_coffee=adjust,
        triggers=_triggers(state, seat),
        districts={name: _district(state, seat, at) for at, name in enumerate(DISTRICTS)},
        goals={
            name: int(counters.count(state, seat, setup.goal_counter[at]))
            for at, name in enumerate(setup.names.goals)
        },
        rooms=[_room(state, room, None if is_id else purse) for room in (seat * 2, seat * 2 + 1)],
        at_work=_at_work(_Deciding(state, seat, legal, steps)) if state.actor == seat else [],
        final_facts=_final_facts(state, seat) if state.actor == OVER else {},
    )


def _gates(state: UnconsciousMindState, seat: int) -> dict[str, int]:
    """The third tile of a row asks for more, the more rows have theirs."""
    vacant = [place for place in (2, 5, 8) if pages.tile_at(state, seat, place) < 0]
    gate = int(state.setup.gates[3 - len(vacant)]) if vacant else 0
    return {PLACES[place]: gate for place in vacant if gate}


def _adjust_coffee(state: UnconsciousMindState, seat: int) -> int:
    if state.actor == seat:
        return int(supplies.adjust_coffee(state, seat))
    # What has been used once this turn is another's.
    cheap = int(couch.modifier(state, seat, codes.MOD_CHEAP_ADJUST))
    return cheap if cheap >= 0 else int(state.setup.adjust_coffee)


def _triggers(state: UnconsciousMindState, seat: int) -> dict[str, int]:
    tags, most = int(counters.all_tags(state, seat)), int(state.setup.trigger_limit)
    extra = max(0, int(couch.modifier(state, seat, codes.MOD_LOCATION_EXTRA)))
    found: dict[str, int] = {}
    for at, name in enumerate(LOCATIONS):
        figures = int(city.figures_at(state, at)) + (state.professor[seat] != at)
        found[name] = min(max(figures, tags >> 8 * at & 255) + extra, most)
    return found


def _district(state: UnconsciousMindState, seat: int, district: int) -> DistrictTags:
    tags = int(city.district_count(state, seat, district))
    return DistrictTags(tags, tags + (state.fireworks == district))


def _room(state: UnconsciousMindState, room: int, purse: Purse | None) -> RoomStanding:
    setup, names = state.setup, state.setup.names
    manifest, latent = int(state.room_manifest[room]), int(state.room_latent[room])
    dreams = {}
    top = 0
    if latent:
        dreams[names.latent[latent - 1]] = int(setup.latent_prices[latent - 1])
        top = int(setup.latent_lists[latent - 1])
    if manifest:
        dreams[names.manifest[manifest - 1]] = int(setup.manifest_prices[manifest - 1])
        top = int(setup.manifest_lists[manifest - 1])
    effects = names.lists[top].effects if top else []
    return RoomStanding(
        therapy=sum(effect.n for effect in effects if isinstance(effect, Therapy)),
        matches=manifest > 0 and bool(couch.do_icons_match(state, room // 2, room)),
        needs={dream: dream_needs(_price(state, price), purse) for dream, price in dreams.items()}
        if purse
        else {},
    )


def _price(state: UnconsciousMindState, price: int) -> tuple[int, ...]:
    return tuple([int(code) for code in state.setup.prices[price * 4 : price * 4 + 4] if code >= 0])


# Final scoring


def _final_facts(state: UnconsciousMindState, seat: int) -> dict[str, FinalFact]:
    rank = int(fame.rank_of(state, seat))
    clients = int(couch.open_clients(state, seat)) >> ROUTINE_CLIENTS
    cases = [name for at, name in enumerate(state.setup.names.clients[ROUTINE_CLIENTS:]) if clients >> at & 1]
    counts = (
        int(state.reputation[seat]),
        int(counters.count_treatises(state, seat)) + int(counters.count_bits(state.cured[seat])),
        len({at // 4 for at, owner in enumerate(state.insight_on) if owner == seat + 1}),
        int(pages.complete_rows(state, seat)),
        int(counters.different_tags(state, seat)),
        len(cases),
        int(state.boxes[seat]),
        int(state.bright[seat]),
    )
    return {
        name: FinalFact(
            count=count,
            place=rank + 1 if name == "rank" and rank < 2 else 0,
            coffee=int(state.coffee[seat]) if name == "bright_ideas" else 0,
            clients=cases if name == "cases" else [],
        )
        for name, count in zip(FINAL, counts, strict=True)
    }


# Abilities of Routine Clients


class _Deciding(NamedTuple):
    """What somebody has to decide."""

    state: UnconsciousMindState
    seat: int
    legal: list[int]
    steps: list[Step]

    def may(self, first: int, following: int) -> bool:
        """May an action be done whose number is from the first to before the following?"""
        return any(first <= action < following for action in self.legal)

    def treatable(self) -> list[int]:
        """The rooms whose Client may be treated."""
        return [self.seat * 2 + room for room in range(2) if codes.TREAT + room in self.legal]

    def has_left(self, ability: int) -> bool:
        """Has an ability that works once a turn not been used yet?"""
        return not self.state.used_once >> ability & 1


def _at_work(deciding: _Deciding) -> list[str]:
    setup, clients = deciding.state.setup, int(couch.open_clients(deciding.state, deciding.seat))
    return [
        name
        for at, name in enumerate(setup.names.clients[:ROUTINE_CLIENTS])
        if clients >> at & 1
        and any(setup.mod_clients[ability] >> at & 1 and MATTERS[ability](deciding) for ability in MATTERS)
    ]


def _may_overpay(deciding: _Deciding) -> bool:
    """Is a price being paid for which an Insight of a higher level would do?"""
    state, price = deciding.state, deciding.steps[-1].price
    if not price:
        return False
    need = insight_code(price[0])
    areas = (area for area in range(1, codes.AREAS) if insights_in(state, deciding.seat, area))
    return any(pays(area, need) and level_of(area) > need >> 2 for area in areas)


def _is_match_of_its_own(deciding: _Deciding) -> bool:
    """Is there a match of icons that differ?"""
    state, setup = deciding.state, deciding.state.setup
    return any(
        state.room_manifest[room]
        and couch.do_icons_match(state, deciding.seat, room)
        and setup.manifest_icon[state.room_manifest[room] - 1] != setup.grief_icon[state.room_grief[room] - 1]
        for room in deciding.treatable()
    )


MATTERS: dict[int, Callable[[_Deciding], bool]] = {
    codes.MOD_COFFEE_CAP: lambda now: bool(now.state.coffee[now.seat] >= now.state.setup.coffee_cap),
    codes.MOD_NOTEBOOK_DISCOUNT: lambda now: (
        now.may(codes.TAKE_TILE, codes.PUT_TILE)
        and any(step.source.startswith("action-notebook_") for step in now.steps)
    ),
    codes.MOD_FREE_STEP: lambda now: now.state.kind == codes.INKPOT and now.has_left(codes.MOD_FREE_STEP),
    codes.MOD_ON_RECALL: lambda now: codes.RECALL in now.legal,
    codes.MOD_ON_PLAY: lambda now: now.may(codes.PLAY_CARD, codes.PUBLISH),
    codes.MOD_ON_LATENT: lambda now: any(not now.state.room_manifest[room] for room in now.treatable()),
    codes.MOD_LOCATION_EXTRA: lambda now: now.state.kind in (codes.MOVE, codes.LOCATION),
    codes.MOD_CHEAP_ADJUST: lambda now: (
        codes.COFFEE_ADJUST in now.legal and now.has_left(codes.MOD_CHEAP_ADJUST)
    ),
    codes.MOD_CHANGE: _may_overpay,
    codes.MOD_ANY_ICON: _is_match_of_its_own,
    codes.MOD_PROFESSOR_RANGE: lambda now: now.may(codes.GO, codes.GO + 8),
    codes.MOD_WILD_VOLUME: lambda now: (
        now.state.kind == codes.GATHER or now.may(codes.PUBLISH, codes.OWN_VOLUME)
    ),
}
"""By ability: does it matter for what its owner is deciding?"""
