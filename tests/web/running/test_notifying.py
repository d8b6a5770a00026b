"""systemd hears when a server answers, and when it stops."""

from __future__ import annotations

import socket
import sys
from typing import TYPE_CHECKING

import pytest

from tests.web.servers import serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no systemd")


async def test_systemd_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the words of sd_notify(3), and nothing else; who is told that it stops finds no server."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        place = str(tmp_path / "notify")
        heard.bind(place)
        heard.settimeout(0)
        monkeypatch.setenv("NOTIFY_SOCKET", place)
        async with serving(settings_for(tmp_path)):
            assert heard.recv(100) == b"READY=1"
        assert heard.recv(100) == b"STOPPING=1"
        with pytest.raises(BlockingIOError):
            heard.recv(100)
