"""Two people with the longest names that there are, at the moments that say most words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from playwright.async_api import expect

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.browser.tab import Tab
    from tests.browser.visitors import Visitor

ANN: Final = "Wilhelmina-Alexandra Gräfin Hohenwarten"
ZOE: Final = "Maximiliane-Ottilie van der Westhuizen-S"

_POST: Final = """async ([path, body]) => {
    const answer = await fetch(`/api/${path}`, {
        method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
    });
    return answer.json();
}"""
_LEAVE: Final = "(path) => fetch(`/api/${path}`, { method: 'DELETE' })"
_RULES: Final = "small match=target=40"


@dataclass
class People:
    """Ann, who looks at everything, and Zoe, who only does what is to be seen.

    Args:
        ann: her browser.
        zoe: the other one's.
    """

    ann: Visitor
    zoe: Visitor

    async def states(self) -> AsyncIterator[tuple[str, Tab]]:
        """The moments, by their names, with Ann's tab at each."""
        tab = await self.ann.open("learn/tour")
        await expect(tab.page.locator(".coach p")).not_to_be_empty()
        yield "coach", tab
        async for state in self._with_a_friend():
            yield state
        async for state in self._at_one_screen():
            yield state

    async def _with_a_friend(self) -> AsyncIterator[tuple[str, Tab]]:
        ann, zoe = await self.ann.open(), await self.zoe.open()
        table = await _opened(ann, {"kind": "person"})
        path = f"tables/{table['id']}"
        await _post(zoe, "key", {})
        await _post(zoe, f"{path}/seat", {"invite": table["invite"], "name": ZOE})
        tab = await self.ann.open(f"table/{table['id']}")
        await expect(tab.hand.first).to_be_visible()
        await zoe.page.evaluate(_LEAVE, path)
        await expect(tab.page.locator(".banner")).to_be_visible()
        yield "away", tab
        await tab.page.locator(".banner .apart").click()
        await expect(tab.dialog).to_be_visible()
        yield "asked before the match is taken", tab
        await tab.dialog.locator(".go .btn").first.click()
        await expect(tab.result).to_be_visible()
        yield "won by absence", tab

    async def _at_one_screen(self) -> AsyncIterator[tuple[str, Tab]]:
        tab = await self.ann.open()
        table = await _opened(tab, {"kind": "local", "name": ZOE})
        tab = await self.ann.open(f"pass/{table['id']}")
        for state in ("cover", "cover with a card"):
            await expect(tab.page.locator(".cover h1")).to_be_visible()
            yield state, tab
            await tab.page.locator(".cover .btn.main").click()
            await tab.play()
            await tab.page.clock.fast_forward(5_000)
        cover = tab.page.locator(".cover .btn.main")
        await expect(cover.or_(tab.playable.first)).to_be_visible()
        if await cover.count():  # the other one has won the trick
            await cover.click()
        await tab.my_turn()
        yield "whose turn it is", tab
        await tab.page.locator(".bar .left .btn").first.click()
        await tab.dialog.locator(".menu .entry:has(use[href='#i-claim'])").last.click()
        yield "asked before the match is resigned", tab
        await tab.dialog.locator(".go .btn").first.click()
        await expect(tab.result).to_be_visible()
        yield "resigned match", tab


async def _opened(tab: Tab, opponent: dict[str, Any]) -> dict[str, Any]:
    await _post(tab, "key", {})
    return await _post(tab, "tables", {"opponent": opponent, "name": ANN, "rules": _RULES})


async def _post(tab: Tab, path: str, body: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = await tab.page.evaluate(_POST, [path, body])
    return answer
