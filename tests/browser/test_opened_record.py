"""Records opened on the page."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from playwright.async_api import expect

from germanwhist import Deal, Hand, Record, RuleSet, Seat, format_record, make_player, play_out

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


async def test_key_to_the_next_mistake_knows_whose_side_is_shown(arrive: Arrive) -> None:
    """From the last play round to the first mistake of the one, then of the other."""
    tab = await (await arrive()).open("review")
    await tab.page.get_by_role("textbox").fill(_played_at_random())
    async with tab.page.expect_response("**/api/review**") as answered:
        await tab.button("Review").click()
    review = await (await answered.value).json()
    await expect(tab.page.get_by_role("heading", level=1)).to_contain_text("Zoe")
    for seat in ("south", "north"):
        first = next(
            play["number"]
            for play in review["plays"]
            if play["is_mistake"] and play["seat"] == seat
        )
        await tab.page.keyboard.press("End")
        await expect(tab.page.get_by_text("Play 52 of 52")).to_be_visible()
        await tab.page.keyboard.press("e")
        await expect(tab.page.get_by_text(f"Play {first} of 52")).to_be_visible()
        await tab.button("Other side").click()


def _played_at_random() -> str:
    hand = Hand.start(RuleSet(), Deal.shuffled(1))
    hand = play_out(hand, {seat: make_player("random", seed=seat) for seat in Seat})
    return format_record(replace(Record.of(hand), north="Ann", south="Zoe"))


def _given_up_by(north: str) -> str:
    hand = Hand.start(RuleSet(), Deal.shuffled(1))
    return format_record(replace(Record.of(hand.resign(Seat.NORTH)), north=north, south="Zoe"))
