"""Amygdala's edition: mistakes are named with file, item and field, and other numbers are played."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from parlour.games.amygdala import GAME
from parlour.games.amygdala.components import AROUND, EMOTIONS, AmygdalaEdition
from parlour.games.amygdala.rules.buying import (
    buy_one,
    buy_two,
    buys_two,
    first_bought,
    is_buy,
    last_bought,
    side_of,
)
from parlour.games.amygdala.rules.codes import KINDS
from parlour.kernel.errors import BadEdition
from tests.rules.amygdala.positions import (
    JOSEPH,
    ROB,
    bank,
    choices,
    coins,
    decision,
    edition_with,
    legal_texts,
    play,
    player,
    position,
    view,
)

EDITION = GAME.edition()

Data = dict[str, Any]
Change = Callable[[Data], None]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the edition, to break."""
    return Path(shutil.copytree(EDITION.folder, tmp_path / "edition"))


def rewrite(folder: Path, file: str, change: Change) -> None:
    data = yaml.safe_load((folder / file).read_text(encoding="utf-8"))
    change(data)
    (folder / file).write_text(yaml.safe_dump(data, sort_keys=False), encoding="utf-8")


def box(name: str, **fields: object) -> Change:
    return lambda data: data[name].update(fields)


def entry(group: str, name: str, **fields: object) -> Change:
    """Change fields of an item; a field set to None is removed."""

    def change(data: Data) -> None:
        item = next(item for item in data[group] if item["id"] == name)
        for field, value in fields.items():
            if value is None:
                del item[field]
            else:
                item[field] = value

    return change


def without(group: str, name: str) -> Change:
    def change(data: Data) -> None:
        data[group] = [item for item in data[group] if item["id"] != name]

    return change


def twice(group: str, name: str) -> Change:
    return lambda data: data[group].append(next(item for item in data[group] if item["id"] == name))


def swapped(group: str) -> Change:
    """The second and third of a group change places."""

    def change(data: Data) -> None:
        data[group][1], data[group][2] = data[group][2], data[group][1]

    return change


def no_edge(data: Data) -> None:
    for space in data["spaces"]:
        space.pop("edge", None)


def many_spaces(data: Data) -> None:
    for number in range(13):
        data["spaces"].append({"id": f"X{number}", "region": "red", "at": [20, number]})


def many_places(data: Data) -> None:
    for number in range(10):
        data["spaces"].append({"id": f"x{number}", "at": [20, number]})


def wild_at(*costs: int) -> Change:
    """Wilds at other prices too, one tile of each."""

    def change(data: Data) -> None:
        wild = next(item for item in data["tiles"] if item["shows"] == "wild")
        for cost in costs:
            counts = {"always": 1, "three": 0, "four": 0}
            data["tiles"].append({**wild, "id": f"wild-{cost}", "cost": cost, **counts})

    return change


BOX, MAIN, OWN = "components.yaml", "main_board.yaml", "player_board.yaml"
TILES, RESOURCES = "emotion_tiles.yaml", "resource_tiles.yaml"

MISTAKES = [
    # file, change, item, field, problem
    (BOX, box("start", coins="many"), "-", "start.coins", "Expected `int`"),
    (BOX, lambda data: data["start"].pop("mark"), "-", "start", "missing required field `mark`"),
    (BOX, box("start", mark="guessed"), "-", "start.mark", "Invalid enum value"),
    (BOX, lambda data: data.update(extra=1), "-", "-", "unknown field `extra`"),
    (BOX, box("lotus", tiles=0), "lotus", "tiles", "at least 1"),
    (BOX, box("lotus", tiles=3), "lotus", "tiles", "one side of two tiles, or two"),
    (BOX, box("lotus", tiles_four_players=6), "lotus", "tiles_four_players", "one side of two tiles, or two"),
    (BOX, box("exchange", points_for_coin=0), "exchange", "points_for_coin", "at least 1"),
    (BOX, box("final", coins_for_point=0), "final", "coins_for_point", "at least 1"),
    (BOX, box("exchange", ideas=[]), "exchange", "ideas", "1 to 15 numbers that do not fall"),
    (BOX, box("exchange", ideas=[2, 5, 4]), "exchange", "ideas", "1 to 15 numbers that do not fall"),
    (BOX, box("exchange", dreams=[1] * 16), "exchange", "dreams", "1 to 15 numbers that do not fall"),
    (BOX, box("start", coins=41), "start", "coins", "need more than the 161 in the box"),
    (BOX, box("start", wilds=4), "start", "wilds", "need more than the 12 in the box"),
    (BOX, without("vp_tiles", "V3"), "vp_tiles", "id", "7 tiles, one for each region"),
    (BOX, entry("vp_tiles", "V3", vp=[8, 9, 2]), "V3", "vp", "a better place cannot bring less"),
    (BOX, entry("vp_tiles", "V3", vp=[8, 9]), "V3", "vp", "length 3"),
    (
        BOX,
        box("resource_tiles", count=71),
        "resource_tiles",
        "count",
        "says 71, but resource_tiles.yaml has 72",
    ),
    (MAIN, swapped("regions"), "regions", "emotion", "in this order: happiness, surprise"),
    (MAIN, entry("regions", "red", emotion="envy"), "red", "emotion", "Invalid enum value 'envy'"),
    (MAIN, without("lotuses", "L5"), "lotuses", "id", "there are 6 lotuses"),
    (MAIN, swapped("lotuses"), "L2", "between", "lotuses follow the outer regions clockwise"),
    (MAIN, lambda data: data.update(spaces=[]), "spaces", "id", "1 to 96 spaces"),
    (MAIN, many_spaces, "spaces", "id", "1 to 96 spaces"),
    (MAIN, entry("spaces", "R3", region="grey"), "R3", "region", "grey is no region"),
    (MAIN, entry("spaces", "R3", at=[-4, -1]), "R4", "at", "R3 is there too"),
    (MAIN, entry("spaces", "R3", at=[-3, -1]), "R3", "at", "a source is there"),
    (MAIN, entry("spaces", "R3", id="R4"), "R4", "id", "this id stands twice"),
    (OWN, entry("spaces", "a2", at=[1, -2]), "a4", "at", "a2 is there too"),
    (OWN, entry("bonuses", "a1", at=[-1, -2]), "a1", "at", "a2 is there too"),
    (OWN, entry("bonuses", "a1", id="a2"), "a2", "id", "this id stands twice"),
    (OWN, entry("spaces", "c4", centre=None), "spaces", "centre", "exactly one space is the centre"),
    (OWN, entry("spaces", "a2", centre=True), "spaces", "centre", "exactly one space is the centre"),
    (OWN, no_edge, "spaces", "edge", "the thought cloud can start nowhere"),
    (OWN, entry("bonuses", "a1", at=[9, 9]), "a1", "at", "no emotion tile is next to it"),
    (OWN, many_places, "spaces", "id", "at most 30 spaces of either sort"),
    (OWN, entry("bonuses", "a1", gives=["luck"]), "a1", "gives.0", "Invalid enum value 'luck'"),
    (TILES, without("tiles", "E05"), "tiles", "id", "20 tiles, but the player board has 21 spaces"),
    (TILES, entry("tiles", "E05", id="E04"), "E04", "id", "this id stands twice"),
    (TILES, entry("tiles", "E05", icons=[]), "E05", "icons", "1 to 3 icons"),
    (TILES, entry("tiles", "E05", icons=["hope"] * 4), "E05", "icons", "1 to 3 icons"),
    (
        TILES,
        entry("tiles", "E05", icons=["hope", "happiness"]),
        "E05",
        "icons",
        "happiness stands with no other",
    ),
    (RESOURCES, twice("tiles", "hope-1"), "hope-1", "id", "this id stands twice"),
    (
        RESOURCES,
        entry("tiles", "hope-1", shows="happiness"),
        "hope-1",
        "shows",
        "no resource tile shows happiness",
    ),
    (RESOURCES, entry("tiles", "hope-1", cost=4), "hope-1", "cost", "1 to 3 coins"),
    (RESOURCES, entry("tiles", "hope-1", cost=2), "hope-1", "cost", "the same tile stands twice"),
    (RESOURCES, entry("tiles", "hope-1", four=-1), "hope-1", "always", "a count cannot be negative"),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("file", "change", "item", "field", "problem"),
    MISTAKES,
    ids=[f"{item}.{field}: {problem}" for _, _, item, field, problem in MISTAKES],
)
def test_a_mistake_is_named_with_file_item_and_field(
    copy: Path, file: str, change: Change, item: str, field: str, problem: str
) -> None:
    rewrite(copy, file, change)
    with pytest.raises(BadEdition, match=problem) as caught:
        GAME.edition(copy)
    named = caught.value.phrase.args
    assert (named["item"], named["field"]) == (item, field)
    assert named["file"] == str(copy / file)
    assert "\n" not in str(caught.value)


def test_as_many_emotion_tiles_as_the_box_says(copy: Path) -> None:
    rewrite(copy, BOX, box("emotion_tiles", count=20))
    with pytest.raises(BadEdition, match=r"components\.yaml says 20"):
        GAME.edition(copy)


def test_a_copy_without_a_mistake_is_the_same_edition(copy: Path) -> None:
    assert GAME.edition(copy).fingerprint == EDITION.fingerprint


# What the boards look like


def test_the_game_board_has_seven_equal_regions() -> None:
    board = EDITION.main_board
    assert Counter(space.region for space in board.spaces) == {region.id: 12 for region in board.regions}
    assert [region.emotion for region in board.regions] == list(EMOTIONS)
    for region in board.regions:
        around = {(region.source[0] + q, region.source[1] + r) for q, r in AROUND}
        assert Counter(space.region for space in board.spaces if space.at in around) == {region.id: 6}


def test_every_lotus_touches_its_two_regions_and_no_other() -> None:
    for lotus in EDITION.main_board.lotuses:
        around = {(lotus.at[0] + q, lotus.at[1] + r) for q, r in AROUND}
        assert {space.region for space in EDITION.main_board.spaces if space.at in around} == set(
            lotus.between
        )


def test_a_player_board_gives_what_the_box_has_for_four() -> None:
    given = Counter(item for bonus in EDITION.player_board.bonuses for item in bonus.gives)
    box = EDITION.components
    assert given["claim"] == box.claim_tiles.count == 7
    assert 4 * given["dream"] <= box.dream.count
    assert 4 * given["idea"] <= box.idea.count
    assert 4 * given["happiness"] <= box.happiness.count
    assert 4 * (given["wild"] + box.start.wilds) <= box.wild.count


def test_the_tiles_the_rulebook_names_are_there() -> None:
    icons = [sorted(tile.icons) for tile in EDITION.emotion_tiles]
    assert icons.count(["sadness", "sadness"]) == 1
    assert icons.count(["gratitude", "sadness"]) == 1
    assert icons.count(["happiness"] * 3) == 1
    assert all(len(tile) <= 2 for tile in icons if tile != ["happiness"] * 3)


# Other numbers are played


def test_a_dearer_toll_and_jump(tmp_path: Path) -> None:
    edition = edition_with(tmp_path, toll={"coins": 3}, jump={"coins": 4})
    state = position(coins={ROB: 9}, mood={ROB: "L5"}, cloud={ROB: "a2"}, edition=edition)
    assert player(state, ROB).tolls["L0"] == 3
    assert player(state, ROB).jumps["e6"] == 4
    play(state, "buy L0 surprise-1")
    assert coins(state) == 5


def test_other_prices_for_icons(tmp_path: Path) -> None:
    edition = edition_with(tmp_path, payment={"icon_coins": 2, "happiness_coins": 3})
    deal = {ROB: "a2=hope a4=happiness a6=hope+hope"}
    state = position(coins={ROB: 3}, deal=deal, left={ROB: "a2 a4 a6"}, edition=edition)
    assert choices(state, "unlock") == {"a2", "a4"}
    play(state, "unlock a2", "pay_coins")
    assert coins(state) == 1


def test_other_exchanges(tmp_path: Path) -> None:
    numbers = {"points_for_coin": 3, "wild": 2, "ideas": [4], "dreams": [1, 1, 8]}
    edition = edition_with(tmp_path, exchange=numbers)
    items = "claim-indigo wild idea idea dream dream dream dream"
    state = position(phase="last_round", bank={ROB: items}, edition=edition)
    play(state, "claim indigo", "stand L0")
    assert choices(state, "cash_ideas") == {"1"}
    assert choices(state, "cash_dreams") == {"1", "2", "3"}
    play(state, "settle")
    assert (coins(state), player(state, ROB).vp) == (2 + 4 + 4, 8 + 1)
    assert decision(state) == ("turn", JOSEPH)


def test_another_end_and_other_points_for_coins(tmp_path: Path) -> None:
    edition = edition_with(tmp_path, game_end={"tiles_left": 12}, final={"coins_for_point": 2})
    state = position(coins={ROB: 7}, left={ROB: "a2 a4 a6 b1 b2 b3 b4 b5 b6 c2 c4 c6"}, edition=edition)
    assert list(state.scores()) == [3, 0]
    play(state, "buy L0 surprise-1")
    assert view(state).phase == "ending"


def test_a_lotus_of_four_tiles_for_two_players_has_two_sides(tmp_path: Path) -> None:
    edition = edition_with(tmp_path, lotus={"tiles": 4})
    state = position(coins={ROB: 9}, lotuses={"L0": "hope-1 hope-2 anger-1 anger-2"}, edition=edition)
    assert choices(state, "buy_two") == {"L0-left hope-1 hope-2", "L0-right anger-1 anger-2"}


def with_as_many_kinds_as_there_can_be(folder: Path) -> AmygdalaEdition:
    rewrite(folder, RESOURCES, wild_at(1, 2))
    rewrite(folder, BOX, box("resource_tiles", count=74))
    edition = GAME.edition(folder)
    assert len(edition.resource_tiles) == KINDS
    return edition


def test_as_many_kinds_of_resource_tiles_as_there_can_be(copy: Path) -> None:
    edition = with_as_many_kinds_as_there_can_be(copy)
    state = position(coins={ROB: 9}, lotuses={"L5": "wild-2 anger-3"}, mood={ROB: "L5"}, edition=edition)
    assert choices(state, "buy") == {"L5 anger-3", "L5 wild-2"}
    assert choices(state, "buy_two") == {"L5 anger-3 wild-2"}
    play(state, "buy_two L5 anger-3 wild-2")
    assert (coins(state), bank(state, ROB)) == (6, "anger-3 wild-2")


@pytest.mark.parametrize(
    ("players", "stall", "side"),
    [(2, "L0", 0), (2, "L5", 10), (4, "L0-right", 1), (4, "L5-left", 10), (4, "L5-right", 11)],
)
def test_every_kind_can_be_bought_alone_and_with_every_other(
    copy: Path, players: int, stall: str, side: int
) -> None:
    state = position(players, edition=with_as_many_kinds_as_there_can_be(copy))
    actions, kinds = state.setup.actions, state.setup.names.resources
    for last, tile in enumerate(kinds):
        single = actions.parse(f"buy {stall} {tile}")
        assert single == buy_one(side, last)
        assert (is_buy(single), buys_two(single)) == (True, False)
        assert (side_of(single), last_bought(single)) == (side, last)
        for first, other in enumerate(kinds[: last + 1]):
            pair = actions.parse(f"buy_two {stall} {other} {tile}")
            assert pair == buy_two(side, first, last)
            assert (is_buy(pair), buys_two(pair)) == (True, True)
            assert (side_of(pair), first_bought(pair), last_bought(pair)) == (side, first, last)


def test_lotuses_that_stay_empty_and_refill_early(tmp_path: Path) -> None:
    edition = edition_with(tmp_path, lotus={"refill_at": 10})
    state = position(coins={ROB: 9}, edition=edition)
    play(state, "buy L0 surprise-1")
    assert decision(state) == ("turn", JOSEPH)
    state = position(coins={ROB: 9}, edition=edition)
    play(state, "buy_two L0 surprise-1 sadness-1")
    assert legal_texts(state)[0].startswith("deal_resource")
