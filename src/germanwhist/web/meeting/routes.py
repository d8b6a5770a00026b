"""Finding somebody to play with over HTTP: who waits, beginning to wait, sitting down, stopping."""

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody

from germanwhist.ratings import Rating, level_rating
from germanwhist.rules import RuleSet, Seat
from germanwhist.service import checked_name, new_id
from germanwhist.service.meeting import Wish
from germanwhist.service.opening import opening
from germanwhist.storage import Search
from germanwhist.web.backend import CurrentBackend
from germanwhist.web.keys.client_key import ClientKey, Request
from germanwhist.web.keys.table_keys import TableKeys
from germanwhist.web.meeting.counting import refuse_unrated
from germanwhist.web.meeting.messages import LevelRating, MeetingMessage, SearchMade, open_message
from germanwhist.web.meeting.rating_messages import RatingsMessage, rating_message, ratings_message
from germanwhist.web.meeting.requests import SearchWish, SitDown
from germanwhist.web.problems import ConflictError
from germanwhist.web.requests import Id

__all__ = ["MeetingRoutes"]


class MeetingRoutes(Controller):
    """Those who look for somebody to play with."""

    path = "/meeting"
    tags = ("meeting",)

    @get(summary="Who waits for an opponent")
    async def look(self, key: ClientKey, backend: CurrentBackend) -> MeetingMessage:
        """The open invitations, and how the client and the levels are rated."""
        key, now = key or "", backend.now
        own = await backend.searches.of(key)
        waiting = await backend.searches.open(now=now)
        rated = [(level, level_rating(level)) for level in backend.tables.levels]
        return MeetingMessage(
            open=[open_message(search) for search in waiting if search.id != own],
            levels=[
                LevelRating(level=level, rating=round(rating.value))
                for level, rating in rated
                if rating is not None
            ],
            ratings={
                clock: rating_message(rating)
                for clock, rating in (await backend.ratings.all(key)).items()
            },
            search=own,
            usual_wait=backend.lobby.usual_wait,
        )

    @get("/ratings", summary="How the client is rated")
    async def ratings(self, key: ClientKey, backend: CurrentBackend) -> RatingsMessage:
        """The client's ratings by clock, and the matches that they followed from."""
        return ratings_message(await backend.ratings.results(key or ""))

    @post(summary="Begin to look for an opponent")
    async def begin(
        self, data: JSONBody[SearchWish], request: Request, backend: CurrentBackend
    ) -> Response[SearchMade]:
        """Begin to search; the client's last search ends. Without its socket nobody is found."""
        rules = RuleSet.parse(data.rules)
        opening(rules, first_dealer=Seat.NORTH)  # refuses what no table takes
        if data.rated:
            refuse_unrated(rules)
        wish = Wish(rules=str(rules), clock=data.clock, is_rated=data.rated)
        keys = TableKeys(request, Seat.SOUTH)
        search = await _search(backend, keys.own, name=data.name, wish=wish)
        await backend.searches.begin(search, key=keys.own, now=search.since)
        return keys.answer(SearchMade(id=search.id))

    @post("/{search:str}/partner", summary="Sit down with somebody who waits")
    async def sit_down(
        self, search: Id, data: JSONBody[SitDown], request: Request, backend: CurrentBackend
    ) -> Response[SearchMade]:
        """Be paired with them at once; both say by their sockets that they come."""
        keys, now = TableKeys(request, Seat.SOUTH), backend.now
        waiting = await backend.searches.open(now=now)
        found = next((one for one in waiting if one.id == search), None)
        if found is None:
            raise _gone()
        taker = await _search(backend, keys.own, name=data.name, wish=found.wish)
        if not await backend.searches.take(search, key=keys.own, taker=taker, now=now):
            raise _gone()
        backend.lobby.hurry()
        return keys.answer(SearchMade(id=taker.id))

    @delete("/{search:str}", summary="Stop looking")
    async def stop(self, search: Id, key: ClientKey, backend: CurrentBackend) -> None:
        """End the client's search; whoever was found waits on."""
        if key is not None:
            await backend.searches.end(search, key=key)
            backend.lobby.hurry()


async def _search(backend: CurrentBackend, key: str, *, name: str | None, wish: Wish) -> Search:
    rating = (await backend.ratings.all(key)).get(wish.clock, Rating())
    now = backend.now
    return Search(id=new_id(), name=checked_name(name), wish=wish, rating=rating, since=now)


def _gone() -> ConflictError:
    return ConflictError("invitation_gone", "nobody else waits with this invitation any more")
