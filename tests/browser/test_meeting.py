"""Two people find each other on the first page, play a match that counts, and see their ratings."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from playwright.async_api import expect

from germanwhist.service import Setup
from germanwhist.storage import Database, verify_ratings
from tests.browser.visitors import DESKTOP, PHONE

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Arrive
    from tests.browser.server import Server
    from tests.browser.tab import Tab


async def begin_to_look(tab: Tab, name: str) -> None:
    """Choose a person, no clock, and look."""
    await tab.page.get_by_role("tab", name="A person").click()
    await tab.page.get_by_role("radio", name="No clock").check()
    await tab.page.get_by_label("Your name at the table").fill(name)
    await tab.button("Find an opponent").click()


async def test_two_find_each_other_play_and_are_rated(
    arrive: Arrive, server: Server, tmp_path: Path
) -> None:
    """Ann plays the computer, is called, and takes the match that Bob leaves; both are rated."""
    ann_has = await arrive(size=PHONE)
    ann = await ann_has.open()
    await begin_to_look(ann, "Ann")
    await expect(ann.page.get_by_role("heading", name="Looking for")).to_be_focused()
    await ann.button("Play Bruno meanwhile").click()
    await ann.my_turn()
    await expect(ann.button("Looking for")).to_be_visible()
    bob = await (await arrive(size=DESKTOP)).open("find")
    await bob.page.get_by_text("One open invitation").click()
    await expect(bob.page.get_by_text("No clock · rated")).to_be_visible()
    faults = await bob.faults()
    await begin_to_look(bob, "Bob")
    await expect(bob.page.get_by_role("heading", name="Ann sits down")).to_be_focused()
    faults += await bob.faults()
    await expect(ann.page).to_have_title("Bob sits down")
    await bob.button("Go to the table").click()
    await expect(bob.button("Waiting for Ann")).to_be_visible()
    await ann.button("Go to the table").click()
    for tab in (ann, bob):
        await expect(tab.page.locator(".opp h2")).to_contain_text("Bob" if tab is ann else "Ann")
        await expect(tab.hand).to_have_count(13)
    await bob.page.evaluate("location.hash = '#/rules'")
    await expect(ann.page.get_by_text("not at the table now", exact=True)).to_be_visible()
    server.put_forward(Setup().absent_after)
    ann = await ann_has.open(ann.page.url.partition("#/")[2])
    await expect(ann.page.get_by_role("region", name="Bob is away.")).to_be_visible()
    await expect(ann.button("Let a computer play on")).to_have_count(0)
    faults += await ann.faults()
    await ann.button("Take the match").click()
    await ann.button("Take it").click()
    await expect(ann.result).to_be_visible()
    for tab, line in ((ann, "1 won, 0 lost"), (bob, "0 won, 1 lost")):
        await tab.page.evaluate("location.hash = '#/me'")
        await expect(tab.page.get_by_text(line)).to_be_visible()
        faults += await tab.faults()
    assert faults == []
    async with await Database.open(tmp_path / "tables.db") as database:
        verified = await asyncio.wait_for(verify_ratings(database), 60)
    assert (verified.matches, verified.people, verified.disagreements) == (1, 2, ())
