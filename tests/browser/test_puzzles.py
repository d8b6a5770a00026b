"""Puzzles in the browser: chosen, failed, solved, and from memory."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from germanwhist.school.decisions import find_decision
from germanwhist.school.puzzles import Theme, Trial, find_puzzle
from tests.browser.visitors import DESKTOP, NARROWEST, PHONE

if TYPE_CHECKING:
    from germanwhist import Card
    from germanwhist.school.puzzles import Puzzle
    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab


def keeping(puzzle: Puzzle, cards: list[Card]) -> list[Card]:
    """The cards that keep the goal after these."""
    trial = Trial.of(puzzle, cards)
    assert trial is not None
    after = {card: Trial.of(puzzle, [*cards, card]) for card in trial.legal_plays()}
    return [card for card, then in after.items() if then is not None and then.wrong is None]


async def solve(tab: Tab, puzzle: Puzzle) -> None:
    """Play cards that keep the goal until it is made."""
    cards: list[Card] = []
    while not await tab.page.locator(".puzzle .mark").count():
        cards.append(keeping(puzzle, cards)[0])
        await tab.card(str(cards[-1])).click()
        await expect(tab.card(str(cards[-1]))).to_have_count(0)


async def test_puzzle_is_failed_then_solved(arrive: Arrive) -> None:
    """The first try is rated; the answer is shown on a wish; the next one comes from memory."""
    visitor = await arrive(size=PHONE)
    tab = await visitor.open()
    page = tab.page
    await page.get_by_role("link", name="Puzzles").click()
    await page.locator("select").select_option(Theme.THROW_IN.value)
    faults = await tab.faults()
    async with page.expect_response("**/api/puzzles/next*") as answered:
        await tab.button("Start").click()
    name = (await (await answered.value).json())["id"]
    puzzle = find_puzzle(name)
    assert puzzle is not None
    await expect(page.locator(".open-hand .card")).to_have_count(puzzle.position.tricks)
    await tab.last_words("lost")
    faults += await tab.faults()
    good = keeping(puzzle, [])
    wrong = next(card for card in Trial(puzzle).legal_plays() if card not in good)
    await tab.card(str(wrong)).click()
    await expect(page.locator(".mark.bad")).to_be_visible()
    await expect(page.locator(".trick .tried")).to_have_count(1)
    await expect(page.locator(".rated")).to_contain_text("about 1")
    await expect(page.locator(".hand .best")).to_have_count(0)
    await tab.button("Show the answer").click()
    await expect(page.locator(".hand .best")).to_have_count(1)
    async for _ in tab.in_sizes((PHONE, NARROWEST, DESKTOP)):
        assert await tab.has_no_sideways_scroll()
    faults += await tab.faults()
    await tab.button("Try again").click()
    await expect(page.locator(".mark")).to_have_count(0)
    await solve(tab, puzzle)
    await expect(page.locator(".mark.good")).to_have_text("Solved")
    await expect(page.locator(".rated")).to_have_count(0)
    faults += await tab.faults()
    await tab.button("Next puzzle").click()
    await page.get_by_text("From memory").click()
    await page.clock.fast_forward(10_000)
    await expect(page.locator(".open-hand")).to_have_count(0)
    await tab.button("Look again").click()
    await expect(page.locator(".open-hand")).to_be_visible()
    assert faults == []


@pytest.mark.thorough
async def test_decision_of_stage_one_is_answered_with_the_reason(arrive: Arrive) -> None:
    """One card, what it gives away and why, the rating; then the next one, where the best is known.

    Of the narrowest phone, where the answer lies over the hand.
    """
    visitor = await arrive(size=NARROWEST)
    tab = await visitor.open("puzzles")
    page = tab.page
    await page.locator("select").select_option(Theme.PRICE.value)
    for is_right in (False, True):
        async with page.expect_response("**/api/puzzles/next*") as answered:
            await tab.button("Next puzzle" if is_right else "Start").click()
        decision = find_decision((await (await answered.value).json())["id"])
        assert decision is not None
        await expect(page.locator(".coach .question")).to_have_text("Win it or let it go?")
        assert await tab.has_no_sideways_scroll()
        legal = decision.view.legal_plays()
        card = next(card for card in legal if (card in decision.solution) is is_right)
        await tab.card(str(card)).click()
        verdict = "The best card" if is_right else re.compile("Gives away|too many")
        await expect(page.locator(".coach .pill")).to_contain_text(verdict)
        await expect(page.locator("table.worth .yours")).to_have_count(1)
        await expect(page.locator(".rated")).to_be_visible()
        await expect(tab.button("Next puzzle")).to_be_focused()
        assert await tab.faults() == []
    await tab.last_words("The best card.")
    await page.get_by_role("link", name="Leave").click()
    await expect(page.locator(".themes li").first).to_contain_text("1 of 2")
