"""A challenge with the same cards, read from its rows: what one of the two may know of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, select

from germanwhist.rules import RuleSet
from germanwhist.school.same import Challenge, SameView, same_view
from germanwhist.storage import schema
from germanwhist.storage.hashes import hashed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection, Row

__all__ = [
    "GUEST",
    "INVITER",
    "SameStanding",
    "challenge_in",
    "players_of",
    "remove_challenge",
    "standing_of",
]

INVITER: Final = 0
GUEST: Final = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class SameStanding:
    """A challenge as one of the two may know it.

    Args:
        id: of the challenge.
        challenge: what is played.
        ends_at: after which nothing counts any more, in seconds since 1970-01-01 UTC.
        name: one's own name, if one was given.
        other: the other's name, likewise.
        is_joined: whether there is another one yet.
        is_inviter: whether the one who looks has invited.
        view: the results.
        tables: where one's own hands are played, by the number of the deal.
    """

    id: str
    challenge: Challenge
    ends_at: float
    name: str | None
    other: str | None
    is_joined: bool
    is_inviter: bool
    view: SameView
    tables: Mapping[int, str]


def standing_of(connection: Connection, of: str, *, key: str) -> SameStanding | None:
    """A challenge as the holder of a key may know it; None where it is none of theirs."""
    kept = schema.same_challenges
    row = connection.execute(select(kept).where(kept.c.id == of)).one_or_none()
    players = {} if row is None else players_of(connection, of)
    places = [place for place, player in players.items() if player.key_hash == hashed(key)]
    if row is None or not places:
        return None
    me, them = places[0], 1 - places[0]
    tables: dict[int, dict[int, str]] = {INVITER: {}, GUEST: {}}
    results: dict[int, dict[int, tuple[int, int]]] = {INVITER: {}, GUEST: {}}
    for hand in _tries(connection, of):
        tables[hand.place][hand.number] = hand.table_id
        if hand.finished_at is not None and hand.finished_at <= row.ends_at:
            results[hand.place][hand.number] = (hand.counted_south, hand.counted_north)
    challenge = challenge_in(row)
    other = players.get(them)
    return SameStanding(
        id=of,
        challenge=challenge,
        ends_at=row.ends_at,
        name=players[me].name,
        other=None if other is None else other.name,
        is_joined=GUEST in players,
        is_inviter=me == INVITER,
        view=same_view(challenge, mine=results[me], theirs=results[them]),
        tables=tables[me],
    )


def _tries(connection: Connection, of: str) -> Sequence[Row[Any, Any, Any, Any, Any, Any]]:
    """The hands of both, finished or not."""
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


def remove_challenge(connection: Connection, of: str) -> None:
    """Remove a challenge with all that belongs to it but the tables."""
    for kept, column in (
        (schema.same_tries, schema.same_tries.c.challenge_id),
        (schema.same_players, schema.same_players.c.challenge_id),
        (schema.same_challenges, schema.same_challenges.c.id),
    ):
        connection.execute(delete(kept).where(column == of))
