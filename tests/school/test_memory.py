"""Memory: what is asked, and how it is judged. The hands are worked out by hand."""

from __future__ import annotations

import pytest

from germanwhist import Card, CardSet, Deal, Hand, IllegalPlayError, RuleSet, Seat, Suit
from germanwhist.school.memory import (
    Grade,
    Seen,
    SuitSum,
    Where,
    asked_cards,
    deal_memory,
    places,
    recall,
)


def tiny_hand() -> Hand:
    """Eight cards, hearts are trumps; north takes the ace of hearts, then that of diamonds."""
    deal = Deal.of_holdings(
        CardSet.parse("A...A"),
        CardSet.parse("K...K"),
        stock=map(Card, ("AH", "KH", "AD", "KD")),
        dealer=Seat.SOUTH,
    )
    hand = Hand.start(RuleSet.parse("pack=8"), deal)
    for card in ("AS", "KS", "AC", "KC"):
        hand = hand.play(Card(card))
    return hand


def cards(text: str) -> CardSet:
    """A set of cards by their names."""
    return CardSet(map(Card, text.split()))


def test_missed_and_wrong_cards_are_told_with_where_they_were_seen() -> None:
    """South finds one ace, misses the other, and marks a king that has been played."""
    found = recall(tiny_hand().view(Seat.SOUTH), cards("AH KS"))
    assert (found.right, found.missed, found.wrong) == (cards("AH"), cards("AD"), cards("KS"))
    assert found.seen == (
        Seen(card=Card("AD"), where=Where.TAKEN, trick=2, seat=Seat.NORTH),
        Seen(card=Card("KS"), where=Where.PLAYED, trick=1, seat=Seat.SOUTH),
    )
    assert (found.asked, found.span) == (2, 0)


def test_card_drawn_face_down_was_never_seen() -> None:
    """North knows both kings only by counting."""
    found = recall(tiny_hand().view(Seat.NORTH), CardSet())
    assert found.seen == (
        Seen(card=Card("KD"), where=Where.UNSEEN),
        Seen(card=Card("KH"), where=Where.UNSEEN),
    )


def test_sum_of_each_suit_leaves_what_the_opponent_holds() -> None:
    """Hearts: 2 less 0 played less 1 own leaves 1, which was found; clubs are all played."""
    found = recall(tiny_hand().view(Seat.SOUTH), cards("AH"))
    by_suit = {total.suit: total for total in found.sums}
    assert by_suit[Suit.HEARTS] == SuitSum(suit=Suit.HEARTS, cards=2, played=0, own=1, found=1)
    assert [by_suit[suit].left for suit in Suit] == [0, 1, 1, 0]
    assert by_suit[Suit.DIAMONDS].found == 0


@pytest.mark.parametrize(
    ("grade", "asked"),
    [
        (Grade.TRUMPS, "AH"),
        (Grade.UPCARDS, "AH AD"),
        (Grade.HIGH_CARDS, "AH AD"),
        (Grade.EVERYTHING, "AH AD"),
    ],
)
def test_grade_asks_about_its_cards_alone(grade: Grade, asked: str) -> None:
    """North holds both red aces, of which hearts are trumps."""
    assert asked_cards(tiny_hand().view(Seat.SOUTH), grade) == cards(asked)


def test_upcards_leave_out_what_was_drawn_face_down() -> None:
    """South took no upcard."""
    assert not asked_cards(tiny_hand().view(Seat.NORTH), Grade.UPCARDS)


def test_marks_beside_the_places_are_refused() -> None:
    """Neither an own card nor one of another suit than trumps can be marked."""
    view = tiny_hand().view(Seat.SOUTH)
    assert places(view, Grade.TRUMPS) == cards("AH")
    for beside in ("KH", "AD"):
        with pytest.raises(IllegalPlayError, match=beside):
            recall(view, cards(beside), grade=Grade.TRUMPS)


def test_nothing_is_asked_before_stage_two() -> None:
    """Before it, nobody can know."""
    view = deal_memory(3, grade=Grade.EVERYTHING).views[-2]
    with pytest.raises(ValueError, match="expected 2"):
        recall(view, CardSet())


@pytest.mark.parametrize("grade", Grade)
@pytest.mark.parametrize("pack", [28, 52])
def test_task_has_something_to_find_and_hides_the_rest(grade: Grade, pack: int) -> None:
    """Every view but the last is of stage one; none has the deal."""
    for seed in range(3):
        task = deal_memory(seed, grade=grade, pack=pack)
        assert len(asked_cards(task.view, grade)) >= 2
        *before, last = task.views
        assert len(before) == pack // 2
        assert {view.stage for view in before} == {1}
        assert last == task.view
        assert all(view.deal is None and view.seat is task.seat for view in task.views)
