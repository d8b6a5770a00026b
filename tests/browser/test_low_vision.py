"""Pages enlarged to 400 %, text set wider, colours that the system forces: all stays usable."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Final

import pytest
from PIL import Image
from playwright.async_api import expect

from tests.browser.hurrying import hurry_through_hand, hurry_to_stage_two
from tests.browser.layout import AFTERWARDS, AT_THE_TABLE, check
from tests.browser.test_accessibility import PAGES
from tests.browser.visitors import DESKTOP, PHONE
from tests.selection import first_of

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab
    from tests.browser.visitors import Visitor


AT_400_PERCENT: Final = (320, 256)  # a window of 1280x1024
LEAST_WIDTH: Final = 24  # pixels of each card that can be tapped
# What WCAG 2.2 asks a page to bear, criterion 1.4.12.
_SPACING: Final = """addEventListener("DOMContentLoaded", () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = [sheet];
})"""
_EXPOSED: Final = """() => {
    const cards = [...document.querySelectorAll(".hand .card")];
    return cards.map((card) => {
        card.scrollIntoView({ block: "center" });
        const { left, width, top, height } = card.getBoundingClientRect();
        const steps = Array.from({ length: Math.floor(width) }, (_, step) => left + step + 0.5);
        const isIts = (x) => card.contains(document.elementFromPoint(x, top + height / 2));
        return steps.filter(isIts).length;
    });
}"""
# Words that are cut off at the edge of their box.
_CUT_WORDS: Final = """() => [...document.querySelectorAll("body *")].filter((one) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(one);
    if (overflowX === "visible" || one.closest(".vh, [aria-hidden=true], .dialog, .sheet")) {
        return false;
    }
    if (clipPath === "inset(50%)") return false;  // to be heard, and not seen
    if (overflowX === "auto" || overflowY === "auto" || one.matches("input, select")) return false;
    const hasWords = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!hasWords || !one.checkVisibility()) return false;
    return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
}).map((one) => `${one.tagName} ${one.className}`)"""


async def play_through(tab: Tab) -> None:
    """A hand with a panel in each stage; nothing overlaps, nothing is cut off."""
    await expect(tab.page.locator(".lv").first).to_be_visible()
    assert await tab.has_no_sideways_scroll()
    await tab.deal()
    await check(tab, AT_THE_TABLE, "deal")
    await tab.play()
    await tab.my_turn()
    await check(tab, AT_THE_TABLE, "second trick")
    for action in ("last", "hint"):
        await tab.action(action).click()
        if action == "hint":
            await tab.sheet.locator(".btn.main").click()
            await expect(tab.sheet.locator("table")).to_be_visible()
        await expect(tab.sheet.locator("header .btn")).to_be_in_viewport(ratio=0.99)
        for button in await tab.sheet.locator(".go .btn").all():
            await button.scroll_into_view_if_needed()
            await expect(button).to_be_in_viewport(ratio=0.99)
        await tab.page.keyboard.press("Escape")
    await tab.page.keyboard.press("m")
    await expect(tab.dialog.get_by_role("heading", level=2)).to_be_in_viewport(ratio=0.99)
    await tab.dialog.locator("li").last.scroll_into_view_if_needed()
    await expect(tab.dialog.locator("li").last).to_be_in_viewport(ratio=0.99)
    await tab.page.keyboard.press("Escape")
    await expect(tab.dialog).to_have_count(0)
    await hurry_to_stage_two(tab)
    await check(tab, AT_THE_TABLE, "stage two")
    await hurry_through_hand(tab)
    await expect(tab.page.locator(".parts .soon")).to_have_count(0)
    await check(tab, AFTERWARDS, "result")


@pytest.mark.parametrize("language", first_of(["fr-FR", "en-GB"]))
async def test_table_is_usable_at_400_percent(arrive: Arrive, language: str) -> None:
    """One column that scrolls, panels over all of the window, and enough of each card to tap."""
    settings = {"rules": "standard", "level": "counter"}
    tab = await (await arrive(size=AT_400_PERCENT, language=language, settings=settings)).open()
    await tab.deal()
    assert min(await tab.page.evaluate(_EXPOSED)) >= LEAST_WIDTH
    await tab.page.goto(tab.page.url.partition("#")[0] + "#/")
    await play_through(tab)


async def test_other_pages_are_usable_at_400_percent(arrive: Arrive) -> None:
    """No page is wider than the window; the cover and the tour can be read to their ends."""
    visitor = await arrive(size=AT_400_PERCENT, language="fr-FR", settings={"rules": "small"})
    visitor.is_refused = True
    tab = await visitor.open()
    await tab.page.locator("button.way").nth(1).click()
    await tab.dialog.locator("button[type=submit]").click()
    show = tab.page.locator(".cover .btn")
    await show.scroll_into_view_if_needed()
    await expect(show).to_be_in_viewport(ratio=0.99)
    await expect(tab.page.locator(".cover h1")).to_be_visible()
    assert await tab.page.evaluate(_CUT_WORDS) == []
    for path in PAGES:
        await tab.page.goto(f"{visitor.line.address}/#/{path}")
        await expect(tab.page.locator("h1")).to_be_attached()
        await expect(tab.page.locator("main")).to_be_visible()
        assert await tab.has_no_sideways_scroll(), path
    await tab.page.goto(f"{visitor.line.address}/#/learn/tour")
    last = tab.page.locator(".coach .go > *").last
    await last.scroll_into_view_if_needed()
    await expect(last).to_be_in_viewport(ratio=0.99)


async def spaced(visitor: Visitor) -> Tab:
    """The first page with its text set as wide as a reader may set it."""
    await visitor.context.add_init_script(_SPACING)
    return await visitor.open()


@pytest.mark.parametrize("size", first_of([PHONE, DESKTOP]), ids=str)
async def test_wider_text_is_neither_cut_nor_covered(arrive: Arrive, size: tuple[int, int]) -> None:
    """More space between letters, words, lines and paragraphs, in the longest words."""
    settings = {"rules": "small", "level": "counter"}
    visitor = await arrive(size=size, language="fr-FR", settings=settings)
    tab = await spaced(visitor)
    await expect(tab.page.locator(".lv").first).to_be_visible()
    assert await tab.page.evaluate(_CUT_WORDS) == []
    await play_through(tab)
    for path in ("statistics", "rules", "about/deals"):
        await tab.page.goto(f"{visitor.line.address}/#/{path}")
        await expect(tab.page.locator("article, .stats, .empty").first).to_be_visible()
        assert await tab.has_no_sideways_scroll(), path


@pytest.mark.parametrize("is_dark", first_of([True, False]), ids=["dark", "light"])
async def test_forced_colours_leave_every_suit_to_be_seen(arrive: Arrive, *, is_dark: bool) -> None:
    """On each card there is dark on light, in the hand, on the table and within text."""
    settings = {"rules": "standard", "memoryComputer": True}
    tab = await (await arrive(is_dark=is_dark, settings=settings)).open()
    await tab.page.emulate_media(forced_colors="active")
    await tab.deal()
    await tab.play()
    await tab.my_turn()
    suits = set()
    for card in await tab.hand.all():
        suits.add((await card.get_attribute("data-card") or "")[1])
        assert _has_dark_on_light(await card.screenshot())
    assert len(suits) >= 3
    for selector in (".upcard", ".trump .coin"):
        assert _has_dark_on_light(await tab.page.locator(selector).screenshot()), selector


def _has_dark_on_light(picture: bytes) -> bool:
    """Whether a picture has at least one part in fifty of ink, and as much of paper."""
    grey = Image.open(io.BytesIO(picture)).convert("L").histogram()
    few = sum(grey) / 50
    return sum(grey[:140]) > few and sum(grey[200:]) > few
