"""How the par of a day was played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table anew; par is worked out again when it is asked for."""
    op.drop_table("day_pars")
    op.create_table(
        "day_pars",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("tricks", sa.SmallInteger(), nullable=False),
        sa.Column("cards", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_day_pars")),
    )
