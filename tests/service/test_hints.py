import pytest

from germanwhist import Fault, Seat, View
from germanwhist.engine import Advice, CardAdvice
from germanwhist.errors import EngineError
from germanwhist.service import Refusal, RefusedError
from germanwhist.service.requests import Hint
from tests.service.tables_for_tests import (
    NAMED_DEALER,
    TWO_PEOPLE,
    WITH_COMPUTER,
    ask,
    my_turn,
    play_lowest,
    tables_on,
)
from tests.service.test_computers import Hanging


def highest(view: View) -> Advice:
    """Advice to play the highest card."""
    return Advice(
        (CardAdvice(card=view.legal_plays().highest(), points=1.0, standard_error=0.0, tries=0),),
        is_exact=True,
    )


async def test_hint_is_advice_on_the_seats_own_view_and_marks_practice() -> None:
    """The answer comes from the adviser; the hand is practice from then on."""
    asked: list[View] = []

    def advise(view: View) -> Advice:
        asked.append(view)
        return highest(view)

    async with tables_on(advise=advise) as tables:
        table = await tables.create(NAMED_DEALER, WITH_COMPUTER)
        view = await my_turn(tables, table)
        counsel = await tables.ask(table, Seat.SOUTH, Hint(seq=view.seq))
        after = await tables.view(table, Seat.SOUTH)
    assert view.view is not None
    assert asked == [view.view]
    assert counsel is not None
    assert counsel.advice == highest(view.view)
    assert (after.seq, after.is_practice, after.view) == (view.seq + 1, True, view.view)


async def test_hint_of_the_product_advises_every_legal_card() -> None:
    """The engine's own advice, through the same door."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, WITH_COMPUTER)
        view = await my_turn(tables, table)
        counsel = await tables.ask(table, Seat.SOUTH, Hint(seq=view.seq))
    assert view.view is not None
    assert counsel is not None
    assert {card.card for card in counsel.advice.cards} == set(view.view.legal_plays())
    assert counsel.explanation.best is counsel.advice.best


async def test_hint_is_for_ones_own_turn_against_a_computer() -> None:
    """Not between people, not out of turn, not late; and nothing is then marked."""
    hanging = Hanging()
    async with tables_on(advise=highest, make_player=lambda _level: hanging) as tables:
        people = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        view = await tables.view(people, Seat.SOUTH)
        with pytest.raises(RefusedError) as caught:
            await ask(tables, people, Seat.SOUTH, Hint(seq=view.seq))
        assert caught.value.code == Refusal.AGAINST_PERSON
        table = await tables.create(NAMED_DEALER, WITH_COMPUTER)
        turn = await my_turn(tables, table)
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.SOUTH, Hint(seq=turn.seq - 1))
        assert caught.value.code == Refusal.STALE
        played = await play_lowest(tables, table, turn)
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.SOUTH, Hint(seq=played.seq))
        assert caught.value.code == Fault.NOT_YOUR_TURN
        assert not (await tables.view(table, Seat.SOUTH)).is_practice
        hanging.released.set()


async def test_engine_that_cannot_advise_costs_nothing() -> None:
    """The request is refused with a code, and the hand still counts."""

    def fail(_view: View) -> Advice:
        raise EngineError("the table file is damaged", code="bad_table")

    async with tables_on(advise=fail) as tables:
        table = await tables.create(NAMED_DEALER, WITH_COMPUTER)
        view = await my_turn(tables, table)
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.SOUTH, Hint(seq=view.seq))
        assert caught.value.code == Refusal.NO_ADVICE
        assert not (await tables.view(table, Seat.SOUTH)).is_practice
