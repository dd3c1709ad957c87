"""A row to write to, so that health can be told; and of the commands only the latest of each table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

KEPT = 64


def upgrade() -> None:
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 1, "beat": 0}])
    op.execute(
        f"""
        DELETE FROM commands WHERE (table_id, owner, command) IN (
            SELECT table_id, owner, command FROM (
                SELECT table_id, owner, command,
                    row_number() OVER (PARTITION BY table_id ORDER BY made DESC) AS place
                FROM commands
            ) AS by_age WHERE place > {KEPT}
        )
        """
    )


def downgrade() -> None:
    op.drop_table("pulse")
