"""What seats have, weighed by what wins; and finding what to weigh it by."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from librt.random import Random

from parlour import games
from parlour.bots.profile import in_leads, profile
from parlour.games.amygdala.bot import chances as amygdala
from parlour.kernel.state import CHANCE, OVER, State, roll
from tools import chances as tool

WEIGHED = {"amygdala": amygdala}


def positions(game_id: str, players: int) -> list[State]:
    """Those of a game that is played by lot, up to its end."""
    game = games.get(game_id)
    edition = game.edition()
    state = game.begin(game.setup(edition, players, game.accept_options(edition, players, {})))
    rng = Random(3)
    found = []
    while state.actor != OVER:
        legal = state.legal()
        state.apply(roll(state, rng) if state.actor == CHANCE else legal[rng.randrange(len(legal))])
        found.append(state.copy())
    return found


def test_the_games_that_have_parts_are_weighed() -> None:
    assert {game_id for game_id in games.ids() if tool.has_parts(game_id)} == set(WEIGHED)


@pytest.mark.parametrize("game_id", WEIGHED)
@pytest.mark.parametrize("players", [2, 4])
def test_every_part_has_its_weights(game_id: str, players: int) -> None:
    game = games.get(game_id)
    early, late = WEIGHED[game_id].EARLY, WEIGHED[game_id].LATE
    for state in positions(game_id, players)[:-1:5]:
        for seat in range(players):
            part, parts = game.parts(state, seat)
            weights = [part * one + (1 - part) * other for one, other in zip(early, late, strict=True)]
            weighed = sum(one * weight for one, weight in zip(parts, weights, strict=True))
            assert game.worth(state, seat) == pytest.approx(weighed)
            assert in_leads(game)(state, seat) == game.worth(state, seat)


def test_a_game_without_parts_goes_by_its_evaluation() -> None:
    game = games.get("amber")
    state = positions("amber", 2)[-2]
    assert game.parts(state, 0)[1] == []
    assert in_leads(game)(state, 0) == game.evaluate(state, 0) / profile("amber").lead


@pytest.mark.parametrize("game_id", WEIGHED)
def test_at_the_end_points_decide(game_id: str) -> None:
    game = games.get(game_id)
    state = positions(game_id, 2)[-2]
    before = game.worth(state, 0)
    state.vp[0] += 10  # type: ignore[attr-defined]
    assert game.worth(state, 0) > before + 0.5


# Finding the weights


def test_weights_are_found_by_who_won() -> None:
    rng = np.random.default_rng(7)
    apart = rng.normal(size=(20_000, 2))
    wins = rng.random(20_000) < 1 / (1 + np.exp(-apart @ [2.0, -0.5]))
    # The winner comes first.
    features = np.where(wins[:, None], apart, -apart)
    assert tool.fit(features) == pytest.approx([2.0, -0.5], abs=0.1)
    games_of = np.arange(20_000)
    assert tool.unseen_loss(features, games_of) < tool.loss(np.zeros(5)) == pytest.approx(0.693, abs=1e-3)


def test_games_are_played_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "PLAYED", tmp_path)
    monkeypatch.setattr(tool, "BATCH", 1)
    path = tool.play(("amygdala", 2, 0))
    found = np.load(path)
    again = np.load(tool.play(("amygdala", 2, 0)))
    assert len(found["early"]) > 20
    assert found["apart"].shape == (len(found["early"]), len(amygdala.EARLY))
    assert all((found[name] == again[name]).all() for name in found.files), "the same batch is the same games"
    assert [one.name for one in path.parent.iterdir()] == [path.name]


def test_only_the_weights_of_the_source_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "src" / "parlour" / "games" / "amygdala" / "bot" / "chances.py"
    source.parent.mkdir(parents=True)
    text = Path(str(tool.ROOT / source.relative_to(tmp_path))).read_text(encoding="utf-8")
    source.write_text(text, encoding="utf-8")
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    tool.write("amygdala", {"EARLY": [0.5, 1.0], "LATE": [0.25, -2.0]})
    old, new = text.splitlines(), source.read_text(encoding="utf-8").splitlines()
    changed = [line for line in new if line not in old]
    assert changed == ["EARLY: Final = [0.5, 1]", "LATE: Final = [0.25, -2]"]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["amber"], "no parts to weigh: amber"),
        (["chess"], "no parts to weigh: chess"),
        (["--games", "99"], "--games: at least 100"),
        (["--workers", "0"], "--workers: at least 1"),
    ],
)
def test_what_cannot_be_done_is_refused(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["chances", *arguments])
    with pytest.raises(SystemExit):
        tool.main()
    assert problem in capsys.readouterr().err
