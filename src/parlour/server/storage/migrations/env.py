"""Run by Alembic: the server hands it a connection and lets it bring the database up to date."""

from __future__ import annotations

from alembic import context

from parlour.server.storage.database import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
