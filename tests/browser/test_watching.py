"""A third person watches two by a link: what both have shown, and no hand before its end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from playwright.async_api import expect

from tests.browser.test_two_people import invite
from tests.browser.visitors import DESKTOP, NARROWEST, PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive

_CARD: Final = re.compile(r"[2-9TJQKA][CDHS]\b")
_NAMES: Final = "all => all.map((one) => one.getAttribute('href').slice(1))"


async def test_link_shows_what_both_have_shown_until_one_ends_it(arrive: Arrive) -> None:
    """Both are told; the watcher sees the last trick, and nothing more once it is ended."""
    friends = await invite(arrive)
    ann, bob = friends.ann, friends.bob
    await ann.button("Menu").click()
    await ann.button("Let others watch").click()
    await ann.dialog.get_by_role("button", name="Let others watch").click()
    faults = await ann.faults()
    link = await ann.page.get_by_label("The link to send").input_value()
    await ann.page.keyboard.press("Escape")
    for tab in (ann, bob):
        await expect(tab.page.get_by_label("Others may watch")).to_be_visible()
    await friends.play(plays=3)

    visitor = await arrive(size=PHONE, is_dark=True)
    eve = await visitor.open(link.partition("#/")[2])
    await expect(eve.page.get_by_role("heading", level=1)).to_have_text("Bob and Ann")
    await expect(eve.page.get_by_text("has led")).to_be_visible()
    await expect(eve.page.get_by_text("Stage 1, trick 2")).to_be_visible()
    hidden = set(await ann.holding()) | set(await bob.holding())
    drawn = await eve.page.locator("main use").evaluate_all(_NAMES)
    shown = {name[:2] for name in drawn if _CARD.match(name)}
    assert shown
    assert not hidden & shown
    async for _ in eve.in_sizes((NARROWEST, PHONE, DESKTOP)):
        faults += await eve.faults()
        assert await eve.has_no_sideways_scroll()

    visitor.is_refused = True
    await bob.button("Menu").click()
    await bob.button("Let others watch").click()
    await bob.button("Nobody may watch any more").click()
    await expect(eve.page.get_by_text("Nobody may watch with this link")).to_be_visible()
    assert faults == []
