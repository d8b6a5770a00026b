"""`germanwhist play`: a match at the table, in the browser or in the terminal."""

from __future__ import annotations

import logging
import os
import shlex
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

import click

from germanwhist.cli.boundary import INTERRUPTED
from germanwhist.cli.completion import complete_levels, complete_rules
from germanwhist.cli.levels import LevelOption, level_named
from germanwhist.cli.options import reads
from germanwhist.errors import GermanWhistError
from germanwhist.rules import PRESETS, RuleSet
from germanwhist.texts import LANGUAGES, load_texts

if TYPE_CHECKING:
    from germanwhist.texts import Texts

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
    "--plain",
    "is_plain",
    is_flag=True,
    help="Play here line by line: for screen readers, simple terminals and pipes.",
)
@click.option(
    "--level",
    cls=LevelOption,
    callback=level_named,
    shell_complete=complete_levels,
    metavar="LEVEL",
    help="Play against this computer player, by either of its names",
)
@click.option(
    "--rules",
    "ruleset",
    callback=_optional_rules,
    shell_complete=complete_rules,
    metavar="RULES",
    help=f"Play by these rules: a preset ({', '.join(PRESETS)}), options such as stake=2, or both.",
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
    is_plain: bool,
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
    if is_plain or (is_terminal and _has_simple_terminal()):
        return _play_line_by_line(level, ruleset, language, database)
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
        _say_kept(texts, database, "--terminal")
    return code


def _play_line_by_line(
    level: str | None, rules: RuleSet | None, language: str | None, database: Path | None
) -> int:
    from germanwhist.terminal.plain.run import run_plain  # noqa: PLC0415 - heavy

    code, has_open_match = 0, True
    try:
        has_open_match = run_plain(level=level, rules=rules, language=language, database=database)
    except KeyboardInterrupt:
        code = INTERRUPTED
        click.echo()
    if has_open_match:
        _say_kept(load_texts(language), database, "--plain")
    return code


def _has_simple_terminal() -> bool:
    """Whether the terminal can do no more than show one line after the other."""
    return os.environ.get("TERM", "").lower() in ("dumb", "unknown")


def _say_kept(texts: Texts, database: Path | None, edition: str) -> None:
    """Say how to go on with a match: the same command, without what has been chosen already."""
    place = [] if database is None else ["--database", str(database)]
    command = shlex.join(["germanwhist", "play", edition, *place])
    click.echo(texts("cli-kept", command=command))


def _wishes(level: str | None, rules: RuleSet | None, language: str | None) -> str:
    """The part of an address that tells the first page what to choose; empty for nothing."""
    text = None if rules is None else rules.preset_name or str(rules)
    wishes = {"level": level, "rules": text, "language": language}
    words = [quote(f"{name}={value}", safe="=") for name, value in wishes.items() if value]
    return "/".join(["#", "home", *words]) if words else ""


def _play_in_browser(
    port: int | None, database: Path | None, *, wishes: str, is_shown: bool
) -> int:
    from germanwhist.web import Settings  # noqa: PLC0415 - heavy
    from germanwhist.web.running.announcement import running_server  # noqa: PLC0415
    from germanwhist.web.running.server import log_as_json, serve  # noqa: PLC0415

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
