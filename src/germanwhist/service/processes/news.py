"""What processes tell each other, in a few thousand bytes at most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

__all__ = [
    "Changed",
    "Gone",
    "Moved",
    "News",
    "Seen",
    "Tabs",
    "changed",
    "decode_news",
    "encode_news",
    "seen",
]

Tabs: TypeAlias = tuple[int, int]
"""In how many tabs each seat of a table is open, north first."""

_TABLES_AT_ONCE: Final = 150  # so that a message has less than 7,000 bytes


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A table has moved on.

    Args:
        table: its id.
        seq: the number of its last event.
    """

    table: str
    seq: int


class Seen(msgspec.Struct, frozen=True, tag="seen"):
    """Who watches at a process. It is told at every change, and again every few seconds.

    Args:
        process: the name of the process.
        tables: in how many tabs each seat of some tables is open there.
    """

    process: str
    tables: dict[str, Tabs]


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """A process ends; nobody watches there any more.

    Args:
        process: the name of the process.
    """

    process: str


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """Tables are gone, or were changed otherwise than by events; they are to be read anew.

    Args:
        process: the name of the process that tells it.
        tables: their ids.
    """

    process: str
    tables: tuple[str, ...]


News: TypeAlias = Moved | Seen | Gone | Changed

_DECODER: Final[msgspec.json.Decoder[News]] = msgspec.json.Decoder(News)


def encode_news(news: News) -> str:
    """News as text.

    Example:
        >>> encode_news(Moved("a", 7))
        '{"type":"moved","table":"a","seq":7}'
    """
    return msgspec.json.encode(news).decode()


def decode_news(text: str) -> News | None:
    """News from text; None for what a process of another version may have meant.

    Example:
        >>> decode_news('{"type":"gone","process":"b"}')
        Gone(process='b')
        >>> decode_news('{"type":"moon"}')
    """
    try:
        return _DECODER.decode(text)
    except msgspec.MsgspecError:
        return None


def seen(process: str, tables: Mapping[str, Tabs]) -> Iterator[Seen]:
    """What a process tells of those who watch there, in messages that are short enough.

    Args:
        process: its name.
        tables: in how many tabs each seat of each table is open.

    Example:
        >>> [*seen("a", {"t": (1, 0)})]
        [Seen(process='a', tables={'t': (1, 0)})]
    """
    names = list(tables)
    for first in range(0, len(names), _TABLES_AT_ONCE):
        yield Seen(process, {name: tables[name] for name in names[first : first + _TABLES_AT_ONCE]})


def changed(process: str, tables: Sequence[str]) -> Iterator[Changed]:
    """What a process tells of tables that are gone or changed, in messages that are short enough.

    Args:
        process: its name.
        tables: their ids.

    Example:
        >>> [*changed("a", ["t", "u"])]
        [Changed(process='a', tables=('t', 'u'))]
    """
    for first in range(0, len(tables), _TABLES_AT_ONCE):
        yield Changed(process, tuple(tables[first : first + _TABLES_AT_ONCE]))
