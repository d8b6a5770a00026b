"""Somebody at the table who sees nothing: real keys go in, what Orca speaks comes out."""

from __future__ import annotations

import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from playwright.async_api import async_playwright

from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.orca.desktop import Desktop
from tests.browser.orca.ear import Ear
from tests.browser.tab import Tab

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

__all__ = ["Listener", "arrived"]

_WINDOW: Final = (
    "--force-renderer-accessibility",
    "--ozone-platform=x11",
    "--window-size=1280,880",
    "--window-position=0,0",
)


class Listener:
    """A window of Chromium, and the screen reader that reads it.

    Args:
        desktop: where both are.
        ear: what is spoken.
        tab: the page, for whoever wants to know better.
    """

    def __init__(self, desktop: Desktop, *, ear: Ear, tab: Tab) -> None:
        self.ear = ear
        self.tab = tab
        self._desktop = desktop

    async def press(self, key: str) -> None:
        """Press a key, by its X name such as `Return`; nothing spoken before it counts any more."""
        self.ear.take()
        await self._desktop.press(key)


@asynccontextmanager
async def arrived(
    home: Path, address: str, *, settings: dict[str, Any], language: str = "en"
) -> AsyncIterator[Listener]:
    """Somebody at the first page.

    Args:
        home: an empty folder.
        address: of the server.
        settings: what the page has kept in this browser.
        language: of the browser.
    """
    desktop = Desktop(home)
    await desktop.start()
    ear = await Ear.start(desktop)
    kept = json.dumps(json.dumps({"speed": "off", "name": "Ann"} | settings))
    async with async_playwright() as playwright:
        # A window without an address bar, which would have the focus.
        window = await playwright.chromium.launch_persistent_context(
            home / "profile",
            executable_path=CHROMIUM,
            headless=False,
            env={**desktop.environment},
            no_viewport=True,
            locale=language,
            args=[*ARGUMENTS, *_WINDOW, f"--app={address}/#/about"],
        )
        await window.clock.install()
        await window.add_init_script(f"localStorage.germanwhist ??= {kept}")
        (page,) = window.pages
        await page.goto(f"{address}/#/")
        await page.reload()
        await page.locator(".play button[type=submit]").focus()
        try:
            yield Listener(desktop, ear=ear, tab=Tab(page))
        finally:
            await window.close()
            ear.stop()
            await desktop.stop()
