"""One Chromium for all tests; a server with an empty database, and as many visitors, for each.

Playwright's asynchronous interface is used: its synchronous one would keep an event loop running,
in which no other asynchronous test of the same session can start.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

import pytest
import pytest_asyncio
from pytest_asyncio import is_async_test

from germanwhist.web.running.settings import STATIC_FILES
from tests import needs

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Browser

    from tests.browser.server import Server
    from tests.browser.visitors import Visitor

CHROMIUM: Final = Path("/usr/bin/chromium")  # for what people do by hand, and the engines
SHELL: Final = Path("/usr/bin/chromium-headless-shell")  # the same without its windows
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# One flow of each part of the product; `make thorough` has all.
_QUICK: Final = frozenset(
    {
        "test_built_files.py",
        "test_first_page.py",
        "test_invitations.py",
        "test_lessons.py",
        "test_match.py",
        "test_memory.py",
        "test_puzzles.py",
    }
)
_SEED: Final = 7  # of the deals
_PATIENCE_MS: Final = 60_000  # a state comes at once, but machines may be busy


class Arrive(Protocol):
    """Brings a new visitor; see `visitors.arrive` for what can be wished."""

    async def __call__(self, **wishes: Any) -> Visitor:
        """A new visitor at the test's server."""
        ...


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let all tests here share one event loop, which is that of the browser; few are quick."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            if is_async_test(item):
                item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
            if item.path.name not in _QUICK:
                item.add_marker(pytest.mark.thorough)


@asynccontextmanager
async def launched(place: Path) -> AsyncIterator[Browser]:
    """A browser program, or a skip where it is not there.

    Args:
        place: a Chromium, in the package of Debian with the same name.
    """
    playwright = needs.library("playwright.async_api", extra="dev")
    needs.file(place, from_=f"the package {place.name} of Debian")
    needs.file(STATIC_FILES / "index.html", from_="make client")
    async with playwright.async_playwright() as started:
        playwright.expect.set_options(timeout=_PATIENCE_MS)
        program = await started.chromium.launch(executable_path=place, args=ARGUMENTS)
        yield program
        await program.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Chromium as a shell without windows, which takes half the processor time."""
    async with launched(SHELL) as program:
        yield program


@pytest_asyncio.fixture(loop_scope="session")
async def server(browser: Browser, tmp_path: Path) -> AsyncIterator[Server]:  # noqa: ARG001
    """A running server, if there is a browser to ask it."""
    from tests.browser.server import Server  # noqa: PLC0415 - heavy

    running = Server(tmp_path, _SEED)
    await running.start()
    yield running
    await running.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def arrive(browser: Browser, server: Server) -> AsyncIterator[Arrive]:
    """Brings visitors; when the test is over, nothing may have gone wrong for any of them."""
    from tests.browser import visitors  # noqa: PLC0415 - needs Playwright

    arrived: list[Visitor] = []

    async def bring(**wishes: Any) -> Visitor:
        arrived.append(await visitors.arrive(browser, server.address, **wishes))
        return arrived[-1]

    yield bring
    for visitor in arrived:
        await visitor.leave()
    troubles = [trouble for visitor in arrived for trouble in visitor.troubles]
    assert troubles == [], "the console must be clean and no request may go elsewhere"
