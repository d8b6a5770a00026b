"""Where errors become one line on standard error and an exit code.

0 done, 1 a finding or a failed check, 2 wrong usage or bad input, 130 interrupted, 141 the reader
of a pipe went away, 143 asked to end.
"""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING, Final, NoReturn

import click

from germanwhist.errors import GermanWhistError

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = [
    "BAD_INPUT",
    "INTERRUPTED",
    "PIPE_CLOSED",
    "TERMINATED",
    "exit_with",
    "known_errors",
    "one_line",
    "reason_of",
]

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130  # as a shell reports the signal of Ctrl-C
PIPE_CLOSED: Final = 141  # as a shell reports the signal of a broken pipe
TERMINATED: Final = 143  # as a shell reports the signal that asks a program to end


@contextlib.contextmanager
def known_errors() -> Iterator[None]:
    """Turn the errors of this package and of the system into those that `exit_with` reports.

    Any other error is a fault of the program and keeps its traceback.
    """
    try:
        try:
            yield
        finally:
            sys.stdout.flush()  # so that a full disk or a closed pipe is noticed here
    except BrokenPipeError:
        _drop_output()
        raise click.exceptions.Exit(PIPE_CLOSED) from None
    except GermanWhistError as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        if error.filename is None:
            _drop_output()
        raise click.ClickException(reason_of(error)) from error


def reason_of(error: OSError) -> str:
    """What the system refused: the file, and why."""
    place = "standard output" if error.filename is None else os.fsdecode(error.filename)
    return f"{place}: {(error.strerror or str(error)).lower()}"


def _drop_output() -> None:
    """Keep the interpreter from trying again, at its end, to write what cannot be written."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def one_line(error: click.ClickException, program: str) -> str:
    """What is said of an error: the program or command, then what was wrong."""
    context = getattr(error, "ctx", None)
    path = context.command_path if isinstance(context, click.Context) else program
    message = " ".join(error.format_message().split())
    if isinstance(error, click.UsageError):
        message += f" (see {path} --help)"
    return f"{path}: {message}"


def exit_with(code: object) -> NoReturn:
    """End the program; what a command returns counts only when it is an exit code."""
    sys.exit(code if isinstance(code, int) else 0)
