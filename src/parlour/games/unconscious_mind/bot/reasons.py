"""Why a turn of Unconscious Mind is worth playing, in words: the points it brings, then what it leads to.

Only what everybody can see enters, and the seat's own hand.
"""

from __future__ import annotations

from parlour.games.unconscious_mind.bot.prospects import prospects
from parlour.games.unconscious_mind.names import FINAL, SOURCES
from parlour.games.unconscious_mind.rules import UnconsciousMindState, scoring
from parlour.kernel.phrase import Phrase
from parlour.kernel.state import OVER

PREFIX = "unconscious_mind"

MOST = 3
"""More reasons than this are not read."""

LEFT_OVER = ("leftover_boxes", "bright_ideas")
"""What is worth points only if it is not used: no reason before the final round."""

USABLE = ("common", "own", "hand", "ideas", "coffee", "bright", "boxes")
"""What a player has to use: the fields of a position with something for each seat."""


def reasons(before: UnconsciousMindState, after: UnconsciousMindState, seat: int) -> list[Phrase]:
    """The weightiest few."""
    return all_reasons(before, after, seat)[:MOST]


def all_reasons(before: UnconsciousMindState, after: UnconsciousMindState, seat: int) -> list[Phrase]:
    """Everything that speaks for the turn, the weightiest first."""
    found = _cures(before, after, seat) + _published(before, after, seat)
    found += _scored(before, after, seat, found)
    found.sort(key=lambda phrase: -int(phrase.args["points"]))
    if after.actor == OVER:
        return _result(after, seat, found)
    found += prospects(before, after, seat)
    if not found:
        return [Phrase(f"unconscious_mind-reason-{'saves' if _is_saved(before, after, seat) else 'later'}")]
    return found


def _result(after: UnconsciousMindState, seat: int, scored: list[Phrase]) -> list[Phrase]:
    if after.won >> seat & 1 == 0:
        return [*scored, Phrase("unconscious_mind-reason-finishes")]
    name = "wins" if int(after.won).bit_count() == 1 else "shares"
    return [Phrase(f"unconscious_mind-reason-{name}"), *scored]


def _is_saved(before: UnconsciousMindState, after: UnconsciousMindState, seat: int) -> bool:
    return all(getattr(before, name)[seat] == getattr(after, name)[seat] for name in USABLE)


def _scored(
    before: UnconsciousMindState, after: UnconsciousMindState, seat: int, named: list[Phrase]
) -> list[Phrase]:
    """Points source by source, with what final scoring would bring more; without those named already."""
    gained: dict[str, int] = {}
    for at, name in enumerate(SOURCES):
        source = seat * len(SOURCES) + at
        gained[name] = int(after.vp_from[source] - before.vp_from[source])
    for at, name in enumerate(FINAL):
        if name not in LEFT_OVER or before.is_final_round():
            gained[name] = int(scoring.final_points(after, seat, at) - scoring.final_points(before, seat, at))
    for phrase in named:
        gained["treatises" if "treatise" in phrase.names else "clients"] -= int(phrase.args["points"])
    return [
        Phrase(f"unconscious_mind-reason-points-{name}", {"points": points})
        for name, points in gained.items()
        if points > 0
    ]


def _cures(before: UnconsciousMindState, after: UnconsciousMindState, seat: int) -> list[Phrase]:
    """Clients cured and led to Catharsis; what the spaces of the therapy track bring comes beside it."""
    found: list[Phrase] = []
    setup = after.setup
    for room in range(seat * 2, seat * 2 + 2):
        client = int(before.room_client[room]) - 1
        if client < 0:
            continue
        names = {"client": f"{PREFIX}-client-{setup.names.clients[client]}"}
        is_cured = after.cured[seat] >> client & 1 != 0
        left = 0 if is_cured else int(after.room_therapy[room])
        if is_cured:
            found.append(
                Phrase("unconscious_mind-reason-cures", {"points": int(setup.cure_vp[client])}, names)
            )
        if before.room_grief[room] and left <= setup.catharsis < before.room_therapy[room]:
            points = int(setup.grief_vp[before.room_grief[room] - 1])
            found.append(Phrase("unconscious_mind-reason-relieves", {"points": points}, names))
    return found


def _published(before: UnconsciousMindState, after: UnconsciousMindState, seat: int) -> list[Phrase]:
    found: list[Phrase] = []
    for treatise, name in enumerate(after.setup.names.treatises):
        if after.treatise_owner[treatise] == seat + 1 != before.treatise_owner[treatise]:
            points = {"points": int(after.setup.treatise_vp[treatise])}
            names = {"treatise": f"{PREFIX}-treatise-{name}"}
            found.append(Phrase("unconscious_mind-reason-publishes", dict(points), names))
    return found
