"""The rules pages: Markdown, one file for each page and language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from germanwhist.texts.languages import LOCALES

__all__ = ["RulesPage", "rules_pages"]


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesPage:
    """One page of the rules.

    Args:
        name: its name, the same in every language, such as `game`.
        title: its heading.
        text: the whole page as Markdown, heading included.
    """

    name: str
    title: str
    text: str


@cache
def rules_pages(language: str) -> tuple[RulesPage, ...]:
    """The pages of a language, in reading order.

    Args:
        language: one of `LANGUAGES`.

    Example:
        >>> [page.name for page in rules_pages("en")][:2]
        ['game', 'variants']
        >>> rules_pages("en")[0].title
        'The game'
    """
    folder = LOCALES / language / "rules"
    pages = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".md"):
            text = file.read_text(encoding="utf-8")
            name = file.name.removesuffix(".md").partition("-")[2]
            title = text.partition("\n")[0].lstrip("# ").strip()
            pages.append(RulesPage(name=name, title=title, text=text))
    return tuple(pages)
