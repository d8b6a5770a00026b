"""Records as people are given them: everybody by name, in a file that has one too."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from germanwhist.players import LEVEL_NAMES
from germanwhist.rules import Seat
from germanwhist.service import LEVEL_TAGS
from germanwhist.texts import DEFAULT_LANGUAGE, level_name, load_texts

if TYPE_CHECKING:
    from germanwhist.notation import Record

__all__ = ["attachment", "file_name", "level_of", "named"]

_SHOWN: Final = "LMN"  # letters, marks and digits, of any script


def level_of(record: Record, seat: Seat) -> str | None:
    """The computer level that played in a seat; None for a person.

    In older records, which have no tags for that, a computer player is named by its level.

    Example:
        >>> from germanwhist import Deal, RuleSet
        >>> from germanwhist.notation import Record
        >>> older = Record(ruleset=RuleSet(), deal=Deal.shuffled(1), north="novice", south="Ann")
        >>> level_of(older, Seat.NORTH), level_of(older, Seat.SOUTH)
        ('novice', None)
    """
    tags = dict(record.tags)
    if not tags.keys().isdisjoint(LEVEL_TAGS):
        return tags.get(LEVEL_TAGS[seat])
    name = record.player(seat)
    return name if name is not None and _plain_level(name) in LEVEL_NAMES else None


def named(record: Record) -> Record:
    """A record in which computer players have the names that they have at the table.

    They are called the same in every language.
    """
    north, south = (_name(record, seat) for seat in Seat)
    return replace(record, north=north, south=south)


def _name(record: Record, seat: Seat) -> str | None:
    name, level = record.player(seat), level_of(record, seat)
    if level is None or name not in (None, level):
        return name
    return level_name(load_texts(DEFAULT_LANGUAGE), _plain_level(level))


def _plain_level(level: str) -> str:
    """A level without its version."""
    return level.partition("@")[0]


def file_name(record: Record) -> str:
    """What a file with a record is called: players and day, such as `Pip-Ann-2026-11-30.gwr`.

    The browser client names the files that it saves alike.
    """
    parts = (record.north or "", record.south or "", str(record.date or ""))
    return f"{'-'.join(filter(None, map(_plain, parts))) or 'german-whist'}.gwr"


def _plain(text: str) -> str:
    """Letters and digits, and one hyphen for whatever stands between them."""
    text = unicodedata.normalize("NFC", text)
    runs = groupby(text, lambda sign: unicodedata.category(sign)[0] in _SHOWN)
    return "-".join("".join(run) for is_shown, run in runs if is_shown)


def attachment(name: str) -> str:
    """The `Content-Disposition` of a file to be saved (RFC 6266), for names in any script."""
    plain = name.encode("ascii", "replace").decode().replace("?", "_")
    exact = "" if name.isascii() else f"; filename*=UTF-8''{quote(name, safe='')}"
    return f'attachment; filename="{plain}"{exact}'
