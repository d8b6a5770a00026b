"""One face for all text, whatever fonts a machine has, and nothing moves when it comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.async_api import expect

from tests.browser.visitors import PHONE

if TYPE_CHECKING:
    from playwright.async_api import Page, Route

    from tests.browser.conftest import Arrive

NAME: Final = "Łucja Őrségi-Žižková"  # needs the second file of the face
# What is moved on a page without anybody's doing; scrolling and taps are left out by browsers.
_NOTE_SHIFTS: Final = """
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries())
            window.shifts.push([value, sources.map(({ node }) => node?.className)]);
    }).observe({ type: "layout-shift", buffered: true });
"""


async def foreign_faces(page: Page) -> set[str]:
    """The faces of the machine that the browser set some of the page's text in."""
    tools = await page.context.new_cdp_session(page)
    await tools.send("DOM.enable")
    await tools.send("CSS.enable")
    root: dict[str, Any] = (await tools.send("DOM.getDocument"))["root"]
    found: dict[str, Any] = await tools.send(
        "DOM.querySelectorAll", {"nodeId": root["nodeId"], "selector": "#app *"}
    )
    faces: set[str] = set()
    for node in found["nodeIds"]:
        used = await tools.send("CSS.getPlatformFontsForNode", {"nodeId": node})
        faces |= {font["familyName"] for font in used["fonts"] if not font["isCustomFont"]}
    return faces


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
async def test_all_text_is_set_in_our_face(arrive: Arrive, language: str) -> None:
    """The first page, the table, and a name that has letters of Latin Extended."""
    tab = await (await arrive(language=language, settings={"rules": "small"})).open()
    await expect(tab.page.locator(".lv").first).to_be_visible()
    assert await foreign_faces(tab.page) == set()
    await tab.deal()
    await tab.page.locator("#app").evaluate("(page, name) => page.append(name)", NAME)
    await tab.page.evaluate("document.fonts.ready")
    assert await foreign_faces(tab.page) == set()


async def test_nothing_moves_when_the_face_comes(arrive: Arrive) -> None:
    """A page that is opened for the first time is seen at once as it stays."""
    visitor = await arrive(size=PHONE)
    await visitor.context.add_init_script(_NOTE_SHIFTS)
    tab = await visitor.open()
    await expect(tab.page.locator(".lv").first).to_be_visible()
    await tab.page.evaluate("document.fonts.ready")
    assert await tab.page.evaluate("window.shifts") == []


async def test_page_without_its_face_is_as_long(arrive: Arrive) -> None:
    """A face that never comes is stood in for by one of the machine's, in the same width."""
    heights = []
    for is_lost in (False, True):
        visitor = await arrive(size=PHONE, has_worker=False)
        visitor.loses_line = is_lost
        if is_lost:
            await visitor.context.route("**/*.woff2", lose)
        tab = await visitor.open("rules")
        article = tab.page.locator("article")
        await expect(article.locator("h2").first).to_be_visible()
        heights.append(await article.evaluate("(text) => text.getBoundingClientRect().height"))
    assert heights[1] == pytest.approx(heights[0], rel=0.03)


async def lose(route: Route) -> None:
    """Answer a request with nothing."""
    await route.abort()
