"""People who meet: matches that count for ratings, what they brought, and searches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables; no match from before counts."""
    no = sa.false()
    op.add_column("tables", sa.Column("is_rated", sa.Boolean(), server_default=no, nullable=False))
    op.create_table(
        "rated_results",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("key_hash", sa.String(length=64), nullable=True),
        sa.Column("clock", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Float(precision=53), nullable=False),
        sa.Column("level", sa.String(length=40), nullable=True),
        sa.Column("score", sa.Float(precision=53), nullable=False),
        sa.Column("opponent_value", sa.Float(precision=53), nullable=False),
        sa.Column("opponent_deviation", sa.Float(precision=53), nullable=False),
        sa.Column("value", sa.Float(precision=53), nullable=False),
        sa.Column("deviation", sa.Float(precision=53), nullable=False),
        sa.Column("volatility", sa.Float(precision=53), nullable=False),
        sa.Column("is_joined", sa.Boolean(), server_default=no, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_rated_results")),
        sa.UniqueConstraint("table_id", "seat", name=op.f("uq_rated_results_table_id")),
    )
    op.create_index("ix_rated_results_key_hash_clock", "rated_results", ["key_hash", "clock"])
    op.create_table(
        "searches",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("key_hash", sa.String(length=64), nullable=False),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("clock", sa.String(length=16), nullable=False),
        sa.Column("is_rated", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Float(precision=53), nullable=False),
        sa.Column("deviation", sa.Float(precision=53), nullable=False),
        sa.Column("since", sa.Float(precision=53), nullable=False),
        sa.Column("seen_at", sa.Float(precision=53), nullable=False),
        sa.Column("pair", sa.String(length=32), nullable=True),
        sa.Column("paired_at", sa.Float(precision=53), nullable=True),
        sa.Column("has_come", sa.Boolean(), server_default=no, nullable=False),
        sa.Column("has_cut", sa.Boolean(), server_default=no, nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=True),
        sa.Column("table_id", sa.String(length=32), nullable=True),
        sa.Column("is_open", sa.Boolean(), server_default=no, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_searches")),
        sa.UniqueConstraint("key_hash", name=op.f("uq_searches_key_hash")),
    )
    op.create_index(op.f("ix_searches_pair"), "searches", ["pair"])
