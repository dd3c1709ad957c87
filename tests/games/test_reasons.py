"""Why a turn is worth playing: true, told in every language, and from what a player can know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import pytest
from librt.random import Random

from parlour import games
from parlour.bots.planning import plan_turn
from parlour.kernel.game import Game
from parlour.kernel.phrase import Phrase
from parlour.kernel.state import CHANCE, OVER, State, roll
from parlour.words import LANGUAGES, Words
from tests.rules.amber import positions as amber_positions
from tests.rules.amber.positions import RED
from tests.rules.amygdala import positions as amygdala_positions
from tests.rules.amygdala.positions import ROB
from tests.rules.unconscious_mind import positions as unconscious_mind_positions
from tests.rules.unconscious_mind.positions import PINK, TEAL

NAMES = ["Anna", "Bob", "Chloé", "Dirk", "Eva", "Fien"]
MOST = 3

TABLES: dict[str, tuple[str, int, dict[str, Any], int]] = {
    "amber": ("amber", 2, {}, 60),
    "amber-advanced": ("amber", 4, {"advanced": True, "castles": "choose", "start": "choose"}, 40),
    "amygdala": ("amygdala", 3, {"start": "choose"}, 40),
    "amygdala-to-the-end": ("amygdala", 2, {"vp_tiles": True}, 90),
    "unconscious_mind": ("unconscious_mind", 2, {}, 20),
    "unconscious_mind-solo": ("unconscious_mind", 1, {}, 16),
}
"""Game, players, options, and how many turns are looked at."""

each_table = pytest.mark.parametrize("table", TABLES)


class Turn(NamedTuple):
    """What a seat decided, up to the end of its turn or to what chance brought."""

    before: State
    after: State
    seat: int
    actions: tuple[int, ...]


@cache
def played(table: str) -> tuple[Game, Any, list[Turn]]:
    """The turns of a game whose players look no further than their own turn."""
    game_id, players, options, most = TABLES[table]
    game = games.get(game_id)
    edition = game.edition()
    setup = game.setup(edition, players, game.accept_options(edition, players, options))
    state = game.begin(setup)
    rng = Random(players)
    turns: list[Turn] = []
    while state.actor != OVER and len(turns) < most:
        if state.actor == CHANCE:
            state.apply(roll(state, rng))
            continue
        seat, before, actions = int(state.actor), state.copy(), list[int]()
        choices: list[int] = []
        while state.actor == seat:
            legal = state.legal()
            if len(legal) > 1 and not choices:
                choices = [int(step.action) for step in plan_turn(state, game.evaluate, rng)[1:]]
            actions.append(choices.pop(0) if len(legal) > 1 else int(legal[0]))
            state.apply(actions[-1])
        turns.append(Turn(before, state.copy(), seat, tuple(actions)))
    return game, setup, turns


def everything(game: Game, turn: Turn) -> list[Phrase]:
    """All reasons, not just the first few."""
    module = import_module(f"parlour.games.{game.id}.bot.reasons")
    found: list[Phrase] = module.all_reasons(turn.before, turn.after, turn.seat)
    return found


def gains(game: Game, turn: Turn) -> dict[str, int]:
    """By source, how many points the seat has more, or fewer."""
    was, now = game.breakdown(turn.before)[turn.seat], game.breakdown(turn.after)[turn.seat]
    return {source: now[source] - was[source] for source in now}


def in_english(game: Game, before: State, after: State, seat: int) -> list[str]:
    return [Words("en").phrase(phrase, NAMES) for phrase in game.reasons(before, after, seat)]


# Whole games


@each_table
def test_every_turn_has_a_few_reasons_the_weightiest_first(table: str) -> None:
    game, _, turns = played(table)
    for turn in turns:
        found = game.reasons(turn.before, turn.after, turn.seat)
        assert 1 <= len(found) <= MOST
        assert len(set(map(str, found))) == len(found), found
        assert found == everything(game, turn)[:MOST]
        points = [int(phrase.args["points"]) for phrase in everything(game, turn) if "points" in phrase.args]
        assert points == sorted(points, reverse=True)
        are_points = ["points" in one.args for one in found if "points" in one.args or "worth" in one.args]
        assert are_points == sorted(are_points, reverse=True), "what may come stands before what is gained"


@each_table
def test_most_turns_have_more_to_say_than_that_nothing_can_be_counted(table: str) -> None:
    game, _, turns = played(table)
    first = Counter(game.reasons(turn.before, turn.after, turn.seat)[0].id for turn in turns)
    assert first[f"{game.id}-reason-later"] <= 1 + len(turns) // 10, first
    assert len(first) >= 3


@each_table
def test_reasons_can_be_told_in_every_language(table: str) -> None:
    game, _, turns = played(table)
    told = {str(phrase): phrase for turn in turns for phrase in everything(game, turn)}
    assert len(told) > 5
    for language in LANGUAGES:
        words = Words(language)
        for phrase in told.values():
            assert words.knows(phrase.id), phrase
            assert all(words.knows(name) for name in phrase.names.values()), phrase
            sentence = words.phrase(phrase, NAMES)
            assert "{" not in sentence, (language, sentence)
            assert sentence[0].isupper(), sentence
            assert not sentence.endswith("."), sentence


@each_table
def test_what_a_player_cannot_know_makes_no_difference(table: str) -> None:
    game, setup, turns = played(table)
    rng = Random(7)
    for turn in turns[::2]:
        before = game.resample(setup, turn.before, turn.seat, rng)
        after = before.copy()
        for action in turn.actions:
            after.apply(action)
        told = game.reasons(before, after, turn.seat)
        assert told == game.reasons(turn.before, turn.after, turn.seat)


@each_table
def test_a_position_that_did_not_change_has_a_reason_too(table: str) -> None:
    game, _, turns = played(table)
    for turn in turns[::5]:
        assert len(game.reasons(turn.before, turn.before, turn.seat)) >= 1


# The points are true

POINTS_OF = {
    "amygdala": {
        "network": "networks",
        "dreams": "dreams",
        "claims": "regions",
        "climbs": "regions",
        "coins_scored": "coins",
    },
    "unconscious_mind": {"cures": "clients", "relieves": "clients", "publishes": "treatises"},
}
"""By reason, the source of its points; what is called points-<source> says so itself."""

NOT_ALWAYS_TOLD = ("sold", "coins", "leftover_boxes", "bright_ideas")
"""Coins and the like are there to be spent: their points are told when the game ends."""


def check_points_of(game: Game, turn: Turn) -> Counter[str]:
    """Source by source as in the breakdown."""
    told = Counter[str]()
    for phrase in everything(game, turn):
        name = phrase.id.removeprefix(f"{game.id}-reason-")
        if "points" in phrase.args:
            told[POINTS_OF[game.id].get(name, name.removeprefix("points-"))] += int(phrase.args["points"])
    for source, gained in gains(game, turn).items():
        if told[source] or source not in NOT_ALWAYS_TOLD:
            assert told[source] == max(0, gained), (source, turn.actions)
    return told


def check_connections(game: Game, turn: Turn) -> Counter[str]:
    """In Amber a connection is told with its coin; what is lost is told of rivals only."""
    found = everything(game, turn)
    told = sum(int(phrase.args.get("points", 0)) for phrase in found)
    total = sum(gains(game, turn).values())
    is_lost = any(points < 0 for points in gains(game, turn).values())
    assert told >= total if is_lost else told == total, turn.actions
    for rival in {*range(turn.before.players)} - {turn.seat}:
        loss = sum(int(phrase.args.get("loss", 0)) for phrase in found if phrase.seats.get("player") == rival)
        assert turn.after.scores()[rival] >= turn.before.scores()[rival] - loss
    return Counter(connections=told)


@each_table
def test_points_are_those_of_the_breakdown(table: str) -> None:
    game, _, turns = played(table)
    check = check_connections if game.id == "amber" else check_points_of
    seen = sum((check(game, turn) for turn in turns), Counter[str]())
    assert seen.total() > 5, seen


@each_table
def test_a_part_of_a_turn_has_reasons_too(table: str) -> None:
    """A hint may be asked for in the middle of a turn, and a search may not see the end of it."""
    game, _, turns = played(table)
    check = check_connections if game.id == "amber" else check_points_of
    for turn in turns[::3]:
        middle = turn.before.copy()
        for done, action in enumerate(turn.actions[:-1], 1):
            middle.apply(action)
            for part in (
                Turn(turn.before, middle, turn.seat, turn.actions[:done]),
                Turn(middle, turn.after, turn.seat, turn.actions[done:]),
            ):
                assert game.reasons(part.before, part.after, part.seat)
                check(game, part)


# One thing at a time


def amber(drawing: str, *actions: str, **given: Any) -> list[str]:
    """What speaks for a play of red."""
    before = amber_positions.position(drawing, **given)
    return _after(games.get("amber"), before, actions)


def amygdala(*actions: str, **given: Any) -> list[str]:
    """What speaks for a turn of Rob."""
    return _after(games.get("amygdala"), amygdala_positions.position(**given), actions)


def unconscious_mind(*actions: str, **given: Any) -> list[str]:
    """What speaks for a turn of the first player."""
    return _after(games.get("unconscious_mind"), unconscious_mind_positions.position(**given), actions)


def _after(game: Game, before: Any, actions: Sequence[str]) -> list[str]:
    after = before.copy()
    for text in actions:
        action = game.actions(before.setup).parse(text)
        assert action in after.legal(), text
        after.apply(action)
    return in_english(game, before, after, 0)


def test_a_village_nobody_else_reaches_brings_its_coin() -> None:
    told = amber("R ⌂ · ⌂ · B", "place B1 straight 1", hands={RED: "straight curve"})
    assert told[0] == (
        "Connects you to the village at B1, which nobody else reaches: +2 points, with its coin"
    )


def test_a_village_somebody_is_connected_to_brings_a_point() -> None:
    told = amber("R · ─⌂ B · ⌂", "place B1 straight 1", hands={RED: "straight curve"})
    assert "Connects you to the village at C1: +1 point" in told
    assert (
        told[0] == "Connects you to Bob’s castle at D1, which nobody else reaches: +3 points, with its coin"
    )


def test_the_only_one_connected_to_everything_wins() -> None:
    told = amber("R ─⌂ · ─⌂ B", "place C1 oneway_straight 1", hands={RED: "oneway_straight"})
    assert told[0] == "Wins the game"


def test_a_rival_one_tile_from_winning_is_stopped() -> None:
    told = amber("R · ─⌂ B", "wetland B1", hands={RED: "wetland"})
    assert told[0] == "Keeps Bob from winning instantly with a single tile"
    assert "Blocks Bob’s way to your castle" in told


def test_digging_takes_a_connection_away() -> None:
    told = amber("R ─ ─⌂ ─ B · ⌂", "shovel D1", hands={RED: "shovel"})
    assert "Cuts Bob off from the village at C1: −1 point for Bob" in told


def test_a_claim_counts_the_points_of_its_region() -> None:
    told = amygdala("claim indigo", "stand L0", bank={ROB: "claim-indigo"}, placed={ROB: "I1=sadness"})
    assert told == ["Claims the indigo region, where you come first: +8 VP at the end, as it stands"]
    told = amygdala("claim indigo", "stand L0", bank={ROB: "claim-indigo"})
    assert told == ["Secures your claim to the indigo region: what you place there will count"]


def test_resources_are_for_a_tile_that_needs_them() -> None:
    told = amygdala(
        "buy L0 sadness-1",
        coins={ROB: 5},
        lotuses={"L0": "sadness-1 anger-1"},
        deal={ROB: "a2=sadness"},
        left={ROB: "a2"},
    )
    assert told == ["Gives you the resources for a sadness emotion tile: a network of up to 1 VP"]


def test_a_network_is_told_with_its_emotion() -> None:
    told = amygdala(
        "unlock a2",
        "pay sadness",
        "place I1",
        "stand L0",
        bank={ROB: "sadness-1"},
        deal={ROB: "a2=sadness"},
    )
    assert told[0] == "Scores a network of one sadness icon: +1 VP"


def test_a_cure_and_a_publication_are_told_by_name() -> None:
    told = unconscious_mind(
        "treat primary",
        "insight common major-growth reserve",
        "do 1",
        rooms={TEAL: "c01 m05 @2"},
        dial={TEAL: "major-growth"},
    )
    assert "Cures the Sleepless Baker" in told[0]
    told = unconscious_mind(
        "place i11 play_or_publish",
        "ideas idea",
        "do 1",
        "publish t31",
        "volume r01",
        "volume r02",
        "volume r13",
        "insight own reserve reserve",
        in_play={TEAL: "r01 r02 r13"},
        dial={TEAL: "own:reserve"},
    )
    assert any(reason.startswith("Publishes “A Short Study of Habit”: +") for reason in told)


def test_insights_are_for_the_dream_that_asks_for_them() -> None:
    told = unconscious_mind(
        "adjust",
        "insight common median-growth major-growth",
        rooms={TEAL: "c01+g01 m05"},
        dial={TEAL: "median-growth"},
        coffee={TEAL: 2},
    )
    assert told[0].startswith("Gives you the Insights to treat")


def test_a_card_in_play_is_for_a_treatise() -> None:
    played_cards = ("place i11 play_or_publish", "ideas idea", "do 1", "play r13")
    told = unconscious_mind(
        *played_cards, hand={TEAL: "r13"}, in_play={TEAL: "r01 r02"}, dial={TEAL: "own:reserve"}
    )
    assert "Gives you all you need to publish “A Short Study of Habit”, worth 7 VP" in told
    told = unconscious_mind(
        *played_cards, hand={TEAL: "r13"}, in_play={TEAL: "r01"}, dial={TEAL: "own:reserve"}
    )
    assert any(reason.startswith("Comes within one Volume of publishing") for reason in told)


def test_the_research_in_another_hand_makes_no_difference() -> None:
    game = games.get("unconscious_mind")
    given = unconscious_mind_positions.position(
        hand={TEAL: "r13", PINK: "r14 r25 r36"}, in_play={TEAL: "r01 r02"}, dial={TEAL: "own:reserve"}
    )
    hands, told = set(), set()
    for seed in range(10):
        before: Any = game.resample(given.setup, given, TEAL, Random(seed))
        hands.add(int(before.hand[PINK]))
        told.add(tuple(_after(game, before, ("place i11 play_or_publish", "ideas idea", "do 1", "play r13"))))
    assert len(hands) > 1
    assert len(told) == 1
