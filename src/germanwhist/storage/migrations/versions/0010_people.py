"""People, their passkeys, and the browsers where they are signed in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables; nobody has made a passkey before."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("key_hash", sa.String(length=64), nullable=False),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("since", sa.Float(precision=53), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("key_hash", name=op.f("uq_people_key_hash")),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=32), nullable=False),
        _person("passkeys"),
        sa.Column("credential", sa.Text(), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.String(length=16), nullable=False),
        sa.Column("made_at", sa.Float(precision=53), nullable=False),
        sa.Column("used_at", sa.Float(precision=53), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
        sa.UniqueConstraint("credential", name=op.f("uq_passkeys_credential")),
    )
    op.create_table(
        "browsers",
        sa.Column("key_hash", sa.String(length=64), nullable=False),
        _person("browsers"),
        sa.Column("passkey_id", sa.String(length=32), nullable=True),
        sa.Column("since", sa.Float(precision=53), nullable=False),
        sa.PrimaryKeyConstraint("key_hash", name=op.f("pk_browsers")),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("code_hash", sa.String(length=64), nullable=False),
        _person("recovery_codes"),
        sa.PrimaryKeyConstraint("code_hash", name=op.f("pk_recovery_codes")),
    )
    op.create_table(
        "ceremonies",
        sa.Column("challenge", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("key_hash", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=True),
        sa.Column("origin", sa.Text(), nullable=False),
        sa.Column("ends_at", sa.Float(precision=53), nullable=False),
        sa.PrimaryKeyConstraint("challenge", name=op.f("pk_ceremonies")),
    )
    for table in ("passkeys", "browsers", "recovery_codes"):
        op.create_index(op.f(f"ix_{table}_person_id"), table, ["person_id"])
    op.create_index(op.f("ix_ceremonies_ends_at"), "ceremonies", ["ends_at"])


def _person(table: str) -> sa.Column[str]:
    key = sa.ForeignKey("people.id", name=op.f(f"fk_{table}_person_id"))
    return sa.Column("person_id", sa.String(length=32), key, nullable=False)
