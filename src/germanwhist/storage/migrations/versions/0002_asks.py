"""Who waits at a table to hear whether there will be another match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the seat to the tables; nobody waits at those that are there."""
    op.add_column("tables", sa.Column("asks", sa.SmallInteger(), nullable=True))
