"""Every kind of socket says alike why it lets a client go, and what a limit refuses is counted."""

from __future__ import annotations

from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from germanwhist.web.running.metrics import LIMITED
from tests.web.servers import browsing, serving, settings_for

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.web.servers import Browser, Socket

PING = {"type": "ping"}
KINDS = ("table", "search", "watch")


@asynccontextmanager
async def socket_of(kind: str, browser: Browser) -> AsyncIterator[Socket]:
    """A socket at which a client may send what it likes."""
    async with AsyncExitStack() as stack:
        if kind == "search":
            search = (await browser.post("/api/meeting", {"name": "Ann"})).json()["id"]
            yield await stack.enter_async_context(
                browser.socket_at(f"/api/meeting/{search}/socket")
            )
            return
        table = (await browser.open_table())["id"]
        socket = await stack.enter_async_context(browser.socket(table))
        if kind == "table":
            yield socket
            return
        shown = await socket.read_until("let_watch")
        await socket.send({"type": "let_watch", "seq": shown["seq"]})
        while shown["type"] != "table" or shown["watched"] is None:
            shown = await socket.read()
        secret = (await browser.get(f"/api/tables/{table}/watch")).json()["secret"]
        watching = await stack.enter_async_context(browser.socket_at(f"/api/watch/{table}/socket"))
        await watching.send({"type": "look_on", "secret": secret})
        yield watching


@pytest.mark.parametrize("kind", KINDS)
async def test_message_that_is_too_big_is_told_as_that(tmp_path: Path, kind: str) -> None:
    """1009, as the page of the interface says, and not that it came too fast or is unreadable."""
    async with (
        serving(settings_for(tmp_path)) as address,
        browsing(address) as ann,
        socket_of(kind, ann) as socket,
    ):
        await socket.send("x" * 1025)
        assert await socket.close_code() == 1009


@pytest.mark.parametrize("kind", KINDS)
async def test_client_that_sends_too_fast_is_let_go_and_counted(tmp_path: Path, kind: str) -> None:
    """4429, and the figure of what limits refuse goes up."""
    counter = LIMITED.labels("messages")
    before = counter._value.get()
    slow = settings_for(tmp_path, messages_a_second=0.0)
    async with (
        serving(slow) as address,
        browsing(address) as ann,
        socket_of(kind, ann) as socket,
    ):
        for _ in range(42):
            await socket.send(PING)
        assert await socket.close_code() == 4429
    assert counter._value.get() > before
