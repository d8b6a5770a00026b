"""Takes pictures of what moves at the table, to be looked at after a change of a movement.

`python -m tests.browser.frames FOLDER` plays the beginning of a hand, some tricks, the passage into
stage two and the end, holds every movement, and writes one strip of pictures for each kind: at 0,
80, 160 … milliseconds, at the size of a phone and of a desk. `--every` changes the step.
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
from tests.browser.movement import hold, let_go
from tests.browser.visitors import DESKTOP, PHONE, arrive

if TYPE_CHECKING:
    from playwright.async_api import Browser

    from tests.browser.tab import Tab

_SEED: Final = 11
_GO_TO: Final = """(time) => {
    for (const one of document.getAnimations()) { one.pause(); one.currentTime = time; }
}"""
_LENGTH: Final = """Math.max(0, ...document.documentElement.getAnimations()
    .map((one) => one.effect.getComputedTiming().endTime))"""
_WIDTHS: Final = {PHONE: 234, DESKTOP: 576}  # of one picture in a strip
_IN_A_ROW: Final = {PHONE: 7, DESKTOP: 3}


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--every", default=80, help="Milliseconds between two pictures.")
@click.option("--seed", default=_SEED, help="Of the deals.")
def main(folder: Path, every: int, seed: int) -> None:
    """Take the pictures."""
    asyncio.run(_take_all(folder, every, seed))


async def _take_all(folder: Path, every: int, seed: int) -> None:
    expect.set_options(timeout=60_000)
    folder.mkdir(parents=True, exist_ok=True)
    async with opened_browser(seed) as (browser, address):
        for size in (PHONE, DESKTOP):
            await _film(browser, address, size, folder, every)


async def _film(
    browser: Browser, address: str, size: tuple[int, int], folder: Path, every: int
) -> None:
    """One small hand; each kind of movement is kept once for either player."""
    visitor = await arrive(
        browser, address, size=size, settings={"rules": "small", "speed": "normal"}
    )
    tab = await visitor.open("about")
    await hold(tab)
    await tab.page.goto(address)
    await tab.page.locator(".play button[type=submit]").click()
    done: set[str] = set()
    moving = tab.page.locator("main[data-moving]")
    something = tab.result_or_turn.or_(moving).first
    while True:
        await expect(something).to_be_visible()
        if await moving.count():
            kind = await _kind(tab)
            if kind not in done:
                strip = await _strip(tab, size, every)
                strip.save(folder / f"{len(done):02}-{kind}-{size[0]}.png")
                done.add(kind)
            await let_go(tab)
            await tab.page.mouse.move(0, 0)
        elif await tab.result.is_visible():
            break
        else:
            legal = await tab.legal()
            await tab.card(legal[-1] if "sweep-you" in done else legal[0]).click()
            await tab.wait_out_guard()
    await visitor.leave()


async def _kind(tab: Tab) -> str:
    """What moves, such as `draw-you`."""
    main = tab.page.locator("main")
    return f"{await main.get_attribute('data-moving')}-{await main.get_attribute('data-turn')}"


async def _strip(tab: Tab, size: tuple[int, int], every: int) -> Image.Image:
    """The pictures of the movement under way, side by side."""
    length = round(await tab.page.evaluate(_LENGTH))
    pictures: list[Image.Image] = []
    width = _WIDTHS[size]
    for time in [*range(0, length, every), length - 1]:
        await tab.page.evaluate(_GO_TO, time)
        whole = Image.open(io.BytesIO(await tab.page.screenshot()))
        pictures.append(whole.resize((width, round(width * size[1] / size[0]))))
    wide, high = pictures[0].size
    row = min(len(pictures), _IN_A_ROW[size])
    rows = -(-len(pictures) // row)
    strip = Image.new("RGB", (row * (wide + 4), rows * (high + 4)), "white")
    for index, picture in enumerate(pictures):
        strip.paste(picture, (index % row * (wide + 4), index // row * (high + 4)))
    return strip


if __name__ == "__main__":
    main()
