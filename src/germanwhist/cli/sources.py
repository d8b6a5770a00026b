"""Files of records as commands read and write them, `-` being the standard streams."""

from __future__ import annotations

import contextlib
import os
import sys
from io import BufferedReader
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TextIO, cast

from germanwhist.cli.streams import formats_output
from germanwhist.notation import FORMATS, Format, record_lines

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from germanwhist.cli.progress import Progress
    from germanwhist.errors import NotationError
    from germanwhist.notation import Record

__all__ = [
    "STANDARD",
    "format_named",
    "name_of",
    "naming",
    "new_file",
    "read_lines",
    "read_source",
    "size_of",
]

STANDARD: Final = "-"
_RECORDS_PER_STEP: Final = 64  # so that showing progress costs next to nothing


def name_of(path: str) -> str:
    """What a source is called in messages."""
    return "standard input" if path == STANDARD else path


def size_of(path: str) -> int:
    """The size of a file in bytes; 0 for standard input, a pipe or a file that is not there."""
    with contextlib.suppress(OSError):
        return 0 if path == STANDARD else Path(path).stat().st_size
    return 0


def format_named(name: str | None, path: str) -> Format | None:
    """The format with this name; without one, that of the path's ending, if it has a known one.

    Args:
        name: `gwr` or `json`, or None.
        path: a path, or `-`.
    """
    return FORMATS.get(Path(path).suffix.lower() if name is None else f".{name}")


def read_source(
    path: str,
    chosen: Format | None,
    *,
    on_error: Callable[[NotationError], object] | None,
    progress: Progress,
) -> Iterator[Record]:
    """Read the records of a file or of standard input, one by one.

    Args:
        path: the file; `-` for standard input.
        chosen: the format; None to tell it from the first character.
        on_error: see `read_records`.
        progress: told how many bytes have been read.

    Raises:
        NotationError: a fault, unless `on_error` takes it, or a file that is no text.
        OSError: the file cannot be read.
    """
    source = name_of(path)
    with _opened(path) as stream:
        if chosen is None:
            chosen = FORMATS[".json" if stream.peek(1)[:1] == b"{" else ".gwr"]
        lines = record_lines(stream, source=source)
        for number, record in enumerate(chosen.read(lines, source=source, on_error=on_error)):
            if number % _RECORDS_PER_STEP == 0 and path != STANDARD:
                progress.at(stream.tell())
            yield record


@contextlib.contextmanager
def read_lines(path: str, progress: Progress) -> Iterator[tuple[Iterator[str], str]]:
    """The lines of a file or of standard input, and its name for messages.

    Args:
        path: the file; `-` for standard input.
        progress: told how many bytes have been read.

    Raises:
        NotationError: a file that is no text.
        OSError: the file cannot be read.
    """
    source = name_of(path)

    def lines(stream: BufferedReader) -> Iterator[str]:
        for number, line in enumerate(record_lines(stream, source=source)):
            if number % _RECORDS_PER_STEP == 0 and path != STANDARD:
                progress.at(stream.tell())
            yield line

    with _opened(path) as stream:
        yield lines(stream), source


@contextlib.contextmanager
def _opened(path: str) -> Iterator[BufferedReader]:
    """A file, or standard input as bytes, which stays open afterwards."""
    if path != STANDARD:
        with Path(path).open("rb") as stream:
            yield stream
        return
    stream = BufferedReader(cast("Any", sys.stdin.buffer))  # it has no peek when it is replaced
    try:
        with naming(name_of(path)):
            yield stream
    finally:
        stream.detach()


@contextlib.contextmanager
def new_file(path: str) -> Iterator[TextIO]:
    """A text file that takes its name only when all is written; `-` is standard output.

    So a fault half-way leaves an older file with this name as it was.

    Raises:
        OSError: the file cannot be written.
    """
    if path == STANDARD:
        yield formats_output()
        return
    with naming(path), _draft(path) as stream:
        yield stream


@contextlib.contextmanager
def naming(name: str) -> Iterator[None]:
    """Say which file it is when the system refuses something of a block.

    Args:
        name: what is told.
    """
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        if error.filename is not None:
            raise
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise OSError(error.errno, reason, name) from None


@contextlib.contextmanager
def _draft(path: str) -> Iterator[TextIO]:
    target = Path(path).resolve()
    if target.exists() and not target.is_file():  # a device or a pipe; a folder is refused here
        with Path(path).open("w", encoding="utf-8", newline="\n") as stream:
            yield stream
        return
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        stream = draft.open("x", encoding="utf-8", newline="\n")
    except OSError as error:  # the draft's name would tell nobody anything
        raise OSError(error.errno, error.strerror, path) from None
    try:
        with stream:
            yield stream
        if target.exists():
            draft.chmod(target.stat().st_mode)
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
