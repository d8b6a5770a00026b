"""A page that is older than the server, and a server that was started again."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

if TYPE_CHECKING:
    from playwright.async_api import Route, WebSocketRoute

    from tests.browser.conftest import Arrive
    from tests.browser.server import Server


async def test_game_goes_on_when_the_server_was_started_again(
    arrive: Arrive, server: Server
) -> None:
    """The page says that the line is lost, comes back by itself, and nothing is lost."""
    visitor = await arrive(settings={"rules": "small"})
    tab = await visitor.open()
    await tab.deal()
    await tab.play()
    await tab.my_turn()
    held = await tab.holding()
    visitor.loses_line = True
    await server.stop()
    await expect(tab.page.get_by_text("Connection lost.").first).to_be_visible()
    await server.start()
    await tab.page.clock.fast_forward(20_000)
    await tab.my_turn()
    assert await tab.holding() == held
    await tab.play_hand()


async def test_page_older_than_the_server_says_so_and_loads_the_new_one(arrive: Arrive) -> None:
    """Messages of a version that the page does not know are not guessed at."""
    visitor = await arrive()

    def speak_later_version(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(json.dumps(json.loads(text) | {"v": 99})))

    await visitor.context.route_web_socket("**/socket*", speak_later_version)
    tab = await visitor.open()
    await tab.page.locator(".play button[type=submit]").click()
    title = "This page is older than the server"
    await expect(tab.page.get_by_role("heading", name=title)).to_be_visible()
    await expect(tab.button("Load the new page")).to_be_visible()


async def test_page_whose_parts_have_gone_offers_the_new_one(arrive: Arrive) -> None:
    """After an update the old page's files are no longer there; a link still leads somewhere."""
    visitor = await arrive(has_worker=False)
    tab = await visitor.open()
    await expect(tab.page.locator(".lv").first).to_be_visible()
    await visitor.context.route("**/assets/RulesPage-*.js*", _not_found)
    await visitor.context.route(f"{visitor.line.address}/", _of_another_build)
    visitor.loses_line = True
    await tab.page.get_by_role("link", name="The rules", exact=True).click()
    reload = tab.button("Load the new page")
    await expect(reload).to_be_visible()
    await visitor.context.unroute_all()
    await reload.click()
    await expect(tab.page.locator("article h2").first).to_be_visible()
    await expect(tab.page).to_have_url(f"{visitor.line.address}/#/rules")


async def test_part_that_a_weak_network_held_back_is_asked_for_again(arrive: Arrive) -> None:
    """One failure is not told at all; no server has been updated."""
    visitor = await arrive(has_worker=False)
    tab = await visitor.open()
    await expect(tab.page.locator(".lv").first).to_be_visible()
    await visitor.context.route("**/assets/RulesPage-*.js*", _lose, times=1)
    visitor.loses_line = True
    await tab.page.get_by_role("link", name="The rules", exact=True).click()
    await tab.page.clock.fast_forward(2_000)
    await expect(tab.page.locator("article h2").first).to_be_visible()


@pytest.mark.parametrize(("part", "shows"), [("HomePage", ".lv"), ("Find", ".find-place")])
async def test_part_that_is_built_into_one_file_with_others_is_asked_for_again(
    arrive: Arrive, part: str, shows: str
) -> None:
    """There it goes by another name, under which it is found."""
    against = "person" if part == "Find" else "computer"
    visitor = await arrive(settings={"against": against}, has_worker=False)
    await visitor.context.route(f"**/assets/{part}-*.js*", _lose, times=1)
    visitor.loses_line = True
    tab = await visitor.open()
    shown = tab.page.locator(shows).first
    await tab.page.clock.fast_forward(2_000)
    await expect(shown).to_be_visible()


async def test_part_that_does_not_come_is_told_as_what_it_is(arrive: Arrive) -> None:
    """Without a network nothing is said of updates; trying again leads on once there is one."""
    visitor = await arrive(has_worker=False)
    tab = await visitor.open()
    await expect(tab.page.locator(".lv").first).to_be_visible()
    await visitor.go_offline()
    await tab.page.get_by_role("link", name="The rules", exact=True).click()
    title = tab.page.get_by_role("heading", name="This page could not be loaded")
    while not await title.count():
        await tab.page.clock.fast_forward(2_000)
    await tab.button("Try again").click()
    await expect(title).to_be_visible()
    await visitor.come_back()
    await tab.button("Try again").click()
    await expect(tab.page.locator("article h2").first).to_be_visible()


async def test_cards_can_be_played_where_the_panels_do_not_come(arrive: Arrive) -> None:
    """Opening one says so, closing that gives the focus back, and a later try finds them."""
    visitor = await arrive(settings={"rules": "small"}, has_worker=False)
    await visitor.context.route("**/assets/late-*.js*", _lose)
    visitor.loses_line = True
    tab = await visitor.open()
    await tab.deal()
    title = tab.page.get_by_role("heading", name="This page could not be loaded")
    await tab.action("hint").click()
    # The clock is not put forward: a line that seems silent for long closes the panel.
    await expect(title).to_be_focused()
    await tab.page.keyboard.press("Escape")
    await expect(title).to_have_count(0)
    await expect(tab.action("hint")).to_be_focused()
    await tab.play()
    await tab.my_turn()
    await visitor.context.unroute_all()
    await tab.action("hint").click()
    await expect(tab.page.locator(".sheet h2")).to_be_focused()


async def _not_found(route: Route) -> None:
    await route.fulfill(status=404)


async def _lose(route: Route) -> None:
    await route.abort()


async def _of_another_build(route: Route) -> None:
    """The server's page, which begins with a script of another name."""
    page = await (await route.fetch()).text()
    await route.fulfill(body=page.replace("/assets/index-", "/assets/index-later-"))


async def test_first_page_opens_without_a_network(arrive: Arrive) -> None:
    """Once it has been there: the worker keeps the page, and the page says what does not work."""
    visitor = await arrive()
    tab = await visitor.open()
    await tab.page.evaluate("navigator.serviceWorker.ready")
    await tab.page.reload()
    await expect(tab.page.locator(".lv").first).to_be_visible()
    await visitor.go_offline()
    await tab.page.reload()
    await tab.button("Deal the cards").click()
    await expect(tab.page.get_by_role("alert")).to_have_text(
        "The server does not answer. Is it running?"
    )
