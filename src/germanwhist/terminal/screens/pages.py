"""The rules pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Markdown, OptionList

from germanwhist.terminal.drawing.no_break import unbroken
from germanwhist.terminal.screens.prose import Prose
from germanwhist.texts import rules_pages

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from germanwhist.terminal.look import Look

__all__ = ["PagesScreen"]


class PagesScreen(Screen[None]):
    """The rules in the person's language: pages at the left, the page at the right."""

    BINDINGS: ClassVar = [
        ("escape,q", "dismiss"),
        Binding("pagedown", "turn(1)", priority=True),
        Binding("pageup", "turn(-1)", priority=True),
    ]

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._texts = look.texts
        self._pages = rules_pages(look.texts.language)

    def compose(self) -> ComposeResult:
        """The list and the text, which scrolls with the arrows once it has the focus."""
        with Horizontal():
            yield OptionList(*(unbroken(page.title) for page in self._pages), id="contents")
            with VerticalScroll(id="page"):
                yield Markdown(unbroken(self._pages[0].text), open_links=False)
        yield Prose(self._texts("pages-keys"), classes="quiet")

    async def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the page that is pointed at."""
        await self.query_one(Markdown).update(unbroken(self._pages[event.option_index].text))
        self.query_one("#page").scroll_home(animate=False)

    def action_turn(self, pages: int) -> None:
        """Read on by a page, or back, wherever the focus is."""
        page = self.query_one("#page", VerticalScroll)
        if pages > 0:
            page.scroll_page_down(animate=False)
        else:
            page.scroll_page_up(animate=False)

    def on_option_list_option_selected(self) -> None:
        """Read on: the arrows now scroll."""
        self.query_one("#page").focus()
