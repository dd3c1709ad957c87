"""What can be wrong with what a caller gives: each error says it in one sentence, in any language."""

from __future__ import annotations

from parlour.kernel.phrase import Phrase


class ParlourError(Exception):
    """Bad input. Nothing has changed."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase

    def __str__(self) -> str:
        filled = {**self.phrase.args, **self.phrase.names, **self.phrase.seats}
        return " ".join([self.phrase.id, *(f"{key}={value}" for key, value in filled.items())])


class Illegal(ParlourError):
    """An action the rules forbid; `rule` is the ledger id that says so."""

    def __init__(self, rule: str, action: str) -> None:
        super().__init__(Phrase("error-illegal", {"rule": rule, "action": action}))
        self.rule = rule


class BadAction(ParlourError):
    """Text or data that names no action of the game."""


class BadOption(ParlourError):
    """An option, a value of it or a number of players that the game does not have."""


class BadEdition(ParlourError):
    """Component data that cannot be used; the sentence names file, item and field."""

    def __init__(self, file: str, item: str, field: str, problem: str) -> None:
        super().__init__(
            Phrase("error-edition", {"file": file, "item": item, "field": field, "problem": problem})
        )


class BadRecord(ParlourError):
    """A record that is damaged, of another version, or that does not follow the rules."""
