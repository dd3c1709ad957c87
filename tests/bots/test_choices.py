"""Settings of the search, compared by what they choose."""

from __future__ import annotations

import pytest

from parlour import games
from parlour.bots.profile import profile
from tools import choices


@pytest.mark.slow
def test_what_is_chosen_is_compared_with_the_best_of_it() -> None:
    game = games.get("amber")
    wanted = [choices.read(text, game) for text in ("0/1", "24/4", "24/4/1", "0/1")]
    found = choices.compare("amber", 2, 3, wanted, worlds=6)
    assert len(found) == choices.A_GAME
    for position in found:
        assert min(one.lost for one in position) == 0.0
        assert all(0.0 <= one.lost <= 1.0 and one.seconds > 0.0 for one in position)
        # The same search, the same luck: the same turn.
        assert position[0].lost == position[3].lost
    assert [one.lost for position in found for one in position] == [
        one.lost for position in choices.compare("amber", 2, 3, wanted, worlds=6) for one in position
    ]


def test_a_setting_is_read_as_it_is_written() -> None:
    game = games.get("unconscious_mind")
    assert choices.read("400/20", game) == (400, 20, profile(game.id).foresight)
    tried = choices.read("240/8/2", game)
    assert tried == (240, 8, 2)
    settings = tried.settings(game)
    assert (settings.contenders, settings.foresight) == (8, 2)


def test_the_report_tells_them_apart() -> None:
    found = [
        [choices.Found(0.02, 1.0), choices.Found(0.0, 2.0)],
        [choices.Found(0.04, 1.0), choices.Found(0.01, 3.0)],
    ]
    first, second = choices.report(["8/2", "9/3"], found).splitlines()[2:]
    assert first.split() == ["8/2", "0.0300", "+0.0000", "+-", "0.0000", "1.00"]
    assert second.split() == ["9/3", "0.0050", "-0.0250", "+-", "0.0050", "2.50"]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["amber", "many"], "a setting is"),
        (["amber", "8"], "a setting is"),
        (["amber", "8/0"], "a setting is"),
        (["amber", "8/2", "--players", "9"], "--players"),
        (["amber", "8/2", "--worlds", "0"], "at least 1"),
    ],
)
def test_a_wrong_option_is_refused(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["choices", *arguments])
    with pytest.raises(SystemExit):
        choices.main()
    assert problem in capsys.readouterr().err
