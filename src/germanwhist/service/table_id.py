"""The ids of tables."""

import secrets

__all__ = ["new_id"]


def new_id() -> str:
    """A table's id: 128 random bits as text, which nobody can guess."""
    return secrets.token_urlsafe(16)
