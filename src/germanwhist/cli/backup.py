"""`germanwhist backup`: copy the tables while they are in use."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

__all__ = ["command"]


@click.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--database",
    metavar="PATH|URL",
    help="What to copy: an SQLite file, or the URL of a database; without it the user's own file.",
)
def command(*, file: Path, database: str | None) -> None:
    """Copy all tables to FILE, as they are at one moment; play may go on meanwhile.

    FILE is an SQLite database, whatever is copied. It is replaced when it exists, and only by a
    complete copy; a database in use is never replaced. `restore` makes a database of it again.
    """
    from germanwhist.storage import (  # noqa: PLC0415 - heavy
        back_up,
        back_up_server,
        default_database,
        shown_address,
    )

    source = str(default_database()) if database is None else database
    if "://" in source:
        asyncio.run(back_up_server(source, file))
    else:
        back_up(Path(source), file)
    click.echo(f"{shown_address(source)} -> {file}")
