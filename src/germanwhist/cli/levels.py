"""Levels of computer players as commands take them: by their code or by their name."""

from __future__ import annotations

from typing import Final

import click

from germanwhist.texts import find_level, level_name, load_texts

__all__ = ["LEVEL_CODES", "LevelOption", "level_named"]

# As the texts have them, the weakest first, so that help need not load the players themselves.
LEVEL_CODES: Final = ("novice", "casual", "regular", "counter", "expert", "master")


class LevelOption(click.Option):
    """An option that takes a level; its help ends with the names of all levels.

    They are put into words when somebody asks for help: to read the texts takes longer than most
    commands do.
    """

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """What the option is called, and what it does."""
        record = super().get_help_record(ctx)
        return None if record is None else (record[0], f"{record[1]}: {_all_named()}.")


def _all_named() -> str:
    """Every level with its name, for help and errors."""
    texts = load_texts("en")
    return ", ".join(f"{code} ({level_name(texts, code)})" for code in LEVEL_CODES)


def level_named(
    _context: click.Context, _parameter: click.Parameter, text: str | None
) -> str | None:
    """The callback of an option that takes a level: its code, whichever name was given."""
    if text is None:
        return None
    level = find_level(text, LEVEL_CODES)
    if level is None:
        raise click.BadParameter(f"no such level: {text!r} (expected one of {_all_named()})")
    return level
