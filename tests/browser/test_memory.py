"""The memory trainer in the browser: from the choice to what came of it, by keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.async_api import expect

from tests.browser.test_accessibility import LOOKS, Findings

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive


@LOOKS
async def test_stage_one_passes_by_and_is_remembered(arrive: Arrive, look: dict[str, Any]) -> None:
    """The trumps of a small hand: watched touch by touch, marked, checked, and kept as a try."""
    settings = look["settings"] | {"memoryPace": "touch"}
    tab = await (await arrive(**look | {"settings": settings})).open("memory")
    findings = Findings(tab)
    title = tab.page.get_by_role("heading", level=1)
    await expect(tab.page.get_by_text("Your first tries will be listed here.")).to_be_visible()
    await findings.look("choice")
    await tab.button("Deal the cards").press("Enter")
    next_trick = tab.page.get_by_role("button", name="Next trick")
    await expect(next_trick).to_be_focused()
    for number in range(1, 8):
        await tab.page.keyboard.press("Space")
        await expect(tab.page.locator(".trick .card.won")).to_have_count(1)
        if number == 4:
            await findings.look("watching")
    await tab.page.keyboard.press("Space")
    await expect(title).to_have_text("What does Bruno hold?")
    await expect(title).to_be_focused()
    await tab.page.keyboard.press("Tab")
    marks = tab.page.locator(".recall button")
    await expect(marks.first).to_be_focused()
    await tab.page.keyboard.press("Space")
    await expect(marks.first).to_have_attribute("aria-pressed", "true")
    await expect(tab.page.get_by_role("status")).to_contain_text("1 marked")
    await tab.page.keyboard.press("End")
    await expect(marks.last).to_be_focused()
    await tab.page.keyboard.press("Space")
    await findings.look("marking")
    await tab.page.keyboard.press("Control+Enter")
    await expect(tab.page.locator(".counts")).to_be_visible()
    await expect(title).to_be_focused()
    right, missed, wrong = await tab.page.locator(".counts dd .vh").all_inner_texts()
    assert int(right) + int(wrong) == 2
    assert int(right) + int(missed) >= 2
    await expect(tab.page.locator(".sumup")).to_contain_text(f"you found {right}.")
    await findings.look("result")
    await tab.button("Back").click()
    await expect(tab.page.locator(".spans li")).to_have_count(1)
    assert findings.found == []
