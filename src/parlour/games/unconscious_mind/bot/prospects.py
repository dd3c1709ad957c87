"""What a turn of Unconscious Mind leads to: Clients, Treatises, Insights, and all that turns are made of."""

from __future__ import annotations

from parlour.games.unconscious_mind.components import DISTRICTS
from parlour.games.unconscious_mind.effect_schema import LOCATIONS
from parlour.games.unconscious_mind.names import LINES
from parlour.games.unconscious_mind.rules import (
    UnconsciousMindState,
    codes,
    couch,
    dial,
    drawing,
    library,
    pages,
)
from parlour.games.unconscious_mind.rules.codes import AREAS, OPEN, RESEARCH
from parlour.kernel.phrase import Phrase

PREFIX = "unconscious_mind"

ORDER = (
    *("idea", "room", "goal", "publishable", "line", "district", "treatable", "takes_on", "slot"),
    *("nearly_publishable", "bright", "box", "nearly_treatable", "therapy", "recalls", "tile", "freud"),
    *(
        "plays",
        "insights",
        "levels",
        "coffee",
        "takes_card",
        "draws",
        "keeps",
        "dream",
        "professor",
        "starts",
    ),
)
"""The weightiest first."""


def prospects(before: UnconsciousMindState, after: UnconsciousMindState, seat: int) -> list[Phrase]:
    """Everything a turn leads to, the weightiest first."""
    found = _office(before, after, seat) + _treatises(before, after, seat) + _gains(before, after, seat)
    found += _city(before, after, seat) + _notebook(before, after, seat) + _cards(before, after, seat)
    if before.starter < 0 <= after.starter == seat:
        found.append(("starts", {}, {}))
    found.sort(key=lambda one: ORDER.index(one[0]))
    return [
        Phrase(
            f"unconscious_mind-reason-{name}",
            dict(args),
            {place: f"{PREFIX}-{message}" for place, message in names.items()},
        )
        for name, args, names in found
    ]


Found = list[tuple[str, dict[str, int], dict[str, str]]]
"""What is told, its numbers, and the things it names, as messages of this game."""


# Clients and Treatises


def _office(before: UnconsciousMindState, after: UnconsciousMindState, seat: int) -> Found:
    """New Clients, therapy done, and Dreams that can be paid for."""
    found: Found = []
    named = after.setup.names
    for room in range(seat * 2, seat * 2 + 2):
        client = int(after.room_client[room]) - 1
        if client < 0:
            continue
        who = {"client": f"client-{named.clients[client]}"}
        if client + 1 != before.room_client[room]:
            found.append(("takes_on", {"worth": int(after.setup.cure_vp[client])}, who))
        elif after.room_therapy[room] < before.room_therapy[room]:
            found.append(("therapy", {"left": int(after.room_therapy[room])}, who))
        what = {"dream": f"dream-{_dream(after, room)}", **who}
        is_same = _dream(after, room) == _dream(before, room) != ""
        short, was_short = _short(after, seat, room), _short(before, seat, room)
        if short == 0 and not (is_same and was_short == 0):
            found.append(("treatable", {}, what))
        elif is_same and short < was_short:
            found.append(("nearly_treatable", {"count": short}, what))
        elif after.room_manifest[room] > 0 == before.room_manifest[room]:
            found.append(("dream", {}, what))
    if after.second_room >> seat & 1 > before.second_room >> seat & 1:
        found.append(("room", {}, {}))
    return found


def _dream(state: UnconsciousMindState, room: int) -> str:
    """The topmost Dream of a room, or nothing."""
    named = state.setup.names
    if state.room_manifest[room]:
        return named.manifest[state.room_manifest[room] - 1]
    return named.latent[state.room_latent[room] - 1] if state.room_latent[room] else ""


def _short(state: UnconsciousMindState, seat: int, room: int) -> int:
    """How many Insights are missing for the topmost Dream of a room."""
    price = int(couch.dream_price(state, room))
    if price < 0:
        return AREAS
    needs = [int(state.setup.prices[price * 4 + at]) for at in range(4)]
    insights = [int(dial.insights_in(state, seat, area)) for area in range(AREAS)]
    return _least_missing(insights, [need for need in needs if need >= 0])


def _least_missing(insights: list[int], needs: list[int]) -> int:
    if not needs:
        return 0
    least = 1 + _least_missing(insights, needs[1:])
    for area in range(1, AREAS):
        if insights[area] and dial.pays(area, needs[0]):
            insights[area] -= 1
            least = min(least, _least_missing(insights, needs[1:]))
            insights[area] += 1
    return least


def _treatises(before: UnconsciousMindState, after: UnconsciousMindState, seat: int) -> Found:
    """The best of the Treatises that can be published now, or lack one Volume only."""
    found: Found = []
    for treatise, name in enumerate(after.setup.names.treatises):
        what = {"worth": int(after.setup.treatise_vp[treatise])}, {"treatise": f"treatise-{name}"}
        if after.treatise_owner[treatise]:
            continue
        if library.can_publish(after, seat, treatise):
            if not library.can_publish(before, seat, treatise):
                found.append(("publishable", *what))
        elif _volumes_short(after, seat, treatise) == 1 < _volumes_short(before, seat, treatise):
            found.append(("nearly_publishable", *what))
    best = max(found, key=lambda one: (one[0] == "publishable", one[1]["worth"]), default=None)
    return [best] if best else []


def _volumes_short(state: UnconsciousMindState, seat: int, treatise: int) -> int:
    """How many Volumes are missing among the seat's own cards in play."""
    setup = state.setup
    cards = [card for card in range(len(setup.volume)) if state.in_play[seat] >> card & 1]
    owned = [sum(setup.volume[card] == colour for card in cards) for colour in range(3)]
    volumes = [int(setup.treatise_volumes[treatise * 5 + at]) for at in range(setup.treatise_size[treatise])]
    return sum(max(0, volumes.count(colour) - owned[colour]) for colour in range(3))


# Everything else that turns are made of


def _gains(before: UnconsciousMindState, after: UnconsciousMindState, seat: int) -> Found:
    """What there is more of than before."""
    more = {
        "bright": int(after.bright[seat] - before.bright[seat]),
        "box": int(after.boxes[seat] - before.boxes[seat]),
        "coffee": int(after.coffee[seat] - before.coffee[seat]),
        "recalls": int(after.ideas[seat] - before.ideas[seat]),
        "idea": int(before.ideas_locked[seat] - after.ideas_locked[seat]),
        "insights": int(dial.insights_on_dial(after, seat) - dial.insights_on_dial(before, seat)),
    }
    more["recalls"] -= more["idea"]
    if more["insights"] == 0:
        more["levels"] = _levels(after, seat) - _levels(before, seat)
    return [(name, {"count": count}, {}) for name, count in more.items() if count > 0]


def _levels(state: UnconsciousMindState, seat: int) -> int:
    return sum(int(dial.insights_in(state, seat, area) * dial.level_of(area)) for area in range(1, AREAS))


def _city(before: UnconsciousMindState, after: UnconsciousMindState, seat: int) -> Found:
    """Goals, bonuses, and where the Professor and Freud's marker go."""
    found: Found = []
    for goal, name in enumerate(after.setup.names.goals):
        if after.goal_owner[goal] == seat + 1 != before.goal_owner[goal]:
            found.append(("goal", {}, {"goal": f"goal-{name}"}))
    for district, name in enumerate(DISTRICTS):
        slots = range(district * 4, district * 4 + 4)
        if any(after.insight_on[slot] == seat + 1 != before.insight_on[slot] for slot in slots):
            found.append(("district", {}, {"district": f"district-{name}"}))
    for location, name in enumerate(LOCATIONS):
        if (after.slots_taken & ~before.slots_taken) >> 3 * location & 7:
            found.append(("slot", {}, {"location": f"location-{name}"}))
    if after.professor[seat] != before.professor[seat]:
        where = {"location": f"location-{LOCATIONS[after.professor[seat]]}"}
        found.append(("professor", {}, where))
    left = int(after.setup.reputation_end - after.freud_reputation)
    if after.freud_reputation > before.freud_reputation and before.phase == OPEN and _is_ahead(after, seat):
        found.append(("freud", {"left": left}, {}))
    return found


def _is_ahead(state: UnconsciousMindState, seat: int) -> bool:
    scores = [int(points) for points in state.scores()]
    return scores[seat] > max(points for one, points in enumerate(scores) if one != seat)


def _notebook(before: UnconsciousMindState, after: UnconsciousMindState, seat: int) -> Found:
    """Tiles, and rows and columns that are complete."""
    found: Found = []
    for place in range(9):
        tile = int(pages.tile_at(after, seat, place))
        if tile >= 0 and tile != pages.tile_at(before, seat, place):
            found.append(("tile", {}, {"tile": f"tile-{after.setup.names.tiles[tile]}"}))
    for line, name in enumerate(LINES):
        if before.insights_locked[seat] >> line & 1 > after.insights_locked[seat] >> line & 1:
            found.append(("line", {}, {"line": f"line-{name}"}))
    return found


def _cards(before: UnconsciousMindState, after: UnconsciousMindState, seat: int) -> Found:
    """Research cards, up to the draw that only chance knows."""
    found: Found = []
    for card, name in enumerate(after.setup.names.research):
        names = {"card": f"research-{name}"}
        if after.in_play[seat] >> card & 1 > before.in_play[seat] >> card & 1:
            found.append(("plays", {}, names))
        if after.hand[seat] >> card & 1 > before.hand[seat] >> card & 1:
            found.append(("takes_card", {}, names))
    if drawing.is_drawn_from(after, RESEARCH):
        found.append(("draws", {}, {}))
    if before.kind == codes.SWAP and before.hand[seat] == after.hand[seat]:
        found.append(("keeps", {}, {}))
    return found
