"""What a request brings to the state of a table and to its view, told in the request's own file.

The state has the facts that all requests share as fields. What one kind of request alone knows of,
such as the wish for another match, is a `Fact`: the state keeps it, and its `FactView` is a field
of every `TableView`, with no line about it elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from germanwhist.service.wire import Shown

if TYPE_CHECKING:
    from germanwhist.rules import Seat
    from germanwhist.service.state import TableState

__all__ = ["Fact", "FactView"]


class FactView(Shown, frozen=True, kw_only=True):
    """What a seat is told of a fact: the field `field` of `TableView`, null where there is none.

    A kind of it is one subclass beside the fact; `table_view` finds it.
    """

    field: ClassVar[str]

    @classmethod
    def about(cls) -> str:
        """Its line in the documentation of `TableView`: how its own begins."""
        said = (cls.__doc__ or "").partition("\n")[0].rstrip(".")
        return f"    {cls.field}: {said[:1].lower()}{said[1:]}; null where there is none.\n"


class Fact(msgspec.Struct, frozen=True, kw_only=True):
    """What is remembered of a table, at most one of each kind."""

    def told(self, state: TableState, seat: Seat) -> FactView | None:
        """What a seat may know of it now; None for nothing.

        Args:
            state: the table.
            seat: whose eyes.
        """
        raise NotImplementedError
