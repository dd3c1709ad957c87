"""What a game tells bots of itself, read from its folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour import games
from parlour.bots import LEVELS
from parlour.bots import profile as profiles
from parlour.bots.profile import Profile, profile
from parlour.bots.settings import ALL


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a game that no other test knows."""
    monkeypatch.setattr(games, "folder", lambda game_id: tmp_path / game_id)
    profile.cache_clear()
    (tmp_path / "nim" / "bot").mkdir(parents=True)
    yield tmp_path / "nim"
    profile.cache_clear()


def test_a_game_that_says_nothing_has_the_defaults(folder: Path) -> None:
    assert profile("nim") == Profile()


def test_what_a_game_says_counts_and_the_rest_is_as_usual(folder: Path) -> None:
    profiles.profile_file("nim").write_text("# quick\nforesight: 9\nplanned: 4\n")
    assert profile("nim") == Profile(foresight=9, planned=4)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("forsight: 9", "forsight"),
        ("lead: much", r"\$\.lead"),
        ("misjudged: [0.5, 0.1]", r"\$\.misjudged"),
        ("planned: most", r"\$\.planned"),
        ("lead: [", "profile.yaml"),
    ],
)
def test_what_is_wrong_in_a_file_is_named(folder: Path, text: str, problem: str) -> None:
    profiles.profile_file("nim").write_text(text)
    with pytest.raises(ValueError, match=problem) as error:
        profile("nim")
    assert str(folder) in str(error.value)


@pytest.mark.parametrize("game_id", games.ids())
def test_expert_searches_a_game_by_its_profile(game_id: str) -> None:
    known, settings = profile(game_id), LEVELS["expert"].settings(games.get(game_id))
    assert profiles.profile_file(game_id).is_file() or game_id not in games.own()
    assert (settings.lead, settings.rivalry) == (known.lead, known.rivalry)
    assert (settings.foresight, settings.contenders) == (known.foresight, known.contenders)
    assert settings.planned == (ALL if known.planned == "all" else known.planned)
    assert settings.unseen_hands == known.unseen_hands
    assert LEVELS["expert"].simulations(games.get(game_id)) == known.simulations


def test_weaker_levels_look_no_further_than_their_turn() -> None:
    for name in ("novice", "casual", "skilled"):
        assert LEVELS[name].settings(games.get("amber")).foresight == 0
