"""Who tried the hand of which day, and what par was."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables; no day's hand was played before."""
    op.create_table(
        "day_tries",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("key_hash", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("day", "key_hash", name=op.f("pk_day_tries")),
    )
    op.create_index(op.f("ix_day_tries_key_hash"), "day_tries", ["key_hash"])
    op.create_table(
        "day_pars",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("tricks", sa.SmallInteger(), nullable=False),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_day_pars")),
    )
