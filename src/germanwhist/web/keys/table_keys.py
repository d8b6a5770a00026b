"""The keys of a table that is opened for a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, final

from litestar import Response

from germanwhist.rules import Seat
from germanwhist.service import SeatKey
from germanwhist.web.guards.spending import spend
from germanwhist.web.keys.client_key import browser_key_of, cookie_for, key_of, new_key, new_secret

if TYPE_CHECKING:
    from litestar import Request


__all__ = ["TableKeys"]

_Made = TypeVar("_Made")


@final
class TableKeys:
    """The keys of a new table: the client's, which it is given if it has none, and an invitation.

    Args:
        request: the client's.
        seat: where the client sits.
        is_both: whether it holds the other seat too.

    Raises:
        ProblemError: the client's address has opened too many tables.
    """

    def __init__(
        self, request: Request[Any, Any, Any], seat: Seat, *, is_both: bool = False
    ) -> None:
        spend(request, "tables")
        cookie = browser_key_of(request) or new_key(request)
        self.own = key_of(request) or cookie
        self.cookie = cookie_for(request, cookie)
        self._seat = seat
        seats = tuple(Seat) if is_both else (seat,)
        self.kept = tuple(SeatKey(one, key=self.own) for one in seats)

    def invite_opponent(self) -> str:
        """Keep an invitation to the other seat, and give its secret."""
        invite = new_secret()
        self.kept += (SeatKey(self._seat.opponent, invite=invite),)
        return invite

    def answer(self, made: _Made) -> Response[_Made]:
        """The answer for the client, with its key."""
        return Response(made, status_code=201, cookies=[self.cookie])
