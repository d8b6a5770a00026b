"""A browser and a server for programs that look at the page outside of the tests."""

from __future__ import annotations

from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from playwright.async_api import async_playwright

from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.server import Server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Browser

__all__ = ["opened_browser"]


@asynccontextmanager
async def opened_browser(seed: int) -> AsyncIterator[tuple[Browser, str]]:
    """Chromium, and the address of a server with an empty database.

    Args:
        seed: of the deals.
    """
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        with TemporaryDirectory() as place:
            server = Server(Path(place), seed)
            await server.start()
            try:
                yield browser, server.address
            finally:
                await server.stop()
        await browser.close()
