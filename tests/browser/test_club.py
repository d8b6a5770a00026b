"""A whole evening at a club: four servers behind nginx, of which two are killed, and two people."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect

from germanwhist.storage import Database, verify_ratings
from tests.browser.tab import Tab
from tests.deploy.behind_nginx import several

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.async_api import Browser

    from germanwhist.storage import Verified

# Plays the lowest legal cards from another tab, and comes back as often as the line drops; so many
# cards, or to the end of the match.
_PLAY_ON: Final = """(most) => new Promise((done) => {
    const table = location.hash.split("/")[2];
    let cards = 0;
    let isOver = false;
    const open = () => {
        const socket = new WebSocket(new URL(`api/tables/${table}/socket`, location.href));
        socket.onclose = () => isOver || setTimeout(open, 100);
        socket.onmessage = ({ data }) => {
            const { type, phase, abilities, seq, view } = JSON.parse(data);
            if (type !== "table") return;
            if (phase === "match_over" || cards === most) {
                isOver = true;
                socket.close();
                done();
            } else if (abilities.play === null) {
                cards += 1;
                socket.send(JSON.stringify({ type: "play", card: view.legal[0], seq }));
            } else if (abilities.next === null) {
                socket.send(JSON.stringify({ type: "next", seq }));
            }
        };
    };
    open();
})"""


async def sit_down(tab: Tab, name: str) -> None:
    """Look for a person to play a match of three minutes with, for ratings."""
    await tab.page.get_by_role("tab", name="A person").click()
    await tab.page.get_by_label("Your name at the table").fill(name)
    await tab.button("Find an opponent").click()
    await tab.button("Go to the table").click()


async def rated(database: str) -> Verified:
    """The ratings, worked out again from the events."""
    async with await Database.open(database) as opened:
        return await verify_ratings(opened)


@pytest.mark.longest
async def test_two_meet_at_a_club_and_nothing_that_befalls_it_is_seen(
    browser: Browser, postgresql: str, tmp_path: Path
) -> None:
    """A match with clocks that counts; honest deals, ratings that agree, and data that goes."""
    async with several(tmp_path, postgresql, processes=4) as club:
        contexts = [await browser.new_context(ignore_https_errors=True) for _ in range(2)]
        ann, bob = [Tab(await context.new_page()) for context in contexts]
        for tab in (ann, bob):
            await tab.page.goto(f"{club.address}/#/find")
        await asyncio.gather(sit_down(ann, "Ann"), sit_down(bob, "Bob"))
        for tab in (ann, bob):
            await expect(tab.hand).to_have_count(13)
            await expect(tab.page.get_by_role("timer")).to_have_count(2)
        for port in club.ports[:2]:
            await asyncio.gather(*(tab.page.evaluate(_PLAY_ON, 5) for tab in (ann, bob)))
            club.servers[port].kill()
        await asyncio.gather(*(tab.page.evaluate(_PLAY_ON, None) for tab in (ann, bob)))
        for tab in (ann, bob):
            await tab.page.reload()  # the page waits with the first hand's result to be read
            await expect(tab.result).to_contain_text("match")
            await expect(tab.page.get_by_text("checked by your browser")).to_be_visible()
        table = ann.page.url.split("/")[-1]
        record = await ann.page.request.get(f"{club.address}/api/tables/{table}/record")
        said = await asyncio.to_thread(
            subprocess.run,
            (sys.executable, "-m", "germanwhist", "verify", "-"),
            input=await record.body(),
            capture_output=True,
        )
        assert said.returncode == 0, said.stdout
        verified = await rated(postgresql)
        assert (verified.matches, verified.people, verified.disagreements) == (1, 2, ())

        await ann.page.goto(f"{club.address}/#/me")
        await ann.button("Delete").click()
        await ann.page.get_by_label("To be sure").fill("delete")
        await ann.button("Delete everything").click()
        await expect(ann.page.get_by_role("link", name="Your seat and your data")).to_be_visible()
        await bob.page.goto(f"{club.address}/#/me")
        matches = bob.page.get_by_role("region", name="Latest matches")
        await expect(matches.get_by_text("A former player")).to_be_visible()
        assert (await rated(postgresql)).disagreements == ()
        for context in contexts:
            await context.close()
