"""What people may say to each other, how much of it, and to whom."""

import pytest

from germanwhist import Seat
from germanwhist.service import Refusal, RefusedError
from germanwhist.service.requests import Mute, Play, Say
from germanwhist.service.requests.phrase import Phrase, PhrasesView
from tests.service.tables_for_tests import (
    NAMED_DEALER,
    TWO_PEOPLE,
    WITH_COMPUTER,
    ask,
    play_lowest,
    tables_on,
)

NORTH, SOUTH = Seat


async def test_phrase_is_heard_by_both_and_makes_no_card_late() -> None:
    """South says hello; a card that was on its way still counts."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        before = await tables.view(table, SOUTH)
        mine = await ask(tables, table, SOUTH, Say(seq=0, phrase=Phrase.HELLO))
        heard = (await tables.view(table, NORTH)).fact(PhrasesView)
        said = mine.fact(PhrasesView)
        assert said is not None
        assert heard is not None
        assert (said.yours, said.theirs) == (heard.theirs, heard.yours)
        assert heard.theirs is not None
        assert heard.theirs.phrase is Phrase.HELLO
        assert before.view is not None
        card = before.view.legal_plays().lowest()
        await tables.ask(table, SOUTH, Play(seq=before.seq, card=card))


async def test_three_phrases_are_enough_until_the_next_card() -> None:
    """The fourth is refused; a card gives three more, to each seat on its own."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        for _ in range(3):
            view = await ask(tables, table, SOUTH, Say(seq=0, phrase=Phrase.SORRY))
        assert view.abilities["say"] == Refusal.SAID_ENOUGH
        with pytest.raises(RefusedError) as caught:
            await tables.ask(table, SOUTH, Say(seq=0, phrase=Phrase.SORRY))
        assert caught.value.code == Refusal.SAID_ENOUGH
        assert (await tables.view(table, NORTH)).may(Say)
        assert (await play_lowest(tables, table, view)).may(Say)


async def test_who_hears_nothing_is_told_nothing_and_tells_nobody() -> None:
    """South hears nothing more, also of what was said before; north sees no difference."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        theirs = await ask(tables, table, NORTH, Say(seq=0, phrase=Phrase.HELLO))
        muted = (await ask(tables, table, SOUTH, Mute(seq=0, on=True))).fact(PhrasesView)
        assert muted is not None
        assert (muted.theirs, muted.is_muted) == (None, True)
        assert (await tables.view(table, NORTH)).fact(PhrasesView) == theirs.fact(PhrasesView)
        again = await ask(tables, table, SOUTH, Mute(seq=0, on=True))
        assert again.seq == theirs.seq + 1
        hears = (await ask(tables, table, SOUTH, Mute(seq=0, on=False))).fact(PhrasesView)
        assert hears is not None
        assert hears.theirs is not None


async def test_nobody_talks_to_a_computer() -> None:
    """Nor to an empty seat."""
    async with tables_on() as tables:
        computers = await tables.create(NAMED_DEALER, WITH_COMPUTER)
        alone = await tables.create(NAMED_DEALER, (None, TWO_PEOPLE[1]))
        found = [(await tables.view(table, SOUTH)).abilities["say"] for table in (computers, alone)]
    assert found == [Refusal.AGAINST_COMPUTER, Refusal.WAITING]
