"""The simple computer players: legal under every rule set, and each better than the one below."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest

from germanwhist import (
    PRESETS,
    Card,
    CardSet,
    Deal,
    EngineError,
    Hand,
    Objective,
    RuleSet,
    Seat,
)
from germanwhist.engine import SearchPlayer
from germanwhist.players import PLAYER_NAMES, CountingPlayer, Player, make_player

NAMES = [name.replace("N", "3") for name in PLAYER_NAMES]
SLOW = {"expert", "master"}  # who think long are seen in one hand by each rule set, others in three


def played_out(deal: Deal, rules: RuleSet, north: Player, south: Player) -> Hand:
    """The hand that two players make of a deal; `Hand.play` refuses anything illegal."""
    hand = Hand.start(rules, deal)
    while (seat := hand.to_play) is not None:
        player = north if seat is Seat.NORTH else south
        hand = hand.play(player.choose(hand.view(seat)))
    return hand


def margin(strong: str, weak: str, rules: RuleSet, *, deals: int) -> float:
    """The stronger player's mean counted tricks above half, over duplicate deals."""
    margins = []
    for seed in range(deals):
        deal = Deal.shuffled(seed, Seat.NORTH, pack=rules.pack)
        for seat in Seat:
            pair = [make_player(weak, seed=seed), make_player(weak, seed=seed)]
            pair[seat] = make_player(strong, seed=seed)
            hand = played_out(deal, rules, *pair)
            ahead = (hand.counted[seat] - hand.counted[seat.opponent]) / 2
            margins.append(ahead if hand.objective is Objective.HIGH else -ahead)
    return fmean(margins)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.thorough
def test_every_player_finishes_hands_under_every_preset(name: str, preset: str) -> None:
    """A player never makes an illegal play, whatever the rules."""
    rules = RuleSet.preset(preset)
    for seed in range(1 if name in SLOW else 3):
        deal = Deal.shuffled(seed, Seat.SOUTH, pack=rules.pack)
        hand = played_out(deal, rules, make_player(name, seed=1), make_player("random", seed=2))
        assert sum(hand.counted) == rules.counted_total


@pytest.mark.parametrize(
    "rules", ["standard", "classic1894", "high_low", "small", "trumps=none", "weighted"]
)
@pytest.mark.parametrize(("strong", "weak"), [("greedy", "random"), ("counting", "greedy")])
@pytest.mark.thorough
def test_each_player_beats_the_one_below_it(strong: str, weak: str, rules: str) -> None:
    """Over 25 duplicate deals the better player wins by more than half a trick a hand."""
    assert margin(strong, weak, RuleSet.parse(rules), deals=25) > 0.5


def test_the_same_view_gets_the_same_card() -> None:
    """Greedy and counting players draw no random numbers."""
    view = Hand.start(RuleSet(), Deal.shuffled(3, Seat.NORTH)).view(Seat.SOUTH)
    for name in ("greedy", "counting"):
        assert make_player(name).choose(view) is make_player(name).choose(view)


@pytest.mark.parametrize("name", ["expert", "master", "mc:20", "learned:20", "ismcts:20"])
def test_threads_change_no_play(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever searches does so with as many threads as asked for, and plays the same card."""
    asked: list[int] = []
    made = SearchPlayer.__init__

    def noted(self: SearchPlayer, *given: Any, threads: int = 1, **others: Any) -> None:
        asked.append(threads)
        made(self, *given, threads=threads, **others)

    monkeypatch.setattr(SearchPlayer, "__init__", noted)
    view = Hand.start(RuleSet(), Deal.shuffled(8, Seat.NORTH)).view(Seat.SOUTH)
    alone, several = (make_player(name, seed=5, threads=threads) for threads in (1, 3))
    assert asked == [1, 3]
    assert alone.choose(view) is several.choose(view)


def test_a_seeded_random_player_repeats_itself() -> None:
    """Two random players of one seed play alike."""
    view = Hand.start(RuleSet(), Deal.shuffled(3, Seat.NORTH)).view(Seat.SOUTH)
    first, second = make_player("random", seed=5), make_player("random", seed=5)
    assert [first.choose(view) for _ in range(9)] == [second.choose(view) for _ in range(9)]


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    """The error names the value and every name there is."""
    for name in ("genius", "mc:", "mc:many", "ismcts"):
        with pytest.raises(EngineError, match=f"no such player: '{name}'.*counting"):
            make_player(name)


class TestBookExamples:
    """Plays that the old books recommend, from views built card by card."""

    @staticmethod
    def follow(upcard: str) -> Card:
        """What the counting player plays from ♦Q 6 3 when ♦7 is led."""
        # North leads the ♦7 to the first trick. `trumps=none` keeps the upcard's suit from being
        # trumps; diamonds are a side suit, as in the book.
        south = CardSet.parse("K84.T72.Q63.J842")
        stock_top = Card(upcard)
        others = CardSet.full() - south - CardSet([stock_top, Card("7D")])
        north = CardSet([Card("7D"), *list(others)[::3][:12]])
        stock = [stock_top, *(others - north)]
        deal = Deal.of_holdings(north, south, stock=stock, dealer=Seat.SOUTH)
        hand = Hand.start(RuleSet.parse("trumps=none"), deal).play(Card("7D"))
        return CountingPlayer().choose(hand.view(Seat.SOUTH))

    def test_a_nine_is_not_worth_a_queen(self) -> None:
        """Upcard 9♦: play the 3 and let it go."""
        assert self.follow("9D") is Card("3D")

    def test_a_jack_for_a_queen_is_an_even_exchange(self) -> None:
        """Upcard J♦: win with the queen, exchanged for a card nearly its equal."""
        assert self.follow("JD") is Card("QD")


class TestRulesOfThumb:
    """The baselines do what their names say."""

    @staticmethod
    def hand(upcard: str) -> Hand:
        """South to follow ♦7 with ♦Q 6 3 and others, without trumps."""
        south = CardSet.parse("K84.T72.Q63.J842")
        others = CardSet.full() - south - CardSet([Card(upcard), Card("7D")])
        north = CardSet([Card("7D"), *list(others)[::3][:12]])
        stock = [Card(upcard), *(others - north)]
        deal = Deal.of_holdings(north, south, stock=stock, dealer=Seat.SOUTH)
        return Hand.start(RuleSet.parse("trumps=none"), deal)

    @pytest.mark.parametrize(
        ("name", "upcard", "card"),
        [
            ("lowest", "AD", "3D"),
            ("eager", "2D", "QD"),
            ("threshold", "KD", "QD"),
            ("threshold", "JD", "3D"),
        ],
    )
    def test_follow(self, name: str, upcard: str, card: str) -> None:
        """Which diamond each plays to the seven, for this upcard."""
        view = self.hand(upcard).play(Card("7D")).view(Seat.SOUTH)
        assert make_player(name).choose(view) is Card(card)

    @pytest.mark.parametrize(("name", "upcard", "rank"), [("eager", "AD", 12), ("lowest", "AD", 0)])
    def test_lead(self, name: str, upcard: str, rank: int) -> None:
        """The eager player leads its highest card, the other its lowest."""
        view = self.hand(upcard).view(Seat.NORTH)
        ranks = [c.rank for c in view.holding]
        assert make_player(name).choose(view).rank == (max(ranks) if rank else min(ranks))
