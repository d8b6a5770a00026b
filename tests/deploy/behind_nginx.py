"""The files of `deploy/` at work: nginx, and one server or several behind it."""

from __future__ import annotations

import asyncio
import os
import socket
import ssl
import subprocess
import sys
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests import needs

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

__all__ = ["DEPLOY", "TABLES_AN_HOUR", "Club", "deployed", "several"]

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
TABLES_AN_HOUR: Final = 3
NGINX: Final = Path("/usr/sbin/nginx")
OPENSSL: Final = Path("/usr/bin/openssl")
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
    (inner,) = free_ports(1)
    name = "nginx-under-a-path.conf" if path else "nginx.conf"
    plain, secure = write_site(folder, {"127.0.0.1:8000": f"127.0.0.1:{inner}"}, name=name)
    settings = put_in(
        (DEPLOY / "germanwhist.toml").read_text("utf-8"),
        {
            "port = 8000": f"port = {inner}",
            "https://whist.example": f"https://localhost:{secure}",
            "/var/lib/germanwhist/tables.db": str(folder / "tables.db"),
        },
    )
    more = f'tables_an_hour = {TABLES_AN_HOUR}\nshare_of_a_person = 1\npath = "{path}"\n'
    (folder / "whist.toml").write_text(settings + more, "utf-8")
    serve = (sys.executable, "-m", "germanwhist", "serve", "--settings", folder / "whist.toml")
    async with running(*serve) as server, running(NGINX, "-c", folder / "nginx.conf") as nginx:
        assert server.stdout is not None
        assert await server.stdout.readline() == f"http://127.0.0.1:{inner}{path}/\n".encode()
        await answers(secure, nginx)
        yield f"http://localhost:{plain}", f"https://localhost:{secure}"


@dataclass
class Club:
    """Several servers on one database, behind nginx.

    Args:
        address: by HTTPS.
        settings: the file of their settings.
        tls: trusts the certificate.
        ports: of the servers.
        servers: those that run, by their ports.
    """

    address: str
    settings: Path
    tls: ssl.SSLContext
    ports: list[int]
    servers: dict[int, asyncio.subprocess.Process] = field(default_factory=dict)

    async def start(self, port: int) -> None:
        """Start a server, and wait until it answers."""
        serve = (sys.executable, "-m", "germanwhist", "serve", "--settings", self.settings)
        process = await asyncio.create_subprocess_exec(
            *serve, "--port", str(port), stdout=subprocess.PIPE
        )
        self.servers[port] = process
        assert process.stdout is not None
        assert await process.stdout.readline(), "it did not start"

    async def end(self) -> None:
        """End all servers."""
        for one in self.servers.values():
            with suppress(ProcessLookupError):
                one.terminate()
            await one.communicate()


@asynccontextmanager
async def several(folder: Path, database: str, *, processes: int) -> AsyncIterator[Club]:
    """Several servers on one database, as `deploy/nginx-upstream.conf` has them.

    Args:
        folder: for files of the test.
        database: its URL.
        processes: how many, at least two.
    """
    ports = free_ports(processes)
    upstream = (DEPLOY / "nginx-upstream.conf").read_text("utf-8")
    lines = [line for line in upstream.splitlines() if "127.0.0.1:8001" in line]
    assert len(lines) == 1
    more = "\n".join(lines[0].replace("8001", str(port)) for port in ports[2:])
    upstream = put_in(upstream, {"127.0.0.1:8001": f"127.0.0.1:{ports[0]}"})
    upstream = put_in(upstream, {"127.0.0.1:8002": f"127.0.0.1:{ports[1]}"})
    upstream = put_in(upstream, {"    keepalive": f"{more}\n    keepalive"})
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    before = site[site.index("upstream germanwhist") : site.index("map ")]
    _, secure = write_site(folder, {before: upstream[upstream.index("upstream germanwhist {") :]})
    settings = folder / "whist.toml"
    address = f"https://localhost:{secure}"
    settings.write_text(
        f'database = "{database}"\norigins = ["{address}"]\nrequests_a_minute = 100000\n', "utf-8"
    )
    tls = ssl.create_default_context(cafile=str(folder / "fullchain.pem"))
    club = Club(address, settings, tls, ports)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(club.end)
        await asyncio.gather(*map(club.start, ports))
        nginx = await stack.enter_async_context(running(NGINX, "-c", folder / "nginx.conf"))
        await answers(secure, nginx)
        yield club


def write_site(
    folder: Path, changes: dict[str, str], *, name: str = "nginx.conf"
) -> tuple[int, int]:
    """A site of `deploy/` for this machine, with its certificate; its ports for HTTP and HTTPS."""
    needs.file(NGINX, from_="the package nginx-light of Debian")
    needs.file(OPENSSL, from_="the package openssl of Debian")
    plain, secure = free_ports(2)
    certificate(folder)
    site = put_in(
        (DEPLOY / name).read_text("utf-8"),
        {
            "club.example" if name != "nginx.conf" else "whist.example": "localhost",
            **changes,
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
    return plain, secure


async def answers(port: int, program: asyncio.subprocess.Process) -> None:
    """Wait until a program listens."""
    while True:
        assert program.returncode is None, "it did not start"
        with suppress(ConnectionRefusedError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        await asyncio.sleep(0.05)
