"""The first schema: tables, their events, finished hands, and the keys of seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("north_kind", sa.String(length=8), nullable=True),
        sa.Column("north_name", sa.Text(), nullable=True),
        sa.Column("north_level", sa.String(length=40), nullable=True),
        sa.Column("south_kind", sa.String(length=8), nullable=True),
        sa.Column("south_name", sa.Text(), nullable=True),
        sa.Column("south_level", sa.String(length=40), nullable=True),
        sa.Column("points_north", sa.Integer(), nullable=False),
        sa.Column("points_south", sa.Integer(), nullable=False),
        sa.Column("hands", sa.Integer(), nullable=False),
        sa.Column("is_over", sa.Boolean(), nullable=False),
        sa.Column("winner", sa.SmallInteger(), nullable=True),
        sa.Column("is_practice", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.Float(precision=53), nullable=False),
        sa.Column("updated_at", sa.Float(precision=53), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(
        "ix_tables_is_over_updated_at", "tables", ["is_over", "updated_at"], unique=False
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(precision=53), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_events_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_events")),
    )
    op.create_table(
        "hands",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("north_kind", sa.String(length=8), nullable=False),
        sa.Column("north_level", sa.String(length=40), nullable=True),
        sa.Column("south_kind", sa.String(length=8), nullable=False),
        sa.Column("south_level", sa.String(length=40), nullable=True),
        sa.Column("dealer", sa.SmallInteger(), nullable=False),
        sa.Column("cards", sa.String(length=104), nullable=False),
        sa.Column("counted_north", sa.Integer(), nullable=False),
        sa.Column("counted_south", sa.Integer(), nullable=False),
        sa.Column("points_north", sa.Integer(), nullable=False),
        sa.Column("points_south", sa.Integer(), nullable=False),
        sa.Column("winner", sa.SmallInteger(), nullable=True),
        sa.Column("ended", sa.String(length=12), nullable=False),
        sa.Column("is_practice", sa.Boolean(), nullable=False),
        sa.Column("is_replay", sa.Boolean(), nullable=False),
        sa.Column("mistakes_north", sa.SmallInteger(), nullable=True),
        sa.Column("mistakes_south", sa.SmallInteger(), nullable=True),
        sa.Column("finished_at", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_hands_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_hands")),
        sa.UniqueConstraint("table_id", "number", name=op.f("uq_hands_table_id")),
    )
    op.create_table(
        "seat_keys",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("key_hash", sa.String(length=64), nullable=True),
        sa.Column("invite_hash", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seat_keys_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seat_keys")),
        sa.UniqueConstraint("invite_hash", name=op.f("uq_seat_keys_invite_hash")),
    )
    op.create_index(op.f("ix_seat_keys_key_hash"), "seat_keys", ["key_hash"], unique=False)
