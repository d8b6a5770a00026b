"""Cards really move: on every way to a table, for both players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect

from tests.browser.movement import hold, journeys, let_go, moved, watch
from tests.browser.visitors import DESKTOP, PHONE
from tests.selection import first_of

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab

# What moves in tricks that either player wins, each led by either.
TRICKS: Final = {
    "play: .hand to .trick",
    "play: .backs to .trick",
    "sweep: .trick to .hand",
    "sweep: .trick to .backs",
    "draw: .stock to .hand",
    "draw: .pile to .hand",
    "draw: .stock to .backs",
    "draw: .pile to .backs",
    "turn",
}


# How a match and a hand begin; whoever comes back before the first card sees it again.
BEGINNING: Final = {
    "cut: .pile to .trick",
    "cut",
    "deal: .pile to .hand",
    "deal: .pile to .backs",
    "deal",
    "turn",
}


async def play_until_moved(tab: Tab, wanted: set[str]) -> set[str]:
    """Play on in stage one until everything wanted has moved; what has moved."""
    seen: set[str] = set()
    while not wanted <= seen and await tab.page.locator(".stock").count():
        await tab.my_turn()
        legal = await tab.legal()
        await tab.play(legal[-1] if "sweep: .trick to .hand" in seen else legal[0])
        await tab.my_turn()
        seen |= journeys(await moved(tab))
    return seen


async def reach(tab: Tab, way: str, address: str) -> None:
    """Come to a table with a hand in play."""
    await tab.deal()
    if way == "reload":
        await tab.page.reload()
    elif way == "going on":
        await tab.page.goto(f"{address}/#/")
        await tab.page.get_by_role("link", name="Continue").click()
    await tab.my_turn()


@pytest.mark.parametrize(
    ("way", "size"),
    first_of(
        [("fresh", PHONE), ("fresh", DESKTOP), ("reload", PHONE), ("going on", DESKTOP)],
        is_row=True,
    ),
)
async def test_every_card_of_a_trick_moves(arrive: Arrive, way: str, size: tuple[int, int]) -> None:
    """To the table, to the winner, from the stock to both hands; the next upcard is turned."""
    visitor = await arrive(size=size, settings={"rules": "small", "speed": "fast"})
    tab = await visitor.open("about")
    await watch(tab)
    await tab.page.goto(visitor.line.address)
    await reach(tab, way, visitor.line.address)
    assert journeys(await moved(tab)) >= BEGINNING
    assert await play_until_moved(tab, TRICKS) >= TRICKS


async def test_only_transform_and_opacity_are_animated(arrive: Arrive) -> None:
    """Nothing that makes the page lay out or paint anew for every picture."""
    visitor = await arrive(settings={"rules": "small", "speed": "fast"})
    tab = await visitor.open("about")
    await watch(tab)
    await tab.page.goto(visitor.line.address)
    await tab.deal()
    await tab.play()
    await tab.my_turn()
    animated = {name for one in await moved(tab) for name in one.properties}
    timing = {"offset", "computedOffset", "easing", "composite"}
    assert animated - timing <= {"translate", "scale", "opacity", "transform"}


async def test_no_card_is_seen_before_it_arrives(arrive: Arrive) -> None:
    """What comes with its back up is turned on the way; trumps are named with the first upcard."""
    visitor = await arrive(settings={"rules": "small", "speed": "normal"})
    tab = await visitor.open("about")
    await hold(tab)
    await tab.page.goto(visitor.line.address)
    await tab.page.locator(".play button[type=submit]").click()
    for kind, hidden in (
        ("cut", ".hand .card, .backs .card, .trick .card, .trump"),
        ("deal", ".hand .card, .trump"),
        ("turn", ".upcard, .trump"),
    ):
        await expect(tab.page.locator(f'main[data-moving="{kind}"]')).to_be_visible()
        assert await tab.page.evaluate(_SEEN, hidden) == []
        await let_go(tab)


# What of a selector is to be seen now.
_SEEN: Final = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
    const { opacity, visibility } = getComputedStyle(one);
    return one.getBoundingClientRect().width > 0 && opacity > 0 && visibility === "visible";
}).map((one) => one.className)"""
