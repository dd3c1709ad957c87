"""What rules pages tell newcomers first: the example turns can be played, the prices are the real ones."""

from __future__ import annotations

import re

import pytest

from parlour.games.amygdala import GAME
from tests.rules.amber import positions as amber
from tests.rules.amygdala import positions as mandala
from tests.rules.ledger import LANGUAGES, LEDGERS


def test_the_example_turns_of_amber() -> None:
    anna, ben = amber.RED, amber.BLUE
    state = amber.position(
        """
        · · · · · · · · ·
        · · · · · · · · ·
        · · · · · · · · ·
        · · · · · · · · ·
        · · · · · · · · ·
        · · · R ─ ⌂ · · ·
        · · · · · · · ─ B
        """,
        hands={anna: "straight curve roundabout tee tee tee", ben: "oneway_straight"},
        stack="tee curve curve straight straight straight straight straight straight",
    )
    play = amber.play
    assert "coin_taken_village cell=F6 player=0" in amber.told(state, "place F6 straight 1")
    play(state, "deal tee")
    assert sum(amber.hand(state, anna).values()) == 6
    play(state, "place G7 oneway_straight 3", *["deal straight"] * 6)
    assert "H7" not in amber.reach(state, anna)
    play(state, "place G6 curve 2")
    assert amber.legal_texts(state) == ["rebuild roundabout"]
    play(state, "rebuild roundabout")
    assert amber.connections(state, anna) == {"F6", "I7"}
    assert amber.connections(state, ben) == {"D6", "F6"}
    assert amber.coins(state) == [2, 1]
    play(state, "deal curve", "deal curve")
    assert state.actor == ben


def test_the_example_turn_of_amygdala() -> None:
    anna = mandala.ROB
    state = mandala.position(
        bank={anna: "sadness-1 wild"},
        deal={anna: "a2=sadness b1=sadness+sadness"},
        placed={anna: "I2=sadness"},
        gone={anna: "a2"},
        cloud={anna: "a2"},
    )
    mandala.play(state, "unlock b1", "pay sadness", "pay_wild", "place I3", "stand L0")
    assert mandala.player(state, anna).vp == 3
    mandala.play(state, "take_claim indigo")
    assert mandala.bank(state, anna) == "claim-indigo"
    assert state.actor != anna


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_the_prices_of_amygdala(language: str) -> None:
    """Row by row, the numbers in the two tables of what things cost."""
    suffix = "" if language == "en" else f".{language}"
    text = (LEDGERS / f"amygdala{suffix}.md").read_text("utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ") and not line.startswith("| ---")]
    numbers = [[int(number) for number in re.findall(r"\d+", row)] for row in rows]
    box = GAME.edition().components
    exchange = box.exchange
    assert exchange.resource == exchange.wild
    assert exchange.dream == exchange.happiness
    ideas, dreams = list(exchange.ideas), list(exchange.dreams)
    assert numbers == [
        [],
        [box.payment.icon_coins],
        [box.payment.happiness_coins],
        [box.jump.coins],
        [box.toll.coins],
        [],
        [exchange.points_for_coin, 1],
        [exchange.resource],
        [exchange.dream],
        [*range(1, len(ideas) + 1), *ideas],
        [*range(1, len(dreams) + 1), *dreams],
    ]
