"""A hand by keyboard alone, with nothing but what a screen reader is told."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect

from tests.browser.listening import has_told, listen, told

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab

_HAS_TURN: Final = r"You lead\.|You hold|No \w+ in hand|may be played\.$"
# Presses the key of the hint in the moment in which the first card that may be played is there.
_PRESS_AT_ONCE: Final = """new MutationObserver((_, observer) => {
    if (document.querySelector(".hand .card:not([aria-disabled])") === null) return;
    observer.disconnect();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true }));
}).observe(document, { subtree: true, childList: true, attributes: true });"""


async def focused(tab: Tab) -> str:
    """The name of what has the focus."""
    return str(await tab.page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''"))


async def play_by_key(tab: Tab) -> str:
    """Go to the next card that may be played and play it; its name."""
    await tab.page.keyboard.press("ArrowUp")
    name = await focused(tab)
    code = await tab.page.evaluate("document.activeElement.dataset.card")
    await tab.page.keyboard.press("Enter")
    await tab.has_left(code)
    return name


async def test_whole_hand_by_keyboard_with_everything_told(arrive: Arrive) -> None:
    """From the first page on: every own card is named and told, every turn announced, the end too.

    The opponent's cards and what is drawn are told in the lines between.
    """
    tab = await (await arrive(settings={"rules": "small", "level": "counter"})).open()
    await listen(tab)
    await tab.page.get_by_role("button", name="Deal the cards").focus()
    await tab.page.keyboard.press("Enter")
    await tab.my_turn()
    plays = 0
    while not await tab.is_over():
        await told(tab, _HAS_TURN)
        name = await play_by_key(tab)
        plays += 1
        await has_told(tab, rf"(^|\. ){name}[,.]")
    assert plays == 14
    ending = r"takes? the trick\. (You win|Margit wins) the hand \d–\d and scores? \d\.$"
    await has_told(tab, ending)
    await expect(tab.page.get_by_role("region", name="Result")).to_be_focused()


async def test_draws_are_told_with_what_may_be_known(arrive: Arrive) -> None:
    """The winner's upcard by name; of the hidden card only the own one."""
    tab = await (await arrive(settings={"rules": "small"})).open()
    await listen(tab)
    await tab.deal()
    await told(tab, "Upcard: ")
    await tab.play()
    await tab.my_turn()
    trick = (await tab.table())["view"]["tricks"][0]
    card = r"the \w+ of \w+"
    mine = rf"(You take|^[\w ]+, takes) {card}\. New upcard"
    theirs = rf"(Bruno takes|Bruno: [\w ]+, takes) {card}\. You draw {card}\. New upcard"
    await has_told(tab, mine if trick["winner"] == "south" else theirs)


async def test_keys_move_through_the_hand_and_letters_go_to_cards(arrive: Arrive) -> None:
    """Home and End, a suit and then a rank; a letter never plays by itself."""
    tab = await (await arrive(settings={"rules": "small"})).open()
    await tab.deal()
    held = await tab.holding()
    press = tab.page.keyboard.press
    await press("Home")
    await expect(tab.card(held[0])).to_be_focused()
    await press("End")
    await expect(tab.card(held[-1])).to_be_focused()
    await press("ArrowLeft")
    await expect(tab.card(held[-2])).to_be_focused()
    wanted = held[1]
    await press(wanted[1])
    await press(wanted[0])
    await expect(tab.card(wanted)).to_be_focused()
    assert await tab.holding() == held


async def test_letters_open_and_escape_closes_what_they_name(arrive: Arrive) -> None:
    """The menu, the list of keys and the hint; the focus comes back to where it was."""
    tab = await (await arrive(settings={"rules": "small"})).open()
    await tab.deal()
    await tab.page.keyboard.press("Home")
    before = await focused(tab)
    for key, title in (("m", "Menu"), ("?", "Keys")):
        await tab.page.keyboard.press(key)
        await expect(tab.dialog.get_by_role("heading", level=2)).to_have_text(title)
        await tab.page.keyboard.press("Escape")
        await expect(tab.dialog).to_have_count(0)
        assert await focused(tab) == before
    await tab.page.keyboard.press("i")
    await expect(tab.sheet).to_be_visible()
    await tab.page.keyboard.press("Escape")
    await expect(tab.sheet).to_have_count(0)


async def test_letter_keys_can_be_turned_off(arrive: Arrive) -> None:
    """Then letters do nothing, and the arrow keys still do."""
    tab = await (await arrive(settings={"rules": "small", "keys": False})).open()
    await tab.deal()
    await tab.page.keyboard.press("i")
    await tab.page.keyboard.press("ArrowRight")
    await expect(tab.sheet).to_have_count(0)
    await expect(tab.hand.nth(1)).to_be_focused()


async def test_key_pressed_as_soon_as_the_cards_are_there_is_heard(arrive: Arrive) -> None:
    """Before anything has been painted: what it opens stays open."""
    tab = await (await arrive(settings={"rules": "small"})).open()
    await tab.deal()
    await tab.page.add_init_script(_PRESS_AT_ONCE)
    await tab.page.reload()
    await expect(tab.sheet).to_be_visible()


async def test_keys_are_changed_without_a_mouse_and_stay_changed(arrive: Arrive) -> None:
    """Typed over in the list of keys; what the list and the buttons show is what acts."""
    tab = await (await arrive(settings={"rules": "small"})).open()
    await tab.deal()
    await tab.page.keyboard.press("?")
    await tab.dialog.get_by_label("hint (practice)").focus()
    await tab.page.keyboard.press("y")
    await tab.page.keyboard.press("Tab")
    await tab.page.keyboard.press("v")
    await tab.page.keyboard.press("Escape")
    await expect(tab.action("hint").locator("kbd")).to_have_text("Y")
    await tab.page.keyboard.press("i")
    await tab.page.keyboard.press("v")
    await expect(tab.say).to_contain_text("No trick has been played yet.")
    await expect(tab.sheet).to_have_count(0)
    await tab.page.reload()
    await tab.my_turn()
    await tab.page.keyboard.press("y")
    await expect(tab.sheet).to_be_visible()
    await tab.page.keyboard.press("?")
    await expect(tab.dialog.get_by_label("hint (practice)")).to_have_value("Y")
    await tab.button("Back to the standard keys").press("Enter")
    await expect(tab.dialog.get_by_label("hint (practice)")).to_have_value("I")
    await expect(tab.action("hint").locator("kbd")).to_have_text("I")


CLASHES = {
    "en-GB": ("Hearts", "H", "“L” is taken: see the last trick.", "k", "“K” goes to a card"),
    "fr-FR": (
        "Cœur",
        "C",
        "«\N{NO-BREAK SPACE}L\N{NO-BREAK SPACE}» est déjà prise\N{NO-BREAK SPACE}: revoir",
        "r",  # the king is the roi
        "«\N{NO-BREAK SPACE}R\N{NO-BREAK SPACE}» mène à une carte",
    ),
}


@pytest.mark.parametrize("language", CLASHES)
async def test_key_that_clashes_is_refused_in_words(arrive: Arrive, language: str) -> None:
    """One that does something else, and one that goes to a rank; the old key stays."""
    label, standard, taken, rank_key, rank = CLASHES[language]
    tab = await (await arrive(language=language, settings={"rules": "small"})).open()
    await tab.deal()
    await tab.page.keyboard.press("?")
    field = tab.dialog.get_by_label(label)
    for key, words in (("l", taken), (rank_key, rank)):
        await field.press(key)
        await expect(tab.dialog.get_by_role("alert")).to_contain_text(words)
        await expect(field).to_have_accessible_description(re.compile(re.escape(words)))
        await expect(field).to_have_value(standard)
    await field.press("y")
    await expect(tab.dialog.get_by_role("alert")).to_have_count(0)
    await expect(field).to_have_value("Y")


async def test_keys_are_changed_from_the_first_page_too(arrive: Arrive) -> None:
    """The settings lead to the list of keys."""
    tab = await (await arrive()).open()
    await tab.button("Settings").click()
    await tab.button("See and change the keys").click()
    await expect(tab.dialog.get_by_role("heading", level=2)).to_have_text("Keys")
    await tab.dialog.get_by_label("Spades").press("y")
    await expect(tab.dialog.get_by_label("Spades")).to_have_value("Y")
