"""`germanwhist serve`: tables for browsers and programs."""

from __future__ import annotations

import logging
from urllib.parse import urlsplit

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


def _host(_context: click.Context, _parameter: click.Parameter, value: str) -> str:
    if not value.strip():
        raise click.BadParameter(
            f"{value!r} (expected an address of this machine, or 0.0.0.0 for all of them)"
        )
    return value


def _origins(
    _context: click.Context, _parameter: click.Parameter, values: tuple[str, ...]
) -> tuple[str, ...]:
    for value in values:
        try:
            parts = urlsplit(value)
        except ValueError as error:
            raise click.BadParameter(
                f"{value!r}: {str(error).lower()} (expected such as https://whist.example)"
            ) from None
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path:
            raise click.BadParameter(f"{value!r} (expected such as https://whist.example)")
    return values


@click.command("serve", cls=_ServeCommand)
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    callback=_host,
    help="The address to listen on.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="The port to listen on; 0 takes a free one.",
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
    callback=_origins,
    metavar="URL",
    help="The address browsers use when the server stands behind a proxy; can be repeated.",
)
@click.option(
    "--open-metrics",
    is_flag=True,
    help="Let other machines ask for /metrics; without it, this machine alone.",
)
@click.option(
    "--log-level",
    type=click.Choice(_LEVELS),
    default="info",
    show_default=True,
    help="What is logged, as lines of JSON on standard error.",
)
def command(  # noqa: PLR0913 - one for each option
    *,
    host: str,
    port: int,
    database: str | None,
    origins: tuple[str, ...],
    open_metrics: bool,
    log_level: str,
) -> None:
    """Serve tables until Ctrl-C or SIGTERM; browsers are told before the server stops.

    Prints the address once the server answers.
    """
    from germanwhist.web import Settings  # noqa: PLC0415 - heavy, and not for the help
    from germanwhist.web.server import log_as_json, serve  # noqa: PLC0415

    log_as_json(level=logging.getLevelName(log_level.upper()))
    settings = Settings(
        database=database, host=host, port=port, origins=origins, is_metrics_open=open_metrics
    )
    serve(settings, on_started=click.echo)
