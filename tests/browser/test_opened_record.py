"""Records opened on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.async_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive


async def test_refused_record_is_still_there_to_be_mended(arrive: Arrive) -> None:
    """What is wrong with it is said with line and column, and going back loses nothing."""
    visitor = await arrive()
    visitor.is_refused = True
    tab = await visitor.open()
    await tab.page.goto(f"{visitor.line.address}/#/review")
    text = tab.page.get_by_role("textbox")
    await text.fill("no record\nat all")
    await tab.button("Review").click()
    await expect(tab.page.get_by_role("alert")).to_contain_text("1:1: found 'no record'")
    await tab.button("Back").click()
    await expect(text).to_have_value("no record\nat all")
