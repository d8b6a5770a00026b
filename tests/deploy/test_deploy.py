"""The files of `deploy/` as they are, with the test's name, ports, certificate and folders."""

from __future__ import annotations

import asyncio
import re
import shutil
import ssl
import subprocess
import tomllib
from typing import TYPE_CHECKING, Final

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from germanwhist.web.sockets import Close
from tests.deploy.behind_nginx import DEPLOY, TABLES_AN_HOUR, deployed, several
from tests.web.servers import NEXT_DOOR, browsing, play_match

if TYPE_CHECKING:
    from pathlib import Path

    from tests.web.servers import Browser

UNITS: Final = [
    path for kind in ("service", "socket", "timer") for path in sorted(DEPLOY.glob(f"*.{kind}"))
]
SETTINGS: Final = ["--settings", "/etc/germanwhist.toml"]


@pytest.mark.thorough
async def test_a_match_is_played_behind_nginx_and_nobody_says_who_they_are(tmp_path: Path) -> None:
    """By HTTPS alone, over a socket; and limits count the address that nginx has seen."""
    async with deployed(tmp_path) as (plain, secure):
        tls = ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem"))
        async with httpx.AsyncClient(timeout=60) as http:
            moved = await http.get(f"{plain}/health/live")
        assert moved.status_code == 301
        assert moved.headers["location"] == "https://localhost/health/live"
        async with browsing(secure, tls=tls) as ann:
            healthy = await ann.get("/health/live")
            assert healthy.status_code == 200
            assert "strict-transport-security" in healthy.headers
            novice = {"kind": "computer", "level": "novice"}
            table = await ann.open_table(novice, rules="small")
            assert [*ann.http.cookies] == ["__Host-germanwhist"]
            async with ann.socket(table["id"]) as held:
                assert (await play_match(held))["phase"] == "match_over"
            for number in range(TABLES_AN_HOUR):
                ann.http.headers["X-Forwarded-For"] = f"10.0.0.{number}"
                wish = {"opponent": novice, "name": "Ann"}
                opened = await ann.post("/api/tables", wish)
                assert opened.status_code == (201 if number < TABLES_AN_HOUR - 1 else 429)
        async with browsing(secure, comes_from=NEXT_DOOR, tls=tls) as bob:
            await bob.open_table(novice)


@pytest.mark.thorough
async def test_a_match_is_played_under_a_path_behind_nginx(tmp_path: Path) -> None:
    """Pages, interface and socket; the address without its last stroke leads there."""
    async with deployed(tmp_path, path="/whist") as (_, secure):
        tls = ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem"))
        async with browsing(secure, tls=tls) as ann:
            moved = await ann.get("/whist")
            assert (moved.status_code, moved.headers["location"]) == (308, f"{secure}/whist/")
            ann.address = f"{secure}/whist"
            ann.http.base_url = httpx.URL(f"{secure}/whist")
            page = await ann.get("/")
            script = re.search(r'src="\./(assets/index-[^"]+)"', page.text)
            assert script is not None
            assert (await ann.get(f"/{script[1]}")).status_code == 200
            schema = (await ann.get("/api/schema/openapi.json")).json()
            assert schema["servers"] == [{"url": "/whist"}]
            table = await ann.open_table({"kind": "computer", "level": "novice"}, rules="small")
            async with ann.socket(table["id"]) as held:
                assert (await play_match(held))["phase"] == "match_over"


@pytest.mark.thorough
async def test_processes_are_started_anew_one_after_the_other(
    tmp_path: Path, postgresql: str
) -> None:
    """A match goes on all the while, and nobody who asks for something is refused.

    A socket ends when its server does, and never but then; the browser is told to come back.
    """
    async with (
        several(tmp_path, postgresql, processes=2) as club,
        browsing(club.address, tls=club.tls) as ann,
    ):
        novice = {"kind": "computer", "level": "novice"}
        table = (await ann.open_table(novice, rules="match10"))["id"]
        sent_away: list[int] = []
        playing = asyncio.create_task(play_on(ann, table, sent_away))
        for port in club.ports:
            server = club.servers[port]
            server.terminate()
            while server.returncode is None:
                answer = await ann.get("/api/tables")
                assert answer.status_code == 200
                await asyncio.sleep(0.02)
            await club.start(port)
        assert await playing == "match_over"
        assert len(sent_away) <= len(club.ports)  # once by each, and nobody comes in vain
        assert {*sent_away} <= {CloseCode.GOING_AWAY, CloseCode.SERVICE_RESTART}


async def play_on(browser: Browser, table: str, sent_away: list[int]) -> str:
    """Play a match to its end, and come back as a browser does.

    Args:
        browser: who plays.
        table: the match.
        sent_away: becomes the codes by which servers have closed the socket, but for those by
            which they say that this program plays faster than anybody does.
    """
    while True:
        async with browser.socket(table) as held:
            try:
                return str((await play_match(held))["phase"])
            except ConnectionClosed as closed:
                code = CloseCode.ABNORMAL_CLOSURE if closed.rcvd is None else closed.rcvd.code
            if code != Close.TOO_MANY:
                sent_away.append(code)


@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)
def test_units_name_commands_that_there_are(unit: Path) -> None:
    """With options that they have, and files that the other parts name too."""
    text = unit.read_text("utf-8")
    settings = tomllib.loads((DEPLOY / "germanwhist.toml").read_text("utf-8"))
    for command in re.findall(r"^ExecStart=/opt/germanwhist/bin/germanwhist (.+)$", text, re.M):
        name, *arguments = command.split()
        if unit.stem.endswith("@"):
            assert (name, arguments) == ("serve", [*SETTINGS, "--port", "%i"])
        elif name in ("serve", "prune"):
            assert arguments == SETTINGS
        else:
            assert (name, *arguments[:2]) == ("backup", "--database", settings["database"])
    if shutil.which("systemd-analyze") is None:
        return
    # Programs that are not installed here are no fault of the unit.
    verdict = subprocess.run(  # noqa: S603 - a program of the system
        ["systemd-analyze", "verify", str(unit)],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
    )
    faults = [
        line
        for line in verdict.stderr.splitlines()
        if unit.name in line and "is not executable" not in line
    ]
    assert faults == []
