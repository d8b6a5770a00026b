"""Records as text, always in the same layout: `record_reader` reads it back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TextIO

from germanwhist.notation.escapes import escape_braced, escape_quoted
from germanwhist.notation.tags import TAGS, UNKNOWN, VERSION, VERSION_TAG
from germanwhist.rules import EndKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from germanwhist.cards import Card
    from germanwhist.notation.record import Record

__all__ = ["format_record", "write_records"]

_TRICKS_PER_LINE: Final = 5


def format_record(record: Record) -> str:
    """A record as text, with a line break at its end.

    Equal records give equal text, and reading the text gives an equal record.

    Example:
        >>> from germanwhist import Deal, Record, RuleSet
        >>> print(format_record(Record(ruleset=RuleSet(pack=28), deal=Deal.shuffled(1, pack=28))))
        [GermanWhist "1"]
        [Rules "pack=28"]
        [Dealer "north"]
        <BLANKLINE>
        KC JH TH AD AS 8H KD
        TS QS 8D 9H QH QC 9S
        9C TC TD JD KS JC 9D
        8C QD 8S AC JS KH AH
        <BLANKLINE>
        end unfinished
        <BLANKLINE>

    Source: own; documentation page "Notation".
    """
    plays = list(_play_lines(record))
    parts = [*_tag_lines(record), "", *_deal_lines(record.deal.cards), ""]
    if plays:
        parts += [*plays, ""]
    return "\n".join([*parts, _end_line(record), ""])


def write_records(records: Iterable[Record], stream: TextIO) -> int:
    """Write records one after the other, parted by a blank line.

    Args:
        records: any number of records; each is written before the next is asked for.
        stream: a text stream; open a file with `encoding="utf-8"`.

    Returns:
        How many records were written.
    """
    count = 0
    for record in records:
        stream.write("\n" + format_record(record) if count else format_record(record))
        count += 1
    return count


def _tag_lines(record: Record) -> Iterator[str]:
    yield f'[{VERSION_TAG} "{VERSION}"]'
    for tag in TAGS:
        value = record.deal.dealer if tag.field == "dealer" else getattr(record, tag.field)
        if value is not None and value != ():
            yield f'[{tag.name} "{escape_quoted(tag.write(value))}"]'
    for name, text in record.tags:
        yield f'[{name} "{escape_quoted(text)}"]'


def _deal_lines(cards: Sequence[Card | None]) -> Iterator[str]:
    """The pack in four lines: two that were dealt, two of the stock."""
    names = [UNKNOWN if card is None else str(card) for card in cards]
    quarter = len(cards) // 4
    for first in range(0, len(cards), quarter):
        yield " ".join(names[first : first + quarter])


def _play_lines(record: Record) -> Iterator[str]:
    """Five tricks on a line; a comment ends its line, stage two begins a new one."""
    stage_two = len(record.deal.cards) // 2
    comments: dict[int, list[str]] = {}
    for comment in record.comments:
        comments.setdefault(comment.after, []).append("{" + escape_braced(comment.text) + "}")
    yield from comments.get(0, ())
    line: list[str] = []
    for number, card in enumerate(record.plays, 1):
        is_lead = number % 2 == 1
        if is_lead and line and (len(line) == _TRICKS_PER_LINE or number == stage_two + 1):
            yield "  ".join(line)
            line = []
        if is_lead:
            line.append(f"{number // 2 + 1}. {card}")
        elif line:
            line[-1] += f" {card}"
        else:
            line.append(str(card))
        if number in comments:
            yield " ".join(["  ".join(line), *comments[number]])
            line = []
    if line:
        yield "  ".join(line)


def _end_line(record: Record) -> str:
    ending = record.ending
    if ending is None:
        end = "end played" if record.is_played_out else "end unfinished"
    elif ending.kind is EndKind.CLAIM:
        end = f"end claim {ending.seat.label} {ending.tricks} {record.claim_basis}"
    else:
        end = f"end resigned {ending.seat.label}"
    if record.match_resigned is not None:
        end += f", match resigned {record.match_resigned.label}"
    return end
