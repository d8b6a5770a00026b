"""Levels of computer players as commands take them: by their code or by their name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from germanwhist.texts import find_level, level_name, load_texts

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["LEVELS", "LEVEL_CODES", "level_named"]

# As the texts have them, the weakest first, so that help need not load the players themselves.
LEVEL_CODES: Final = ("novice", "casual", "regular", "counter", "expert", "master")


def _named(codes: Iterable[str]) -> str:
    return ", ".join(f"{code} ({level_name(load_texts('en'), code)})" for code in codes)


LEVELS: Final = _named(LEVEL_CODES)
"""Every level with its name, for help and errors."""


def level_named(
    _context: click.Context, _parameter: click.Parameter, text: str | None
) -> str | None:
    """The callback of an option that takes a level: its code, whichever name was given."""
    if text is None:
        return None
    level = find_level(text, LEVEL_CODES)
    if level is None:
        raise click.BadParameter(f"no such level: {text!r} (expected one of {LEVELS})")
    return level
