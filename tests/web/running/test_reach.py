"""Where others reach a server, as it tells whoever invites them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import httpx
import pytest

from germanwhist.web.running import reach
from tests.web.servers import browsing, serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path

    from tests.web.servers import JSON


@pytest.fixture
def in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with two addresses."""
    monkeypatch.setattr(reach, "network_addresses", lambda: ["192.168.1.20", "10.0.0.7"])


async def asked(folder: Path, **changes: object) -> tuple[JSON, int]:
    """What a server with these settings answers, and its port."""
    settings = replace(settings_for(folder), **changes)  # type: ignore[arg-type]
    async with serving(settings) as address, browsing(address) as ann:
        answer = await ann.get("/api/reach")
    assert answer.status_code == 200, answer.text
    return dict(answer.json()), int(address.rpartition(":")[2])


@pytest.mark.usefixtures("in_a_network")
@pytest.mark.parametrize(
    ("changes", "hosts"),
    [
        ({}, ["192.168.1.20", "10.0.0.7"]),
        ({"host": "0.0.0.0"}, ["192.168.1.20", "10.0.0.7"]),  # noqa: S104
    ],
)
async def test_addresses_are_this_machines_with_the_port_in_use(
    changes: JSON, hosts: list[str], tmp_path: Path
) -> None:
    """Port 0 takes a free one: that one is told."""
    told, port = await asked(tmp_path, **changes)
    addresses = [f"http://{host}:{port}" for host in hosts]
    assert told == {"open": bool(changes), "port": port, "addresses": addresses}


async def test_named_origin_is_the_address(tmp_path: Path) -> None:
    """Behind a proxy no address of the machine is of use to anybody."""
    origin = "http://127.0.0.1"
    told, port = await asked(tmp_path, origins=(origin,))
    assert told == {"open": True, "port": port, "addresses": [origin]}


@pytest.mark.usefixtures("in_a_network")
async def test_who_comes_from_elsewhere_is_told_nothing(tmp_path: Path) -> None:
    """The addresses of a machine within its networks are nobody's business outside."""
    async with (
        serving(settings_for(tmp_path)) as address,
        httpx.AsyncClient(base_url=address, timeout=60) as client,
    ):
        answer = await client.get("/api/reach", headers={"X-Forwarded-For": "203.0.113.9"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not_here")


def test_no_address_is_one_that_only_this_machine_opens() -> None:
    """Whatever networks this machine is in."""
    assert not [host for host in reach.network_addresses() if host.startswith(("127.", "0."))]
