"""A lesson on a phone: from the first page to its end and the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.async_api import expect

from tests.browser.test_accessibility import Findings
from tests.browser.visitors import PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive


async def test_lesson_from_the_first_page_to_the_next_lesson(arrive: Arrive) -> None:
    """A wrong card is answered with the right one and comes back; axe finds nothing on the way."""
    tab = await (await arrive(size=PHONE)).open()
    page, findings = tab.page, Findings(tab)
    await page.locator('.way[href="#/learn"]').click()
    await expect(page.get_by_role("heading", name="The game in three minutes")).to_be_visible()
    await page.get_by_text("What a trick is worth").click()
    await findings.look("learn")
    await page.get_by_role("link", name="The price of winning").click()
    coach = page.locator(".coach")
    main = coach.locator(".btn.main")
    await expect(coach).to_contain_text("Bruno leads the 5 of hearts.")
    await findings.look("ask")

    await tab.card("AH").click()
    await expect(coach).to_contain_text("An ace for a 6 is too dear")
    await expect(page.locator(".trick .tried")).to_be_visible()
    await expect(coach.locator("tr.yours")).to_contain_text("your card")
    await expect(tab.story).to_contain_text("Ace of hearts: Gives away 1.2 tricks.")
    await expect(main).to_be_focused()
    await findings.look("wrong")
    await page.keyboard.press("Enter")
    await expect(main).to_have_text("Go on")
    await page.keyboard.press("Enter")

    for card, why in (("7C", "Keep the queen"), ("JH", "good price"), ("7H", "does not pay")):
        await tab.card(card).click()
        await expect(coach.locator(".pill.good")).to_be_visible()
        await expect(coach).to_contain_text(why)
        await main.click()
    await expect(coach).to_contain_text("Bruno leads the 5 of hearts.")
    await coach.get_by_role("button", name="Show me").click()
    await main.click()
    await main.click()

    end = page.locator(".lesson-end")
    await expect(end).to_contain_text("3 of 4 at the first try")
    await expect(end.locator("h1")).to_be_focused()
    await findings.look("end")
    await end.get_by_role("link", name="Next: What you cannot see").click()
    await expect(coach).to_contain_text("The upcard is the 8 of clubs.")
    await page.goto(page.url.split("#")[0] + "#/learn")
    await expect(page.locator('a[href="#/lesson/price"]')).to_contain_text(", done")
    assert findings.found == []
