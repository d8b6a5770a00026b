"""`germanwhist play`: a match at the table, in the browser or in the terminal."""

from __future__ import annotations

import logging
import webbrowser
from dataclasses import replace
from pathlib import Path
from urllib.parse import quote

import click

from germanwhist.cli.boundary import INTERRUPTED
from germanwhist.cli.options import reads
from germanwhist.errors import GermanWhistError
from germanwhist.rules import PRESETS, RuleSet
from germanwhist.texts import LANGUAGES, load_texts

__all__ = ["command"]

# Browsers keep settings by address, so the port is the same each time where it can be.
_PORT = 8000


def _optional_rules(
    context: click.Context, parameter: click.Parameter, text: str | None
) -> RuleSet | None:
    return None if text is None else reads(RuleSet.parse)(context, parameter, text)


@click.command("play")
@click.option("--terminal", "is_terminal", is_flag=True, help="Play here, not in the browser.")
@click.option(
    "--level",
    metavar="LEVEL",
    help="Play against this computer player; the first page of the browser chooses it.",
)
@click.option(
    "--rules",
    "ruleset",
    callback=_optional_rules,
    metavar="RULES",
    help=f"Play by these rules: a preset ({', '.join(PRESETS)}), options such as stake=2, or "
    "both; the first page of the browser chooses them.",
)
@click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    help="The language; without it that of the settings, then of the environment.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help=f"The port of the browser's table; without it {_PORT}, or a free one if that is taken.",
)
@click.option("--no-browser", is_flag=True, help="Only print the address of the table.")
@click.option(
    "--database",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Where the tables are kept; without it the user's own file.",
)
def command(  # noqa: PLR0913 - one for each option
    *,
    is_terminal: bool,
    level: str | None,
    ruleset: RuleSet | None,
    language: str | None,
    port: int | None,
    no_browser: bool,
    database: Path | None,
) -> int:
    """Open the table. A match can be left at any moment and is offered again next time.

    Where the table is open already, a second start shows it again.
    """
    if is_terminal:
        return _play_in_terminal(level, ruleset, language, database)
    wishes = _wishes(level, ruleset, language)
    return _play_in_browser(port, database, wishes=wishes, is_shown=not no_browser)


def _play_in_terminal(
    level: str | None, rules: RuleSet | None, language: str | None, database: Path | None
) -> int:
    from germanwhist.terminal.run import has_terminal, run_terminal  # noqa: PLC0415 - heavy

    texts = load_texts(language)
    if not has_terminal():
        raise click.ClickException(texts("cli-no-terminal"))
    code, has_open_match = run_terminal(
        level=level, rules=rules, language=language, database=database
    )
    # After a signal nobody may be there to read it.
    if has_open_match and code in (0, INTERRUPTED):
        click.echo(texts("cli-kept"))
    return code


def _wishes(level: str | None, rules: RuleSet | None, language: str | None) -> str:
    """The part of an address that tells the first page what to choose; empty for nothing."""
    from germanwhist.players import LEVEL_NAMES  # noqa: PLC0415 - heavy

    if level is not None and level not in LEVEL_NAMES:
        raise click.BadParameter(
            f"no such level: {level!r} (expected one of {', '.join(LEVEL_NAMES)})",
            param_hint="--level",
        )
    text = None if rules is None else rules.preset_name or str(rules)
    wishes = {"level": level, "rules": text, "language": language}
    words = [quote(f"{name}={value}", safe="=") for name, value in wishes.items() if value]
    return "/".join(["#", "home", *words]) if words else ""


def _play_in_browser(
    port: int | None, database: Path | None, *, wishes: str, is_shown: bool
) -> int:
    from germanwhist.web import Settings  # noqa: PLC0415 - heavy
    from germanwhist.web.announcement import running_server  # noqa: PLC0415
    from germanwhist.web.server import log_as_json, serve  # noqa: PLC0415

    def show(address: str) -> None:
        click.echo(address + wishes)
        if is_shown:
            webbrowser.open(address + wishes)

    running = running_server(database)
    if running is not None:
        show(running)
        return 0
    log_as_json(level=logging.WARNING)
    settings = Settings(database=database, port=_PORT if port is None else port)
    try:
        serve(settings, on_started=show)
    except GermanWhistError as error:
        if port is not None or error.code != "cannot_listen":
            raise
        serve(replace(settings, port=0), on_started=show)
    return 0
