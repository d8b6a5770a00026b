"""What a server is started with."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from germanwhist.service import Setup

__all__ = ["STATIC_FILES", "Settings", "is_loopback"]

_LOCAL_NAMES: Final = ("localhost", "127.0.0.1", "::1")
STATIC_FILES: Final = Path(__file__).parents[1] / "static"


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach a server that listens on this host.

    Example:
        >>> [is_loopback(host) for host in ("localhost", "127.0.0.1", "::1", "0.0.0.0", "a.b")]
        [True, True, True, False, False]
    """
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server runs.

    Args:
        database: the path of an SQLite file or the URL of a database; None for the user's own.
        host: the address to listen on.
        port: the port to listen on; 0 for a free one.
        origins: addresses such as `https://whist.example` under which browsers reach a server
            that stands behind a proxy. When any is named, no other host name is answered.
        path: the path that the server has on its host, such as `/whist`; empty for all of it.
        proxies: the addresses of proxies, whose word on where a request comes from is taken.
        static_files: the folder of the browser client.
        requests_a_minute: how many requests one address may make.
        messages_a_second: how many socket messages a connection may send, over some seconds.
        heartbeat: seconds between two signs of life that a socket asks for; one that gives none
            for as long again is taken to be gone.
        sockets: how many sockets may be open at once.
        sockets_of_an_address: how many of them one address may have.
        connections_of_an_address: how many connections of any kind one address may have, where
            no proxy is named that all come through.
        tables_an_hour: how many tables one address may open in the long run, and at once.
        records_an_hour: how many records it may open to play their hands again.
        reviews_an_hour: how many reviews it may ask for.
        school_an_hour: how many requests it may make to learn: puzzles, lessons, memory, the day.
        share_of_a_person: what part of these four one browser may use up.
        patience: seconds in which a client must send the head of a request, and again its body.
        deals_a_batch: how many deals are published together; see `DealBook`.
        is_metrics_open: whether other machines may ask for `/metrics`.
        prepares_engine: whether to build the engine's tables at the start, beside everything
            else, so that the first strong answer does not wait for them.
        setup: players, judge, random numbers and clocks of the tables.
    """

    database: str | Path | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    path: str = ""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    static_files: Path = STATIC_FILES
    requests_a_minute: int = 600
    messages_a_second: float = 10.0
    heartbeat: float = 5.0
    sockets: int = 2_000
    sockets_of_an_address: int = 100
    connections_of_an_address: int = 200
    tables_an_hour: int = 200
    records_an_hour: int = 200
    reviews_an_hour: int = 240
    school_an_hour: int = 6_000
    share_of_a_person: float = 0.5
    patience: float = 20.0
    deals_a_batch: int = 100
    is_metrics_open: bool = False
    prepares_engine: bool = True
    setup: Setup = field(default_factory=Setup)

    @property
    def https_hosts(self) -> frozenset[str]:
        """The hosts, with their ports, that are reached by HTTPS alone."""
        origins = map(urlsplit, self.origins)
        return frozenset(origin.netloc for origin in origins if origin.scheme == "https")

    @property
    def host_names(self) -> frozenset[str]:
        """The host names answered; empty for all.

        A server for this machine alone answers to this machine's names only: another name that
        leads here is a trick of a foreign page.
        """
        named = tuple(urlsplit(origin).hostname or "" for origin in self.origins)
        is_known = bool(named) or is_loopback(self.host)
        return frozenset((*named, *_LOCAL_NAMES)) if is_known else frozenset()
