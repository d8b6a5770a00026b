"""`germanwhist convert`: records from text to JSON and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from germanwhist.cli.progress import progress_bar
from germanwhist.cli.sources import STANDARD, format_named, new_file, read_source, size_of
from germanwhist.notation import FORMATS

if TYPE_CHECKING:
    from germanwhist.errors import NotationError

__all__ = ["command"]

_FORMAT = click.Choice(["gwr", "json"])


@click.command("convert")
@click.argument("source", metavar="SOURCE")
@click.argument("target", metavar="TARGET")
@click.option("--from", "from_name", type=_FORMAT, help="The format of SOURCE.")
@click.option("--to", "to_name", type=_FORMAT, help="The format of TARGET.")
@click.option("--json", "is_json", is_flag=True, help="The same as --to json.")
@click.option(
    "--keep-going", is_flag=True, help="Leave faulty hands out, name each fault, and exit with 1."
)
@click.pass_context
def command(  # noqa: PLR0913 - click hands over each option by name
    context: click.Context,
    *,
    source: str,
    target: str,
    from_name: str | None,
    to_name: str | None,
    is_json: bool,
    keep_going: bool,
) -> None:
    """Write the records of SOURCE to TARGET in another format.

    Formats are told from the endings .gwr, .json and .jsonl, unless they are named; "-" is
    standard input or output. The format of a SOURCE with another name is told from its first
    character. Hands are converted one by one, in constant memory. TARGET appears
    only when all is written: after a fault it is as it was.
    """
    if is_json:
        to_name = "json"
    written = format_named(to_name, target)
    if written is None:
        hint = "--to is needed when writing to standard output"
        if target != STANDARD:
            hint = f"--to is needed: {target!r} does not end in {', '.join(FORMATS)}"
        raise click.UsageError(hint, context)
    chosen = format_named(from_name, source)
    faults = 0

    def tell(fault: NotationError) -> None:
        nonlocal faults
        faults += 1
        click.echo(str(fault), err=True)

    with progress_bar("converting", size_of(source)) as progress, new_file(target) as stream:
        on_error = tell if keep_going else None
        written.write(read_source(source, chosen, on_error=on_error, progress=progress), stream)
    context.exit(1 if faults else 0)
