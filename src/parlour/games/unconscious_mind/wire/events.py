"""What happens in Unconscious Mind, in words: the log, and what is read aloud."""

from __future__ import annotations

from parlour.games.unconscious_mind.components import DISTRICTS
from parlour.games.unconscious_mind.effect_schema import LOCATIONS
from parlour.games.unconscious_mind.names import INKPOT, LINES
from parlour.games.unconscious_mind.rules import UnconsciousMindState, codes
from parlour.games.unconscious_mind.wire.actions import AREAS, PIECES, WAYS
from parlour.kernel.phrase import Event, Phrase

PREFIX = "unconscious_mind"
GAINS = ("gained_coffee", "gained_bright_ideas", "gained_boxes", "gained_points")
EXPENSES = ("spent_coffee", "spent_bright_ideas", "spent_boxes")
MOVES = ("professor_moved", "freud_moved", "journalist_moved")
FINAL_STEPS = (
    "final_standing",
    "final_rank",
    "final_districts",
    "final_rows",
    "final_tags",
    "final_cases",
    "final_leftover_boxes",
    "final_bright_ideas",
)

Told = tuple[str, dict[str, str | int], dict[str, str]]


def describe(state: UnconsciousMindState, raw: tuple[int, int, int, int, int]) -> Event:
    """The event a position has noted; which Research card was drawn is only for its owner."""
    code, seat, a, b, c = raw
    seats = {"player": seat} if seat >= 0 else {}
    if code == codes.RESEARCH_DRAWN:
        card = {"card": f"{PREFIX}-research-{state.setup.names.research[a]}"}
        drawn = Phrase(f"{PREFIX}-event-research_drawn", {}, {}, seats)
        return Event(drawn, Phrase(f"{PREFIX}-event-research_drawn_card", {}, card, seats), (seat,))
    if code == codes.VOLUME_CITED:
        seats["owner"] = c
    name, args, names = _told(state, code, a, b, c)
    return Event(Phrase(f"{PREFIX}-event-{name}", args, names, seats))


def _told(state: UnconsciousMindState, code: int, a: int, b: int, c: int) -> Told:
    """The message, what it says as it is, and what it says by name."""
    named = state.setup.names
    match code:
        case codes.DRAFTED:
            return "drafted", {}, _client(state, a)
        case codes.DREAM_TAKEN:
            return "dream_taken", {}, {"dream": f"{PREFIX}-dream-{named.manifest[a]}"}
        case codes.LATENT_DRAWN:
            return "latent_drawn", {}, {"dream": f"{PREFIX}-dream-{named.latent[a]}"}
        case codes.TILE_CHOSEN:
            return "tile_chosen", {}, {**_tile(state, a), **_location(b)}
        case codes.IDEAS_PLACED:
            names = {"action": f"{PREFIX}-action-{named.actions[b]}", "way": f"{PREFIX}-way-{WAYS[c]}"}
            return "ideas_placed", {"row": int(state.setup.space_rows[a]) + 1}, names
        case codes.RECALLED:
            return "recalled", {"coffee": a}, {}
        case codes.TREATED:
            dream = named.manifest[b - 1] if b > 0 else named.latent[-b - 1]
            return "treated", {}, {**_client(state, a), "dream": f"{PREFIX}-dream-{dream}"}
        case codes.INK_MOVED:
            return "ink_moved", {"steps": a, "bright": c}, {"where": f"{PREFIX}-inkpot-{INKPOT[b]}"}
        case codes.IDEA_UNLOCKED:
            return "idea_unlocked", {}, {"line": f"{PREFIX}-line-{LINES[3 + a]}"}
        case (
            codes.INSIGHT_GENERATED
            | codes.INSIGHT_ELEVATED
            | codes.INSIGHT_TRANSFERRED
            | codes.INSIGHT_SUPPRESSED
            | codes.INSIGHT_USED
        ):
            names = {"piece": f"{PREFIX}-piece-{PIECES[a]}", "from": f"{PREFIX}-area-{AREAS[b]}"}
            # What is used always goes to the reserve.
            to = {} if code == codes.INSIGHT_USED else {"to": f"{PREFIX}-area-{AREAS[c]}"}
            return INSIGHT_EVENTS[code], {}, {**names, **to}
        case codes.GAINED:
            return GAINS[a], {"count": b}, {}
        case codes.SPENT:
            return EXPENSES[a], {"count": b}, {}
        case codes.RESEARCH_SWAPPED:
            taken = {"taken": f"{PREFIX}-research-{named.research[b]}"}
            return "research_swapped", {}, {**_card(state, a), **taken}
        case codes.RESEARCH_PLAYED:
            return "research_played", {}, _card(state, a)
        case codes.VOLUME_CITED:
            name = "volume_cited_of_id" if state.is_id(c) else "volume_cited"
            return name, {}, {**_card(state, a), **_treatise(state, b)}
        case codes.PUBLISHED:
            return "published", {"points": b}, _treatise(state, a)
        case codes.FIGURE_MOVED:
            return MOVES[a], {}, _location(b)
        case codes.LOCATION_BEGINS:
            return "location_begins", {"times": b}, _location(a)
        case codes.TILE_TAKEN | codes.TILE_DISCARDED | codes.TILE_TRIGGERED | codes.TILE_SHOWN:
            return TILE_EVENTS[code], {}, _tile(state, a)
        case codes.TILE_PUT:
            return "tile_put", {"place": f"{'abc'[b // 3]}{b % 3 + 1}"}, _tile(state, a)
        case codes.LINE_BEGINS:
            return "line_begins", {}, {"line": f"{PREFIX}-line-{LINES[a]}"}
        case codes.INSIGHT_UNLOCKED:
            return "insight_unlocked", {}, {"line": f"{PREFIX}-line-{LINES[a]}"}
        case codes.SLOT_TAKEN:
            return "slot_taken", {"slot": b + 1}, _location(a)
        case codes.DISTRICT_TAKEN:
            return "district_taken", {"number": b}, {"district": f"{PREFIX}-district-{DISTRICTS[a]}"}
        case codes.REPUTATION_GAINED:
            return "reputation_gained", {"space": a}, {}
        case codes.REPUTATION_TRIGGERED:
            return "reputation_triggered", {"points": a, "coffee": b}, {}
        case codes.FREUD_GOES_ON | codes.FREUD_BEGINS | codes.JOURNALIST_BEGINS:
            return FIGURE_EVENTS[code], {}, _location(a)
        case codes.GOAL_CLAIMED:
            return "goal_claimed", {}, {"goal": f"{PREFIX}-goal-{named.goals[a]}"}
        case codes.GOAL_COUNTS_FOR:
            return "goal_counts_for", {}, {"goal": f"{PREFIX}-goal-{named.goals[a]}", **_location(b)}
        case codes.THERAPY_DONE:
            return "therapy", {"left": b}, _client(state, a)
        case codes.CATHARSIS_REACHED:
            return "catharsis", {"points": b}, _client(state, a)
        case codes.CURED:
            return "cured", {"points": b}, _client(state, a)
        case codes.FINALLY_SCORED:
            return FINAL_STEPS[a], {"points": b}, {}
        case codes.CLIENT_SHOWN:
            return "client_shown", {}, _client(state, a)
        case codes.DREAM_SHOWN:
            return "dream_shown", {}, {"dream": f"{PREFIX}-dream-{named.manifest[a]}"}
        case codes.RESEARCH_SHOWN:
            return "research_shown", {}, _card(state, a)
        case codes.VACANT_SCORED:
            return "vacant_scored", {"points": a}, {}
        case codes.IMPULSE_SHOWN:
            wanted = (named.actions[state.setup.impulse_actions[a * 3 + at]] for at in range(3))
            places = zip(("first", "second", "third"), wanted, strict=True)
            return "impulse_shown", {}, {place: f"{PREFIX}-action-{action}" for place, action in places}
        case codes.LIBIDO_TURNED:
            return "libido_turned", {"count": a}, {}
        case codes.ID_BEGINS:
            return "id_begins", {"points": b}, _location(a)
        case codes.LIBIDO_GAINED:
            return "libido_gained", {"count": a}, {}
        case codes.FIREWORKS_MOVE:
            return "fireworks_move", {}, {"district": f"{PREFIX}-district-{DISTRICTS[a]}"}
        case _:
            return PLAIN[code], {}, {}


INSIGHT_EVENTS = {
    codes.INSIGHT_GENERATED: "insight_generated",
    codes.INSIGHT_ELEVATED: "insight_elevated",
    codes.INSIGHT_TRANSFERRED: "insight_transferred",
    codes.INSIGHT_SUPPRESSED: "insight_suppressed",
    codes.INSIGHT_USED: "insight_used",
}
TILE_EVENTS = {
    codes.TILE_TAKEN: "tile_taken",
    codes.TILE_DISCARDED: "tile_discarded",
    codes.TILE_TRIGGERED: "tile_triggered",
    codes.TILE_SHOWN: "tile_shown",
}
FIGURE_EVENTS = {
    codes.FREUD_GOES_ON: "freud_goes_on",
    codes.FREUD_BEGINS: "freud_begins",
    codes.JOURNALIST_BEGINS: "journalist_begins",
}
PLAIN = {
    codes.BEGINS: "begins",
    codes.ROOM_OPENED: "room_opened",
    codes.END_SIGNALLED: "end_signalled",
    codes.FINAL_ROUND_BEGINS: "final_round",
}


def _client(state: UnconsciousMindState, client: int) -> dict[str, str]:
    return {"client": f"{PREFIX}-client-{state.setup.names.clients[client]}"}


def _tile(state: UnconsciousMindState, tile: int) -> dict[str, str]:
    return {"tile": f"{PREFIX}-tile-{state.setup.names.tiles[tile]}"}


def _card(state: UnconsciousMindState, card: int) -> dict[str, str]:
    return {"card": f"{PREFIX}-research-{state.setup.names.research[card]}"}


def _treatise(state: UnconsciousMindState, treatise: int) -> dict[str, str]:
    return {"treatise": f"{PREFIX}-treatise-{state.setup.names.treatises[treatise]}"}


def _location(location: int) -> dict[str, str]:
    return {"location": f"{PREFIX}-location-{LOCATIONS[location]}"}
