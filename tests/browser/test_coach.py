"""The coach at the table: asks before a card that costs, and says why; the hand is practice."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.async_api import expect

from tests.browser.visitors import PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab


async def wasted(tab: Tab) -> str:
    """Throw the highest cards away until the coach asks about one; that card.

    While the server thinks no card can be played. Then the card has gone, or is back in the hand.
    """
    while True:
        card = await tab.highest()
        await tab.card(card).click()
        await tab.wait_out_guard()
        await tab.my_turn()
        if await tab.card(card).count():
            return card


async def test_coach_asks_before_a_card_that_costs_and_says_why(arrive: Arrive) -> None:
    """Thought again, the same card is played without asking; asked at another, it is played."""
    tab = await (await arrive(size=PHONE)).open()
    page, warning = tab.page, tab.sheet
    await tab.deal()
    await tab.button("Menu").click()
    await tab.button("Settings").click()
    await page.get_by_label("Coach, against the computer").select_option("0.3")
    await page.keyboard.press("Escape")
    await expect(tab.dialog).to_have_count(0)
    assert not (await tab.table())["practice"]
    card = await wasted(tab)
    await expect(warning.get_by_role("heading", name="Think again?")).to_be_focused()
    await expect(warning.locator("strong")).to_contain_text("gives away")
    await expect(warning.locator("p").last).to_contain_text(re.compile(r"is better\. \w"))
    assert await tab.faults() == []
    await warning.get_by_role("button", name="Choose another card").click()
    await expect(warning).to_have_count(0)
    await expect(page.locator("header .to")).to_have_text("practice")
    await tab.play(card)
    await tab.my_turn()
    card = await wasted(tab)
    await warning.get_by_role("button", name="Play the ").click()
    await tab.has_left(card)
    await expect(warning).to_have_count(0)
    await tab.my_turn()
    assert (await tab.table())["practice"]
