"""The hand of the day: from the first page to the result that is shared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.async_api import expect

from tests.browser.hurrying import hurry_through_hand
from tests.browser.server import PAR
from tests.browser.visitors import DESKTOP, NARROWEST, PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive


async def test_day_is_played_once_and_told_of_afterwards(arrive: Arrive) -> None:
    """No hint and no undo in it; then score, par, share text, week, and practice."""
    tab = await (await arrive(size=PHONE)).open()
    page = tab.page
    await page.get_by_role("link", name="Today’s hand").click()
    deal = tab.button("Deal the cards")
    await expect(page.locator(".facts")).to_contain_text(f"{PAR} of 13, by Aurel")
    faults = await tab.faults()
    await deal.click()
    await tab.play()
    await tab.my_turn()
    for action in ("hint", "undo"):
        await expect(tab.action(action)).to_have_attribute("aria-disabled", "true")
    await page.keyboard.press("i")
    await expect(tab.say).to_contain_text("counts")
    await page.goto(f"{page.url.split('#')[0]}#/day")
    await page.get_by_role("link", name="Continue").click()
    await tab.my_turn()
    await hurry_through_hand(tab)
    yours, theirs = await tab.counts()
    await tab.button("How it compares").click()
    await expect(page.locator(".score-line")).to_contain_text(f"{max(yours, theirs)}–")
    await expect(page.locator(".share-text")).to_contain_text(f"{yours} of 13, par {PAR}")
    await expect(page.locator(".share-text .marks svg:not(.o)")).to_have_count(yours)
    await expect(page.locator(".week li")).to_have_count(7)
    await expect(page.locator(".streak")).to_contain_text("day in a row")
    async for _ in tab.in_sizes((PHONE, NARROWEST, DESKTOP)):
        assert await tab.has_no_sideways_scroll()
    faults += await tab.faults()
    await page.get_by_role("link", name="See how Aurel played").click()
    await expect(page.locator(".board, .rev .panel").first).to_be_visible()
    faults += await tab.faults()
    await page.go_back()
    await page.get_by_text("Earlier days").click()
    await page.locator(".days a").first.click()
    await expect(page.locator(".before h2")).to_have_text("You did not play this one")
    faults += await tab.faults()
    await tab.button("Play it for practice").click()
    await tab.my_turn()
    assert (await tab.table())["practice"]
    assert faults == []
