"""Laws that hold in whole games: nothing is lost, nothing is stuck, nothing hidden is known."""

from __future__ import annotations

import doctest
from collections import Counter
from functools import cache
from typing import Any

import msgspec
import pytest
from librt.random import Random

from parlour.games.unconscious_mind import GAME
from parlour.games.unconscious_mind.rules import UnconsciousMindState, codes
from parlour.games.unconscious_mind.wire.view import UnconsciousMindView
from parlour.kernel.game import SPECTATOR
from parlour.kernel.snapshot import digest, load, save
from parlour.kernel.state import CHANCE, OVER
from tests.rules.unconscious_mind import positions as unconscious_mind_positions
from tests.rules.unconscious_mind.positions import (
    PINK,
    TEAL,
    decision,
    hand,
    play,
    position,
    random_game,
    step,
    view,
)

MOST_DECISIONS_A_TURN = 200
MODULES: dict[str, Any] = {"journalist": True, "fireworks": True, "overlays": "B"}

each_table = pytest.mark.parametrize(
    ("seed", "players", "options"),
    [(1, 2, {}), (2, 3, MODULES), (3, 4, {}), (4, 1, MODULES), (5, 4, MODULES)],
)


def test_the_examples_of_the_positions() -> None:
    assert doctest.testmod(unconscious_mind_positions).failed == 0


# Conservation


def unmoved(seen: UnconsciousMindView) -> dict[str, Any]:
    """What a game never gains or loses, counted from a view."""
    counts: dict[str, Any] = {}
    for seat, player in enumerate(seen.players):
        counts[f"common {seat}"] = sum(common for common, _ in player.dial.values())
        counts[f"own {seat}"] = (
            sum(own for _, own in player.dial.values())
            + len(player.insights_locked)
            + sum(row.count(seat) for row in seen.district_insights.values())
            + sum(treatise.seat == seat for treatise in seen.treatises.values())
        )
        on_table = sum(idea.ideas for idea in seen.table.values() if idea.seat == seat)
        counts[f"ideas {seat}"] = player.ideas + player.ideas_locked + on_table
    counts["tokens"] = sum(seen.tokens.values()) + sum(
        sum(owner >= 0 for owner in seen.district_insights[district]) for district in seen.tokens
    )
    counts["tokens"] += sum(len(slots) for slots in seen.slots_taken.values())
    counts["research"] = (
        seen.research_left
        + sum(card != "" for card in seen.research)
        + sum(player.hand + len(player.in_play) for player in seen.players)
        + sum(card != "" for treatise in seen.treatises.values() for card in treatise.volumes)
    )
    clients = [*seen.decks["clients"], *seen.draft, *(shown.client for shown in seen.clients)]
    for player in seen.players:
        clients += [*player.cured, *(room.client for room in player.rooms)]
    counts["clients"] = Counter(client for client in clients if client)
    return counts


def is_between(state: UnconsciousMindState) -> bool:
    """Is nothing in a player's fingers: an Insight that is to mark something, or a card on its way?"""
    pending = {int(state.kind), *(int(kind) for kind in state.frames[::4])}
    return not pending & {codes.MARK, codes.GATHER}


@each_table
def test_nothing_is_lost(seed: int, players: int, options: dict[str, Any]) -> None:
    first: dict[str, Any] = {}
    begun = False
    for at, state in enumerate(random_game(seed, players, **options)):
        begun = begun or decision(state) == "turn"
        if begun and is_between(state) and (at % 5 == 0 or state.actor == OVER):
            counts = unmoved(view(state, SPECTATOR))
            first = first or counts
            assert counts == first
    assert first["tokens"] == 24
    assert first["research"] == 36
    assert first["ideas 0"] == 6
    assert first["common 0"] == 7
    assert first["own 0"] == 6
    assert first["clients"] == Counter(dict.fromkeys(state.setup.names.clients, 1))


@each_table
def test_no_card_or_tile_is_in_two_places(seed: int, players: int, options: dict[str, Any]) -> None:
    for at, state in enumerate(random_game(seed + 10, players, **options)):
        if at % 25:
            continue
        seen = view(state, SPECTATOR)
        tiles = [
            *seen.tiles,
            *seen.tiles_unseen,
            *(tile for player in seen.players for tile in player.notebook),
        ]
        rooms = [room for player in seen.players for room in player.rooms]
        dreams = [*seen.manifests, *seen.decks["manifest"], *(room.manifest for room in rooms)]
        latents = [*seen.decks["latent"], *(room.latent for room in rooms)]
        griefs = [
            *seen.decks["grief"],
            *(shown.grief for shown in seen.clients),
            *(room.grief for room in rooms),
        ]
        for pile in (tiles, dreams, latents, [grief for grief in griefs if not grief.startswith("gs")]):
            assert max(Counter(one for one in pile if one).values()) == 1


@each_table
def test_numbers_stay_on_their_tracks(seed: int, players: int, options: dict[str, Any]) -> None:
    for at, state in enumerate(random_game(seed + 20, players, **options)):
        if at % 10:
            continue
        seen = view(state, SPECTATOR)
        for player in seen.players:
            assert 0 <= player.coffee <= player.coffee_most
            assert 0 <= player.boxes <= 6
            assert player.bright >= 0
            assert 0 <= player.reputation <= 9
            assert all(0 <= room.therapy <= 8 for room in player.rooms)
            assert sum(player.by_source.values()) == player.vp
        assert 1 <= seen.freud_reputation <= 10
        assert min(seen.tile_stacks) >= 0


# Going on


@cache
def _turns() -> tuple[int, int]:
    """The most decisions and the deepest stack in one turn of games at random."""
    longest = deepest = 0
    for seed in range(20):
        decisions = 0
        for state in random_game(100 + seed, 2 + seed % 3, **(MODULES if seed % 2 else {})):
            decisions = 0 if decision(state) == "turn" else decisions + (state.actor >= 0)
            longest = max(longest, decisions)
            if state.rounds:
                deepest = max(deepest, len(state.frames) // 4)
    return longest, deepest


def test_turns_are_not_endless() -> None:
    longest, deepest = _turns()
    assert longest < MOST_DECISIONS_A_TURN
    assert deepest < 40


@each_table
def test_games_at_random_end(seed: int, players: int, options: dict[str, Any]) -> None:
    last = None
    for state in random_game(seed + 30, players, **options):
        assert state.actor == OVER or len(state.legal()) > 0
        last = state
    assert last is not None
    assert view(last, SPECTATOR).phase == "final_round"
    assert any(last.winners())


# Saving


@each_table
def test_a_game_saved_in_the_middle_of_anything_goes_on_the_same(
    seed: int, players: int, options: dict[str, Any]
) -> None:
    rng = Random(seed)
    looked = 0
    for state in random_game(seed + 40, players, **options):
        if len(state.frames) < 16 or rng.randrange(40):
            continue
        again = load(GAME.blank(state.setup), save(state))
        assert isinstance(again, UnconsciousMindState)
        here, there = state.copy(), again
        one, other = Random(seed), Random(seed)
        for _ in range(60):
            if here.actor != OVER:
                assert list(here.legal()) == list(there.legal())
                step(here, one)
                step(there, other)
        assert digest(here) == digest(there)
        looked += 1
        if looked == 12:
            break
    assert looked > 0


def test_a_cascade_can_be_saved_where_it_is_deepest() -> None:
    """A Recall bonus moves the Inkpot to a row whose tile plays a card that brings a tile."""
    state = position(
        table={"i11": "0 idea notebook_left"},
        freud="theater",
        in_play={TEAL: "r01 r02 r05"},
        hand={TEAL: "r10"},
        dial={TEAL: "own:reserve"},
        notebook={TEAL: "n116 n101 ·"},
    )
    play(state, "recall", "district green 1", "insight own reserve reserve", "do 1", "advance 1")
    play(state, "line_part first", "do 1", "play r10", "do 1", "take level_1")
    assert decision(state) == "put"
    again = load(GAME.blank(state.setup), save(state))
    assert isinstance(again, UnconsciousMindState)
    for one in (state, again):
        play(one, "put a3")
        while one.actor == CHANCE:
            one.apply(one.legal()[0])
    assert digest(state) == digest(again)
    assert decision(again) == "line"


# What may be known


@each_table
def test_a_view_of_what_is_imagined_from_it_is_the_same(
    seed: int, players: int, options: dict[str, Any]
) -> None:
    rng = Random(seed)
    for state in random_game(seed + 50, players, **options):
        if rng.randrange(60):
            continue
        for observer in range(SPECTATOR, int(state.setup.players)):
            seen = view(state, observer)
            imagined = GAME.imagine(state.setup, seen, rng)
            assert GAME.view(imagined, observer) == seen
            if state.actor == observer >= 0:
                assert list(imagined.legal()) == list(state.legal())


def test_a_hidden_hand_is_imagined_in_many_ways() -> None:
    state = position(hand={TEAL: "r01", PINK: "r02 r03"})
    rng = Random(1)
    seen = view(state, TEAL)
    imagined = [GAME.imagine(state.setup, seen, rng) for _ in range(40)]
    assert len({tuple(hand(one, PINK)) for one in imagined}) > 5
    assert {tuple(hand(one, TEAL)) for one in imagined} == {("r01",)}
    assert all(len(hand(one, PINK)) == 2 for one in imagined)


def test_a_card_seen_taken_from_the_display_stays_in_an_imagined_hand() -> None:
    state = position(hand={PINK: "r02"}, research="r20 r21", turn=PINK)
    unconscious_mind_positions.resolve(state, "[{op: gain, research: 1}]")
    play(state, "do 1", "deal_research r30", "swap r02 1")
    rng = Random(2)
    seen = view(state, TEAL)
    hands = [hand(GAME.imagine(state.setup, seen, rng), PINK) for _ in range(20)]
    assert all("r20" in cards for cards in hands)
    assert len({tuple(cards) for cards in hands}) > 3
    assert not any("r02" in cards for cards in hands)  # it lies on display


def test_a_view_tells_nothing_of_other_hands() -> None:
    one = position(hand={PINK: "r10 r11"}, research="r20 r21")
    other = position(hand={PINK: "r12 r13"}, research="r20 r21")
    assert msgspec.json.encode(view(one, TEAL)) == msgspec.json.encode(view(other, TEAL))
    assert view(one, PINK) != view(other, PINK)
