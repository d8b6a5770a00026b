"""What is spoken beside the tricks: lines, friends, offers, copying, refusals; and page titles."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.async_api import expect

from tests.browser.listening import TURN, has_told, heard, listen
from tests.browser.test_two_people import invite

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive


async def test_lost_line_and_its_return_are_told(arrive: Arrive) -> None:
    """Once each, with what is to be done now."""
    visitor = await arrive(settings={"rules": "small"})
    tab = await visitor.open()
    await listen(tab)
    await tab.deal()
    await heard(tab)
    await visitor.go_offline()
    await tab.last_words("Connection lost. Your seat and cards are kept.")
    await visitor.come_back()
    await tab.try_now()
    await tab.last_words(re.compile(r"^The connection is back\. (You |No |Only )"))
    told = await heard(tab)
    assert len([text for text in told if text.startswith("Connection lost")]) == 1
    assert len([text for text in told if text.startswith("The connection is back")]) == 1


async def test_friends_hear_of_each_other_and_of_offers(arrive: Arrive) -> None:
    """Who comes and goes; an undo asked for, refused, asked for again and agreed to."""
    friends = await invite(arrive)
    ann, bob, bobs_browser = friends
    await bobs_browser.go_offline()
    await ann.last_words("Bob is not at the table now.")
    await bobs_browser.come_back()
    await bob.try_now()
    await ann.last_words("Bob is at the table again.")
    first = await friends.next_player()
    await first.play()
    other = bob if first is ann else ann
    name = "Ann" if first is ann else "Bob"
    for answer, told in (
        ("Refuse", "would rather not: your card stays."),
        ("Accept", "Your last card is back in your hand."),
    ):
        await first.action("undo").click()
        await other.last_words(f"{name} asks to take the last card back.")
        await other.button(answer).click()
        await first.last_words(told)
    await other.last_words(f"{name} takes the last card back.")


async def test_what_is_copied_or_missing_is_told(arrive: Arrive) -> None:
    """The link of an invitation; a suit that the hand does not have; the misclick guard."""
    tab = await (await arrive()).open()
    await tab.button("Invite a friend").click()
    await tab.button("Make the invitation").click()
    await tab.page.get_by_role("button", name="Copy the link").click()
    await tab.last_words("Copied")

    tab = await (await arrive(settings={"rules": "small", "tapGuard": True})).open()
    await tab.deal()
    held = {card[1] for card in await tab.holding()}
    missing = sorted(set("SHDC") - held)
    for suit in missing[:1]:
        await tab.page.keyboard.press(suit.lower())
        await tab.last_words("You hold no ")
    await tab.card((await tab.legal())[0]).press("Enter")
    await tab.last_words("once more to play it.")


async def test_titles_name_the_page_and_the_turn(arrive: Arrive) -> None:
    """What the window is called, from the first page to the end of a hand."""
    tab = await (await arrive(settings={"rules": "small"})).open()
    await expect(tab.page).to_have_title("Play now · German Whist")
    await tab.deal()
    await expect(tab.page).to_have_title(re.compile("^It is your turn"))
    await tab.play_hand()
    await expect(tab.page).to_have_title(re.compile("^Hand complete"))
    address = tab.page.url.partition("#")[0]
    for path, title in (
        ("rules", "The rules"),
        ("statistics", "Statistics"),
        ("nowhere", "There is no such page"),
    ):
        await tab.page.goto(f"{address}#/{path}")
        await expect(tab.page).to_have_title(re.compile(f"^{title}"))


async def test_keys_read_without_moving_the_focus(arrive: Arrive) -> None:
    """Table, hand, last trick, score, known cards; and what was said before, in its language."""
    tab = await (await arrive(settings={"rules": "small"})).open()
    await listen(tab)
    await tab.deal()
    await tab.page.keyboard.press("End")
    at = await tab.page.evaluate("document.activeElement.dataset.card")
    await has_told(tab, "Trumps: ")
    *_, beginning = await heard(tab)
    for key, words in (
        ("b", r"^Stage one, trick 1 of 7\. Trumps: "),
        ("o", r"^You hold 7 cards\. "),
        ("w", r"^No trick has been played yet\.$"),
        ("g", r"Match: you 0, Bruno 0; one hand\.$"),
        ("x", r"^Known cards are turned off in the settings\.$"),
        ("z", f"^{re.escape(beginning)}$"),
    ):
        await tab.page.keyboard.press(key)
        await tab.last_words(re.compile(words))
    assert await tab.page.evaluate("document.activeElement.dataset.card") == at
    await tab.page.keyboard.press("Home")
    await tab.play()
    await has_told(tab, f"New upcard.*{TURN}")
    lines = [beginning, *await heard(tab)]
    for key, expected in ((",", lines[-2]), (".", lines[-1]), ("w", "led the")):
        await tab.page.keyboard.press(key)
        await tab.last_words(expected)
