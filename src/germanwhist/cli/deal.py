"""`germanwhist deal`: shuffle, cut and deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from germanwhist.cli.options import json_option, rules_option, seat_option
from germanwhist.cli.streams import formats_output
from germanwhist.notation import Record, write_json_records, write_records
from germanwhist.rules import Deal, RuleSet, Seat, SeededSource

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["command"]


@click.command("deal")
@click.option("--seed", type=int, help="Deal the same again; without it every deal is new.")
@seat_option("--dealer", default=Seat.NORTH, text="Who deals: north or south.")
@rules_option
@click.option(
    "--count",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="How many deals.",
)
@json_option
def command(*, seed: int | None, dealer: Seat, ruleset: RuleSet, count: int, is_json: bool) -> None:
    """Deal hands and print them as records that nobody has played yet.

    Without a seed the cards come from the system's cryptographic source. With a seed the same
    deals come out everywhere and always; the first one is that of `Deal.shuffled(seed)`.
    """
    write = write_json_records if is_json else write_records
    write(_records(seed, dealer, ruleset, count), formats_output())


def _records(seed: int | None, dealer: Seat, ruleset: RuleSet, count: int) -> Iterator[Record]:
    source = None if seed is None else SeededSource(seed)
    for _ in range(count):
        yield Record(ruleset=ruleset, deal=Deal.shuffled(source, dealer, pack=ruleset.pack))
