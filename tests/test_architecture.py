"""The rooms of the architecture import one way only, and the contracts that say so do bite."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

ROOMS = {
    "parlour/__init__.py": "",
    "parlour/kernel/__init__.py": "",
    "parlour/games/__init__.py": "import parlour.games.chess\nimport parlour.games.go\n",
    "parlour/games/chess/__init__.py": "import parlour.kernel\n",
    "parlour/games/chess/rules/__init__.py": "",
    "parlour/games/chess/wire/__init__.py": "import parlour.games.chess.rules\n",
    "parlour/games/chess/bot/__init__.py": "import parlour.games.chess.rules\n",
    "parlour/games/chess/learn/__init__.py": "import parlour.games.chess.rules\n",
    "parlour/games/go/__init__.py": "import parlour.kernel\n",
    "parlour/words/__init__.py": "import parlour.kernel\n",
    "parlour/bots/__init__.py": "import parlour.kernel\n",
    "parlour/arena/__init__.py": "import parlour.games\n",
    "parlour/research/__init__.py": "import parlour.games\n",
    "parlour/library/__init__.py": "import parlour.games\n",
    "parlour/server/__init__.py": "import parlour.games\nimport parlour.bots\nimport parlour.words\n",
    "parlour/server/settings/__init__.py": "",
    "parlour/server/storage/__init__.py": "import parlour.server.settings\n",
    "parlour/server/tables/__init__.py": "import parlour.server.storage\n",
    "parlour/server/thinking/__init__.py": "import parlour.server.tables\n",
    "parlour/server/replays/__init__.py": "import parlour.server.thinking\n",
    "parlour/server/services/__init__.py": "import parlour.server.replays\n",
    "parlour/server/http/__init__.py": "import parlour.server.services\n",
    "parlour/cli/__init__.py": "import parlour.games\nimport parlour.server\n",
}


def lint(folder: Path, source: Path) -> subprocess.CompletedProcess[str]:
    command = [
        str(Path(sys.executable).with_name("lint-imports")),
        "--no-cache",
        "--config",
        "pyproject.toml",
    ]
    env = {**os.environ, "PYTHONPATH": str(source)}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


def model_of_the_rooms(folder: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", folder)
    for name, text in ROOMS.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def test_parlour_keeps_its_contracts() -> None:
    done = lint(ROOT, ROOT / "src")
    assert done.returncode == 0, done.stdout


def test_the_model_of_the_rooms_keeps_them_too(tmp_path: Path) -> None:
    model_of_the_rooms(tmp_path)
    done = lint(tmp_path, tmp_path)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("room", "imports"),
    [
        ("kernel", "games"),
        ("kernel", "words"),
        ("games/chess", "games.go"),
        ("games/chess", "bots"),
        ("games/chess", "server"),
        ("games/chess/rules", "games.chess.wire"),
        ("games/chess/rules", "games.chess.bot"),
        ("games/chess/rules", "games.chess.learn"),
        ("games/chess/wire", "games.chess.bot"),
        ("games/chess/bot", "games.chess.wire"),
        ("games/chess/learn", "games.chess.bot"),
        ("games/chess/learn", "games.chess.wire"),
        ("bots", "games.go"),
        ("bots", "server"),
        ("server", "games.chess"),
        ("server", "cli"),
        ("arena", "server"),
        ("arena", "games.go"),
        ("arena", "research"),
        ("server", "research"),
        ("server/settings", "server.storage"),
        ("server/storage", "server.tables"),
        ("server/tables", "server.thinking"),
        ("server/thinking", "server.replays"),
        ("server/replays", "server.services"),
        ("server/services", "server.http"),
        ("research", "cli"),
        ("research", "games.go"),
        ("library", "games.chess"),
        ("cli", "games.chess"),
    ],
)
def test_a_wrong_import_is_caught(tmp_path: Path, room: str, imports: str) -> None:
    model_of_the_rooms(tmp_path)
    with open(tmp_path / "parlour" / room / "__init__.py", "a") as file:
        file.write(f"import parlour.{imports}\n")
    done = lint(tmp_path, tmp_path)
    assert done.returncode == 1, done.stdout
    assert "BROKEN" in done.stdout


def test_a_module_of_the_server_without_a_room_is_caught(tmp_path: Path) -> None:
    model_of_the_rooms(tmp_path)
    (tmp_path / "parlour" / "server" / "utils.py").touch()
    done = lint(tmp_path, tmp_path)
    assert done.returncode == 1, done.stdout
    assert "utils" in done.stdout
