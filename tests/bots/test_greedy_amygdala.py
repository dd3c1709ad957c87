"""What greedy does in a game of Amygdala: a beginner should be able to learn from it."""

from __future__ import annotations

import pytest
from librt.random import Random

from parlour import bots
from parlour.arena import Series, play_series
from parlour.bots import bot
from parlour.games.amygdala import GAME
from parlour.games.amygdala.rules import AmygdalaState, codes
from parlour.kernel import state as kernel_state
from parlour.kernel.snapshot import save
from parlour.kernel.state import CHANCE, OVER, Sink, roll
from tests.rules.amygdala.positions import JOSEPH, ROB, legal_texts, new_game, placing, play, position

pytestmark = pytest.mark.slow

IS_COMPILED = not str(kernel_state.__file__).endswith(".py")


def chosen(state: AmygdalaState) -> str:
    """What greedy does here, in notation."""
    return state.setup.actions.text(next(bots.play_turn(bot("greedy"), GAME, state.setup, state, Random(1))))


def play_turn(state: AmygdalaState) -> list[str]:
    """Everything greedy decides until it is somebody else's turn."""
    seat = state.actor
    decided = []
    while state.actor == seat:
        decided.append(chosen(state) if len(state.legal()) > 1 else legal_texts(state)[0])
        play(state, decided[-1])
    return decided


def test_it_pays_with_the_tile_that_matches_and_keeps_wilds_and_coins() -> None:
    state = position(
        coins={ROB: 20, JOSEPH: 20},
        bank={ROB: "sadness-1 wild hope-1"},
        deal={ROB: "a2=sadness"},
        left={ROB: "a2 b1 b2 c2 c4 d1 d2 d3 e2 e4"},
    )
    play(state, "unlock a2")
    assert chosen(state) == "pay sadness"


def test_it_unlocks_a_tile_when_its_memory_bank_is_full() -> None:
    state = position(
        coins={ROB: 20, JOSEPH: 20},
        bank={ROB: "sadness-1 sadness-1 hope-1 hope-2 anger-1 gratitude-1 surprise-1 serenity-1"},
        deal={ROB: "a2=sadness+sadness"},
        placed={ROB: "I1=sadness I2=anger+sadness"},
    )
    assert chosen(state).startswith("unlock")


def test_it_places_a_tile_where_its_network_grows() -> None:
    state = placing(
        "sadness", coins={ROB: 12, JOSEPH: 12}, placed={ROB: "I1=sadness+sadness I7=anger+sadness"}
    )
    play_turn(state)
    assert state.vp[ROB] == 4


def test_it_scores_the_larger_network_of_a_mixed_tile() -> None:
    state = placing("anger+sadness", coins={ROB: 12, JOSEPH: 12}, placed={ROB: "I1=sadness+sadness R1=anger"})
    play(state, "place I2", "stand L0")
    assert chosen(state) == "score sadness"


def test_it_takes_the_claim_of_the_region_it_leads() -> None:
    state = position(
        coins={ROB: 15, JOSEPH: 15},
        bank={ROB: "sadness-1"},
        deal={ROB: "b1=sadness"},
        gone={ROB: "a2"},
        cloud={ROB: "a2"},
        placed={
            ROB: "T1=serenity+serenity T2=surprise+serenity T3=serenity",
            JOSEPH: "R1=anger+anger P1=surprise+surprise G1=gratitude+gratitude K1=hope+hope",
        },
    )
    play(state, "unlock b1", "pay sadness", "place I1", "stand L0")
    assert chosen(state) == "take_claim teal"


def test_it_places_its_claim_while_there_is_time() -> None:
    state = position(
        phase="last_round",
        starter=JOSEPH,
        coins={ROB: 5, JOSEPH: 5},
        bank={ROB: "claim-indigo"},
        placed={ROB: "I1=sadness+sadness I2=sadness"},
    )
    assert play_turn(state)[0] == "claim indigo"
    assert state.actor == OVER


def test_it_keeps_its_dreams_together_and_cashes_them_in_at_the_end() -> None:
    state = position(
        phase="last_round",
        starter=JOSEPH,
        coins={ROB: 5, JOSEPH: 5},
        bank={ROB: "dream dream dream dream dream dream"},
    )
    play_turn(state)
    assert state.dream_points[ROB] == 27


def test_it_parts_with_what_is_worth_least_when_coins_are_short() -> None:
    """Nothing on the board is left that hope could pay; the dream and the points are worth more."""
    state = position(
        bank={ROB: "hope-1 dream sadness-1"},
        vp={ROB: 10},
        coins={JOSEPH: 10},
        deal={ROB: "a2=sadness b1=sadness+sadness b2=sadness+gratitude d1=anger+sadness d2=gratitude"},
        left={ROB: "a2 b1 b2 c4 d1 d2"},
        cloud={ROB: "c2"},
        lotuses={"L0": "sadness-1 gratitude-1"},
    )
    play(state, "buy_two L0 sadness-1 gratitude-1")
    assert chosen(state) == "sell hope"


def test_it_buys_two_tiles_its_board_needs_rather_than_dear_ones() -> None:
    state = position(
        coins={ROB: 10, JOSEPH: 10},
        deal={ROB: "a2=sadness b1=sadness+sadness b2=sadness+gratitude c2=gratitude d1=gratitude+gratitude"},
        left={ROB: "a2 b1 b2 c2 c4 d1"},
        lotuses={"L1": "sadness-1 gratitude-1", "L2": "hope-1 anger-1", "L3": "sadness-3 gratitude-3"},
    )
    assert chosen(state) == "buy_two L1 sadness-1 gratitude-1"


def test_where_nothing_is_hidden_one_position_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(coins={ROB: 10, JOSEPH: 10})
    looked_at: list[bytes] = []
    evaluate = type(GAME).evaluate

    def watched(one: AmygdalaState, seat: int) -> float:
        looked_at.append(save(one))
        return evaluate(one, seat)

    monkeypatch.setattr(type(GAME), "evaluate", staticmethod(watched))
    chosen(state)
    # Every purchase ends the turn, so each is looked at once.
    bought = [text for text in legal_texts(state) if text.startswith("buy")]
    positions = []
    for text in bought:
        after = state.copy()
        play(after, text)
        positions.append(save(after))
    assert [looked_at.count(one) for one in positions] == [1] * len(bought)


def play_greedily(players: int, seed: int) -> tuple[AmygdalaState, list[int]]:
    """A game of greedy against itself: how it ended, and what happened."""
    state = new_game(players, None)
    sink = Sink()
    state.sink = sink
    rng = Random(seed)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(roll(state, rng))
            continue
        for action in bots.play_turn(bot("greedy"), GAME, state.setup, state, rng):
            state.apply(action)
    return state, [event[0] for event in sink.drain()]


@pytest.mark.parametrize("players", GAME.players)
def test_games_against_itself_are_games_people_would_know(players: int) -> None:
    """They end because boards are nearly cleared, with the points of casual players."""
    count = 6 if IS_COMPILED else 1
    points: list[int] = []
    for seed in range(count):
        state, events = play_greedily(players, seed)
        assert codes.END_TRIGGERED in events
        assert events.count(codes.PASSED) <= players
        assert events.count(codes.UNLOCKED) < events.count(codes.BOUGHT) + events.count(codes.BOUGHT_TWO) * 2
        points += [int(one) for one in state.scores()]
    assert 40 < sum(points) / len(points) < 100


def test_greedy_beats_random() -> None:
    count = 40 if IS_COMPILED else 2
    options = tuple(GAME.accept_options(GAME.edition(), 2, {}).items())
    series = Series("amygdala", 2, options, None, ("greedy", "random"), seed=1)
    lost = sum(
        not result.won[series.seats(result.number).index(0)]
        for result in play_series(series, count, workers=1)
    )
    assert lost <= (1 if IS_COMPILED else 0)
