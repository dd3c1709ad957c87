"""The tables of the database, and how to connect to it."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    event,
    false,
    make_url,
    text,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from parlour.kernel.errors import ParlourError
from parlour.kernel.phrase import Phrase
from parlour.server.settings import Settings

BUSY = 5_000
"""Milliseconds for which a change waits for another program that writes to the same SQLite file."""

MIGRATING = 60_000
"""Milliseconds for which a server waits while another brings the same SQLite file up to date."""

MIGRATION_LOCK = 0x7061726C6F7572
"""The lock that servers on the same PostgreSQL take when they start: "parlour"."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("players", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", String(32), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("archived", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("host", String(64), nullable=False),
    Column("final_ply", Integer, nullable=False),
    Column("waiting_for", Integer, nullable=False),
    Column("rematch", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("tables_host", "host", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", String(32), nullable=False),
    Column("owner", String(64), nullable=False),
    Index("seats_owner", "owner"),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("events", LargeBinary, nullable=False),
)

commands = Table(
    "commands",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(64), primary_key=True),
    Column("command", String(64), primary_key=True),
    Column("made", BigInteger, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("counters", LargeBinary, nullable=False),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("beat", BigInteger, nullable=False),
)
"""The pulse: one row, written to find out whether anything can be kept."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)


def connect(url: str) -> AsyncEngine:
    """An engine for a database URL; SQLite gets the settings that make it safe and quick."""
    try:
        parsed = make_url(url)
        # Every transaction is ended where it is begun: the pool need not roll back once more.
        engine = create_async_engine(parsed, pool_reset_on_return=None)
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise _unusable(url, error) from None
    if parsed.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in (f"busy_timeout = {BUSY}", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _unusable(url: str, error: Exception) -> ParlourError:
    try:
        shown = make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        shown = url
    cause = error.orig if isinstance(error, DBAPIError) else error
    problem = " ".join(str(cause or error).split())
    return ParlourError(Phrase("error-database", {"url": shown, "problem": problem}))


async def prepare(settings: Settings) -> None:
    """Connect once and bring the database up to date; raises what stands in the way."""
    url = settings.database_url()
    engine = connect(url)
    try:
        if engine.dialect.name == "sqlite":
            # The asynchronous driver opens a file in a thread, which dies noisily if it cannot.
            with sqlite3.connect(make_url(url).database or ":memory:") as probe:
                probe.execute("PRAGMA schema_version")
            probe.close()
        await migrate(engine)
    except (SQLAlchemyError, sqlite3.Error, CommandError, OSError) as error:
        raise _unusable(url, error) from None
    finally:
        await engine.dispose()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the newest form: all of it, or nothing."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def upgrade(connection: Connection, revision: str = "head") -> None:
    _wait_for_my_turn(connection)
    scripts = Path(__file__).parent / "migrations"
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _wait_for_my_turn(connection: Connection) -> None:
    """Take the migration lock: of servers that start together, one migrates, and the others find it done."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA busy_timeout = {MIGRATING}")
        # Python's driver does not begin a transaction by itself when tables are made.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        connection.exec_driver_sql(f"PRAGMA busy_timeout = {BUSY}")
    elif connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK})
