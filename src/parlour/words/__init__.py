"""Sentences in the reader's language.

The engine says which message is meant and what goes into it (`parlour.kernel.phrase`). Here that becomes
text: the messages of Parlour itself stand in `words/<language>/*.ftl`, those of a game in its own folder.
What a game from outside does not say in a language is told in English.

>>> from parlour.kernel.phrase import Phrase
>>> laid = Phrase("amber-event-laid", {"cell": "C4"}, {"tile": "amber-tile-curve"}, {"player": 0})
>>> Words("nl").phrase(laid, ["Anna", "Bob"])
'Anna legt een bocht op C4.'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from parlour import games
from parlour.kernel.phrase import Phrase

ENGLISH = "en"
"""What a reader of a language that Parlour does not speak gets."""

LANGUAGES = (ENGLISH, "nl", "fr")
"""The languages Parlour speaks."""

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
        """A message, or an attribute of one (`id.attribute`), with its places filled.

        One that is missing shows its id, as in the browser: wrong, but visible, and in nobody's way.
        """
        if not self.knows(message):
            return message
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
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
    outside = [game_id for game_id in games.ids() if game_id not in games.own()]
    # Of messages with one id the first counts.
    for file in chain(sources(language), *(words_of(game_id, ENGLISH) for game_id in outside)):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def sources(language: str) -> Iterator[Traversable]:
    """The files with the messages of a language: Parlour's own, then each game's."""
    own = files("parlour.words") / language
    yield from sorted((file for file in own.iterdir() if file.name.endswith(".ftl")), key=lambda f: f.name)
    for game_id in games.ids():
        yield from words_of(game_id, language)


def words_of(game_id: str, *languages: str) -> list[Path]:
    """The files with what a game says, of those languages in which it has one."""
    return _there(games.folder(game_id) / "words" / f"{language}.ftl" for language in languages)


def ledger_of(game_id: str, *languages: str) -> list[Path]:
    """The files with a game's rules, of those languages in which it brings one."""
    return _there(games.folder(game_id) / "ledger" / f"{language}.md" for language in languages)


def _there(named: Iterable[Path]) -> list[Path]:
    return [file for file in named if file.is_file()]
