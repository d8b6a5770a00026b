"""The list of matches to go on with: what is practice, and how to be rid of one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.async_api import expect

from tests.browser.hurrying import hurry_through_hand
from tests.browser.visitors import NARROWEST, PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive

SMALL = {"rules": "small"}


async def test_open_match_is_removed_once_that_is_confirmed(arrive: Arrive) -> None:
    """By keyboard alone: asked first, kept on "no", gone on "yes"; the focus stays in the page."""
    for language, keep, remove, name in (
        ("en-GB", "No, keep it", "Yes, remove it", "Remove the match with Flora"),
        ("fr-FR", "Non, la garder", "Oui, la retirer", "Retirer la partie avec Flora"),
    ):
        visitor = await arrive(language=language, settings=SMALL | {"level": "casual"})
        tab = await visitor.open()
        await tab.deal()
        tab = await visitor.open()
        button = tab.page.locator(".bin")
        await expect(button).to_have_accessible_name(name)
        await button.focus()
        await tab.page.keyboard.press("Enter")
        await expect(tab.dialog).to_have_accessible_name(name)
        await tab.button(keep).press("Enter")
        await expect(tab.dialog).to_have_count(0)
        await expect(button).to_be_focused()
        await tab.page.keyboard.press("Enter")
        await tab.button(remove).press("Enter")
        await expect(tab.page.locator(".cont")).to_have_count(0)
        await expect(tab.page.locator("#play-now")).to_be_focused()
        assert await tab.ask("tables") == []
        await tab.page.reload()
        await expect(tab.page.locator(".play button[type=submit]")).to_be_visible()
        await expect(tab.page.locator(".cont")).to_have_count(0)


async def test_any_of_several_open_matches_can_be_removed(arrive: Arrive) -> None:
    """The first makes room for the next; one further down goes without the others."""
    visitor = await arrive(size=PHONE, settings=SMALL)
    for _ in range(3):
        tab = await visitor.open()
        await tab.deal()
    tab = await visitor.open()
    await tab.page.locator(".more summary").click()
    await tab.page.locator(".more .bin").last.click()
    assert await tab.faults() == []
    await tab.button("Yes, remove it").click()
    await expect(tab.page.locator(".more li")).to_have_count(1)
    first = await tab.page.get_by_role("link", name="Continue").get_attribute("href")
    await tab.page.locator(".bin").first.click()
    await tab.button("Yes, remove it").click()
    await expect(tab.page.locator(".more")).to_have_count(0)
    left = await tab.page.get_by_role("link", name="Continue").get_attribute("href")
    assert left != first
    await expect(tab.page.locator(":focus")).to_have_text(re.compile("^Go on with"))
    assert [f"#/table/{table['id']}" for table in await tab.ask("tables")] == [left]


async def test_invitation_is_taken_back_with_its_table(arrive: Arrive) -> None:
    """The one who made it is told so before; the friend, when coming."""
    ann, zoe = await arrive(size=NARROWEST), await arrive()
    tab = await ann.open()
    await tab.button("Invite a friend").click()
    await tab.button("Make the invitation").click()
    link = await tab.page.locator(".address").input_value()
    await tab.page.get_by_role("link", name="first page").click()
    await tab.page.locator(".bin").click()
    await expect(tab.dialog).to_contain_text("opens nothing any more")
    await tab.button("Yes, remove it").click()
    await expect(tab.page.locator(".cont")).to_have_count(0)
    zoe.is_refused = True
    theirs = await zoe.open(link.partition("#/")[2])
    await expect(theirs.page.get_by_role("heading")).to_have_text("This link opens no table")


async def test_failed_removal_is_said_and_the_match_stays(arrive: Arrive) -> None:
    """Without a server nothing is removed, and the dialog says so."""
    visitor = await arrive(settings=SMALL)
    tab = await visitor.open()
    await tab.deal()
    tab = await visitor.open()
    await tab.page.locator(".bin").click()
    await visitor.go_offline()
    await tab.button("Yes, remove it").click()
    await expect(tab.dialog.get_by_role("alert")).to_contain_text("does not answer")
    await tab.button("No, keep it").click()
    await expect(tab.page.get_by_role("link", name="Continue")).to_be_visible()


async def test_practice_is_marked_among_open_matches(arrive: Arrive) -> None:
    """A hand that is played again is practice, on the first page as well."""
    visitor = await arrive(settings={"rules": "small match=hand"})
    tab = await visitor.open()
    await tab.deal()
    await hurry_through_hand(tab)
    await tab.button("Other side").click()
    await tab.my_turn()
    tab = await visitor.open()
    await expect(tab.page.locator(".cont p").first).to_contain_text("Practice.")
