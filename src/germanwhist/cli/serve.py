"""`germanwhist serve`: tables for browsers and programs."""

from __future__ import annotations

import logging
from pathlib import Path

import click

__all__ = ["command"]

_LEVELS = ("debug", "info", "warning", "error")


class _ServeCommand(click.Command):
    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Say where this machine keeps the tables."""
        from germanwhist.storage import default_database  # noqa: PLC0415 - heavy, and only here

        super().format_epilog(ctx, formatter)
        with formatter.section("The database when none is named"):
            formatter.write_text(str(default_database()))


@click.command("serve", cls=_ServeCommand)
@click.option("--host", help="The address to listen on, 127.0.0.1 unless told.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help="The port to listen on, 8000 unless told; 0 takes a free one.",
)
@click.option(
    "--database",
    metavar="PATH|URL",
    help="Where tables are kept: an SQLite file, or the URL of a database.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="The address browsers use when the server stands behind a proxy; can be repeated.",
)
@click.option(
    "--open-metrics",
    is_flag=True,
    default=None,
    help="Let other machines ask for /metrics; without it, this machine alone.",
)
@click.option(
    "--log-level",
    type=click.Choice(_LEVELS),
    help="What is logged, as lines of JSON on standard error; info unless told.",
)
@click.option(
    "--settings",
    "file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    envvar="GERMANWHIST_SETTINGS",
    help="A TOML file with these and other settings, such as limits.",
)
@click.option(
    "--show-settings",
    is_flag=True,
    help="Print every setting and where it comes from, and serve nothing.",
)
def command(*, file: Path | None, show_settings: bool, **options: object) -> None:
    """Serve tables until Ctrl-C or SIGTERM; browsers are told before the server stops.

    Prints the address once the server answers. Settings are read from a file, then from the
    environment (GERMANWHIST_PORT and so on), then from these options; what comes later counts.
    """
    from germanwhist.web.running.server import log_as_json, serve  # noqa: PLC0415 - heavy, not for the help
    from germanwhist.web.running.server_settings import gather_settings  # noqa: PLC0415

    given = {name: value for name, value in options.items() if value not in (None, ())}
    told = gather_settings(file, options=given)
    if show_settings:
        click.echo(str(told))
        return
    log_as_json(level=logging.getLevelName(told.settings.log_level.upper()))
    serve(told.settings.settings(), on_started=click.echo)
