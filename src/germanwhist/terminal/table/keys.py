"""The keys of the table."""

from __future__ import annotations

from typing import Final

from germanwhist.terminal.table.actions import letters

__all__ = ["KEYS"]

# Textual's names of keys, and the actions of the screen; letters count in either case.
KEYS: Final = {
    "left": "step(-1)",
    "right": "step(1)",
    "up": "next_legal",
    "down": "next_legal",
    "home": "end(False)",
    "end": "end(True)",
    "enter": "play",
    "space": "play",
    "f1": "help",
    "question_mark": "help",
    "escape": "escape",
    **letters(),
}
