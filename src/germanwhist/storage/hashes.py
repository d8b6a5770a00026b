"""Secrets as they are kept: as hashes only."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from germanwhist.service import SeatKey

__all__ = ["hashed", "key_rows"]


def key_rows(table: str, keys: tuple[SeatKey, ...]) -> list[dict[str, object]]:
    """The keys of a new table's seats as rows of the schema."""
    return [
        {
            "table_id": table,
            "seat": key.seat,
            "key_hash": key.key_hash or hashed(key.key),
            "invite_hash": hashed(key.invite),
        }
        for key in keys
    ]


def hashed(secret: str | None) -> str | None:
    """The hash of a secret of 128 random bits, which needs no salt."""
    return None if secret is None else hashlib.sha256(secret.encode()).hexdigest()
