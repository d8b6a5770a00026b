"""A passkey, from the first page to its deletion, with the browser's own device for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.async_api import expect

from tests.browser.hurrying import hurry_through_hand
from tests.browser.visitors import DESKTOP, NARROWEST, PHONE

if TYPE_CHECKING:
    from playwright.async_api import CDPSession

    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab
    from tests.browser.visitors import Visitor

pytestmark = pytest.mark.thorough


DEVICE: Final = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


async def device_of(tab: Tab) -> tuple[CDPSession, dict[str, str]]:
    """A device that makes passkeys, as one with a finger on it would."""
    session = await tab.page.context.new_cdp_session(tab.page)
    await session.send("WebAuthn.enable")
    added = await session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return session, {"authenticatorId": added["authenticatorId"]}


async def by_name(arrive: Arrive, **wishes: Any) -> Visitor:
    """A visitor who comes by a name, for which passkeys can be made."""
    visitor = await arrive(**wishes)
    visitor.line.address = visitor.line.address.replace("127.0.0.1", "localhost")
    return visitor


async def test_passkey_is_removed_only_when_asked_for_twice(arrive: Arrive) -> None:
    """Of two: the one in use signs this browser out, which its button says before it does."""
    tab = await (await by_name(arrive)).open("me")
    session, _ = await device_of(tab)
    await tab.page.get_by_label("Name that others see").fill("Ann Lee")
    await tab.button("Make a passkey").click()
    await tab.button("I have kept them").click()
    await session.send(
        "WebAuthn.addVirtualAuthenticator", {"options": DEVICE | {"transport": "usb"}}
    )
    await tab.button("Add another passkey").click()
    devices = tab.page.locator(".devices li")
    await expect(devices).to_have_count(2)
    await devices.filter(has_text="used here").get_by_role("button").click()
    await expect(tab.button("Remove and sign out")).to_be_visible()
    await devices.filter(has_not_text="used here").get_by_role("button").click()
    await expect(tab.button("Remove and sign out")).to_have_count(0)
    await expect(devices).to_have_count(2)
    await tab.button("Really remove").click()
    await expect(devices).to_have_count(1)


async def test_passkey_is_made_used_elsewhere_and_deleted(arrive: Arrive) -> None:
    """What a guest has played is there on the second device, and gone from both at the end."""
    first = await (await by_name(arrive, settings={"rules": "small"})).open()
    page = first.page
    session, device = await device_of(first)
    await first.deal()
    await hurry_through_hand(first)
    await page.goto(f"{page.url.split('#')[0]}#/")
    await page.get_by_role("link", name="Your seat and your data").click()
    await expect(page.locator(".facts").first).to_contain_text("1 and 0")
    faults = []
    async for _ in first.in_sizes((PHONE, NARROWEST, DESKTOP)):
        assert await first.has_no_sideways_scroll()
    faults += await first.faults()
    await page.get_by_label("Name that others see").fill("Ann Lee")
    await first.button("Make a passkey").click()
    codes = page.locator(".codes li")
    await expect(codes).to_have_count(10)
    faults += await first.faults()
    code = await codes.first.inner_text()
    await first.button("I have kept them").click()
    await expect(page.locator("h1")).to_have_text("Ann Lee")
    await expect(page.locator(".devices li")).to_have_count(1)
    async for _ in first.in_sizes((PHONE, NARROWEST, DESKTOP)):
        assert await first.has_no_sideways_scroll()
    faults += await first.faults()
    (passkey,) = (await session.send("WebAuthn.getCredentials", device))["credentials"]

    second = await (await by_name(arrive, size=PHONE)).open("me")
    other, its_device = await device_of(second)
    await other.send("WebAuthn.addCredential", {**its_device, "credential": passkey})
    await second.button("I have one already").click()
    await expect(second.page.locator("h1")).to_have_text("Ann Lee")
    await expect(second.page.locator(".facts")).to_contain_text("1 and 0")
    await second.button("Sign out here").click()
    await second.button("Use a recovery code").click()
    await second.page.get_by_role("textbox", name="Recovery code").fill(code.lower())
    await second.button("Sign in").click()
    await expect(second.page.get_by_text("9 codes are left")).to_be_visible()

    async with page.expect_download() as saved:
        await first.button("Save all my data").click()
    assert (await saved.value).suggested_filename == "germanwhist-data.json"
    await first.button("Delete").click()
    sure = first.button("Delete everything")
    await expect(sure).to_have_attribute("aria-disabled", "true")
    faults += await first.faults()
    await page.get_by_label("To be sure").fill("ann lee")
    await sure.click()
    await expect(page.get_by_role("link", name="Your seat and your data")).to_be_visible()
    await page.goto(f"{page.url.split('#')[0]}#/me")
    await expect(page.locator(".facts")).to_contain_text("0 and 0")
    await second.page.reload()
    await expect(second.button("Make a passkey")).to_be_visible()
    assert faults == []
