"""A game being played: turns are tentative until they are ended, and nothing is revealed before."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from parlour import games
from parlour.kernel.errors import BadOption, Illegal, ParlourError
from parlour.kernel.match import Match
from parlour.kernel.snapshot import digest, save
from parlour.kernel.state import CHANCE, OVER

GAME = games.get("amber")


def new_match(seed: str = "s", players: int = 2, **options: object) -> Match:
    match = Match(GAME, GAME.edition(), players, options, seed)
    match.begin()
    return match


def take_first(match: Match) -> int:
    """The actor takes the first of the legal actions; gives the seat."""
    seat = int(match.state.actor)
    match.act(seat, int(match.state.legal()[0]))
    return seat


def play_on(match: Match, turns: int) -> None:
    """So many turns, each decision in the middle of the legal list."""
    while turns and not match.over:
        seat = int(match.state.actor)
        legal = match.state.legal()
        match.act(seat, int(legal[len(legal) // 2]))
        if match.awaits_end:
            match.end(seat)
            turns -= 1


def play_until(match: Match, do: str) -> None:
    """Play on to a position in which this kind of action is legal."""
    while not any(match.actions.text(action).startswith(do) for action in match.state.legal()):
        assert not match.over, f"no {do} in this game"
        play_on(match, 1)


def standing(match: Match) -> tuple[int | None, bool, bool]:
    """Whose turn is being built, whether it waits for its end, and whether the game is over."""
    return match.builder, match.awaits_end, match.over


# From the first decision to the last


def test_chance_runs_to_the_first_decision_of_a_seat() -> None:
    match = new_match()
    assert match.state.actor >= 0
    assert match.ply == match.final_ply == 1 + 12 + 2 + 1  # map, hands, castles, starter
    assert {move.seat for move in match.moves} == {CHANCE}
    assert match.builder is None
    assert not match.awaits_end


def test_a_forced_choice_is_taken_and_recorded() -> None:
    """With castles chosen, the last seat has only one left to take."""
    match = new_match(castles="choose")
    assert match.state.actor == 0
    take_first(match)
    match.end(0)
    assert match.moves[-2].seat == 1
    assert match.actions.text(match.moves[-2].action).startswith("castle ")
    assert match.actions.text(match.moves[-1].action).startswith("start ")


def test_a_game_can_be_played_to_its_end() -> None:
    match = new_match()
    play_on(match, 1000)
    assert match.over
    assert match.state.actor == OVER
    assert sum(match.state.winners()) >= 1


def test_a_decision_of_the_wrong_seat_is_refused() -> None:
    match = new_match()
    before = digest(match.state)
    other = 1 - int(match.state.actor)
    with pytest.raises(ParlourError, match="error-not-your-turn"):
        match.act(other, int(match.state.legal()[0]))
    assert digest(match.state) == before


def test_an_illegal_action_names_the_rule_and_changes_nothing() -> None:
    match = new_match()
    before, ply = digest(match.state), match.ply
    with pytest.raises(Illegal, match="AMB-STUCK-1") as caught:
        match.act(int(match.state.actor), match.actions.parse("pass"))
    assert caught.value.rule == "AMB-STUCK-1"
    assert (digest(match.state), match.ply, match.builder) == (before, ply, None)


def test_bad_options_are_refused_before_anything_begins() -> None:
    with pytest.raises(BadOption, match="error-players"):
        Match(GAME, GAME.edition(), 9, {}, "s")
    with pytest.raises(BadOption, match="error-option game=amber option=colour"):
        Match(GAME, GAME.edition(), 2, {"colour": "red"}, "s")


# Tentative turns


def test_a_turn_waits_for_its_end_before_chance_and_the_others_go_on() -> None:
    match = new_match()
    before = digest(match.state)
    seat = take_first(match)
    assert (match.state.actor, standing(match)) == (CHANCE, (seat, True, False))
    assert digest(match.final_state) == before
    assert match.final_ply == match.ply - 1
    with pytest.raises(ParlourError, match="error-not-your-turn"):
        match.act(seat, int(match.state.legal()[0]))
    match.end(seat)
    assert match.final_ply == match.ply
    assert (match.state.actor, standing(match)) == (1 - seat, (None, False, False))


def test_what_is_undone_was_never_there() -> None:
    match, straight = new_match(), new_match()
    before, ply = digest(match.state), match.ply
    seat = take_first(match)
    match.undo(seat)
    assert (digest(match.state), match.ply) == (before, ply)
    assert match.builder is None
    last = int(match.state.legal()[-1])
    for one in (match, straight):
        one.act(seat, last)
        one.end(seat)
    assert digest(match.state) == digest(straight.state)  # the luck is as if nothing had been tried
    assert match.luck.counters == straight.luck.counters


def test_there_is_nothing_to_undo_for_others_or_before_a_decision_or_after_the_end() -> None:
    match = new_match()
    seat = int(match.state.actor)
    for wrong in (seat, 1 - seat):
        with pytest.raises(ParlourError, match="error-nothing-to-undo"):
            match.undo(wrong)
    take_first(match)
    with pytest.raises(ParlourError, match="error-nothing-to-undo"):
        match.undo(1 - seat)
    with pytest.raises(ParlourError, match="error-nothing-to-undo"):
        match.restart(1 - seat)
    match.end(seat)
    for wrong in (seat, 1 - seat):
        with pytest.raises(ParlourError, match="error-nothing-to-undo"):
            match.undo(wrong)


def two_decisions(match: Match) -> tuple[int, list[int]]:
    """A turn that takes two decisions: what to play, and which tile to draw."""
    twin = match.copy()
    seat = int(twin.state.actor)
    actions = []
    while not twin.awaits_end:
        actions.append(int(twin.state.legal()[0]))
        twin.act(seat, actions[-1])
    assert len(actions) == 2
    return seat, actions


def test_a_turn_played_at_once_is_the_same_as_step_by_step() -> None:
    match, stepped = new_match(advanced=True), new_match(advanced=True)
    seat, actions = two_decisions(match)
    match.play(seat, actions)
    for action in actions:
        stepped.act(seat, action)
    stepped.end(seat)
    assert save(match.state) == save(stepped.state)
    assert match.record(("A", "B")) == stepped.record(("A", "B"))
    assert standing(match) == standing(stepped)


def test_part_of_a_turn_can_be_played_and_the_rest_later() -> None:
    match = new_match(advanced=True)
    seat, (first, second) = two_decisions(match)
    match.play(seat, [first])
    assert match.builder == seat
    match.play(seat, [second])
    assert match.builder is None


def test_what_is_planned_beyond_the_end_of_a_turn_is_left_out() -> None:
    match, other = new_match(advanced=True), new_match(advanced=True)
    seat, actions = two_decisions(match)
    match.play(seat, [*actions, 32_000])
    other.play(seat, actions)
    assert save(match.state) == save(other.state)


@pytest.mark.parametrize("wrong", [32_000, -1, 1 << 70])
@pytest.mark.parametrize(("begun", "taken"), [(0, 0), (0, 1), (1, 0)])
def test_a_turn_that_cannot_be_played_whole_changes_nothing(begun: int, taken: int, wrong: int) -> None:
    match = new_match(advanced=True)
    seat, actions = two_decisions(match)
    match.play(seat, actions[:begun])
    before, ply, stood = save(match.state), match.ply, standing(match)
    with pytest.raises(ParlourError):
        match.play(seat, [*actions[begun : begun + taken], wrong])
    with pytest.raises(ParlourError):
        match.play(1 - seat, actions[begun:])
    assert (save(match.state), match.ply, standing(match)) == (before, ply, stood)
    match.play(seat, actions[begun:])
    assert match.builder is None


def test_a_turn_can_only_be_ended_by_its_builder_and_when_it_is_built() -> None:
    match = new_match(advanced=True)
    seat = int(match.state.actor)
    with pytest.raises(ParlourError, match="error-nothing-to-end"):
        match.end(seat)
    take_first(match)  # a play: which tile to draw is still to be decided
    assert not match.awaits_end
    with pytest.raises(ParlourError, match="error-nothing-to-end"):
        match.end(seat)
    match.act(seat, int(match.state.legal()[0]))
    with pytest.raises(ParlourError, match="error-nothing-to-end"):
        match.end(1 - seat)
    match.end(seat)


def test_undo_takes_back_one_decision_and_restart_all() -> None:
    match = new_match(advanced=True)
    seat = int(match.state.actor)
    start = digest(match.state)
    take_first(match)
    played = digest(match.state)
    take_first(match)
    match.undo(seat)
    assert digest(match.state) == played
    take_first(match)
    match.restart(seat)
    assert digest(match.state) == start
    assert match.builder is None


def test_the_position_of_the_last_choice_is_kept() -> None:
    match = new_match(advanced=True)
    take_first(match)
    played = digest(match.state)
    take_first(match)
    assert match.last_choice is not None
    assert digest(match.last_choice) == played
    assert new_match(advanced=True).last_choice is None


def test_a_forced_choice_is_taken_back_together_with_what_forced_it() -> None:
    """A two-tile play with one bridge in hand: laying the first tile forces the second."""
    for seed in range(60):
        match = new_match(f"forced {seed}", 4)
        while not match.over:
            seat = int(match.state.actor)
            before, ply = digest(match.state), match.ply
            legal = match.state.legal()
            match.act(seat, int(legal[len(legal) // 3]))
            forced = [move for move in match.moves[ply - match.first_ply + 1 :] if move.seat == seat]
            if forced:
                match.undo(seat)
                assert (digest(match.state), match.ply) == (before, ply)
                return
            match.end(seat)
    raise AssertionError("no forced choice in any of these games")


def test_what_was_revealed_is_a_barrier() -> None:
    """Two draws from the row: once the first is ended and replaced, it cannot be taken back."""
    for seed in range(80):
        match = new_match(f"barrier {seed}", 2, advanced=True)
        while not match.over:
            seat = int(match.state.actor)
            legal = [match.actions.text(int(action)) for action in match.state.legal()]
            match.act(seat, match.actions.parse(legal[len(legal) // 3]))
            if match.awaits_end:
                match.end(seat)
                if match.state.actor == seat and match.actions.text(int(match.state.legal()[0])).startswith(
                    "draw"
                ):
                    with pytest.raises(ParlourError, match="error-nothing-to-undo"):
                        match.undo(seat)
                    second = digest(match.state)
                    take_first(match)
                    match.restart(seat)
                    assert digest(match.state) == second
                    return
    raise AssertionError("no turn with two draws in any of these games")


def test_the_last_decision_of_a_game_can_be_taken_back_until_it_is_ended() -> None:
    for seed in range(40):
        match = new_match(f"last {seed}")
        while not match.over:
            seat = int(match.state.actor)
            before = digest(match.state)
            legal = match.state.legal()
            last = int(legal[len(legal) // 2])
            match.act(seat, last)
            if match.state.actor == OVER:
                assert standing(match) == (seat, True, False)
                match.undo(seat)
                assert digest(match.state) == before
                match.act(seat, last)
                match.end(seat)
                assert standing(match) == (None, False, True)
                return
            match.end(seat)
    raise AssertionError("all of these games ended by forced choices")


def test_events_of_a_decision_come_with_it() -> None:
    match = new_match()
    play_until(match, "place")
    seat = int(match.state.actor)
    take_first(match)
    assert match.moves[-1].events[0].public.id == "amber-event-laid"
    match.undo(seat)
    take_first(match)
    assert match.moves[-1].events[0].public.id == "amber-event-laid"


# The same again


def test_the_same_seed_gives_the_same_game() -> None:
    one, same, other = new_match("x"), new_match("x"), new_match("y")
    for match in (one, same, other):
        play_on(match, 30)
    assert digest(one.state) == digest(same.state)
    assert digest(one.state) != digest(other.state)


GAME_IN_A_PROCESS = """
from parlour import games
from parlour.kernel.match import Match
from parlour.kernel.snapshot import digest
game = games.get("amber")
match = Match(game, game.edition(), 4, {"advanced": True}, "hash")
match.begin()
while not match.over:
    seat = int(match.state.actor)
    legal = match.state.legal()
    match.act(seat, int(legal[len(legal) // 2]))
    if match.awaits_end:
        match.end(seat)
print(digest(match.state), match.ply, match.header.edition)
"""


def test_a_process_with_another_hash_seed_plays_the_same_game() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", GAME_IN_A_PROCESS],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1")
    }
    assert len(told) == 1


def resumed(match: Match, saved: bytes, ply: int, counters: dict[int, int], seed: str) -> Match:
    """The match as a server finds it again: a snapshot, and the moves since."""
    again = Match(GAME, GAME.edition(), match.header.players, match.header.options, seed)
    since = [(move.seat, move.action) for move in match.moves[ply - match.first_ply :]]
    again.resume(saved, ply, counters, since, match.final_ply)
    return again


@pytest.mark.parametrize("tentative", [0, 1, 2])
def test_a_resumed_match_goes_on_like_the_original(tentative: int) -> None:
    match = new_match("again", 3, advanced=True)
    play_on(match, 20)
    saved, ply, counters = save(match.state), match.ply, dict(match.luck.counters)
    play_on(match, 15)
    for _ in range(tentative):
        take_first(match)
    again = resumed(match, saved, ply, counters, "again")
    assert digest(again.state) == digest(match.state)
    assert digest(again.final_state) == digest(match.final_state)
    assert again.luck.counters == match.luck.counters
    assert (again.ply, again.final_ply, again.builder) == (match.ply, match.final_ply, match.builder)
    if tentative:
        seat = match.builder
        assert seat is not None
        for one in (match, again):
            one.restart(seat)
    play_on(match, 1000)
    play_on(again, 1000)
    assert match.over
    assert digest(again.state) == digest(match.state)


def test_a_match_is_resumed_from_its_very_beginning_too() -> None:
    match = new_match("again")
    play_on(match, 12)
    fresh = Match(GAME, GAME.edition(), 2, {}, "again")
    again = resumed(match, save(fresh.state), 0, {}, "again")
    assert digest(again.state) == digest(match.state)
    assert again.record(("A", "B")) == match.record(("A", "B"))


def test_a_resumed_match_holds_no_record_of_what_came_before() -> None:
    match = new_match("again")
    again = resumed(match, save(match.state), match.ply, dict(match.luck.counters), "again")
    with pytest.raises(AssertionError, match="does not hold its first moves"):
        again.record(("A", "B"))
