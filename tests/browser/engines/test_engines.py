"""The most important way through the game, in the engines of Chrome, Firefox and Safari."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from tests.browser.engines.conftest import ENGINES
from tests.browser.visitors import DESKTOP, PHONE

if TYPE_CHECKING:
    from tests.browser.engines.conftest import Seat
    from tests.browser.engines.person import Person

pytestmark = pytest.mark.thorough


async def play_hand(person: Person, *, most: int = 26) -> int:
    """Play to the end of the hand, by click and by key in turn; the cards played.

    Args:
        person: who plays.
        most: cards after which nothing more is played.
    """
    plays = 0
    while plays < most and (card := await person.next_card()) is not None:
        assert await person.overlaps() == [], f"at card {plays}"
        if plays % 2:
            await person.play_by_key()
        else:
            await person.play_by_click(card)
        plays += 1
    return plays


@pytest.mark.parametrize("engine", ENGINES)
async def test_thirteen_cards_fit_a_desk_and_can_be_played(seat: Seat, engine: str) -> None:
    """Nothing covers anything; the whole hand is played on a phone, with fewer cards."""
    person = await seat(engine, DESKTOP, rules="standard")
    await person.click(".play [type=submit]")
    assert await play_hand(person, most=4) == 4
    assert await person.overlaps() == []


@pytest.mark.parametrize("engine", ENGINES)
async def test_a_whole_hand_is_played_advised_and_reviewed(seat: Seat, engine: str) -> None:
    """Dealt by key, a hint taken, every card played, counted, reviewed; nothing covers anything."""
    person = await seat(engine, PHONE, rules="small")
    await person.driver.evaluate("document.querySelector('.play [type=submit]').focus()")
    await person.driver.press("Enter")
    await person.next_card()
    await person.click('[data-action="hint"]')
    await person.click(".sheet .btn.main")
    await person.sees(".sheet table")
    await person.driver.press("Escape")
    await person.until("document.querySelector('.sheet') === null")
    assert await play_hand(person) == 14
    assert sum(await person.counts()) == 7
    assert await person.overlaps() == []
    await person.click(".after .btn:not(.main)")
    await person.sees(".rev .chart")
    listed = "document.querySelectorAll('.rev .list .num').length"
    assert await person.until(listed) == 14


@pytest.mark.parametrize(("host", "guest"), [("firefox", "webkit"), ("webkit", "firefox")], ids=str)
async def test_an_invitation_is_taken_in_another_engine(seat: Seat, host: str, guest: str) -> None:
    """Both play to the end, each by click and by key, and are told the same result."""
    ann = await seat(host, DESKTOP, rules="small")
    await ann.click("button", "Invite a friend")
    await ann.click("dialog button", "Make the invitation")
    link = await ann.until("document.querySelector('input.address')?.value")
    bob = await seat(guest, PHONE, name="")
    await bob.open(link)
    await bob.write(".ask input", "Bob")
    await bob.click(".ask button", "Take the seat")
    await asyncio.gather(play_hand(ann), play_hand(bob))
    hers, his = await ann.counts(), await bob.counts()
    assert hers == his[::-1]
    assert sum(hers) == 7
