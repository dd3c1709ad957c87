"""The edition that comes with the game has what the rulebook counts, and a spoilt one is refused."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean

import msgspec
import pytest

from parlour.games.unconscious_mind import GAME
from parlour.games.unconscious_mind.components import HERE, Dream, UnconsciousMindEdition
from parlour.games.unconscious_mind.effect_schema import Effect, Exchange, Gain, Generate, Therapy
from parlour.kernel.errors import BadEdition

MARKS = {"rulebook", "source", "inferred", "reconstructed"}


def test_the_rulebook_s_numbers() -> None:
    edition = GAME.edition()
    assert len(edition.notebook.starting) == 12
    assert (len(edition.notebook.level_1), len(edition.notebook.level_2)) == (24, 24)
    assert (len(edition.research.research), len(edition.research.treatises)) == (36, 9)
    assert (len(edition.clients.routine), len(edition.clients.case_study)) == (12, 12)
    assert (len(edition.clients.grief), len(edition.clients.starting_grief)) == (24, 5)
    assert len(edition.city.goals) == 7
    assert len(edition.city.overlays) == 6
    assert [district.tokens for district in edition.city.districts] == [8, 8, 8]
    assert [slot.number for slot in edition.city.districts[0].slots] == [3, 4, 5, 6]


def test_everything_says_where_it_comes_from() -> None:
    for item in GAME.edition().provenance():
        marks = item.marks.values() if isinstance(item.marks, dict) else [item.marks]
        assert set(marks) <= MARKS, item


def test_the_rulebook_s_four_volume_treatise() -> None:
    treatise = next(one for one in GAME.edition().research.treatises if one.id == "t41")
    assert (treatise.volumes, treatise.vp) == (["red", "red", "green", "purple"], 12)
    assert all(len(set(one.tags)) == 2 for one in GAME.edition().research.treatises)


def test_every_client_begins_within_the_track_and_before_catharsis() -> None:
    clients = GAME.edition().clients
    hearts = [*(one.hearts for one in clients.routine), *(one.hearts for one in clients.case_study)]
    layers = [*(one.hearts for one in clients.grief), *(one.hearts for one in clients.starting_grief)]
    assert min(hearts) + min(layers) > GAME.edition().boards.therapy.catharsis
    assert max(hearts) + max(layers) <= GAME.edition().boards.therapy.spaces


def test_every_dream_is_therapy() -> None:
    dreams = GAME.edition().dreams
    for dream in (*dreams.manifest, *dreams.latent):
        assert any(isinstance(effect, Therapy) for effect in dream.effects), dream.id


def test_a_starting_tile_needs_no_more_insights_than_the_reserve_has() -> None:
    for tile in GAME.edition().notebook.starting:
        assert len(tile.insights) == 4


def test_the_bottom_row_generates_a_minor_passion_and_a_known_tile_is_there() -> None:
    edition = GAME.edition()
    assert edition.boards.rows[2].effect == Generate("minor", "passion")
    mains = [tile.main for tile in edition.notebook.starting]
    exchanges = [effect for main in mains for effect in main if isinstance(effect, Exchange)]
    assert any(one.pay.suppress and one.get == [Generate("median", "any")] for one in exchanges)


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("table.yaml", "{id: notebook_center,", "{id: notebook_left,", "stands twice"),
        ("table.yaml", "next_to: [notebook_left],", "next_to: [kitchen],", "unknown"),
        ("city.yaml", "{id: theater,", "{id: library,", "library"),
        ("research.yaml", "{id: r01,", "{id: r02,", "stands twice"),
        ("solo.yaml", "actions: [notebook_right,", "actions: [kitchen,", "unknown"),
        ("dreams.yaml", "{op: therapy, n: 2}", "{op: healing, n: 2}", "healing"),
        ("boards.yaml", "start: 4", "begin: 4", "begin"),
    ],
)
def test_a_spoilt_edition_is_refused(tmp_path: Path, file: str, old: str, new: str, problem: str) -> None:
    shutil.copytree(HERE, tmp_path / "edition")
    path = tmp_path / "edition" / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadEdition, match=problem):
        UnconsciousMindEdition(tmp_path / "edition")


# Variety


def told_apart(cards: Iterable[Sequence[Effect]]) -> Counter[bytes]:
    """How often each list of effects is printed."""
    return Counter(msgspec.json.encode(list(effects)) for effects in cards)


def therapy(dream: Dream) -> int:
    return sum(effect.n for effect in dream.effects if isinstance(effect, Therapy))


def brings_points_only(dream: Dream) -> bool:
    beside = [effect for effect in dream.effects if not isinstance(effect, Therapy)]
    return any(beside == [Gain(vp=points)] for points in range(10))


@pytest.mark.parametrize(
    ("deck", "family"), [("manifest", {"m01", "m13", "m25"}), ("latent", {"l01", "l11", "l21"})]
)
def test_no_two_dreams_bring_the_same_but_those_of_the_photographs(deck: str, family: set[str]) -> None:
    """Two of each family were photographed: one reward, with the qualities of the price changed round."""
    dreams = {dream.id: dream for dream in getattr(GAME.edition().dreams, deck)}
    assert len(told_apart(dreams[name].effects for name in family)) == 1
    others = [dream.effects for name, dream in dreams.items() if name not in family]
    assert set(told_apart(others).values()) == {1}
    assert len(told_apart(dream.effects for dream in dreams.values())) == len(others) + 1


def test_dreams_heal_by_different_amounts() -> None:
    for dreams in (GAME.edition().dreams.manifest, GAME.edition().dreams.latent):
        amounts = Counter(map(therapy, dreams))
        assert len(amounts) >= 4
        assert max(amounts.values()) <= 0.6 * len(dreams)


def test_few_dreams_bring_points_only() -> None:
    dreams = GAME.edition().dreams
    points_only = [dream.id for dream in (*dreams.manifest, *dreams.latent) if brings_points_only(dream)]
    assert {"m01", "m25"} <= set(points_only)  # as photographed
    assert len(points_only) <= 10


def test_a_latent_dream_heals_more_than_a_manifest_one() -> None:
    dreams = GAME.edition().dreams
    assert fmean(map(therapy, dreams.latent)) > fmean(map(therapy, dreams.manifest)) + 0.5


@pytest.mark.parametrize("side", ["main", "banner"])
def test_every_notebook_tile_is_its_own(side: str) -> None:
    notebook = GAME.edition().notebook
    for tiles in (notebook.level_1, notebook.level_2):
        assert set(told_apart(getattr(tile, side) for tile in tiles).values()) == {1}


def test_every_grief_layer_is_its_own() -> None:
    layers = GAME.edition().clients.grief
    assert set(told_apart(layer.effects for layer in layers).values()) == {1}


@pytest.mark.parametrize(
    "effect",
    [
        "{op: treat, n: 1}",
        "{op: inkpot, min: 1, max: 1}",
        "{op: trigger_notebook, scope: row}",
        "{op: exchange, pay: {suppress: 1}, get: [{op: treat, n: 1}]}",
    ],
)
def test_a_tile_that_could_make_a_turn_endless_is_refused(tmp_path: Path, effect: str) -> None:
    shutil.copytree(HERE, tmp_path / "edition")
    path = tmp_path / "edition" / "notebook.yaml"
    text = path.read_text("utf-8")
    path.write_text(text.replace("main: [{op: play_research, max: 1}]", f"main: [{effect}]", 1), "utf-8")
    with pytest.raises(BadEdition, match=r"n116.*endless turns"):
        UnconsciousMindEdition(tmp_path / "edition")
