"""Tags in play, and the other numbers that cards, goals and final scoring ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.games.unconscious_mind.rules import couch, dial, pages
from parlour.games.unconscious_mind.rules.setup import (
    DISTRICTS,
    GOALS,
    LOCATIONS,
    ROUTINE_CLIENTS,
    TREATISES,
    UnconsciousMindSetup,
)
from parlour.kernel.state import bit, shifted

if TYPE_CHECKING:
    from parlour.games.unconscious_mind.rules.state import UnconsciousMindState


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


# Tags


def all_tags(state: UnconsciousMindState, seat: i64) -> i64:
    """How many tags of each Location a seat has in play, eight bits each."""
    setup = state.setup
    total: i64 = 0
    cards = state.in_play[seat]
    card: i64 = 0
    while cards:
        if cards & 1:
            total += setup.research_tags[card]
        cards >>= 1
        card += 1
    for treatise in range(TREATISES):
        if state.treatise_owner[treatise] == seat + 1:
            total += setup.treatise_tags[treatise]
    clients = couch.open_clients(state, seat)
    client: i64 = 0
    while clients:
        if clients & 1:
            total += setup.client_tags[client]
        clients >>= 1
        client += 1
    for goal in range(GOALS):
        if state.goal_owner[goal] == seat + 1 and state.goal_tag[goal] >= 0:
            total += shifted(2, 8 * state.goal_tag[goal])
    return total


def tags(state: UnconsciousMindState, seat: i64, location: i64) -> i64:
    """How many tags of a Location a seat has in play."""
    return all_tags(state, seat) >> 8 * location & 255


def published_tags(state: UnconsciousMindState, location: i64, other_than: i64) -> i64:
    """Tags on the Treatises of everybody but one seat."""
    count: i64 = 0
    for treatise in range(TREATISES):
        if state.treatise_owner[treatise] and state.treatise_owner[treatise] != other_than + 1:
            count += state.setup.treatise_tags[treatise] >> 8 * location & 255
    return count


def district_tags(state: UnconsciousMindState, seat: i64, district: i64) -> i64:
    return tags_of_district(state.setup, all_tags(state, seat), district)


def tags_of_district(setup: UnconsciousMindSetup, tags: i64, district: i64) -> i64:
    """Of tags by Location, eight bits each, how many belong to a District."""
    count: i64 = 0
    for location in range(LOCATIONS):
        if setup.district_of[location] == district:
            count += tags >> 8 * location & 255
    return count


def different(tags: i64) -> i64:
    """Of tags by Location, eight bits each, how many Locations there are any of."""
    count: i64 = 0
    while tags:
        if tags & 255:
            count += 1
        tags >>= 8
    return count


def different_tags(state: UnconsciousMindState, seat: i64) -> i64:
    return different(all_tags(state, seat))


# Counters


def count(state: UnconsciousMindState, seat: i64, counter: i64) -> i64:
    """A number cards and goals ask for; in the order of `effects.COUNTERS`."""
    if counter < 2:
        return pages.count_level(state, seat, counter + 1)
    if counter == 2:
        return pages.complete_rows(state, seat)
    if counter == 3:
        return pages.complete_columns(state, seat)
    if counter == 4:
        return count_treatises(state, seat)
    if counter == 5:
        return count_bits(state.cured[seat])
    if counter == 6:
        return count_bits(state.cured[seat] & (bit(ROUTINE_CLIENTS) - 1))
    if counter == 7:
        return count_bits(state.cured[seat] >> ROUTINE_CLIENTS)
    if counter < 11:
        return district_tags(state, seat, counter - 8)
    if counter == 11:
        return different_tags(state, seat)
    if counter == 12:
        return city_insights(state, seat)
    if counter == 13:
        return state.reputation[seat]
    if counter == 14:
        return count_bits(state.in_play[seat])
    if counter == 15:
        return count_goals(state, seat)
    if counter == 16:
        return state.setup.locked_ideas - state.ideas_locked[seat]
    return (
        dial.insights_in(state, seat, 3) + dial.insights_in(state, seat, 6) + dial.insights_in(state, seat, 9)
    )


def count_treatises(state: UnconsciousMindState, seat: i64) -> i64:
    count: i64 = 0
    for treatise in range(TREATISES):
        if state.treatise_owner[treatise] == seat + 1:
            count += 1
    return count


def count_goals(state: UnconsciousMindState, seat: i64) -> i64:
    count: i64 = 0
    for goal in range(GOALS):
        if state.goal_owner[goal] == seat + 1:
            count += 1
    return count


def city_insights(state: UnconsciousMindState, seat: i64) -> i64:
    count: i64 = 0
    for slot in range(DISTRICTS * 4):
        if state.insight_on[slot] == seat + 1:
            count += 1
    return count
