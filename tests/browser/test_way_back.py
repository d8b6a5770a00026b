"""The browser's way back: what stands in front of the page is closed first, and nothing is left."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.async_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab

TABLE = re.compile("#/table/")


async def sit_down(arrive: Arrive) -> Tab:
    """A tab at a table that was opened from the first page."""
    tab = await (await arrive(settings={"rules": "small"})).open()
    await tab.deal()
    return tab


async def open_menu(tab: Tab) -> None:
    """Open the menu and wait for its step of the history."""
    await tab.button("Menu").click()
    await expect(tab.dialog).to_be_visible()
    await tab.page.wait_for_function("history.state?.panels === 1")


async def test_way_back_closes_what_is_open_and_then_leaves_the_table(arrive: Arrive) -> None:
    """The menu, and the settings that took its place: one step, whichever of them is open."""
    tab = await sit_down(arrive)
    for entry in (None, "Settings"):
        await open_menu(tab)
        if entry:
            await tab.dialog.get_by_role("button", name=entry).click()
            await expect(tab.dialog.get_by_role("heading", name=entry)).to_be_visible()
        await tab.page.go_back()
        await expect(tab.dialog).to_have_count(0)
        await expect(tab.page).to_have_url(TABLE)
    await tab.page.go_back()
    await expect(tab.page.locator(".play")).to_be_visible()


async def test_panel_closed_otherwise_leaves_no_step_behind(arrive: Arrive) -> None:
    """By its key, or by a link in it: going back leads to the page before."""
    tab = await sit_down(arrive)
    await open_menu(tab)
    await tab.page.keyboard.press("Escape")
    await tab.page.wait_for_function("!history.state?.panels")
    await open_menu(tab)
    await tab.dialog.get_by_role("link").click()
    await expect(tab.page).to_have_url(re.compile("#/rules"))
    await tab.page.go_back()
    await tab.my_turn()
    await tab.page.go_back()
    await expect(tab.page.locator(".play")).to_be_visible()


async def test_way_back_closes_the_upmost_of_two_panels(arrive: Arrive) -> None:
    """The rules chosen for an invitation, then the invitation; loading anew has neither."""
    tab = await (await arrive()).open()
    await tab.button("Invite a friend").click()
    await tab.dialog.get_by_role("button", name="Choose each rule").click()
    await expect(tab.dialog).to_have_count(2)
    await tab.page.wait_for_function("history.state?.panels === 2")
    await tab.page.go_back()
    await expect(tab.dialog).to_have_count(1)
    await tab.page.reload()
    await expect(tab.page.locator(".play")).to_be_visible()
    await tab.page.wait_for_function("!history.state?.panels")
