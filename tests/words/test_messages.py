"""The messages are complete, in use, and named by the rules."""

from __future__ import annotations

import re

import pytest

from parlour import games
from parlour.kernel.actions import Named
from parlour.words import LANGUAGES
from tests.words import scan

ENGLISH = "en"
OTHERS = [language for language in LANGUAGES if language != ENGLISH]


# The same in every language


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert sorted(scan.messages(language)) == sorted(scan.messages(ENGLISH))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_attributes(language: str) -> None:
    own = scan.messages(language)
    for name, message in scan.messages(ENGLISH).items():
        assert (own[name].has_value, sorted(own[name].attributes)) == (
            message.has_value,
            sorted(message.attributes),
        ), name


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_fills_the_same_places(language: str) -> None:
    own = scan.messages(language)
    for name, message in scan.messages(ENGLISH).items():
        assert own[name].variables == message.variables, name
        assert own[name].attributes == message.attributes, name


@pytest.mark.parametrize("language", OTHERS)
def test_messages_stand_in_the_file_of_the_same_name(language: str) -> None:
    own = scan.messages(language)
    for name, message in scan.messages(ENGLISH).items():
        assert own[name].file.replace(language, ENGLISH) == message.file, name


# Neither too many nor too few


@pytest.mark.slow
def test_every_message_is_used() -> None:
    assert [name for name in scan.messages(ENGLISH) if not scan.is_used(name)] == []


def test_every_attribute_is_used() -> None:
    asked = scan.python_strings() | scan.web_strings()
    attributes = {name for message in scan.messages(ENGLISH).values() for name in message.attributes}
    unused = {
        name for name in attributes if name not in asked and not any(s.endswith(f".{name}") for s in asked)
    }
    assert unused == set()


def test_every_message_that_python_asks_for_is_there() -> None:
    known = scan.messages(ENGLISH)
    families = {"cli", "error", "prompt", *games.ids()}
    # `amber-tile` is the beginning of ids, given to whoever puts them together.
    missing = [
        asked
        for asked in scan.asked_in_python(families)
        if asked not in known and not any(name.startswith(f"{asked}-") for name in known)
    ]
    assert missing == []


def test_every_message_that_the_client_asks_for_is_there() -> None:
    known = scan.messages(ENGLISH)
    missing = [
        (file, asked)
        for file, asked in scan.asked_in_web()
        if asked not in known and not (scan.GAP in asked and any(_could_be(asked, name) for name in known))
    ]
    assert missing == []


def _could_be(template: str, message: str) -> bool:
    return re.fullmatch(re.escape(template).replace(re.escape(scan.GAP), ".+"), message) is not None


def test_a_phrase_fills_every_place_of_its_message() -> None:
    known = scan.messages(ENGLISH)
    found = 0
    for file, name, places in scan.phrases_in_python():
        if name in known:
            found += 1
            assert known[name].variables <= places, f"{file}: {name}"
    assert found > 30


# What is put together from data


@pytest.mark.parametrize("game_id", games.ids())
def test_everything_a_player_may_do_has_words(game_id: str) -> None:
    game = games.get(game_id)
    edition = game.edition()
    for players in game.players:
        setup = game.setup(edition, players, game.accept_options(edition, players, {}))
        for kind in game.actions(setup).kinds.values():
            message = scan.messages(ENGLISH)[f"{game_id}-do-{kind.name}"]
            assert message.variables <= set(kind.arguments), kind.name
            for domain in kind.arguments.values():
                if isinstance(domain, Named):
                    for value in domain.values:
                        assert "a" in scan.messages(ENGLISH)[f"{domain.prefix}-{value}"].attributes


@pytest.mark.parametrize("game_id", games.ids())
def test_every_option_has_a_name_and_an_explanation(game_id: str) -> None:
    game = games.get(game_id)
    known = scan.messages(ENGLISH)
    for players in game.players:
        for option in game.options(game.edition(), players):
            assert "help" in known[f"{game_id}-option-{option.id}"].attributes
            for choice in option.choices:
                named = f"{game_id}-option-{option.id}-{choice}", f"{game_id}-{option.id}-{choice}"
                assert any(name in known for name in named), choice


# Naming


def test_ids_are_lower_case_words_with_hyphens() -> None:
    for name in scan.messages(ENGLISH):
        # Values of the engine keep their own form: amber-setup-2A, amber-fact-row_1_is_top,
        # amygdala-lotus-L0, unconscious_mind-option-overlays-A
        family, _, rest = name.partition("-")
        assert family in games.ids() or re.fullmatch("[a-z]+", family), name
        assert re.fullmatch(r"([a-z0-9]+|\d[A-Z]|[A-Z]\d*|[a-z]+(_[a-z0-9]+)+|-)*", rest), name


def test_an_id_begins_with_the_file_it_stands_in() -> None:
    for name, message in scan.messages(ENGLISH).items():
        family = name.partition("-")[0]
        if message.file == "cli.ftl":
            assert family == "cli", name
        elif message.file == "errors.ftl":
            assert family == "error", name
        elif message.file == f"{ENGLISH}.ftl":
            assert family in games.ids(), name
        else:
            assert family not in {"cli", *games.ids()}, name


@pytest.mark.parametrize("game_id", games.ids())
def test_a_prompt_has_a_form_for_the_others(game_id: str) -> None:
    prompts = [name for name in scan.messages(ENGLISH) if name.startswith(f"{game_id}-prompt-")]
    assert prompts
    for name in prompts:
        assert "other" in scan.messages(ENGLISH)[name].attributes, name


IN_REVIEWS = ("reason", "do", "say", "stop", "fx", "per", "action")
"""The families of messages that turns and their reasons are told with, in every game."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_somebody_else_did_is_not_told_as_if_the_reader_had(language: str) -> None:
    told = {
        name: message.told_of_others
        for name, message in scan.messages(language).items()
        if name.startswith(tuple(f"{game_id}-{family}-" for game_id in games.ids() for family in IN_REVIEWS))
    }
    assert len(told) > 200
    spoken_to = scan.SPOKEN_TO[language]
    assert [name for name, text in told.items() if spoken_to.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_belongs_to_nobody_by_its_name(language: str) -> None:
    """Names go into sentences about anybody."""
    owned = [
        name
        for name, message in scan.messages(language).items()
        if scan.SPOKEN_TO[language].search(message.with_article)
    ]
    assert owned == []


# The scan itself


def test_the_scan_sees_who_is_spoken_to() -> None:
    for language, text in {"en": "Ends Your turn", "nl": "Beëindigt je beurt", "fr": "Vous relie"}.items():
        assert scan.SPOKEN_TO[language].search(text)
        assert scan.SPOKEN_TO[language].search(scan.messages(language)["amber-prompt-castle"].value)


def test_the_scan_sees_a_message_nobody_uses() -> None:
    assert not scan.is_used("amber-event-" + "nobody_says_this")
    assert scan.is_used("amber-event-coin_taken_village")
    assert not scan.fits(f"{scan.GAP}-{scan.GAP}", "amber-name")
