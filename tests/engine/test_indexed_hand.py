"""Hands given as card indices."""

from __future__ import annotations

from random import Random

import pytest

from germanwhist import Deal, EngineError, Hand, RuleSet, Seat
from germanwhist.engine.indexed_hand import IndexedHands
from germanwhist.engine.observation import ObservedHand, observation


@pytest.mark.parametrize("rules", ["standard", "pack=12 counting=weighted", "small trumps=none"])
@pytest.mark.parametrize("dealer", Seat)
def test_what_is_asked_by_indices_is_what_the_hand_says(rules: str, dealer: Seat) -> None:
    """Observations at every moment; a resampled pack gives the same ones to its seat."""
    ruleset, rng = RuleSet.parse(rules), Random(1)
    hands = IndexedHands(ruleset, dealer)
    hand = Hand.start(ruleset, Deal.shuffled(3, dealer, pack=ruleset.pack))
    pack = [card.index for card in hand.deal.cards]
    others = set()
    while not hand.is_over:
        plays = [card.index for card in hand.plays]
        for seat in Seat:
            row = observation(hand.view(seat)).tolist()
            other = hands.resample(pack, plays, seat, seed=rng.getrandbits(80))
            alike = ObservedHand.of_indices(ruleset, other, dealer=dealer, plays=plays)
            assert alike.observe(seat).tolist() == row
            others.add(tuple(other))
        hand = hand.play(rng.choice(tuple(hand.legal_plays())))
    assert len(others) > ruleset.pack // 2


def test_what_is_no_hand_is_refused() -> None:
    """A pack without a card, a card that is not held, no card at all."""
    hands, pack = IndexedHands(RuleSet(), Seat.SOUTH), list(range(52))
    with pytest.raises(EngineError, match="not a pack"):
        hands.resample([0] * 52, [], Seat.NORTH, seed=1)
    for plays in ([51], [-1], [52]):
        with pytest.raises(EngineError, match="is not legal"):
            hands.resample(pack, plays, Seat.NORTH, seed=1)
