"""The strategy examples of the rules pages: what the engine says to them.

Where it agrees with the books, its play is tested; where it does not, the exact values are. The
page "Strategy examples" of the reference tells the whole story.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import pytest

from benchmarks.strategy import (
    EXAMPLES,
    EXCHANGES,
    gains_by_search,
    gains_in_last_trick,
    gains_of_trump_lead,
    gains_of_upcard,
    second_tricks,
)
from germanwhist import Card, Seat
from germanwhist.engine import SearchMethod, SearchPlayer
from germanwhist.players import make_level

MANY = SearchPlayer(SearchMethod.LEARNED, 100, further=1)
NINE, JACK, KING = EXAMPLES.values()


def is_surely_positive(gains: list[float]) -> bool:
    """Whether the mean is above 0 by more than three standard errors."""
    return fmean(gains) > 3 * stdev(gains) / sqrt(len(gains))


def test_master_lets_the_nine_go() -> None:
    """The queen is too dear for it: the master follows with one of the small cards."""
    master = make_level("master", seed=1)
    for hand in second_tricks(NINE, count=5, seed=2):
        assert master.choose(hand.view(Seat.SOUTH)) in {Card("3D"), Card("6D")}


def test_the_nine_is_not_worth_the_queen_by_search() -> None:
    """Over random hands, with many worlds."""
    assert is_surely_positive(gains_by_search(NINE, MANY, count=12)[Card("QD")])


def test_the_nine_is_not_worth_the_queen_in_the_last_trick_and_the_three_is_the_card() -> None:
    """Exact values: the three is better than the queen, and than the six."""
    gains = gains_in_last_trick(NINE, count=2_000)
    assert is_surely_positive(gains[Card("QD")])
    assert is_surely_positive(gains[Card("6D")])


def test_the_jack_is_not_worth_the_queen_either_in_the_last_trick() -> None:
    """Exact values against the book: the loser turns its three into a better card unseen."""
    gains = gains_in_last_trick(JACK, count=2_000)
    assert is_surely_positive([-gain for gain in gains[Card("3D")]])


def test_a_king_would_be_worth_the_queen() -> None:
    """One rank higher than an equal exchange, and winning is right: the engine is not timid."""
    king = type(JACK)(Card("KD"), JACK.held, JACK.led)
    assert is_surely_positive(gains_in_last_trick(king, count=2_000)[Card("3D")])


@pytest.mark.parametrize("other", ["AC"])
def test_the_king_of_another_suit_is_led_rather_than_the_ace_of_the_upcards(other: str) -> None:
    """To win the king of clubs with the ace of clubs only swaps equals."""
    assert is_surely_positive(gains_by_search(KING, MANY, count=16)[Card(other)])


def test_master_does_not_lead_the_ace_for_the_king() -> None:
    """In each of some random hands it finds something better."""
    master = make_level("master", seed=1)
    for hand in second_tricks(KING, count=4, seed=3):
        assert master.choose(hand.view(Seat.SOUTH)) != Card("AC")


# What the page of tips says, in tricks of stage two.
TOLD = {
    "ace for king": -0.56,
    "king for queen": -0.40,
    "queen for jack": -0.37,
    "jack for ten": -0.40,
    "ten for nine": -0.46,
    "queen for jack, or lose with the nine": 0.06,
    "ruff with the two for the ace": 0.44,
    "ruff with the two for the king": 0.17,
    "ruff with the two for the queen": -0.08,
    "ruff with the two for the nine": -0.73,
    "ace for king of trumps": 0.46,
    "king for queen of trumps": 0.58,
    "ten for nine of trumps": 0.46,
}


@pytest.mark.parametrize("name", TOLD)
def test_exchange_gains_what_the_tips_say(name: str) -> None:
    """Exact values of the last trick, within what so few layouts can tell."""
    (gains,) = gains_in_last_trick(EXCHANGES[name], count=1_500, seed=5).values()
    error = stdev(gains) / sqrt(len(gains))
    assert fmean(gains) == pytest.approx(TOLD[name], abs=4 * error)
    assert (fmean(gains) > 0) is (TOLD[name] > 0)


@pytest.mark.parametrize(
    ("upcard", "told"), [("9D", -0.3), ("TD", -0.1), ("JD", 0.1), ("AD", 0.8), ("2S", 0.3)]
)
def test_upcard_is_worth_what_the_tips_say(upcard: str, told: float) -> None:
    """A side card pays from the jack on, a trump always."""
    gains = gains_of_upcard(Card(upcard), count=2_000)
    error = stdev(gains) / sqrt(len(gains))
    assert fmean(gains) == pytest.approx(told, abs=0.05 + 3 * error)
    assert (fmean(gains) > 0) is (told > 0)


def test_strong_trumps_are_not_led_for_a_poor_card() -> None:
    """Against the books, which have them led early."""
    gains = gains_of_trump_lead(is_trump_turned=False, count=8)
    assert is_surely_positive([-gain for gain in gains])
