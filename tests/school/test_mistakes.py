"""Own mistakes: their kinds, when they come back, and what to practise. Worked out by hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from germanwhist import Card, Deal, Hand, RuleSet, Seat
from germanwhist.review import review_hand
from germanwhist.school.mistakes import (
    A_DAY,
    LEAST_COST,
    HandMistakes,
    MistakeKind,
    PointerKind,
    Schedule,
    find_mistakes,
    kind_of,
    what_next,
)
from germanwhist.school.practice import (
    Answered,
    KeptMistake,
    LeftOut,
    Practice,
    Retried,
    Reviewed,
    decode_practice,
    encode_practice,
)
from tests.school.hands import view_with

DAY = 86_400.0
NOON = 1_000_000 * DAY / 100 + DAY / 2  # of some day


@pytest.mark.parametrize(
    ("led", "card", "better", "kind"),
    [
        ("8C", "AC", "2C", MistakeKind.TOO_DEAR),  # won, and should have been left
        ("8C", "AC", "9C", MistakeKind.TOO_DEAR),  # won, and could have been with less
        ("8C", "2C", "9C", MistakeKind.LET_GO),
        ("8D", "2H", "3S", MistakeKind.RUFFED),  # no diamonds, hearts are trumps
        ("8D", "KH", "2H", MistakeKind.TOO_DEAR),  # ruffed, and should have been with less
        ("8D", "3S", "2H", MistakeKind.LET_GO),
        ("8D", "KS", "3S", MistakeKind.THREW),
        ("", "AC", "2C", MistakeKind.LEAD),
    ],
)
def test_kind_follows_from_the_card_and_the_better_one(
    led: str, card: str, better: str, kind: MistakeKind
) -> None:
    """South has all clubs but three, spades and hearts, and no diamond; hearts are trumps."""
    held = "AC KC 9C 7C 4C 2C KH 2H KS 9S 7S 5S 3S"
    view = view_with(held, upcard="TH", led=led)
    assert kind_of(view, Card(card), better=Card(better)) is kind


def test_only_own_plays_that_gave_away_enough_are_found() -> None:
    """Each is a play of the seat, in order, with a kind, and in stage two with a theme."""
    hand = Hand.start(RuleSet.preset("small"), Deal.shuffled(3, Seat.NORTH, pack=28))
    while not hand.is_over:
        hand = hand.play(hand.legal_plays().highest())
    review = review_hand(hand, worlds=20)
    found = find_mistakes(review, Seat.NORTH)
    by_number = {play.number: play for play in review.plays}
    # Half a point is a quarter of a trick: the winner scores the difference of both counts.
    expected = [p for p in review.plays if p.seat is Seat.NORTH and p.is_mistake and p.cost >= 0.6]
    assert [mistake.number for mistake in found] == [play.number for play in expected] != []
    for mistake in found:
        assert mistake.cost == pytest.approx(by_number[mistake.number].cost / 2)
        assert mistake.cost >= LEAST_COST
        assert (mistake.kind is MistakeKind.STAGE_TWO) == (mistake.theme is not None)


def reviewed(hand: int, count: int = 1) -> Reviewed:
    """A hand with so many mistakes."""
    mistakes = tuple(
        KeptMistake(
            number=number,
            trick=1,
            kind=MistakeKind.LET_GO,
            theme=None,
            cost=0.5,
            cards=(("AC", 1.0, 0.1), ("2C", 0.0, 0.1)),
            is_exact=False,
        )
        for number in range(1, count + 1)
    )
    return Reviewed(table="t", hand=hand, level="regular", mistakes=mistakes)


def test_right_answers_come_back_later_and_later_until_it_is_known() -> None:
    """With the library's own parameters: after 2 days, after 11, and then it is known."""
    done: list[tuple[float, Practice]] = [(NOON, reviewed(1))]
    right = Retried(mistake="t.1.1", is_right=True)
    assert [one.id for one in Schedule.of(done, now=NOON).due] == ["t.1.1"]
    done.append((NOON, right))
    assert Schedule.of(done, now=NOON + DAY).due == ()
    [again] = Schedule.of(done, now=NOON + 2 * DAY).due
    assert again.tries == 1
    done.append((NOON + 2 * DAY, right))
    assert Schedule.of(done, now=NOON + 12 * DAY).due == ()
    assert len(Schedule.of(done, now=NOON + 13 * DAY).due) == 1
    done.append((NOON + 13 * DAY, right))
    assert Schedule.of(done, now=NOON + 99 * DAY) == Schedule(due=(), later=(), known=1)


def test_wrong_answer_comes_back_the_next_day() -> None:
    """It is not asked twice on one day."""
    done: list[tuple[float, Practice]] = [
        (NOON, reviewed(1)),
        (NOON, Retried(mistake="t.1.1", is_right=False)),
    ]
    assert Schedule.of(done, now=NOON + DAY / 3).due == ()
    assert len(Schedule.of(done, now=NOON + DAY).due) == 1


def test_wrong_card_in_a_lesson_comes_back_the_next_day_and_once_alone() -> None:
    """With what the lesson says of the cards; what is not a card, and right answers, do not."""
    wrong = Answered(lesson="price", question=1, is_right=False, card="AH")
    done: list[tuple[float, Practice]] = [
        (NOON, wrong),
        (NOON + 60, replace(wrong, card="KH")),
        (NOON + 90, replace(wrong, is_right=True, card=None)),
        (NOON, Answered(lesson="count", question=1, is_right=False)),
        (NOON, Answered(lesson="gone", question=1, is_right=False)),
    ]
    assert Schedule.of(done, now=NOON + DAY / 3).due == ()
    [waiting] = Schedule.of(done, now=NOON + DAY).due
    assert (waiting.id, waiting.source) == ("lesson.price.1", wrong)
    assert (waiting.mistake.kind, round(waiting.mistake.cost, 1)) == (MistakeKind.TOO_DEAR, 1.2)
    done.append((NOON + DAY, Retried(mistake=waiting.id, is_right=True)))
    assert Schedule.of(done, now=NOON + DAY).due == ()
    assert len(Schedule.of(done, now=NOON + 9 * DAY).due) == 1


def test_at_most_ten_are_asked_on_one_day_the_oldest_first() -> None:
    """Three hands have twelve mistakes: after four answers six are left today, ten tomorrow."""
    done: list[tuple[float, Practice]] = [
        (NOON + hand, reviewed(hand, count=4)) for hand in (1, 2, 3)
    ]
    first = Schedule.of(done, now=NOON + 9)
    assert (len(first.due), len(first.later)) == (A_DAY, 2)
    assert first.due[0].id == "t.1.1"
    done += [(NOON + 10, Retried(mistake=one.id, is_right=False)) for one in first.due[:4]]
    assert [one.id for one in Schedule.of(done, now=NOON + 20).due] == [
        f"t.{hand}.{number}" for hand, number in [(2, 1), (2, 2), (2, 3), (2, 4), (3, 1), (3, 2)]
    ]
    assert len(Schedule.of(done, now=NOON + DAY + 20).due) == A_DAY


def test_what_is_left_out_is_never_asked_again() -> None:
    """Nor does it count as known."""
    done: list[tuple[float, Practice]] = [(NOON, reviewed(1)), (NOON, LeftOut(mistake="t.1.1"))]
    assert Schedule.of(done, now=NOON + DAY) == Schedule(due=(), later=(), known=0)


def test_dearest_kind_says_what_to_practise() -> None:
    """Two kinds: the one seldom and dear, the other often and cheap."""
    costs = {MistakeKind.LET_GO: 0.8, MistakeKind.STAGE_TWO: 2.0}
    counts = {MistakeKind.LET_GO: 2, MistakeKind.STAGE_TWO: 1}
    hands = [HandMistakes(at=NOON, counts=counts, costs=costs)] * 2
    own, dearest, memory = what_next(hands, [MistakeKind.LET_GO])
    assert (own.to, own.kind, own.count) == (PointerKind.MISTAKES, MistakeKind.LET_GO, 1)
    assert (dearest.to, dearest.kind, dearest.cost) == (
        PointerKind.STAGE_TWO,
        MistakeKind.STAGE_TWO,
        2.0,
    )
    assert memory.to is PointerKind.MEMORY


def test_reviewed_hand_is_read_back_as_it_was_kept() -> None:
    """Its values too."""
    assert decode_practice(encode_practice(reviewed(2, count=3))) == reviewed(2, count=3)
