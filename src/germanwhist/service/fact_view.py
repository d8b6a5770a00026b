"""What a seat is told of a fact: a field of every `TableView`, with no line about it there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

from germanwhist.service.wire import Shown

if TYPE_CHECKING:
    from germanwhist.rules import Seat
    from germanwhist.service.state import TableState

__all__ = ["FactView"]


class FactView(Shown, frozen=True, kw_only=True):
    """The field `field` of `TableView`, null where there is nothing to tell.

    A kind of it is one subclass in the file of its request; `table_view` finds it.
    """

    field: ClassVar[str]

    @classmethod
    def told(cls, state: TableState, seat: Seat) -> Self | None:
        """What a seat may know now; None for nothing.

        Args:
            state: the table.
            seat: whose eyes.
        """
        raise NotImplementedError

    @classmethod
    def about(cls) -> str:
        """Its line in the documentation of `TableView`: how its own begins."""
        said = (cls.__doc__ or "").partition("\n")[0].rstrip(".")
        return f"    {cls.field}: {said[:1].lower()}{said[1:]}; null where there is none.\n"
