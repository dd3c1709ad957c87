"""Preparing to play."""

from __future__ import annotations

import pytest
from librt.random import Random

from parlour.games.unconscious_mind import GAME
from parlour.games.unconscious_mind.effect_schema import LOCATIONS
from parlour.games.unconscious_mind.rules import UnconsciousMindState, fame
from parlour.kernel.game import OptionValue
from parlour.kernel.state import CHANCE, roll
from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    BROWN,
    NOTHING,
    PINK,
    TEAL,
    YELLOW,
    boxes,
    bright,
    choices,
    coffee,
    decision,
    dial,
    end_turn,
    final,
    legal_texts,
    may,
    new_game,
    play,
    player,
    position,
    refusal,
    reserve,
    room,
    tile,
    view,
    vp,
)


def deal(state: UnconsciousMindState, until: str = "") -> None:
    """Let chance act until a seat decides, or until a deck or decision comes."""
    rng = Random(1)
    while state.actor == CHANCE and not (until and legal_texts(state)[0].startswith(until)):
        state.apply(roll(state, rng))


def dealt(players: int = 2, **options: OptionValue) -> UnconsciousMindState:
    state = new_game(players, **options)
    deal(state)
    return state


def begun(players: int = 2, **options: OptionValue) -> UnconsciousMindState:
    """The first turn, everybody having taken the first of what they could choose."""
    state = dealt(players, **options)
    while decision(state) != "turn":
        state.apply(state.legal()[0])
        deal(state)
    return state


def after_start(players: int, starter: int) -> UnconsciousMindState:
    """The first draft of a game with this starting player."""
    state = new_game(players)
    deal(state, "start")
    play(state, f"start {starter}")
    deal(state)
    return state


# The table


@rule("UM-SETUP-1")
@pytest.mark.parametrize(("players", "blocked"), [(1, 8), (2, 8), (3, 4), (4, 0)])
def test_fewer_players_have_fewer_idea_spaces(players: int, blocked: int) -> None:
    assert len(view(dealt(players)).blocked) == blocked


@rule("UM-SETUP-1")
def test_the_outer_columns_are_blocked_for_two_and_their_ends_for_three() -> None:
    assert {space[2] for space in view(dealt(2)).blocked} == {"0", "3"}
    assert view(dealt(3)).blocked == ["i00", "i03", "i30", "i33"]
    assert refusal(position(3), "place i00 notebook_left") == "UM-STATE-2"


@rule("UM-SETUP-1")
@pytest.mark.parametrize(("players", "tiles"), [(1, 12), (2, 12), (3, 15), (4, 18)])
def test_more_players_have_more_tiles(players: int, tiles: int) -> None:
    state = dealt(players)
    assert [3 + below for below in view(state).tile_stacks] == [tiles, tiles]
    assert len(view(state).tiles_unseen) == 48 - 6


@rule("UM-SETUP-2")
def test_the_city_at_first() -> None:
    seen = view(dealt())
    assert seen.tokens == {"green": 8, "purple": 8, "red": 8}
    assert seen.freud_reputation == 1
    assert len(seen.goals) == 7
    assert set(seen.goals.values()) == {-1}
    assert not any(seen.slots_taken.values())


@rule("UM-SETUP-2")
def test_freud_begins_anywhere() -> None:
    state = new_game()
    assert choices(state, "deal_location") == set(LOCATIONS)
    play(state, "deal_location museum")
    assert view(state).freud == "museum"


@rule("UM-SETUP-3")
def test_the_notebook_display_has_three_tiles_of_each_level() -> None:
    tiles = view(dealt()).tiles
    assert [name[:2] for name in tiles] == ["n1", "n1", "n1", "n2", "n2", "n2"]
    assert len(set(tiles)) == 6


@rule("UM-SETUP-4")
def test_cards_on_display() -> None:
    seen = view(dealt())
    assert [shown.client[0] for shown in seen.clients] == ["c", "c", "k", "k"]
    assert len({shown.grief for shown in seen.clients}) == 4
    assert len(set(seen.manifests)) == 4
    assert len(set(seen.research)) == 2
    assert seen.treatises == {}
    assert len(seen.decks["grief"]) == 20
    assert len(seen.decks["manifest"]) == 32
    assert seen.research_left == 34


# Who starts


@rule("UM-SETUP-5")
def test_the_starting_player_is_drawn_by_lot() -> None:
    state = new_game(3)
    deal(state, "start")
    assert state.actor == CHANCE
    assert choices(state, "start") == {"0", "1", "2"}


@rule("UM-SETUP-5")
def test_or_chosen() -> None:
    state = dealt(3, start="choose")
    assert (decision(state), state.actor) == ("start", TEAL)
    play(state, "start 2")
    deal(state)
    assert view(state).starter == YELLOW


# The players


@rule("UM-SETUP-6")
def test_a_player_board_at_first() -> None:
    state = after_start(2, TEAL)
    teal = player(state, TEAL)
    assert (teal.inkpot, teal.boxes, teal.coffee, teal.bright) == ("top", 0, 4, 0)
    assert (teal.ideas, teal.ideas_locked) == (3, 3)
    assert len(teal.insights_locked) == 6
    assert reserve(state, TEAL) == (7, 0)
    assert dial(state, TEAL) == ""
    assert teal.vp == 0


@rule("UM-SETUP-7")
def test_markers_lie_in_reverse_order_with_the_starting_player_on_top() -> None:
    state = position(3, starter=PINK, cured={TEAL: "c01", PINK: "c02", YELLOW: "c03"})
    assert [player(state, seat).reputation for seat in range(3)] == [0, 0, 0]
    # Pink starts, then Yellow, then Teal, whose marker is at the bottom
    assert [final(state, seat)["rank"] for seat in (TEAL, YELLOW, PINK)] == [2, 1, 0]


@rule("UM-SETUP-7")
def test_the_stack_of_markers_follows_the_order_of_the_game() -> None:
    state = after_start(3, PINK)
    assert [int(fame.rank_of(state, seat)) for seat in (TEAL, YELLOW, PINK)] == [0, 1, 2]


@rule("UM-SETUP-8")
def test_later_players_begin_with_more() -> None:
    state = after_start(4, YELLOW)
    order = (YELLOW, BROWN, TEAL, PINK)
    assert [coffee(state, seat) for seat in order] == [4, 5, 4, 5]
    assert [bright(state, seat) for seat in order] == [0, 0, 1, 1]


@rule("UM-SETUP-9")
def test_an_office_room_card_blocks_the_secondary_room() -> None:
    state = begun(4)
    assert len({player(state, seat).office for seat in range(4)}) == 4
    assert not any(player(state, seat).second_room for seat in range(4))
    state = position(rooms={TEAL: "c01+gs1"})
    end_turn(state)
    assert state.actor == PINK  # nothing to draft


@rule("UM-SETUP-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_routine_client_more_than_players_to_choose_from(players: int) -> None:
    state = after_start(players, TEAL)
    assert len(choices(state, "draft")) == players + 1
    assert {client[0] for client in choices(state, "draft")} == {"c"}


@rule("UM-SETUP-10")
def test_they_come_with_a_starting_grief_layer() -> None:
    state = after_start(2, TEAL)
    play(state, sorted(legal_texts(state))[0])
    assert room(state, 0, PINK).grief == "gs1"


@rule("UM-SETUP-11")
def test_clients_are_drafted_in_reverse_order() -> None:
    state = after_start(4, PINK)
    order = []
    while decision(state) in ("draft", "dream"):
        if decision(state) == "draft":
            order.append(int(state.actor))
        state.apply(state.legal()[0])
        deal(state)
    assert order == [TEAL, BROWN, YELLOW, PINK]


@rule("UM-SETUP-11")
def test_a_draft_is_a_client_a_latent_and_a_manifest_dream_and_the_therapy_marker() -> None:
    state = new_game()
    deal(state, "start")
    play(state, "start 0")
    play(state, *_three_routine_clients(state))
    client = "c06" if may(state, "draft c06") else sorted(choices(state, "draft"))[0]
    play(state, f"draft {client}")
    assert state.actor == CHANCE
    play(state, "deal_latent l07")
    assert (decision(state), state.actor) == ("dream", PINK)
    chosen = view(state).manifests[1]
    assert choices(state, "dream") == set(view(state).manifests)
    assert may(state, "dream_unseen")
    play(state, f"dream {chosen}")
    has = room(state, 0, PINK)
    assert (has.client, has.grief, has.latent, has.manifest) == (client, "gs1", "l07", chosen)
    hearts = {routine.id: routine.hearts for routine in GAME.edition().clients.routine}
    assert has.therapy == hearts[client] + 2
    assert vp(state, PINK) == {6: 1, 7: 2, 8: 3}.get(has.therapy, 0)
    deal(state)
    assert "" not in view(state).manifests  # refilled
    assert (decision(state), state.actor) == ("draft", TEAL)
    assert client not in choices(state, "draft")


def _three_routine_clients(state: UnconsciousMindState) -> list[str]:
    """Deal the clients to choose from, one with many hearts among them if it is still there."""
    free = sorted(choices(state, "deal_client"), key=lambda client: client != "c06")
    return [f"deal_client {client}" for client in free[:3]]


@rule("UM-SETUP-12")
def test_the_client_nobody_took_goes_under_the_deck() -> None:
    state = begun(2)
    bottom = view(state).bottom_client
    assert bottom
    assert bottom not in {room(state, 0, seat).client for seat in range(2)}
    assert bottom in view(state).decks["clients"]


@rule("UM-SETUP-12")
def test_and_is_drawn_last() -> None:
    state = position(
        rooms={TEAL: NOTHING}, clients="c01+g01 c02+g02 k01+g03 k02+g04", decks={"clients": "c03 c04"}
    )
    state.bottom_client = 1 << 3
    end_turn(state)
    play(state, "draft c01")
    assert choices(state, "deal_client") == {"c03"}
    state = position(
        rooms={TEAL: NOTHING}, clients="c01+g01 c02+g02 k01+g03 k02+g04", decks={"clients": "c04"}
    )
    state.bottom_client = 1 << 3
    end_turn(state)
    play(state, "draft c01", "deal_client c04")
    assert view(state).clients[0].client == "c04"


@rule("UM-SETUP-13")
def test_a_starting_tile_is_one_of_the_three_of_the_office() -> None:
    state = dealt(2)
    while decision(state) != "starting_tile":
        state.apply(state.legal()[0])
        deal(state)
    assert state.actor == view(state).starter
    office = player(state, int(state.actor)).office
    offered = {"key": {"ns01", "ns02", "ns03"}, "lantern": {"ns04", "ns05", "ns06"}}
    offered |= {"mirror": {"ns07", "ns08", "ns09"}, "feather": {"ns10", "ns11", "ns12"}}
    assert choices(state, "starting_tile") == offered[office]


@rule("UM-SETUP-13")
def test_a_starting_tile_places_the_professor_and_four_insights_and_lies_leftmost() -> None:
    state = new_game()
    while not legal_texts(state)[0].startswith("deal_office"):
        state.apply(state.legal()[0])
    play(state, "deal_office lantern", "deal_office key", "start 1")
    while decision(state) != "starting_tile":
        state.apply(state.legal()[0])
    assert state.actor == PINK
    play(state, "starting_tile ns01")
    assert player(state, PINK).professor == "library"
    assert dial(state, PINK) == "minor-growth median-growth median-freedom minor-passion"
    assert reserve(state, PINK) == (3, 0)
    assert choices(state, "starting_row") == {"row1", "row2", "row3"}
    play(state, "starting_row row2")
    assert tile(state, "b1", PINK) == "ns01"
    assert (decision(state), state.actor) == ("starting_tile", TEAL)


def test_a_game_begins_with_the_starting_player() -> None:
    state = begun(3)
    assert state.actor == view(state).starter
    assert boxes(state, TEAL) == 0
