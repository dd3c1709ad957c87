"""What an observer of Unconscious Mind may know: all but other hands and the decks' order.

The view is complete: a bot is given it and nothing else, and `imagine` builds positions from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from parlour.games.unconscious_mind.components import DISTRICTS, GLYPHS
from parlour.games.unconscious_mind.effect_schema import LOCATIONS
from parlour.games.unconscious_mind.names import FINAL, INKPOT, SOURCES, InkpotSpace
from parlour.games.unconscious_mind.rules import (
    UnconsciousMindState,
    counters,
    dial,
    scoring,
    supplies,
)
from parlour.games.unconscious_mind.rules.decisions import BY_NUMBER, DECISIONS
from parlour.games.unconscious_mind.rules.setup import TREATISES, UnconsciousMindSetup
from parlour.games.unconscious_mind.wire.actions import AREAS
from parlour.games.unconscious_mind.wire.standing import Standing, standing
from parlour.games.unconscious_mind.wire.steps import Step, steps
from parlour.kernel.game import SPECTATOR

Phase = Literal["open", "signalled", "final_round"]
PHASES: tuple[Phase, ...] = ("open", "signalled", "final_round")


class Idea(msgspec.Struct, frozen=True):
    """What lies on an Idea space."""

    seat: int
    ideas: int
    bright: int
    action: str


class Shown(msgspec.Struct, frozen=True):
    """A client on display."""

    client: str
    grief: str


class Room(msgspec.Struct, frozen=True):
    """A room of an office; nothing where there is no card."""

    client: str = ""
    grief: str = ""
    therapy: int = 0
    manifest: str = ""
    latent: str = ""


class Published(msgspec.Struct, frozen=True):
    """A Treatise somebody has published, with the Volumes it still has."""

    seat: int
    volumes: list[str]


class Player(msgspec.Struct, frozen=True):
    """What everybody knows of one player."""

    vp: int
    points: int
    """If the game ended now."""
    by_source: dict[str, int]
    final: dict[str, int]
    """What final scoring would bring now."""
    coffee: int
    coffee_most: int
    bright: int
    boxes: int
    ideas: int
    ideas_locked: int
    inkpot: InkpotSpace
    notebook: list[str]
    """Row by row; nothing for a vacant place."""
    insights_locked: list[str]
    dial: dict[str, list[int]]
    """By area, how many common and how many own Insights."""
    hand: int
    known: list[str]
    """The cards in hand that everybody saw taken from the display."""
    in_play: list[str]
    office: str
    rooms: list[Room]
    second_room: bool
    cured: list[str]
    professor: str
    reputation: int
    reputation_since: int
    tags: dict[str, int]


if TYPE_CHECKING:
    Waiting = Any
else:
    Waiting = DECISIONS.step


class UnconsciousMindView(msgspec.Struct, frozen=True):
    """Unconscious Mind as seen from a seat, or by a spectator (seat -1)."""

    seat: int
    decision: str
    actor: int
    table: dict[str, Idea]
    """By Idea space."""
    blocked: list[str]
    tiles: list[str]
    """Level I, then II: the stack's top, the center, the right; nothing for an empty space."""
    tile_stacks: list[int]
    tiles_unseen: list[str]
    clients: list[Shown]
    manifests: list[str]
    research: list[str]
    decks: dict[str, list[str]]
    """What may still come, by deck, in no order; not Research, which would tell other hands."""
    research_left: int
    freud: str
    journalist: str
    fireworks: str
    overlays: dict[str, str]
    """By Location, the overlay and its side: `o3-grey`."""
    slots_taken: dict[str, list[int]]
    district_insights: dict[str, list[int]]
    """By District, who has an Insight above each slot; -1 for nobody."""
    tokens: dict[str, int]
    freud_reputation: int
    reputation_moves: int
    goals: dict[str, int]
    """Who has claimed a goal; -1 for nobody."""
    goal_tags: dict[str, str]
    treatises: dict[str, Published]
    players: list[Player]
    hand: list[str]
    """The observer's own Research cards."""
    draft: list[str]
    bottom_client: str
    treated: int
    used_once: int
    starter: int
    phase: Phase
    rounds: int
    impulses: int
    impulses_left: int
    """How many of the Id's cards are still face down."""
    libido: int
    winners: list[int]
    standing: list[Standing]
    """By seat, what everything comes to."""
    steps: list[Step]
    """What is still going on, in a form people can follow."""
    waiting: list[Waiting]
    """All that is pending, with the fields of each decision, the present one last; for bots."""


def see(state: UnconsciousMindState, observer: int) -> UnconsciousMindView:
    """Build the view of a seat or a spectator from nothing."""
    setup = state.setup
    names = setup.names
    legal = [int(action) for action in state.legal()] if state.actor == observer else []
    going_on = steps(state)
    return UnconsciousMindView(
        seat=observer,
        decision=BY_NUMBER[state.kind].title,
        actor=int(state.actor),
        table={
            names.idea_spaces[space]: Idea(
                (lying & 15) - 1, lying >> 4 & 15, lying >> 8 & 15, names.actions[(lying >> 12) - 1]
            )
            for space, lying in enumerate(int(one) for one in state.idea_at)
            if lying and lying != 15
        },
        blocked=[name for at, name in enumerate(names.idea_spaces) if setup.blocked >> at & 1],
        tiles=[_name(names.tiles, int(one)) for one in state.tile_display],
        tile_stacks=[int(one) for one in state.tile_stacks],
        tiles_unseen=_some(names.tiles, int(state.tiles_unseen)),
        clients=[
            Shown(
                _name(names.clients, int(state.clients_shown[at])),
                _name(names.grief, int(state.grief_shown[at])),
            )
            for at in range(4)
        ],
        manifests=[_name(names.manifest, int(one)) for one in state.manifests_shown],
        research=[_name(names.research, int(one)) for one in state.research_shown],
        decks={
            "clients": _some(names.clients, int(state.client_decks)),
            "grief": _some(names.grief, int(state.grief_deck)),
            "manifest": _some(names.manifest, int(state.manifest_deck)),
            "latent": _some(names.latent, int(state.latent_deck)),
        },
        research_left=int(counters.count_bits(state.research_deck)),
        freud=LOCATIONS[state.freud] if state.freud >= 0 else "",
        journalist=LOCATIONS[state.journalist] if state.journalist >= 0 else "",
        fireworks=DISTRICTS[state.fireworks] if state.fireworks >= 0 else "",
        overlays={
            name: f"{names.overlays[lies - 1 >> 1]}-{('colour', 'grey')[lies - 1 & 1]}"
            for name, lies in zip(LOCATIONS, (int(one) for one in state.overlay_on), strict=True)
            if lies
        },
        slots_taken={
            name: [slot for slot in range(3) if state.slots_taken >> at * 3 + slot & 1]
            for at, name in enumerate(LOCATIONS)
        },
        district_insights={
            name: [int(state.insight_on[at * 4 + slot]) - 1 for slot in range(4)]
            for at, name in enumerate(DISTRICTS)
        },
        tokens={name: int(state.tokens[at]) for at, name in enumerate(DISTRICTS)},
        freud_reputation=int(state.freud_reputation),
        reputation_moves=int(state.reputation_moves),
        goals={name: int(state.goal_owner[at]) - 1 for at, name in enumerate(names.goals)},
        goal_tags={
            name: LOCATIONS[state.goal_tag[at]] if state.goal_tag[at] >= 0 else ""
            for at, name in enumerate(names.goals)
        },
        treatises={
            names.treatises[at]: Published(int(state.treatise_owner[at]) - 1, _volumes(state, at))
            for at in range(TREATISES)
            if state.treatise_owner[at] or state.treatise_cards[at]
        },
        players=[_player(state, seat) for seat in range(setup.players)],
        hand=_some(names.research, int(state.hand[observer])) if observer != SPECTATOR else [],
        draft=_some(names.clients, int(state.draft_clients)),
        bottom_client="".join(_some(names.clients, int(state.bottom_client))),
        treated=int(state.treated),
        used_once=int(state.used_once),
        starter=int(state.starter),
        phase=PHASES[state.phase],
        rounds=int(state.rounds),
        impulses=int(state.impulses),
        impulses_left=int(counters.count_bits(state.impulses)),
        libido=int(state.libido),
        winners=[seat for seat in range(setup.players) if state.won >> seat & 1],
        standing=[standing(state, seat, legal, going_on) for seat in range(setup.players)],
        steps=going_on,
        waiting=DECISIONS.steps(state),
    )


def _name(names: tuple[str, ...], number: int) -> str:
    """A card by 1 + its number; nothing for 0."""
    return names[number - 1] if number else ""


def _some(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for at, name in enumerate(names) if mask >> at & 1]


def _volumes(state: UnconsciousMindState, treatise: int) -> list[str]:
    """From the left; nothing where a Volume is still to be gathered."""
    packed = int(state.treatise_cards[treatise])
    found = []
    while packed:
        found.append(_name(state.setup.names.research, packed & 63))
        packed >>= 6
    return found


def _player(state: UnconsciousMindState, seat: int) -> Player:
    setup: UnconsciousMindSetup = state.setup
    names = setup.names
    return Player(
        vp=int(state.vp[seat]),
        points=int(scoring.points_of(state, seat)),
        by_source={name: int(state.vp_from[seat * len(SOURCES) + at]) for at, name in enumerate(SOURCES)},
        final={name: int(scoring.final_points(state, seat, at)) for at, name in enumerate(FINAL)},
        coffee=int(state.coffee[seat]),
        coffee_most=int(supplies.coffee_cap(state, seat)),
        bright=int(state.bright[seat]),
        boxes=int(state.boxes[seat]),
        ideas=int(state.ideas[seat]),
        ideas_locked=int(state.ideas_locked[seat]),
        inkpot=INKPOT[state.inkpot[seat]],
        notebook=[_name(names.tiles, int(state.notebook[seat * 9 + place])) for place in range(9)],
        insights_locked=[
            name
            for at, name in enumerate(("row1", "row2", "row3", "column1", "column2", "column3"))
            if state.insights_locked[seat] >> at & 1
        ],
        dial={
            area: [int(dial.commons_in(state, seat, at)), int(dial.owns_in(state, seat, at))]
            for at, area in enumerate(AREAS)
            if dial.insights_in(state, seat, at)
        },
        hand=int(counters.count_bits(state.hand[seat])),
        known=_some(names.research, int(state.known[seat])),
        in_play=_some(names.research, int(state.in_play[seat])),
        office=GLYPHS[state.office[seat]] if state.office[seat] >= 0 else "",
        rooms=[_room(state, room) for room in (seat * 2, seat * 2 + 1)],
        second_room=bool(state.second_room >> seat & 1),
        cured=_some(names.clients, int(state.cured[seat])),
        professor=LOCATIONS[state.professor[seat]] if state.professor[seat] >= 0 else "",
        reputation=int(state.reputation[seat]),
        reputation_since=int(state.reputation_since[seat]),
        tags={name: int(counters.tags(state, seat, at)) for at, name in enumerate(LOCATIONS)},
    )


def _room(state: UnconsciousMindState, room: int) -> Room:
    names = state.setup.names
    return Room(
        client=_name(names.clients, int(state.room_client[room])),
        grief=_name(names.grief, int(state.room_grief[room])),
        therapy=int(state.room_therapy[room]),
        manifest=_name(names.manifest, int(state.room_manifest[room])),
        latent=_name(names.latent, int(state.room_latent[room])),
    )
