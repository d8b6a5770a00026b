"""Where the parts of a record stand in its text, worked out only when somebody asks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from germanwhist.errors import NotationError
from germanwhist.notation.escapes import BRACED, QUOTED
from germanwhist.notation.messages import shown
from germanwhist.notation.tags import TAGS

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["END", "FALSE_BLANK", "TAG_LINE", "TOKEN", "TextOrigin"]

END: Final = "end"
# A brace without its twin is a word by itself. Whoever goes through a text stops there.
TOKEN: Final = re.compile(rf"\{{{BRACED}\}}|[^ \t\r\n{{}}]+|[{{}}]")
# What looks like a blank or a line break and is neither.
FALSE_BLANK: Final = re.compile(r"[^\S \t\r\n]")
TAG_LINE: Final = re.compile(rf'\[([A-Z][A-Za-z0-9]*) "({QUOTED})"\]\s*\Z')
# The same, as far as it goes: its end is the first character out of place.
_TAG_BEGINNING: Final = re.compile(rf'\[(?:[A-Z][A-Za-z0-9]*(?: (?:"{QUOTED}(?:"\]?)?)?)?)?')
_NAME_BY_FIELD: Final = {tag.field: tag.name for tag in TAGS}


@dataclass(frozen=True, slots=True)
class TextOrigin:
    """The text of one record, and where it stood.

    Args:
        source: the name of the file or stream; empty when it has none.
        line: the number of the record's first line, from 1.
        lines: the record's lines.
        pack: the number of cards in its deal.
    """

    source: str
    line: int
    lines: tuple[str, ...]
    pack: int = 52

    @property
    def tag_count(self) -> int:
        """How many lines at the beginning are tags, the version among them."""
        for number, line in enumerate(self.lines):
            if not line.startswith("["):
                return number
        return len(self.lines)

    @property
    def has_end(self) -> bool:
        """Whether the last line is the end of a hand."""
        return self.lines[-1].startswith(END)

    def place(self, part: str, index: int = 0) -> tuple[int, int]:
        """The line and column of a part; see `Origin`."""
        if part == "plays":
            return self.place_of_word(self.pack + index // 2 * 3 + 1 + index % 2)
        if part == "deal":
            return self.place_of_word(index)
        if part == "comments":
            return self._find_comment(index)[1]
        name = _NAME_BY_FIELD.get(part)
        if name is None:
            return self.line + len(self.lines) - 1, 1
        for number, line in enumerate(self.lines):
            if line.startswith(f"[{name} "):
                return self.line + number, len(name) + 4
        return self.line, 1

    def place_of_word(self, index: int) -> tuple[int, int]:
        """The line and column of a word after the tags; comments are no words."""
        return self._find_word(index)[1]

    def error(self, message: str, *, code: str, line: int = 0, column: int = 1) -> NotationError:
        """An error in this text.

        Args:
            message: what was found and what was expected.
            code: the kind of fault.
            line: which of the record's lines, from 0.
            column: from 1.
        """
        return NotationError(
            message, code=code, source=self.source, line=self.line + line, column=column
        )

    def word_error(self, index: int, *, code: str, expected: str) -> NotationError:
        """An error at a word after the tags; comments are no words, and the end is the last."""
        found, (line, column) = self._find_word(index)
        if found in ("'{'", "'}'"):
            expected = "a comment that opens and closes on one line, with \\ before a brace in it"
        return self.error(
            f"found {found} (expected {expected})",
            code=code,
            line=line - self.line,
            column=column,
        )

    def comment_error(self, index: int, *, expected: str) -> NotationError:
        """An error at a comment."""
        found, (line, column) = self._find_comment(index)
        return self.error(
            f"found the comment {found} (expected {expected})",
            code="bad_comment",
            line=line - self.line,
            column=column,
        )

    def tag_error(self, line: int) -> NotationError:
        """An error in a line that should be a tag."""
        text = self.lines[line]
        found = _TAG_BEGINNING.match(text)
        column = found.end() if found else 0
        return self.error(
            f'found {shown(text[column:] or "the end of the line")} (expected [Name "value"], '
            'with \\" and \\\\ for a quote and a backslash in the value)',
            code="bad_tag",
            line=line,
            column=column + 1,
        )

    def _tokens(self) -> Iterator[tuple[str, tuple[int, int]]]:
        """Words and comments between the tags and the end, each with its place."""
        last = len(self.lines) - self.has_end
        for number in range(self.tag_count, last):
            for found in TOKEN.finditer(self.lines[number]):
                yield found[0], (self.line + number, found.start() + 1)

    def _find_word(self, index: int) -> tuple[str, tuple[int, int]]:
        words = (token for token in self._tokens() if not _is_comment(token[0]))
        for number, (word, place) in enumerate(words):
            if number == index:
                return shown(word), place
        last = self.lines[-1].rstrip()
        if self.has_end:
            return shown(last), (self.line + len(self.lines) - 1, 1)
        return "nothing more", (self.line + len(self.lines) - 1, len(last) + 1)

    def _find_comment(self, index: int) -> tuple[str, tuple[int, int]]:
        comments = [token for token in self._tokens() if _is_comment(token[0])]
        comment, place = comments[index]
        return shown(comment), place


def _is_comment(token: str) -> bool:
    return len(token) > 1 and token.startswith("{")
