"""What several commands take: rule sets, seats, and JSON instead of text."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from germanwhist.cli.completion import complete_rules
from germanwhist.errors import GermanWhistError
from germanwhist.rules import PRESETS, RuleSet, Seat

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SECONDS", "json_option", "reads", "rules_option", "seat_option"]

Value = TypeVar("Value")
Function = TypeVar("Function", bound="Callable[..., None]")


class _Seconds(click.FloatRange):
    """A time above 0; any finite number."""

    def __init__(self) -> None:
        super().__init__(min=0, min_open=True)

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The number of seconds; infinity and what is no number are refused."""
        seconds = float(super().convert(value, param, ctx))
        if not isfinite(seconds):
            self.fail(f"{value!r} is no time (expected seconds above 0).", param, ctx)
        return seconds


SECONDS: Final = _Seconds()
"""The type of an option that takes a time."""


def reads(
    read: Callable[[str], Value],
) -> Callable[[click.Context, click.Parameter, str], Value]:
    """A callback for an option or argument whose text the library reads.

    Args:
        read: its value from text; an error of this package becomes a usage error.
    """

    def callback(_context: click.Context, _parameter: click.Parameter, text: str) -> Value:
        try:
            return read(text)
        except GermanWhistError as error:
            raise click.BadParameter(str(error)) from None

    return callback


def rules_option(function: Function) -> Function:
    """Add `--rules` to a command, as its argument `ruleset`."""
    return click.option(
        "--rules",
        "ruleset",
        callback=reads(RuleSet.parse),
        shell_complete=complete_rules,
        default="standard",
        show_default=True,
        metavar="RULES",
        help=f"The rule set: a preset ({', '.join(PRESETS)}), options such as stake=2, or both.",
    )(function)


def seat_option(name: str, *, default: Seat, text: str) -> Callable[[Function], Function]:
    """Add an option that takes a seat.

    Args:
        name: the option, such as `--dealer`.
        default: its value when it is not given.
        text: its help.
    """
    return click.option(
        name,
        callback=reads(Seat.parse),
        default=default.label,
        show_default=True,
        metavar="SEAT",
        help=text,
    )


def json_option(function: Function) -> Function:
    """Add `--json` to a command, as its argument `is_json`."""
    return click.option("--json", "is_json", is_flag=True, help="Print JSON instead of text.")(
        function
    )
