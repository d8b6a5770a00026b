"""What holds for every socket, whatever it is for."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from germanwhist.errors import StorageError
from germanwhist.storage import Database, People
from tests.web.servers import browsing, serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path


async def fail(*_arguments: Any, **_options: Any) -> Any:
    """What a database does that is away."""
    raise StorageError("the database does not answer", code="unavailable")


async def know(_people: People, browser: str) -> str:
    """Who has the browser, while only what comes later cannot be read."""
    return browser


@pytest.mark.parametrize("knows_who_asks", [False, True])
async def test_sockets_opened_without_a_database_are_to_be_tried_again(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    *,
    knows_who_asks: bool,
) -> None:
    """Of a table, of a search and of a watcher; the log has a line for each, and no traceback."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table = (await ann.open_table())["id"]
        async with ann.socket(table) as socket:
            shown = await socket.read_until("let_watch")
            await socket.send({"type": "let_watch", "seq": shown["seq"]})
            while shown["type"] != "table" or shown["watched"] is None:
                shown = await socket.read()
        secret = (await ann.get(f"/api/tables/{table}/watch")).json()["secret"]
        search = (await ann.post("/api/meeting", {})).json()["id"]
        with monkeypatch.context() as away:
            away.setattr(Database, "read", fail)
            if knows_who_asks:
                away.setattr(People, "key_of", know)
            for path in (f"tables/{table}", f"meeting/{search}", f"watch/{table}"):
                async with ann.socket_at(f"/api/{path}/socket") as opened:
                    with suppress(ConnectionClosed):
                        await opened.send({"type": "look_on", "secret": secret})
                    assert (path, await opened.close_code()) == (path, 1013)
                    assert opened.connection.close_reason == "unavailable"
    logged = [line for line in caplog.records if line.levelno >= logging.ERROR]
    assert {line.getMessage() for line in logged} == {"storage: the database does not answer"}
