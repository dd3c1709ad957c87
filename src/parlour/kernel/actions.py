"""Actions: an int to the engine, a small struct on the wire, a line of text to a person.

A game declares its kinds of action once. The three forms are exact inverses of each other.

>>> from parlour.kernel.actions import Actions, Kind, Plain
>>> coins = Actions([Kind("toss", 0, {"side": Plain(("heads", "tails"))}), Kind("stop", 2, {})])
>>> coins.text(1), coins.parse("toss tails"), coins.struct(1)
('toss tails', 1, {'do': 'toss', 'side': 'tails'})
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from parlour.kernel.errors import BadAction
from parlour.kernel.phrase import Phrase

LIMIT = 1 << 15
"""Actions of a game stay below this."""

Value = str | int
Struct = dict[str, Value]
"""The wire form: `{"do": kind, argument: value, ...}`, arguments in the order of their declaration."""


@dataclass(frozen=True)
class Plain:
    """An argument whose values are shown as they are: cells, numbers."""

    values: tuple[Value, ...]


@dataclass(frozen=True)
class Named:
    """An argument whose values have names in every language: the messages `{prefix}-{value}`."""

    values: tuple[Value, ...]
    prefix: str


@dataclass(frozen=True)
class Seat:
    """An argument that is a player."""

    values: tuple[Value, ...]


Domain = Plain | Named | Seat


@dataclass(frozen=True)
class Kind:
    """One kind of action: its first number, and what is chosen with it (the last argument counts fastest)."""

    name: str
    base: int
    arguments: Mapping[str, Domain]
    strides: tuple[int, ...] = ()
    """How far apart neighbouring values of each argument are; packed tightly when not given."""

    def packing(self) -> tuple[int, ...]:
        if self.strides:
            return self.strides
        strides: list[int] = []
        stride = 1
        for domain in reversed(list(self.arguments.values())):
            strides.insert(0, stride)
            stride *= len(domain.values)
        return tuple(strides)

    def end(self) -> int:
        """One more than the last action of this kind."""
        domains = self.arguments.values()
        return (
            self.base
            + 1
            + sum(
                (len(domain.values) - 1) * stride
                for domain, stride in zip(domains, self.packing(), strict=True)
            )
        )

    def values(self, number: int) -> list[Value] | None:
        """What an action of this kind chooses, or None if there is no such action."""
        rest = number - self.base
        values: list[Value] = []
        for domain, stride in zip(self.arguments.values(), self.packing(), strict=True):
            at, rest = divmod(rest, stride)
            if at >= len(domain.values):
                return None
            values.append(domain.values[at])
        return values if rest == 0 else None

    def number(self, values: Mapping[str, object]) -> int:
        """The action of this kind that chooses these values."""
        number = self.base
        for (argument, domain), stride in zip(self.arguments.items(), self.packing(), strict=True):
            value = values[argument]
            if isinstance(value, bool) or value not in domain.values:
                found = {"kind": self.name, "argument": argument, "value": str(value)}
                raise BadAction(Phrase("error-action-value", dict(found)))
            number += domain.values.index(value) * stride
        return number


class Actions:
    """Every action of a game, both ways between int, struct and text."""

    def __init__(self, kinds: Iterable[Kind], message_prefix: str = "") -> None:
        self.kinds = {kind.name: kind for kind in sorted(kinds, key=lambda kind: kind.base)}
        self._message_prefix = message_prefix
        self._structs: dict[int, Struct] = {}
        """Wire forms that were asked for: the same few hundred come again and again."""
        end = 0
        for kind in self.kinds.values():
            assert kind.base >= end, f"{kind.name} begins at {kind.base}, before {end}"
            end = kind.end()
        assert end <= LIMIT, f"{end} actions are more than {LIMIT}"

    def all(self) -> Iterator[int]:
        """Every action there is, ascending."""
        for kind in self.kinds.values():
            for number in range(kind.base, kind.end()):
                if kind.values(number) is not None:
                    yield number

    def struct(self, action: int) -> Struct:
        """The wire form of an action; the same object each time, not to be changed."""
        known = self._structs.get(action)
        if known is None:
            known = self._structs[action] = self._struct(action)
        return known

    def _struct(self, action: int) -> Struct:
        for kind in reversed(self.kinds.values()):
            if action >= kind.base:
                values = kind.values(action)
                if values is not None:
                    return {"do": kind.name, **dict(zip(kind.arguments, values, strict=True))}
                break
        raise BadAction(Phrase("error-action-number", {"action": action}))

    def number(self, struct: Mapping[str, object]) -> int:
        """The action a wire form means."""
        kind = self._kind(str(struct.get("do")))
        unknown = sorted(set(struct) - {"do", *kind.arguments})
        if unknown:
            raise BadAction(Phrase("error-action-argument", {"kind": kind.name, "argument": unknown[0]}))
        return kind.number({argument: struct.get(argument) for argument in kind.arguments})

    def text(self, action: int) -> str:
        """The short notation of an action."""
        return " ".join(str(value) for value in self.struct(action).values())

    def parse(self, text: str) -> int:
        """The action a line of notation means."""
        name, *words = text.split() or [""]
        kind = self._kind(name)
        if len(words) != len(kind.arguments):
            raise BadAction(Phrase("error-action-text", {"text": text}))
        values: dict[str, object] = {}
        for word, (argument, domain) in zip(words, kind.arguments.items(), strict=True):
            values[argument] = next((value for value in domain.values if str(value) == word), word)
        return kind.number(values)

    def _kind(self, name: str) -> Kind:
        try:
            return self.kinds[name]
        except KeyError:
            kinds = ", ".join(sorted(self.kinds))
            raise BadAction(Phrase("error-action-kind", {"kind": name, "kinds": kinds})) from None

    def phrase(self, action: int) -> Phrase:
        """The action in words, as one of the things a player may do: message `{prefix}-do-{kind}`."""
        struct = self.struct(action)
        kind = self.kinds[str(struct["do"])]
        args: dict[str, Value] = {}
        names: dict[str, str] = {}
        seats: dict[str, int] = {}
        for argument, domain in kind.arguments.items():
            value = struct[argument]
            if isinstance(domain, Named):
                names[argument] = f"{domain.prefix}-{value}"
            elif isinstance(domain, Seat):
                seats[argument] = int(value)
            else:
                args[argument] = value
        return Phrase(f"{self._message_prefix}-do-{kind.name}", args, names, seats)
