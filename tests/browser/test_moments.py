"""What is seen at the beginning and the end, and what stays where it is in between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.async_api import expect

from tests.browser.movement import hold, let_go

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab


_FOCUS = "document.activeElement.closest('.hand') !== null"


async def test_dealing_by_key_leads_into_the_hand(arrive: Arrive) -> None:
    """From the first page, and from the result to the next hand."""
    tab = await (await arrive(settings={"rules": "small match=hands=2"})).open()
    await tab.page.locator(".play button[type=submit]").press("Enter")
    await tab.my_turn()
    assert await tab.page.evaluate(_FOCUS)
    await tab.play_hand()
    await tab.button("Next hand").press("Enter")
    await tab.my_turn()
    assert await tab.page.evaluate(_FOCUS)


async def test_opponent_stays_in_place_while_cards_go(arrive: Arrive) -> None:
    """On a wide table the name stands where it stood at the deal, with one card left too."""
    tab = await (await arrive(settings={"rules": "small", "memoryComputer": False})).open()
    await tab.deal()
    places = set()
    backs = tab.page.locator(".backs li")
    while not await tab.is_over():
        box = await tab.page.locator(".opp .who").bounding_box()
        assert box is not None
        places.add((round(box["x"]), await backs.count()))
        await tab.play()
    assert len({count for _, count in places}) > 4
    assert len({x for x, _ in places}) == 1


async def test_match_won_is_crowned_and_one_lost_is_not(arrive: Arrive) -> None:
    """A wreath around the own number and light on the whole cloth; neither for one resigned."""
    tab = await (await arrive(settings={"rules": "small"})).open()
    await tab.deal()
    await won_at_last(tab)
    await expect(tab.page.locator(".y .wreath")).to_have_count(1)
    await expect(tab.page.locator("main")).to_have_attribute("data-turn", "all")
    await tab.button("New match").click()
    await tab.my_turn()
    await tab.page.keyboard.press("m")
    await tab.dialog.get_by_role("button", name="Resign").first.click()
    await tab.dialog.get_by_role("button", name="Yes, resign").click()
    await expect(tab.result).to_be_visible()
    await expect(tab.page.locator(".wreath")).to_have_count(0)
    await expect(tab.page.locator("main")).to_have_attribute("data-turn", "them")


async def won_at_last(tab: Tab) -> None:
    """Play hands, keeping high cards for stage two, until one is won."""
    while True:
        while not await tab.is_over():
            legal = sorted(await tab.legal(), key=lambda card: "23456789TJQKA".index(card[0]))
            await tab.play(legal[0 if await tab.page.locator(".stock").count() else -1])
        table = await tab.table()
        if table["match_winner"] == table["me"]:
            return
        await tab.button("New match").click()
        await expect(tab.result).to_have_count(0)


async def test_stage_two_is_seen_and_said_whoever_leads_it(arrive: Arrive) -> None:
    """As a moment of its own before the first lead: in words, and by the count that begins."""
    visitor = await arrive(settings={"rules": "small", "speed": "normal"})
    tab = await visitor.open("about")
    await hold(tab)
    await tab.page.goto(visitor.line.address)
    await tab.page.locator(".play button[type=submit]").click()
    while (movement := await let_go(tab, until="stage")) != "stage":
        if movement is None and await tab.playable.count():
            await tab.card((await tab.legal())[0]).click()
            await tab.wait_out_guard()
    await expect(tab.say).to_contain_text("Stage two. The stock is out")
    await expect(tab.page.locator(".tally")).to_be_attached()
