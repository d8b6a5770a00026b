"""Honest deals: the seal during the hand, and what each browser finds out after it."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from playwright.async_api import expect

from germanwhist import Verifier, record_from_json
from tests.browser import visitors
from tests.browser.server import Server
from tests.browser.visitors import PHONE

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.async_api import Browser, Page, WebSocketRoute

_SECRET = re.compile(r'"secret":"([0-9a-f])')


def _forged(message: str | bytes) -> str:
    """A message of a server that opens another secret than the sealed one."""
    text = message if isinstance(message, str) else message.decode()
    return _SECRET.sub(lambda found: f'"secret":"{int(found[1], 16) ^ 1:x}', text)


async def _lie(page: Page) -> None:
    """Let a page be told of other secrets."""

    def between(client: WebSocketRoute) -> None:
        server = client.connect_to_server()
        server.on_message(lambda message: client.send(_forged(message)))

    await page.route_web_socket(re.compile("/socket"), between)


async def test_browsers_check_the_deal_and_say_what_does_not_fit(
    browser: Browser, tmp_path: Path
) -> None:
    """Ann's browser finds an honest deal and saves its proof; Bob's is told another secret."""
    server = Server(tmp_path, None)
    await server.start()
    ann_here = await visitors.arrive(
        browser, server.address, has_worker=False, settings={"rules": "match20"}
    )
    bob_here = await visitors.arrive(
        browser, server.address, has_worker=False, size=PHONE, settings={"name": "Bob"}
    )
    try:
        ann = await ann_here.open()
        await ann.button("Invite a friend").click()
        await ann.button("Make the invitation").click()
        link = await ann.page.get_by_label("The link to send").input_value()
        bob = await bob_here.open(link.partition("#/")[2])
        await _lie(bob.page)
        await bob.button("Take the seat").click()
        await expect(bob.hand.first).to_be_visible()
        await expect(ann.hand.first).to_be_visible()

        await ann.button("Sealed deal").click()
        await expect(ann.sheet.get_by_role("heading", name="Bob’s cut")).to_be_visible()
        assert await ann.sheet.locator(".mono").count() == 3
        assert await ann.faults() == []
        await ann.page.keyboard.press("Escape")
        await expect(ann.sheet).to_have_count(0)
        await bob.button("Sealed deal").click()
        await bob.button("Back to the table").click()
        await expect(bob.sheet).to_have_count(0)

        await ann.button("Menu").click()
        await ann.button("Resign this hand").click()
        await ann.button("Yes, resign").click()
        await ann.button("Honest deal, checked by your browser").click()
        await expect(ann.sheet.locator(".pack li")).to_have_count(52)
        assert await ann.faults() == []
        async with ann.page.expect_download() as saved:
            await ann.button("Save the receipt").click()
        proof = (await (await saved.value).path()).read_text(encoding="utf-8")
        assert Verifier().check(record_from_json(json.loads(proof))) == ()

        await expect(bob.result).to_have_text("This hand does not count.")
        await bob.button("This deal does not fit its seal").click()
        await expect(bob.sheet.locator(".no-match")).to_have_count(1)
        await expect(bob.sheet.locator(".proof li").first).to_contain_text("does not fit")
        assert await bob.faults() == []

        await ann.button("Close").click()
        await ann.button("Next hand").click()  # its cuts are there since the hand before
        await expect(ann.hand.first).to_be_visible()
    finally:
        await ann_here.leave()
        await bob_here.leave()
        await server.stop()
