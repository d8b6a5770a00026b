"""Phones with notches and bars, fields that zoom, and a change of language at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect

from tests.browser.test_accessibility import PAGES
from tests.browser.visitors import LANDSCAPE, PHONE

if TYPE_CHECKING:
    from playwright.async_api import Page

    from tests.browser.conftest import Arrive

INSETS: Final = {"top": 40, "left": 47, "right": 47, "bottom": 21}
ZOOMING: Final = 16  # pixels; when a field's letters are smaller, a phone enlarges the page
# What lies under a notch or a bar, of all that can be read or pressed and is in the window.
_HIDDEN: Final = """(insets) => {
    const room = [insets.left, innerWidth - insets.right];
    const parts = document.querySelectorAll(
        "#app :is(a, button, input, select, textarea, h1, h2, h3, p, dt, dd, th, td, .card)");
    return [...parts].filter((part) => {
        if (part.closest(".vh, .prose, .flights") || !part.checkVisibility()) return false;
        const box = part.getBoundingClientRect();
        if (box.width < 2) return false;
        return box.left < room[0] - 0.5 || box.right > room[1] + 0.5 || (scrollY === 0
            && box.top < insets.top - 0.5 && box.bottom > 0);
    }).map((part) => `${part.tagName} ${part.className} ${part.textContent}`.slice(0, 80));
}"""
_SMALL: Final = """(least) => [...document.querySelectorAll(
    "input:not([type=radio], [type=checkbox], [type=file]), select, textarea")]
    .filter((field) => parseFloat(getComputedStyle(field).fontSize) < least)
    .map((field) => field.outerHTML.slice(0, 80))"""


async def cut_corners(page: Page) -> None:
    """Give the screen a notch at either side, and bars above and below."""
    tools = await page.context.new_cdp_session(page)
    await tools.send("Emulation.setSafeAreaInsetsOverride", {"insets": INSETS})


async def test_nothing_lies_under_a_notch(arrive: Arrive) -> None:
    """A phone held across: the first page, the table with each of its panels, all other pages."""
    visitor = await arrive(size=LANDSCAPE, settings={"rules": "standard"})
    visitor.is_refused = True  # one of the pages is an invitation that there is not
    tab = await visitor.open()
    await cut_corners(tab.page)
    await expect(tab.page.locator(".lv").first).to_be_visible()
    assert await tab.page.evaluate(_HIDDEN, INSETS) == []
    await tab.deal()
    assert await tab.page.evaluate(_HIDDEN, INSETS) == []
    await tab.play()
    await tab.my_turn()
    for action in ("last", "hint"):
        await tab.action(action).click()
        await expect(tab.sheet).to_be_visible()
        assert await tab.page.evaluate(_HIDDEN, INSETS) == [], action
        await tab.page.keyboard.press("Escape")
    await tab.page.keyboard.press("m")
    assert await tab.page.evaluate(_HIDDEN, INSETS) == [], "menu"
    for path, sign in PAGES.items():
        await tab.page.goto(f"{visitor.line.address}/#/{path}")
        await expect(tab.page.locator(sign).first).to_be_visible()
        assert await tab.page.evaluate(_HIDDEN, INSETS) == [], path


async def test_no_field_makes_a_phone_zoom(arrive: Arrive) -> None:
    """Names, choices, keys, records and the invitation's address are written large enough."""
    visitor = await arrive(size=PHONE)
    tab = await visitor.open()
    await tab.page.get_by_role("button", name="Settings").last.click()
    assert await tab.page.evaluate(_SMALL, ZOOMING) == []
    await tab.button("See and change the keys").click()
    await expect(tab.dialog.locator(".cap").first).to_be_visible()
    assert await tab.page.evaluate(_SMALL, ZOOMING) == []
    await tab.page.keyboard.press("Escape")
    await tab.button("Invite a friend").click()
    assert await tab.page.evaluate(_SMALL, ZOOMING) == []
    await tab.dialog.locator("button[type=submit]").click()
    await expect(tab.page.locator(".address")).to_be_visible()
    assert await tab.page.evaluate(_SMALL, ZOOMING) == []
    await tab.page.goto(f"{visitor.line.address}/#/review")
    await expect(tab.page.locator("textarea")).to_be_visible()
    assert await tab.page.evaluate(_SMALL, ZOOMING) == []


async def test_click_selects_the_whole_invitation(arrive: Arrive) -> None:
    """In every engine: a focus alone is undone by the click that brought it."""
    tab = await (await arrive()).open()
    await tab.button("Invite a friend").click()
    await tab.dialog.locator("button[type=submit]").click()
    address = tab.page.locator(".address")
    await address.click(position={"x": 40, "y": 20})
    length = len(await address.input_value())
    chosen = "(field) => [field.selectionStart, field.selectionEnd]"
    assert await address.evaluate(chosen) == [0, length]


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_another_language_leaves_all_as_it_is(arrive: Arrive, language: str) -> None:
    """The page is never empty, the settings stay open, and the focus stays where it was."""
    tab = await (await arrive(language="en-GB" if language == "fr" else "fr-FR")).open()
    await expect(tab.page.locator(".lv").first).to_be_visible()
    await tab.page.evaluate(
        """() => {
            window.gaps = 0;
            new MutationObserver(() => { window.gaps += !document.querySelector('.lv'); })
                .observe(document.getElementById('app'), { childList: true, subtree: true });
        }"""
    )
    await tab.page.locator(".tools button.icon").click()
    choice = tab.dialog.locator("select").first
    await choice.select_option(language)
    await expect(tab.page.locator("html")).to_have_attribute("lang", language)
    await expect(choice).to_have_value(language)
    await expect(tab.page.get_by_role("heading", level=2).first).to_have_text(
        "Jouer tout de suite" if language == "fr" else "Play now"
    )
    assert await tab.page.evaluate("window.gaps") == 0


async def test_dialog_begins_at_its_heading(arrive: Arrive) -> None:
    """Nothing that was not reached by keyboard shows a ring."""
    tab = await (await arrive(size=PHONE)).open()
    await tab.page.locator(".tools button.icon").click()
    await expect(tab.dialog.get_by_role("heading", level=2)).to_be_focused()
