"""The program of a trial knows how late it is itself, so that no server is blamed for it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from germanwhist import Card, Seat
from germanwhist.service import Played
from tests.web.faults.found import Charge
from tests.web.faults.games import Play
from tests.web.faults.lateness import Lateness, Turns

if TYPE_CHECKING:
    import pytest


async def test_what_holds_the_program_up_is_counted_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Before the beat that is late has come, and only once when it has."""
    loop = asyncio.get_running_loop()
    now = loop.time()
    async with Lateness() as lateness:
        monkeypatch.setattr(loop, "time", lambda: now + 5)
        before = lateness.seconds()
        assert 4.5 < before <= 5
        monkeypatch.setattr(loop, "time", lambda: now + 7)
        assert 1.99 < lateness.seconds() - before < 2.01
        monkeypatch.undo()


def test_turn_is_late_by_what_came_since_the_last_thing_was_sent() -> None:
    """Sending again what was lost or refused does not begin the turn again; the next card does."""
    turns = Turns(last=1.0)
    assert turns.late(0, 1.5) == 0.5
    assert turns.late(1, 1.5) == 0.0
    assert turns.late(2, 2.5) == 1.0
    assert turns.late(2, 4.0) == 2.5
    assert turns.late(3, 4.25) == 0.25
    assert turns.late(0, 5.25) == 1.0  # the next hand


def test_only_lateness_in_the_turn_itself_is_taken_off() -> None:
    """Not that of the cards around it, nor of a turn that did not end with a card."""
    cards = ("AS", "KS", "QS")
    plays = [
        Play("t", seq, Seat.NORTH, Card(card), late)
        for seq, (card, late) in enumerate(zip(cards, (9.0, 2.0, 7.0), strict=True), 5)
    ]
    charge = Charge("t", 7, 3.0)
    assert charge.late(Played(seat=Seat.NORTH, card=Card("KS")), plays) == 2.0
    assert charge.late(Played(seat=Seat.SOUTH, card=Card("KS")), plays) == 0.0
    assert charge.late(Played(seat=Seat.NORTH, card=Card("2S")), plays) == 0.0
