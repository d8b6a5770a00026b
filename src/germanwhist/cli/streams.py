"""The standard streams: sound whatever the system hands over, in UTF-8 where a format needs it."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from typing import TYPE_CHECKING, BinaryIO, Final, TextIO

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["formats_output", "prepare_streams", "protocol_lines"]

_LONGEST_LINE: Final = 2**16


def prepare_streams() -> None:
    """Make the three streams such that every command can use them.

    A stream that is closed is put in place, so that no file that is opened later takes its number:
    what reads or writes there is refused by the system. Characters that the terminal's encoding
    does not have are replaced.
    """
    # Each is opened the wrong way round, so that its use is an error and not lost in silence.
    for number, name, mode in ((0, "stdin", os.O_WRONLY), (1, "stdout", os.O_RDONLY)):
        if getattr(sys, name) is None:
            _fill(number, mode)
            setattr(sys, name, open(number, "r" if number == 0 else "w", closefd=False))  # noqa: SIM115
    if sys.stderr is None:
        _fill(2, os.O_WRONLY)
        sys.stderr = open(2, "w", closefd=False)  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _fill(number: int, mode: int) -> None:
    nowhere = os.open(os.devnull, mode)
    if nowhere != number:
        os.dup2(nowhere, number)
        os.close(nowhere)


def formats_output() -> TextIO:
    """Standard output for records and the protocol: UTF-8 and line feeds on every system."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="strict", newline="\n")
    return sys.stdout


def protocol_lines(stream: TextIO) -> Iterator[str]:
    """The lines of a stream in UTF-8, faulty bytes replaced; what is too long is cut off.

    They may be read in a thread that is left behind at the end of the program.

    Args:
        stream: such as standard input.
    """
    source: BinaryIO = stream.buffer
    with contextlib.suppress(OSError):
        # An object of its own, whose lock nobody waits for at the end.
        source = open(stream.fileno(), "rb", closefd=False)  # noqa: SIM115
    is_first = True
    while data := source.readline(_LONGEST_LINE):
        rest = data
        while rest and not rest.endswith(b"\n"):
            rest = source.readline(_LONGEST_LINE)
        line = data.decode("utf-8", "replace")
        yield line.removeprefix("\ufeff") if is_first else line
        is_first = False
