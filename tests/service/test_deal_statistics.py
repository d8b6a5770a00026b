from random import Random

import pytest

from germanwhist import Card, Deal, Seat
from germanwhist.cards import CardSet
from germanwhist.service import DealStatistics, Place


def test_cards_are_counted_where_they_were_dealt() -> None:
    """One deal by hand: the pack in order, south leads and has every other card from the top."""
    pack = tuple(CardSet.full())
    statistics = DealStatistics(52)
    statistics.add(pack, Seat.NORTH, computers=[Seat.SOUTH])
    counts = {
        place.place: dict(zip(pack, place.counts, strict=True)) for place in statistics.places()
    }
    assert [card for card, count in counts[Place.UPCARD].items() if count] == [Card("2H")]
    assert counts[Place.LEADER] == counts[Place.COMPUTER]
    assert (counts[Place.LEADER][Card("2C")], counts[Place.DEALER][Card("3C")]) == (1, 1)
    assert sum(counts[Place.DEALER].values()) == 13


@pytest.mark.parametrize("pack", [52, 28])
def test_fair_deals_look_fair(pack: int) -> None:
    """Over many seeded deals the p-values are neither tiny nor all alike."""
    values = []
    for trial in range(20):
        statistics = DealStatistics(pack)
        for number in range(60):
            deal = Deal.shuffled(1_000 * trial + number, Seat(number % 2), pack=pack)
            statistics.add(deal.cards, deal.dealer, computers=[Seat.NORTH])
        values += [place.p for place in statistics.places()]
    assert min(values) > 0.0005
    assert 0.3 < sum(values) / len(values) < 0.7


@pytest.mark.parametrize("pack", [52, 28, 8])
def test_one_deal_is_as_uneven_as_any_other(pack: int) -> None:
    """Its chi-square is the same whatever was dealt, so it is the mean: the degrees of freedom."""
    for seed in range(5):
        statistics = DealStatistics(pack)
        statistics.add(Deal.shuffled(seed, pack=pack).cards, Seat.NORTH, computers=[Seat.NORTH])
        for place in statistics.places():
            assert place.chi_square == pytest.approx(place.degrees)
            assert place.degrees == pack - 1


def test_deals_that_favour_a_seat_look_suspicious() -> None:
    """A computer that is dealt an ace too often in every fifth deal is found out."""
    rng = Random(5)
    statistics = DealStatistics(52)
    for number in range(600):
        cards = list(Deal.shuffled(number).cards)
        ace = cards.index(Card("AS"))
        if rng.random() < 0.2:
            cards[0], cards[ace] = cards[ace], cards[0]
        statistics.add(cards, Seat.NORTH, computers=[Seat.SOUTH])
    by_place = {place.place: place.p for place in statistics.places()}
    assert by_place[Place.COMPUTER] < 0.001
    assert by_place[Place.UPCARD] > 0.001


def test_chi_square_tail_agrees_with_the_tables() -> None:
    """The median and the upper 5 % of 51 and 27 degrees: 50.3, 68.7 and 26.3, 40.1."""
    from germanwhist.service.deal_statistics import _tail  # noqa: PLC0415

    for degrees, median, upper in ((51, 50.335, 68.669), (27, 26.336, 40.113)):
        assert _tail(median, degrees=degrees) == pytest.approx(0.5, abs=0.002)
        assert _tail(upper, degrees=degrees) == pytest.approx(0.05, abs=0.001)
