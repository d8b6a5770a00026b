"""What a server keeps secret, such as what it signs the keys of clients with.

Keys that were given out before were not signed. Whoever holds a seat with one keeps it: their
hashes are set down here, once.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables; a server writes its secret when it first needs it."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.create_table(
        "unsigned_keys",
        sa.Column("key_hash", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("key_hash", name=op.f("pk_unsigned_keys")),
    )
    op.execute(
        "INSERT INTO unsigned_keys (key_hash) "
        "SELECT DISTINCT key_hash FROM seat_keys WHERE key_hash IS NOT NULL"
    )
