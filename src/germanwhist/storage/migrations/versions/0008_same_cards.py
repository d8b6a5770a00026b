"""What two people play with the same cards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables; nobody has played so before."""
    op.create_table(
        "same_challenges",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("deals", sa.SmallInteger(), nullable=False),
        sa.Column("level", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("invite_hash", sa.String(length=64), nullable=False),
        sa.Column("ends_at", sa.Float(precision=53), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_same_challenges")),
    )
    op.create_index(op.f("ix_same_challenges_ends_at"), "same_challenges", ["ends_at"])
    op.create_table(
        "same_players",
        sa.Column("challenge_id", sa.String(length=32), nullable=False),
        sa.Column("place", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("key_hash", sa.String(length=64), nullable=False),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("is_put_away", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["challenge_id"],
            ["same_challenges.id"],
            name=op.f("fk_same_players_challenge_id"),
        ),
        sa.PrimaryKeyConstraint("challenge_id", "place", name=op.f("pk_same_players")),
    )
    op.create_index(op.f("ix_same_players_key_hash"), "same_players", ["key_hash"])
    op.create_table(
        "same_tries",
        sa.Column("challenge_id", sa.String(length=32), nullable=False),
        sa.Column("place", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(
            ["challenge_id"],
            ["same_challenges.id"],
            name=op.f("fk_same_tries_challenge_id"),
        ),
        sa.PrimaryKeyConstraint("challenge_id", "place", "number", name=op.f("pk_same_tries")),
        sa.UniqueConstraint("table_id", name=op.f("uq_same_tries_table_id")),
    )
