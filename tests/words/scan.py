"""Which messages there are, and which the code uses.

What is used is found in the sources, not by running them:

- A message is used when its id stands somewhere in the code as a string.
- Ids are also put together: `f"amber-event-{name}"`, `` `level-${level}` ``. Such a template uses the
  messages it fits, but only where each gap would be filled by a word that stands in the code or the game
  data as a string of its own. So `amber-event-foo` is not used just because ids of events are put together.
- Templates without any letters of their own (`${id}-${choice}`) fit everything and so count for nothing.

In Python strings are read from the syntax tree, docstrings left out; in TypeScript and Svelte by pattern,
comments left out. Tests are not read: a message that only a test uses is not used.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import yaml
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from parlour import games
from parlour.words import FORMS, sources

ROOT = Path(__file__).resolve().parent.parent.parent
PYTHON = ROOT / "src" / "parlour"
WEB = ROOT / "web" / "src"

GAP = "\0"
Template = str
"""A string with a GAP for each part that is filled in."""


SPOKEN_TO = {
    "en": re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE),
    "nl": re.compile(r"\b(je|jij|jou|jouw|jullie|jezelf|u|uw)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(tu|te|toi|ton|ta|tes|vous|votre|vos)\b", re.IGNORECASE),
}
"""By language: words that a reader takes to be about themselves."""


# Messages

OWN_FORMS = FORMS.keys() - {"a"}
"""Forms of a name that only some languages need."""
FORM = re.compile(f"({'|'.join(('_name', *filter(None, FORMS.values())))})$")


class Message:
    """One message of one language."""

    def __init__(self, file: str, entry: ftl.Message) -> None:
        self.file = file
        self.attributes = {
            attribute.id.name: _variables(attribute)
            for attribute in entry.attributes
            if attribute.id.name not in OWN_FORMS
        }
        self.variables = _variables(entry.value) if entry.value else set()
        self.has_value = entry.value is not None
        # The words alone, without what is filled in:
        texts = {attribute.id.name: _text(attribute) for attribute in entry.attributes}
        self.value = _text(entry.value) if entry.value else ""
        self.told_of_others = texts.get("other", self.value)
        self.with_article = texts.get("a", "")


def _variables(node: ftl.BaseNode) -> set[str]:
    """The places of a message; `$tile` and `$tile_name` are two forms of one, chosen by each language."""
    found: set[str] = set()

    class Finder(visitor.Visitor):
        def visit_VariableReference(self, reference: ftl.VariableReference) -> None:
            found.add(FORM.sub("", reference.id.name))

    Finder().visit(node)
    return found


def _text(node: ftl.BaseNode) -> str:
    found: list[str] = []

    class Finder(visitor.Visitor):
        def visit_TextElement(self, element: ftl.TextElement) -> None:
            found.append(element.value)

    Finder().visit(node)
    return " ".join(found)


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages of a language; a file that cannot be read or an id that stands twice is an error."""
    found: dict[str, Message] = {}
    for file in sources(language):
        name = f"{language}: {file.name}" if file.name != f"{language}.ftl" else str(file)
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{name}: {entry.id.name} stands twice"
                found[entry.id.name] = Message(file.name, entry)
    return found


def patterns(language: str) -> Iterator[tuple[str, str]]:
    """Every text of every message, each choice by itself, with `{$name}` for what is filled in."""
    for file in sources(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                for text in _patterns(entry):
                    yield entry.id.name, text


def _patterns(entry: ftl.Message) -> list[str]:
    found: list[str] = []

    class Finder(visitor.Visitor):
        def visit_Pattern(self, pattern: ftl.Pattern) -> None:
            found.append("".join(map(_written, pattern.elements)))
            self.generic_visit(pattern)

    Finder().visit(entry)
    return found


def _written(element: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(element, ftl.TextElement):
        return element.value
    inside = element.expression
    if isinstance(inside, ftl.StringLiteral):
        return inside.value
    return f"{{${inside.id.name}}}" if isinstance(inside, ftl.VariableReference) else "{}"


# Code


def python_files() -> Iterator[Path]:
    """Ours, and those of games from outside, which speak with our words."""
    others = (games.folder(game_id) for game_id in games.ids() if game_id not in games.own())
    for folder in (PYTHON, *others):
        yield from sorted(folder.rglob("*.py"))


def web_files() -> Iterator[Path]:
    for path in sorted((*WEB.rglob("*.ts"), *WEB.rglob("*.svelte"))):
        if ".test." not in path.name and not path.name.endswith(".d.ts"):
            yield path


@cache
def python_strings() -> frozenset[str]:
    """The strings and templates of our Python code, docstrings left out."""
    found: set[str] = set()
    for path in python_files():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        joined = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
        parts = {id(part) for node in joined for part in node.values}
        docs = {
            id(node.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        }
        found.update(_template(node) for node in joined)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if id(node) not in parts and id(node) not in docs:
                    found.add(node.value)
    return frozenset(found)


def _template(node: ast.JoinedStr) -> Template:
    return "".join(str(part.value) if isinstance(part, ast.Constant) else GAP for part in node.values)


COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!\S)//[^\n]*", re.DOTALL)
STRING = re.compile(r"'([^'\\\n]*)'|\"([^\"\\\n]*)\"")
BACKTICKS = re.compile(r"`([^`]*)`")
FILLED_IN = re.compile(r"\$\{[^{}]*\}")


@cache
def web_sources() -> dict[str, str]:
    """The client's files by name, without comments."""
    return {
        str(path.relative_to(WEB)): COMMENT.sub("", path.read_text(encoding="utf-8")) for path in web_files()
    }


@cache
def web_strings() -> frozenset[str]:
    """The strings and templates of the browser client."""
    found: set[str] = set()
    for text in web_sources().values():
        found.update(one or other for one, other in STRING.findall(text))
        found.update(FILLED_IN.sub(GAP, template) for template in BACKTICKS.findall(text))
        # Keys of objects need no quotes
        found.update(re.findall(r"^\s*(\w+):", text, re.MULTILINE))
    return frozenset(found)


@cache
def data_strings() -> frozenset[str]:
    """The ids in the games' component data, and the names of the games."""
    found: set[str] = set()

    def collect(data: object) -> None:
        if isinstance(data, dict):
            for key, value in data.items():
                found.add(str(key))
                collect(value)
        elif isinstance(data, list):
            for value in data:
                collect(value)
        else:
            found.add(str(data))

    for path in sorted(PYTHON.glob("games/*/edition/*.yaml")):
        collect(yaml.safe_load(path.read_text(encoding="utf-8")))
        found.add(path.parent.parent.name)
    return frozenset(found)


@cache
def words_that_fill() -> frozenset[str]:
    """What can stand in the gap of a template."""
    return frozenset(
        word for word in (*python_strings(), *web_strings(), *data_strings()) if re.fullmatch(r"[\w-]+", word)
    )


def fits(template: Template, message: str) -> bool:
    """Can this template become the id of this message?"""
    if not re.search(r"[a-z]{2}", template.replace(GAP, "")):
        return False
    pattern = re.escape(template).replace(re.escape(GAP), r"([\w-]+?)")
    found = re.fullmatch(pattern, message)
    return found is not None and all(group in words_that_fill() for group in found.groups())


@cache
def templates() -> tuple[Template, ...]:
    """Those that look like the id of a message, or like one with its attribute."""
    strings = sorted(python_strings() | web_strings())
    return tuple(one for one in strings if GAP in one and re.fullmatch(r"[\w\0.-]+", one) and "-" in one)


def is_used(message: str) -> bool:
    strings = python_strings() | web_strings()
    if message in strings or any(one.startswith(f"{message}.") for one in strings):
        return True
    return any(fits(template.partition(".")[0], message) for template in templates())


# What the code asks for


def asked_in_python(families: set[str]) -> Iterator[str]:
    """Strings that can only be ids: those of a family (`cli-...`, a game's), attributes cut off."""
    for one in sorted(python_strings()):
        if re.fullmatch(r"[a-z_]+(-[\w]+)+(\.[a-z]+)?", one) and one.partition("-")[0] in families:
            yield one.partition(".")[0]


CALL = re.compile(r"(?<![\w.])(?:t|ctx\.t|context\.t|words)(?:\.(?:attribute|has))?\(")


def asked_in_web() -> Iterator[tuple[str, str]]:
    """The first argument of every call of the words function, as file and string or template."""
    for file, text in web_sources().items():
        for call in CALL.finditer(text):
            argument = _first_argument(text[call.end() :])
            # A string that something is compared with is no id
            argument = re.sub(r"[!=]==?\s*('[^']*'|\"[^\"]*\")", "", argument)
            plain = BACKTICKS.sub("", argument)
            for one, other in STRING.findall(plain):
                yield file, one or other
            for template in BACKTICKS.findall(argument):
                yield file, FILLED_IN.sub(GAP, template)


def _first_argument(text: str) -> str:
    """Up to the first comma or closing bracket that belongs to the call."""
    depth = 0
    for at, character in enumerate(text):
        if character in "([{":
            depth += 1
        elif character in ")]}":
            if depth == 0:
                return text[:at]
            depth -= 1
        elif character == "," and depth == 0:
            return text[:at]
    return text


def phrases_in_python() -> Iterator[tuple[str, str, set[str]]]:
    """Every `Phrase("id", {...})` written out whole: file, id, and the places it fills."""
    for path in python_files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (
                isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Phrase"
            ):
                continue
            first, *rest = [*node.args, *(keyword.value for keyword in node.keywords)]
            if not (isinstance(first, ast.Constant) and all(isinstance(one, ast.Dict) for one in rest)):
                continue
            keys = [key for one in rest if isinstance(one, ast.Dict) for key in one.keys]
            if all(isinstance(key, ast.Constant) for key in keys):
                places = {str(key.value) for key in keys if isinstance(key, ast.Constant)}
                yield path.name, str(first.value), places
