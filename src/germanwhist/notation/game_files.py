"""Games from somewhere else, as CSV or JSON Lines: one game a row."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, Any, Final

import msgspec

from germanwhist.errors import NotationError
from germanwhist.notation.game_row import COLUMNS, BadColumn, record_of_row
from germanwhist.notation.messages import shown
from germanwhist.notation.record import TAG_NAME
from germanwhist.rules import RuleSet

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from germanwhist.notation.record import Record

__all__ = ["read_games"]

_DELIMITERS: Final = ",;\t"


def read_games(
    lines: Iterable[str],
    *,
    source: str = "",
    ruleset: RuleSet | None = None,
    on_error: Callable[[NotationError], object] | None = None,
) -> Iterator[Record]:
    r"""Read games that another program has kept, and make records of them.

    Both hands as dealt, the first upcard and the plays are enough: what is not said of the cards
    is not known in the record. Results are worked out. Memory does not grow with the text.

    Args:
        lines: CSV with a line of names first, or JSON with an object on each line; the first
            character says which.
        source: the name of the file or stream, for errors.
        ruleset: the rules in force where a game has none; None for the standard game.
        on_error: called with each fault; the game at fault is left out and reading goes on with
            the next. Without it the first fault is raised.

    Yields:
        The records in order, legal as far as can be known.

    Raises:
        NotationError: a fault, with its source and line, unless `on_error` takes it; or a first
            line of CSV that does not name the columns (code `bad_columns`).

    Example:
        >>> text = '''dealer,north_cards,south_cards,upcard,plays
        ... north,KH AH,KS AS,KD,AS KH
        ... '''
        >>> (record,) = read_games(text.splitlines(), ruleset=RuleSet(pack=8))
        >>> record.deal.unknown_count, record.partial_hand().example.tricks[0].winner
        (3, Seat.SOUTH)

    Source: own; documentation page "Notation".
    """
    rules = RuleSet() if ruleset is None else ruleset
    for line, row in _rows(lines, source):
        try:
            if isinstance(row, BadColumn):
                raise row
            yield record_of_row(row, rules)
        except BadColumn as bad:
            error = NotationError(bad.message, code=bad.code, source=source, line=line)
            if on_error is None:
                raise error from None
            on_error(error)


def _rows(lines: Iterable[str], source: str) -> Iterator[tuple[int, dict[str, str] | BadColumn]]:
    """Each game, or why it cannot be read, with the number of its first line."""
    numbered = iter(enumerate(lines, 1))
    is_json = False
    for number, line in numbered:
        if not line or line.isspace():
            continue
        is_json = is_json or line.startswith("{")
        if not is_json:
            yield from _csv_rows(number, line, (text for _, text in numbered), source)
            return
        yield number, _json_row(line)


def _json_row(line: str) -> dict[str, str] | BadColumn:
    try:
        value = msgspec.json.decode(line.encode("utf-8"))
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        return BadColumn(f"not JSON in UTF-8: {error}", "bad_json")
    if not isinstance(value, dict):
        return BadColumn(f"found {shown(line)} (expected a JSON object)", "bad_json")
    row: dict[str, str] = {}
    for name, member in value.items():
        text = _text(member)
        if not _is_column(name) or text is None:
            return _bad_column(name) if text is not None else _bad_member(name, member)
        row[name] = text
    return row


def _text(member: Any) -> str | None:
    """A member as text; None for what a game does not have."""
    if isinstance(member, list) and all(isinstance(item, str) for item in member):
        return " ".join(member)
    if member is None:
        return ""
    is_plain = isinstance(member, str | int) and not isinstance(member, bool)
    return str(member) if is_plain else None


def _bad_member(name: str, member: Any) -> BadColumn:
    kind = type(member).__name__
    return BadColumn(f"{name}: found a {kind} (expected text or a list of cards)", "bad_form")


def _is_column(name: str) -> bool:
    return name in COLUMNS or TAG_NAME.fullmatch(name) is not None


def _bad_column(name: str) -> BadColumn:
    return BadColumn(
        f"found the column {shown(name)} (expected {', '.join(COLUMNS)}, or a further tag with a "
        "capital, such as Event)",
        "bad_columns",
    )


def _csv_rows(
    number: int, header: str, rest: Iterator[str], source: str
) -> Iterator[tuple[int, dict[str, str] | BadColumn]]:
    """The rows below a line of names; a row may be spread over lines inside quotation marks."""
    delimiter = max(_DELIMITERS, key=header.count)
    names = [name.strip() for name in next(csv.reader([header], delimiter=delimiter))]
    bad = [name for name in names if not _is_column(name) or names.count(name) > 1]
    if bad or "dealer" not in names:
        fault = _bad_column(bad[0]) if bad else BadColumn("found no column dealer", "bad_columns")
        raise NotationError(fault.message, code=fault.code, source=source, line=number)
    reader = csv.reader(rest, delimiter=delimiter, strict=True)
    while True:
        line = number + reader.line_num + 1
        try:
            fields = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            yield line, BadColumn(f"not CSV: {error}", "bad_csv")
            continue
        if len(fields) == len(names):
            yield line, {name: field.strip() for name, field in zip(names, fields, strict=True)}
        elif fields:
            yield line, BadColumn(f"found {len(fields)} fields (expected {len(names)})", "bad_csv")
