"""Own mistakes and progress in the browser: from a reviewed hand to what is better."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.async_api import expect

from tests.browser.test_accessibility import Findings
from tests.browser.visitors import PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive


async def test_mistake_of_a_reviewed_hand_is_asked_and_told(arrive: Arrive) -> None:
    """Before the review nothing waits; then a card is tried, another is left out."""
    tab = await (await arrive(size=PHONE, settings={"rules": "small"})).open("mistakes")
    findings = Findings(tab)
    await expect(tab.page.get_by_role("heading", name="No mistakes yet")).to_be_visible()
    await findings.look("nothing")
    await tab.page.get_by_role("link", name="Play a hand").click()
    await tab.deal()
    await tab.play_hand()
    await tab.button("Review").click()
    await expect(tab.page.locator(".board, .rev .panel").first).to_be_visible()
    origin = tab.page.url.split("#")[0]
    await tab.page.goto(f"{origin}#/mistakes")
    coach = tab.page.locator(".coach")
    await expect(coach).to_contain_text("What is better?")
    await findings.look("question")
    before = await coach.locator(".what").inner_text()
    await tab.playable.first.click()
    await expect(coach).to_contain_text(re.compile("Comes back|You know it"))
    await expect(coach.get_by_role("button", name="Go on")).to_be_focused()
    await expect(coach.locator("table.worth")).to_be_visible()
    await findings.look("answer")
    await tab.page.keyboard.press("Enter")
    leave_out = tab.button("Leave it out")
    nothing_more = tab.page.get_by_role("heading", name="Done for today")
    await expect(leave_out.or_(nothing_more)).to_be_visible()
    if await leave_out.is_visible():
        assert await coach.locator(".what").inner_text() != before
        await leave_out.click()
        await expect(tab.page.get_by_text(before)).to_have_count(0)
    await tab.page.goto(f"{origin}#/progress")
    await expect(tab.page.get_by_text("1 hand reviewed")).to_be_visible()
    await findings.look("progress")
    assert findings.found == []
