"""Reasons: codes and numbers that say what is true of a card."""

from __future__ import annotations

import pytest

from germanwhist import Card, CardSet, Deal, Hand, Objective, RuleSet, Seat
from germanwhist.cards import Suit
from germanwhist.engine import Reason, ReasonCode, SearchMethod, SearchPlayer, Worlds, reasons_for
from germanwhist.rules import does_follower_win


def hand_with(
    south: str, *, upcard: str, rules: str = "standard", north_has: str = "", plays: str = ""
) -> Hand:
    """A hand that south leads, holding these cards; the other cards lie anywhere."""
    own = CardSet(map(Card, south.split()))
    theirs = CardSet(map(Card, north_has.split()))
    rest = [c for c in CardSet.full(13) - own - theirs if c != Card(upcard)]
    own |= CardSet(rest[: 13 - len(own)])
    rest = [c for c in rest if c not in own]
    theirs |= CardSet(rest[: 13 - len(theirs)])
    stock = (Card(upcard), *(c for c in rest if c not in theirs))
    deal = Deal.of_holdings(theirs, own, stock=stock, dealer=Seat.NORTH)
    hand = Hand.start(RuleSet.parse(rules), deal)
    for card in plays.split():
        hand = hand.play(Card(card))
    return hand


def reasons(hand: Hand, card: str) -> dict[ReasonCode, float]:
    """What the seat to play is told about a card."""
    assert hand.to_play is not None
    found = reasons_for(hand.view(hand.to_play), Card(card))
    assert all(isinstance(reason, Reason) for reason in found)
    return {reason.code: reason.number for reason in found}


def test_the_ace_of_trumps_is_the_best_upcard_there_is() -> None:
    """Every hidden card is worse."""
    assert reasons(hand_with("2C 3C", upcard="AH"), "2C")[ReasonCode.UPCARD_BETTER] == 1


def test_in_a_low_hand_a_low_upcard_is_better() -> None:
    """Spades make the hand low: the ace of trumps is the worst card, the two of trumps a good one.

    Exact values have the two of trumps above every side card but the twos and threes.
    """
    ace = hand_with("2C 3C", upcard="AS", rules="objective=by_colour")
    assert reasons(ace, "2C")[ReasonCode.UPCARD_WORSE] == 1
    two = hand_with("2C 3C", upcard="2S", rules="objective=by_colour")
    assert reasons(two, "2C")[ReasonCode.UPCARD_BETTER] > 0.8


def test_a_lead_that_nothing_beats_wins() -> None:
    """The ace of trumps wins whatever the opponent holds; a two loses almost always."""
    hand = hand_with("AH 2H 2C", upcard="9H")
    assert reasons(hand, "AH")[ReasonCode.WINS_TRICK] == 1
    assert reasons(hand, "2H")[ReasonCode.LOSES_TRICK] > 0.95


def test_the_share_of_a_lead_is_that_of_the_layouts() -> None:
    """A king loses to the ace, or to a trump when the suit is out: counted in other layouts."""
    hand = hand_with("KD AS", upcard="9H")
    view = hand.view(Seat.SOUTH)
    higher, diamonds = Card("AD"), CardSet.of_suit(Suit.DIAMONDS)
    beaten = [
        higher in world.opponent
        or (not world.opponent & diamonds and bool(world.opponent.suit(Suit.HEARTS)))
        for world in Worlds(view).sample(4000, seed=9)
    ]
    expected = 1 - sum(beaten) / len(beaten)
    found = reasons(hand, "KD")
    told = found.get(ReasonCode.WINS_TRICK, 1 - found.get(ReasonCode.LOSES_TRICK, 0))
    assert told == pytest.approx(expected, abs=0.1)


def test_where_following_is_free_any_trump_beats_a_side_suit() -> None:
    """An ace of a side suit is then in danger from the first trick on."""
    south = "AD 2D 3D 4D 5D 6D 7D"
    bound = reasons(hand_with(south, upcard="9H"), "AD")
    free = reasons(hand_with(south, upcard="9H", rules="first_stage_follow=free"), "AD")
    assert bound[ReasonCode.WINS_TRICK] > 0.5
    assert free[ReasonCode.LOSES_TRICK] > 0.95


def test_the_cheapest_card_is_told_for_winners_and_losers() -> None:
    """Over the nine of diamonds the ten is the cheapest winner and the two the cheapest loser."""
    hand = hand_with("9D", upcard="KH", north_has="QD TD 6D 2D", plays="9D")
    assert {c: ReasonCode.CHEAPEST in reasons(hand, c) for c in ("QD", "TD", "6D", "2D")} == {
        "QD": False,
        "TD": True,
        "6D": False,
        "2D": True,
    }


def test_trumps_and_command_are_counted() -> None:
    """Of three trumps two are left; of ace and king the ace stays."""
    hand = hand_with("AH KH 2H AD KD 3D", upcard="9H")
    held = len(hand.holding(Seat.SOUTH).suit(Suit.HEARTS))
    assert reasons(hand, "2H")[ReasonCode.COSTS_TRUMP] == held - 1
    assert reasons(hand, "KD")[ReasonCode.KEEPS_COMMAND] == 1
    assert reasons(hand, "3D")[ReasonCode.KEEPS_COMMAND] == 2


def test_a_card_above_most_of_its_suit_is_an_honour() -> None:
    """With the two, eleven diamonds are out: six are below the nine, only five below the eight."""
    hands = {card: hand_with(f"{card} 2D", upcard="KH") for card in ("9D", "8D")}
    found = {card: reasons(hand, card).get(ReasonCode.COSTS_HONOUR) for card, hand in hands.items()}
    assert found == {"9D": 6, "8D": None}


def test_in_a_low_hand_nothing_is_said_of_costs() -> None:
    """To be rid of a high card is no cost there."""
    hand = hand_with("AH KH 2H AD KD 3D", upcard="9S", rules="objective=by_colour")
    costs = {ReasonCode.COSTS_HONOUR, ReasonCode.COSTS_TRUMP, ReasonCode.CHEAPEST}
    for card in hand.legal_plays():
        assert not costs & set(reasons(hand, str(card)))


def test_an_equal_exchange_is_noticed() -> None:
    """The book's example: the queen wins the jack of its suit."""
    hand = hand_with("7D", upcard="JD", north_has="QD 6D 3D", plays="7D")
    assert reasons(hand, "QD")[ReasonCode.EQUAL_EXCHANGE] == 1
    assert ReasonCode.EQUAL_EXCHANGE not in reasons(hand, "3D")


def test_a_void_is_told_while_the_opponent_cannot_have_drawn_the_suit() -> None:
    """South leads clubs, north discards and loses: it draws, and may hold a club again."""
    spades = " ".join(f"{rank}S" for rank in "23456789TJQKA")
    diamonds = " ".join(f"{rank}D" for rank in "3456789TJQK")
    hand = hand_with(f"AC KC {diamonds}", upcard="9H", north_has=spades, plays="AC 2S")
    assert ReasonCode.OPPONENT_VOID not in reasons(hand, "KC")


def test_a_void_is_told_with_its_age_when_no_card_of_the_suit_is_out() -> None:
    """South has all clubs, so that nothing north draws can be one."""
    clubs = " ".join(f"{rank}C" for rank in "23456789TJQKA")
    hand = hand_with(clubs, upcard="9H", north_has="2S 3S", plays="AC 2S")
    assert reasons(hand, "KC")[ReasonCode.OPPONENT_VOID] == 0


# Every objective and trump rule, and what changes the worth of a trick.
KINDS = [
    "standard",
    "objective=by_colour",
    "trumps=none",
    "objective=by_colour trumps=none",
    "counting=all_tricks",
    "first_stage_follow=free",
    "small",
]
FOR_WINNERS = {ReasonCode.UPCARD_BETTER, ReasonCode.EQUAL_EXCHANGE}
COSTS = {ReasonCode.COSTS_HONOUR, ReasonCode.COSTS_TRUMP}


@pytest.mark.parametrize("rules", KINDS)
def test_no_sentence_of_a_hint_speaks_against_its_card(rules: str) -> None:
    """Over some hundred hints: what is told fits whether the card takes the trick.

    And a void is told only when no layout that fits has the suit in the opponent's hand.
    """
    ruleset = RuleSet.parse(rules)
    player = SearchPlayer(SearchMethod.LEARNED, 20, seed=1)
    for seed in range(2):
        hand = Hand.start(ruleset, Deal.shuffled(seed, Seat.NORTH, pack=ruleset.pack))
        while hand.stage == 1:
            assert hand.to_play is not None
            view = hand.view(hand.to_play)
            best = player.advise(view).cards[0]
            codes = {reason.code for reason in best.reasons}
            assert codes
            assert not codes & COSTS
            assert len(codes & {ReasonCode.UPCARD_BETTER, ReasonCode.UPCARD_WORSE}) < 2
            if view.led is not None:
                is_won = does_follower_win(view.led, best.card, trump=view.trump)
                wrong = {ReasonCode.UPCARD_WORSE} if is_won else FOR_WINNERS
                assert not codes & wrong, (seed, view, best)
            if {ReasonCode.UPCARD_BETTER, ReasonCode.LOSES_TRICK} <= codes:
                pytest.fail(f"a card that loses a good upcard, and is praised for it: {best}")
            if ReasonCode.OPPONENT_VOID in codes:
                worlds = Worlds(view).sample(50, seed=seed)
                assert not any(world.opponent.suit(best.card.suit) for world in worlds)
            hand = hand.play(best.card)


def test_a_tie_is_told_first() -> None:
    """Touching cards are one card to the search, so a best card that has one is not alone."""
    spades = " ".join(f"{rank}S" for rank in "AKQJT98765432")
    hand = hand_with(spades, upcard="9H")
    first = SearchPlayer(SearchMethod.LEARNED, 10).advise(hand.view(Seat.SOUTH)).cards[0]
    assert first.reasons[0] == Reason(ReasonCode.AS_GOOD, 12)


def test_stage_two_tells_exact_tricks_and_ties() -> None:
    """In a low hand as in a high one: tricks in all, cards as good, and the next best."""
    ruleset = RuleSet.parse("pack=28 objective=by_colour")
    hands = [Hand.start(ruleset, Deal.shuffled(n, Seat.NORTH, pack=28)) for n in range(6)]
    assert {hand.objective for hand in hands} == set(Objective)
    for start in hands:
        hand = start
        while not hand.is_over:
            if hand.stage == 2 and hand.to_play is not None:
                _check_exact(hand, hand.to_play)
            hand = hand.play(hand.legal_plays().highest())


def _check_exact(hand: Hand, seat: Seat) -> None:
    view = hand.view(seat)
    cards = SearchPlayer(SearchMethod.MONTE_CARLO, 1).advise(view).cards
    best = {reason.code: reason.number for reason in cards[0].reasons}
    ties = [entry for entry in cards[1:] if entry.points == cards[0].points]
    assert best.get(ReasonCode.AS_GOOD, 0) == len(ties)
    assert (ReasonCode.NEXT_BEST in best) is (len(ties) + 1 < len(cards))
    other = 7 - best[ReasonCode.MAKES_TRICKS]
    difference = (best[ReasonCode.MAKES_TRICKS] - other) * view.objective.sign
    assert cards[0].points == difference
    points = [entry.points for entry in cards]
    assert points == sorted(points, reverse=True)
