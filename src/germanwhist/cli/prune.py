"""`germanwhist prune`: remove what nobody comes back for."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from germanwhist.cli.options import json_option
from germanwhist.errors import StorageError

if TYPE_CHECKING:
    from germanwhist.storage import Ages, Pruned

__all__ = ["command"]


@click.command("prune")
@click.option(
    "--database",
    metavar="PATH|URL",
    help="An SQLite file, or the URL of a database; without it that of the settings.",
)
@click.option(
    "--settings",
    "file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    envvar="GERMANWHIST_SETTINGS",
    help="The TOML file of the server; its keep_ settings say what is removed after how long.",
)
@click.option("--dry-run", "is_dry", is_flag=True, help="Count what would go, and remove nothing.")
@json_option
def command(*, database: str | None, file: Path | None, is_dry: bool, is_json: bool) -> None:
    """Remove what nobody comes back for, beside a running server or without one.

    A table at which no person has played goes after a day, one that waits with an invitation after
    a week. What somebody did to learn goes 400 days after the last sign of them, when their browser
    has forgotten its key. Other tables stay, unless the settings keep_unfinished_days and
    keep_finished_days say how long; no table that somebody still plays at is ever removed.
    """
    from germanwhist.storage import default_database  # noqa: PLC0415 - heavy
    from germanwhist.web.running.server_settings import gather_settings  # noqa: PLC0415

    given = {} if database is None else {"database": database}
    settings = gather_settings(file, options=given).settings
    place = settings.database or str(default_database())
    if "://" not in place and not Path(place).is_file():
        raise StorageError(
            f"{place}: no such database (expected the file of one)", code="no_database"
        )
    pruned = asyncio.run(_prune(place, settings.ages(), is_dry=is_dry))
    if is_json:
        click.echo(json.dumps({**asdict(pruned), "dry_run": is_dry}))
        return
    click.echo(
        f"{'would remove' if is_dry else 'removed'} {_count(pruned.unplayed, 'unplayed table')}, "
        f"{_count(pruned.unfinished, 'unfinished table')}, "
        f"{_count(pruned.finished, 'finished table')} and what "
        f"{_count(pruned.people, 'lost browser')} had learned"
    )


async def _prune(place: str, ages: Ages, *, is_dry: bool) -> Pruned:
    from germanwhist.storage import Database, prune  # noqa: PLC0415 - heavy

    async with await Database.open(place) as database:
        return await prune(database, ages, now=time.time(), is_dry=is_dry)


def _count(number: int, name: str) -> str:
    return f"{number:,} {name}{'' if number == 1 else 's'}"
