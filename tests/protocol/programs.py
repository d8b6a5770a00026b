"""Programs that behave as the tests want them to."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_HEAD = """
import os, signal, sys, time
def say(*words):
    print(*words, flush=True)
def wait_for(word):
    for line in sys.stdin:
        if line.split()[:1] == [word]:
            return line
    sys.exit()
def hello():
    wait_for("germanwhist")
    say("name Tested")
    say("option seed whole 0")
    say("ready 1")
"""


def program(folder: Path, body: str) -> tuple[str, ...]:
    """The command of a small Python program.

    Args:
        folder: where it is written.
        body: its lines; `say`, `wait_for` and `hello` are there.
    """
    path = folder / "program.py"
    path.write_text(_HEAD + body, encoding="utf-8")
    return (sys.executable, "-I", "-S", str(path))
