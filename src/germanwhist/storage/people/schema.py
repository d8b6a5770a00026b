"""The tables of people, their passkeys, and the browsers where they are signed in."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Float, ForeignKey, String, Table, Text

from germanwhist.storage.schema import METADATA

__all__ = ["browsers", "ceremonies", "passkeys", "people", "recovery_codes"]

# The id is the person's key, which no browser ever has; all other tables have its hash.
people: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("key_hash", String(64), nullable=False, unique=True),
    Column("name", Text),
    Column("since", Float(53), nullable=False),
)

passkeys: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("credential", Text, nullable=False, unique=True),
    Column("public_key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),  # where the device counts them
    Column("device", String(16), nullable=False),
    Column("made_at", Float(53), nullable=False),
    Column("used_at", Float(53), nullable=False),
)

# Where people are signed in: the hashes of the browsers' own keys.
browsers: Final = Table(
    "browsers",
    METADATA,
    Column("key_hash", String(64), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("passkey_id", String(32)),  # null for a recovery code
    Column("since", Float(53), nullable=False),
)

recovery_codes: Final = Table(
    "recovery_codes",
    METADATA,
    Column("code_hash", String(64), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id"), nullable=False, index=True),
)

# What a device has been asked to sign: once, for one browser, and for some minutes.
ceremonies: Final = Table(
    "ceremonies",
    METADATA,
    Column("challenge", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("key_hash", String(64), nullable=False),
    Column("person_id", String(32)),
    Column("origin", Text, nullable=False),
    Column("ends_at", Float(53), nullable=False, index=True),
)
