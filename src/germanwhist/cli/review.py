"""`germanwhist review`: what played hands teach."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table

from germanwhist.cli.options import json_option
from germanwhist.cli.progress import progress_bar
from germanwhist.cli.sources import format_named, read_source, size_of
from germanwhist.review import review_hand, review_to_json
from germanwhist.rules import Seat

if TYPE_CHECKING:
    from germanwhist.notation import Record
    from germanwhist.review import HandReview, PlayReview

__all__ = ["command"]


@click.command("review")
@click.argument("file", metavar="FILE")
@click.option(
    "--worlds",
    type=click.IntRange(min=1),
    default=200,
    show_default=True,
    help="Worlds drawn for each play of stage one.",
)
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help="Of them.")
@click.option("--all", "shows_all", is_flag=True, help="List every play, not only the mistakes.")
@json_option
def command(*, file: str, worlds: int, seed: int, shows_all: bool, is_json: bool) -> None:
    """Value every play of the hands in FILE, and tell mistakes from luck.

    Stage two is valued exactly, stage one by search from what the seat knew; figures are points
    of the hand, own less opponent's. "-" is standard input. With --json, one object a hand.
    """
    with progress_bar("reviewing", size_of(file)) as progress:
        for record in read_source(file, format_named(None, file), on_error=None, progress=progress):
            review = review_hand(record.hand(), worlds=worlds, seed=seed)
            if is_json:
                form = review_to_json(review, (record.north, record.south))
                click.echo(json.dumps(form, ensure_ascii=False))
            else:
                _show(record, review, shows_all=shows_all)


def _show(record: Record, review: HandReview, *, shows_all: bool) -> None:
    console = Console(highlight=False)
    shown = [play for play in review.plays if shows_all or play.is_mistake]
    table = Table("trick", "seat", "played", "best", "cost", "error", "expected for north")
    for play in shown:
        table.add_row(*_row(play))
    title = f"hand {record.hand_number}: " if record.hand_number else ""
    with console.capture() as text:  # rich ends the program when a pipe is closed
        console.print(f"{title}{record.north or 'north'} against {record.south or 'south'}")
        if shown:
            console.print(table)
        for seat in Seat:
            side = review.sides[seat]
            console.print(
                f"{record.player(seat) or seat.label}: {side.mistakes} mistakes, "
                f"{side.cost:.1f} points given away, luck {side.luck:+.1f}"
            )
        if review.ending:
            console.print(
                f"ended early: {review.ending:+.1f} points for north against what to expect"
            )
    click.echo(text.get(), nl=False)


def _row(play: PlayReview) -> tuple[str, ...]:
    error = "exact" if play.is_exact else f"±{play.error:.1f}"
    mark = str(play.card) + ("  ✗" if play.is_mistake else "")
    return (
        str(play.trick),
        play.seat.label,
        mark,
        str(play.best),
        f"{play.cost:.1f}",
        error,
        f"{play.expected:+.1f}",
    )
