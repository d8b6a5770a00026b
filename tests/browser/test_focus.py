"""Where the keyboard is after everything that can be done: never nowhere."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect

if TYPE_CHECKING:
    from playwright.async_api import Route

    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab

# What has the focus: its role or tag, and how it is called.
_FOCUSED: Final = """() => {
    const one = document.activeElement;
    if (one === null || one === document.body) return "nothing";
    const name = one.getAttribute("aria-label") ?? one.innerText ?? "";
    return `${one.getAttribute("role") ?? one.tagName.toLowerCase()}: ${name}`;
}"""


async def is_at(tab: Tab, pattern: str) -> None:
    """Wait until what has the focus is described by a pattern."""
    await tab.page.wait_for_function(
        f"(pattern) => new RegExp(pattern).test(({_FOCUSED})())", arg=pattern, timeout=60_000
    )


async def press(tab: Tab, *keys: str) -> None:
    """Press keys one after another."""
    for key in keys:
        await tab.page.keyboard.press(key)


async def use(tab: Tab, name: str) -> None:
    """Press the button or link of a name by keyboard."""
    button, link = (tab.page.get_by_role(role, name=name) for role in ("button", "link"))
    await button.or_(link).first.focus()
    await press(tab, "Enter")


_CARD: Final = r"^option: .+ of (spades|hearts|diamonds|clubs)$"


async def test_dealing_playing_and_the_next_hand(arrive: Arrive) -> None:
    """In the hand all the time; at the result in between; at the first page in the end."""
    tab = await (await arrive(settings={"rules": "small match=hands=2"})).open()
    await use(tab, "Deal the cards")
    await is_at(tab, _CARD)
    while not await tab.is_over():
        await is_at(tab, _CARD)
        code = await tab.page.evaluate("document.activeElement.dataset.card")
        assert code in await tab.legal()
        await press(tab, "Enter")
        await tab.has_left(code)
    await is_at(tab, "^section: Result")
    await use(tab, "Next hand")
    await is_at(tab, _CARD)
    await use(tab, "Menu")
    await is_at(tab, "^h2: Menu")
    await use(tab, "Leave the table (the match is kept)")
    await is_at(tab, "^h1: ")
    await use(tab, "Continue")
    await is_at(tab, _CARD)


async def test_panels_and_dialogs(arrive: Arrive) -> None:
    """To their titles, through them, and back to where one was."""
    tab = await (await arrive(settings={"rules": "small"})).open()
    await tab.deal()
    await press(tab, "End")
    for key, title in (("m", "Menu"), ("?", "Keys")):
        await press(tab, key)
        await is_at(tab, f"^h2: {title}")
        await press(tab, "Escape")
        await is_at(tab, _CARD)
    await press(tab, "m")
    await use(tab, "Settings")
    await is_at(tab, "^h2: Settings")
    await tab.dialog.get_by_label("Language").select_option("fr")
    await expect(tab.page.locator("html")).to_have_attribute("lang", "fr")
    await is_at(tab, "^(h2|select): ")
    await press(tab, "Escape")
    await is_at(tab, "^option: .+ de (pique|cœur|carreau|trèfle)$")
    await press(tab, "i")
    await is_at(tab, "^h2: Conseil")
    await press(tab, "Escape")
    await is_at(tab, "^option: .+ de (pique|cœur|carreau|trèfle)$")
    await press(tab, "i")
    await is_at(tab, "^h2: Conseil")
    await press(tab, "Tab", "Tab", "Enter")  # past the button that closes
    await expect(tab.sheet.locator("table")).to_be_visible()
    await is_at(tab, "^h2: ")
    await tab.sheet.locator(".btn.main").press("Enter")
    await tab.my_turn()
    await tab.wait_out_guard()
    await is_at(tab, "^option: ")
    for key in ("l", "u"):
        await press(tab, key)
        await is_at(tab, "^(h2|option): ")
        await press(tab, "Escape")
        await is_at(tab, "^option: ")
    await tab.play_to_stage_two()
    await press(tab, "f")
    await is_at(tab, "^h2: ")
    for _ in range(7):  # down to where the button can do no more
        await tab.sheet.locator(".stepper button").first.press("Enter")
        await is_at(tab, "^button: − ")


async def test_tour_goes_from_step_to_card_and_on(arrive: Arrive) -> None:
    """The way on where there is only something to read, else the card to play."""
    tab = await (await arrive()).open("learn/tour")
    await is_at(tab, "^button: Go on")
    await press(tab, "Enter", "Enter")
    await is_at(tab, "^option: Ace of spades$")
    await press(tab, "Enter")
    await is_at(tab, "^button: Go on")
    await press(tab, "Enter")
    await is_at(tab, "^option: 8 of diamonds$")
    await use(tab, "Leave the tour")
    await is_at(tab, "^h1: ")


async def test_invitation_made_and_taken(arrive: Arrive) -> None:
    """At the title of the page that has come, and in the hand once there is one."""
    tab = await (await arrive(settings={"rules": "small"})).open()
    await use(tab, "Invite a friend")
    await press(tab, "Escape")
    await is_at(tab, "^button: .*Invite a friend")
    await press(tab, "Enter")
    await is_at(tab, "^h2: Invite a friend")
    await use(tab, "Make the invitation")
    await is_at(tab, "^h1: Your table is laid")
    await use(tab, "Copy the link")
    await is_at(tab, "^button: ")
    link = await tab.page.get_by_label("The link to send").input_value()
    other = await (await arrive(settings={"name": "Bob"})).open(link.partition("#/")[2])
    await is_at(other, "^h1: Ann invites you")
    await use(other, "Take the seat")
    await is_at(other, _CARD)
    await is_at(tab, _CARD)


async def test_two_at_one_screen(arrive: Arrive) -> None:
    """At the button of the cover, then in the hand, whoever is to play next."""
    tab = await (await arrive(settings={"rules": "small"})).open()
    show = tab.button("Show ")
    await use(tab, "Two at one screen")
    await tab.dialog.get_by_role("button", name="Deal the cards").press("Enter")
    for _ in range(4):  # two tricks
        await expect(show.or_(tab.playable).first).to_be_visible()
        if await show.is_visible():  # else the same player has won the trick and leads
            await is_at(tab, "^button: Show ")
            await press(tab, "Enter")
            await tab.my_turn()
        await tab.wait_out_guard()
        await is_at(tab, _CARD)
        code = await tab.page.evaluate("document.activeElement.dataset.card")
        await press(tab, "Enter")
        await expect(tab.card(code)).to_have_count(0)


async def test_pages_and_languages(arrive: Arrive) -> None:
    """Every page begins at its title; another language leaves the focus where it is."""
    visitor = await arrive()
    visitor.is_refused = True
    tab = await visitor.open()
    await use(tab, "Français")
    await is_at(tab, "^button: English")
    await press(tab, "Enter")
    await is_at(tab, "^button: Français")
    for name in ("Statistics", "The rules", "Open a record", "How to check the deals"):
        await tab.page.get_by_role("link", name=re.compile(f"^{name}")).press("Enter")
        await is_at(tab, "^h1: ")
        await tab.page.get_by_role("link", name="Back").press("Enter")
        await is_at(tab, "^h1: ")
    for path in ("no-such-page", "table/none", "join/a/b"):
        await tab.page.goto(f"{visitor.line.address}/#/{path}")
        await is_at(tab, "^h1: ")
        await use(tab, "First page")
        await is_at(tab, "^h1: ")


async def test_lost_line_takes_the_focus_nowhere_and_its_return_opens_nothing(
    arrive: Arrive,
) -> None:
    """The last trick asked for while the line is lost does not come up when it is back."""
    visitor = await arrive(settings={"rules": "small"})
    tab = await visitor.open()
    await tab.deal()
    await tab.play()
    await tab.my_turn()
    await tab.action("last").focus()
    await visitor.go_offline()
    await expect(tab.button("Try now")).to_be_visible()
    await is_at(tab, _CARD)
    await press(tab, "l")
    await visitor.come_back()
    await tab.try_now()
    await expect(tab.button("Try now")).to_have_count(0)
    await expect(tab.action("last")).to_be_visible()
    await tab.my_turn()
    await is_at(tab, _CARD)
    await expect(tab.sheet).to_have_count(0)


@pytest.mark.parametrize("is_drawn_first", [True, False])
async def test_focus_goes_to_the_card_just_drawn_if_wished(
    arrive: Arrive, *, is_drawn_first: bool
) -> None:
    """Otherwise it stays in its suit, at a card that may be played."""
    settings = {"rules": "small", "focusDrawn": is_drawn_first}
    tab = await (await arrive(settings=settings)).open()
    await tab.deal()
    for _ in range(3):
        await tab.my_turn()
        await press(tab, "ArrowUp", "Enter")
        await tab.page.wait_for_function("window.performance.now() > 0")
        await tab.my_turn()
        await tab.wait_out_guard()
        view = (await tab.table())["view"]
        last = view["tricks"][-1]
        drawn = last["upcard"] if last["winner"] == "south" else view["drawn"][-1]["card"]
        if is_drawn_first:
            await expect(tab.card(drawn)).to_be_focused()
        else:
            code = await tab.page.evaluate("document.activeElement.dataset.card")
            assert code in await tab.legal()


async def test_only_cards_that_may_be_played_are_reached_if_wished(arrive: Arrive) -> None:
    """By Tab, as a switch does it, and by arrows; the others cannot be reached at all."""
    tab = await (await arrive(settings={"rules": "small", "legalOnly": True})).open()
    await tab.deal()
    while len(await tab.legal()) in (1, len(await tab.holding())):
        await tab.play()
    legal = await tab.legal()
    await is_at(tab, _CARD)
    await tab.card(legal[0]).focus()
    reached = []
    for _ in legal:
        reached.append(await tab.page.evaluate("document.activeElement.dataset.card"))
        await press(tab, "Tab")
    assert reached == legal
    await expect(tab.page.locator(".hand .card:disabled")).to_have_count(
        len(await tab.holding()) - len(legal)
    )
    await tab.card(legal[0]).focus()
    await press(tab, "ArrowRight")
    await expect(tab.card(legal[1])).to_be_focused()
    assert re.match(_CARD, await tab.page.evaluate(f"({_FOCUSED})()"))


async def test_rules_that_come_late_take_the_focus_from_nobody(arrive: Arrive) -> None:
    """Who has gone on to "Back" stays there; who chooses a page is led to its beginning."""
    visitor = await arrive(has_worker=False)
    come = asyncio.Event()

    async def late(route: Route) -> None:
        await come.wait()
        await route.continue_()

    await visitor.context.route("**/api/pages/en/*", late)
    tab = await visitor.open("rules")
    await is_at(tab, "^h1: ")
    await tab.page.get_by_role("link", name="Back").focus()
    come.set()
    await expect(tab.page.locator(".prose")).to_be_visible()
    await expect(tab.page.get_by_role("link", name="Back")).to_be_focused()
    await tab.page.locator(".reading nav a").nth(1).press("Enter")
    await is_at(tab, "^h2: ")
