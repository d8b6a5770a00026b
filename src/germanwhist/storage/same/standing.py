"""A challenge with the same cards, read from its rows: what one of its players may know of it."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select

from germanwhist.rules import RuleSet
from germanwhist.school.same import Challenge, SameView, same_view
from germanwhist.storage import schema
from germanwhist.storage.hashes import hashed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection, Row

__all__ = ["INVITER", "SameOpponent", "SameStanding", "challenge_in", "players_of", "standing_of"]

INVITER: Final = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class SameOpponent:
    """Another player of a challenge, as far as one of its players may know.

    Args:
        place: in the challenge: 0 for the one who has invited, then as they came.
        name: if one was given.
        view: the results of both.
    """

    place: int
    name: str | None
    view: SameView


@dataclass(frozen=True, slots=True, kw_only=True)
class SameStanding:
    """A challenge as one of its players may know it.

    Args:
        id: of the challenge.
        challenge: what is played.
        people: how many may play it.
        ends_at: after which nothing counts any more, in seconds since 1970-01-01 UTC.
        is_open: whether somebody else can still come with the invitation.
        place: one's own, 0 for the one who has invited.
        name: one's own name, if one was given.
        own: one's own results, with nobody else's.
        others: the other players, as they came.
        tables: where one's own hands are played, by the number of the deal.
    """

    id: str
    challenge: Challenge
    people: int
    ends_at: float
    is_open: bool
    place: int
    name: str | None
    own: SameView
    others: tuple[SameOpponent, ...]
    tables: Mapping[int, str]

    @property
    def is_decided(self) -> bool:
        """Whether nobody can come any more, and all have played every deal."""
        views = [other.view for other in self.others]
        return not self.is_open and all(view.decided == len(view.deals) for view in views)

    def opponent(self, place: int) -> SameOpponent | None:
        """Another player by their place; None where nobody else sits there."""
        return next((other for other in self.others if other.place == place), None)


def standing_of(connection: Connection, of: str, *, key: str) -> SameStanding | None:
    """A challenge as the holder of a key may know it; None where it is none of theirs."""
    kept = schema.same_challenges
    row = connection.execute(select(kept).where(kept.c.id == of)).one_or_none()
    players = {} if row is None else players_of(connection, of)
    places = [place for place, player in players.items() if player.key_hash == hashed(key)]
    if row is None or not places:
        return None
    me = places[0]
    tables: dict[int, str] = {}
    results: dict[int, dict[int, tuple[int, int]]] = defaultdict(dict)
    for hand in _tries(connection, of):
        if hand.place == me:
            tables[hand.number] = hand.table_id
        if hand.finished_at is not None and hand.finished_at <= row.ends_at:
            results[hand.place][hand.number] = (hand.counted_south, hand.counted_north)
    challenge = challenge_in(row)
    return SameStanding(
        id=of,
        challenge=challenge,
        people=row.people,
        ends_at=row.ends_at,
        is_open=not row.is_closed and len(players) < row.people,
        place=me,
        name=players[me].name,
        own=same_view(challenge, mine=results[me], theirs={}),
        others=tuple(
            SameOpponent(
                place=place,
                name=player.name,
                view=same_view(challenge, mine=results[me], theirs=results[place]),
            )
            for place, player in sorted(players.items())
            if place != me
        ),
        tables=tables,
    )


def _tries(connection: Connection, of: str) -> Sequence[Row[Any, Any, Any, Any, Any, Any]]:
    """The hands of all players, finished or not."""
    tries, hands = schema.same_tries.c, schema.hands.c
    wanted = (
        select(
            *(tries.place, tries.number, tries.table_id),
            *(hands.counted_north, hands.counted_south, hands.finished_at),
        )
        .join_from(schema.same_tries, schema.hands, hands.table_id == tries.table_id, isouter=True)
        .where(tries.challenge_id == of)
    )
    return connection.execute(wanted).all()


def players_of(connection: Connection, of: str) -> dict[int, Row[Any]]:
    """The rows of the players of a challenge, by their place."""
    kept = schema.same_players
    rows = connection.execute(select(kept).where(kept.c.challenge_id == of)).all()
    return {row.place: row for row in rows}


def challenge_in(row: Row[Any]) -> Challenge:
    """What is played, from the row of the challenge."""
    return Challenge(
        secret=row.secret, deals=row.deals, level=row.level, rules=RuleSet.parse(row.rules)
    )
