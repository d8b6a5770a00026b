"""`germanwhist import`: other people's games as records."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from germanwhist.cli.options import rules_option
from germanwhist.cli.progress import progress_bar
from germanwhist.cli.sources import STANDARD, format_named, new_file, read_lines, size_of
from germanwhist.notation import FORMATS, read_games

if TYPE_CHECKING:
    from germanwhist.errors import NotationError
    from germanwhist.rules import RuleSet

__all__ = ["command"]


@click.command("import")
@click.argument("source", metavar="SOURCE")
@click.argument("target", metavar="TARGET")
@rules_option
@click.option("--to", "to_name", type=click.Choice(["gwr", "json"]), help="The format of TARGET.")
@click.option(
    "--keep-going", is_flag=True, help="Leave faulty games out, name each fault, and exit with 1."
)
@click.pass_context
def command(  # noqa: PLR0913 - click hands over each option by name
    context: click.Context,
    *,
    source: str,
    target: str,
    ruleset: RuleSet,
    to_name: str | None,
    keep_going: bool,
) -> None:
    """Make records of the games in SOURCE, which another program has kept.

    SOURCE is CSV with a line of names, or JSON with an object on each line: the dealer, both
    hands as dealt, the first upcard and the plays. What it does not say of the cards is not known
    in the records. Every play is checked as far as can be, and results are worked out. "-" is
    standard input or output; TARGET appears only when all is written.
    """
    written = format_named(to_name, target)
    if written is None:
        hint = "--to is needed when writing to standard output"
        if target != STANDARD:
            hint = f"--to is needed: {target!r} does not end in {', '.join(FORMATS)}"
        raise click.UsageError(hint, context)
    faults = 0

    def tell(fault: NotationError) -> None:
        nonlocal faults
        faults += 1
        click.echo(str(fault), err=True)

    with (
        progress_bar("importing", size_of(source)) as progress,
        read_lines(source, progress) as (lines, name),
        new_file(target) as stream,
    ):
        on_error = tell if keep_going else None
        games = read_games(lines, source=name, ruleset=ruleset, on_error=on_error)
        count = written.write(games, stream)
    if target != STANDARD:
        click.echo(f"{count} {'game' if count == 1 else 'games'} imported")
    context.exit(1 if faults else 0)
