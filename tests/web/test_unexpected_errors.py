"""What should not have happened is logged once, with the way to it, and told to nobody."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from germanwhist.service import Tables
from germanwhist.service.driving import Drivers
from tests.web.servers import browsing, serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

CARDS = "the queen of spades is at the bottom"


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The lines logged as errors."""
    return [line.getMessage() for line in caplog.records if line.levelno >= logging.ERROR]


def is_told(lines: list[str], place: str) -> bool:
    """Whether there is one line, with the kind, the file and the function, without the words."""
    (line,) = lines
    return "LookupError" in line and place in line and 'File "' in line and CARDS not in line


async def fail(*_arguments: Any, **_options: Any) -> Any:
    """What a programming error looks like."""
    raise LookupError(CARDS)


async def test_error_in_a_socket_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The browser gets a close code that says nothing of it."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table = (await ann.open_table())["id"]
        async with ann.socket(table) as socket:
            before = await socket.read_until("play")
            monkeypatch.setattr(Tables, "ask", fail)
            await socket.send({"type": "undo", "seq": before["seq"]})
            assert await socket.close_code() == 1011
            assert CARDS not in (socket.connection.close_reason or "")
    assert is_told(errors(caplog), "in fail")


async def test_error_in_a_computers_turn_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for a computer's turn, so nobody else would hear of it."""
    monkeypatch.setattr(Drivers, "_take_turn", fail)
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table = (await ann.open_table(rules="first_dealer=seat", dealer="south"))["id"]
        assert (await ann.get(f"/api/tables/{table}")).status_code == 200
    lines = errors(caplog)
    assert is_told(lines[:1], "a computer player's turn")
    assert len(lines) <= 3  # dealing, and looking at the table, try again


async def test_error_in_a_request_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is a problem that says nothing of it."""
    monkeypatch.setattr(Tables, "create", fail)
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        answer = await ann.post("/api/tables", {"opponent": {"kind": "person"}})
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert CARDS not in answer.text
    assert is_told(errors(caplog), "in fail")
