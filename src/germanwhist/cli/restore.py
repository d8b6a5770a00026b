"""`germanwhist restore`: make a database of a backup."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

__all__ = ["command"]


@click.command("restore")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--database",
    metavar="PATH|URL",
    help="What to make: an SQLite file, or the URL of an empty database; without it the user's "
    "own file.",
)
@click.option(
    "--replace",
    is_flag=True,
    help="Replace a file that is there; it is kept beside the new one as NAME.replaced.",
)
def command(*, file: Path, database: str | None, replace: bool) -> None:
    """Make a database of the backup FILE, which stays as it is.

    The backup is checked first, and may come from an older version or from the other kind of
    database: so tables also move between an SQLite file and PostgreSQL. A database in use is
    never replaced.
    """
    from germanwhist.storage import default_database, restore  # noqa: PLC0415 - heavy

    place = default_database() if database is None else database
    replaced = asyncio.run(restore(file, place, replaces=replace))
    if replaced is not None:
        click.echo(f"{place} -> {replaced}")
    click.echo(f"{file} -> {place}")
