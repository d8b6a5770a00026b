"""`germanwhist verify`: whether records tell the truth."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import click

from germanwhist.cli.boundary import BAD_INPUT, reason_of
from germanwhist.cli.options import json_option
from germanwhist.cli.progress import progress_bar
from germanwhist.cli.sources import format_named, name_of, read_source, size_of
from germanwhist.errors import NotationError
from germanwhist.notation import ClaimBasis, Position, Verifier
from germanwhist.rules import Hand, PartialDeal

if TYPE_CHECKING:
    from germanwhist.cli.progress import Progress
    from germanwhist.notation import Record

__all__ = ["command"]

# What a record says of a deal whose cards were known beforehand, in the tag `Deal`; and practice.
_KINDS: Final = {
    "again": "played again",
    "day": "of the day",
    "same": "dealt for two tables",
    "practice": "practice",
}


@click.command("verify")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option(
    "--players",
    "asks_players",
    is_flag=True,
    help="Ask the computers of hands with a receipt again, with their own view alone.",
)
@json_option
@click.pass_context
def command(
    context: click.Context, *, files: tuple[str, ...], asks_players: bool, is_json: bool
) -> None:
    """Replay every hand of the files and name each fault.

    Checks the form, the legality of every play, claim and resignation, whether a forced claim is
    forced, the counts and points, and in each match the numbers, dealers, points, rules and end.
    Where cards are not known, whether any could have made the plays legal. Where a record has a
    receipt, whether it fits: then nobody chose the cards.
    "-" is standard input. Faults are printed as file:line:column; the exit code is 1 when there
    are any, and 2 when a file cannot be read.
    """
    report = _Report(is_json=is_json, asks_players=asks_players)
    with progress_bar("verifying", sum(map(size_of, files))) as progress:
        for path in files:
            _verify(path, report, progress)
    report.close()
    context.exit(BAD_INPUT if report.unreadable else min(1, report.fault_count))


@dataclass(slots=True)
class _Report:
    """What was found, printed at once as text, or at the end as JSON."""

    is_json: bool
    asks_players: bool = False
    players: int = 0
    hands: int = 0
    partial_hands: int = 0
    fault_count: int = 0
    honest: int = 0
    without_receipt: Counter[str] = field(default_factory=Counter)
    files: list[dict[str, Any]] = field(default_factory=list)
    faults: list[dict[str, Any]] = field(default_factory=list)
    unreadable: list[str] = field(default_factory=list)

    def add(self, fault: NotationError) -> None:
        """Tell a fault of a hand."""
        self.fault_count += 1
        if not self.is_json:
            click.echo(str(fault))
            return
        self.faults.append(
            {
                "file": fault.source,
                "line": fault.line,
                "column": fault.column,
                "code": fault.code,
                "message": fault.message,
            }
        )

    def tell_deal(self, record: Record, faults: tuple[NotationError, ...]) -> None:
        """Count a deal that is proven, or for which there is no proof."""
        if record.receipt is None:
            self.without_receipt[_kind(record)] += 1
        elif not any(fault.code.startswith("receipt_") for fault in faults):
            self.honest += 1

    def add_unreadable(self, message: str) -> None:
        """Tell that a file could not be read to its end."""
        self.unreadable.append(message)
        click.echo(f"germanwhist: {message}", err=True)

    def close(self) -> None:
        """Tell the sum."""
        if self.is_json:
            value = {
                "hands": self.hands,
                "hands_with_unknown_cards": self.partial_hands,
                "honest": self.honest,
                **({"players": self.players} if self.asks_players else {}),
                "without_receipt": dict(self.without_receipt),
                "files": self.files,
                "faults": self.faults,
                "unreadable": self.unreadable,
            }
            click.echo(json.dumps(value))
            return
        found = _counted(self.fault_count, "fault") if self.fault_count else "no faults"
        unread = f", {_counted(len(self.unreadable), 'file')} not read" if self.unreadable else ""
        click.echo(f"{_counted(self.hands, 'hand')} read, {found}{unread}")
        if self.honest:
            click.echo(_counted(self.honest, "honest deal"))
        if self.asks_players:
            click.echo(f"{_counted(self.players, 'computer player')} asked again")
        if self.without_receipt:
            click.echo(_without_receipt(self.without_receipt))
        if self.partial_hands:
            some = _counted(self.partial_hands, "hand")
            click.echo(f"{some} with unknown cards: checked as far as the known ones tell")


def _verify(path: str, report: _Report, progress: Progress) -> None:
    """Check one file; hands of a match are compared within a file."""
    verifier = Verifier()
    before = report.hands
    faults_before = report.fault_count

    def tell(fault: NotationError) -> None:
        verifier.lose_hand()
        report.add(fault)

    try:
        chosen = format_named(None, path)
        for record in read_source(path, chosen, on_error=tell, progress=progress):
            report.hands += 1
            report.partial_hands += isinstance(record.deal, PartialDeal)
            faults = verifier.check(record)
            report.tell_deal(record, faults)
            for fault in faults or _claim_faults(record):
                report.add(fault)
            if report.asks_players and not faults:
                _ask_players(record, report)
    except NotationError as error:
        report.add_unreadable(str(error))
    except OSError as error:
        report.add_unreadable(reason_of(error))
    progress.next_part(size_of(path))
    report.files.append(
        {
            "file": name_of(path),
            "hands": report.hands - before,
            "faults": report.fault_count - faults_before,
        }
    )


def _claim_faults(record: Record) -> tuple[NotationError, ...]:
    """Whether a claim that is said to be forced is so; the rest of the record is true."""
    ending = record.ending
    if ending is None or record.claim_basis is not ClaimBasis.FORCED:
        return ()
    from germanwhist.service.claims import can_force  # noqa: PLC0415 - seldom needed, and slow

    partial = record.partial_hand()
    if partial is not None and not partial.is_stage_two_known:
        return ()
    deal = record.whole_deal() if partial is None else partial.example.deal
    hand = Hand.replay(record.ruleset, deal, plays=record.plays)
    is_leader = hand.leader is ending.seat
    if can_force(Position.of_hand(hand), is_leader=is_leader, tricks=ending.tricks):
        return ()
    message = (
        f"claim of {ending.tricks} by {ending.seat.label} is not forced (expected one that no "
        "play can prevent, or accepted)"
    )
    return (record.fault(message, code="claim_not_forced", part="ending"),)


def _ask_players(record: Record, report: _Report) -> None:
    from germanwhist.cli.verify_players import (  # noqa: PLC0415 - seldom needed, and slow
        named_players,
        player_faults,
    )

    report.players += len(named_players(record))
    for fault in player_faults(record):
        report.add(fault)


def _kind(record: Record) -> str:
    """Why a hand has no receipt, as its tags say."""
    tags = dict(record.tags)
    deal = tags.get("Deal", "")
    if deal in _KINDS:
        return deal
    return "practice" if tags.get("Practice") == "yes" else "none"


def _without_receipt(kinds: Counter[str]) -> str:
    told = [f"{kinds[kind]} {words}" for kind, words in _KINDS.items() if kinds[kind]]
    what = f" ({', '.join(told)})" if told else ""
    return _counted(kinds.total(), "hand") + " without a receipt" + what


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
