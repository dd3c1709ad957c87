"""The thought cloud: which emotion tile comes next."""

from __future__ import annotations

import pytest

from tests.rules.amygdala.positions import (
    JOSEPH,
    ROB,
    choices,
    coins,
    decision,
    play,
    player,
    position,
    refusal,
    told,
)
from tests.rules.ledger import rule

EDGE = {"a2", "a4", "a6", "b1", "b6", "d1", "d6", "e2", "e4", "e6"}
RICH = {ROB: 60}


@rule("AMY-CLOUD-1")
def test_the_cloud_goes_to_an_emotion_tile_that_is_still_there() -> None:
    state = position(coins=RICH, cloud={ROB: "a2"}, left={ROB: "b2 c4 e6"})
    assert choices(state, "unlock") == {"b2", "c4", "e6"}
    assert refusal(state, "unlock b1") == "AMY-CLOUD-1"


@rule("AMY-CLOUD-1")
def test_it_never_stays_where_it_is() -> None:
    state = position(coins=RICH, deal={ROB: "a2=hope"})
    play(state, "unlock a2", "pay_coins", "place K1", "stand L3", "pass")
    assert player(state, ROB).cloud == "a2"
    assert "a2" not in player(state, ROB).board
    assert refusal(state, "unlock a2") == "AMY-CLOUD-1"


@rule("AMY-CLOUD-1")
def test_everybody_has_a_cloud_of_their_own() -> None:
    state = position(coins={ROB: 60, JOSEPH: 60}, cloud={ROB: "a2"}, turn=JOSEPH)
    assert choices(state, "unlock") == EDGE


@rule("AMY-CLOUD-2")
def test_its_first_place_is_on_the_outside_edge_and_costs_nothing() -> None:
    state = position(coins=RICH)
    assert choices(state, "unlock") == EDGE
    assert refusal(state, "unlock b2") == "AMY-CLOUD-2"
    assert player(state, ROB).jumps == dict.fromkeys(sorted(EDGE), 0)
    play(state, "unlock e4")
    assert (coins(state), player(state, ROB).cloud) == (60, "e4")


@rule("AMY-CLOUD-3")
@pytest.mark.parametrize("place", ["a2", "b1", "b3", "c2"])
def test_an_adjacent_tile_is_free(place: str) -> None:
    state = position(coins=RICH, cloud={ROB: "b2"})
    assert player(state, ROB).jumps[place] == 0
    play(state, f"unlock {place}")
    assert coins(state) == 60


@rule("AMY-CLOUD-4")
@pytest.mark.parametrize("place", ["a4", "c4", "e6"])
def test_a_jump_to_any_other_costs_two_coins(place: str) -> None:
    """Places with a bonus space between them are not adjacent."""
    state = position(coins=RICH, cloud={ROB: "b2"})
    assert player(state, ROB).jumps[place] == 2
    assert told(state, f"unlock {place}")[0].startswith("unlocked coins=2")
    assert coins(state) == 58


@rule("AMY-CLOUD-4")
@pytest.mark.parametrize(("money", "jumps"), [(1, set()), (2, {"e6"})])
def test_a_jump_must_be_paid_beside_the_icons(money: int, jumps: set[str]) -> None:
    state = position(
        coins={ROB: money},
        bank={ROB: "hope-1"},
        deal={ROB: "e6=hope b1=happiness+happiness"},
        left={ROB: "b1 e6"},
        cloud={ROB: "b2"},
    )
    assert choices(state, "unlock") == jumps


@rule("AMY-CLOUD-5")
def test_when_no_tile_is_adjacent_the_jump_is_free() -> None:
    state = position(coins=RICH, cloud={ROB: "b2"}, left={ROB: "a4 c4 e6"})
    assert player(state, ROB).jumps == {"a4": 0, "c4": 0, "e6": 0}
    play(state, "unlock c4")
    assert coins(state) == 60
    assert decision(state) == ("pay", ROB)


@rule("AMY-CLOUD-5")
def test_a_single_adjacent_tile_makes_all_other_jumps_cost() -> None:
    state = position(coins=RICH, cloud={ROB: "b2"}, left={ROB: "b3 c4 e6"})
    assert player(state, ROB).jumps == {"b3": 0, "c4": 2, "e6": 2}
