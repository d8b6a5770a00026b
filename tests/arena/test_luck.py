"""The control variate: zero on average, and harmless."""

from __future__ import annotations

from itertools import permutations, product
from random import Random
from statistics import fmean, pvariance

import pytest

from germanwhist import Card, CardSet, Deal, Hand, RuleSet, Seat
from germanwhist.arena import adjusted
from germanwhist.arena.luck import luck
from germanwhist.players import Player, make_player


def played_out(hand: Hand, players: tuple[Player, Player]) -> Hand:
    """The hand at its end."""
    while (seat := hand.to_play) is not None:
        hand = hand.play(players[seat].choose(hand.view(seat)))
    return hand


@pytest.mark.parametrize("rules", [{}, {"objective": "by_colour"}, {"trumps": "none"}])
@pytest.mark.parametrize("pair", [("greedy", "lowest"), ("eager", "threshold"), ("greedy", "mc:3")])
def test_luck_is_zero_over_all_orders_of_the_stock(
    pair: tuple[str, str], rules: dict[str, str]
) -> None:
    """A pack of 12, the holdings and the first upcard given: all 120 orders of the rest."""
    ruleset = RuleSet.for_study(12, **rules)
    first = Deal.shuffled(5, Seat.NORTH, pack=12)
    upcard, *rest = first.stock
    players = (make_player(pair[0]), make_player(pair[1]))
    totals = [0.0, 0.0]
    has_luck = False
    for order in permutations(rest):
        deal = Deal.of_holdings(
            first.holding(Seat.NORTH),
            first.holding(Seat.SOUTH),
            stock=(upcard, *order),
            dealer=Seat.NORTH,
        )
        lucks = luck(played_out(Hand.start(ruleset, deal), players))
        has_luck |= lucks != (0.0, 0.0)
        totals = [total + one for total, one in zip(totals, lucks, strict=True)]
    assert has_luck
    assert totals == pytest.approx([0, 0], abs=1e-9)


def test_luck_is_what_was_drawn_less_the_mean_of_what_could_be() -> None:
    """A pack of 8, hearts trump: the loser of the first trick draws one of three cards."""
    ruleset = RuleSet.for_study(8)
    deal = Deal.of_holdings(
        CardSet([Card("AC"), Card("KC")]),
        CardSet([Card("AS"), Card("KS")]),
        stock=(Card("AH"), Card("KH"), Card("KD"), Card("AD")),
        dealer=Seat.SOUTH,
    )
    hand = Hand.replay(ruleset, deal, plays=[Card("AC"), Card("KS")])  # north wins, south draws KH
    # Worth of KH (a trump) .64, KD .13, AD .25: their mean is .34.
    assert luck(hand) == pytest.approx((0, 0.30))


def test_adjusted_margins_are_unbiased() -> None:
    """Every sequence of three deals from a population of five, each as likely as the others."""
    population = [(1.5, 0.6), (-0.5, -0.6), (2.0, 1.2), (0.0, -0.9), (0.5, -0.3)]
    assert fmean(luck for _, luck in population) == pytest.approx(0)
    means = []
    for deals in product(population, repeat=3):
        margins, lucks = zip(*deals, strict=True)
        means.append(fmean(adjusted(margins, lucks)))
    assert fmean(means) == pytest.approx(fmean(margin for margin, _ in population))


@pytest.mark.parametrize(("effect", "most"), [(0.0, 1.06), (1.0, 0.60), (-1.0, 0.60)])
def test_the_spread_never_grows_by_more_than_noise(effect: float, most: float) -> None:
    """Twenty deals, a thousand times: where luck says nothing, next to nothing is lost.

    A luck that explains half of the variance leaves half of it, and a little for the slope.
    """
    rng = Random(1)
    plain, clean = [], []
    for _ in range(1000):
        lucks = [rng.gauss(0, 1) for _ in range(20)]
        margins = [0.4 + rng.gauss(0, 1) + effect * luck for luck in lucks]
        plain.append(fmean(margins))
        clean.append(fmean(adjusted(margins, lucks)))
    assert pvariance(clean) < most * pvariance(plain)


def test_few_deals_are_left_as_they_are() -> None:
    """Nothing is known about a slope."""
    assert adjusted([], []) == []
    assert adjusted([2.0], [1.0]) == [2.0]
