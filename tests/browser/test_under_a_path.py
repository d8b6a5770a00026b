"""A server that shares its host with others, under a path of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest_asyncio
from playwright.async_api import expect

from tests.browser import visitors
from tests.browser.server import Server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from playwright.async_api import Browser

    from tests.browser.visitors import Visitor


@pytest_asyncio.fixture(loop_scope="session")
async def visitor(browser: Browser, tmp_path: Path) -> AsyncIterator[Visitor]:
    """Somebody at such a server."""
    server = Server(tmp_path, 7, path="/whist")
    await server.start()
    arrived = await visitors.arrive(browser, server.address, settings={"rules": "small"})
    yield arrived
    await arrived.leave()
    await server.stop()


async def test_everything_is_under_the_path(visitor: Visitor) -> None:
    """A table, its socket, an invitation, the worker and what it keeps, the address of the app."""
    asked: list[str] = []
    visitor.context.on("request", lambda request: asked.append(request.url))
    tab = await visitor.open(under="/whist")
    await tab.button("Deal the cards").click()
    await tab.hand.first.click()
    await expect(tab.hand).to_have_count(7)  # one played, one drawn
    scope = await tab.page.evaluate("navigator.serviceWorker.ready.then((it) => it.scope)")
    assert scope == f"{visitor.line.address}/whist/"
    await tab.page.reload()
    await expect(tab.hand).to_have_count(7)
    await tab.page.goto(f"{visitor.line.address}/whist/#/")
    await tab.button("Invite a friend").click()
    await tab.button("Make the invitation").click()
    link = await tab.page.get_by_label("The link to send").input_value()
    assert link.startswith(f"{visitor.line.address}/whist/#/join/")
    assert await tab.page.evaluate("caches.keys()") == ["germanwhist-1/whist/"]
    assert len(asked) > 5
    assert [url for url in asked if not url.startswith(scope)] == []
    await visitor.go_offline()
    await tab.page.reload()
    await expect(tab.page.get_by_text("Waiting for the connection")).to_be_visible()
    assert visitor.troubles == []
