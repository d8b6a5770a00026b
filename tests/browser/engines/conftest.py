"""Browsers of three engines, each started for one test and ended with it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final, Protocol

import pytest_asyncio

from tests import needs
from tests.browser.conftest import CHROMIUM, launched
from tests.browser.engines import firefox, webkit
from tests.browser.engines.chromium import Chromium
from tests.browser.engines.person import Person

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from playwright.async_api import Browser

    from tests.browser.engines.driver import Driver
    from tests.browser.server import Server

ENGINES: Final = ("chromium", "firefox", "webkit")
_DEBIAN: Final = {
    firefox.PROGRAM: "firefox-esr",
    webkit.DRIVER: "webkit2gtk-driver",
    webkit.SCREEN: "xvfb",
}


class Seat(Protocol):
    """Seats somebody at a browser; see `Person.arrive` for what can be wished."""

    async def __call__(self, engine: str, size: tuple[int, int], **wishes: Any) -> Person:
        """A new person at the test's server."""
        ...


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Chromium as people have it."""
    async with launched(CHROMIUM) as program:
        yield program


@pytest_asyncio.fixture(loop_scope="session")
async def seat(browser: Browser, server: Server, tmp_path: Path) -> AsyncIterator[Seat]:
    """Seats people; when the test is over, no console may have complained."""
    drivers: list[Driver] = []

    async def start(engine: str) -> Driver:
        if engine == "chromium":
            return await Chromium.start(browser)
        folder = tmp_path / f"{engine}-{len(drivers)}"
        folder.mkdir()
        environment = _environment(folder)
        if engine == "firefox":
            _need(firefox.PROGRAM)
            return await firefox.Firefox.start(folder, environment)
        _need(webkit.DRIVER, webkit.SCREEN)
        return await webkit.WebKit.start(folder, environment)

    async def bring(engine: str, size: tuple[int, int], **wishes: Any) -> Person:
        drivers.append(await start(engine))
        await drivers[-1].resize(*size)
        return await Person.arrive(drivers[-1], server.address, **wishes)

    yield bring
    for driver in drivers:
        await driver.close()
    assert [trouble for driver in drivers for trouble in driver.troubles] == []


def _need(*programs: Path) -> None:
    for program in programs:
        needs.file(program, from_=f"the package {_DEBIAN[program]} of Debian")


def _environment(folder: Path) -> dict[str, str]:
    """The present one, with a home of its own and in English."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    return kept | {"HOME": str(folder), "LANG": "C.UTF-8", "LANGUAGE": "en", "NO_AT_BRIDGE": "1"}
