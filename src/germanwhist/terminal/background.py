"""Whether the terminal's own background is dark."""

from __future__ import annotations

import os
import re
import select
import sys
import time
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["is_background_dark", "is_dark_by_answer", "is_dark_by_environment"]

# "What is your background?", then "who are you?", which every terminal answers: when the second
# answer has come, the first will not come any more.
_QUESTION: Final = "\x1b]11;?\x1b\\\x1b[c"
_LAST_ANSWER: Final = re.compile(rb"\x1b\[\?[\d;]*c")
_COLOUR: Final = re.compile(rb"\x1b\]11;rgb:([0-9a-fA-F]+)/([0-9a-fA-F]+)/([0-9a-fA-F]+)")
_PATIENCE: Final = 0.3  # seconds
_LIGHT_FROM: Final = 0.5


def is_background_dark(environment: Mapping[str, str] | None = None) -> bool:
    """Ask the terminal for its background, else the environment; dark if neither says.

    Call it before anything else reads the terminal. It waits 0.3 s at most.
    """
    # Systems without termios have no such way to ask.
    by_answer = is_dark_by_answer(_ask_terminal()) if find_spec("termios") else None
    if by_answer is not None:
        return by_answer
    return is_dark_by_environment(os.environ if environment is None else environment)


def is_dark_by_answer(answer: bytes) -> bool | None:
    r"""What a terminal's answer says; None when it says nothing.

    Example:
        >>> is_dark_by_answer(b"\x1b]11;rgb:ffff/ffff/dddd\x1b\\")
        False
        >>> is_dark_by_answer(b"\x1b[?1;2c") is None
        True
    """
    found = _COLOUR.search(answer)
    if found is None:
        return None
    red, green, blue = (int(part, 16) / (16 ** len(part) - 1) for part in found.groups())
    brightness: float = 0.299 * red + 0.587 * green + 0.114 * blue
    return brightness < _LIGHT_FROM


def is_dark_by_environment(environment: Mapping[str, str]) -> bool:
    """What `COLORFGBG` says, as some terminals set it: the last number is the background.

    Example:
        >>> is_dark_by_environment({"COLORFGBG": "0;15"}), is_dark_by_environment({})
        (False, True)
    """
    background = environment.get("COLORFGBG", "").rpartition(";")[2]
    return background not in ("7", "15")


def _ask_terminal() -> bytes:
    """Send the question, and read until the terminal has answered or time is up."""
    import termios  # noqa: PLC0415 - not on every system
    import tty  # noqa: PLC0415

    descriptor = sys.stdin.fileno()
    before = termios.tcgetattr(descriptor)
    answer = b""
    try:
        tty.setcbreak(descriptor)
        sys.stdout.write(_QUESTION)
        sys.stdout.flush()
        until = time.monotonic() + _PATIENCE
        while not _LAST_ANSWER.search(answer):
            ready, _, _ = select.select([descriptor], [], [], max(0.0, until - time.monotonic()))
            if not ready:
                break
            answer += os.read(descriptor, 1024)
    finally:
        termios.tcsetattr(descriptor, termios.TCSAFLUSH, before)
    return answer
