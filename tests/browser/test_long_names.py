"""Two names of forty letters at the moments that say most words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.async_api import expect

from tests.browser.layout import AFTERWARDS, AT_THE_TABLE, ON_THE_COVER, check
from tests.browser.long_names import ANN, ZOE, People
from tests.browser.visitors import DESKTOP, LANDSCAPE, NARROWEST, PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab


_SIZES = (NARROWEST, PHONE, LANDSCAPE, DESKTOP)
_IN_SIGHT = ".banner .btn, .coach .btn, .dialog .btn, .cover .btn, .after .btn.main"


async def test_long_names_overlap_nothing_and_hide_no_button(arrive: Arrive) -> None:
    """An absence, the tour's coach, the cover, and matches that end before their time."""
    ann = await arrive(size=PHONE, language="fr-FR", settings={"name": ANN})
    zoe = await arrive(settings={"name": ZOE})
    async for state, tab in People(ann, zoe).states():
        async for size in tab.in_sizes(_SIZES):
            await _check(tab, f"{state} {size}")


async def _check(tab: Tab, state: str) -> None:
    if await tab.page.locator(".cover").count():
        await check(tab, ON_THE_COVER, state, within=".cover")
    elif await tab.result.is_visible():
        await check(tab, AFTERWARDS, state)
    else:
        await check(tab, (*AT_THE_TABLE, ".banner", ".coach"), state)
    for button in await tab.page.locator(_IN_SIGHT).all():
        await button.scroll_into_view_if_needed()
        await expect(button).to_be_in_viewport(ratio=0.99)  # but for a part of a pixel
    await tab.page.evaluate("scrollTo(0, 0)")
