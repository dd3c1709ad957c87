"""Games that installed packages bring: found, played, and left out with a reason where something is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import dedent

import pytest

from parlour import games
from parlour.kernel.errors import BadOption
from parlour.server.catalogue import Catalogue
from parlour.words import LANGUAGES, Words, _bundle
from tests.bots.plug_ins import installed, write_package

FINE = """
    from parlour_connect_four import ConnectFour

    class Other(ConnectFour):
        id = {game_id!r}

    GAME = Other()
"""

BAD = {
    "amber": ("error-game-taken", FINE),
    "connect_four": ("error-game-taken", FINE),
    "Chess": ("error-game-name", FINE),
    "a__b": ("error-game-name", FINE),
    "named_otherwise": ("error-game-class", FINE.replace("{game_id!r}", "'another'")),
    "no_game": ("error-game-class", "GAME = 4"),
    "nothing_there": ("error-game-broken", "pass"),
    "breaks": ("error-game-broken", "raise RuntimeError('no')"),
    "leaves": ("error-game-broken", "raise SystemExit"),
    "for_how_many": ("error-game-broken", FINE.replace("id =", "players = 2; id =")),
    "cannot_be_seen": ("error-game-broken", FINE.replace("id =", "view = None; id =")),
}


@contextmanager
def there(folder: Path) -> Iterator[None]:
    """The registry as it is where these packages are installed."""

    def look_again() -> None:
        for cached in (games._plug_ins, games.ids, games.get):
            cached.cache_clear()

    with installed(folder):
        look_again()
        try:
            yield
        finally:
            look_again()


def package(folder: Path, game_id: str, source: str) -> None:
    module = f"outside_{game_id.lower()}"
    write_package(
        folder, module, dedent(source).replace("{game_id!r}", repr(game_id)), {}, {game_id: f"{module}:GAME"}
    )


def test_nothing_is_wrong_with_what_is_installed() -> None:
    assert games.problems() == {}
    assert "connect_four" in set(games.ids()) - set(games.own())


def test_a_game_is_found_by_its_entry_point(tmp_path: Path) -> None:
    site = tmp_path / "site"
    package(site, "four_in_a_row", FINE)
    with there(site):
        assert games.problems() == {}
        assert list(games.ids()) == sorted(games.ids())
        assert {*games.own(), "connect_four", "four_in_a_row"} <= set(games.ids())
        assert games.get("four_in_a_row").id == "four_in_a_row"
        assert games.folder("four_in_a_row") == site


def test_what_is_wrong_is_told_and_stands_in_nobody_s_way(tmp_path: Path) -> None:
    site = tmp_path / "site"
    before = games.ids()
    for game_id, (_, source) in BAD.items():
        package(site, game_id, source)
    with there(site):
        # One of the two that are called so is there.
        assert games.ids() == before
        assert {game_id: problem.id for game_id, problem in games.problems().items()} == {
            game_id: problem for game_id, (problem, _) in BAD.items()
        }
        for game_id in BAD.keys() - set(games.ids()):
            with pytest.raises(BadOption, match=f"{BAD[game_id][0]} game={game_id}"):
                games.get(game_id)
        for language in LANGUAGES:
            assert all(Words(language).phrase(problem, ()) for problem in games.problems().values())


def test_what_a_game_does_not_say_in_a_language_is_said_in_english(tmp_path: Path) -> None:
    site = tmp_path / "site"
    package(site, "four_in_a_row", FINE)
    words = site / "words"
    words.mkdir()
    (words / "en.ftl").write_text("four_in_a_row-name = Four\nfour_in_a_row-tagline = In a row\n")
    (words / "nl.ftl").write_text("four_in_a_row-name = Vier\n")
    with there(site):
        _bundle.cache_clear()
        try:
            dutch = Words("nl")
            told = [dutch.text(f"four_in_a_row-{one}") for one in ("name", "tagline", "about")]
            texts = Catalogue({}).texts("four_in_a_row", "nl").words
        finally:
            _bundle.cache_clear()
    assert told == ["Vier", "In a row", "four_in_a_row-about"]
    assert texts.index("= Vier") < texts.index("= In a row")
