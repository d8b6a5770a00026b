"""Long words, long names and large letters: nothing overlaps, and nothing is out of reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.async_api import expect

from tests.browser.hurrying import hurry_through_hand, hurry_to_stage_two
from tests.browser.layout import AFTERWARDS, AT_THE_TABLE, CUT, check
from tests.browser.visitors import DESKTOP, LANDSCAPE, NARROWEST, PHONE

if TYPE_CHECKING:
    from playwright.async_api import Route

    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab
    from tests.browser.visitors import Visitor


NAME: Final = "Wilhelmina-Alexandra van der Westhuizen"  # the opponent's, with 39 letters
ZOOMED: Final = (720, 450)  # a window of 1440x900 at 200 %
_WIDEST_TALLY: Final = """() => {
    for (const number of document.querySelectorAll(".tally dd")) number.textContent = "10";
}"""


async def rename(visitor: Visitor, name: str) -> None:
    """Give the opponent another name, in the texts that the page loads."""

    async def answer(route: Route) -> None:
        came = await route.fetch()
        await route.fulfill(response=came, body=(await came.text()).replace("Margit", name))

    await visitor.context.route("**/assets/texts-*.js", answer)


async def check_panel(tab: Tab, state: str) -> None:
    """Nothing of the open panel is cut, and its buttons are in sight."""
    assert await tab.page.evaluate(CUT) == [], state
    await expect(tab.sheet.locator("header .btn")).to_be_in_viewport(ratio=1)
    for button in await tab.sheet.locator(".go .btn").all():
        await expect(button).to_be_in_viewport(ratio=1)


async def check_result(tab: Tab, state: str) -> None:
    """The result can be scrolled to its end, where nothing lies under the buttons."""
    await check(tab, AFTERWARDS, f"result {state}")
    await tab.page.mouse.wheel(0, 10_000)
    await expect(tab.page.locator(".after .btn").last).to_be_in_viewport(ratio=1)
    last = ".done > :last-child, .done > :nth-last-child(2)"
    above = "(buttons) => buttons.getBoundingClientRect().top"
    bottoms = await tab.page.locator(last).evaluate_all(
        "(all) => all.map((part) => part.getBoundingClientRect().bottom)"
    )
    assert max(bottoms) <= await tab.page.locator(".after").evaluate(above) + 2, state
    await tab.page.evaluate("scrollTo(0, 0)")


@pytest.mark.parametrize(
    ("sizes", "language", "percent"),
    [
        ((NARROWEST, PHONE, LANDSCAPE), "fr-FR", 100),
        ((DESKTOP, ZOOMED), "fr-FR", 100),
        ((PHONE,), "en-GB", 200),
        ((DESKTOP,), "fr-FR", 200),
    ],
    ids=str,
)
async def test_long_texts_overlap_nothing_and_can_be_reached(
    arrive: Arrive, sizes: tuple[tuple[int, int], ...], language: str, percent: int
) -> None:
    """From the first page to the result of a hand in a match, with each panel.

    One hand is looked at in several sizes of the window.
    """
    wishes: dict[str, Any] = {"rules": "match10", "level": "counter"}
    visitor = await arrive(size=sizes[0], language=language, settings=wishes, has_worker=False)
    await rename(visitor, NAME)
    await visitor.context.add_init_script(
        "addEventListener('DOMContentLoaded', () =>"
        f" {{ document.documentElement.style.fontSize = '{percent}%'; }})"
    )
    tab = await visitor.open()
    await expect(tab.page.locator(".lv").first).to_be_visible()
    async for _ in tab.in_sizes(sizes):
        assert await tab.has_no_sideways_scroll()
    await tab.deal()
    async for size in tab.in_sizes(sizes):
        await check(tab, AT_THE_TABLE, f"deal {size}")
    await tab.play()
    await tab.my_turn()
    for action in ("last", "hint"):
        await tab.action(action).click()
        if action == "hint":
            await tab.sheet.locator(".btn.main").click()
            await expect(tab.sheet.locator("table")).to_be_visible()
        async for size in tab.in_sizes(sizes):
            await check_panel(tab, f"{action} {size}")
        await tab.page.keyboard.press("Escape")
    await hurry_to_stage_two(tab)
    await tab.page.evaluate(_WIDEST_TALLY)
    async for size in tab.in_sizes(sizes):
        await check(tab, AT_THE_TABLE, f"stage two {size}")
    await hurry_through_hand(tab)
    await expect(tab.page.locator(".parts .soon")).to_have_count(0)
    async for size in tab.in_sizes(sizes):
        await check_result(tab, str(size))
