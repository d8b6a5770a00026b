"""Invitations as two browsers see them: the own link, a used one, and what a browser may lack."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.visitors import PHONE

if TYPE_CHECKING:
    from playwright.async_api import Route

    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab
    from tests.browser.visitors import Visitor

# As over plain HTTP on another machine, where browsers keep these to themselves.
_INSECURE = """for (const name of ["clipboard", "share", "canShare", "serviceWorker"])
    delete Navigator.prototype[name];"""


async def inviting(visitor: Visitor) -> tuple[Tab, str]:
    """A visitor who has laid a table, and the path of the link to it."""
    tab = await visitor.open()
    await tab.button("Invite a friend").click()
    await tab.button("Make the invitation").click()
    link = await tab.page.get_by_label("The link to send").input_value()
    return tab, link.partition("#/")[2]


@pytest.mark.thorough
async def test_own_invitation_opened_in_a_second_tab_takes_nothing(arrive: Arrive) -> None:
    """Ann tries her own link; Bob still finds the seat free, and each has a hand."""
    anns_browser = await arrive(settings={"rules": "small"})
    ann, link = await inviting(anns_browser)
    second = await anns_browser.open(link)
    await expect(second.page.get_by_text("This is your own invitation")).to_be_visible()
    await expect(second.button("Take the seat")).to_have_count(0)
    bob = await (await arrive(settings={"name": "Bob"})).open(link)
    await bob.button("Take the seat").click()
    await expect(bob.hand).to_have_count(7)
    await ann.page.reload()
    await expect(ann.hand).to_have_count(7)
    assert not set(await ann.holding()) & set(await bob.holding())


async def test_invitation_says_who_invites_to_which_rules_and_when_it_is_used(
    arrive: Arrive,
) -> None:
    """Before the seat is taken, after it to somebody else, and to the one who took it."""
    _, link = await inviting(await arrive(settings={"rules": "match20"}))
    bobs_browser = await arrive(size=PHONE, settings={"name": "Bob"})
    bob = await bobs_browser.open(link)
    await expect(bob.page.get_by_role("heading", name="Ann invites you")).to_be_visible()
    await expect(bob.page.get_by_text("Match to 20")).to_be_visible()
    assert await bob.faults() == []
    await bob.button("Take the seat").click()
    await expect(bob.hand.first).to_be_visible()
    late = await (await arrive()).open(link)
    await expect(late.page.get_by_role("heading", name="This seat is taken")).to_be_visible()
    await expect(late.page.get_by_label("Your name")).to_have_count(0)
    again = await bobs_browser.open(link)
    await expect(again.hand.first).to_be_visible()


async def test_link_is_copied_also_where_the_page_is_not_secure(arrive: Arrive) -> None:
    """Pasting gives what the field shows."""
    visitor = await arrive()
    await visitor.context.add_init_script(_INSECURE)
    tab, link = await inviting(visitor)
    await tab.button("Copy the link").click()
    await expect(tab.button("Copied")).to_be_visible()
    await tab.page.evaluate("document.body.append(document.createElement('textarea'))")
    await tab.page.locator("textarea").focus()
    await tab.page.keyboard.press("Control+V")
    assert (await tab.page.locator("textarea").input_value()).endswith(f"#/{link}")


async def test_address_of_this_machine_says_that_nobody_else_can_open_it(arrive: Arrive) -> None:
    """And how to let others in, at the server's own port."""
    tab, _ = await inviting(await arrive())
    told = await tab.ask("reach")
    assert not told["open"]
    await expect(tab.page.get_by_text("on this computer only")).to_be_visible()
    command = f"germanwhist serve --host 0.0.0.0 --port {told['port']}"
    await expect(tab.page.get_by_text(command)).to_be_visible()
    for address in told["addresses"][:1]:
        await expect(tab.page.get_by_text(address)).to_be_visible()


async def test_link_of_a_server_that_others_reach_leads_where_they_reach_it(
    arrive: Arrive,
) -> None:
    """Though the page itself was opened under this machine's own name."""
    visitor = await arrive(has_worker=False)
    addresses = ["http://192.168.1.20:8000", "http://10.0.0.7:8000"]

    async def answer(route: Route) -> None:
        await route.fulfill(json={"open": True, "port": 8000, "addresses": addresses})

    await visitor.context.route("**/api/reach", answer)
    tab, _ = await inviting(visitor)
    link = await tab.page.get_by_label("The link to send").input_value()
    assert link.startswith(f"{addresses[0]}/#/join/")
    await expect(tab.page.get_by_text("in your own network only")).to_be_visible()
    await expect(tab.page.get_by_text(addresses[1])).to_be_visible()
    await expect(tab.page.get_by_text("germanwhist serve")).to_have_count(0)


async def test_browser_without_cookies_is_told_before_a_table_is_made(arrive: Arrive) -> None:
    """One clear message, and no table that nobody can open."""
    visitor = await arrive(has_worker=False)
    made: list[str] = []
    visitor.context.on(
        "request", lambda request: made.append(request.url) if request.method == "POST" else None
    )

    async def forget(route: Route) -> None:
        await route.fulfill(json={"kept": False})

    await visitor.context.route("**/api/key", forget)  # before the page is there to ask for one
    tab = await visitor.open()
    await tab.page.locator(".play button[type=submit]").click()
    await expect(tab.page.get_by_role("alert")).to_contain_text("keeps no cookies")
    assert {url.rpartition("/")[2] for url in made} == {"key"}


@pytest.mark.thorough
async def test_neither_hand_is_lost_when_the_answer_to_a_seat_is(arrive: Arrive) -> None:
    """The line breaks after Bob has taken his seat; he takes it once more."""
    _, link = await inviting(await arrive())
    visitor = await arrive(settings={"name": "Bob"}, has_worker=False)
    visitor.loses_line = True
    bob = await visitor.open(link)

    async def lose(route: Route) -> None:
        await route.fetch()
        await route.abort()

    await bob.page.route("**/seat", lose, times=1)
    await bob.button("Take the seat").click()
    await expect(bob.page.get_by_role("alert")).to_be_visible()
    await bob.button("Take the seat").click()
    await expect(bob.hand.first).to_be_visible()
