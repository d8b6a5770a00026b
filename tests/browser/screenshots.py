"""Takes the pictures of the page that the documentation shows.

`python -m tests.browser.screenshots` writes `docs/images/{home,table,table-phone}.png` anew, from
the built client. `--all FOLDER` takes every main state at phone and desktop size instead, to be
looked at after a change of the page's look.
"""

from __future__ import annotations

import asyncio
import io
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from PIL import Image
from playwright.async_api import expect

from tests.browser.by_hand import opened_browser
from tests.browser.test_accessibility import PAGES
from tests.browser.visitors import DESKTOP, LANDSCAPE, PHONE, arrive

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Browser

    from tests.browser.tab import Tab

IMAGES: Final = Path(__file__).parents[2] / "docs/images"
_COLOURS: Final = 256  # enough for flat drawings, and a third of the size
_SEED: Final = 11  # of deals that look well


@click.command()
@click.option("--all", "folder", type=click.Path(path_type=Path), help="Every state, to a folder.")
def main(folder: Path | None) -> None:
    """Take the pictures."""
    asyncio.run(_take_pictures(folder))


async def _take_pictures(folder: Path | None) -> None:
    expect.set_options(timeout=60_000)
    async with opened_browser(_SEED) as (browser, address):
        if folder is None:
            await _take_for_documentation(browser, address)
        else:
            await _take_all(browser, address, folder)


async def _take_for_documentation(browser: Browser, address: str) -> None:
    for name, size, plays in (("table", DESKTOP, 5), ("table-phone", PHONE, 4)):
        visitor = await arrive(browser, address, size=size, settings={"level": "counter"})
        tab = await visitor.open()
        await tab.deal()
        for _ in range(plays):
            await tab.play()
            await tab.my_turn()
        await _save(tab, IMAGES / f"{name}.png")
        if name == "table":
            await tab.page.goto(f"{visitor.line.address}/#/")
            await expect(tab.page.get_by_role("link", name="Continue")).to_be_visible()
            await expect(tab.page.locator(".lv").first).to_be_visible()
            await _save(tab, IMAGES / "home.png")
        await visitor.leave()


async def _take_all(browser: Browser, address: str, folder: Path) -> None:
    for size in (DESKTOP, PHONE, LANDSCAPE):
        for look in ("light", "dark"):
            visitor = await arrive(
                browser,
                address,
                size=size,
                is_dark=look == "dark",
                settings={"rules": "small match=hands=2", "level": "counter"},
            )
            tab = await visitor.open()
            async for state in _states(tab, visitor.line.address):
                await _save(tab, folder / f"{state}-{look}-{size[0]}x{size[1]}.png")
            await visitor.leave()


async def _states(tab: Tab, address: str) -> AsyncIterator[str]:
    """Go through the main states of the page; the name of each."""
    await expect(tab.page.locator(".lv").first).to_be_visible()
    yield "home"
    await tab.deal()
    yield "table-lead"
    await tab.play()
    await tab.my_turn()
    await tab.page.keyboard.press("l")
    yield "table-last"
    await tab.page.keyboard.press("Escape")
    await tab.page.keyboard.press("i")
    await tab.sheet.locator(".btn.main").click()
    await expect(tab.sheet.locator("table")).to_be_visible()
    yield "table-hint"
    await tab.page.keyboard.press("Escape")
    await tab.page.keyboard.press("m")
    yield "table-menu"
    await tab.page.keyboard.press("Escape")
    await tab.play_to_stage_two()
    yield "table-stage-two"
    await tab.page.keyboard.press("r")
    yield "table-claim"
    await tab.page.keyboard.press("Escape")
    await tab.play_hand()
    yield "result"
    for path, sign in PAGES.items():
        await tab.page.goto(f"{address}/#/{path}")
        await expect(tab.page.locator(sign).first).to_be_visible()
        yield path.replace("/", "-")


async def _save(tab: Tab, path: Path) -> None:
    await tab.page.mouse.move(0, 0)  # a card under the pointer is lifted
    picture = Image.open(io.BytesIO(await tab.page.screenshot(animations="disabled")))
    path.parent.mkdir(parents=True, exist_ok=True)
    few = picture.convert("RGB").quantize(_COLOURS, kmeans=3, dither=Image.Dither.NONE)
    few.save(path, optimize=True)


if __name__ == "__main__":
    main()
