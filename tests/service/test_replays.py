"""A hand played on from some point of it: at a table of its own, as practice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from germanwhist import Deal, Hand, RuleSet, Seat
from germanwhist.service import Phase, Refusal, RefusedError, ReplayOf, computer, person
from germanwhist.service.requests import Play, Resign
from tests.service.memory_store import MemoryStore
from tests.service.tables_for_tests import (
    LOWEST,
    TWO_PEOPLE,
    WITH_COMPUTER,
    ask,
    my_turn,
    play_match,
    play_plays,
    tables_on,
)

if TYPE_CHECKING:
    from germanwhist.service import Tables

RULES = RuleSet.parse("small first_dealer=seat")
HERS = (computer(LOWEST), person("Ann"))


async def played(tables: Tables, rules: RuleSet = RULES) -> tuple[str, Hand]:
    """A table at which south has played a match, and its first hand."""
    table = await tables.create(rules, WITH_COMPUTER)
    await play_match(tables, table, Seat.SOUTH)
    return table, (await tables.records(table))[0].hand()


@pytest.mark.parametrize("plays", [0, 1, 9, 14, 27])
async def test_table_begins_at_the_wished_point(plays: int) -> None:
    """Whoever was to play there plays on, and sees what a player knew then and no more."""
    async with tables_on() as tables:
        table, hand = await played(tables)
        before = Hand.replay(hand.ruleset, hand.deal, plays=hand.plays[:plays])
        seat = before.to_play
        assert seat is not None
        # The other seat is the computer's, which waits for the person.
        again = await tables.again(table, Seat.SOUTH, swap=seat is Seat.NORTH, plays=plays)
        view = await tables.view(again, seat)
    assert view.view is not None
    assert view.view == before.view(seat, view.view.standing)
    assert (view.phase, view.is_practice, view.may(Play)) == (Phase.PLAYING, True, True)
    assert view.origin == ReplayOf(table=table, hand=1, plays=plays)


async def test_computer_plays_on_when_it_was_its_turn() -> None:
    """After one play of a hand that south led it is the computer's turn; it plays by itself."""
    async with tables_on() as tables:
        table, hand = await played(tables)
        assert hand.tricks[0].leader is Seat.SOUTH
        again = await tables.again(table, Seat.SOUTH, swap=False, plays=1)
        view = await my_turn(tables, again)
        await play_match(tables, again, Seat.SOUTH)
        (record,) = await tables.records(again)
    assert view.view is not None
    assert len(view.view.tricks) == 1
    assert record.deal == hand.deal
    assert record.plays[0] == hand.plays[0]


async def test_person_may_choose_another_opponent() -> None:
    """A level in the place of a friend: nobody is invited, and play begins at once."""
    async with tables_on() as tables:
        table = await tables.create(RULES, TWO_PEOPLE)
        await play_plays(tables, table, 28)
        again = await tables.again(table, Seat.SOUTH, swap=False, plays=4, level=LOWEST)
        view = await tables.view(again, Seat.SOUTH)
        with pytest.raises(RefusedError) as caught:
            await tables.again(table, Seat.SOUTH, plays=4, level="nobody")
    assert view.opponent is not None
    assert (view.phase, view.opponent.level) == (Phase.PLAYING, LOWEST)
    assert caught.value.code == Refusal.UNKNOWN_LEVEL


async def test_friend_finds_the_plays_made_on_sitting_down() -> None:
    """The point is kept with the table until the other seat is taken."""
    async with tables_on() as tables:
        table = await tables.create(RULES, TWO_PEOPLE)
        await play_plays(tables, table, 28)
        again = await tables.again(table, Seat.SOUTH, swap=False, plays=6)
        waiting = await tables.view(again, Seat.SOUTH)
        await tables.sit(again, Seat.NORTH, person("Bob"))
        view = await tables.view(again, Seat.NORTH)
    assert (waiting.phase, waiting.view) == (Phase.WAITING, None)
    assert view.view is not None
    assert len(view.view.tricks) == 3


async def test_again_begins_where_the_hand_began_unless_told_otherwise() -> None:
    """The other side of a hand that was played from trick four on is played from there too."""
    async with tables_on() as tables:
        table, _ = await played(tables)
        again = await tables.again(table, Seat.SOUTH, swap=False, plays=6)
        await play_match(tables, again, Seat.SOUTH)
        same_point = await tables.again(again, Seat.SOUTH)
        whole = await tables.again(again, Seat.SOUTH, plays=0)
        origins = [(await tables.view(t, Seat.NORTH)).origin for t in (same_point, whole)]
    assert origins == [
        ReplayOf(table=again, hand=1, plays=6),
        ReplayOf(table=again, hand=1, plays=0),
    ]


@pytest.mark.parametrize("plays", [28, 29, 1_000])
async def test_point_outside_the_hand_is_refused(plays: int) -> None:
    """At the last play of a hand that was played out nothing is left to be played."""
    async with tables_on() as tables:
        table, hand = await played(tables)
        assert len(hand.plays) == 28
        with pytest.raises(RefusedError) as caught:
            await tables.again(table, Seat.SOUTH, plays=plays)
    assert caught.value.code == Refusal.NO_SUCH_PLAY


async def test_given_up_hand_is_played_on_from_where_it_ended() -> None:
    """A resignation is no play: all that were made can be made again, and one more."""
    async with tables_on() as tables:
        table = await tables.create(RULES, WITH_COMPUTER)
        view = await my_turn(tables, table)
        await ask(tables, table, Seat.SOUTH, Resign(seq=view.seq))
        made = len((await tables.records(table))[0].plays)
        again = await tables.again(table, Seat.SOUTH, swap=False, plays=made)
        resumed = await tables.view(again, Seat.SOUTH)
        with pytest.raises(RefusedError) as caught:
            await tables.again(table, Seat.SOUTH, plays=made + 1)
    assert resumed.may(Play)
    assert caught.value.code == Refusal.NO_SUCH_PLAY


async def test_hand_in_play_stays_secret() -> None:
    """However the point is chosen, and whoever would sit opposite."""
    async with tables_on() as tables:
        table = await tables.create(RULES, TWO_PEOPLE)
        await play_plays(tables, table, 20)
        with pytest.raises(RefusedError) as caught:
            await tables.again(table, Seat.SOUTH, hand=1, plays=4, level=LOWEST)
    assert caught.value.code == Refusal.NO_SUCH_HAND


async def test_hand_of_a_record_is_played_again() -> None:
    """No table is named as its origin, and its own rules hold, for one hand."""
    rules = RuleSet.parse("small stake=3 match=hands=5")
    hand = Hand.start(rules, Deal.shuffled(5, Seat.SOUTH, pack=28))
    for _ in range(9):
        hand = hand.play(hand.legal_plays().lowest())
    store = MemoryStore()
    async with tables_on(store) as tables:
        table = await tables.replay(hand, HERS, number=2, plays=8)
        await play_match(tables, table, Seat.SOUTH)
        view = await tables.view(table, Seat.SOUTH)
        with pytest.raises(RefusedError) as caught:
            await tables.replay(hand, HERS, plays=10)
    assert view.origin == ReplayOf(table=None, hand=2, plays=8)
    assert view.rules == RuleSet.parse("small stake=3 first_dealer=seat")
    assert view.phase is Phase.MATCH_OVER
    assert caught.value.code == Refusal.NO_SUCH_PLAY
    (kept,) = store.hands
    assert (kept.is_practice, kept.is_replay) == (True, True)
