"""What a client asks of the hand of a day."""

import datetime as dt

from germanwhist.web.requests import Body, Name

__all__ = ["DayWish"]


class DayWish(Body, frozen=True, kw_only=True):
    """A table for the hand of a day.

    Args:
        date: the day; today's hand counts, those of the two weeks before are practice.
        practice: whether it is to be practice.
        name: what the client's player is called.
    """

    date: dt.date
    practice: bool = False
    name: Name | None = None
