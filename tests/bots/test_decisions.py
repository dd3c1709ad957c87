"""How much a turn asks of a player."""

from __future__ import annotations

import pytest

from parlour import games
from tests.words.scan import messages
from tools import decisions


def test_each_turn_is_counted_by_what_was_asked() -> None:
    turns = decisions.play(games.get("amygdala"), 2, 0)
    assert len(turns) > 10
    assert max(turn.total() for turn in turns) > 1
    asked = {f"amygdala-prompt-{name}" for turn in turns for name in turn}
    assert asked
    assert asked <= set(messages("en"))


def test_the_rows_tell_the_middle_and_the_long_ones() -> None:
    turns = [decisions.Turn({"play": count}) for count in (1, 2, 2, 3, 12)]
    assert decisions.row(turns) == ["5", "4.00", "2", "12", "12"]
    assert "| play | 4.000 |" in decisions.kinds(turns)


def test_a_game_nobody_knows_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["decisions", "chess"])
    with pytest.raises(SystemExit):
        decisions.main()
    assert "no such game: chess" in capsys.readouterr().err
