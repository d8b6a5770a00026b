"""Browsers that make passkeys and sign in."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from tests.web.people.authenticator import Device
from tests.web.servers import browsing, serving, settings_for

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import httpx

    from tests.web.servers import JSON, Browser


@asynccontextmanager
async def club(folder: Path, **changes: Any) -> AsyncIterator[str]:
    """A server under a name for which browsers make passkeys."""
    async with serving(settings_for(folder, **changes)) as address:
        yield address.replace("127.0.0.1", "localhost")


@asynccontextmanager
async def person_at(address: str, name: str | None = "Ann") -> AsyncIterator[Person]:
    """A new browser, whose owner makes a passkey at once."""
    async with browsing(address) as browser:
        device = Device(address)
        codes = (await make(browser, device, name)).json()["codes"]
        yield Person(browser, device, codes)


class Person:
    """Somebody with a browser, a device that has their passkey, and their codes."""

    def __init__(self, browser: Browser, device: Device, codes: list[str]) -> None:
        self.browser = browser
        self.device = device
        self.codes = codes


async def make(browser: Browser, device: Device, name: str | None = None) -> httpx.Response:
    """Make a passkey."""
    await browser.post("/api/key", {})
    asked = await browser.post("/api/me/passkeys/options", {"name": name})
    assert asked.status_code == 200, asked.text
    credential = device.make(asked.json()["options"])
    made = {"credential": credential, "device": "phone", "name": name}
    return await browser.post("/api/me/passkeys", made)


async def challenge_for(browser: Browser) -> JSON:
    """What a device is asked to sign for a browser to be signed in."""
    await browser.post("/api/key", {})
    asked = await browser.post("/api/me/sign-in/options", {})
    assert asked.status_code == 200, asked.text
    return dict(asked.json()["options"])


async def sign_in(browser: Browser, device: Device) -> httpx.Response:
    """Sign in by a passkey."""
    return await browser.post(
        "/api/me/sign-in", {"credential": device.use(await challenge_for(browser))}
    )


async def me(browser: Browser) -> JSON:
    """Who a browser is."""
    return dict((await browser.get("/api/me")).json())


async def resign(browser: Browser, table: str) -> None:
    """Give up the hand at a table."""
    async with browser.socket(table) as socket:
        await socket.send({"type": "resign", "seq": (await socket.read())["seq"]})
        await socket.read_until("match_over")


def refusal(response: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal."""
    return response.status_code, response.json()["code"]
