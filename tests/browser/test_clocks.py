"""A match with a clock, by two people: it runs, is lost and found, and runs out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.visitors import NARROWEST, PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive
    from tests.browser.server import Server

pytestmark = pytest.mark.thorough


async def test_clock_runs_stands_and_runs_out_before_both(arrive: Arrive, server: Server) -> None:
    """Ann invites with three minutes; Bob's line is lost and found; Ann's time is up."""
    ann_has = await arrive(settings={"rules": "small first_dealer=seat"}, has_worker=False)
    ann = await ann_has.open()
    await ann.button("Invite a friend").click()
    await ann.page.get_by_text("3 min + 5 s").click()
    await ann.button("Make the invitation").click()
    link = await ann.page.get_by_label("The link to send").input_value()
    bob_has = await arrive(size=PHONE, settings={"name": "Bob"}, has_worker=False)
    bob = await bob_has.open(link.partition("#/")[2])
    await expect(bob.page.get_by_text("Whose time is up loses it.")).to_be_visible()
    await bob.button("Take the seat").click()

    mine, theirs = ".clock.you", ".clock.them"
    await expect(ann.page.locator(f"{mine}.runs")).to_be_visible()
    await expect(bob.page.locator(f"{theirs}.runs")).to_be_visible()
    await expect(bob.page.locator(mine)).to_have_attribute("aria-label", "Your time: 3 minutes")
    await expect(bob.page.locator(mine)).to_have_attribute("role", "timer")
    await ann.play()
    await expect(bob.page.locator(f"{mine}.runs")).to_be_visible()

    await bob.button("Menu").click()
    await bob.button("Say something").click()
    assert await bob.faults() == []
    await bob.button("Good luck!").click()
    await expect(ann.page.locator(".phrase")).to_have_text("Bob: Good luck!")
    await expect(ann.story).to_contain_text("Bob: Good luck!")

    await bob_has.go_offline()
    await expect(bob.page.get_by_text("your clock waits 60 s")).to_be_visible()
    await expect(ann.page.get_by_text("The clock stands still")).to_be_visible()
    await expect(ann.say).to_contain_text("Waiting for Bob")
    assert await ann.faults() == []
    await bob_has.come_back()
    await bob.try_now()
    await expect(ann.page.get_by_text("The clock stands still")).not_to_be_visible()
    await bob.play()

    low = ann if await ann.page.locator(f"{mine}.runs").count() else bob
    other = bob if low is ann else ann
    clock = (await low.table())["clock"]
    server.put_forward(clock["left"][("north", "south").index(clock["runs"])] - 18)
    await low.page.reload()
    await other.page.reload()
    await expect(low.page.locator(f"{mine}.low")).to_be_visible()
    await expect(low.say).to_contain_text("Under 20 seconds.")
    await low.page.set_viewport_size({"width": NARROWEST[0], "height": NARROWEST[1]})
    assert await low.faults() == []
    await low.page.clock.fast_forward(9_000)
    await expect(low.story).to_contain_text(re.compile("(10|5) seconds left"))

    server.put_forward(60)
    await other.page.reload()
    await expect(low.result).to_contain_text("Your time is up.")
    await expect(other.result).to_contain_text("You win the match.")
    assert ann_has.troubles == bob_has.troubles == []
