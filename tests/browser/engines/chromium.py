"""Chromium by Playwright."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.async_api import Browser, ConsoleMessage, Page

__all__ = ["Chromium"]


class Chromium:
    """A profile of its own in the Chromium of these tests.

    Args:
        page: its one tab.
    """

    def __init__(self, page: Page) -> None:
        self.troubles: list[str] = []
        self._page = page
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.troubles.append(error.message))

    @classmethod
    async def start(cls, browser: Browser) -> Chromium:
        """Open a profile.

        Args:
            browser: the program.
        """
        return cls(await browser.new_page())

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(message.text)

    async def resize(self, width: int, height: int) -> None:
        """See `Driver`."""
        await self._page.set_viewport_size({"width": width, "height": height})

    async def open(self, address: str) -> None:
        """See `Driver`."""
        await self._page.goto(address)

    async def evaluate(self, expression: str) -> Any:
        """See `Driver`."""
        return await self._page.evaluate(f"async () => (await ({expression})) ?? null")

    async def press(self, key: str) -> None:
        """See `Driver`."""
        await self._page.keyboard.press(key)

    async def click(self, x: float, y: float) -> None:
        """See `Driver`."""
        await self._page.mouse.click(x, y)

    async def close(self) -> None:
        """See `Driver`."""
        await self._page.close()
