"""Against the computer, by click: from the first page to the end of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.visitors import PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive


async def test_one_click_leads_from_the_first_page_to_a_whole_hand(arrive: Arrive) -> None:
    """Twenty-six tricks by click; what the result says in words adds up to thirteen tricks."""
    tab = await (await arrive(settings={"rules": "standard"})).open()
    await tab.deal()
    assert len(await tab.holding()) == 13
    await tab.play_hand()
    yours, theirs = await tab.counts()
    assert yours + theirs == 13
    assert (await tab.table())["results"][-1]["counted"] == [theirs, yours]


@pytest.mark.thorough
async def test_match_goes_on_hand_after_hand_to_its_end(arrive: Arrive) -> None:
    """Two hands of the small game by touch; the deal changes sides and a new match can begin."""
    visitor = await arrive(size=PHONE, settings={"rules": "small match=hands=2"})
    tab = await visitor.open()
    await tab.deal()
    first = await tab.table()
    await tab.play_hand()
    await tab.button("Next hand").click()
    await tab.my_turn()
    second = await tab.table()
    assert second["view"]["dealer"] != first["view"]["dealer"]
    assert len(second["results"]) == 1
    await tab.play_hand()
    await expect(tab.result).to_contain_text("match")
    await tab.button("New match").click()
    await tab.my_turn()
    assert (await tab.table())["id"] != first["id"]


async def test_first_page_offers_to_go_on_with_an_open_match(arrive: Arrive) -> None:
    """Closing the browser loses nothing: the same cards lie there again."""
    visitor = await arrive()
    tab = await visitor.open()
    await tab.deal()
    await tab.play()
    await tab.my_turn()
    held = await tab.holding()
    await tab.page.close()
    again = await visitor.open()
    await again.page.get_by_role("link", name="Continue").click()
    await again.my_turn()
    assert await again.holding() == held


@pytest.mark.thorough
async def test_same_deal_can_be_played_from_the_other_side(arrive: Arrive) -> None:
    """After a hand the sides change: the cards that the opponent was dealt are now one's own."""
    tab = await (await arrive(settings={"rules": "small"})).open()
    await tab.deal()
    held = set(await tab.holding())
    await tab.play_hand()
    deal = (await tab.table())["view"]["deal"]["cards"]
    await tab.button("Other side").click()
    await expect(tab.result).to_have_count(0)
    await tab.my_turn()
    now = set(await tab.holding())
    assert not now & held
    assert now < set(deal)


async def test_low_hand_says_that_fewer_tricks_win(arrive: Arrive) -> None:
    """In words at the trump suit, and over the rail in stage two."""
    tab = await (await arrive(settings={"rules": "small objective=by_colour"})).open()
    await tab.deal()
    await expect(tab.page.locator(".trump .low")).to_have_text("Low hand")
    await tab.play_to_stage_two()
    await expect(tab.page.get_by_label("Progress of the hand")).to_contain_text("fewer tricks win")
