"""How many people may play a challenge, and whether its invitation still lets somebody in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; every challenge from before is one for two."""
    kept = "same_challenges"
    op.add_column(kept, sa.Column("people", sa.SmallInteger(), server_default="2", nullable=False))
    no = sa.false()
    op.add_column(kept, sa.Column("is_closed", sa.Boolean(), server_default=no, nullable=False))
