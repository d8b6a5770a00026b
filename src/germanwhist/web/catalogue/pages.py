"""Rules pages as HTML."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from markdown_it import MarkdownIt

if TYPE_CHECKING:
    from markdown_it.token import Token

__all__ = ["page_html"]

_READER: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
_PAGE_LINK: Final = re.compile(r"(?:\d+-)?([a-z]+)\.md(#.*)?")


def page_html(text: str) -> str:
    r"""A page as HTML, without its heading; links to other pages lead to the client's own.

    Args:
        text: the page as Markdown, beginning with its heading.

    Example:
        >>> page_html("# The game" + chr(10) + "See [tips](06-tips.md).")
        '<p>See <a href="#/rules/tips">tips</a>.</p>\n'
    """
    tokens = _READER.parse(text.partition("\n")[2])
    for token in tokens:
        _lead_to_client(token)
    return str(_READER.renderer.render(tokens, _READER.options, {}))


def _lead_to_client(token: Token) -> None:
    for child in token.children or []:
        _lead_to_client(child)
    link = _PAGE_LINK.fullmatch(str(token.attrGet("href") or ""))
    if link is not None:
        token.attrSet("href", f"#/rules/{link[1]}")
