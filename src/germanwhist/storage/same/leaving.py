"""Leaving a challenge with the same cards, and removing it with all that belongs to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, select, update

from germanwhist.storage import schema
from germanwhist.storage.same.standing import INVITER

if TYPE_CHECKING:
    from sqlalchemy import Connection

__all__ = ["close_challenge", "give_challenges", "put_challenge_away", "remove_challenge"]


def close_challenge(connection: Connection, of: str) -> None:
    """Let nobody else come with the invitation of a challenge."""
    kept = schema.same_challenges
    connection.execute(update(kept).where(kept.c.id == of).values(is_closed=True))


def put_challenge_away(connection: Connection, of: str, *, place: int) -> None:
    """List a challenge no more for one of its players.

    Nobody comes any more when it is the one who has invited. It is removed once nobody has it
    listed; the hands that were played stay.
    """
    players = schema.same_players
    is_mine = (players.c.challenge_id == of) & (players.c.place == place)
    connection.execute(update(players).where(is_mine).values(is_put_away=True))
    if place == INVITER:
        close_challenge(connection, of)
    listed = select(players.c.place).where(
        players.c.challenge_id == of, players.c.is_put_away.is_(False)
    )
    if connection.scalars(listed).first() is None:
        remove_challenge(connection, of)


def give_challenges(connection: Connection, given: str, *, to: str) -> None:
    """Let the challenges of one key be those of another one.

    Nobody plays against themselves: where both are in a challenge, the place of the one who came
    later is removed, and the whole challenge where they are the only two who may play it.
    """
    mine, other = schema.same_players, schema.same_players.alias()
    kept = schema.same_challenges
    between = (
        select(mine.c.challenge_id, mine.c.place, other.c.place.label("other"), kept.c.people)
        .join_from(mine, other, mine.c.challenge_id == other.c.challenge_id)
        .join(kept, kept.c.id == mine.c.challenge_id)
        .where(mine.c.key_hash == given, other.c.key_hash == to)
    )
    for row in connection.execute(between).all():
        if row.people == 2:
            remove_challenge(connection, row.challenge_id)
        else:
            _remove_player(connection, row.challenge_id, place=max(row.place, row.other))
    connection.execute(update(mine).where(mine.c.key_hash == given).values(key_hash=to))


def remove_challenge(connection: Connection, of: str) -> None:
    """Remove a challenge with all that belongs to it but the tables."""
    for column in (
        schema.same_tries.c.challenge_id,
        schema.same_players.c.challenge_id,
        schema.same_challenges.c.id,
    ):
        connection.execute(delete(column.table).where(column == of))


def _remove_player(connection: Connection, of: str, *, place: int) -> None:
    for kept in (schema.same_tries, schema.same_players):
        is_theirs = (kept.c.challenge_id == of) & (kept.c.place == place)
        connection.execute(delete(kept).where(is_theirs))
