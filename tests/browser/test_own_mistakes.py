"""Own mistakes and progress in the browser: from a reviewed hand to what is better."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.async_api import expect

from tests.browser.test_accessibility import Findings
from tests.browser.visitors import PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive
    from tests.browser.server import Server


A_DAY = 86_400  # seconds


async def test_mistakes_of_a_reviewed_hand_are_asked_and_come_back(
    arrive: Arrive, server: Server
) -> None:
    """Before the review nothing waits; then a card is tried that is no better than the one played.

    On the next day the same is asked again, until it is left out.
    """
    tab = await (await arrive(size=PHONE, settings={"rules": "small"})).open("mistakes")
    findings = Findings(tab)
    await expect(tab.page.get_by_role("heading", name="No mistakes yet")).to_be_visible()
    await findings.look("nothing")
    await tab.page.get_by_role("link", name="Play a hand").click()
    await tab.deal()
    await tab.play_hand(badly=True)
    await tab.button("Review").click()
    await expect(tab.page.locator(".board, .rev .panel").first).to_be_visible()
    origin = tab.page.url.split("#")[0]
    await tab.page.goto(f"{origin}#/mistakes")
    coach = tab.page.locator(".coach")
    await expect(coach).to_contain_text("What is better?")
    await findings.look("question")
    asked = await coach.locator("p").first.inner_text()
    await tab.card(await tab.highest()).click()
    await expect(coach).to_contain_text("Comes back tomorrow")
    await expect(coach.get_by_role("button", name="Go on")).to_be_focused()
    await expect(coach.locator("table.worth")).to_be_visible()
    await findings.look("answer")
    await tab.page.keyboard.press("Enter")
    await expect(tab.page.get_by_role("heading", name="Done for today")).to_be_visible()
    await tab.page.goto(f"{origin}#/progress")
    await expect(tab.page.get_by_text("1 hand reviewed")).to_be_visible()
    await findings.look("progress")
    server.put_forward(A_DAY)
    await tab.page.clock.fast_forward(A_DAY * 1000)
    await tab.page.goto(f"{origin}#/mistakes")
    before, after = map(re.escape, re.split(r"\btoday\b|\b[A-Z]\w+day\b", asked))
    await expect(coach.locator("p").first).to_have_text(
        re.compile(f"^{before}[A-Z]\\w+day{after}$")
    )
    await tab.button("Leave it out").click()
    await expect(tab.page.locator("#nothing")).to_be_visible()
    assert findings.found == []
