"""`germanwhist review`: what played hands teach."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import click
from rich.console import Console
from rich.table import Table

from germanwhist.cli.options import json_option
from germanwhist.cli.progress import progress_bar
from germanwhist.cli.sources import format_named, read_source, size_of
from germanwhist.engine.processors import processor_count
from germanwhist.review import PartialReview, review_hand, review_partial_hand
from germanwhist.rules import Seat
from germanwhist.school import explain_mistakes, review_with_reasons
from germanwhist.texts import load_texts, reason_in_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from germanwhist.notation import Record
    from germanwhist.review import HandReview, PlayReview

__all__ = ["command"]

_COLUMNS: Final = (
    "stage",
    "trick",
    "seat",
    "played",
    "mistake",
    "best",
    "cost",
    "error",
    "expected for the seat",
)


@click.command("review")
@click.argument("file", metavar="FILE")
@click.option(
    "--worlds",
    type=click.IntRange(min=1),
    default=200,
    show_default=True,
    help="Worlds drawn for each play of stage one.",
)
@click.option(
    "--seed", type=click.IntRange(min=0), default=0, show_default=True, help="Seed of the worlds."
)
@click.option("--all", "shows_all", is_flag=True, help="List every play, not only the mistakes.")
@json_option
def command(*, file: str, worlds: int, seed: int, shows_all: bool, is_json: bool) -> None:
    """Value every play of the hands in FILE, and tell mistakes from luck.

    Stage two is valued exactly, stage one by search from what the seat knew; figures are points
    of the hand, own less opponent's. Each mistake is told with why the best card was better. "-"
    is standard input. Into a pipe the plays go as lines with tabs. With --json, one object a hand.
    Where cards are not known, only those plays are valued of which it is certain what their seat
    saw.
    """
    threads = processor_count()
    with progress_bar("reviewing", size_of(file)) as progress:
        for record in read_source(file, format_named(None, file), on_error=None, progress=progress):
            partial = record.partial_hand()
            names = record.north, record.south
            review: HandReview | PartialReview
            form: Mapping[str, object]
            if partial is None:
                review = review_hand(record.hand(), worlds=worlds, seed=seed, threads=threads)
            else:
                review = review_partial_hand(partial, worlds=worlds, seed=seed, threads=threads)
            if is_json:
                form = review_with_reasons(review, names)
                click.echo(json.dumps(form, ensure_ascii=False))
            else:
                _show(record, review, shows_all=shows_all)


def _show(record: Record, review: HandReview | PartialReview, *, shows_all: bool) -> None:
    console = Console(highlight=False)
    shown = [play for play in review.plays if shows_all or play.is_mistake]
    rows = [(str(play.stage), str(_trick(record, play)), *_row(play)) for play in shown]
    number = f"hand {record.hand_number}: " if record.hand_number else ""
    title = f"{number}{record.north or 'north'} against {record.south or 'south'}"
    words = [*_why(record, review), *_sums(record, review)]
    if not console.is_terminal:  # rich would write blanks for tabs
        table = map("\t".join, (_COLUMNS, *rows) if rows else ())
        click.echo("\n".join((title, *table, *words)))
        return
    with console.capture() as text:  # rich ends the program when a pipe is closed
        console.print(title, markup=False)
        if rows:
            columns = Table(*_COLUMNS)
            for row in rows:
                columns.add_row(*row)
            console.print(columns)
        for line in words:
            console.print(line, markup=False)
    click.echo(text.get(), nl=False)


def _sums(record: Record, review: HandReview | PartialReview) -> Iterator[str]:
    """What stands below the table: each side's sum, and what is not in it."""
    names = [record.player(seat) or seat.label for seat in Seat]
    if isinstance(review, PartialReview):
        for name, mistakes, cost in zip(names, review.mistakes, review.cost, strict=True):
            yield f"{name}: {_mistakes(mistakes)}, {cost:.1f} points given away in plays judged"
        count = len(review.hand.plays)
        yield (
            f"{len(review.plays)} of {count} plays judged: {review.hand.deal.unknown_count} cards "
            "are not known, so it is not certain what the seats saw before the others"
        )
        return
    for name, side in zip(names, review.sides, strict=True):
        yield (
            f"{name}: {_mistakes(side.mistakes)}, {side.cost:.1f} points given away, "
            f"luck {_signed(side.luck)}"
        )
    if review.ending:
        yield f"ended early: {_signed(review.ending)} points for north against what to expect"


def _why(record: Record, review: HandReview | PartialReview) -> Iterator[str]:
    """Each mistake, and why the best card was better, told to the one who made it."""
    texts = load_texts("en")
    plays = {play.number: play for play in review.plays}
    for number, explained in explain_mistakes(review).items():
        play = plays[number]
        name = record.player(play.seat) or play.seat.label
        said = " ".join(reason_in_words(texts, reason) for reason in explained.reasons)
        place = f"stage {play.stage}, trick {_trick(record, play)}"
        yield f"{place}, {name}, {play.card}: better was {explained.best}. {said}"


def _trick(record: Record, play: PlayReview) -> int:
    """The number of a play's trick in its stage, from 1, as people count."""
    return play.trick if play.stage == 1 else play.trick - record.ruleset.cards_per_hand


def _row(play: PlayReview) -> tuple[str, ...]:
    error = "exact" if play.is_exact else f"±{play.error:.1f}"
    return (
        play.seat.label,
        str(play.card),
        "✗" if play.is_mistake else "",
        str(play.best),
        f"{play.cost:.1f}",
        error,
        _signed(play.expected if play.seat is Seat.NORTH else -play.expected),
    )


def _mistakes(count: int) -> str:
    return f"{count} mistake" if count == 1 else f"{count} mistakes"


def _signed(points: float) -> str:
    """Points with their sign; none for what is rounded to nothing."""
    return f"{round(points, 1) + 0.0:+.1f}" if round(points, 1) else "0.0"
