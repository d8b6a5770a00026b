"""The ratings of those who sit at a table, over HTTP."""

from litestar import get

from germanwhist.ratings import level_rating
from germanwhist.service.occupant_view import OccupantView
from germanwhist.web.backend import CurrentBackend
from germanwhist.web.keys.client_key import ClientKey
from germanwhist.web.meeting.rating_messages import RatingMessage, SeatRatings, rating_message
from germanwhist.web.requests import Id

__all__ = ["seat_ratings"]


@get(
    "/tables/{table:str}/ratings",
    summary="How those who sit at a table are rated",
    tags=["tables"],
)
async def seat_ratings(table: Id, key: ClientKey, backend: CurrentBackend) -> SeatRatings:
    """For both seats, where the match counts for ratings."""
    view = await backend.tables.view(table, await backend.seat(table, key))
    if not view.is_rated:
        return SeatRatings(north=None, south=None)
    clock = "none" if view.clock is None else view.clock.kind
    of_people = await backend.ratings.at_table(table, clock)

    def shown(occupant: OccupantView | None, at: int) -> RatingMessage | None:
        level = None if occupant is None else occupant.level
        found = of_people[at] if level is None else level_rating(level)
        return None if found is None else rating_message(found)

    return SeatRatings(north=shown(view.seats.north, 0), south=shown(view.seats.south, 1))
