"""What axe finds where a page is seldom: dialogs, refusals, two people, lost lines. Nothing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.async_api import expect

from tests.browser.hurrying import hurry_through_hand
from tests.browser.test_accessibility import LOOKS, Findings

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive


@LOOKS
async def test_axe_finds_nothing_in_dialogs_of_the_table(
    arrive: Arrive, look: dict[str, Any]
) -> None:
    """Settings, a key that was refused, and both ways to resign."""
    settings = look["settings"] | {"rules": "small match=hands=2"}
    tab = await (await arrive(**look | {"settings": settings})).open()
    await tab.deal()
    findings = Findings(tab)
    for entry in ("Settings", "Keys", "Resign this hand", "Resign the match"):
        await tab.button("Menu").click()
        await tab.button(entry).click()
        await expect(tab.dialog.get_by_role("heading", level=2)).to_have_text(entry)
        if entry == "Keys":
            await tab.dialog.get_by_label("Hearts").press("k")
            await expect(tab.dialog.get_by_role("alert")).to_be_visible()
        await findings.look(entry)
        await tab.page.keyboard.press("Escape")
        await expect(tab.dialog).to_have_count(0)
    assert findings.found == []


@LOOKS
async def test_axe_finds_nothing_in_rules_of_ones_own(arrive: Arrive, look: dict[str, Any]) -> None:
    """The form with every option, a number that is none, and a rule set that is refused."""
    settings = look["settings"] | {"rules": "trumps=none_on=2A pack=28 match=hands=2"}
    visitor = await arrive(**look | {"settings": settings})
    visitor.is_refused = True
    tab = await visitor.open()
    findings = Findings(tab)
    await tab.button("Deal the cards").click()
    await expect(tab.page.get_by_role("alert")).to_be_visible()
    await findings.look("refused")
    await tab.page.locator(".rules .link").click()
    await expect(tab.dialog).to_be_visible()
    await findings.look("own rules")
    await tab.dialog.get_by_label("Number").first.fill("0")
    await expect(tab.dialog.locator("[aria-invalid]")).to_be_visible()
    await findings.look("a number that is none")
    assert findings.found == []


@LOOKS
async def test_axe_finds_nothing_where_two_share_a_screen(
    arrive: Arrive, look: dict[str, Any]
) -> None:
    """The cover between turns, at the beginning and with a card led, and the hand behind it."""
    tab = await (await arrive(**look)).open()
    await tab.button("Two at one screen").click()
    await tab.dialog.get_by_role("button", name="Deal the cards").click()
    findings = Findings(tab)
    cover = tab.page.locator("main.cover")
    for state in ("first", "second"):
        await expect(cover).to_be_visible()
        await findings.look(f"{state} cover")
        await cover.get_by_role("button", name="Show").click()
        await tab.my_turn()
        await findings.look(f"{state} hand")
        await tab.play()
        await tab.page.clock.fast_forward(1_000)  # a card played stays in sight for a moment
    assert findings.found == []


@LOOKS
async def test_axe_finds_nothing_between_invitation_and_lost_line(
    arrive: Arrive, look: dict[str, Any]
) -> None:
    """The link to send, a friend's chair left empty, a line that is lost, a table of others."""
    visitor = await arrive(**look)
    tab = await visitor.open()
    findings = Findings(tab)
    await tab.button("Invite a friend").click()
    await tab.button("Make the invitation").click()
    link = tab.page.get_by_label("The link to send")
    await expect(link).to_be_visible()
    await findings.look("invitation")
    friend = await arrive(settings={"name": "Bob"})
    other = await friend.open((await link.input_value()).partition("#/")[2])
    await other.button("Take the seat").click()
    await expect(other.hand.first).to_be_visible()
    await other.button("Menu").click()
    await other.dialog.get_by_role("button", name=re.compile("^Leave")).click()
    await expect(tab.button("Let a computer play on")).to_be_visible()
    await findings.look("friend has left")
    table = await tab.page.evaluate("location.hash")
    await visitor.go_offline()
    await expect(tab.button("Try now")).to_be_visible()
    await findings.look("lost line")
    assert findings.found == []

    stranger = await (await arrive(**look)).open(table.removeprefix("#/"))
    findings = Findings(stranger)
    await expect(stranger.page.get_by_role("heading", level=1)).to_contain_text("not open to you")
    await findings.look("table of others")
    assert findings.found == []


@LOOKS
async def test_axe_finds_nothing_in_statistics_of_played_hands(
    arrive: Arrive, look: dict[str, Any]
) -> None:
    """With a hand in them, and with a match to go on with on the first page."""
    settings = look["settings"] | {"rules": "small match=hands=2"}
    visitor = await arrive(**look | {"settings": settings})
    tab = await visitor.open()
    await tab.deal()
    await hurry_through_hand(tab)
    findings = Findings(tab)
    await tab.page.goto(f"{visitor.line.address}/#/statistics")
    await expect(tab.page.locator(".stats")).to_be_visible()
    await findings.look("statistics")
    await tab.page.goto(f"{visitor.line.address}/#/about/deals")
    await expect(tab.page.get_by_role("table").first).to_be_visible()
    await findings.look("deals")
    await tab.page.goto(f"{visitor.line.address}/#/")
    await expect(tab.page.get_by_role("link", name="Continue")).to_be_visible()
    await findings.look("first page with a match")
    assert findings.found == []


@LOOKS
async def test_axe_finds_nothing_on_the_way_through_the_tour(
    arrive: Arrive, look: dict[str, Any]
) -> None:
    """While there is something to read, while a card is to be played, and at its end."""
    tab = await (await arrive(**look)).open("learn/tour")
    coach = tab.page.locator(".coach")
    on = coach.get_by_role("button", name="Go on")
    best = tab.page.locator(".hand .card.best")
    end = coach.get_by_role("link", name="Play a hand")
    findings = Findings(tab)
    step = 0
    while True:
        await expect(on.or_(best).or_(end).first).to_be_visible()
        step += 1
        if step in (1, 3, 12) or await end.count():
            await findings.look(f"step {step}")
        if await end.count():
            break
        if await on.count():
            await on.click()
        else:
            card = await best.get_attribute("data-card")
            assert card is not None
            await best.click()
            await tab.has_left(card)
    assert findings.found == []
