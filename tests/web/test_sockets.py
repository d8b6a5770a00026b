"""What holds for every socket, whatever it is for."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from germanwhist.errors import StorageError
from germanwhist.storage import Database, People
from germanwhist.web.backend import Backend
from germanwhist.web.running.connections import SocketProtocol
from tests.web.servers import Browser, browsing, serving, settings_for, two_browsers

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


async def test_socket_that_is_being_opened_as_the_server_stops_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not that something is wrong with the server: a browser comes back at once."""
    is_asked, is_stopping = asyncio.Event(), asyncio.Event()
    key_of, shutdown = People.key_of, SocketProtocol.shutdown

    async def ask(people: People, browser: str) -> str:
        is_asked.set()
        await is_stopping.wait()
        return await key_of(people, browser)

    def stop(protocol: SocketProtocol) -> None:
        shutdown(protocol)
        is_stopping.set()

    async def code_of(ann: Browser, table: str) -> int | None:
        async with ann.socket(table) as opened:
            return await opened.close_code()

    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table = (await ann.open_table())["id"]
        monkeypatch.setattr(People, "key_of", ask)
        monkeypatch.setattr(SocketProtocol, "shutdown", stop)
        opening = asyncio.create_task(code_of(ann, table))
        await is_asked.wait()
    assert await opening == 1001


async def test_line_that_is_kept_open_does_not_lead_to_a_server_that_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request on it would bring back whoever has just been sent away."""
    request = b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n"
    close, said = Backend.close, [b""]
    async with serving(settings_for(tmp_path)) as address:
        host, port = address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(request)
        await reader.readuntil(b"\r\n\r\n")

        async def ask_once_more(backend: Backend) -> None:
            writer.write(request)
            with suppress(ConnectionError):
                said.append(await reader.read())
            await close(backend)

        monkeypatch.setattr(Backend, "close", ask_once_more)
    writer.close()
    assert b"HTTP" not in b"".join(said)


async def test_what_was_said_before_going_is_heard(tmp_path: Path) -> None:
    """A client that asks, leaves and closes in one breath has left, although no answer arrives."""
    async with two_browsers(tmp_path) as (ann, bob):
        table = await ann.open_table({"kind": "person"})
        await bob.take_seat(table, "Bob")
        async with bob.socket(table["id"]) as his, ann.socket(table["id"]) as hers:
            await hers.read_until("playing")
            await hers.say_and_go({"type": "ping"}, {"type": "leave", "seq": 0})
            async with asyncio.timeout(60):
                while not (await his.read_until("table"))["seats"]["south"]["left"]:
                    pass


async def test_answers_to_a_broken_line_leave_nothing_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever asks much and breaks the line cannot fill a log with what could not be sent."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table = (await ann.open_table())["id"]
        for _ in range(3):
            async with ann.socket(table) as socket:
                await socket.read_until("table")
                await socket.say_and_break(*([{"type": "ping"}] * 15))
        async with ann.socket(table) as socket:
            await socket.read_until("table")
    assert [record.getMessage() for record in caplog.records if record.levelno > logging.INFO] == []
