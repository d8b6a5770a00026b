"""The coach: a card that clearly costs is asked about once more, any other one is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from germanwhist import Fault, Seat
from germanwhist.engine import Advice, CardAdvice
from germanwhist.service import Refusal, RefusedError
from germanwhist.service.requests import Coached, Play
from tests.service.tables_for_tests import (
    NAMED_DEALER,
    TWO_PEOPLE,
    WITH_COMPUTER,
    my_turn,
    tables_on,
)

if TYPE_CHECKING:
    from germanwhist import View


def lowest(view: View) -> Advice:
    """Advice to play the lowest card: each one above it costs half a trick more."""
    cards = sorted(view.legal_plays())
    return Advice(
        tuple(
            CardAdvice(
                card=card, points=-1.0 * place, standard_error=0.1, tries=9, error_behind=0.1
            )
            for place, card in enumerate(cards)
        ),
        is_exact=False,
    )


async def test_card_that_costs_is_not_played_and_explained_and_the_hand_is_practice() -> None:
    """One point is half a trick; the same card is then played without more ado."""
    async with tables_on(advise=lowest) as tables:
        table = await tables.create(NAMED_DEALER, WITH_COMPUTER)
        view = await my_turn(tables, table)
        assert view.view is not None
        best, second = sorted(view.view.legal_plays())[:2]
        counsel = await tables.ask(
            table, Seat.SOUTH, Coached(seq=view.seq, card=second, tricks=0.3)
        )
        after = await tables.view(table, Seat.SOUTH)
        played = await tables.ask(table, Seat.SOUTH, Play(seq=after.seq, card=second))
    assert counsel is not None
    assert (counsel.card, counsel.cost, counsel.explanation.best) == (second, 0.5, best)
    assert counsel.explanation.other is second
    assert (after.seq, after.is_practice, after.view) == (view.seq + 1, True, view.view)
    assert played is None


async def test_card_that_costs_less_is_played_at_once() -> None:
    """Half a trick is less than six tenths; the hand is practice all the same."""
    async with tables_on(advise=lowest) as tables:
        table = await tables.create(NAMED_DEALER, WITH_COMPUTER)
        view = await my_turn(tables, table)
        assert view.view is not None
        second = sorted(view.view.legal_plays())[1]
        asked = Coached(seq=view.seq, card=second, tricks=0.6)
        assert await tables.ask(table, Seat.SOUTH, asked) is None
        after = await tables.view(table, Seat.SOUTH)
    assert after.is_practice
    assert after.view is not None
    assert second in after.view.plays


async def test_coach_is_for_games_against_a_computer_and_for_cards_that_may_be_played() -> None:
    """Not between people, and not for a card that is not held; nothing is then marked."""
    async with tables_on(advise=lowest) as tables:
        people = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        view = await tables.view(people, Seat.SOUTH)
        assert view.abilities["coached"] is Refusal.AGAINST_PERSON
        table = await tables.create(NAMED_DEALER, WITH_COMPUTER)
        turn = await my_turn(tables, table)
        assert turn.view is not None
        other = turn.view.unseen.lowest()
        with pytest.raises(RefusedError) as caught:
            await tables.ask(table, Seat.SOUTH, Coached(seq=turn.seq, card=other, tricks=0.3))
        assert caught.value.code == Fault.CARD_NOT_HELD
        assert not (await tables.view(table, Seat.SOUTH)).is_practice
