"""Sentences in the reader's language.

The engine says which message is meant and what goes into it (`parlour.kernel.phrase`). Here that becomes
text: the messages of Parlour itself stand in `words/<language>/*.ftl`, those of a game in its own folder. A
game from outside that has none in a language is told in English.

>>> from parlour.kernel.phrase import Phrase
>>> laid = Phrase("amber-event-laid", {"cell": "C4"}, {"tile": "amber-tile-curve"}, {"player": 0})
>>> Words("nl").phrase(laid, ["Anna", "Bob"])
'Anna legt een bocht op C4.'
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from parlour import games
from parlour.kernel.phrase import Phrase

LANGUAGES = ("en", "nl", "fr")
"""The languages Parlour speaks; English first, as it is what a reader of another language gets."""

FORMS = {"a": "", "at": "_at", "of": "_of"}
"""The attributes that give a name as a sentence needs it, and what marks the place there: `{ $location_at }`.
A language has those it needs: French says « au Théâtre » and « à l’Opéra »."""


class Words:
    """Everything Parlour can say, in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"{language!r} is none of {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = _bundle(language)

    def knows(self, message: str) -> bool:
        """Is there such a message, or such an attribute of one (`id.attribute`)?"""
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        found = self._bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def text(self, message: str, /, **args: str | int | float) -> str:
        """A message, or an attribute of one (`id.attribute`), with its places filled."""
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, f"{name} has only attributes"
        text, _ = self._bundle.format_pattern(pattern, args)
        return str(text)

    def phrase(self, phrase: Phrase, names: Sequence[str], attribute: str = "") -> str:
        """A sentence of the engine; `names` are those of the players, by seat."""
        args: dict[str, str | int] = dict(phrase.args)
        for place, message in phrase.names.items():
            bare = args[f"{place}_name"] = self.name(message)
            for form, mark in FORMS.items():
                named = f"{message}.{form}"
                args[f"{place}{mark}"] = self.text(named) if self.knows(named) else bare
        for place, seat in phrase.seats.items():
            args[place] = names[seat]
        return self.text(f"{phrase.id}.{attribute}" if attribute else phrase.id, **args)

    def name(self, message: str) -> str:
        """The bare name of a thing. A corrected edition may have things we have no words for: those keep
        their id, which is what follows the message's last hyphen."""
        return self.text(message) if self.knows(message) else message.rpartition("-")[2]


@cache
def _bundle(language: str) -> FluentBundle:
    # Nothing here is written from right to left, so the marks that isolate what is filled in are left out.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sources(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def sources(language: str) -> Iterator[Traversable]:
    """The files with the messages of a language: Parlour's own, then each game's."""
    own = files("parlour.words") / language
    yield from sorted((file for file in own.iterdir() if file.name.endswith(".ftl")), key=lambda f: f.name)
    for game_id in games.ids():
        file = of_game(game_id, "words", language, "ftl")
        if file is not None:
            yield file


def of_game(game_id: str, kind: str, language: str, suffix: str) -> Path | None:
    """The file of a kind that a game has in a language, or else in English."""
    named = (games.folder(game_id) / kind / f"{one}.{suffix}" for one in (language, LANGUAGES[0]))
    return next((file for file in named if file.is_file()), None)
