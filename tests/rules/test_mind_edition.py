"""The edition that comes with the game has what the rulebook counts, and a spoilt one is refused."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from parlour.games.unconscious_mind import GAME
from parlour.games.unconscious_mind.components import HERE, MindEdition
from parlour.games.unconscious_mind.effects import Exchange, Generate, Therapy
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
        MindEdition(tmp_path / "edition")
