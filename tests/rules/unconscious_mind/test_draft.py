"""New clients for vacant rooms."""

from __future__ import annotations

from typing import Any

from parlour.games.unconscious_mind.rules import UnconsciousMindState
from parlour.kernel.state import CHANCE
from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    PINK,
    TEAL,
    choices,
    decision,
    end_turn,
    may,
    play,
    position,
    refusal,
    room,
    view,
    vp,
)

SHOWN = "c01+g01 c02+g02 k01+g13 k02+g14"


def drafting(rooms: str = "·", **given: Any) -> UnconsciousMindState:
    state = position(**{"rooms": {TEAL: rooms}, "clients": SHOWN, **given})
    end_turn(state)
    return state


@rule("UM-DRAFT-1")
def test_a_vacant_room_must_be_filled_from_the_display() -> None:
    state = drafting()
    assert choices(state, "draft") == {"c01", "c02", "k01", "k02"}
    assert refusal(state, "stop") == "UM-DRAFT-1"
    play(state, "draft k01")
    assert (room(state).client, room(state).grief) == ("k01", "g13")


@rule("UM-DRAFT-1")
def test_each_vacant_room_in_turn() -> None:
    state = drafting(second_room=[TEAL])
    play(
        state,
        "draft c01",
        "deal_client c05",
        "deal_grief g20",
        "deal_latent l01",
        "dream m01",
        "deal_manifest m30",
    )
    assert decision(state) == "draft"
    play(state, "draft c05")
    assert room(state, 1).client == "c05"


@rule("UM-DRAFT-1")
def test_a_full_office_drafts_nobody() -> None:
    assert drafting("c05+g20").actor == PINK
    assert drafting("c05+g20 / c06+g21").actor == PINK


@rule("UM-DRAFT-2")
def test_the_display_is_refilled_from_the_same_deck_with_a_grief_layer() -> None:
    state = drafting()
    play(state, "draft k01")
    assert state.actor == CHANCE
    assert {client[0] for client in choices(state, "deal_client")} == {"k"}
    play(state, "deal_client k09", "deal_grief g20")
    assert (view(state).clients[2].client, view(state).clients[2].grief) == ("k09", "g20")


@rule("UM-DRAFT-2")
def test_from_the_other_deck_if_it_is_empty() -> None:
    state = drafting(decks={"clients": "k09"})
    play(state, "draft c01")
    assert choices(state, "deal_client") == {"k09"}


@rule("UM-DRAFT-2")
def test_or_not_at_all() -> None:
    state = drafting(decks={"clients": ""})
    play(state, "draft c01", "deal_latent l01")
    assert decision(state) == "dream"
    assert view(state).clients[0].client == ""


@rule("UM-DRAFT-3")
def test_a_latent_dream_is_drawn_and_a_manifest_one_chosen() -> None:
    state = drafting(manifests="m01 m02 m03 m04")
    play(state, "draft c01", "deal_client c05", "deal_grief g20")
    assert choices(state, "deal_latent")
    play(state, "deal_latent l09")
    assert choices(state, "dream") == {"m01", "m02", "m03", "m04"}
    play(state, "dream m03", "deal_manifest m30")
    assert (room(state).latent, room(state).manifest) == ("l09", "m03")
    assert view(state).manifests == ["m01", "m02", "m30", "m04"]


@rule("UM-DRAFT-3")
def test_or_drawn_unseen() -> None:
    state = drafting(manifests="m01 m02 m03 m04")
    play(
        state,
        "draft c01",
        "deal_client c05",
        "deal_grief g20",
        "deal_latent l09",
        "dream_unseen",
        "deal_manifest m30",
    )
    assert room(state).manifest == "m30"
    assert view(state).manifests == ["m01", "m02", "m03", "m04"]


@rule("UM-DRAFT-3")
def test_empty_decks_of_dreams_are_skipped() -> None:
    state = drafting(decks={"latent": "", "manifest": ""}, manifests="m01 · · ·")
    play(state, "draft c01", "deal_client c05", "deal_grief g20")
    assert decision(state) == "dream"
    assert not may(state, "dream_unseen")
    play(state, "dream m01")
    assert view(state).manifests == ["", "", "", ""]


@rule("UM-DRAFT-4")
def test_the_marker_begins_at_the_hearts_of_client_and_layer_and_scores_there() -> None:
    state = drafting(clients="c01+g01 c06+g02 k01+g13 k02+g14")
    play(
        state,
        "draft k02",
        "deal_client k09",
        "deal_grief g20",
        "deal_latent l09",
        "dream_unseen",
        "deal_manifest m30",
    )
    assert (room(state).therapy, vp(state)) == (8, 3)
    state = drafting()
    play(
        state,
        "draft c01",
        "deal_client c09",
        "deal_grief g20",
        "deal_latent l09",
        "dream_unseen",
        "deal_manifest m30",
    )
    assert (room(state).therapy, vp(state)) == (4, 0)


@rule("UM-DRAFT-5")
def test_not_in_the_final_round() -> None:
    assert drafting(phase="final_round").actor == PINK
    assert decision(drafting(phase="signalled")) == "draft"
