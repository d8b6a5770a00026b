"""How hard puzzles have turned out to be for the people who tried them."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sqlalchemy import insert, select, update

from germanwhist.ratings import Rating
from germanwhist.storage import schema

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection

    from germanwhist.storage.database import Database

__all__ = ["PuzzleRatings"]


@final
class PuzzleRatings:
    """Keeps the ratings of puzzles that were tried.

    Args:
        database: an open database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> Mapping[str, Rating]:
        """The rating of each puzzle that was tried, by its id."""
        wanted = select(schema.puzzle_ratings)
        rows = await self._database.rows(wanted)
        return {row.puzzle: Rating(row.rating, row.deviation, row.volatility) for row in rows}

    async def keep(self, puzzle: str, rating: Rating) -> None:
        """Keep a rating in the place of the one before.

        Args:
            puzzle: the puzzle's id.
            rating: after a try.
        """
        values = {
            "rating": rating.value,
            "deviation": rating.deviation,
            "volatility": rating.volatility,
        }
        kept = schema.puzzle_ratings

        def write(connection: Connection) -> None:
            change = update(kept).where(kept.c.puzzle == puzzle).values(values)
            if not connection.execute(change).rowcount:
                connection.execute(insert(kept).values(puzzle=puzzle, **values))

        await self._database.write_once(write)
