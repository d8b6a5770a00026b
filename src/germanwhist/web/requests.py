"""What requests and their bodies have in common; each feature's own are in its `requests.py`."""

from typing import Annotated, TypeAlias

import msgspec
from litestar.params import PathParameter
from msgspec import Meta

__all__ = [
    "Body",
    "Code",
    "HandNumber",
    "Id",
    "Name",
    "Plays",
    "Promise",
    "Record",
    "Rules",
    "Secret",
    "all_bodies",
]

# Of a table, a challenge, a search or a passkey, in an address.
Id: TypeAlias = Annotated[str, PathParameter(max_length=32)]
Name: TypeAlias = Annotated[str, Meta(max_length=200)]
Promise: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Code: TypeAlias = Annotated[str, Meta(max_length=40)]
Secret: TypeAlias = Annotated[str, Meta(max_length=64)]
Rules: TypeAlias = Annotated[str, Meta(max_length=500)]
Record: TypeAlias = Annotated[str, Meta(max_length=60_000)]
HandNumber: TypeAlias = Annotated[int, Meta(ge=1, le=10_000)]
Plays: TypeAlias = Annotated[int, Meta(ge=0, le=52)]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request: an object with these members and no others."""


def all_bodies() -> dict[str, type[Body]]:
    """All bodies by their names."""
    return {kind.__name__: kind for kind in Body.__subclasses__()}
