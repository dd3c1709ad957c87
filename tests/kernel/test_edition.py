"""Editions: a mistake in the data is named with its file, item and field, and nothing else ever happens."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour import games
from parlour.kernel import edition as loader
from parlour.kernel.errors import BadEdition

GAME = games.get("amber")
OWN = GAME.edition().folder

Data = dict[str, Any]
Change = Callable[[Data], None]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of Amber's edition, to break."""
    return Path(shutil.copytree(OWN, tmp_path / "edition"))


def rewrite(folder: Path, file: str, change: Change) -> None:
    data = yaml.safe_load((folder / file).read_text(encoding="utf-8"))
    change(data)
    (folder / file).write_text(yaml.safe_dump(data, sort_keys=False), encoding="utf-8")


def refused(folder: Path) -> dict[str, Any]:
    """What the error about an edition names."""
    with pytest.raises(BadEdition) as caught:
        GAME.edition(folder)
    assert "\n" not in str(caught.value)
    return dict(caught.value.phrase.args)


def tile(name: str, **fields: object) -> Change:
    """Change fields of a tile; a field set to None is removed."""
    return entry("tiles", name, fields)


def one_map(name: str, **fields: object) -> Change:
    return entry("setups", name, fields)


def entry(group: str, name: str, fields: dict[str, object]) -> Change:
    def change(data: Data) -> None:
        item = next(item for item in data[group] if item["id"] == name)
        for field, value in fields.items():
            if value is None:
                del item[field]
            else:
                item[field] = value

    return change


def box(name: str, **fields: object) -> Change:
    return lambda data: data[name].update(fields)


def without(group: str, name: str) -> Change:
    def change(data: Data) -> None:
        data[group] = [item for item in data[group] if item["id"] != name]

    return change


def twice(group: str, name: str) -> Change:
    return lambda data: data[group].append(next(item for item in data[group] if item["id"] == name))


def four_more_kinds(data: Data) -> None:
    for number in range(4):
        data["tiles"].append({"id": f"new{number}", "count": 0, "edges": ["N"], "mark": "reconstructed"})


SIX_VILLAGES = ["F2", "I4", "A6", "K6", "C8", "F10"]

MISTAKES = [
    # file, change, item, field, problem
    ("tiles.yaml", tile("tee", count="many"), "tee", "count", "Expected `int`, got `str`"),
    ("tiles.yaml", tile("tee", count=None), "tee", "-", "missing required field `count`"),
    ("tiles.yaml", tile("tee", mark=None), "tee", "-", "missing required field `mark`"),
    ("tiles.yaml", tile("tee", colour="red"), "tee", "-", "unknown field `colour`"),
    ("tiles.yaml", tile("tee", count=-1), "tee", "count", "cannot be negative"),
    ("tiles.yaml", tile("tee", edges=["E", "X"]), "tee", "edges.1", "Invalid enum value 'X'"),
    ("tiles.yaml", tile("tee", edges=[]), "tee", "edges", "at least one road side"),
    ("tiles.yaml", tile("tee", edges=["E", "S"]), "tee", "passages", "uses side W, which is no road side"),
    ("tiles.yaml", tile("tee", passages=[["E"]]), "tee", "passages.0", "Expected `array` of length 2"),
    ("tiles.yaml", tile("dead_end", enterable_from=["S"]), "dead_end", "passages", "uses side S"),
    ("tiles.yaml", tile("tee", mark="guessed"), "tee", "mark", "Invalid enum value 'guessed'"),
    ("tiles.yaml", tile("tee", mark={"count": "guessed"}), "tee", "mark", "Invalid enum value 'guessed'"),
    ("tiles.yaml", tile("tee", may_replace_straight=True), "tee", "may_replace_straight", "needs four"),
    ("tiles.yaml", tile("curve", straight_section=True), "curve", "straight_section", "two opposite"),
    ("tiles.yaml", tile("wetland", edges=["N"]), "wetland", "edges", "a wetland or a shovel none"),
    ("tiles.yaml", without("tiles", "wetland"), "wetland", "id", "is missing"),
    ("tiles.yaml", without("tiles", "shovel"), "shovel", "id", "is missing"),
    ("tiles.yaml", twice("tiles", "curve"), "curve", "id", "stands twice"),
    ("tiles.yaml", four_more_kinds, "new3", "id", "more than 15 kinds"),
    ("tiles.yaml", lambda data: data.update(extra=1), "-", "-", "unknown field `extra`"),
    ("components.yaml", box("tiles", roads=83), "tiles", "roads", "says 83, but .* add up to 82"),
    ("components.yaml", box("tiles", count=91), "tiles", "count", "says 91, but .* add up to 92"),
    ("components.yaml", box("tiles", shovels=5), "tiles", "shovels", "says 5, but .* add up to 6"),
    ("components.yaml", box("tiles", wetlands=5), "tiles", "wetlands", "says 5, but .* add up to 4"),
    ("components.yaml", box("board", rows=0), "board", "rows", "1 to 121 squares"),
    ("components.yaml", box("board", rows=12), "board", "rows", "1 to 121 squares"),
    ("components.yaml", box("hand_size", count=0), "hand_size", "count", "1 to 15 tiles"),
    ("components.yaml", box("hand_size", count=16), "hand_size", "count", "1 to 15 tiles"),
    ("components.yaml", box("coins", count="ten"), "-", "coins.count", "Expected `int`"),
    ("components.yaml", lambda data: data.pop("villages"), "-", "-", "missing required field `villages`"),
    (
        "components.yaml",
        lambda data: data["castle_colours"][1].update(mark=3),
        "blue",
        "mark",
        "Expected",
    ),
    ("setups.yaml", one_map("2A", castles=["I9"]), "2A", "castles", "1 castles for 2 players"),
    ("setups.yaml", one_map("2A", players=3), "2A", "castles", "2 castles for 3 players"),
    ("setups.yaml", one_map("2A", castles=["I9", "A3"]), "2A", "castles", "A3 is on the border"),
    ("setups.yaml", one_map("2A", castles=["I9", "C11"]), "2A", "castles", "C11 is on the border"),
    ("setups.yaml", one_map("2A", castles=["I9", "Z3"]), "2A", "castles", "Z3 is not on the board"),
    ("setups.yaml", one_map("2A", villages=["L4"]), "2A", "villages", "L4 is not on the board"),
    ("setups.yaml", one_map("2A", villages=["F2", "F2"]), "2A", "villages", "F2 is used twice"),
    ("setups.yaml", one_map("2A", villages=["I9"]), "2A", "villages", "I9 is used twice"),
    (
        "setups.yaml",
        one_map("2A", villages=[*SIX_VILLAGES, "A1", "B1", "C1"]),
        "2A",
        "villages",
        "9 villages, but the box has 8",
    ),
    ("setups.yaml", one_map("2A", villages="F2"), "2A", "villages", "Expected `array`, got `str`"),
    ("setups.yaml", one_map("2A", villages=[7]), "2A", "villages.0", "Expected `str`, got `int`"),
    ("setups.yaml", twice("setups", "2A"), "2A", "id", "stands twice"),
]


@pytest.mark.parametrize(
    ("file", "change", "item", "field", "problem"),
    MISTAKES,
    ids=[f"{item}-{field}-{number}" for number, (_, _, item, field, _) in enumerate(MISTAKES)],
)
def test_a_mistake_is_named_with_file_item_and_field(
    copy: Path, file: str, change: Change, item: str, field: str, problem: str
) -> None:
    rewrite(copy, file, change)
    named = refused(copy)
    assert named["file"] == str(copy / file)
    assert (named["item"], named["field"]) == (item, field)
    assert re.search(problem, named["problem"]), named["problem"]


def test_too_few_coins_for_a_map_are_a_mistake(copy: Path) -> None:
    rewrite(copy, "components.yaml", box("coins", count=7))
    named = refused(copy)
    assert (named["item"], named["field"]) == ("2A", "villages")
    assert "needs more than the 7 coins" in named["problem"]


def test_too_few_tiles_to_deal_are_a_mistake(copy: Path) -> None:
    """Six players need 36 tiles in hand and, in the advanced game, six more face up."""

    def one_of_each(data: Data) -> None:
        for one in data["tiles"]:
            one["count"] = 1

    rewrite(copy, "tiles.yaml", one_of_each)
    rewrite(copy, "components.yaml", box("tiles", count=12, roads=10, wetlands=1, shovels=1))
    named = refused(copy)
    assert named["file"] == str(copy / "components.yaml")
    assert named["item"] == "tiles"


@pytest.mark.parametrize("file", ["components.yaml", "tiles.yaml", "setups.yaml"])
def test_a_missing_file_is_a_mistake(copy: Path, file: str) -> None:
    (copy / file).unlink()
    assert refused(copy) == {
        "file": str(copy / file),
        "item": "-",
        "field": "-",
        "problem": "the file is missing",
    }


@pytest.mark.parametrize(
    "content", [b"tiles: [", b"\xff\xfe\xfa", b"a: b: c", b"- {id: [}", b"!!python/object:x {}"]
)
def test_a_file_that_is_no_yaml_is_a_mistake(copy: Path, content: bytes) -> None:
    (copy / "tiles.yaml").write_bytes(content)
    named = refused(copy)
    assert named["file"] == str(copy / "tiles.yaml")
    assert named["problem"].startswith("not readable as YAML: ")


@pytest.mark.parametrize("content", [b"", b"[]", b"tiles", b"tiles: {}"])
def test_a_file_of_another_shape_is_a_mistake(copy: Path, content: bytes) -> None:
    (copy / "tiles.yaml").write_bytes(content)
    assert refused(copy)["problem"].startswith("Expected ")


def test_a_folder_that_is_not_there_is_a_mistake(tmp_path: Path) -> None:
    assert refused(tmp_path / "nowhere")["problem"] == "the file is missing"


def test_a_corrected_copy_is_played(copy: Path) -> None:
    """An owner who counts 11 straights and 17 T-junctions plays with those."""
    rewrite(copy, "tiles.yaml", tile("straight", count=11))
    rewrite(copy, "tiles.yaml", tile("tee", count=17))
    edition = GAME.edition(copy)
    setup = GAME.setup(edition, 2, GAME.accept_options(edition, 2, {}))
    assert list(setup.counts)[:3] == [11, 12, 17]
    assert edition.fingerprint != GAME.edition().fingerprint


# Breaking it anywhere

JUNK: list[object] = [
    None,
    -1,
    0,
    3,
    10**9,
    "",
    "N",
    "Z99",
    "random",
    True,
    1.5,
    [],
    ["N"],
    {},
    {"id": "tee"},
]


def places(data: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The way to every value in a file."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += places(value, (*path, key))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            found += places(value, (*path, at))
    return found


FILES = {path.name: yaml.safe_load(path.read_text("utf-8")) for path in sorted(OWN.glob("*.yaml"))}
PLACES = [(file, path) for file, data in FILES.items() for path in places(data)]


@pytest.mark.slow
@given(where=st.sampled_from(PLACES), junk=st.sampled_from(JUNK), remove=st.booleans())
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_junk_anywhere_is_refused_in_one_sentence_or_harmless(
    tmp_path: Path, where: tuple[str, tuple[str | int, ...]], junk: object, remove: bool
) -> None:
    file, path = where

    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        if remove:
            del data[path[-1]]
        else:
            data[path[-1]] = junk

    folder = tmp_path / "edition"
    shutil.copytree(OWN, folder, dirs_exist_ok=True)
    rewrite(folder, file, change)
    try:
        edition = GAME.edition(folder)
    except BadEdition:
        assert str(folder) in str(refused(folder)["file"])
    else:
        for players in GAME.players:
            GAME.begin(GAME.setup(edition, players, GAME.accept_options(edition, players, {})))


# Provenance and fingerprint


def test_provenance_counts_every_mark_of_the_files() -> None:
    """Counted once more, by walking through the data."""
    expected: Counter[str] = Counter()

    def count(data: object) -> None:
        if isinstance(data, dict):
            marks = data.get("mark", {})
            expected.update([marks] if isinstance(marks, str) else marks.values())
        for value in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
            count(value)

    for data in FILES.values():
        count(data)
    items = GAME.edition().provenance()
    assert loader.count_marks([item.marks for item in items]) == dict(expected)
    assert len({item.item for item in items}) == len(items) == 8 + 6 + 12 + 15


def test_marks_are_counted_whole_or_field_by_field() -> None:
    counted = loader.count_marks(["rulebook", {"kind": "source", "count": "rulebook"}, "inferred"])
    assert counted == {"rulebook": 2, "source": 1, "inferred": 1}
    assert loader.count_marks([]) == {}


def test_the_reconstructed_parts_are_marked_so() -> None:
    marks = {item.item: item.marks for item in GAME.edition().provenance()}
    assert marks["coins"] == "rulebook"
    assert marks["setups.2A"] == "reconstructed"
    assert marks["tiles.straight"] == {"kind": "source", "count": "reconstructed"}


def test_comments_and_layout_do_not_change_the_fingerprint_and_data_do(copy: Path) -> None:
    own = loader.fingerprint(OWN)
    text = (copy / "tiles.yaml").read_text("utf-8")
    (copy / "tiles.yaml").write_text(f"# counted again\n{text}", "utf-8")
    rewrite(copy, "setups.yaml", lambda data: None)  # written anew in YAML's own layout, without comments
    assert loader.fingerprint(copy) == own
    rewrite(copy, "tiles.yaml", tile("tee", count=15))
    assert loader.fingerprint(copy) != own
