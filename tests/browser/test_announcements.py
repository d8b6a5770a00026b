"""What is spoken at the table: everything, in order, once, in one paragraph at a time."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.async_api import expect

from germanwhist import Card, Suit
from germanwhist.texts import load_texts
from tests.browser.listening import TURN, has_told, heard, listen, moments, told
from tests.selection import first_of

if TYPE_CHECKING:
    from germanwhist.texts import Texts
    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab

_HAS_SAID: Final = """(length) =>
    window.heard.flat().map(({ text }) => text).join(" ").length >= length"""
_BEGINNING: Final = "Upcard: "
_HOW: Final = [("en-GB", "long"), ("fr-FR", "long"), ("en-GB", "short")]


class Teller:
    """Works out, from what the server shows, what is to be said; in Python, and by itself.

    Args:
        texts: of the language spoken.
        length: `long` or `short`.
    """

    def __init__(self, texts: Texts, length: str) -> None:
        self._texts = texts
        self._is_short = length == "short"

    def hand_begins(self, table: dict[str, Any]) -> str:
        """The first paragraph of the first hand."""
        view = table["view"]
        north, south = table["cuts"][-1]
        has_dealt = view["dealer"] == "south"
        said = [
            self._full(
                "told-cut",
                yours=Card(south),
                theirs=Card(north),
                dealer="you" if has_dealt else "them",
            ),
            self._say("spoken-first", who="you" if has_dealt else "them"),
            self._say("spoken-trumps", suit=Suit.parse(view["trump"])),
            self._say("spoken-upcard", card=Card(view["upcard"])),
        ]
        return " ".join(filter(None, [*said, *self._lead_and_turn(view, is_begun=False)]))

    def play(self, before: dict[str, Any], after: dict[str, Any], tricks: int) -> str:
        """The paragraph after one own card.

        Args:
            before: the own view when it was played.
            after: the own view when there is something to do again.
            tricks: of one stage.
        """
        trick = after["tricks"][len(before["tricks"])]
        is_mine, has_led = trick["winner"] == "south", trick["leader"] == "south"
        prize = Card(trick["upcard"]) if trick["upcard"] else None
        takes = {"takes": "card", "other": prize} if prize else {"takes": "trick"}
        own, other = (
            (trick["lead"], trick["follow"]) if has_led else (trick["follow"], trick["lead"])
        )
        nothing = {"takes": "no"}
        said = []
        if not has_led and is_mine:
            said.append(self._say("spoken-own", card=Card(own), **takes))
        else:
            said.append(self._full("spoken-own", card=Card(own), **nothing))
        if has_led:
            gains = nothing if is_mine else takes
            said.append(self._say("spoken-theirs", card=Card(other), **gains))
        if is_mine == has_led:
            said.append(self._say("spoken-taken", who="you" if is_mine else "them", **takes))
        said += [
            self._say("spoken-drawn", drawn=Card(draw["card"]))
            for draw in after["drawn"]
            if draw["trick"] == trick["number"]
        ]
        if after["upcard"]:
            said.append(self._say("spoken-new-upcard", card=Card(after["upcard"])))
        if len(after["tricks"]) == tricks:
            said.append(self._say("spoken-stage-two"))
        return " ".join(filter(None, [*said, *self._lead_and_turn(after, is_begun=True)]))

    def _lead_and_turn(self, view: dict[str, Any], *, is_begun: bool) -> list[str]:
        if view["led"] is None:
            return [self._say("spoken-lead")] if is_begun else []
        suit = view["led"][1]
        count = sum(card[1] == suit for card in view["holding"])
        led = self._say("spoken-led", card=Card(view["led"]))
        if len(view["legal"]) == 1:
            return [led, self._say("spoken-follow-only", card=Card(view["legal"][0]))]
        if count == 0:
            return [led, self._say("spoken-void", suit=Suit.parse(suit))]
        return [led, self._say("spoken-follow", count=count, suit=Suit.parse(suit))]

    def _say(self, message: str, **arguments: Any) -> str:
        short = f"{message}.short"
        id_ = short if self._is_short and self._texts.has(short) else message
        return self._texts(id_, name="Bruno", **arguments)

    def _full(self, message: str, **arguments: Any) -> str:
        return "" if self._is_short else self._say(message, **arguments)


async def says(tab: Tab, expected: str) -> None:
    """Wait until as much has been spoken as is expected, and see that it is that.

    A busy machine may let the opponent think so long that a paragraph is spoken in two parts.
    """
    await tab.page.wait_for_function(_HAS_SAID, arg=len(expected))
    assert " ".join(await heard(tab)) == expected


@pytest.mark.parametrize(("language", "length"), first_of(_HOW, is_row=True))
async def test_whole_hand_is_told(arrive: Arrive, language: str, length: str) -> None:
    """Cut, dealer, trumps, upcard, every card led and followed, takings, draws, turns, stages."""
    settings = {"rules": "small", "speech": length}
    tab = await (await arrive(language=language, settings=settings)).open()
    await listen(tab)
    teller = Teller(load_texts(language[:2]), length)
    await tab.deal()
    table = await tab.table()
    await says(tab, teller.hand_begins(table))
    while True:
        before = (await tab.table())["view"]
        await tab.play()
        if await tab.is_over():
            break
        after = (await tab.table())["view"]
        await says(tab, teller.play(before, after, 7))
    result = await tab.result.inner_text()
    last = await told(tab, f"{re.escape(result)}$")
    assert last.count(result) == 1


async def test_result_is_told_once_and_not_at_the_next_hand(arrive: Arrive) -> None:
    """After the last trick, and nothing more when the result is in sight; then a new beginning."""
    tab = await (await arrive(settings={"rules": "small match=hands=2"})).open()
    await listen(tab)
    await tab.deal()
    await tab.play_hand()
    result = await tab.result.inner_text()
    assert (await told(tab, re.escape(result))).count(result) == 1
    await tab.button("Next hand").click()
    await tab.my_turn()
    beginning = await told(tab, "Upcard: ")
    assert result not in beginning
    assert beginning.startswith(("You deal. Bruno leads.", "Bruno deals. You lead."))
    assert "Trumps: " in beginning
    assert "Upcard: " in beginning


async def test_closing_a_dialog_or_a_panel_reads_nothing_again(arrive: Arrive) -> None:
    """Whatever was said before it was opened has been said."""
    tab = await (await arrive(settings={"rules": "small"})).open()
    await listen(tab)
    await tab.deal()
    await told(tab, _BEGINNING)
    await tab.play()
    await told(tab, TURN)
    for key, title in (("m", "Menu"), ("?", "Keys")):
        await tab.page.keyboard.press(key)
        await expect(tab.dialog.get_by_role("log")).to_contain_text(title)
        assert await tab.page.locator("#app > [role=log] *").count() == 0
        await tab.page.keyboard.press("Escape")
        await expect(tab.dialog).to_have_count(0)
    assert await heard(tab) == ["Menu", "Keys"]


async def test_lines_keep_the_language_they_were_said_in(arrive: Arrive) -> None:
    """After another one has been chosen, the next line is marked with that one."""
    tab = await (await arrive(settings={"rules": "small"})).open()
    await listen(tab)
    await tab.deal()
    await tab.button("Menu").click()
    await tab.button("Settings").click()
    await tab.dialog.get_by_label("Language").select_option("fr")
    await expect(tab.page.locator("html")).to_have_attribute("lang", "fr")
    await tab.page.keyboard.press("Escape")
    await tab.play()
    await has_told(tab, "Nouvelle retourne")
    spoken = [said for moment in await moments(tab) for said in moment]
    assert [said.language for said in spoken if said.text.startswith("You cut")] == ["en"]
    assert {said.language for said in spoken if "Nouvelle retourne" in said.text} == {"fr"}
    assert spoken[-1].language == "fr"


async def test_panels_say_what_stands_in_them(arrive: Arrive) -> None:
    """The last trick, a claim and an undo: not their titles alone; a hint after its one moment."""
    tab = await (await arrive(settings={"rules": "small"})).open()
    await listen(tab)
    await tab.deal()
    await told(tab, _BEGINNING)
    card = await tab.play()
    await told(tab, TURN)
    name = load_texts("en")("spoken-own", card=Card(card), takes="no")[1:-1]
    await tab.action("last").click()
    last = await told(tab, " takes? ")
    assert name in last
    await tab.page.keyboard.press("Escape")
    await tab.action("undo").click()
    of_undo = "A hand with an undo is practice and stays out of your record."
    assert await told(tab, "record") == of_undo
    await tab.page.keyboard.press("Escape")
    await tab.action("hint").click()
    await tab.button("Show the hint").click()
    await tab.last_words(re.compile(r"^(Best: |Only )"))
    asked, moment, best = await heard(tab)
    assert asked == "A hand with a hint is practice and stays out of your record."
    assert moment == "One moment …"
    assert best.startswith(("Best: ", "Only "))
    await expect(tab.sheet.locator("table")).to_be_visible()
    await tab.page.keyboard.press("Escape")
    await tab.play_to_stage_two()
    await told(tab, "Stage two")
    await tab.action("claim").click()
    await has_told(tab, "Claim 7 tricks. If it can be forced against any play")
