"""A hand is played on from a moment of its review."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.async_api import expect

from tests.browser.hurrying import hurry_through_hand
from tests.browser.visitors import PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab


async def reviewed(tab: Tab) -> None:
    """Play a hand against the level chosen, and open its review."""
    await tab.deal()
    await hurry_through_hand(tab)
    await tab.button("Review").click()
    await expect(tab.page.locator(".steps")).to_be_visible()


async def step_to(tab: Tab, play: int) -> None:
    """Show a play of the review, counted from 1."""
    await tab.button("First play").click()
    for _ in range(play - 1):
        await tab.button("Next play").click()
    await expect(tab.page.get_by_text(f"Play {play} of")).to_be_visible()


async def play_on(tab: Tab) -> None:
    """Open the dialog that asks how; its button stands once above the chart, once below."""
    await tab.button("Play on from here").first.click()


async def start(tab: Tab) -> None:
    """Agree to what the dialog offers, and wait for the first turn."""
    await tab.dialog.get_by_role("button", name="Play on").click()
    await tab.my_turn()


async def test_hand_is_played_on_from_the_moment_in_sight(arrive: Arrive) -> None:
    """The own side and the level of before, the plays up to there made, the rest hidden again."""
    tab = await (await arrive(settings={"rules": "small", "level": "expert"})).open()
    await reviewed(tab)
    await step_to(tab, 7)
    played = (await tab.page.locator("#moment").inner_text()).partition(":")[0]
    assert played == "Trick 4"
    await play_on(tab)
    await expect(tab.dialog.get_by_label("Opponent")).to_have_value("expert")
    assert await tab.faults() == []
    await start(tab)
    table = await tab.table()
    view = table["view"]
    assert table["origin"]["plays"] == 6
    assert table["seats"]["north"]["level"] == "expert"
    assert [trick["number"] for trick in view["tricks"]] in ([1, 2, 3], [1, 2, 3, 4])
    assert view["deal"] is None
    await expect(tab.page.locator(".score .to")).to_have_text("practice")
    await expect(tab.story).to_contain_text("Played on from trick 4.")
    await hurry_through_hand(tab)
    await expect(tab.page.locator(".practice")).to_be_visible()

    # The same point once more, and the other side of it.
    await tab.button("From there again").click()
    await tab.my_turn()
    assert len((await tab.table())["view"]["tricks"]) in (3, 4)


async def test_other_side_and_another_level_are_chosen(arrive: Arrive) -> None:
    """On a phone: the seat changes, and with it the hand that is open."""
    tab = await (await arrive(size=PHONE, settings={"rules": "small", "level": "novice"})).open()
    await reviewed(tab)
    await step_to(tab, 2)
    await play_on(tab)
    await tab.dialog.get_by_label("Whose cards").select_option("them")
    await tab.dialog.get_by_label("Opponent").select_option("counter")
    await start(tab)
    table = await tab.table()
    assert (table["me"], table["seats"]["south"]["level"]) == ("north", "counter")
    assert table["origin"]["plays"] == 1


async def test_whole_deal_is_played_again(arrive: Arrive) -> None:
    """From whichever moment is in sight one can go back to the first card."""
    tab = await (await arrive(settings={"rules": "small"})).open()
    await reviewed(tab)
    await step_to(tab, 5)
    await play_on(tab)
    await tab.dialog.get_by_label("Begin").select_option("with the deal")
    await start(tab)
    assert (await tab.table())["origin"]["plays"] == 0


async def test_hand_of_an_opened_record_is_played_on(arrive: Arrive) -> None:
    """In a browser that never had a seat at its table; also one from before levels had a tag."""
    ann = await (await arrive(settings={"rules": "small", "level": "expert"})).open()
    await ann.deal()
    await hurry_through_hand(ann)
    text = await ann.page.evaluate(
        "fetch(`/api/tables/${location.hash.split('/')[2]}/record`).then((r) => r.text())"
    )
    before = text.replace('[NorthLevel "expert"]\n', "").replace('"Ilse"', '"expert"')
    assert before != text
    eves_browser = await arrive(settings={"name": "Eve", "level": "casual"})
    for record in (before, text):
        eve = await eves_browser.open("review")
        await eve.page.get_by_label("Or the text itself").fill(record)
        await eve.page.get_by_role("button", name="Review").click()
        await expect(eve.page.locator("h1")).to_contain_text("Ilse")
        await step_to(eve, 3)
        await play_on(eve)
        await expect(eve.dialog.get_by_label("Opponent")).to_have_value("expert")
    await start(eve)
    table = await eve.table()
    assert table["origin"] == {"table": None, "hand": 1, "plays": 2}
    assert table["seats"]["south"]["name"] == "Eve"
    await eve.page.reload()
    await eve.my_turn()
    await expect(eve.page).to_have_url(re.compile(r"#/table/"))
