"""Measures how quick the page is: `python -m tests.browser.speed` prints the figures.

They are times of this machine, so no test asks for them. A hand is played with its movements at a
slow-down of 1 and of 6; each time the page notes how long it takes from a tap to the first change
that answers it, and how far apart its frames are.
"""

from __future__ import annotations

import asyncio
import time
from statistics import quantiles
from typing import TYPE_CHECKING, Final

import click
from playwright.async_api import expect

from tests.browser.by_hand import opened_browser
from tests.browser.tab import GUARD_MS
from tests.browser.visitors import PHONE, arrive

if TYPE_CHECKING:
    from playwright.async_api import Browser

_SEED: Final = 11
_WATCH: Final = """() => {
    const seen = { answers: [], frames: [] };
    window.seen = seen;
    let tapped = null;
    addEventListener("pointerdown", (event) => { tapped = event.timeStamp; }, true);
    new MutationObserver(() => {
        if (tapped !== null) seen.answers.push(performance.now() - tapped);
        tapped = null;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    let before = null;
    const frame = (now) => {
        if (before !== null) seen.frames.push(now - before);
        before = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""


async def _measure(browser: Browser, address: str, slow_down: int) -> str:
    """One hand; the figures as a line."""
    visitor = await arrive(
        browser, address, size=PHONE, settings={"level": "novice", "speed": "normal"}
    )
    tab = await visitor.open()
    session = await tab.page.context.new_cdp_session(tab.page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": slow_down})
    await expect(tab.page.locator(".play button[type=submit]")).to_be_visible()
    began = time.perf_counter()
    await tab.page.reload()
    await tab.page.locator(".play button[type=submit]").click()
    await expect(tab.page.locator("[data-card]").first).to_be_visible()  # of the cut
    first = 1000 * (time.perf_counter() - began)
    await expect(tab.hand.first).to_be_visible()
    dealt = 1000 * (time.perf_counter() - began)
    await tab.my_turn()
    await tab.page.evaluate(_WATCH)
    await tab.play_hand()
    seen = await tab.page.evaluate("seen")
    await visitor.leave()
    # The tab puts the page's clock forward after each play: that is no time between frames.
    frames = quantiles((f - GUARD_MS if f >= GUARD_MS else f for f in seen["frames"]), n=100)
    return (
        f"slow-down {slow_down}: first card {first:.0f} ms after the page was asked for, "
        f"own hand after {dealt:.0f} ms; "
        f"{len(seen['answers'])} taps answered after {max(seen['answers']):.0f} ms at most; "
        f"frames {frames[49]:.0f} ms apart, {frames[94]:.0f} ms at the 95th percentile"
    )


async def _measure_all() -> None:
    expect.set_options(timeout=60_000)
    async with opened_browser(_SEED) as (browser, address):
        for slow_down in (1, 6):
            click.echo(await _measure(browser, address, slow_down))


if __name__ == "__main__":
    asyncio.run(_measure_all())
