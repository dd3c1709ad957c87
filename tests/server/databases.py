"""What is tried on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import subprocess
import sys

from sqlalchemy import Connection, text

from parlour.server.storage.store import RECENT_COMMANDS, CommandId, Store
from tests.conftest import ROOT
from tests.server.client import WITHIN, Browser

PREPARE = """
import asyncio, sys
from parlour.kernel.errors import ParlourError
from parlour.server.storage.database import prepare
from parlour.server.settings import Settings

print("ready", flush=True)
sys.stdin.readline()
try:
    asyncio.run(prepare(Settings(database=sys.argv[1])))
except ParlourError as error:
    print(error)
"""


def start_together(url: str, servers: int = 3) -> list[str]:
    """Let processes bring an empty database up to date at the same moment; gives each one's complaints."""
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", PREPARE, url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=ROOT,
        )
        for _ in range(servers)
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    return [process.communicate(timeout=120)[0] for process in processes]


MANY = 5 * RECENT_COMMANDS


def keep_many_commands(connection: Connection) -> None:
    """Two tables as an older server left them: one with many commands, one with few."""
    for table, commands in (("busy", MANY), ("quiet", 3)):
        connection.execute(
            text(
                "INSERT INTO tables (id, game, options, players, rules, edition, seed, status, archived,"
                " rated, host, final_ply, waiting_for, rematch, created, updated) VALUES (:id, 'amber',"
                " :options, 2, 1, 'e', 's', 'playing', :no, :no, 'h', 0, 0, '', 1, 1)"
            ),
            {"id": table, "options": b"{}", "no": False},
        )
        for number in range(commands):
            connection.execute(
                text("INSERT INTO commands VALUES (:table, 'h', :id, :made)"),
                {"table": table, "id": f"c{number}", "made": number},
            )


async def check_few_commands(store: Store) -> None:
    """The latest of them are left."""
    busy = await store.recent_commands("busy")
    assert len(busy) == RECENT_COMMANDS
    assert CommandId("h", f"c{MANY - 1}") in busy
    assert CommandId("h", f"c{MANY - RECENT_COMMANDS}") in busy
    assert len(await store.recent_commands("quiet")) == 3
    await store.beat()


async def until_well(browser: Browser) -> None:
    """Wait until the server says that all is well."""
    for _ in range(int(WITHIN * 10)):
        if (await browser.http.get("/health")).is_success:
            return
        await asyncio.sleep(0.1)
    raise AssertionError("the server did not get well")
