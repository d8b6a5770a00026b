"""The files of `deploy/` as they are, with the test's name, ports, certificate and folders."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tomllib
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests import needs
from tests.web.servers import NEXT_DOOR, browsing, play_match

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.web.servers import Browser

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
UNITS: Final = [
    path for kind in ("service", "socket", "timer") for path in sorted(DEPLOY.glob(f"*.{kind}"))
]
SETTINGS: Final = ["--settings", "/etc/germanwhist.toml"]
NGINX: Final = Path("/usr/sbin/nginx")
OPENSSL: Final = Path("/usr/bin/openssl")
_TABLES_AN_HOUR: Final = 3
_MAIN: Final = """\
{user}daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def free_ports(count: int) -> list[int]:
    """Ports that nobody listens on."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    try:
        return [one.getsockname()[1] for one in sockets]
    finally:
        for one in sockets:
            one.close()


def certificate(folder: Path) -> None:
    """A key, and a certificate for localhost that it has signed itself."""
    subprocess.run(  # noqa: S603 - a program of the system
        [
            *(OPENSSL, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"),
            *("-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"),
        ],
        check=True,
        capture_output=True,
    )


def put_in(text: str, changes: dict[str, str]) -> str:
    """A file of `deploy/` with other words; each must be there."""
    for before, after in changes.items():
        assert before in text, before
        text = text.replace(before, after)
    return text


@asynccontextmanager
async def running(*command: str | Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """A program, ended at the end of the test."""
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.communicate()


@asynccontextmanager
async def deployed(folder: Path, *, path: str = "") -> AsyncIterator[tuple[str, str]]:
    """A server behind nginx; its addresses by HTTP and by HTTPS."""
    plain, secure, inner = free_ports(3)
    certificate(folder)
    site = put_in(
        (DEPLOY / ("nginx-under-a-path.conf" if path else "nginx.conf")).read_text("utf-8"),
        {
            "club.example" if path else "whist.example": "localhost",
            "127.0.0.1:8000": f"127.0.0.1:{inner}",
            "    listen [::]:80;\n": "",
            "    listen [::]:443 ssl http2;\n": "",
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "listen 443 ": f"listen 127.0.0.1:{secure} ",
            "/etc/letsencrypt/live/localhost": str(folder),
        },
    )
    (folder / "site.conf").write_text(site, "utf-8")
    user = "user root;\n" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(_MAIN.format(folder=folder, user=user), "utf-8")
    settings = put_in(
        (DEPLOY / "germanwhist.toml").read_text("utf-8"),
        {
            "port = 8000": f"port = {inner}",
            "https://whist.example": f"https://localhost:{secure}",
            "/var/lib/germanwhist/tables.db": str(folder / "tables.db"),
        },
    )
    more = f'tables_an_hour = {_TABLES_AN_HOUR}\nshare_of_a_person = 1\npath = "{path}"\n'
    (folder / "whist.toml").write_text(settings + more, "utf-8")
    serve = (sys.executable, "-m", "germanwhist", "serve", "--settings", folder / "whist.toml")
    async with running(*serve) as server, running(NGINX, "-c", folder / "nginx.conf"):
        assert server.stdout is not None
        assert await server.stdout.readline() == f"http://127.0.0.1:{inner}{path}/\n".encode()
        await answers(secure)
        yield f"http://localhost:{plain}", f"https://localhost:{secure}"


async def answers(port: int) -> None:
    """Wait until somebody listens."""
    while True:
        with suppress(ConnectionRefusedError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        await asyncio.sleep(0.05)


@pytest.mark.thorough
async def test_a_match_is_played_behind_nginx_and_nobody_says_who_they_are(tmp_path: Path) -> None:
    """By HTTPS alone, over a socket; and limits count the address that nginx has seen."""
    needs.file(NGINX, from_="the package nginx-light of Debian")
    needs.file(OPENSSL, from_="the package openssl of Debian")
    async with deployed(tmp_path) as (plain, secure):
        tls = ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem"))
        async with httpx.AsyncClient() as http:
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
            for number in range(_TABLES_AN_HOUR):
                ann.http.headers["X-Forwarded-For"] = f"10.0.0.{number}"
                wish = {"opponent": novice, "name": "Ann"}
                opened = await ann.post("/api/tables", wish)
                assert opened.status_code == (201 if number < _TABLES_AN_HOUR - 1 else 429)
        async with browsing(secure, comes_from=NEXT_DOOR, tls=tls) as bob:
            await bob.open_table(novice)


@pytest.mark.thorough
async def test_a_match_is_played_under_a_path_behind_nginx(tmp_path: Path) -> None:
    """Pages, interface and socket; the address without its last stroke leads there."""
    needs.file(NGINX, from_="the package nginx-light of Debian")
    needs.file(OPENSSL, from_="the package openssl of Debian")
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
    """A match goes on all the while, and nobody who asks for something is refused."""
    needs.file(NGINX, from_="the package nginx-light of Debian")
    front, *inner = free_ports(3)
    upstream = put_in(
        (DEPLOY / "nginx-upstream.conf").read_text("utf-8"),
        {"8001": str(inner[0]), "8002": str(inner[1])},
    )
    site = (
        f"server {{ listen 127.0.0.1:{front}; location / {{ proxy_pass http://germanwhist; "
        "proxy_http_version 1.1; proxy_set_header Host $http_host; "
        "proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection upgrade; } }"
    )
    (tmp_path / "site.conf").write_text(upstream + site, "utf-8")
    user = "user root;\n" if os.geteuid() == 0 else ""
    (tmp_path / "nginx.conf").write_text(_MAIN.format(folder=tmp_path, user=user), "utf-8")
    (tmp_path / "whist.toml").write_text(f'database = "{postgresql}"\n', "utf-8")
    serve = (sys.executable, "-m", "germanwhist", "serve", "--settings", tmp_path / "whist.toml")

    async def start(port: int) -> asyncio.subprocess.Process:
        command = (*serve, "--port", str(port))
        process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        assert process.stdout is not None
        assert await process.stdout.readline()
        return process

    servers = [await start(port) for port in inner]
    try:
        async with running(NGINX, "-c", tmp_path / "nginx.conf"):
            await answers(front)
            async with browsing(f"http://127.0.0.1:{front}") as ann:
                novice = {"kind": "computer", "level": "novice"}
                table = (await ann.open_table(novice, rules="match10"))["id"]
                playing = asyncio.create_task(play_on(ann, table))
                for number, port in enumerate(inner):
                    servers[number].terminate()
                    while servers[number].returncode is None:
                        answer = await ann.get("/api/tables")
                        assert answer.status_code == 200
                        await asyncio.sleep(0.02)
                    servers[number] = await start(port)
                assert await playing == "match_over"
    finally:
        for one in servers:
            with suppress(ProcessLookupError):
                one.terminate()
            await one.communicate()


async def play_on(browser: Browser, table: str) -> str:
    """Play a match to its end, and come back as a browser does."""
    while True:
        with suppress(WebSocketException, OSError):
            async with browser.socket(table) as held:
                return str((await play_match(held))["phase"])


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
