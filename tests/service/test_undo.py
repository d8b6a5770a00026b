import pytest

from germanwhist import Fault, Hand, Seat
from germanwhist.service import OfferKind, Refusal, RefusedError
from germanwhist.service.requests import Answer, Play, Undo
from germanwhist.service.requests.undo import plays_after_undo
from tests.service.memory_store import MemoryStore
from tests.service.tables_for_tests import (
    NAMED_DEALER,
    TWO_PEOPLE,
    WITH_COMPUTER,
    ask,
    my_turn,
    play_lowest,
    play_plays,
    tables_on,
)


async def test_undo_against_a_computer_goes_back_to_the_own_last_decision() -> None:
    """South led, the computer followed and perhaps led: south chooses its lead again."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, WITH_COMPUTER)
        before = await my_turn(tables, table)
        await play_lowest(tables, table, before)
        after = await my_turn(tables, table)
        back = await ask(tables, table, Seat.SOUTH, Undo(seq=after.seq))
    assert before.view is not None
    assert back.view is not None
    assert back.view == before.view
    assert (back.is_practice, before.is_practice) == (True, False)


async def test_undo_can_be_repeated_to_the_first_card() -> None:
    """Each undo goes one own play further back; then there is nothing left."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, WITH_COMPUTER)
        view = await my_turn(tables, table)
        for _ in range(3):
            await play_lowest(tables, table, view)
            view = await my_turn(tables, table)
        for _ in range(3):
            view = await ask(tables, table, Seat.SOUTH, Undo(seq=view.seq))
        assert view.view is not None
        assert view.view.tricks == ()
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.SOUTH, Undo(seq=view.seq))
        assert caught.value.code == Refusal.NOTHING_TO_UNDO


async def test_undo_while_the_computer_thinks_makes_its_answer_late() -> None:
    """A card chosen for a moment that is taken back is not played."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, WITH_COMPUTER)
        view = await my_turn(tables, table)
        for _ in range(10):
            thinking = await play_lowest(tables, table, view)
            view = await ask(tables, table, Seat.SOUTH, Undo(seq=thinking.seq))
            assert view.may(Play)
        assert view.view is not None
        assert view.view.tricks == ()


async def test_undo_between_people_needs_consent() -> None:
    """South led by mistake; north agrees, and the lead is back; the hand counts as before."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        before = await tables.view(table, Seat.SOUTH)
        led = await play_plays(tables, table, 1)
        asked = await ask(tables, table, Seat.SOUTH, Undo(seq=led.seq))
        assert asked.offer is not None
        assert (asked.offer.kind, asked.offer.seat) == (OfferKind.UNDO, Seat.SOUTH)
        assert (asked.may(Answer), asked.may(Undo)) == (False, False)
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.SOUTH, Answer(seq=asked.seq, accept=True))
        assert caught.value.code == Refusal.NOTHING_OFFERED
        assert (await tables.view(table, Seat.NORTH)).may(Answer)
        await ask(tables, table, Seat.NORTH, Answer(seq=asked.seq, accept=True))
        after = await tables.view(table, Seat.SOUTH)
    assert (after.view, after.offer, after.is_practice) == (before.view, None, False)


async def test_refused_undo_leaves_the_play() -> None:
    """North says no: nothing is taken back, nothing is practice."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        led = await play_plays(tables, table, 1)
        asked = await ask(tables, table, Seat.SOUTH, Undo(seq=led.seq))
        await ask(tables, table, Seat.NORTH, Answer(seq=asked.seq, accept=False))
        after = await tables.view(table, Seat.SOUTH)
    assert (after.view, after.offer, after.is_practice) == (led.view, None, False)


async def test_play_withdraws_an_offer() -> None:
    """North follows instead of answering: the wish is gone."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        led = await play_plays(tables, table, 1)
        await ask(tables, table, Seat.SOUTH, Undo(seq=led.seq))
        after = await play_plays(tables, table, 1)
    assert after.offer is None


@pytest.mark.parametrize("plays", range(2, 27, 2))
async def test_no_undo_between_people_once_a_card_was_drawn(plays: int) -> None:
    """Both have drawn since either last played: that cannot be forgotten."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        view = await play_plays(tables, table, plays)
        for seat in Seat:
            with pytest.raises(RefusedError) as caught:
                await ask(tables, table, seat, Undo(seq=view.seq))
            assert caught.value.code == Refusal.ALREADY_REVEALED


async def test_undo_between_people_is_possible_after_a_trick_of_stage_two() -> None:
    """Nothing is drawn in stage two, so a whole trick may be taken back by consent."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        await play_plays(tables, table, 26)
        view = await play_plays(tables, table, 2)
        assert view.view is not None
        leader = view.view.tricks[-1].leader
        await ask(tables, table, leader, Undo(seq=view.seq))
        await ask(tables, table, leader.opponent, Answer(seq=view.seq + 1, accept=True))
        after = await tables.view(table, leader)
    assert after.view is not None
    assert (len(after.view.tricks), after.view.led, after.may(Play)) == (13, None, True)


async def test_no_undo_after_the_hand_is_over() -> None:
    """A finished hand stays as it was played."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        view = await play_plays(tables, table, 52)
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.SOUTH, Undo(seq=view.seq))
        assert caught.value.code == Refusal.MATCH_OVER


async def test_plays_kept_by_an_undo_are_those_before_the_seats_last_play() -> None:
    """Checked against who played each card, told apart by the dealt cards and the draws."""
    store = MemoryStore()
    async with tables_on(store) as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        await play_plays(tables, table, 52)
        record = (await tables.records(table))[0]
    hand = Hand.start(record.ruleset, record.whole_deal())
    players: list[Seat] = []
    for card in record.plays:
        assert hand.to_play is not None
        players.append(hand.to_play)
        hand = hand.play(card)
        for seat in Seat:
            last = max((i for i, who in enumerate(players) if who is seat), default=None)
            assert plays_after_undo(hand, seat) == last


async def test_undo_without_a_hand_names_the_reason() -> None:
    """Before the deal the table waits."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, (None, TWO_PEOPLE[1]))
        view = await tables.view(table, Seat.SOUTH)
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.SOUTH, Undo(seq=view.seq))
        assert caught.value.code == Refusal.WAITING
        assert caught.value.code not in set(Fault)
