"""Scoring the network of a new tile."""

from __future__ import annotations

import pytest

from parlour.games.amygdala.rules import AmygdalaState
from parlour.games.amygdala.wire.outcome import outcome
from tests.rules.amygdala.positions import (
    JOSEPH,
    ROB,
    choices,
    decision,
    legal_texts,
    placing,
    play,
    player,
    refusal,
    told,
)
from tests.rules.ledger import rule


def scored(tile: str, space: str, placed: str, others: str = "") -> int:
    """The points for a tile of one emotion, with these tiles of one's own and another's on the board."""
    state = placing(tile, coins={ROB: 1}, placed={ROB: placed, JOSEPH: others})
    play(state, f"place {space}")
    play(state, legal_texts(state)[0])
    assert decision(state)[0] != "network"
    return player(state, ROB).vp


@rule("AMY-SCORE-1")
@pytest.mark.parametrize(
    ("tile", "points"), [("hope", 1), ("hope+hope", 2), ("happiness+happiness+happiness", 3)]
)
def test_a_new_tile_alone_scores_its_icons(tile: str, points: int) -> None:
    at = "c4" if tile.count("+") == 2 else "a2"
    state = placing(tile, at=at, coins={ROB: 1})
    play(state, "place K1")
    play(state, "stand L3")
    assert player(state, ROB).vp == points


@rule("AMY-SCORE-1")
def test_a_point_for_each_icon_not_for_each_tile() -> None:
    assert scored("sadness", "I7", "I1=sadness+sadness I12=sadness+anger") == 4


@rule("AMY-SCORE-1")
def test_only_icons_of_the_emotion_count() -> None:
    assert scored("sadness", "I1", "I6=sadness+gratitude I2=hope+hope") == 2


@rule("AMY-SCORE-1")
def test_chains_may_branch_and_bend() -> None:
    """G12 joins three arms: T8, T9 and G6."""
    assert scored("gratitude", "G12", "T8=gratitude+gratitude T9=gratitude+anger G6=sadness+gratitude") == 5


@rule("AMY-SCORE-1")
def test_tiles_that_do_not_touch_are_not_in_the_network() -> None:
    assert scored("hope", "K10", "K5=hope+hope K8=serenity+hope") == 3


@rule("AMY-SCORE-1")
def test_another_player_s_tiles_neither_score_nor_link() -> None:
    assert scored("hope", "K4", "K10=serenity+hope", others="K3=hope+hope K5=hope+surprise") == 2


@rule("AMY-SCORE-2")
def test_of_a_mixed_tile_one_emotion_is_chosen() -> None:
    state = placing("sadness+gratitude", placed={ROB: "I1=sadness+sadness I7=gratitude+gratitude"})
    play(state, "place I2", "stand L0")
    assert decision(state) == ("network", ROB)
    assert choices(state, "score") == {"sadness", "gratitude"}
    assert refusal(state, "score hope") == "AMY-SCORE-2"
    assert told(state, "score gratitude")[0] == "scored emotion=gratitude player=0 points=3"
    assert player(state, ROB).vp == 3


@rule("AMY-SCORE-2")
def test_a_tile_of_one_emotion_leaves_no_choice() -> None:
    state = placing("sadness+sadness")
    play(state, "place I1", "stand L0")
    assert decision(state) == ("turn", JOSEPH)


@rule("AMY-SCORE-3")
def test_a_source_links_the_tiles_around_it_and_scores_nothing() -> None:
    """I1 and I4 are on opposite sides of the source of sadness."""
    assert scored("sadness", "I4", "I1=sadness+sadness") == 3
    assert scored("sadness", "I10", "I1=sadness+sadness I4=sadness+anger") == 4


@rule("AMY-SCORE-3")
def test_a_source_links_its_own_emotion_only() -> None:
    """Around the source of sadness, hope finds no link."""
    assert scored("hope", "I9", "I1=hope+hope I4=serenity+hope") == 2


@rule("AMY-SCORE-4")
def test_a_network_goes_on_in_other_regions() -> None:
    """From indigo's source over I8 into teal and yellow."""
    assert scored("sadness", "I2", "I8=sadness+sadness T10=sadness+anger Y1=sadness+gratitude") == 5


@rule("AMY-SCORE-5")
def test_happiness_networks_with_happiness_only() -> None:
    assert scored("happiness", "I1", "I6=sadness+sadness I7=happiness+happiness") == 3


@rule("AMY-SCORE-5")
def test_sources_of_other_emotions_do_not_link_happiness() -> None:
    assert scored("happiness", "I4", "I1=happiness+happiness") == 1
    assert scored("happiness", "Y4", "Y1=happiness+happiness") == 3


@rule("AMY-SCORE-1", "AMY-SCORE-3", "AMY-SCORE-4")
def test_example_joseph_scores_five_for_his_sadness_network() -> None:
    state = placing(
        "gratitude+sadness",
        seat=JOSEPH,
        players=4,
        placed={JOSEPH: "I3=sadness+sadness I5=sadness I1=anger+sadness"},
    )
    play(state, "place Y12", "stand L0")
    assert worth(state, "score sadness") == {"sadness": 5}
    assert worth(state, "score gratitude") == {"gratitude": 1}
    play(state, "score sadness")
    assert player(state, JOSEPH).vp == 5


@rule("AMY-SCORE-1")
@pytest.mark.parametrize("tile", ["sadness+gratitude", "hope+hope", "happiness"])
def test_what_is_shown_before_a_tile_is_placed_is_what_it_scores(tile: str) -> None:
    mine = "I3=sadness+sadness I8=sadness K1=hope G10=gratitude Y3=serenity+hope Y8=happiness+happiness"
    start = placing(tile, coins={ROB: 1}, placed={ROB: mine, JOSEPH: "G5=sadness+gratitude I4=hope+hope"})
    for space in choices(start, "place"):
        networks = worth(start, f"place {space}")
        assert set(networks) == set(tile.split("+"))
        for emotion, points in networks.items():
            state = start.copy()
            play(state, f"place {space}")
            assert all(worth(state, stand) == networks for stand in legal_texts(state))
            play(state, legal_texts(state)[0])
            if len(networks) > 1:
                assert worth(state, f"score {emotion}") == {emotion: points}
                play(state, f"score {emotion}")
            assert player(state, ROB).vp == player(state, ROB).network_points == points


def worth(state: AmygdalaState, text: str) -> dict[str, int]:
    """By emotion, what the tile in hand is said to score."""
    networks = outcome(state, state.setup.actions.parse(text)).networks
    return {network.emotion: network.points for network in networks}
