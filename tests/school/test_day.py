"""The hand of the day follows from its date; rows of days forgive one that was missed."""

from __future__ import annotations

import datetime as dt
import hashlib
from typing import TYPE_CHECKING

from germanwhist import CardSet, Hand, Seat
from germanwhist.players import play_out
from germanwhist.school.day import (
    DAY_RULES,
    DAY_SEAT,
    Streak,
    course_of,
    day_deal,
    day_of,
    day_opponent,
    par_play,
    streak,
)
from tests.service.tables_for_tests import LowestCard

if TYPE_CHECKING:
    from collections.abc import Iterator

DAY = dt.date(2026, 12, 1)


def plain_numbers(seed: str) -> Iterator[int]:
    """The bytes of docs/reference/day.md, by a way of their own."""
    block = 0
    while True:
        yield from hashlib.sha256(f"germanwhist:{seed}:{block}".encode()).digest()
        block += 1


def plain_pack(seed: str) -> list[str]:
    """The pack of a date as the reference page says, with nothing of the library."""
    stream = plain_numbers(seed)

    def below(stop: int) -> int:
        while True:
            number = next(stream)
            if number < 256 - 256 % stop:
                return number % stop

    pack = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
    for i in range(51, 0, -1):
        j = below(i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    cut = 1 + below(51)
    return pack[cut:] + pack[:cut]


def test_deal_of_a_day_is_the_one_that_is_specified() -> None:
    """Another program that follows the reference page deals the same cards."""
    for day in (dt.date(2026, 1, 1), dt.date(2026, 11, 30), DAY):
        deal = day_deal(day)
        assert [str(card) for card in deal.cards] == plain_pack(day.strftime("%Y%m%d"))
        assert deal.dealer is DAY_SEAT.opponent


def test_day_turns_at_midnight_in_greenwich() -> None:
    """Whatever the clock on the wall says."""
    midnight = dt.datetime(2026, 12, 1, tzinfo=dt.UTC).timestamp()
    assert day_of(midnight - 0.001) == dt.date(2026, 11, 30)
    assert day_of(midnight) == DAY


def test_opponent_answers_the_same_plays_with_the_same_cards() -> None:
    """Made anew, it plays on as the one before would have done."""
    start = Hand.start(DAY_RULES, day_deal(DAY))
    whole = play_out(start, {Seat.NORTH: day_opponent(DAY), Seat.SOUTH: LowestCard()})
    again = start
    while (seat := again.to_play) is not None:
        player = day_opponent(DAY) if seat is Seat.NORTH else LowestCard()
        again = again.play(player.choose(again.view(seat)))
    assert again.plays == whole.plays


def test_plays_of_par_are_repeatable() -> None:
    """The same number of the same day makes the same tricks."""
    assert par_play(DAY, 0) == par_play(DAY, 0)


def test_course_of_a_hand_adds_up() -> None:
    """Tricks played are told by who took them, those given up come last."""
    hand = Hand.start(DAY_RULES, day_deal(DAY))
    over = play_out(hand, {Seat.NORTH: LowestCard(), Seat.SOUTH: LowestCard()})
    course = course_of(over)
    assert [trick.winner is DAY_SEAT for trick in over.tricks[13:]] == list(course)
    part = hand
    while len(part.tricks) < 15:
        part = part.play(part.legal_plays().lowest())
    given_up = course_of(part.resign(DAY_SEAT))
    assert len(given_up) == 13
    assert given_up[2:] == (False,) * 11
    assert CardSet(over.plays) == CardSet.full()


def test_one_day_missed_ends_no_row() -> None:
    """Two in a row do; days that are played twice count once."""
    first = dt.date(2026, 11, 1)

    def days(*numbers: int) -> list[dt.date]:
        return [first.replace(day=number) for number in numbers]

    def row(*numbers: int, today: int) -> Streak:
        return streak(days(*numbers), today=first.replace(day=today))

    assert row(today=5) == Streak(0, 0)
    assert row(5, today=5) == Streak(1, 1)
    assert row(1, 2, 3, today=4) == Streak(3, 3)  # today is still to come
    assert row(1, 2, 3, today=5) == Streak(3, 3)  # one missed, which is forgiven
    assert row(1, 2, 3, today=6) == Streak(0, 3)
    assert row(1, 3, 5, 5, today=5) == Streak(3, 3)
    assert row(1, 2, 3, 6, today=6) == Streak(1, 3)
