"""Same cards: from the first page to the result, for two people with a browser each."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from playwright.async_api import expect

from tests.browser.hurrying import hurry_through_hand
from tests.browser.visitors import DESKTOP, NARROWEST, PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab

# Begins the next deals and gives each up at once; a hand of the test's own would take a minute.
_GIVE_UP: Final = """async (id) => {
    for (;;) {
        const same = await (await fetch(`/api/same/${id}`)).json();
        if (same.next === null) return;
        const path = `/api/same/${id}/deals/${same.next}`;
        const headers = { "Content-Type": "application/json" };
        const taken = await fetch(path, { method: "POST", headers, body: "{}" });
        if (!taken.ok) throw new Error(await taken.text());
        const { id: table } = await taken.json();
        await new Promise((done) => {
            const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
            socket.onmessage = ({ data }) => {
                const { type, phase, seq } = JSON.parse(data);
                if (type !== "table") return;
                if (phase !== "match_over") return socket.send(`{"type":"resign","seq":${seq}}`);
                socket.close();
                done();
            };
        });
    }
}"""


async def play_next(tab: Tab) -> None:
    """Play the deal that is next, and come back."""
    await tab.page.locator(".next-deal .btn").click()
    await hurry_through_hand(tab)
    await tab.button("How it compares").click()
    await expect(tab.page.get_by_role("heading", name="Same cards")).to_be_visible()


async def give_up_the_rest(tab: Tab) -> None:
    """Give up every deal that is left, and look at the page again."""
    await tab.page.evaluate(_GIVE_UP, tab.page.url.rpartition("/")[2])
    await tab.page.reload()


async def test_two_play_the_same_cards_and_see_how_they_stand(arrive: Arrive) -> None:
    """A result is face down until both have played; then the sum, the result, and both hands."""
    ann = await (await arrive()).open()
    await ann.page.get_by_role("link", name="Same cards Eight").click()
    await ann.page.get_by_text("4", exact=True).click()
    await ann.page.get_by_label("Rules").select_option("small")
    faults = await ann.faults()
    await ann.button("Make the link").click()
    link = await ann.page.get_by_label("The link to send").input_value()
    await play_next(ann)
    alone = ann.page.locator(".deals li").first
    await expect(alone.locator(".you .res")).to_have_text(re.compile(r"^\d–\d$"))

    bob = await (await arrive(size=PHONE, settings={"name": ""})).open(link.partition("#/")[2])
    await expect(bob.page.get_by_role("heading", name="Ann challenges you")).to_be_visible()
    await bob.page.get_by_label("Your name").fill("Bob")
    faults += await bob.faults()
    await bob.button("Take the challenge").click()
    first = bob.page.locator(".deals li").first
    await expect(first.locator(".them")).to_contain_text("face down")
    assert not re.search(r"\d–\d", await bob.page.content())
    async for _ in bob.in_sizes((NARROWEST, PHONE, DESKTOP)):
        assert await bob.has_no_sideways_scroll()
    faults += await bob.faults()
    await bob.page.locator(".next-deal .btn").click()
    await bob.play()
    await bob.my_turn()
    await expect(bob.action("hint")).to_have_attribute("aria-disabled", "true")
    await bob.page.go_back()
    await play_next(bob)
    await expect(first.locator(".them .res")).to_have_text(re.compile(r"^\d–\d$"))
    await expect(bob.page.locator(".ahead")).to_contain_text("even, on one deal")

    await give_up_the_rest(bob)
    await expect(bob.page.locator(".wait")).to_contain_text("Now it is Ann’s turn")
    await play_next(ann)
    await expect(ann.page.locator(".ahead")).to_contain_text("You are ahead by")
    await give_up_the_rest(ann)
    await expect(ann.page.get_by_role("heading", name="You win the same cards")).to_be_visible()
    async for _ in ann.in_sizes((PHONE, DESKTOP)):
        assert await ann.has_no_sideways_scroll()
    faults += await ann.faults()
    await ann.page.get_by_role("link", name="Compare deal 2").click()
    await expect(ann.page.get_by_role("heading", name="Deal 2")).to_be_visible()
    faults += await ann.faults()
    await ann.page.get_by_role("link", name="Review Bob’s hand").click()
    heading = re.compile(r"^(Bruno beat Bob|Bob beat Bruno) \d–\d$")
    await expect(ann.page.get_by_role("heading", level=1, name=heading)).to_be_visible()
    await ann.page.goto(f"{ann.page.url.partition('#')[0]}#/same")
    await expect(ann.page.locator(".mine li")).to_contain_text("4 deals decided")
    assert faults == []


async def test_three_come_with_one_link_and_see_all_deals_beside_each_other(arrive: Arrive) -> None:
    """What others made is face down until one has played it too; then a list and a sheet."""
    ann = await (await arrive(has_worker=False)).open("same")
    await ann.page.get_by_text("Up to eight", exact=True).click()
    await ann.page.get_by_text("4", exact=True).click()
    await ann.button("Make the link").click()
    link = await ann.page.get_by_label("The link to send").input_value()
    for name in ("Bob", "Bea"):
        wishes = {"size": PHONE, "settings": {"name": name}, "has_worker": False}
        other = await (await arrive(**wishes)).open(link.partition("#/")[2])
        await other.button("Take the challenge").click()
        await expect(other.page.locator(".everyone tbody tr")).to_have_count(4)
        await give_up_the_rest(other)
        await expect(other.page.locator(".wait")).to_be_visible()
    await ann.page.reload()
    first = ann.page.locator(".everyone tbody tr").first
    await expect(first.get_by_text("face down")).to_have_count(2)
    assert await ann.page.locator(".everyone .made").count() == 0
    await ann.button("Close the link").click()
    await expect(ann.dialog).to_have_css("padding", "0px")  # not that of panels
    faults = await ann.faults()
    await ann.button("Yes, close it").click()
    await expect(ann.page.get_by_role("heading", name="The way back")).to_be_visible()
    await give_up_the_rest(ann)
    await expect(ann.page.get_by_role("heading", name="Nobody wins the same cards")).to_be_visible()
    await expect(first.locator(".made")).to_have_text(["0", "0", "0"])
    async for _ in ann.in_sizes((NARROWEST, PHONE, DESKTOP)):
        assert await ann.has_no_sideways_scroll()
    faults += await ann.faults()
    await first.get_by_role("link", name="Deal 1, compare").click()
    beside = ann.page.get_by_role("navigation", name="Beside whom")
    bea = beside.get_by_role("link", name="Bea 0–13")
    await bea.click()
    await expect(ann.page.get_by_role("heading", name="Deal 1: you 0–13, Bea 0–13")).to_be_visible()
    await expect(bea).to_have_attribute("aria-current", "true")
    faults += await ann.faults()
    assert faults == []
