"""Files of records: opened by their ending, decoded line by line."""

from __future__ import annotations

from codecs import BOM_UTF8
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, TextIO

from germanwhist.errors import NotationError
from germanwhist.notation.json_stream import read_json_records, write_json_records
from germanwhist.notation.record_reader import read_records
from germanwhist.notation.record_writer import write_records

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Iterable, Iterator
    from io import BufferedReader

    from germanwhist.notation.record import Record

__all__ = ["FORMATS", "Format", "format_of", "load_records", "record_lines"]

_HEAD_SIZE: Final = 1024
_LONGEST_LINE: Final = 1 << 20  # bytes; a record's lines have a few hundred at most


class _Reader(Protocol):
    def __call__(
        self,
        lines: Iterable[str],
        *,
        source: str = "",
        on_error: Callable[[NotationError], object] | None = None,
    ) -> Iterator[Record]: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """A form in which records are kept.

    Args:
        name: `gwr` or `json`.
        read: from lines to records.
        write: from records to a text stream; returns how many.
    """

    name: str
    read: _Reader
    write: Callable[[Iterable[Record], TextIO], int]


_TEXT: Final = Format(name="gwr", read=read_records, write=write_records)
_JSON: Final = Format(name="json", read=read_json_records, write=write_json_records)
FORMATS: Final = {".gwr": _TEXT, ".json": _JSON, ".jsonl": _JSON}
"""The format that belongs to each ending of a file's name."""


def format_of(path: str | os.PathLike[str]) -> Format:
    """The format of a file, by the ending of its name.

    Raises:
        NotationError: another ending (code `unknown_format`).

    Example:
        >>> format_of("games.jsonl").name
        'json'
    """
    ending = Path(path).suffix.lower()
    if ending not in FORMATS:
        raise NotationError(
            f"found the ending {ending!r} (expected {', '.join(FORMATS)})",
            code="unknown_format",
            source=str(path),
        )
    return FORMATS[ending]


def load_records(
    path: str | os.PathLike[str],
    *,
    on_error: Callable[[NotationError], object] | None = None,
) -> Iterator[Record]:
    """Read the records of a file, one by one; the ending of its name says the format.

    Args:
        path: a file ending in `.gwr`, `.json` or `.jsonl`.
        on_error: called with each fault; the hand at fault is left out and reading goes on with
            the next. Without it the first fault is raised.

    Yields:
        The records in order. The file is open while they are asked for.

    Raises:
        NotationError: a fault, with its file, line and column, unless `on_error` takes it; or a
            file that is no text (code `not_text`).
        OSError: the file cannot be opened.

    Example:
        >>> list(load_records("games.txt"))
        Traceback (most recent call last):
        germanwhist.errors.NotationError: games.txt: found the ending '.txt' (expected .gwr, \
.json, .jsonl)

    Source: own.
    """
    chosen = format_of(path)
    with Path(path).open("rb") as stream:
        lines = record_lines(stream, source=str(path))
        yield from chosen.read(lines, source=str(path), on_error=on_error)


def record_lines(stream: BufferedReader, *, source: str = "") -> Iterator[str]:
    r"""The lines of a UTF-8 stream, with or without byte order marks.

    Bytes that are not UTF-8 come out as lone surrogates, which no record allows: so the reader
    names their place, and the hands around them are not lost.

    Args:
        stream: a stream of bytes, such as a file opened with `"rb"`.
        source: its name, for errors.

    Raises:
        NotationError: the stream is no text, or has a line of more than a megabyte (code
            `not_text`).

    Example:
        >>> import io
        >>> stream = io.BufferedReader(io.BytesIO(b"\xef\xbb\xbfone\ntwo"))
        >>> [line.rstrip() for line in record_lines(stream)]
        ['one', 'two']
    """
    head = stream.peek(_HEAD_SIZE)[:_HEAD_SIZE]
    if b"\0" in head and not head.startswith((b"[", b"{")):
        raise NotationError(
            "found a binary file (expected text in UTF-8)", code="not_text", source=source
        )
    pieces = iter(partial(stream.readline, _LONGEST_LINE), b"")
    for number, piece in enumerate(pieces, 1):
        if len(piece) == _LONGEST_LINE:
            raise NotationError(
                f"found a line of {_LONGEST_LINE} bytes or more (expected fewer)",
                code="not_text",
                source=source,
                line=number,
            )
        # Files that were joined have a mark before each of them.
        yield piece.removeprefix(BOM_UTF8).decode("utf-8", "surrogateescape")
