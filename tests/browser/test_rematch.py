"""Another match between two friends, each with a browser."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.test_two_people import Friends, invite

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab


WISH = "Ann would like another match."


async def finished(arrive: Arrive) -> Friends:
    """Ann and Bob at the end of a match of one hand, which Bob gave up."""
    friends = await invite(arrive)
    await friends.play(plays=2)
    await friends.bob.button("Menu").click()
    await friends.bob.dialog.get_by_role("button", name="Resign this hand").click()
    await friends.bob.dialog.get_by_role("button", name="Yes").click()
    await expect(friends.ann.result).to_be_visible()
    await expect(friends.bob.result).to_be_visible()
    return friends


async def place(tab: Tab) -> str:
    """The address of the page within the site."""
    return str(await tab.page.evaluate("location.hash"))


async def are_at_a_new_table(friends: Friends, old: str) -> None:
    """Both hold cards at one table that is not the old one."""
    for tab in (friends.ann, friends.bob):
        await expect(tab.hand).to_have_count(7)
    new = await place(friends.ann)
    assert new == await place(friends.bob)
    assert new != old


async def test_friend_is_asked_in_words_and_agrees_with_one_click(arrive: Arrive) -> None:
    """The friend's page reloads while the question is open; then both go to the next match."""
    friends = await finished(arrive)
    ann, bob, _ = friends
    old = await place(ann)
    await ann.button("Another match").click()
    await expect(ann.page.locator(".asked").get_by_text("Bob has been asked.")).to_be_visible()
    await expect(bob.page.get_by_role("log").filter(has_text=WISH)).to_be_visible()
    assert await bob.faults() == []
    await bob.page.reload()
    await expect(bob.page.locator(".asked").get_by_text(WISH)).to_be_visible()
    await expect(bob.page).to_have_title(re.compile(r"^Another match\?"))
    await bob.button("Play another match").click()
    await are_at_a_new_table(friends, old)
    assert not set(await ann.holding()) & set(await bob.holding())
    await friends.play(plays=2)

    # Whoever opens the old link, or goes back, is taken along.
    new, site = bob.page.url, bob.page.url.partition("#")[0]
    await bob.page.goto(f"{site}#/rules")
    await bob.page.goto(f"{site}{old}")
    await expect(bob.page).to_have_url(new)
    await expect(bob.hand.first).to_be_visible()
    await ann.page.goto(f"{ann.page.url.partition('#')[0]}#/statistics")
    await expect(ann.page.get_by_text("A person").first).to_be_visible()


async def test_friend_who_is_away_finds_the_question_on_coming_back(arrive: Arrive) -> None:
    """On the first page too. The one who asks is told that it waits, and is taken along."""
    friends = await finished(arrive)
    ann, bob, _ = friends
    old, site = await place(ann), bob.page.url.partition("#")[0]
    await bob.page.goto(f"{site}#/rules")
    await ann.button("Another match").click()
    await expect(ann.page.locator(".asked").get_by_text("The question waits here.")).to_be_visible()
    await ann.page.reload()
    await expect(ann.page.locator(".asked").get_by_text("The question waits here.")).to_be_visible()
    await bob.page.goto(f"{site}#/")
    await expect(bob.page.locator(".cont").get_by_text(WISH)).to_be_visible()
    await bob.page.get_by_role("link", name="Continue").click()
    await expect(bob.page.get_by_role("log").filter(has_text=WISH)).to_be_visible()
    await expect(bob.page.locator(".after .btn.main")).to_be_visible()  # it comes a little later
    await bob.page.keyboard.press("n")
    await are_at_a_new_table(friends, old)


async def test_both_ask_at_once(arrive: Arrive) -> None:
    """Neither need agree any more: each wished it already."""
    friends = await finished(arrive)
    old = await place(friends.ann)
    for tab in (friends.ann, friends.bob):
        # Not awaited by the page in between: both clicks are made on the same state.
        await tab.page.evaluate("document.querySelector('.after .main').click()")
    await are_at_a_new_table(friends, old)


@pytest.mark.parametrize("who_leaves", ["ann", "bob"])
async def test_leaving_refuses_and_a_new_invitation_is_offered(
    arrive: Arrive, who_leaves: str
) -> None:
    """The other one reads who has left; the next match then begins with an invitation."""
    friends = await finished(arrive)
    await friends.ann.button("Another match").click()
    await expect(friends.bob.page.locator(".asked").get_by_text(WISH)).to_be_visible()
    leaver, other = (
        (friends.ann, friends.bob) if who_leaves == "ann" else (friends.bob, friends.ann)
    )
    await leaver.button("Menu").click()
    await leaver.dialog.get_by_role("button", name="Leave").click()
    name = who_leaves.title()
    await expect(
        other.page.locator(".asked").get_by_text(f"{name} has left the table.")
    ).to_be_visible()
    await other.button("New match").click()
    await expect(other.page.get_by_label("The link to send")).to_be_visible()
