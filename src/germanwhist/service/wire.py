"""How the values that everybody at a table is shown are written as JSON."""

from typing import Final

import msgspec

__all__ = ["VERSION", "Shown", "wire_name"]

VERSION: Final = 2
"""The version of the messages to a client."""


def wire_name(attribute: str) -> str:
    """The name of an attribute in a message: a predicate loses its verb.

    Example:
        >>> wire_name("is_present"), wire_name("points")
        ('present', 'points')
    """
    return attribute.removeprefix("is_").removeprefix("has_")


class Shown(msgspec.Struct, frozen=True, kw_only=True, rename=wire_name):
    """A value that is shown to clients, and encoded as it is."""
