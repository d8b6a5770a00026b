"""`germanwhist backup`: copy the tables while they are in use."""

from __future__ import annotations

from pathlib import Path

import click

__all__ = ["command"]


@click.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--database",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="PATH",
    help="The SQLite file to copy; without it the user's own.",
)
def command(*, file: Path, database: Path | None) -> None:
    """Copy all tables to FILE, as they are at one moment; play may go on meanwhile.

    FILE is replaced when it exists, and only by a complete copy; a database in use is never
    replaced. To use a copy, name it to `serve --database`.
    """
    from germanwhist.storage import back_up, default_database  # noqa: PLC0415 - heavy

    source = default_database() if database is None else database
    back_up(source, file)
    click.echo(f"{source} -> {file}")
