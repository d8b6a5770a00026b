"""The school by keyboard alone and as it is heard, and the bars of the skills."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from playwright.async_api import expect

from germanwhist.school.mistakes import HandMistakes, MistakeKind
from germanwhist.school.puzzles import Trial, find_puzzle
from germanwhist.school.skills import Skill, level_costs
from germanwhist.web.school.progress.messages import progress_message
from tests.browser.test_puzzles import keeping
from tests.browser.visitors import NARROWEST, PHONE

if TYPE_CHECKING:
    from playwright.async_api import Route

    from germanwhist import Card
    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab

pytestmark = pytest.mark.thorough


async def press_card(tab: Tab, card: str) -> None:
    """Go to a card by its suit and rank, and play it."""
    await expect(tab.page.locator(".hand .card[tabindex='0']").first).to_be_visible()
    for key in (card[1], card[0], "Enter"):
        await tab.page.keyboard.press(key)


async def test_lesson_and_puzzle_are_played_and_heard_by_keyboard(arrive: Arrive) -> None:
    """Every question, answer and reply is told; the mouse is never touched."""
    tab = await (await arrive()).open("lesson/price")
    page, keys = tab.page, tab.page.keyboard
    await tab.last_words("Bruno leads the 5 of hearts. You hold the ace and the 4, and the upcard")
    await tab.last_words("Which card do you play?")
    await press_card(tab, "AH")
    await tab.last_words("Ace of hearts: Gives away 1.2 tricks. An ace for a 6 is too dear.")
    await tab.last_words("The best card is the 4 of hearts.")
    await expect(page.locator(".coach .btn.main")).to_be_focused()
    await keys.press("Enter")
    await expect(page.locator(".coach .btn.main")).to_have_text("Go on")
    await keys.press("Enter")
    await tab.last_words("Bruno leads the 8 of clubs.")

    await page.goto(page.url.split("#")[0] + "#/puzzles")
    await expect(tab.button("Start")).to_be_visible()
    await page.locator("select").focus()
    await keys.press("D")  # Draw trumps
    async with page.expect_response("**/api/puzzles/next*") as answered:
        await tab.button("Start").press("Enter")
    puzzle = find_puzzle((await (await answered.value).json())["id"])
    assert puzzle is not None
    await expect(page.locator(".open-hand .card")).to_have_count(puzzle.position.tricks)
    await tab.last_words(f"Make {puzzle.goal} of the last {puzzle.position.tricks}.")
    good = keeping(puzzle, [])
    wrong = next(card for card in Trial(puzzle).legal_plays() if card not in good)
    await press_card(tab, str(wrong))
    await expect(page.locator(".mark.bad")).to_be_visible()
    heading = page.locator(".coach h3")
    await expect(heading).to_contain_text("lets it go")
    await expect(heading).to_be_focused()
    await page.keyboard.press("w")
    await expect(page.locator(".hand .best")).to_have_count(1)
    await tab.last_words("The best card is")
    await page.keyboard.press("z")
    await expect(page.locator(".mark")).to_have_count(0)
    cards: list[Card] = []
    while not await page.locator(".puzzle .mark").count():
        cards.append(keeping(puzzle, cards)[0])
        await press_card(tab, str(cards[-1]))
        await tab.has_left(str(cards[-1]))
    await tab.last_words("Solved")


async def test_skills_are_bars_on_the_scale_of_the_levels(arrive: Arrive) -> None:
    """A tenth of a trick a hand paid too dear: its bar, six ticks, and words for all."""
    hands = [
        HandMistakes(
            at=float(day),
            counts={MistakeKind.TOO_DEAR: int(day % 4 == 0)},
            costs={MistakeKind.TOO_DEAR: 0.4 if day % 4 == 0 else 0.0},
        )
        for day in range(12)
    ]
    told = msgspec.json.encode(progress_message(hands, []))

    async def answer(route: Route) -> None:
        await route.fulfill(body=told, content_type="application/json")

    visitor = await arrive(size=PHONE, has_worker=False)
    tab = await visitor.open("rules")
    await tab.page.route("**/api/progress", answer)
    await tab.page.goto(tab.page.url.split("#")[0] + "#/progress")
    skills = tab.page.locator(".skill")
    await expect(skills).to_have_count(len(Skill))
    most = max(level.cost for level in level_costs(Skill.UPCARD))
    widths = await tab.page.locator(".skill .fill").evaluate_all(
        "all => all.map((one) => parseFloat(one.style.width))"
    )
    assert widths[0] == pytest.approx(100 * (1 - 0.1 / (1.1 * most)), abs=0.1)
    assert widths[1:] == [100, 100]  # nothing was given away by leads and in stage two
    for skill in await skills.all():
        await expect(skill.locator(".tick")).to_have_count(6)
        await expect(skill.locator(".as")).not_to_be_empty()
    await expect(skills.first.locator(".as")).to_contain_text("0.1")
    faults = []
    async for _ in tab.in_sizes((PHONE, NARROWEST)):
        assert await tab.has_no_sideways_scroll()
        faults += await tab.faults()
    assert faults == []
