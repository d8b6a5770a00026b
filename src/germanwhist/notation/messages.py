"""How what was found is shown in an error: short, on one line, and safe to print."""

from __future__ import annotations

from typing import Final

__all__ = ["cleaned", "shown"]

_MOST_SHOWN: Final = 40
_MOST_SAID: Final = 200


def shown(text: str) -> str:
    r"""Text that was found, between quotation marks.

    Example:
        >>> shown("QX"), shown("\udc89PNG")
        ("'QX'", "a byte 89 that is not UTF-8 in '?PNG'")
    """
    text = text.rstrip("\r\n")
    short = text if len(text) <= _MOST_SHOWN else text[:_MOST_SHOWN] + "…"
    for character in short:
        if "\udc80" <= character <= "\udcff":  # what reading with surrogateescape makes of it
            clean = short.encode("utf-8", "replace").decode("utf-8")
            return f"a byte {ord(character) - 0xDC00:02x} that is not UTF-8 in {clean!r}"
    return repr(short)


def cleaned(message: str) -> str:
    r"""A message of another part of the program that may quote any text.

    Example:
        >>> cleaned("unknown field `a\n\x1b[31m`")
        'unknown field `a\\n\\x1b[31m`'
    """
    short = message if len(message) <= _MOST_SAID else message[:_MOST_SAID] + "…"
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in short)
