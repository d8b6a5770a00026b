"""A beginner's way, on a phone and in French: the tour, the first chapter, the first puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from germanwhist.school.decisions import all_puzzles
from germanwhist.school.lessons import HowMany, WhichCard, counted, shipped_lessons
from germanwhist.school.puzzles import Puzzle
from tests.browser.tab import GUARD_MS
from tests.browser.test_puzzles import solve
from tests.browser.visitors import PHONE

if TYPE_CHECKING:
    from germanwhist.school.lessons import Question
    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab

pytestmark = pytest.mark.thorough

_STEPS = 22  # of the tour


async def answer(tab: Tab, question: Question) -> None:
    """Answer a question right, and go on; what is only shown is gone past."""
    coach = tab.page.locator(".coach")
    if isinstance(question, WhichCard):
        await tab.card(str(question.accepted[0])).click()
        await expect(coach.locator(".pill.good")).to_have_text("La meilleure carte")
    elif isinstance(question, HowMany):
        number = counted(question)
        await coach.get_by_role("button", name=str(number), exact=True).click()
        await expect(coach.locator(".pill.good")).to_contain_text(str(number))
    await coach.locator(".btn.main").click()


async def take_tour(tab: Tab) -> None:
    """Read each step, or play the card it names."""
    coach = tab.page.locator(".coach")
    for step in range(1, _STEPS + 1):
        await expect(coach.locator("h2")).to_have_text(f"Apprendre en jouant · {step} sur {_STEPS}")
        assert await tab.has_no_sideways_scroll()
        is_last = step == _STEPS
        way_on = coach.locator("button.btn.main, a.btn.main")
        best = tab.page.locator(".hand .best")
        await expect(way_on.or_(best).first).to_be_visible()
        if not is_last:
            await tab.page.clock.fast_forward(GUARD_MS)
            await way_on.or_(best).first.click()
    await expect(coach).to_contain_text("Quatre plis à trois")


async def test_beginner_goes_from_the_first_page_to_the_first_puzzle(arrive: Arrive) -> None:
    """Every question of the first chapter, one answered wrong on purpose; then a puzzle, solved."""
    tab = await (await arrive(size=PHONE, language="fr-FR")).open()
    page = tab.page
    await page.locator('.way[href="#/learn"]').click()
    await page.get_by_role("link", name="Commencer").click()
    await take_tour(tab)

    await page.goto(page.url.split("#")[0] + "#/learn")
    await expect(page.get_by_role("heading", name="Les deux phases d’une donne")).to_be_visible()
    await page.get_by_role("link", name="Commencer").click()
    questions = shipped_lessons()[0].questions
    coach = page.locator(".coach")
    first = next(place for place, one in enumerate(questions) if isinstance(one, WhichCard))
    for place, question in enumerate(questions):
        await expect(coach.locator(".pips, .so-far")).to_be_visible()
        if place == first and isinstance(question, WhichCard):
            await tab.card(str(question.worths[-1].card)).click()
            await expect(coach.locator(".pill.bad")).to_have_text("▼ Coûte 1,3 pli")
            await expect(coach.locator("tr.yours")).to_contain_text("1,3")
            await expect(coach).to_contain_text("Revient à la fin")
            await coach.locator(".btn.main").click()
            await expect(coach.locator(".btn.main")).to_have_text("Continuer")
            await coach.locator(".btn.main").click()
        else:
            await answer(tab, question)
    await answer(tab, questions[first])
    end = page.locator(".lesson-end")
    await expect(end).to_contain_text("2 sur 3 du premier coup")

    await end.get_by_role("link", name="Toutes les leçons").click()
    await page.locator('a[href="#/puzzles"]').click()
    await page.locator("select").select_option("draw_trumps")
    async with page.expect_response("**/api/puzzles/next*") as answered:
        await tab.button("Commencer").click()
    name = (await (await answered.value).json())["id"]
    puzzle = next(one for one in all_puzzles() if one.id == name)
    assert isinstance(puzzle, Puzzle)
    await expect(page.locator(".open-hand .card")).to_have_count(puzzle.position.tricks)
    await solve(tab, puzzle)
    await expect(page.locator(".mark.good")).to_have_text("Résolu au premier essai")
    await expect(page.locator(".rated")).to_be_visible()
