"""What a person has chosen once and for all, kept in a small file."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

import msgspec
from platformdirs import user_config_path

if TYPE_CHECKING:
    from pathlib import Path

__all__ = [
    "Settings",
    "Sorting",
    "Speed",
    "Theme",
    "load_settings",
    "save_settings",
    "settings_path",
]


class Theme(StrEnum):
    """The table by day or by night."""

    AUTO = "auto"  # as the terminal's background
    LIGHT = "light"
    DARK = "dark"


class Sorting(StrEnum):
    """The order of the suits in hand."""

    TRUMPS_FIRST = "trumps_first"
    FIXED = "fixed"


class Speed(StrEnum):
    """How long movement takes."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All settings.

    Args:
        language: the chosen language; None to go by the environment.
        theme: the table by day or night.
        has_four_colours: whether each suit has its own colour.
        sorting: the order of the suits in hand.
        is_low_first: whether a suit begins with its lowest card.
        speed: how long movement takes.
        has_own_letters: whether cards and keys have the letters of the language.
        has_guard: whether a card must be lifted before it can be played.
        has_memory_aid: whether the cards surely in the opponent's hand are shown.
        asks_memory: whether the table asks what the opponent holds when stage two begins.
        level: the opponent chosen last; None for the default.
        rules: the rules chosen last, as text.
    """

    language: str | None = None
    theme: Theme = Theme.AUTO
    has_four_colours: bool = False
    sorting: Sorting = Sorting.TRUMPS_FIRST
    is_low_first: bool = False
    speed: Speed = Speed.NORMAL
    has_own_letters: bool = True
    has_guard: bool = False
    has_memory_aid: bool = False
    asks_memory: bool = False
    level: str | None = None
    rules: str = "match10"


_FILE: Final = "terminal.json"


def settings_path() -> Path:
    """Where the settings are kept for this user."""
    return user_config_path("germanwhist") / _FILE


def load_settings(path: Path) -> Settings:
    """Read the settings; a file that is missing or cannot be read gives the defaults.

    Example:
        >>> from pathlib import Path
        >>> load_settings(Path("/no/such/file")).speed
        <Speed.NORMAL: 'normal'>
    """
    with suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(path.read_bytes(), type=Settings)
    return Settings()


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings whole or not at all.

    Settings that cannot be written hold until the program ends; they are no reason to stop it.
    """
    beside = path.with_suffix(f".{os.getpid()}")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(settings)))
        beside.replace(path)
