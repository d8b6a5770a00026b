"""What axe finds on every page and in every main state of the table: nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.hurrying import hurry_through_hand, hurry_to_stage_two
from tests.browser.visitors import DESKTOP, PHONE
from tests.selection import first_of

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab

# Each page and what is there once it has loaded.
PAGES = {
    "learn": "h1:has-text('Learn')",
    "learn/tour": ".coach",
    "me": ".account .facts",
    "puzzles": ".themes",
    "rules": "article h2:has-text('The game')",
    "statistics": "h1:has-text('Statistics')",
    "about/deals": "article h2:has-text('Are the deals fair?')",
    "about/computer": "article h2:has-text('What the computer sees')",
    "review": "h1:has-text('Open a record')",
    "join/a/b": "h1:has-text('This link opens no table')",
}

# A phone in the dark with four colours, and a desk in the light with two.
LOOKS = pytest.mark.parametrize(
    "look",
    first_of(
        [
            {"size": DESKTOP, "settings": {"rules": "small"}},
            {"size": PHONE, "is_dark": True, "settings": {"rules": "small", "deck": "four"}},
        ]
    ),
    ids=["light", "dark"],
)


class Findings:
    """Collects what axe finds, so that one run tells everything."""

    def __init__(self, tab: Tab) -> None:
        self.found: list[str] = []
        self._tab = tab

    async def look(self, state: str) -> None:
        """Look at the page as it is now."""
        self.found += [f"{state}: {fault}" for fault in await self._tab.faults()]


@LOOKS
async def test_axe_finds_nothing_at_the_table(arrive: Arrive, look: dict[str, object]) -> None:
    """From the deal to the result, with every panel and dialog open in turn."""
    tab = await (await arrive(**look)).open()
    findings = Findings(tab)
    await tab.deal()
    await findings.look("lead")
    await tab.action("hint").click()
    await findings.look("hint asked")
    await tab.button("Show the hint").click()
    await expect(tab.sheet.locator("table")).to_be_visible()
    await findings.look("hint")
    await tab.page.keyboard.press("Escape")
    await tab.play()
    await tab.my_turn()
    await tab.action("last").click()
    await findings.look("last trick")
    await tab.page.keyboard.press("Escape")
    for dialog in ("m", "?"):
        await tab.page.keyboard.press(dialog)
        await expect(tab.dialog).to_be_visible()
        await findings.look(f"dialog {dialog}")
        await tab.page.keyboard.press("Escape")
        await expect(tab.dialog).to_have_count(0)
    await hurry_to_stage_two(tab)
    await findings.look("stage two")
    await tab.action("claim").click()
    await findings.look("claim")
    await tab.page.keyboard.press("Escape")
    await hurry_through_hand(tab)
    await findings.look("result")
    await tab.button("Review").click()
    await expect(tab.page.get_by_role("heading", level=1)).to_be_visible()
    await findings.look("review")
    assert findings.found == []


@LOOKS
async def test_axe_finds_nothing_on_the_other_pages(
    arrive: Arrive, look: dict[str, object]
) -> None:
    """The first page with its dialogs, and every page it leads to."""
    visitor = await arrive(**look)
    visitor.is_refused = True  # by the invitation that there is not
    tab = await visitor.open()
    findings = Findings(tab)
    await expect(tab.page.locator(".lv").first).to_be_visible()
    await findings.look("first page")
    ways = ("Settings", "Invite a friend", "Two at one screen")
    for way in ways:
        await tab.page.get_by_role("button", name=way).click()
        await expect(tab.dialog).to_be_visible()
        await findings.look(way)
        await tab.page.keyboard.press("Escape")
        await expect(tab.dialog).to_have_count(0)
    for path, sign in PAGES.items():
        await tab.page.goto(f"{visitor.line.address}/#/{path}")
        await expect(tab.page.locator(sign).first).to_be_visible()
        await findings.look(path)
    assert findings.found == []
