"""`germanwhist ratings`: work all ratings out again from the events."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from germanwhist.cli.options import json_option
from germanwhist.errors import StorageError

if TYPE_CHECKING:
    from germanwhist.storage import Verified

__all__ = ["command"]


@click.command("ratings")
@click.option(
    "--database",
    metavar="PATH|URL",
    help="An SQLite file, or the URL of a database; without it the usual file.",
)
@json_option
@click.pass_context
def command(context: click.Context, *, database: str | None, is_json: bool) -> None:
    """Work all ratings out again from the events, and compare them with those that are kept.

    Nothing is changed. A match whose cards do not follow from what was sealed does not count.
    Exit code 1 when anything that is kept does not follow from the events.
    """
    from germanwhist.storage import default_database  # noqa: PLC0415 - heavy

    place = database or str(default_database())
    if "://" not in place and not Path(place).is_file():
        raise StorageError(
            f"{place}: no such database (expected the file of one)", code="no_database"
        )
    verified = asyncio.run(_verify(place))
    if is_json:
        click.echo(json.dumps(_plain(verified)))
    else:
        _tell(verified)
    if verified.disagreements:
        context.exit(1)


async def _verify(place: str) -> Verified:
    from germanwhist.storage import Database, verify_ratings  # noqa: PLC0415 - heavy

    async with await Database.open(place) as database:
        return await verify_ratings(database)


def _plain(verified: Verified) -> dict[str, object]:
    return {
        "matches": verified.matches,
        "people": verified.people,
        "without_events": verified.without_events,
        "disagreements": [
            {
                "table": one.table,
                "seat": None if one.seat is None else one.seat.label,
                "what": one.what,
            }
            for one in verified.disagreements
        ],
    }


_WHAT = {
    "missing": "counts, and is not kept",
    "uncounted": "is kept, and does not count",
    "result": "another result, opponent or clock is kept",
    "opponent": "the opponent is kept as of another strength",
    "rating": "another rating is kept",
}


def _tell(verified: Verified) -> None:
    for one in verified.disagreements:
        seat = "" if one.seat is None else f", {one.seat.label}"
        click.echo(f"{one.table}{seat}: {_WHAT[one.what]}")
    gone = f", {verified.without_events:,} without events" if verified.without_events else ""
    found = len(verified.disagreements)
    said = "all ratings follow from the events" if not found else f"{found:,} disagree"
    click.echo(f"{verified.matches:,} matches{gone}, people rated: {verified.people:,}; {said}")
