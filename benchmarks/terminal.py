"""How many bytes the terminal writes, counted on a pseudo-terminal of 80 columns and 24 lines.

An arrow key and a play, with 256 and with direct colours, at normal speed and fast. The figures
depend a little on the cards that are dealt; the most of several is told.
"""

from __future__ import annotations

import fcntl
import os
import select
import struct
import subprocess
import sys
import tempfile
import termios
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["run"]

_QUIET: Final = 1.5  # seconds without a byte after which nothing more will come
_PATIENCE: Final = 60.0
_COLOURS: Final = {"256_colours": {}, "direct_colours": {"COLORTERM": "truecolor"}}
_MATCH: Final = ("--level", "novice", "--rules", "match10", "--language", "en")


def run(plays: int = 6, *, keys: int = 3) -> dict[str, float]:
    """Bytes for an arrow key and for a play; none where there are no pseudo-terminals.

    Args:
        plays: how many cards are played for each figure.
        keys: how many arrow keys are pressed.
    """
    figures: dict[str, float] = {}
    for colours, environment in _COLOURS.items():
        for speed in ("normal", "fast"):
            with _playing(speed, environment) as descriptor:
                arrows = [_bytes_of(descriptor, b"\x1b[C") for _ in range(keys)]
                counted = [_bytes_of(descriptor, b"\x1b[A\r") for _ in range(plays)]
            figures[f"arrow_bytes_{colours}_{speed}"] = max(arrows)
            figures[f"play_bytes_{colours}_{speed}"] = max(counted)
    return figures


@contextmanager
def _playing(speed: str, environment: dict[str, str]) -> Iterator[int]:
    """The program at a new table in a terminal; our end of the terminal."""
    ours, theirs = os.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder, "germanwhist", "terminal.json")
        settings.parent.mkdir()
        settings.write_text(f'{{"speed": "{speed}"}}', encoding="utf-8")
        plain = {name: value for name, value in os.environ.items() if name != "COLORTERM"}
        own = {"XDG_CONFIG_HOME": folder, "GERMANWHIST_DATA": folder, "TERM": "xterm-256color"}
        process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-m", "germanwhist", "play", "--terminal", *_MATCH],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=plain | own | environment,
        )
        os.close(theirs)
        try:
            _wait_for(ours, b"Claim")
            _read(ours)
            yield ours
        finally:
            process.kill()
            process.wait()
            os.close(ours)


def _bytes_of(descriptor: int, keys: bytes) -> int:
    """What is written after keys, until nothing more comes."""
    os.write(descriptor, keys)
    return len(_read(descriptor))


def _read(descriptor: int) -> bytes:
    """Whatever comes until it is quiet."""
    seen = b""
    with suppress(OSError):  # the program has closed its end
        while select.select([descriptor], [], [], _QUIET)[0]:
            seen += os.read(descriptor, 65536)
    return seen


def _wait_for(descriptor: int, text: bytes) -> None:
    """Read until a text has come."""
    seen, end = b"", time.monotonic() + _PATIENCE
    while text not in seen and time.monotonic() < end:
        if select.select([descriptor], [], [], _QUIET)[0]:
            seen += os.read(descriptor, 65536)
