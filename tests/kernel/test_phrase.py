"""Sentences, and who gets to read which."""

from __future__ import annotations

import msgspec

from parlour.kernel.errors import BadEdition, Illegal, ParlourError
from parlour.kernel.phrase import Event, Phrase

DREW = Event(Phrase("drew"), Phrase("drew_tile", names={"tile": "tile-curve"}), (1, 2))


def test_only_the_audience_sees_the_secret() -> None:
    assert [DREW.seen_by(observer).id for observer in (-1, 0, 1, 2, 3)] == [
        "drew",
        "drew",
        "drew_tile",
        "drew_tile",
        "drew",
    ]


def test_an_event_without_a_secret_is_the_same_for_all() -> None:
    event = Event(Phrase("laid"))
    assert {event.seen_by(observer).id for observer in range(-1, 4)} == {"laid"}


def test_a_secret_without_an_audience_is_seen_by_nobody() -> None:
    event = Event(Phrase("public"), Phrase("secret"))
    assert {event.seen_by(observer).id for observer in range(-1, 6)} == {"public"}


def test_a_phrase_travels_as_json_without_its_empty_places() -> None:
    phrase = Phrase("laid", {"cell": "C4"}, {"tile": "tile-curve"}, {"player": 0})
    raw = msgspec.json.encode(phrase)
    assert raw == b'{"id":"laid","args":{"cell":"C4"},"names":{"tile":"tile-curve"},"seats":{"player":0}}'
    assert msgspec.json.decode(raw, type=Phrase) == phrase
    assert msgspec.json.encode(Phrase("stop")) == b'{"id":"stop"}'


def test_an_error_says_what_is_wrong_in_one_line() -> None:
    error = ParlourError(Phrase("error-x", {"value": 3}, {"tile": "tile-curve"}, {"player": 1}))
    assert str(error) == "error-x value=3 tile=tile-curve player=1"


def test_an_illegal_action_names_its_rule() -> None:
    error = Illegal("AMB-PLACE-1", "place C4 curve 1")
    assert error.rule == "AMB-PLACE-1"
    assert error.phrase.args == {"rule": "AMB-PLACE-1", "action": "place C4 curve 1"}


def test_a_bad_edition_names_file_item_and_field() -> None:
    error = BadEdition("tiles.yaml", "curve", "count", "too many")
    assert error.phrase == Phrase(
        "error-edition", {"file": "tiles.yaml", "item": "curve", "field": "count", "problem": "too many"}
    )
