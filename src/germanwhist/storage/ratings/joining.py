"""What becomes of ratings when two keys become one, and when somebody deletes what was kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, exists, select, update

from germanwhist.ratings import Rating, after_each
from germanwhist.storage import schema

if TYPE_CHECKING:
    from sqlalchemy import Connection

__all__ = ["forget_ratings", "give_ratings"]


def give_ratings(connection: Connection, given: str, *, to: str) -> None:
    """Let the matches of one key be those of another one, whose ratings follow from all of them.

    Matches between the two count no more: nobody plays against themselves. What opponents were
    rated by at that time stays as it was.

    Args:
        connection: within a transaction that writes.
        given: the hash of the key that loses everything.
        to: the hash of the key that gets it.
    """
    kept, other = schema.rated_results.c, schema.rated_results.alias()
    if connection.scalar(select(kept.id).where(kept.key_hash == given).limit(1)) is None:
        return
    between = (
        select(kept.table_id)
        .where(
            kept.key_hash == given,
            kept.table_id == other.c.table_id,
            other.c.key_hash == to,
        )
        .correlate(None)
    )
    own = connection.scalars(between).all()
    connection.execute(delete(schema.rated_results).where(kept.table_id.in_(own)))
    connection.execute(
        update(schema.rated_results)
        .where(kept.key_hash.in_((given, to)))
        .values(key_hash=to, is_joined=True)
    )
    for clock in connection.scalars(select(kept.clock).where(kept.key_hash == to).distinct()).all():
        _rate_anew(connection, to, clock)


def _rate_anew(connection: Connection, key_hash: str, clock: str) -> None:
    kept = schema.rated_results.c
    rows = connection.execute(
        select(schema.rated_results)
        .where(kept.key_hash == key_hash, kept.clock == clock)
        .order_by(kept.id)
    ).all()
    results = [(Rating(row.opponent_value, row.opponent_deviation), row.score) for row in rows]
    for row, after in zip(rows, after_each(results, Rating()), strict=True):
        connection.execute(
            update(schema.rated_results)
            .where(kept.id == row.id)
            .values(
                value=after.value,
                deviation=after.deviation,
                volatility=after.volatility,
            )
        )


def forget_ratings(connection: Connection, key_hash: str) -> None:
    """Forget whose the results of a key were, and those that no other person's rating follows from.

    Args:
        connection: within a transaction that writes.
        key_hash: the hash of the key.
    """
    kept, other = schema.rated_results.c, schema.rated_results.alias().c
    is_mine = kept.key_hash == key_hash
    connection.execute(update(schema.rated_results).where(is_mine).values(key_hash=None))
    known = exists().where(other.table_id == kept.table_id, other.key_hash.is_not(None))
    connection.execute(delete(schema.rated_results).where(kept.key_hash.is_(None), ~known))
