"""What every game must keep, found by asking the registry: a new game is tested here from its first day."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any

import msgspec
import pytest
from librt.random import Random

from parlour import games
from parlour.kernel.game import SPECTATOR, Game, OptionValue
from parlour.kernel.match import Match
from parlour.kernel.phrase import Event, Phrase
from parlour.kernel.record import take
from parlour.kernel.snapshot import digest, load, save
from parlour.kernel.state import CHANCE, OVER, Sink, State, roll
from parlour.words import LANGUAGES, Words
from tests.rules.ledger import ledgers, parse

MOST_DECISIONS = 20_000
"""No game goes on for longer than this, even at random."""

PLAYED_ON = 20_000
"""After so many decisions in imagined positions, fewer positions are played on from."""

SECRET_GAMES = 8
"""In one of so many games at random everybody once has something nobody else knows."""


def other_value(game: Game, option_id: str, players: int) -> OptionValue:
    """A value of an option that is not its default."""
    option = next(option for option in game.options(game.edition(), players) if option.id == option_id)
    if option.choices:
        return next(choice for choice in reversed(option.choices) if choice != option.default)
    return not option.default


def variants(game: Game, players: int) -> dict[str, dict[str, OptionValue]]:
    """A game as it comes and, if it has options, with every one of them turned over."""
    options = game.options(game.edition(), players)
    turned = {"turned": {one.id: other_value(game, one.id, players) for one in options}} if options else {}
    return {"defaults": {}, **turned}


def tables() -> list[Any]:
    """Every game at its smallest and its largest table, as it comes and otherwise; the largest are slow."""
    found = []
    for game_id in games.ids():
        game = games.get(game_id)
        for players in sorted({game.players[0], game.players[-1]}):
            marks = () if players == game.players[0] else pytest.mark.slow
            for name in variants(game, players):
                values = (game_id, players, name)
                found.append(pytest.param(*values, id="-".join(map(str, values)), marks=marks))
    return found


each_table = pytest.mark.parametrize(("game_id", "players", "variant"), tables())
each_game = pytest.mark.parametrize("game_id", games.ids())


def open_table(game_id: str, players: int, variant: str) -> tuple[Game, Any]:
    game = games.get(game_id)
    edition = game.edition()
    wanted = variants(game, players)[variant]
    return game, game.setup(edition, players, game.accept_options(edition, players, wanted))


def step(state: State, rng: Random) -> None:
    options = state.legal()
    state.apply(roll(state, rng) if state.actor == CHANCE else options[rng.randrange(len(options))])


def walk(game: Game, setup: Any, seed: int, look_every: int) -> Iterator[State]:
    """Positions of a random game: about one in so many, the first of each kind of decision, and the last."""
    rng = Random(seed)
    state = game.begin(setup)
    kinds: Counter[int] = Counter()
    for _ in range(MOST_DECISIONS):
        if state.actor == OVER:
            yield state
            return
        kinds[int(state.kind)] += 1
        if kinds[int(state.kind)] <= 2 or rng.randrange(look_every) == 0:
            yield state
        step(state, rng)
    raise AssertionError(f"not over after {MOST_DECISIONS} decisions")


def observers(players: int) -> range:
    return range(SPECTATOR, players)


def after_the_deal(game: Game, setup: Any, rng: Random) -> State:
    state = game.begin(setup)
    while state.actor == CHANCE:
        state.apply(roll(state, rng))
    return state


def full_of_secrets(game: Game, setup: Any, players: int, seed: int = 0) -> Iterator[State]:
    """Positions in which every observer sees what no other sees; none where nothing is ever hidden."""
    for state in walk(game, setup, seed, 10):
        views = [msgspec.to_builtins(game.view(state, observer)) for observer in observers(players)]
        if len({msgspec.json.encode({**view, "seat": SPECTATOR}) for view in views}) == len(views):
            yield state


def has_secrets(game: Game, setup: Any, players: int) -> bool:
    """Is anything hidden from anybody?"""
    return any(True for seed in range(SECRET_GAMES) for _ in full_of_secrets(game, setup, players, seed))


def has_luck(game: Game, setup: Any) -> bool:
    """Does chance ever decide?"""
    return any(state.actor == CHANCE for state in walk(game, setup, 1, 1))


def views_of(game: Game, positions: list[State], seat: int) -> set[bytes]:
    return {msgspec.json.encode(game.view(one, seat)) for one in positions}


@cache
def rules_of(game_id: str) -> frozenset[str]:
    return frozenset(rule.id for rule in parse(ledgers()[game_id]))


# Decisions


@each_table
def test_legal_actions_are_sorted_different_and_can_be_written(
    game_id: str, players: int, variant: str
) -> None:
    game, setup = open_table(game_id, players, variant)
    actions = game.actions(setup)
    for state in walk(game, setup, 1, 4):
        legal = [int(action) for action in state.legal()]
        assert legal == sorted(set(legal))
        assert bool(legal) == (state.actor != OVER)
        for action in legal:
            assert actions.parse(actions.text(action)) == action
            assert actions.number(actions.struct(action)) == action


@each_table
def test_what_is_legal_right_after_an_action_is_what_is_legal(
    game_id: str, players: int, variant: str
) -> None:
    """Games may find it out on the way, and say it again; once it is said, and in copies, they look anew."""
    game, setup = open_table(game_id, players, variant)
    rng = Random(31)
    state = game.begin(setup)
    for _ in range(400):
        if state.actor == OVER:
            break
        if state.actor != CHANCE:
            anew = list(state.copy().legal())
            assert list(state.copy().legal_now()) == anew
            assert [list(state.legal_now()) for _ in range(2)] == [anew, anew]
            assert list(state.legal()) == anew
        step(state, rng)


@each_table
def test_chance_has_a_weight_for_each_outcome_and_a_stream(game_id: str, players: int, variant: str) -> None:
    game, setup = open_table(game_id, players, variant)
    seen = 0
    for state in walk(game, setup, 2, 3):
        if state.actor == CHANCE:
            weights = list(state.weights())
            assert len(weights) == len(state.legal())
            assert min(weights) > 0
            assert state.source() in range(players) or state.source() >= 100
            seen += 1
    assert bool(seen) == has_luck(game, setup)


@each_table
def test_every_outcome_has_as_many_tickets_as_its_weight(game_id: str, players: int, variant: str) -> None:
    """In positions that are imagined, too: bots roll there."""
    game, setup = open_table(game_id, players, variant)
    rng = Random(5)
    drawn = 0
    for state in walk(game, setup, 5, 8):
        if state.actor == CHANCE:
            for position in (state, game.resample(setup, state, rng.randrange(players), rng)):
                tickets = int(position.tickets())
                assert [position.outcome(ticket) for ticket in range(tickets)] == [
                    outcome
                    for outcome, weight in zip(position.legal(), position.weights(), strict=True)
                    for _ in range(weight)
                ]
                drawn += 1
    assert bool(drawn) == has_luck(game, setup)


@each_table
def test_somebody_s_turn_chance_s_or_nobody_s(game_id: str, players: int, variant: str) -> None:
    game, setup = open_table(game_id, players, variant)
    actors = {int(state.actor) for state in walk(game, setup, 3, 2)}
    assert actors == {OVER, *range(players), *([CHANCE] if has_luck(game, setup) else [])}


@each_table
def test_a_decision_on_a_copy_leaves_the_original_alone(game_id: str, players: int, variant: str) -> None:
    game, setup = open_table(game_id, players, variant)
    for state in walk(game, setup, 4, 8):
        before = digest(state)
        copy = state.copy()
        assert digest(copy) == before
        for action in list(state.legal())[:5]:
            other = state.copy()
            other.apply(action)
            assert digest(other) != before
        assert digest(state) == digest(copy) == before


@each_table
def test_a_copy_plays_on_like_the_original(game_id: str, players: int, variant: str) -> None:
    game, setup = open_table(game_id, players, variant)
    for state in walk(game, setup, 5, 40):
        one, other = state.copy(), state.copy()
        here, there = Random(8), Random(8)
        for _ in range(25):
            if one.actor != OVER:
                step(one, here)
                step(other, there)
        assert digest(one) == digest(other)


@each_table
def test_an_illegal_action_breaks_a_rule_of_the_ledger(game_id: str, players: int, variant: str) -> None:
    game, setup = open_table(game_id, players, variant)
    everything = list(game.actions(setup).all())
    rng = Random(6)
    for state in walk(game, setup, 6, 12):
        if state.actor >= 0:
            before, legal = digest(state), set(state.legal())
            for _ in range(40):
                action = everything[rng.randrange(len(everything))]
                if action not in legal:
                    assert game.why_not(state, action) in rules_of(game_id)
            assert digest(state) == before


# From the first decision to the last


@each_table
def test_random_games_end_with_a_winner_and_no_earlier(game_id: str, players: int, variant: str) -> None:
    game, setup = open_table(game_id, players, variant)
    for seed in range(4):
        for state in walk(game, setup, 100 + seed, 10):
            won = [int(one) for one in state.winners()]
            assert len(won) == players + len(game.rivals(players))
            assert set(won) <= {0, 1}
            assert any(won) == (state.actor == OVER)


@each_table
def test_points_are_the_sum_of_their_sources(game_id: str, players: int, variant: str) -> None:
    game, setup = open_table(game_id, players, variant)
    for state in walk(game, setup, 7, 6):
        sources = game.breakdown(state)
        assert [sum(points.values()) for points in sources] == [int(points) for points in state.scores()]
        assert len({tuple(points) for points in sources}) == 1


@each_table
def test_a_position_has_a_value_for_everybody(game_id: str, players: int, variant: str) -> None:
    game, setup = open_table(game_id, players, variant)
    for state in walk(game, setup, 8, 15):
        before = digest(state)
        assert all(math.isfinite(game.evaluate(state, seat)) for seat in range(players))
        assert digest(state) == before


@each_table
def test_the_same_seed_gives_the_same_game(game_id: str, players: int, variant: str) -> None:
    game = games.get(game_id)
    records = []
    for seed in ("one", "one", "other"):
        match = Match(game, game.edition(), players, variants(game, players)[variant], seed)
        match.begin()
        for _ in range(40):
            if match.over:
                break
            seat, legal = int(match.state.actor), match.state.legal()
            match.act(seat, int(legal[len(legal) // 2]))
            if match.awaits_end:
                match.end(seat)
        records.append(match.record(tuple("ABCDEFGH"[:players])))
    assert records[0] == records[1]
    assert (records[0] == records[2]) == (not has_luck(game, match.setup))


@each_table
def test_a_saved_position_is_loaded_whole(game_id: str, players: int, variant: str) -> None:
    game, setup = open_table(game_id, players, variant)
    for state in walk(game, setup, 9, 8):
        again = load(game.blank(setup), save(state))
        assert digest(again) == digest(state)
        assert list(again.legal()) == list(state.legal())
        assert game.view(again, SPECTATOR) == game.view(state, SPECTATOR)


# What may be known


@each_table
def test_a_view_of_an_imagined_position_is_the_view_it_was_imagined_from(
    game_id: str, players: int, variant: str
) -> None:
    game, setup = open_table(game_id, players, variant)
    rng = Random(10)
    for state in walk(game, setup, 10, 12):
        for observer in observers(players):
            view = game.view(state, observer)
            imagined = game.resample(setup, state, observer, rng)
            assert game.view(imagined, observer) == view
            if state.actor == observer >= 0:
                assert list(imagined.legal()) == list(state.legal())
            # whoever sits nowhere knows nothing that a seat does not
            assert game.view(imagined, SPECTATOR) == game.view(state, SPECTATOR)


@each_table
def test_an_imagined_position_can_be_played_to_its_end(game_id: str, players: int, variant: str) -> None:
    game, setup = open_table(game_id, players, variant)
    rng = Random(11)
    decisions = 0
    for seed in range(3):
        for state in walk(game, setup, 110 + seed, 60):
            for observer in observers(players):
                # Long games have more positions than there is time for.
                if decisions > PLAYED_ON and rng.randrange(decisions // PLAYED_ON * 10):
                    continue
                imagined = game.resample(setup, state, observer, rng)
                for _ in range(MOST_DECISIONS):
                    if imagined.actor == OVER:
                        break
                    assert len(imagined.legal()) > 0, "nothing can be done"
                    step(imagined, rng)
                    decisions += 1
                assert imagined.actor == OVER


@each_table
def test_what_an_observer_cannot_know_is_imagined_in_more_than_one_way(
    game_id: str, players: int, variant: str
) -> None:
    """Everything that is secret for one seat: what each other seat sees of it must vary.

    Where nothing is secret there is one position to imagine: the real one.
    """
    game, setup = open_table(game_id, players, variant)
    rng = Random(12)
    is_secret = has_secrets(game, setup, players)
    state = after_the_deal(game, setup, rng)
    games_looked_at = range(SECRET_GAMES if is_secret else 0)
    for secret in chain.from_iterable(full_of_secrets(game, setup, players, one) for one in games_looked_at):
        # What a seat has may have been seen by everybody, until it draws something more.
        state = secret
        imagined = [game.resample(setup, state, SPECTATOR, rng) for _ in range(6)]
        if all(len(views_of(game, imagined, seat)) > 1 for seat in range(players)):
            break
    for observer in observers(players):
        imagined = [game.resample(setup, state, observer, rng) for _ in range(25)]
        for other in range(players):
            varies = is_secret and other != observer
            seen = views_of(game, imagined, other)
            assert (len(seen) > 1) == varies, f"what {other} has, in the eyes of {observer}"
        found = {digest(one) for one in imagined}
        is_unsure = is_secret and any(other != observer for other in range(players))
        assert len(found) > 1 if is_unsure else found == {digest(state)}


@each_table
def test_a_view_travels_as_json(game_id: str, players: int, variant: str) -> None:
    game, setup = open_table(game_id, players, variant)
    for state in walk(game, setup, 13, 20):
        for observer in observers(players):
            view = game.view(state, observer)
            assert isinstance(view, game.view_type)
            travelled = msgspec.json.encode(view)
            assert msgspec.json.encode(msgspec.json.decode(travelled, type=game.view_type)) == travelled


# What is told


def outcome_of(game: Game, state: State, action: int) -> tuple[State, list[Event]]:
    after = state.copy()
    after.sink = Sink()
    return after, take(game, after, action)


@each_table
def test_what_an_observer_is_told_follows_from_what_they_can_see(
    game_id: str, players: int, variant: str
) -> None:
    """Two positions that look the same to an observer must have been told to them in the same words.

    Two decisions that lead to one and the same position may be told apart: that gives nothing away.
    """
    game, setup = open_table(game_id, players, variant)
    rng = Random(14)
    is_secret = has_secrets(game, setup, players)
    alike = 0
    seed = 14
    # Where little is drawn in secret, one game may not show it.
    while alike == 0 and seed < (24 if is_secret else 15):
        alike += look_alike(game, setup, players, seed, rng)
        seed += 1
    assert bool(alike) == is_secret


def look_alike(game: Game, setup: Any, players: int, seed: int, rng: Random) -> int:
    """How many positions of a game look like another to somebody, a decision later; those are told alike."""
    alike = 0
    for state in walk(game, setup, seed, 10):
        legal = [int(action) for action in state.legal()]
        some = [legal[rng.randrange(len(legal))] for _ in range(6)] if legal else []
        outcomes = [outcome_of(game, state, action) for action in sorted(set(some))]
        for observer in observers(players):
            looking_alike: dict[bytes, set[tuple[str, bytes]]] = {}
            for after, events in outcomes:
                view = msgspec.json.encode(game.view(after, observer))
                told = msgspec.json.encode([event.seen_by(observer) for event in events])
                looking_alike.setdefault(view, set()).add((digest(after), told))
            for group in looking_alike.values():
                positions, words = {position for position, _ in group}, {told for _, told in group}
                assert len(positions) == 1 or len(words) == 1
                alike += len(positions) - 1
    return alike


@each_table
def test_the_public_sentence_names_nothing_of_the_secret_one(
    game_id: str, players: int, variant: str
) -> None:
    game, setup = open_table(game_id, players, variant)
    is_secret = has_secrets(game, setup, players)
    secrets = 0
    seed = 15
    rng = Random(15)
    while secrets == 0 and seed < (25 if is_secret else 16):
        for state in walk(game, setup, seed, 4):
            legal = list(state.legal())
            for action in legal[: 1 + rng.randrange(3)]:
                for event in outcome_of(game, state, int(action))[1]:
                    secrets += keeps_its_secret(event)
        seed += 1
    assert bool(secrets) == is_secret


def keeps_its_secret(event: Event) -> bool:
    """Has the event something that only some are told?"""
    if event.secret is None:
        assert event.audience == ()
        return False
    assert event.audience
    hidden = contents(event.secret) - contents(event.public)
    assert hidden, "a secret that tells nothing more"
    assert contents(event.public) <= contents(event.secret)
    return True


def contents(phrase: Phrase) -> set[tuple[str, str | int]]:
    return {*phrase.args.items(), *phrase.names.items(), *phrase.seats.items()}


@each_table
def test_every_sentence_has_words_in_every_language(game_id: str, players: int, variant: str) -> None:
    game, setup = open_table(game_id, players, variant)
    actions = game.actions(setup)
    said: set[str] = set()
    for state in walk(game, setup, 16, 5):
        if state.actor >= 0:
            prompt = game.prompt(state)
            said |= {prompt.id, f"{prompt.id}.other"}
        for action in list(state.legal())[:8]:
            _, events = outcome_of(game, state, int(action))
            phrases = [actions.phrase(int(action))]
            phrases += [phrase for event in events for phrase in (event.public, event.secret) if phrase]
            for phrase in phrases:
                said |= {phrase.id, *phrase.names.values()}
    assert {message.split("-")[1] for message in said} >= {"prompt", "do", "event"}
    for language in LANGUAGES:
        words = Words(language)
        assert [message for message in sorted(said) if not words.knows(message)] == []


@each_table
def test_how_a_game_ended_has_words_in_every_language(game_id: str, players: int, variant: str) -> None:
    game, setup = open_table(game_id, players, variant)
    *_, last = walk(game, setup, 17, 100)
    ending = game.ending(last)
    assert all(Words(language).knows(ending) for language in LANGUAGES) or ending == ""


# Options and editions


@each_game
def test_a_table_opens_with_every_value_of_every_option(game_id: str) -> None:
    game = games.get(game_id)
    edition = game.edition()
    for players in game.players:
        options = game.options(edition, players)
        assert len({option.id for option in options}) == len(options)
        for option in options:
            for value in option.choices or (True, False):
                accepted = game.accept_options(edition, players, {option.id: value})
                assert accepted[option.id] == value
                state = game.begin(game.setup(edition, players, accepted))
                assert len(state.legal()) > 0


@each_game
def test_every_printed_thing_says_where_it_comes_from(game_id: str) -> None:
    edition = games.get(game_id).edition()
    items = edition.provenance()
    assert bool(items) == any(games.folder(game_id).glob("edition/*.yaml"))
    assert len({item.item for item in items}) == len(items)
    assert all(item.marks for item in items)
    assert len(edition.fingerprint) == 16
