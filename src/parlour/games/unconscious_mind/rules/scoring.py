"""What a position is worth in the end: the seven steps of final scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.games.unconscious_mind.rules import couch, counters, fame, pages
from parlour.games.unconscious_mind.rules.codes import FINALLY_SCORED
from parlour.games.unconscious_mind.rules.setup import CLIENTS, DISTRICTS, ROUTINE_CLIENTS
from parlour.kernel.state import bit

if TYPE_CHECKING:
    from parlour.games.unconscious_mind.rules.state import UnconsciousMindState


def final_points(state: UnconsciousMindState, seat: i64, part: i64) -> i64:
    """The seven steps of final scoring; 0 and 1 are the track and the rank on it [UM-FINAL]."""
    setup = state.setup
    if part == 0:
        return state.reputation[seat]
    if part == 1:
        works = counters.count_treatises(state, seat) + counters.count_bits(state.cured[seat])
        rank = fame.rank_of(state, seat)
        if rank == 0:
            return setup.first_vp * works
        return setup.second_vp * works if rank == 1 else 0
    if part == 2:
        found: i64 = 0
        for slot in range(DISTRICTS * 4):
            if state.insight_on[slot] == seat + 1:
                found |= bit(slot // 4)
        return setup.district_vp[counters.count_bits(found)]
    if part == 3:
        return setup.row_vp[pages.complete_rows(state, seat)]
    if part == 4:
        return setup.tag_vp[counters.different_tags(state, seat)]
    if part == 5:
        return case_study_points(state, seat)
    if part == 6:
        return state.boxes[seat] * setup.box_vp
    bright = state.bright[seat] + state.coffee[seat] // setup.bright_coffee
    return bright * setup.bright_vp


def case_study_points(state: UnconsciousMindState, seat: i64) -> i64:
    setup = state.setup
    total: i64 = 0
    clients = couch.open_clients(state, seat)
    for client in range(ROUTINE_CLIENTS, CLIENTS):
        if clients >> client & 1:
            points = counters.count(state, seat, setup.client_counter[client]) * setup.client_rate[client]
            total += points if points < setup.client_most[client] else setup.client_most[client]
    return total


def points_of(state: UnconsciousMindState, seat: i64) -> i64:
    """All points if the game ended now."""
    total = state.vp[seat]
    for part in range(8):
        total += final_points(state, seat, part)
    return total


def finish_game(state: UnconsciousMindState) -> None:
    """The most points win, then the most Reputation [UM-FINAL-8]."""
    for seat in range(state.players):
        for part in range(8):
            state.emit(FINALLY_SCORED, seat, part, final_points(state, seat, part), 0)
    best: i64 = -1
    for seat in range(state.players):
        rank = points_of(state, seat) * 16 + state.reputation[seat]
        if state.is_id(seat):
            # A tie is not a win against the Id.
            rank = points_of(state, seat) * 16 + 15
        if rank > best:
            best = rank
            state.won = bit(seat)
        elif rank == best:
            state.won |= bit(seat)
    state.finish()
