"""The engine against the slow reference: positions of whole games, by chance and with some sense."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from librt.random import Random

from parlour.games.amygdala import GAME
from parlour.games.amygdala.rules import AmygdalaState, codes
from parlour.games.amygdala.rules.decisions import DECLARED
from parlour.games.amygdala.rules.exchanging import purse
from parlour.games.amygdala.rules.memory import gain_resource
from parlour.kernel.game import OptionValue
from parlour.kernel.state import CHANCE, OVER, roll
from tests.rules.amygdala.playthroughs.policy import choose
from tests.rules.amygdala.reference import Box, most, slowly, touches

pytestmark = pytest.mark.slow

EDITION = GAME.edition()
BOX = Box(EDITION.folder)
LOOK_EVERY = 2
"""Comparing is slow: one decision in so many is looked at, of chance's one in five times as many."""

VARIANTS: tuple[dict[str, OptionValue], ...] = (
    {},
    {"changing_toll": True},
    {"vp_tiles": True, "start": "choose"},
    {"changing_toll": True, "vp_tiles": True},
)

Chooser = Callable[[AmygdalaState, Random], int]


def test_hexes_have_six_neighbours() -> None:
    beside = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if touches((0, 0), (q, r))]
    assert sorted(beside) == [(-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0)]


def test_the_boards_are_as_the_dossier_describes_them() -> None:
    assert len(BOX.region_of) == 84
    for emotion in BOX.emotions:
        assert len(BOX.mandala[emotion]) == 6
    borders = Counter(
        frozenset((BOX.region_of[one], BOX.region_of[other]))
        for one, other in BOX.mandala.edges
        if one in BOX.region_of and other in BOX.region_of and BOX.region_of[one] != BOX.region_of[other]
    )
    assert len(borders) == 12
    assert set(borders.values()) == {5}
    for place in BOX.places:
        assert len(set(BOX.own_board[place]) & set(BOX.bonuses)) == 2


def test_sets_may_be_split() -> None:
    assert [most((2, 5, 10, 15), count) for count in range(6)] == [0, 2, 5, 10, 15, 17]
    assert most((2, 5, 9, 14, 20, 27), 12) == 54


def chance(state: AmygdalaState, rng: Random) -> int:
    options = state.legal()
    return int(options[rng.randrange(len(options))])


def compare_game(players: int, options: dict[str, OptionValue], seed: int, decide: Chooser) -> Counter[str]:
    """A game with looks at its positions; gives how often each kind of decision was looked at."""
    accepted = GAME.accept_options(EDITION, players, options)
    state = GAME.begin(GAME.setup(EDITION, players, accepted))
    text_of = state.setup.actions.text
    rng = Random(seed)
    looked: Counter[str] = Counter()
    while state.actor != OVER:
        slow = None
        if rng.randrange(LOOK_EVERY if state.actor != CHANCE else 5 * LOOK_EVERY) == 0:
            slow = slowly(BOX, state)
            slow.compare({text_of(action) for action in state.legal()})
            looked[slow.view.decision] += 1
        seat = int(state.actor)
        action = int(roll(state, rng)) if seat == CHANCE else decide(state, rng)
        state.apply(action)
        do, *words = text_of(action).split()
        if slow is not None and do == "deal_resource":
            assert slowly(BOX, state).view.lotuses == slow.filled(words[0])
        elif slow is not None and seat != CHANCE:
            assert slowly(BOX, state).bank(seat) == slow.after(text_of(action)), text_of(action)
    slowly(BOX, state).compare(set())
    return looked


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_random_games_are_counted_alike(players: int, variant: int) -> None:
    looked: Counter[str] = Counter()
    for seed in range(4):
        looked += compare_game(players, VARIANTS[variant], 10 * players + seed, chance)
    assert looked["turn"] > 10
    assert looked["raise"] > 10
    assert looked["pay"] > 5


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_sensible_games_are_counted_alike(players: int, variant: int) -> None:
    looked: Counter[str] = Counter()
    for seed in range(4):
        looked += compare_game(players, VARIANTS[variant], 10 * players + seed, choose)
    assert looked["turn"] > 50
    assert {one.called for one in DECLARED} - {"start"} <= set(looked), "a kind of decision was not looked at"


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("kind", [codes.TURN, codes.OVERFLOW, codes.CASH_IN])
def test_made_up_memory_banks_are_counted_alike(players: int, kind: int) -> None:
    """Banks that hardly come up in play: many dreams, no coins, tiles of every sort."""
    rng = Random(100 * players + kind)
    for _ in range(60):
        state = before_a_turn(players, rng)
        make_up_bank(state, rng)
        state.wait(kind, state.actor, 0, 0)
        slow, seat = slowly(BOX, state), int(state.actor)
        options = {state.setup.actions.text(action): action for action in state.legal()}
        slow.compare(set(options))
        assert purse(state, seat) == slow.purse(slow.bank(seat))
        for text, action in list(options.items())[:: 1 + rng.randrange(8)]:
            after = state.copy()
            after.apply(action)
            assert slowly(BOX, after).bank(seat) == slow.after(text), text


def before_a_turn(players: int, rng: Random) -> AmygdalaState:
    """The last turn that begins within so many decisions of a game."""
    options = VARIANTS[rng.randrange(len(VARIANTS))]
    state = GAME.begin(GAME.setup(EDITION, players, GAME.accept_options(EDITION, players, options)))
    found = state
    for _ in range(200 + rng.randrange(600)):
        if state.kind == codes.TURN:
            found = state.copy()
        if state.actor != OVER:
            state.apply(roll(state, rng) if state.actor == CHANCE else choose(state, rng))
    return found


def make_up_bank(state: AmygdalaState, rng: Random) -> None:
    """Give the actor other things; the supply has the rest of them."""
    seat = state.actor
    state.coins[seat] = rng.randrange(12)
    state.vp[seat] = rng.randrange(8)
    state.wilds[seat] = rng.randrange(3)
    state.happiness[seat] = rng.randrange(4)
    state.ideas[seat] = rng.randrange(7)
    state.dreams[seat] = rng.randrange(7)
    for _ in range(rng.randrange(6)):
        kind = rng.randrange(int(state.setup.kinds))
        if state.stack[kind]:
            state.stack[kind] -= 1
            state.stack_size -= 1
            gain_resource(state, seat, kind)
