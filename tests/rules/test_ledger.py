"""The ledger is complete: each rule has a test, stands in every language, and every open point is settled."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from parlour import games
from tests.by_game import modules
from tests.rules.ledger import LANGUAGES, LedgerError, Rule, ledgers, parse, rule, translation

TESTS = Path(__file__).resolve().parents[1]

RULINGS: dict[str, dict[str, int]] = {
    game: module.RULINGS for game, module in modules("rules", "rulings").items()
}
"""By game with a dossier, how many rulings each family of it has: B1 to B4, q01 to q20."""
RULING = r"\b(?:[A-Z][0-9]+|q[0-9]{2})\b"

each_ledger = pytest.mark.parametrize("ledger", ledgers().values(), ids=ledgers().keys())
each_game = pytest.mark.parametrize(("game_id", "ledger"), ledgers().items(), ids=ledgers().keys())
each_language = pytest.mark.parametrize("language", ["en", *LANGUAGES])


def in_language(ledger: Path, language: str) -> list[Rule]:
    return parse(ledger if language == "en" else translation(ledger, language))


def rules_named_by(source: str) -> set[str]:
    """The rules that the `@rule(...)` decorators above test functions name.

    Read from the source, because with several workers no one process imports every test.
    """
    named: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or not node.name.startswith("test_"):
            continue
        for decorator in node.decorator_list:
            if (
                isinstance(decorator, ast.Call)
                and isinstance(decorator.func, ast.Name)
                and decorator.func.id == "rule"
            ):
                named.update(
                    str(argument.value) for argument in decorator.args if isinstance(argument, ast.Constant)
                )
    return named


def proved_rules() -> set[str]:
    return set().union(*(rules_named_by(path.read_text("utf-8")) for path in TESTS.rglob("test_*.py")))


def test_there_is_a_ledger() -> None:
    assert list(ledgers()) == sorted(games.ids())
    assert RULINGS.keys() <= ledgers().keys()


@pytest.mark.slow
@each_ledger
def test_every_rule_is_proved_by_a_test(ledger: Path) -> None:
    proved = proved_rules()
    unproved = [entry.id for entry in parse(ledger) if entry.id not in proved]
    assert not unproved, f"{len(unproved)} rules of {ledger.name} without a test: {', '.join(unproved)}"


@each_ledger
def test_rules_are_numbered_in_order_within_one_chapter(ledger: Path) -> None:
    chapter_of: dict[str, str] = {}
    count: Counter[str] = Counter()
    for entry in parse(ledger):
        prefix, number = entry.id.rsplit("-", 1)
        count[prefix] += 1
        assert int(number) == count[prefix], f"{entry.id} should be number {count[prefix]}"
        assert chapter_of.setdefault(prefix, entry.chapter) == entry.chapter, (
            f"{entry.id} has left its chapter"
        )
    assert len(set(chapter_of.values())) == len(chapter_of), "a chapter mixes two kinds of ids"


@each_ledger
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_same_rules_in_the_same_order(ledger: Path, language: str) -> None:
    assert [entry.id for entry in in_language(ledger, language)] == [entry.id for entry in parse(ledger)]


@each_ledger
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_is_translated(ledger: Path, language: str) -> None:
    for english, other in zip(parse(ledger), in_language(ledger, language), strict=True):
        assert other.text != english.text, other.id
        assert other.note != english.note, other.id
        assert other.title != english.title, other.id


@each_game
@each_language
def test_each_ruling_is_named_in_exactly_one_note(game_id: str, ledger: Path, language: str) -> None:
    rulings = {
        f"{family}{at:02}" if family.islower() else f"{family}{at}"
        for family, size in RULINGS.get(game_id, {}).items()
        for at in range(1, size + 1)
    }
    named = Counter(
        ruling for entry in in_language(ledger, language) for ruling in re.findall(RULING, entry.note)
    )
    assert set(named) == rulings
    assert [ruling for ruling, times in named.items() if times > 1] == []


@each_ledger
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_names_the_same_rulings_and_options_at_each_rule(ledger: Path, language: str) -> None:
    marks = re.compile(rf"{RULING}|`[a-z_]+`")
    for english, other in zip(parse(ledger), in_language(ledger, language), strict=True):
        assert marks.findall(other.note) == marks.findall(english.note), other.id


@each_ledger
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_leads_to_the_same_words_of_the_glossary(ledger: Path, language: str) -> None:
    def links(path: Path) -> Counter[str]:
        return Counter(re.findall(r"\]\(#(\w+)\)", path.read_text("utf-8")))

    assert links(translation(ledger, language)) == links(ledger)


@each_game
def test_every_option_of_the_table_is_explained(game_id: str, ledger: Path) -> None:
    game = games.get(game_id)
    explained = {option for entry in parse(ledger) for option in re.findall(r"`([a-z_]+)`", entry.note)}
    assert explained == {
        option.id for players in game.players for option in game.options(game.edition(), players)
    }


def test_rules_are_found_above_test_functions_only() -> None:
    source = """
@rule("AMB-PLACE-1", "AMB-MATCH-1")
@pytest.mark.parametrize("x", [1])
def test_one(x): ...

@rule("AMB-TURN-1")
async def test_two(): ...

@rule("AMB-TURN-2")
def helper(): ...

@other("AMB-TURN-3")
def test_three(): ...
"""
    assert rules_named_by(source) == {"AMB-PLACE-1", "AMB-MATCH-1", "AMB-TURN-1"}


def test_a_test_that_names_an_unknown_rule_is_refused() -> None:
    with pytest.raises(LedgerError, match=r"AMB-PLACE-99 is not a rule of amber\.md"):
        rule("AMB-PLACE-1", "AMB-PLACE-99")
    with pytest.raises(LedgerError, match="no ledger has rules that begin with CHESS-"):
        rule("CHESS-CASTLE-1")
    with pytest.raises(LedgerError, match="names no rule"):
        rule()


@pytest.mark.parametrize(
    ("ledger", "problem"),
    [
        ("# G\n## One\n### G-ONE-1 - Title\nText.\n> Rulebook: x.\n", "line 3: .* should read"),
        ("# G\n## One\n### G-ONE-1 · Title\nText.\n", "G-ONE-1 needs a text and a note"),
        ("# G\n## One\n### G-ONE-1 · Title\n> Rulebook: x.\n", "G-ONE-1 needs a text and a note"),
        ("# G\n### G-ONE-1 · Title\nText.\n> Rulebook: x.\n", "before the first chapter"),
        ("# G\n## One\nStray.\n### G-ONE-1 · Title\nText.\n> Rulebook: x.\n", "text between the chapter"),
        ("# G\n## One\n" + "### G-ONE-1 · Title\nText.\n> Rulebook: x.\n" * 2, "G-ONE-1 is there twice"),
        ("# G\n#### Deep\n", "neither the title"),
        ("# G\n## One\n\n## Two\n### G-TWO-1 · Title\nText.\n> Rulebook: x.\n", "'One' is empty"),
    ],
)
def test_a_ledger_out_of_shape_is_refused(tmp_path: Path, ledger: str, problem: str) -> None:
    path = tmp_path / "game.md"
    path.write_text(ledger, encoding="utf-8")
    with pytest.raises(LedgerError, match=problem):
        parse(path)


def test_a_chapter_may_be_only_text(tmp_path: Path) -> None:
    path = tmp_path / "game.md"
    path.write_text("# G\n## In a minute\nText.\n## One\n### G-ONE-1 · Title\nA.\n> Rulebook: x.\n", "utf-8")
    assert [entry.chapter for entry in parse(path)] == ["One"]


@each_ledger
def test_a_translation_has_the_same_chapters(ledger: Path) -> None:
    def chapters(path: Path) -> list[str]:
        """What each chapter has: the kind of its rules, or nothing where it is text."""
        parts = re.split(r"^## .*$", path.read_text("utf-8"), flags=re.MULTILINE)[1:]
        return [next(iter(re.findall(r"^### ([A-Z]+-[A-Z]+)-", part, re.MULTILINE)), "") for part in parts]

    for language in LANGUAGES:
        assert chapters(translation(ledger, language)) == chapters(ledger)


def test_a_rule_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.md"
    path.write_text(
        "# G\n\nIntro.\n\n## One\n\n### G-ONE-1 · Title\n\nA.\n\n- b\n\n> Rulebook: x.\n> More.\n", "utf-8"
    )
    assert parse(path) == [Rule("G-ONE-1", "Title", "A.\n\n- b", "Rulebook: x. More.", "One")]
