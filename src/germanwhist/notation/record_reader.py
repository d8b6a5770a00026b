"""Records from text, as a stream: `record_writer` writes what is read here.

Text is cut into hands first: a hand begins with its version tag and ends with its `end` line. So
a fault in one hand never reaches its neighbours. A hand is then read from lists of words; only
when something is wrong is it looked at word by word, to name the place.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from germanwhist.errors import GermanWhistError, NotationError
from germanwhist.notation.escapes import unescape
from germanwhist.notation.messages import cleaned, shown
from germanwhist.notation.record import ClaimBasis, Record
from germanwhist.notation.record_words import (
    BadWord,
    read_comments,
    read_deal,
    read_plays,
    split_comments,
)
from germanwhist.notation.tags import TAG_BY_NAME, VERSION, VERSION_TAG
from germanwhist.notation.text_origin import END, FALSE_BLANK, TAG_LINE, TOKEN, TextOrigin
from germanwhist.rules import Ending, EndKind, Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

__all__ = ["parse_record", "read_end", "read_records"]

_HEAD: Final = f"[{VERSION_TAG} "
_VERSION_LINE: Final = f'[{VERSION_TAG} "{VERSION}"]'
_OTHER_VERSION: Final = re.compile(rf'\[{VERSION_TAG} "([1-9][0-9]{{0,8}})"\]\s*')
_MOST_LINES: Final = 10_000
_LONGEST_END: Final = 80  # no end has more, and what is kept of ends must stay small
_END_LINE: Final = re.compile(
    r"end (?:(?P<whole>played|unfinished)"
    r"|claim (?P<claimer>north|south) (?P<tricks>0|[1-9][0-9]?) (?P<basis>forced|accepted)"
    r"|resigned (?P<resigner>north|south))"
    r"(?:, match resigned (?P<match>north|south))?"
)


def read_records(
    lines: Iterable[str],
    *,
    source: str = "",
    on_error: Callable[[NotationError], object] | None = None,
) -> Iterator[Record]:
    """Read the records of a text, one by one.

    Memory does not grow with the text. Reading checks that every part has its form; whether the
    plays are legal and the result true is for `Record.hand` and `Verifier`.

    Args:
        lines: lines of text, such as an open text file; `record_lines` opens one.
        source: the name of the file or stream, for errors.
        on_error: called with each fault; the hand at fault is left out and reading goes on with
            the next. Without it the first fault is raised.

    Yields:
        The records in order; each knows where its parts stand in the text.

    Raises:
        NotationError: a fault, with its source, line and column, unless `on_error` takes it. The
            code is `future_version` for a record of a later format.

    Example:
        >>> from germanwhist import Deal, RuleSet, format_record
        >>> record = Record(ruleset=RuleSet(), deal=Deal.shuffled(1), north="Ann")
        >>> text = format_record(record)
        >>> list(read_records(text.splitlines())) == [record]
        True
        >>> faults = []
        >>> damaged = text.replace("north", "nort", 1)
        >>> good = read_records((damaged + text).splitlines(), on_error=faults.append)
        >>> len(list(good)), str(faults[0])
        (1, "4:10: bad Dealer: 'nort' (expected north or south)")

    Source: own; documentation page "Notation".
    """
    was_bad = False
    for first, block in _blocks(lines):
        is_rest_of_bad_hand = was_bad and not block[0].startswith("[")
        if is_rest_of_bad_hand:
            continue
        try:
            record = _read_block(TextOrigin(source, first, tuple(block)))
        except NotationError as error:
            if on_error is None:
                raise
            was_bad = True
            on_error(error)
        else:
            was_bad = False
            yield record


def parse_record(text: str) -> Record:
    """Read exactly one record.

    Args:
        text: the record.

    Raises:
        NotationError: a fault, with its line and column, or not one record (code `not_one`).

    Example:
        >>> parse_record("")
        Traceback (most recent call last):
        germanwhist.errors.NotationError: found 0 records (expected 1)
    """
    records = list(read_records(text.split("\n")))
    if len(records) != 1:
        raise NotationError(f"found {len(records)} records (expected 1)", code="not_one")
    return records[0]


def _blocks(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """The text cut into hands, each with the number of its first line."""
    block: list[str] = []
    first = 0
    for number, line in enumerate(lines, 1):
        if line.startswith(_HEAD):
            if block:
                yield first, block
            block = [line]
            first = number
        elif block:
            if len(block) < _MOST_LINES:
                block.append(line)
            if line.startswith(END):
                yield first, block
                block = []
        elif line and not line.isspace():
            block = [line]
            first = number
    if block:
        yield first, block


def _read_block(origin: TextOrigin) -> Record:
    lines = origin.lines
    if lines[0].rstrip() != _VERSION_LINE:
        raise _version_error(origin)
    if len(lines) == _MOST_LINES:
        raise origin.error(
            f"found {_MOST_LINES} lines or more in one hand (expected fewer)", code="too_long"
        )
    tag_count = origin.tag_count
    values = _read_tags(origin, tag_count)
    dealer = values.pop("dealer")
    pack = values["ruleset"].pack
    origin = TextOrigin(origin.source, origin.line, lines, pack)
    has_end = origin.has_end
    body = "\n".join(lines[tag_count:-1] if has_end else lines[tag_count:])
    if "{" in body or FALSE_BLANK.search(body):
        words, found = split_comments(found[0] for found in TOKEN.finditer(body))
    else:
        words, found = body.split(), []  # the same, and quicker
    try:
        deal = read_deal(words, pack, dealer)
        plays = read_plays(words, pack)
        comments = read_comments(found, pack)
    except BadWord as bad:
        raise bad.error(origin) from None
    if not has_end:
        raise origin.word_error(len(words), code="no_end", expected="a line that begins with end")
    end = read_end(lines[-1].rstrip()[:_LONGEST_END], is_played_out=len(plays) == pack)
    if end is None:
        raise _end_error(origin, len(plays))
    ending, basis, match_resigned = end
    return Record(
        deal=deal,
        plays=plays,
        ending=ending,
        claim_basis=basis,
        match_resigned=match_resigned,
        comments=comments,
        origin=origin,
        **values,
    )


def _version_error(origin: TextOrigin) -> NotationError:
    other = _OTHER_VERSION.fullmatch(origin.lines[0])
    if other:
        return origin.error(
            f"found version {other[1]} of the record format (expected version {VERSION}: a newer "
            "germanwhist is needed)",
            code="future_version",
            column=len(_HEAD) + 2,
        )
    is_version = origin.lines[0].startswith(_HEAD)
    return origin.error(
        f"found {shown(origin.lines[0])} (expected {_VERSION_LINE} at the beginning of a hand)",
        code="bad_version" if is_version else "no_record",
    )


def _read_tags(origin: TextOrigin, count: int) -> dict[str, Any]:
    """The values of the tags by field of `Record`, and the dealer."""
    values: dict[str, Any] = {}
    further: dict[str, str] = {}
    for number in range(1, count):
        found = TAG_LINE.match(origin.lines[number])
        if found is None:
            raise origin.tag_error(number)
        name, text = found.groups()
        if "\\" in text:
            text = unescape(text)
        tag = TAG_BY_NAME.get(name)
        if name == VERSION_TAG or name in further or (tag and tag.field in values):
            raise origin.error(
                f"found a second {name} tag (expected one)", code="repeated_tag", line=number
            )
        if tag is None:
            further[name] = text
            continue
        try:
            values[tag.field] = tag.read(text)
        except (ValueError, KeyError) as error:
            raise _value_error(origin, number, name, text, error) from None
    for name in ("Rules", "Dealer"):
        if TAG_BY_NAME[name].field not in values:
            line = min(count, len(origin.lines) - 1)
            raise origin.error(f"found no {name} tag (expected one)", code="no_tag", line=line)
    values["tags"] = tuple(further.items())
    return values


def _value_error(
    origin: TextOrigin, line: int, name: str, text: str, error: Exception
) -> NotationError:
    """The error of a tag whose value cannot be read; a rule set says itself what is wrong."""
    column = len(name) + 4
    if name == "Rules" and isinstance(error, GermanWhistError):
        return origin.error(cleaned(str(error)), code=error.code, line=line, column=column)
    return origin.error(
        f"bad {name}: {shown(text)} (expected {TAG_BY_NAME[name].expected})",
        code="bad_value",
        line=line,
        column=column,
    )


@lru_cache(maxsize=512)  # a file of many hands has few different ends
def read_end(
    line: str, *, is_played_out: bool
) -> tuple[Ending | None, ClaimBasis | None, Seat | None] | None:
    """How a hand and perhaps its match ended; None for an end that is not understood."""
    found = _END_LINE.fullmatch(line)
    if found is None:
        return None
    match_resigned = Seat.parse(found["match"]) if found["match"] else None
    if found["claimer"]:
        ending = Ending(
            kind=EndKind.CLAIM, seat=Seat.parse(found["claimer"]), tricks=int(found["tricks"])
        )
        return ending, ClaimBasis(found["basis"]), match_resigned
    if found["resigner"]:
        return (
            Ending(kind=EndKind.RESIGNATION, seat=Seat.parse(found["resigner"])),
            None,
            match_resigned,
        )
    is_played = found["whole"] == "played"
    if is_played is not is_played_out or (match_resigned is not None and not is_played):
        return None
    return None, None, match_resigned


def _end_error(origin: TextOrigin, plays: int) -> NotationError:
    line = len(origin.lines) - 1
    whole = "end played" if plays == origin.pack else "end unfinished"
    return origin.error(
        f"found {shown(origin.lines[line])} after {plays} of {origin.pack} plays (expected "
        f"{whole}, end claim SEAT TRICKS forced, end claim SEAT TRICKS accepted or "
        "end resigned SEAT; then perhaps , match resigned SEAT when the hand is over)",
        code="bad_end",
        line=line,
    )
