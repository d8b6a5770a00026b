"""People with a browser: each has cookies and settings of their own, and notes what goes wrong."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from tests.browser.line import Line
from tests.browser.tab import Tab

if TYPE_CHECKING:
    from playwright.async_api import (
        Browser,
        BrowserContext,
        ConsoleMessage,
        Request,
        StorageState,
        WebError,
    )

DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
LANDSCAPE: Final = (844, 390)
NARROWEST: Final = (320, 568)

_WITHOUT_LINE: Final = ("WebSocket connection to", "net::ERR_", "Failed to fetch", "status of 404")

_REFUSED: Final = ("status of 422", "status of 403")


@dataclass
class Visitor:
    """A browser of somebody's own.

    Args:
        context: the browser's profile.
        line: between the browser and the server.
    """

    context: BrowserContext
    line: Line
    loses_line: bool = False  # then failed connections are no fault of the page
    is_refused: bool = False  # then the browser notes that an answer was a refusal
    troubles: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.context.on("console", self._hear)
        self.context.on("weberror", self._note_error)
        self.context.on("request", self._note_request)

    async def open(self, path: str = "", *, under: str = "") -> Tab:
        """A new tab at a page, such as `rules`, of a server under a path, such as `/whist`."""
        page = await self.context.new_page()
        await page.goto(f"{self.line.address}{under}/#/{path}")
        return Tab(page)

    async def leave(self) -> None:
        """Close the browser."""
        await self.context.close()
        await self.line.cut()

    async def go_offline(self) -> None:
        """Lose the network."""
        self.loses_line = True
        await self.line.cut()

    async def come_back(self) -> None:
        """Have the network again."""
        await self.line.mend()

    def _hear(self, message: ConsoleMessage) -> None:
        expected = _WITHOUT_LINE * self.loses_line + _REFUSED * self.is_refused
        is_expected = any(part in message.text for part in expected)
        if message.type in ("error", "warning") and not is_expected:
            self.troubles.append(f"console: {message.text} ({message.location['url']})")

    def _note_error(self, error: WebError) -> None:
        self.troubles.append(f"uncaught: {error.error}")

    def _note_request(self, request: Request) -> None:
        if not request.url.startswith((f"{self.line.address}/", "data:", "blob:")):
            self.troubles.append(f"request to elsewhere: {request.url}")


async def arrive(  # noqa: PLR0913 - what a browser can differ in
    browser: Browser,
    address: str,
    *,
    size: tuple[int, int] = DESKTOP,
    language: str = "en-GB",
    is_dark: bool = False,
    is_still: bool = False,
    has_worker: bool = True,
    settings: dict[str, Any] | None = None,
) -> Visitor:
    """A new visitor.

    The clock of the pages runs as usual and can be put forward, so no test waits.

    Args:
        browser: the program.
        address: of the server.
        size: of the window; a touch screen when it is a phone's.
        language: the browser's own.
        is_dark: whether the system asks for dark pages.
        is_still: whether the system asks for little movement.
        has_worker: whether pages have a service worker. One asks in the page's stead, out of reach
            of a test that holds requests back.
        settings: what the page has kept in this browser; movement is off unless said otherwise.
    """
    line = Line(address)
    await line.mend()
    text = json.dumps({"speed": "off", "name": "Ann"} | (settings or {}))
    storage: StorageState = {
        "cookies": [],
        "origins": [
            {"origin": line.address, "localStorage": [{"name": "germanwhist", "value": text}]}
        ],
    }
    context = await browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=min(size) < 600,
        locale=language,
        color_scheme="dark" if is_dark else "light",
        reduced_motion="reduce" if is_still else "no-preference",
        storage_state=storage,
    )
    context.set_default_timeout(60_000)
    await context.clock.install()
    if not has_worker:
        await context.add_init_script("delete Navigator.prototype.serviceWorker")
    return Visitor(context, line)
