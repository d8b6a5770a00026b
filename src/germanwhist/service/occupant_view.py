"""Who sits at a table, as everybody there may know."""

# msgspec reads the annotations of the structs below when they are made, so they are not postponed.

from germanwhist.rules import Seat
from germanwhist.service.seats import Occupant, SeatKind
from germanwhist.service.wire import Shown

__all__ = ["OccupantView", "Seats", "seats_view"]


class OccupantView(Shown, frozen=True, kw_only=True):
    """Who holds a seat, as both seats may know.

    Args:
        kind: a person or a computer player.
        name: the person's name, if given.
        level: the computer player's level; null for a person.
        is_present: whether the person is at the table now; a computer always is.
        is_replaced: whether a computer plays in a person's place.
        has_left: whether the person left on purpose.
        has_failed: whether the computer player failed and waits to be replaced.
        is_gone: whether the person has deleted all that was kept of them.
    """

    kind: SeatKind
    name: str | None
    level: str | None
    is_present: bool
    is_replaced: bool
    has_left: bool
    has_failed: bool
    is_gone: bool


class Seats(Shown, frozen=True, kw_only=True):
    """Who sits where; null for an empty seat."""

    north: OccupantView | None
    south: OccupantView | None

    def at(self, seat: Seat) -> OccupantView | None:
        """Who holds a seat."""
        return self.south if seat else self.north


def seats_view(
    seats: tuple[Occupant | None, Occupant | None], *, present: tuple[bool, bool]
) -> Seats:
    """Who sits where.

    Args:
        seats: who holds them, north first.
        present: whether the person of each seat is connected now, likewise.
    """
    north, south = (
        None if occupant is None else _occupant_view(occupant, is_connected=is_connected)
        for occupant, is_connected in zip(seats, present, strict=True)
    )
    return Seats(north=north, south=south)


def _occupant_view(occupant: Occupant, *, is_connected: bool) -> OccupantView:
    return OccupantView(
        kind=occupant.kind,
        name=occupant.name,
        level=occupant.level,
        is_present=occupant.is_computer or (is_connected and not occupant.has_left),
        is_replaced=occupant.is_replaced,
        has_left=occupant.has_left,
        has_failed=occupant.has_failed,
        is_gone=occupant.is_gone,
    )
