"""Days as people say them."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, Final

from babel.dates import format_date, format_skeleton

if TYPE_CHECKING:
    from germanwhist.texts.texts import Texts

__all__ = ["day_in_full", "day_said"]

_RECENT: Final = dt.timedelta(days=6)


def day_said(texts: Texts, day: dt.date, *, today: dt.date) -> str:
    """A day within a sentence: its name for one of the last week, else its date.

    Args:
        texts: the language.
        day: the day.
        today: the day that has begun.

    Example:
        >>> from germanwhist.texts import load_texts
        >>> today = dt.date(2026, 12, 1)
        >>> day_said(load_texts("en"), dt.date(2026, 11, 28), today=today)
        'Saturday'
        >>> day_said(load_texts("fr"), dt.date(2026, 11, 8), today=today)
        'le 8 novembre'
        >>> day_said(load_texts("fr"), dt.date(2026, 11, 1), today=today)
        'le 1er novembre'
    """
    if today - day < _RECENT:
        return str(format_date(day, "EEEE", locale=texts.language))
    said = str(format_skeleton("MMMMd", day, locale=texts.language))
    return texts("day-dated", day=said.replace(str(day.day), texts("day-number", day=day.day)))


def day_in_full(texts: Texts, day: dt.date) -> str:
    """A day with its name, as in a heading.

    Example:
        >>> from germanwhist.texts import load_texts
        >>> day_in_full(load_texts("en"), dt.date(2026, 11, 30))
        'Monday, November 30, 2026'
        >>> day_in_full(load_texts("fr"), dt.date(2026, 11, 30))
        'lundi 30 novembre 2026'
    """
    return str(format_date(day, "full", locale=texts.language))
