"""Games played with earlier code play out the same: what was offered, every position, and the scores."""

from __future__ import annotations

import pytest

from parlour import games
from parlour.kernel.record import verify
from parlour.kernel.snapshot import digest
from parlour.kernel.state import CHANCE, OVER
from tests.golden.games import File, Trail, came_to, files

pytestmark = pytest.mark.slow


def test_every_game_has_golden_games() -> None:
    assert {file.game for file in files()} >= {"amber", "amygdala", "unconscious_mind"}


@pytest.mark.parametrize("file", files(), ids=lambda file: file.path.name.split(".")[0])
def test_golden_games_play_out_the_same(file: File) -> None:
    game = games.get(file.game)
    edition = game.edition()
    played = 0
    for golden in file.games():
        header = golden.record.header
        setup = game.setup(edition, header.players, header.options)
        state, actions = game.begin(setup), game.actions(setup)
        trail = Trail(actions)
        for move in golden.record.moves:
            trail.pass_by(state)
            seat, _, notation = move.partition(" ")
            assert state.actor == (CHANCE if seat == "-" else int(seat))
            action = actions.parse(notation)
            assert action in state.legal()
            state.apply(action)
        assert state.actor == OVER
        found = came_to(state, trail)
        assert found == {name: getattr(golden, name) for name in found}
        assert digest(state) == golden.record.digest
        played += 1
    assert played >= 200


@pytest.mark.parametrize("file", files(), ids=lambda file: file.path.name.split(".")[0])
def test_a_golden_record_can_be_opened(file: File) -> None:
    game = games.get(file.game)
    edition = game.edition()
    golden = next(file.games())
    header = golden.record.header
    state = verify(game, game.setup(edition, header.players, header.options), golden.record).state
    assert [int(points) for points in state.scores()] == list(golden.scores)
