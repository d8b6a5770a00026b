"""Clients that are silent, too many or too talkative are let go, and the others are served."""

from __future__ import annotations

import asyncio
import logging
import resource
import subprocess
import sys
from contextlib import AsyncExitStack, suppress
from typing import TYPE_CHECKING, Final

import httpx
import pytest

from tests.web.servers import browsing, serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path

_UNFINISHED: Final = (
    b"",
    b"GET /health/live",
    b"GET /health/live HTTP/1.1\r\nHost: localhost\r\nX: y",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/hea",
)


async def connected(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare connection."""
    host, port = address.removeprefix("http://").split(":")
    return await asyncio.open_connection(host, int(port))


@pytest.mark.parametrize("said", _UNFINISHED)
async def test_client_that_does_not_finish_is_let_go(said: bytes, tmp_path: Path) -> None:
    """No connection, head or body may be left unfinished for longer than the server's patience."""
    async with serving(settings_for(tmp_path, patience=0.2)) as address:
        reader, writer = await connected(address)
        writer.write(said)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(100_000)
        writer.close()


async def test_slow_bytes_do_not_buy_time(tmp_path: Path) -> None:
    """A byte now and then is no request: the clock runs from the beginning of each part."""
    async with serving(settings_for(tmp_path, patience=0.2)) as address:
        reader, writer = await connected(address)
        reading = asyncio.create_task(reader.read())
        while not reading.done():
            writer.write(b"G")
            await asyncio.wait([reading], timeout=0.01)
        writer.close()


async def test_one_address_cannot_take_every_connection(tmp_path: Path) -> None:
    """Those past its share are closed; when one goes there is room again."""
    settings = settings_for(tmp_path, connections_of_an_address=3)
    async with serving(settings) as address:
        taken = [await connected(address) for _ in range(3)]
        reader, writer = await connected(address)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
        for _, held in (*taken, (reader, writer)):
            held.close()
        async with browsing(address) as ann:
            assert (await ann.get("/health/live")).status_code == 200


async def test_one_address_cannot_take_every_socket(tmp_path: Path) -> None:
    """One too many of an address is told so, however many the server bears."""
    settings = settings_for(tmp_path, sockets_of_an_address=2)
    async with serving(settings) as address, browsing(address) as ann, AsyncExitStack() as held:
        table = (await ann.open_table())["id"]
        for _ in range(2):
            socket = await held.enter_async_context(ann.socket(table))
            await socket.read_until("table")
        async with ann.socket(table) as third:
            assert await third.close_code() == 4429


async def test_socket_that_pings_without_end_is_let_go(tmp_path: Path) -> None:
    """Pings are answered for free, so there is a limit to them; a few are nobody's business."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table = (await ann.open_table())["id"]
        async with ann.socket(table) as socket:
            await socket.read_until("table")
            for _ in range(10):
                await (await socket.connection.ping())
            for _ in range(1_000):
                await socket.connection.ping()
                if socket.connection.close_code is not None:
                    break
            assert await socket.close_code() == 1006


_FEW_FILES: Final = 96
_SERVE: Final = f"""
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, ({_FEW_FILES}, {_FEW_FILES}))
from germanwhist.cli import main
main(["serve", "--port", "0", "--database", sys.argv[1]])
"""


@pytest.mark.thorough
async def test_server_at_its_file_limit_logs_little_and_serves_on(tmp_path: Path) -> None:
    """More connections than files: no storm in the log, and afterwards everything works."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", _SERVE, str(tmp_path / "tables.db")),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        address = (await process.stdout.readline()).decode().strip().rstrip("/")
        held = [await connected(address) for _ in range(3 * _FEW_FILES)]
        for _, writer in held:
            writer.close()
        async with browsing(address) as ann:
            is_ready = False
            while not is_ready:  # until it has seen them go
                with suppress(httpx.TransportError):
                    is_ready = (await ann.get("/health/ready")).status_code == 200
            await ann.open_table({"kind": "person"})
    finally:
        process.terminate()
        _, log = await process.communicate()
    assert len(log) < 20_000
    assert b"Traceback" not in log


def test_file_limit_is_raised_as_far_as_it_may_be() -> None:
    """The system's usual 1,024 are too few for the sockets a server bears."""
    from germanwhist.web.running.connections import Connections  # noqa: PLC0415 - it changes the limit

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, soft), hard))
        connections = Connections(None)
        raised, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert raised == min(16_384, hard)
        assert sum(connections.take("here") for _ in range(20_000)) == raised - 64
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_errors_of_the_loop_are_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    """Failing to take connections is said once a minute, without a traceback."""
    from germanwhist.web.running.connections import say_less_at_the_file_limit  # noqa: PLC0415

    loop = asyncio.get_running_loop()
    say_less_at_the_file_limit(loop)
    caplog.set_level(logging.DEBUG)
    for _ in range(1_000):
        error = OSError(24, "Too many open files")
        loop.call_exception_handler(
            {"message": "socket.accept() out of system resource", "exception": error}
        )
    assert [line.getMessage() for line in caplog.records] == [
        "no connection can be taken: Too many open files"
    ]
