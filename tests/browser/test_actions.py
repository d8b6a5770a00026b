"""What can be done at the table besides playing a card."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.async_api import expect

from tests.browser.hurrying import hurry_to_stage_two
from tests.browser.visitors import PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab


async def seat_down(arrive: Arrive, rules: str = "small") -> Tab:
    """A tab with a table at which it is one's turn."""
    tab = await (await arrive(settings={"rules": rules})).open()
    await tab.deal()
    return tab


async def test_card_that_must_wait_is_dimmed_and_says_why(arrive: Arrive) -> None:
    """A click on it plays nothing; the message line and the screen reader get the reason."""
    tab = await seat_down(arrive)
    dimmed = tab.page.locator(".hand .card.off")
    while not await dimmed.count():
        await tab.play()
        await tab.my_turn()
    held = await tab.holding()
    await dimmed.first.click(force=True)
    await expect(tab.say).to_contain_text(re.compile(r"You hold \w+, so the .+ must wait"))
    await tab.last_words("must wait")
    assert await tab.holding() == held
    await expect(dimmed.first).to_have_accessible_description("may not be played now")


async def test_double_click_plays_one_card_only(arrive: Arrive) -> None:
    """The second click falls on the card that has moved up, and is ignored."""
    tab = await seat_down(arrive)
    box = await tab.card((await tab.legal())[0]).bounding_box()
    assert box is not None
    await tab.page.mouse.dblclick(box["x"] + box["width"] / 4, box["y"] + box["height"] / 2)
    await tab.my_turn()
    assert len((await tab.table())["view"]["tricks"]) == 1


async def test_misclick_guard_lifts_a_card_before_it_is_played(arrive: Arrive) -> None:
    """With the setting, the first tap lifts and asks, another card's tap lifts that one instead."""
    visitor = await arrive(size=PHONE, settings={"rules": "small", "tapGuard": True})
    tab = await visitor.open()
    await tab.deal()
    one, other = (await tab.legal())[:2]
    await tab.card(one).tap()
    await expect(tab.say).to_contain_text("once more to play it")
    await tab.card(other).tap()
    await expect(tab.card(one)).not_to_have_class(re.compile("lifted"))
    await expect(tab.card(other)).to_have_class(re.compile("lifted"))
    await tab.card(other).tap()
    await tab.has_left(other)
    await expect(tab.card(one)).to_be_visible()


async def test_card_can_be_dragged_to_the_table(arrive: Arrive) -> None:
    """Let go high enough it is played; let go over the hand it goes back."""
    tab = await seat_down(arrive)
    card = (await tab.legal())[0]
    box = await tab.card(card).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 4, box["y"] + box["height"] / 2
    mouse = tab.page.mouse
    for height, count in ((20, 1), (box["height"], 0)):
        await mouse.move(x, y)
        await mouse.down()
        await mouse.move(x + 10, y - height, steps=3)
        await mouse.up()
        await expect(tab.card(card)).to_have_count(count)


async def test_undo_gives_the_card_back_and_marks_practice(arrive: Arrive) -> None:
    """It asks first, since the hand then stays out of the record; the page says so."""
    tab = await seat_down(arrive)
    held = await tab.holding()
    await tab.play()
    await tab.my_turn()
    await tab.action("undo").click()
    await expect(tab.sheet).to_contain_text("practice")
    await expect(tab.page.locator(".score .to")).not_to_have_text("practice")
    await tab.button("Take it back").click()
    await expect(tab.page.locator(".score .to")).to_have_text("practice")
    await tab.my_turn()
    assert await tab.holding() == held


async def test_action_that_cannot_be_used_says_why(arrive: Arrive) -> None:
    """Undo before any play, claim in stage one, last trick before there is one."""
    tab = await seat_down(arrive)
    for action, reason in (
        ("undo", "You have not played a card yet."),
        ("claim", "Claims are for stage two"),
        ("last", "No trick has been played yet."),
    ):
        await tab.action(action).click(force=True)
        await expect(tab.say).to_contain_text(reason)


async def test_hint_names_a_card_and_values_every_one(arrive: Arrive) -> None:
    """It asks first, since the hand becomes practice; its button plays the card."""
    tab = await seat_down(arrive)
    legal = await tab.legal()
    await tab.action("hint").click()
    await expect(tab.sheet).to_contain_text("practice")
    await tab.button("Show the hint").click()
    await expect(tab.sheet.locator("tbody tr")).to_have_count(len(legal))
    await expect(tab.sheet.locator("thead")).to_contain_text("Error")
    await expect(tab.sheet.locator("p").first).to_contain_text(".")
    best = await tab.page.locator(".hand .card.best").get_attribute("data-card")
    assert best in legal
    await tab.sheet.locator(".btn.main").click()
    await tab.has_left(best)


async def test_last_trick_can_be_seen_again(arrive: Arrive) -> None:
    """Both cards, the upcard and, for the loser, the card drawn unseen; Escape leads back."""
    tab = await seat_down(arrive)
    card = await tab.play()
    await tab.my_turn()
    await tab.page.keyboard.press("l")
    seen = tab.sheet.locator(".card")
    trick = (await tab.table())["view"]["tricks"][0]
    assert card in (trick["lead"], trick["follow"])
    await expect(seen).to_have_count(3 if trick["winner"] == "south" else 4)
    await tab.page.keyboard.press("Escape")
    await expect(tab.sheet).to_have_count(0)
    await expect(tab.page.locator(".hand [data-refuge]")).to_be_focused()


async def test_claim_that_cannot_be_forced_goes_on_and_is_the_last(arrive: Arrive) -> None:
    """All tricks are not certain here; the button then says why there is no second claim."""
    tab = await seat_down(arrive)
    await hurry_to_stage_two(tab)
    await tab.page.reload()  # no own card is on its way any more, which would make a claim late
    await tab.my_turn()
    await tab.action("claim").click()
    await tab.button("Claim 7 tricks").click()
    # The first exact answer builds tables, which takes a busy machine a while.
    await expect(tab.say).to_contain_text("That cannot be forced", timeout=60_000)
    await tab.action("claim").click(force=True)
    await expect(tab.say).to_contain_text("You have claimed once in vain")
    await expect(tab.sheet).to_have_count(0)


async def test_claim_in_practice_may_be_repeated_and_ends_the_hand(arrive: Arrive) -> None:
    """One fewer each time, down to what can be forced, and never down to nothing."""
    tab = await seat_down(arrive)
    await hurry_to_stage_two(tab)
    await tab.action("undo").click()
    await tab.button("Take it back").click()
    await hurry_to_stage_two(tab)
    await tab.page.reload()
    await tab.my_turn()
    for fewer in range(7):
        await tab.action("claim").click()
        for _ in range(fewer):
            await tab.button("One fewer").click()
        if fewer == 6:
            await expect(tab.button("One fewer")).to_be_disabled()
        await tab.sheet.locator(".btn.main").click()
        if await tab.has_claimed():
            break
    yours, theirs = await tab.counts()
    assert (yours, theirs) == (7 - fewer, fewer)


async def test_resigning_is_asked_twice_and_ends_the_hand(arrive: Arrive) -> None:
    """The menu asks whether that is meant; the result is lost."""
    tab = await seat_down(arrive)
    await tab.button("Menu").click()
    await tab.button("Resign this hand").click()
    await tab.dialog.get_by_role("button", name="No").click()
    await tab.my_turn()
    await tab.button("Menu").click()
    await tab.button("Resign this hand").click()
    await tab.dialog.get_by_role("button", name="Yes").click()
    await expect(tab.result).to_be_visible()
    assert (await tab.table())["results"][-1]["winner"] == "north"
