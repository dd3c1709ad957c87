"""The answer to "why can't I?" names the rule that a player would point at."""

from __future__ import annotations

import inspect
import re

import pytest

from parlour.games.amygdala import GAME
from parlour.games.amygdala.rules import AmygdalaState
from parlour.games.amygdala.wire import why
from tests.rules.amygdala.positions import (
    JOSEPH,
    ROB,
    let_chance_decide,
    new_game,
    placing,
    play,
    position,
    refusal,
)
from tests.rules.ledger import ledgers, parse

TEN = "hope-1 hope-1 hope-2 hope-2 dream dream dream idea idea wild"


def starting() -> AmygdalaState:
    state = new_game(2, start="choose")
    let_chance_decide(state)
    return state


def paying(tile: str, items: str, coins: int = 0) -> AmygdalaState:
    state = position(coins={ROB: coins}, bank={ROB: items}, deal={ROB: f"a2={tile}"})
    play(state, "unlock a2")
    return state


def raising() -> AmygdalaState:
    """Five coins for an icon: the two ideas must go together."""
    state = paying("hope", "idea idea")
    play(state, "pay_coins")
    return state


def standing(tile: str, space: str) -> AmygdalaState:
    state = placing(tile, mood={ROB: "L4"}, coins={ROB: 1})
    play(state, f"place {space}")
    return state


def choosing_a_network() -> AmygdalaState:
    state = placing("sadness+gratitude")
    play(state, "place I1", "stand L0")
    return state


def choosing_a_claim() -> AmygdalaState:
    state = placing("sadness", gone={ROB: "b1"}, claims={"red": [ROB]})
    play(state, "place I1", "stand L0")
    return state


def overflowing() -> AmygdalaState:
    state = position(coins={ROB: 11}, vp={ROB: 5}, bank={ROB: TEN})
    play(state, "buy L0 surprise-1")
    return state


def cashing_in() -> AmygdalaState:
    state = position(phase="last_round", vp={ROB: 5}, bank={ROB: "claim-indigo wild"})
    play(state, "claim indigo", "stand L0")
    return state


FOUR_PLAYERS = position(4, coins={ROB: 9})
RICH = position(coins={ROB: 60}, lotuses={"L0": "hope-1 anger-3"})
POOR = position(coins={ROB: 1}, lotuses={"L0": "hope-1 anger-3"})
NO_TOLL = position(bank={ROB: "claim-indigo"}, mood={ROB: "L3"})

REFUSED = [
    ("AMY-SETUP-8", starting(), "pass"),
    ("AMY-TURN-1", RICH, "place I1"),
    ("AMY-TURN-1", RICH, "settle"),
    ("AMY-TURN-2", RICH, "pass"),
    ("AMY-BUY-2", RICH, "buy L0 sadness-1"),
    ("AMY-BUY-2", RICH, "buy L1 hope-1"),
    ("AMY-BUY-2", RICH, "buy_two L0 hope-1 hope-2"),
    ("AMY-BUY-3", POOR, "buy L0 anger-3"),
    ("AMY-BUY-3", POOR, "buy_two L0 hope-1 anger-3"),
    ("AMY-BUY-4", FOUR_PLAYERS, "buy_two L0-left surprise-1 surprise-2"),
    ("AMY-CLOUD-1", position(coins={ROB: 60}, gone={ROB: "a2"}), "unlock a2"),
    ("AMY-CLOUD-2", RICH, "unlock c4"),
    ("AMY-PAY-1", POOR, "unlock a2"),
    ("AMY-PAY-1", paying("hope", "hope-1"), "place K1"),
    ("AMY-PAY-2", paying("hope", "hope-1 anger-1"), "pay anger"),
    ("AMY-PAY-2", paying("hope", "wild"), "pay hope"),
    ("AMY-PAY-3", paying("hope", "hope-1"), "pay_wild"),
    ("AMY-PAY-3", paying("hope", "hope-1"), "pay wild"),
    ("AMY-PAY-4", paying("hope", "hope-1"), "pay_coins"),
    ("AMY-PAY-5", paying("hope", "hope-1 happiness"), "pay_happiness"),
    ("AMY-PAY-5", paying("happiness", "happiness wild"), "pay_wild"),
    ("AMY-PAY-5", paying("happiness", "", coins=7), "pay_happiness"),
    ("AMY-PAY-5", paying("happiness", "happiness"), "pay_coins"),
    ("AMY-PAY-6", paying("hope", "hope-1 anger-1"), "pay_pair hope anger"),
    ("AMY-PLACE-1", placing("hope"), "buy L0 sadness-1"),
    ("AMY-PLACE-2", placing("hope", placed={JOSEPH: "K1=hope"}), "place K1"),
    ("AMY-PLACE-3", placing("hope"), "place K7"),
    ("AMY-PLACE-6", placing("hope"), "return"),
    ("AMY-MOVE-2", placing("sadness+anger", mood={ROB: "L3"}), "place I1"),
    ("AMY-MOVE-2", NO_TOLL, "claim indigo"),
    ("AMY-MOVE-3", standing("hope", "K1"), "pass"),
    ("AMY-MOVE-4", standing("hope", "K1"), "stand L0"),
    ("AMY-MOVE-5", standing("happiness", "Y1"), "stand L1"),
    ("AMY-SCORE-2", choosing_a_network(), "score hope"),
    ("AMY-BONUS-4", choosing_a_claim(), "take_claim red"),
    ("AMY-BONUS-4", choosing_a_claim(), "pass"),
    ("AMY-BANK-4", overflowing(), "pass"),
    ("AMY-BANK-4", overflowing(), "sell_points"),
    ("AMY-CLAIM-1", RICH, "claim red"),
    ("AMY-TRADE-1", cashing_in(), "sell_happiness"),
    ("AMY-TRADE-1", raising(), "sell_wild"),
    ("AMY-TRADE-1", overflowing(), "sell anger"),
    ("AMY-TRADE-2", raising(), "sell_points"),
    ("AMY-TRADE-7", position(coins={ROB: 9}, bank={ROB: "wild"}), "sell_wild"),
    ("AMY-TRADE-7", raising(), "pass"),
    ("AMY-TRADE-8", raising(), "cash_ideas 1"),
    ("AMY-TRADE-9", cashing_in(), "sell_points"),
    ("AMY-TRADE-9", cashing_in(), "pass"),
]


@pytest.mark.parametrize(
    ("rule_id", "state", "text"), REFUSED, ids=[f"{rule_id}: {text}" for rule_id, _, text in REFUSED]
)
def test_a_refusal_names_the_rule(rule_id: str, state: AmygdalaState, text: str) -> None:
    assert refusal(state, text) == rule_id


def test_every_rule_that_can_be_named_is_tried_here_and_stands_in_the_ledger() -> None:
    named = set(re.findall(r"AMY-[A-Z]+-\d+", inspect.getsource(why)))
    assert named == {rule_id for rule_id, _, _ in REFUSED}
    assert named <= rules_of_the_ledger()


def test_every_illegal_action_of_every_decision_is_answered() -> None:
    known = rules_of_the_ledger()
    for state in {text: state for _, state, text in REFUSED}.values():
        legal = set(state.legal())
        for action in state.setup.actions.all():
            if action not in legal:
                assert GAME.why_not(state, action) in known


def rules_of_the_ledger() -> set[str]:
    ledger = ledgers()[GAME.id]
    return {entry.id for entry in parse(ledger)}
