"""Phrases become sentences."""

from __future__ import annotations

import pytest
from librt.random import Random

from parlour import games
from parlour.kernel.game import SPECTATOR
from parlour.kernel.phrase import Phrase
from parlour.kernel.record import take
from parlour.kernel.state import CHANCE, OVER, Sink, roll
from parlour.words import LANGUAGES, Words

NAMES = ["Anna", "Bob", "Chloé", "Dirk", "Eva", "Fien"]


def test_places_are_filled_with_text_names_and_players() -> None:
    laid = Phrase("amber-event-laid", {"cell": "C4"}, {"tile": "amber-tile-curve"}, {"player": 1})
    assert Words("en").phrase(laid, NAMES) == "Bob lays a curve at C4."
    assert Words("nl").phrase(laid, NAMES) == "Bob legt een bocht op C4."
    assert Words("fr").phrase(laid, NAMES) == "Bob pose un virage en C4."


def test_a_name_comes_with_and_without_its_article() -> None:
    cell = Phrase("amber-cell-tile", {"cell": "C4", "turn": 0}, {"tile": "amber-tile-curve"})
    assert Words("en").phrase(cell, []) == "C4: curve"


def test_an_attribute_can_be_asked_for() -> None:
    prompt = Phrase("amber-prompt-play", {}, {}, {"player": 0})
    words = Words("en")
    assert words.phrase(prompt, NAMES, "other") == "Waiting for Anna: playing a tile."
    assert words.text("amber-prompt-play") == words.phrase(prompt, NAMES)
    assert words.text("amber-option-setup.help") == "Where the castles and villages stand."


def test_numbers_choose_the_form_and_are_written_in_the_language() -> None:
    assert Words("en").text("amber-score-coins", count=1) == "1 point from gold coins"
    assert Words("en").text("amber-score-coins", count=2) == "2 points from gold coins"
    assert Words("nl").text("cli-number", value=2.5) == "2,5"


def test_nothing_invisible_is_put_around_what_is_filled_in() -> None:
    text = Words("en").text("error-game", game="chess", games="amber")
    assert not set(text) & {"\u2068", "\u2069"}


def test_a_thing_of_a_corrected_edition_keeps_its_id() -> None:
    words = Words("en")
    laid = Phrase("amber-event-laid", {"cell": "C4"}, {"tile": "amber-tile-oneway_tee"}, {"player": 0})
    assert not words.knows("amber-tile-oneway_tee")
    assert words.phrase(laid, NAMES) == "Anna lays oneway_tee at C4."


def test_knows_messages_and_attributes() -> None:
    words = Words("fr")
    assert words.knows("amber-tile-curve")
    assert words.knows("amber-tile-curve.a")
    assert not words.knows("amber-tile-curve.nothing")
    assert not words.knows("amber-tile-nothing.a")


def test_other_languages_are_refused() -> None:
    with pytest.raises(ValueError, match="'de' is none of en, nl, fr"):
        Words("de")


@pytest.mark.parametrize("game_id", games.ids())
@pytest.mark.parametrize("is_turned", [False, True])
def test_whole_games_can_be_told_in_every_language(game_id: str, is_turned: bool) -> None:
    """Prompts, actions and all events, with every place filled; a game as it comes, and turned over."""
    game = games.get(game_id)
    edition = game.edition()
    languages = [Words(language) for language in LANGUAGES]
    for players in game.players:
        options = {}
        if is_turned:
            options = {
                one.id: one.choices[-1] if one.choices else not one.default
                for one in game.options(edition, players)
            }
        setup = game.setup(edition, players, game.accept_options(edition, players, options))
        actions = game.actions(setup)
        state = game.begin(setup)
        state.sink = Sink()
        rng = Random(players)
        said: dict[str, Phrase] = {}
        while state.actor != OVER:
            legal = state.legal()
            action = roll(state, rng) if state.actor == CHANCE else legal[rng.randrange(len(legal))]
            prompt = game.prompt(state)
            done = actions.phrase(action)
            events = take(game, state, action)
            phrases = [prompt, done]
            phrases += [event.seen_by(seat) for event in events for seat in (SPECTATOR, *event.audience)]
            # One of each message and each thing in it is enough
            said.update({f"{phrase.id} {phrase.names}": phrase for phrase in phrases})
        for phrase in said.values():
            for words in languages:
                sentence = words.phrase(phrase, NAMES)
                assert words.knows(phrase.id), phrase
                assert "{" not in sentence, (words.language, phrase, sentence)
