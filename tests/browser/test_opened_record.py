"""Records opened on the page."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from playwright.async_api import expect

from germanwhist import Deal, Hand, Record, RuleSet, Seat, format_record

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive


async def test_refused_record_is_still_there_to_be_mended(arrive: Arrive) -> None:
    """What is wrong with it is said with line and column, and going back loses nothing."""
    visitor = await arrive()
    visitor.is_refused = True
    tab = await visitor.open()
    await tab.page.goto(f"{visitor.line.address}/#/review")
    text = tab.page.get_by_role("textbox")
    await text.fill("no record\nat all")
    await tab.button("Review").click()
    await expect(tab.page.get_by_role("alert")).to_contain_text(
        "Line 1 does not begin a saved hand."
    )
    await tab.button("Back").click()
    await expect(text).to_have_value("no record\nat all")


async def test_every_hand_of_a_record_can_be_chosen(arrive: Arrive) -> None:
    """The first is shown, and the others are one choice away."""
    tab = await (await arrive()).open("review")
    await tab.page.get_by_role("textbox").fill(f"{_given_up_by('Ann')}\n{_given_up_by('Eve')}")
    await tab.button("Review").click()
    title = tab.page.get_by_role("heading", level=1)
    await expect(title).to_contain_text("Ann")
    await tab.page.get_by_label("Hand", exact=True).select_option("2 of 2")
    await expect(title).to_contain_text("Eve")
    await expect(tab.page.get_by_label("Hand", exact=True)).to_have_value("2")


async def test_review_that_was_cut_off_comes_by_itself_or_when_asked_for_again(
    arrive: Arrive,
) -> None:
    """The line is cut while it is asked for, as by a server that is started anew."""
    visitor = await arrive()
    visitor.loses_line = True
    tab = await visitor.open("review")
    await tab.page.get_by_role("textbox").fill(_given_up_by("Ann"))
    visitor.line.hold()
    await tab.button("Review").click()
    await expect(tab.page.get_by_role("status")).to_contain_text("being weighed")
    await visitor.line.cut()
    await expect(tab.page.get_by_role("alert")).to_contain_text("does not answer")
    await expect(tab.button("Try again")).to_be_visible()
    await visitor.line.mend()
    await expect(tab.page.get_by_role("heading", level=1)).to_contain_text("Ann", timeout=60_000)


def _given_up_by(north: str) -> str:
    hand = Hand.start(RuleSet(), Deal.shuffled(1))
    return format_record(replace(Record.of(hand.resign(Seat.NORTH)), north=north, south="Zoe"))
