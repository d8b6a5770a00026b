"""Records from and to JSON text, as a stream: one object a hand, each beginning its own line.

JSON Lines is this format with each object on one line. An object may also be spread over several
lines, as programs print it, when only its first and last lines begin with their brace.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, TextIO

import msgspec

from germanwhist.errors import NotationError
from germanwhist.notation.json_origin import JsonOrigin, offset_of
from germanwhist.notation.messages import shown
from germanwhist.notation.record_form import RecordForm, VersionForm
from germanwhist.notation.record_json import BadPart, form_of, record_of, shape_fault

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from germanwhist.notation.record import Record

__all__ = ["read_json_records", "write_json_records"]

_MOST_LINES: Final = 10_000
_BYTE: Final = re.compile(r" ?\(byte (\d+)\)$")
_encode: Final = msgspec.json.Encoder().encode


@cache  # made when it is first needed: reading the types takes longer than a command should
def _decoder() -> msgspec.json.Decoder[RecordForm]:
    return msgspec.json.Decoder(RecordForm)


def write_json_records(records: Iterable[Record], stream: TextIO) -> int:
    """Write records as JSON Lines: one object on each line.

    Args:
        records: any number of records; each is written before the next is asked for.
        stream: a text stream; open a file with `encoding="utf-8"`.

    Returns:
        How many records were written.
    """
    count = 0
    for record in records:
        stream.write(_encode(form_of(record)).decode("utf-8") + "\n")
        count += 1
    return count


def read_json_records(
    lines: Iterable[str],
    *,
    source: str = "",
    on_error: Callable[[NotationError], object] | None = None,
) -> Iterator[Record]:
    """Read records from JSON text, one by one.

    Memory does not grow with the text.

    Args:
        lines: lines of text, such as an open text file.
        source: the name of the file or stream, for errors.
        on_error: called with each fault; the hand at fault is left out and reading goes on with
            the next. Without it the first fault is raised.

    Yields:
        The records in order; each knows where its parts stand in the text.

    Raises:
        NotationError: a fault, with its source, line and column, unless `on_error` takes it. The
            code is `future_version` for a record of a later format.

    Example:
        >>> import io
        >>> from germanwhist import Deal, Record, RuleSet
        >>> record = Record(ruleset=RuleSet(), deal=Deal.shuffled(1))
        >>> stream = io.StringIO()
        >>> write_json_records([record, record], stream)
        2
        >>> list(read_json_records(stream.getvalue().splitlines())) == [record, record]
        True

    Source: own; documentation page "Notation".
    """
    was_bad = False
    for first, block in _blocks(lines):
        is_rest_of_bad_hand = was_bad and not block[0].startswith("{")
        if is_rest_of_bad_hand:
            continue
        origin = JsonOrigin(source, first, "\n".join(line.rstrip("\r\n") for line in block))
        try:
            record = _read(origin)
        except NotationError as error:
            if on_error is None:
                raise
            was_bad = True
            on_error(error)
        else:
            was_bad = False
            yield record


def _blocks(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """The text cut into objects, each with the number of its first line."""
    block: list[str] = []
    first = 0
    for number, line in enumerate(lines, 1):
        is_head = line.startswith("{")
        if block and not is_head:
            if len(block) < _MOST_LINES:
                block.append(line)
            is_whole = line.startswith("}")
        elif line and not line.isspace():
            if block:
                yield first, block
            block = [line]
            first = number
            is_whole = line.rstrip().endswith("}")
        else:
            continue
        if is_whole:
            yield first, block
            block = []
    if block:
        yield first, block


def _read(origin: JsonOrigin) -> Record:
    if not origin.text.startswith("{"):
        raise _error(
            origin,
            0,
            f"found {shown(origin.text.partition(chr(10))[0])} (expected a JSON object for each "
            "hand, on a line of its own)",
            "no_record",
        )
    try:
        data = origin.text.encode("utf-8")
    except UnicodeEncodeError as error:
        found = shown(origin.text[error.start])
        message = f"found {found} (expected JSON in UTF-8)"
        raise _error(origin, error.start, message, "bad_json") from None
    try:
        return record_of(_decoder().decode(data), origin)
    except msgspec.ValidationError as error:
        bad = shape_fault(error, _version(data))
    except msgspec.DecodeError as error:
        raise _json_error(origin, data, str(error)) from None
    except BadPart as error:
        bad = error
    offset = offset_of(origin.text, bad.path)
    raise _error(origin, offset, bad.message, bad.code)


def _version(data: bytes) -> int | None:
    try:
        return msgspec.json.decode(data, type=VersionForm).germanwhist
    except (msgspec.DecodeError, RecursionError):  # not JSON, or nested without end
        return None


def _json_error(origin: JsonOrigin, data: bytes, message: str) -> NotationError:
    """The error of text that is not JSON; msgspec counts its place in bytes."""
    found = _BYTE.search(message)
    byte = int(found[1]) if found else len(data)
    offset = len(data[:byte].decode("utf-8", "ignore"))
    what = message[: found.start()] if found else message
    return _error(origin, offset, f"{what} (expected a JSON object)", "bad_json")


def _error(origin: JsonOrigin, offset: int, message: str, code: str) -> NotationError:
    line, column = origin.place_of_offset(offset)
    return NotationError(message, code=code, source=origin.source, line=line, column=column)
