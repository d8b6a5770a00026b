"""What the state of a table remembers for one kind of request, told in the request's own file.

The state has what all requests share as fields. What one kind of request alone knows of, such as
the wish for another match, is a `Fact`: the state keeps it with no line about it. What a seat is
told of it is a `FactView` beside it.
"""

from __future__ import annotations

import msgspec

__all__ = ["Fact"]


class Fact(msgspec.Struct, frozen=True, kw_only=True):
    """What is remembered of a table, at most one of each kind."""
