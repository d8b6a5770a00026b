"""Tables that the holder of a seat wants to see no more among those to go on with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the mark to the keys; none of the tables that are there has been put away."""
    op.add_column(
        "seat_keys",
        sa.Column("is_put_away", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
