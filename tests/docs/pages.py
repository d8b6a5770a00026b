"""The rules pages as the tests of the documentation read them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files

LANGUAGES = ("en", "fr")
PAGES = tuple(
    sorted(entry.name for entry in files("germanwhist").joinpath("locales/en/rules").iterdir())
)
_LOCALES = files("germanwhist").joinpath("locales")

Row = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """One rules page in one language."""

    language: str
    name: str
    text: str

    @property
    def headings(self) -> tuple[str, ...]:
        """The headings as written, with their number signs."""
        return tuple(re.findall(r"^#+ .*$", self.text, flags=re.MULTILINE))

    @property
    def code_spans(self) -> tuple[str, ...]:
        """What stands between backticks."""
        return tuple(re.findall(r"`([^`\n]+)`", self.text))

    @property
    def prose(self) -> str:
        """The text without code spans."""
        return re.sub(r"`[^`\n]+`", "", self.text)

    def tables(self, heading: str) -> tuple[tuple[Row, ...], ...]:
        """The tables below the heading that begins so, each as its rows, the first the header.

        Args:
            heading: the beginning of the heading without number signs, such as `2.2`.
        """
        after = re.split(rf"^#+ {re.escape(heading)}", self.text, maxsplit=1, flags=re.MULTILINE)
        section = re.split(r"^## ", after[1], maxsplit=1, flags=re.MULTILINE)[0]
        blocks = re.findall(r"(?:^\|.*\n)+", section, flags=re.MULTILINE)
        return tuple(_rows(block) for block in blocks)


def _rows(block: str) -> tuple[Row, ...]:
    lines = [line for line in block.splitlines() if not line.startswith("|---")]
    return tuple(tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines)


def read_page(language: str, name: str) -> Page:
    """The rules page with this name."""
    text = _LOCALES.joinpath(language, "rules", name).read_text(encoding="utf-8")
    return Page(language, name, text)
