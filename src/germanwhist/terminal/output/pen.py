"""What a terminal writes with: colours and attributes, and how to change from one to another."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

__all__ = ["PLAIN", "Pen", "change", "pen_of", "pen_of_blank"]

_ANY: Final = None  # a blank has no ink
_EXTENDED: Final = {"38", "48"}
_LENGTHS: Final = {"5": 3, "2": 5}  # parts of an indexed and of a direct colour
_SEEN_ON_BLANKS: Final = {"4", "7", "9", "21", "53"}  # lines, and ink and ground exchanged


class Pen(NamedTuple):
    """Attributes, ink and ground as the codes that select them; empty for the terminal's own."""

    attributes: tuple[str, ...] = ()
    ink: str | None = ""
    ground: str = ""


PLAIN: Final = Pen()


@cache
def pen_of(codes: str) -> Pen:
    """The pen that a sequence of codes selects after a reset.

    Example:
        >>> pen_of("1;38;5;15;44")
        Pen(attributes=('1',), ink='38;5;15', ground='44')
    """
    parts = codes.split(";")
    attributes: list[str] = []
    ink = ground = ""
    while parts:
        length = _LENGTHS.get(parts[1], 1) if parts[0] in _EXTENDED and len(parts) > 1 else 1
        code, parts = ";".join(parts[:length]), parts[length:]
        match code.partition(";")[0]:
            case "" | "0":
                attributes, ink, ground = [], "", ""
            case "38" | "39":
                ink = "" if code == "39" else code
            case "48" | "49":
                ground = "" if code == "49" else code
            case number if 30 <= int(number) < 40 or 90 <= int(number) < 100:
                ink = code
            case number if 40 <= int(number) < 50 or 100 <= int(number) < 110:
                ground = code
            case _:
                attributes.append(code)
    return Pen(tuple(attributes), ink, ground)


@cache
def pen_of_blank(pen: Pen) -> Pen:
    """The same for a blank, on which the ink is not seen."""
    seen = tuple(code for code in pen.attributes if code in _SEEN_ON_BLANKS)
    return pen if seen else Pen((), _ANY, pen.ground)


@cache
def change(before: Pen, after: Pen) -> tuple[str, Pen]:
    r"""What selects a pen while another is in use.

    Returns:
        The sequence, empty when nothing has to be changed, and the pen that is in use then.

    Example:
        >>> change(pen_of("1;31;40"), pen_of("1;37;40"))
        ('\x1b[37m', Pen(attributes=('1',), ink='37', ground='40'))
    """
    kept = before.attributes
    if after.ink is _ANY:
        keeps = not _SEEN_ON_BLANKS & set(kept)
        wanted = Pen(kept if keeps else (), before.ink if keeps else "", after.ground)
    else:
        wanted = after
    if wanted == before:
        return "", before
    if not set(kept) <= set(wanted.attributes):
        codes = ["0", *wanted.attributes, wanted.ink or "", wanted.ground]
    else:
        codes = [code for code in wanted.attributes if code not in kept]
        if wanted.ink != before.ink:
            codes.append(wanted.ink or "39")
        if wanted.ground != before.ground:
            codes.append(wanted.ground or "49")
    return f"\x1b[{';'.join(code for code in codes if code)}m", wanted
